"""The numbers of RULES §4.6, counted anew from the rules of ranks alone, and held against the engine."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import comb

import pytest

from games.cards import PACK, RANKS, card
from games.snitchems.captures import Rules, captures, sets
from games.snitchems.counting import best_wins, counts
from games.snitchems.state import DEALS, HAND, LAYOUT

FACES = range(10, 13)
"""Ranks as places 0 to 12; the numerals 0 to 9 count one more than their place."""


@cache
def partitions(total: int, largest: int = 9) -> tuple[tuple[int, ...], ...]:
    """The ways to write a number as a sum of 1 to 9, at most four equal, the largest part first."""
    if total == 0:
        return ((),)
    found = []
    for part in range(min(total, largest), 0, -1):
        found += [(part, *rest) for rest in partitions(total - part, part)]
    return tuple(one for one in found if max(Counter(one).values()) <= 4)


def packed(ranks: tuple[int, ...]) -> int:
    """A table as a number with four bits for the cards of each rank."""
    return sum(1 << 4 * rank for rank in ranks)


GUARD = packed(tuple(range(13))) << 3


def plays(method2: bool = True) -> list[tuple[list[tuple[int, int, int]], int, int]]:
    """For each rank its sets: the packed set, its size, and the place of the actual cards taken with it (7 or 9)."""
    found = []
    for rank in range(13):
        of_rank = []
        for made in (8, 10):
            if rank + 1 < made and rank not in FACES:
                for one in partitions(made - rank - 1):
                    of_rank.append((packed(tuple(part - 1 for part in one)), len(one), made - 1))
        found.append((of_rank, 15 << 4 * rank, 4 * rank))
    return found


PLAYS = plays()


def after_each_play(table: int) -> Iterator[tuple[int, int]]:
    """Every table that can follow when any card is played (default options), with the cards won, 0 for a trail."""
    for of_rank, mask, shift in PLAYS:
        equal = (table & mask) >> shift
        if equal == 4:
            continue  # no fifth card of the rank
        captured = False
        if equal:
            captured = True
            yield table & ~mask, equal + 1
        guarded = table | GUARD
        for chosen, size, actual in of_rank:
            if (guarded - chosen) & GUARD == GUARD:
                captured = True
                with_it = table >> 4 * actual & 15
                yield (table - chosen) & ~(15 << 4 * actual), 1 + size + with_it
        if not captured:
            yield table + (1 << shift), 0


def size(table: int) -> int:
    return sum(table >> 4 * rank & 15 for rank in range(13))


def layouts(cards: int) -> set[int]:
    return {
        packed(ranks) for ranks in combinations_with_replacement(range(13), cards) if max(Counter(ranks).values()) <= 4
    }


def test_every_deal_uses_up_the_pack() -> None:
    """T1."""
    assert {seats: (LAYOUT[seats], DEALS[seats]) for seats in LAYOUT} == {2: (4, 8), 3: (7, 5), 4: (4, 4)}
    for seats, deals in DEALS.items():
        assert LAYOUT[seats] + HAND * seats * deals == 52


@pytest.fixture(scope="module")
def reachable() -> dict[int, int]:
    """Every table of two or four players by rank, with the cards of the largest capture on it."""
    found: dict[int, int] = {}
    waiting = list(layouts(4))
    found.update(dict.fromkeys(waiting, 0))
    while waiting:
        table = waiting.pop()
        for following, won in after_each_play(table):
            found[table] = max(found[table], won)
            if following not in found:
                found[following] = 0
                waiting.append(following)
    return found


def test_the_table_never_holds_more_than_12_cards_and_no_capture_wins_more_than_8(reachable: dict[int, int]) -> None:
    """T5, exhaustively."""
    assert len(reachable) == 55_224
    assert max(map(size, reachable)) == 12
    assert max(reachable.values()) == 8


@pytest.mark.skipif(os.environ.get("HYPOTHESIS_PROFILE") != "explore", reason="takes long; HYPOTHESIS_PROFILE=explore")
def test_with_three_players_the_bounds_are_15_cards_and_9() -> None:
    """T5 for a layout of seven, exhaustively over 551,544 tables."""
    found = layouts(7)
    waiting = list(found)
    most = 0
    while waiting:
        for following, won in after_each_play(waiting.pop()):
            most = max(most, won)
            if following not in found:
                found.add(following)
                waiting.append(following)
    assert (len(found), max(map(size, found)), most) == (551_544, 15, 9)


def longest(table: int, method2: bool, known: dict[int, int]) -> int:
    """The most plays in a row that can fail to capture, beginning on this table."""
    if table in known:
        return known[table]
    most = 0
    for place, (of_rank, mask, _) in enumerate(PLAYS):
        guarded = table | GUARD
        if table & mask or any(
            (guarded - chosen) & GUARD == GUARD and (method2 or table >> 4 * actual & 15)
            for chosen, _, actual in of_rank
        ):
            continue
        most = max(most, 1 + longest(table + (1 << 4 * place), method2, known))
    known[table] = most
    return most


def test_a_capture_must_come_within_nine_plays() -> None:
    """T3: at most 8 plays fail to capture after a first layout, 9 from an empty table.

    Without method 2 a layout can be followed by 12 such plays, an empty table by 13: one of each rank.
    """
    known: dict[int, int] = {}
    assert max(longest(one, True, known) for one in layouts(4)) == 8
    assert longest(0, True, known) == 9
    without: dict[int, int] = {}
    assert max(longest(one, False, without) for one in layouts(4)) == 12
    assert longest(0, False, without) == 13


def test_the_engine_agrees_on_every_reachable_table(reachable: dict[int, int]) -> None:
    """Every fortieth of the 55,224 tables: the best capture of each rank, by the engine and by the players' table."""
    for table in sorted(reachable)[::40]:
        cards = tuple(card(RANKS[rank] + suit) for rank in range(13) for suit in "SHDC"[: table >> 4 * rank & 15])
        wins = best_wins(counts(cards), Rules())
        most = 0
        for rank in range(13):
            if table >> 4 * rank & 15 == 4:
                continue
            found = captures(card(RANKS[rank] + "C"), cards)
            best = max((1 + len(taken) for taken in found), default=0)
            assert best == wins[rank]
            most = max(most, best)
        assert most == reachable[table]


@pytest.mark.parametrize(("total", "ways"), [(8, 18), (10, 33)])
def test_eight_can_be_made_in_18_and_ten_in_33_ways(total: int, ways: int) -> None:
    """Sums of two or more numerals, at most four equal; the engine finds the same among all the pack's cards."""
    sums = [one for one in partitions(total, 9) if len(one) > 1]
    assert len(sums) == ways
    by_rank = {tuple(one.rank for one in chosen) for chosen in sets(PACK)[total] if len(chosen) > 1}
    assert len(by_rank) == ways


def test_all_numerals_of_the_pack_total_220() -> None:
    """T7."""
    assert sum(4 * number for number in range(1, 11)) == 220


def test_first_layouts_are_as_often_alike_as_the_rules_say() -> None:
    """270,725 layouts by how many cards are equal."""
    shapes: Counter[tuple[int, ...]] = Counter()
    for ranks in combinations_with_replacement(range(13), 4):
        held = Counter(ranks)
        ways = 1
        for number in held.values():
            ways *= comb(4, number)
        shapes[tuple(sorted(held.values(), reverse=True))] += ways
    assert shapes == {
        (1, 1, 1, 1): 183_040, (2, 1, 1): 82_368, (2, 2): 2_808, (3, 1): 2_496, (4,): 13,
    }  # fmt: skip
    assert sum(shapes.values()) == comb(52, 4) == 270_725


def test_the_face_cards_left_at_the_end_are_expected_to_be_20316_of_270725() -> None:
    """T4: of each face rank j in the layout leave 0, 0, 1, 0, 4."""
    left = (0, 0, 1, 0, 4)
    expected = 3 * sum(Fraction(comb(4, j) * comb(48, 4 - j), comb(52, 4)) * left[j] for j in range(5))
    assert expected == Fraction(20316, 270725)


def test_best_wins_is_right_under_every_rule() -> None:
    """The players' table against the engine's captures, over layouts of six cards."""
    tables = list(combinations(PACK[::5], 6))[::7]
    for method2 in (True, False):
        for table_sum in (True, False):
            rules = Rules(method2=method2, table_sum=table_sum)
            for table in tables:
                wins = best_wins(counts(table), rules)
                for rank, most in zip(RANKS, wins, strict=True):
                    found = captures(card(f"{rank}S"), table, rules)
                    assert most == max((1 + len(taken) for taken in found), default=0)
