"""The odds as data, against an independent count: every unseen card is turned by the engine itself."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

import games
from games.cards import RANKS, card, cards
from games.inbetween.actions import Bet, High, Low
from games.inbetween.odds import odds

ENGINE = games.game("inbetween")


def outcomes(state: Any, bet: int) -> tuple[Counter[str], Fraction]:
    """What each unseen card does to that bet, by playing it; and the mean gain."""
    found: Counter[str] = Counter()
    gain = 0
    stock = state.stock
    for rank, times in Counter(one.rank for one in stock).items():
        place = next(number for number, one in enumerate(stock) if one.rank == rank)
        ordered = (stock[place], *stock[:place], *stock[place + 1 :])
        _, events = ENGINE.play(state._replace(pack=(*state.pack[: state.turned], *ordered)), Bet(state.seat, bet))
        end = next(event for event in events if event.kind in ("won", "lost"))
        kind = end.kind if end.kind == "won" else str(end.fact("why"))
        found[{"third-equal": "match", "outside": "lost", "wrong-side": "lost"}.get(kind, kind)] += times
        gain += times * (end.fact("chips") if end.kind == "won" else -end.fact("chips"))
    return found, Fraction(gain, len(stock))


def test_bets_have_the_odds_that_turning_every_unseen_card_gives(walk) -> None:
    bets = 0
    for seed in range(60):
        for state, _, _, _ in walk(seed, 40):
            if state.phase != "bet":
                continue
            found = odds(ENGINE.view(state, state.seat), ())
            json.dumps(found)
            (row,) = found["bets"]
            for amount in row["amounts"]:
                counted, gain = outcomes(state, amount["chips"])
                assert row["win"]["count"] == counted["won"]
                assert row["match"]["count"] == counted["match"]
                assert row["lose"]["count"] == counted["lost"]
                assert row["win"]["of"] == found["unseen"] == len(state.stock)
                assert Fraction(amount["expectation"]) == gain
            verdict = {"favourable": 1, "fair": 0, "unfavourable": -1}[row["verdict"]]
            assert (Fraction(row["per_chip"]) > 0) - (Fraction(row["per_chip"]) < 0) == verdict
            bets += 1
    assert bets > 500


def test_calls_have_the_odds_of_what_they_lead_to(walk) -> None:
    seen: Counter[str] = Counter()
    for seed in range(150):
        for state, _, _, _ in walk(seed, 40):
            if state.phase not in ("call", "ace") or len(state.posts) != 2:
                continue
            rows = odds(ENGINE.view(state, state.seat), ())["bets"]
            for row, call in zip(rows, (High, Low), strict=True):
                after, _ = ENGINE.play(state, call(state.seat))
                if after.phase != "bet" or after.posts != state.posts:
                    assert row["gap"] == 0
                    continue
                seen[state.phase] += 1
                counted, gain = outcomes(after, 1)
                assert (row["win"]["count"], row["match"]["count"]) == (counted["won"], counted["match"])
                assert Fraction(row["amounts"][0]["expectation"]) == gain
    assert min(seen["call"], seen["ace"]) > 50


@pytest.mark.parametrize(
    ("match", "consecutive", "pair"), [("single", "lose-1", "win-2"), ("double", "pass", "high-low")]
)
def test_a_first_ace_has_the_odds_of_every_second_and_third_card(play, match, consecutive, pair) -> None:
    """Both cards after the ace are enumerated one by one, with ranks ordered by hand."""
    state = (
        play(
            f"""
        options ace=first-choice match={match} consecutive={consecutive} pair={pair}
        seats 2
        position dealer 2
        position posts AS
        position discards 2D 2H 7C 9S KD
        """
        )
        .steps[-1]
        .state
    )
    rows = odds(ENGINE.view(state, 1), ())["calls"]
    seen = {str(one) for one in (*state.posts, *state.discards)}
    order = {rank: place for place, rank in enumerate((*RANKS[1:], "A"), 2)}
    left = [order[code[:-1]] for code in (f"{rank}{suit}" for rank in order for suit in "SHDC") if code not in seen]
    for row in rows:
        ace = 14 if row["ace"] == "high" else 1
        win = value = Fraction(0)
        favourable = 0
        for place, second in enumerate(left):
            thirds = left[:place] + left[place + 1 :]
            low, high = sorted((ace, second))
            if low == high and pair == "win-2":
                value += Fraction(2, len(left))
                continue
            if high - low == 1:
                value += Fraction(-1 if consecutive == "lose-1" else 0, len(left))
                continue
            if low == high:
                wins, equal, times = sum(one < 14 for one in thirds), thirds.count(14), 3
            else:
                wins = sum(low < one < high for one in thirds)
                equal, times = sum(one in (14, second) for one in thirds), 2 if match == "double" else 1
            edge = wins - (len(thirds) - wins - equal) - times * equal
            favourable += edge > 0
            win += Fraction(wins, len(thirds) * len(left))
            value += Fraction(edge, len(thirds) * len(left))
        assert row["favourable"]["count"] == favourable
        assert Fraction(row["win"]) == win
        assert Fraction(row["expectation"]) == value


def test_before_a_shuffle_the_odds_are_the_table_of_the_next_posts() -> None:
    state = ENGINE.start(ENGINE.Options(), 3, 1)
    found = odds(ENGINE.view(state, 1), ())
    assert found["unseen"] == 52
    assert [row["posts"]["count"] for row in found["next"]] == [78, 192, *range(176, 0, -16)]
    assert found["next"][8]["per_chip"] == "3/25"


def test_odds_come_from_what_lies_open_and_not_from_the_stock(walk) -> None:
    for seed in range(20):
        for state, _, _, _ in walk(seed, 30):
            other = state._replace(pack=(*state.pack[: state.turned], *reversed(state.stock)))
            for seat in (1, 2):
                assert odds(ENGINE.view(state, seat), ()) == odds(ENGINE.view(other, seat), ())


def test_the_odds_of_the_seeds_first_example() -> None:
    """2D 9D: six ranks between, 24 of the 50 other cards; one of them is known to nobody."""
    state = ENGINE.position(ENGINE.Options(), 4, [("turn", "2"), ("posts", "2D", "9D")])
    (row,) = odds(ENGINE.view(state, 2), ())["bets"]
    assert row["win"] == {"count": 24, "of": 50, "chance": "12/25"}
    assert (row["match"]["count"], row["lose"]["count"], row["per_chip"]) == (6, 20, "-1/25")
    assert row["amounts"] == [{"chips": 1, "expectation": "-1/25"}, {"chips": 4, "expectation": "-4/25"}]
    assert card("2D") in cards(ENGINE.view(state, 2)["posts"])
