"""The tables of RULES §3.6, exactly, from the engine's odds and from the engine's own play."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

import games
from games.cards import PACK, RANKS, SUITS, Card, cards
from games.dealing import Deal
from games.inbetween import chances
from games.inbetween.actions import Bet
from games.inbetween.chances import fresh, gaps, next_posts
from games.inbetween.options import InBetweenOptions
from games.inbetween.spread import gap
from games.inbetween.state import full_pack

ENGINE = games.game("inbetween")
F = Fraction
TABLE = {
    # gap: pairs, P(gap), P(win), EV per chip, EV with match=double (RULES §3.6, typed from there)
    1: (176, F(88, 663), F(2, 25), F("-0.84"), F("-0.96")),
    2: (160, F(80, 663), F(4, 25), F("-0.68"), F("-0.80")),
    3: (144, F(24, 221), F(6, 25), F("-0.52"), F("-0.64")),
    4: (128, F(64, 663), F(8, 25), F("-0.36"), F("-0.48")),
    5: (112, F(56, 663), F(2, 5), F("-0.20"), F("-0.32")),
    6: (96, F(16, 221), F(12, 25), F("-0.04"), F("-0.16")),
    7: (80, F(40, 663), F(14, 25), F("0.12"), F(0)),
    8: (64, F(32, 663), F(16, 25), F("0.28"), F("0.16")),
    9: (48, F(8, 221), F(18, 25), F("0.44"), F("0.32")),
    10: (32, F(16, 663), F(4, 5), F("0.60"), F("0.48")),
    11: (16, F(8, 663), F(22, 25), F("0.76"), F("0.64")),
}


def test_the_odds_of_a_fresh_pack_are_the_table_of_the_rules() -> None:
    rows = {row.gap: row for row in gaps(fresh(1), InBetweenOptions())}
    double = {row.gap: row for row in gaps(fresh(1), InBetweenOptions(match="double"))}
    assert set(rows) == {-1, 0, *TABLE}
    assert sum(row.pairs for row in rows.values()) == 1326
    assert (rows[-1].pairs, rows[-1].chance, rows[-1].settled) == (78, F(1, 17), 2)
    assert (rows[0].pairs, rows[0].chance, rows[0].settled) == (192, F(32, 221), -1)
    for between, (pairs, chance, win, gain, doubled) in TABLE.items():
        row = rows[between]
        assert (row.pairs, row.chance, row.win, row.per_chip) == (pairs, chance, win, gain)
        assert double[between].per_chip == doubled
        assert (pairs, win, gain) == ((12 - between) * 16, F(4 * between, 50), F(8 * between - 50, 50))


@pytest.mark.parametrize(("option", "column"), [("single", 3), ("double", 4)])
def test_playing_every_pair_with_every_third_card_gives_the_table_too(option: str, column: int) -> None:
    """All 1,326 pairs dealt by the engine, each with all 50 third cards, equal ones of a rank at once."""
    options = InBetweenOptions(first_dealer="agreed", match=option, rounds=1)
    start = ENGINE.start(options, 2, 2)
    pairs: Counter[int] = Counter()
    gains: dict[int, Fraction] = {}
    for two in combinations(PACK, 2):
        rest = [one for one in PACK if one not in two]
        state, events = ENGINE.apply(start, Deal(None, (*two, *rest)))
        by_kind = {event.kind: event for event in events if event.seat == 1}
        if "pair-won" in by_kind or "consecutive-paid" in by_kind:
            pairs[-1 if "pair-won" in by_kind else 0] += 1
            continue
        between = by_kind["bet-due"].fact("gap")
        pairs[between] += 1
        gain = F(0)
        for rank, of_rank in Counter(one.rank for one in rest).items():
            first = next(one for one in rest if one.rank == rank)
            ordered = (*two, first, *(one for one in rest if one is not first))
            _, events = ENGINE.play(state._replace(pack=ordered), Bet(1, 1))
            end = next(event for event in events if event.kind in ("won", "lost"))
            gain += F(of_rank * (end.fact("chips") if end.kind == "won" else -end.fact("chips")), 50)
        assert gains.setdefault(between, gain) == gain
    assert pairs == Counter({-1: 78, 0: 192} | {one: row[0] for one, row in TABLE.items()})
    assert gains == {one: row[column] for one, row in TABLE.items()}


def turn_value(bet: Any) -> Fraction:
    """The expected gain of a turn with a fresh pack; `bet` gives the chips bet by the gap."""
    rows = gaps(fresh(1), InBetweenOptions())
    value = F(0)
    for row in rows:
        value += row.chance * (row.settled if row.per_chip is None else row.per_chip * bet(row.gap))
    return value


def test_always_betting_one_costs_346_in_1275_a_turn() -> None:
    assert turn_value(lambda between: 1) == F(-346, 1275)


@pytest.mark.parametrize("most", [1, 2, 5, 6, 20])
def test_betting_more_from_gap_7_on_breaks_even_between_5_and_6_chips(most: int) -> None:
    value = turn_value(lambda between: most if between >= 7 else 1)
    assert value == F(-5498, 16575) + most * F(40, 663)
    assert (value > 0) == (most > F("5.498"))


def test_a_bet_is_favourable_from_gap_7_on_and_with_double_match_from_gap_8_on() -> None:
    for option, first in (("single", 7), ("double", 8)):
        rows = gaps(fresh(1), InBetweenOptions(match=option))
        assert min(row.gap for row in rows if row.per_chip is not None and row.per_chip > 0) == first


def test_a_third_card_is_turned_in_176_of_221_turns() -> None:
    rows = gaps(fresh(1), InBetweenOptions())
    chance = sum((row.chance for row in rows if row.gap > 0), F(0))
    assert chance == F(176, 221)
    assert 2 + chance == F(618, 221)


@pytest.mark.parametrize(
    ("packs", "edge"), [(1, "3.1553544"), (2, "3.0766302"), (4, "2.8837585"), (6, "2.7978266"), (8, "2.7508921")]
)
def test_the_same_counts_give_the_published_house_edge_of_red_dog(packs: int, edge: str) -> None:
    """Red Dog is not played here; its published figures check how posts and third cards are counted."""
    unseen = chances.count(full_pack(packs))
    total, value = sum(unseen), F(0)
    for one in next_posts(unseen):
        chance = F(one.ways, total * (total - 1))
        left = chances.without(chances.without(unseen, one.ranks[0]), one.ranks[1])
        if one.gap == -1:
            value += chance * F(11 * left[one.ranks[0]], total - 2)
        elif one.gap > 0:
            win = F(chances.third(one.posts, "", "", left, InBetweenOptions()).win, total - 2)
            odds, stake = {1: 5, 2: 4, 3: 2}.get(one.gap, 1), 2 if one.gap >= 7 else 1
            value += chance * stake * (win * odds - (1 - win))
    assert round(float(-value * 100), 7) == float(edge)
    if packs == 6:
        for between in range(1, 12):
            two = next(one for one in next_posts(unseen) if one.gap == between)
            left = chances.without(chances.without(unseen, two.ranks[0]), two.ranks[1])
            assert F(chances.third(two.posts, "", "", left, InBetweenOptions()).win, 310) == F(24 * between, 310)


def pack_of(codes: list[str]) -> tuple[Card, ...]:
    first = cards(codes)
    return (*first, *(one for one in PACK if one not in first))


def test_a_pack_lasts_between_17_and_25_turns() -> None:
    """RULES §3.6: 17 turns of three cards leave one; 25 of two leave two, which are too few (clause 27)."""
    options = InBetweenOptions(first_dealer="agreed", pair="pass", reshuffle_rounds=0, rounds=50, chips=200)
    pairs = [f"{rank}{suit}" for rank in RANKS for suit in SUITS]
    state, events = ENGINE.apply(ENGINE.start(options, 2, 2), Deal(None, pack_of(pairs)))
    assert sum(event.kind == "turn-ended" for event in events) == 25
    assert (state.to_act, state.why, len(state.stock)) == ("chance", "short", 2)
    # Of each suit one card is left out, and the other twelve are posts four ranks apart with a third card between.
    triples, out = [], {"S": "2", "H": "A", "D": "8", "C": "5"}
    for suit, without in out.items():
        ranks = [rank for rank in (*RANKS[1:], "A") if rank != without]
        triples += [f"{ranks[place + step]}{suit}" for place in range(4) for step in (0, 8, 4)]
    state, _ = ENGINE.apply(ENGINE.start(options, 2, 2), Deal(None, pack_of([*triples, "2S", "AH", "8D"])))
    for _ in range(17):
        assert state.phase == "bet"
        state, _ = ENGINE.apply(state, Bet(state.to_act, 1))
    assert (state.turns, state.to_act, state.why, len(state.stock)) == (17, "chance", "short", 1)


def test_the_order_of_the_posts_and_the_suits_do_not_matter() -> None:
    for two in combinations(PACK, 2):
        assert gap(two, "") == gap((two[1], two[0]), "")
        other = tuple(PACK[(one.index + 13) % 52] for one in two)
        assert gap(two, "") == gap(other, "")
