"""Which cards can be taken: the engine against a brute force over all subsets of the table.

The brute force knows nothing of the engine. For every subset it asks whether the rules' sentences are true of it, and
what the table would have to allow; an option table then has the captures whose demands it meets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest

from games.cards import Card
from games.snitchems.options import SnitchemsOptions
from games.snitchems.state import SnitchemsState

NUMBERS = {"A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "10": 10}
METHOD2, PARTIAL, TABLE_SUM = "method2", "partial", "table-sum"
Demands = frozenset[str]


def demands(card: Card, taken: list[Card], table: tuple[Card, ...]) -> Iterator[Demands]:
    """What each way of taking just these cards demands of the table's options; nothing: not a capture at all."""
    equal = sum(one.rank == card.rank for one in taken)
    if equal == len(taken):
        whole = equal == sum(one.rank == card.rank for one in table)
        yield frozenset() if whole else frozenset({PARTIAL})
    if card.rank not in NUMBERS:
        return
    for made in (8, 10):
        actual = [one for one in taken if one.rank == str(made)]
        others = [one for one in taken if one.rank != str(made)]
        if not others or any(one.rank not in NUMBERS for one in others):
            continue
        total = sum(NUMBERS[one.rank] for one in others)
        asked = set()
        if len(actual) < sum(one.rank == str(made) for one in table):
            asked.add(PARTIAL)
        if card.rank == str(made):
            if total == made:
                yield frozenset({*asked, TABLE_SUM})
        elif total + NUMBERS[card.rank] == made:
            if not actual:
                asked.add(METHOD2)
            yield frozenset(asked)


def by_brute_force(state: SnitchemsState, every: bool = False) -> list[tuple[Card, frozenset[Card], list[Demands]]]:
    """Every subset of the table with each card of the hand, and what it demands.

    A capture is of equal cards, or of numerals that add up with the card played to a multiple of 8 or of 10 (RULES
    T7). Unless `every` is set, other subsets are not asked about: that spares most of the time.
    """
    found = []
    subsets: list[tuple[list[Card], int, bool]] = [([], 0, False)]  # cards, their sum, whether there is a face card
    for one in state.table:
        number = NUMBERS.get(one.rank, 0)
        subsets += [([*subset, one], total + number, faces or not number) for subset, total, faces in subsets]
    hand = [(card, NUMBERS.get(card.rank, 0)) for card in state.hands[state.seat - 1]]
    for subset, total, faces in subsets[1:]:
        rank = subset[0].rank
        for card, number in hand:
            sum_fits = number and not faces and ((total + number) % 8 == 0 or (total + number) % 10 == 0)
            if not (sum_fits or rank == card.rank or every):
                continue
            ways = list(demands(card, subset, state.table))
            if ways:
                found.append((card, frozenset(subset), ways))
    return found


COMBINATIONS = [
    SnitchemsOptions(method2=method2, compulsory=compulsory, partial=partial, table_sum=table_sum)
    for method2, compulsory, partial, table_sum in product([True, False], repeat=4)
]


def expected(
    state: SnitchemsState, brute: list[tuple[Card, frozenset[Card], list[Demands]]], options: SnitchemsOptions
) -> set[tuple[Card, frozenset[Card]]]:
    allowed = {
        name
        for name, on in ((METHOD2, options.method2), (PARTIAL, options.partial), (TABLE_SUM, options.table_sum))
        if on
    }
    found = {(card, taken) for card, taken, ways in brute if any(way <= allowed for way in ways)}
    if not found or not options.compulsory:
        found |= {(card, frozenset()) for card in state.hands[state.seat - 1]}
    return found


@pytest.mark.parametrize("seed", range(8))
def test_legal_plays_equal_a_brute_force_over_all_subsets_for_every_combination_of_options(
    seed: int, snitchems: Any, positions: Callable[[int, int], Iterator[SnitchemsState]]
) -> None:
    """2,500 positions in each of eight parts, 20,000 together, each under all 16 combinations."""
    captured = 0
    for position in positions(2500, seed):
        brute = by_brute_force(position)
        values = position._asdict()
        for options in COMBINATIONS:
            state = SnitchemsState(**{**values, "options": options})
            plays = snitchems.actions(state)
            got = {(play.card, frozenset(play.take)) for play in plays}
            assert got == expected(position, brute, options), (position.hands, position.table, options.write())
            assert len(plays) == len(got), "no choice is listed twice"
            captured += len(plays)
    assert captured > 100_000


def test_the_positions_have_captures_of_every_kind_and_every_demand(
    positions: Callable[[int, int], Iterator[SnitchemsState]],
) -> None:
    """Otherwise the comparison would compare little."""
    asked: set[Demands] = set()
    both = 0
    for position in positions(2500, 0):
        for _, _, ways in by_brute_force(position):
            asked.update(ways)
            both += len(ways) > 1
    assert asked == {
        frozenset(), frozenset({PARTIAL}), frozenset({METHOD2}), frozenset({METHOD2, PARTIAL}),
        frozenset({TABLE_SUM}), frozenset({TABLE_SUM, PARTIAL}),
    }  # fmt: skip
    assert both > 100


def test_the_subsets_that_the_brute_force_does_not_ask_about_are_no_captures(
    positions: Callable[[int, int], Iterator[SnitchemsState]],
) -> None:
    for position in positions(400, 2):
        assert by_brute_force(position) == by_brute_force(position, every=True)


def test_the_same_cards_are_never_a_made_eight_and_a_made_ten(
    snitchems: Any, positions: Callable[[int, int], Iterator[SnitchemsState]]
) -> None:
    """So the cards taken say which capture is meant; only a pair can be the same cards as a made number, and there
    nothing depends on it."""
    for position in positions(2500, 1):
        for card, taken, ways in by_brute_force(position):
            if len(ways) > 1:
                assert len(ways) == 2 and all(one.rank == card.rank for one in taken)
