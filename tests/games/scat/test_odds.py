"""The odds of Scat against counts of their own, and that they come from what the seat has seen."""

from __future__ import annotations

import json
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

from games.bots import player
from games.cards import PACK, Card, cards
from games.core import CHANCE
from games.playout import Table
from games.scat.odds import SAMPLES, odds
from games.scat.options import ScatOptions
from tests.games.scat.reference import Reference

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"three_of_a_kind": "30.5"},
    {"straight_flush": True},
    {"stock_empty": "reshuffle"},
)


def positions(scat: Any, seed: int, **options: Any) -> list[tuple[Any, int, tuple[Any, ...]]]:
    """States of a game of four sensible players with the seat to act and what it has seen."""
    table = Table(scat, scat.start(ScatOptions(**options), 4, 1), seed)
    bots = [player("scat", "sensible", seed, seat) for seat in range(1, 5)]
    found = []
    for _ in range(36):
        actor = table.state.to_act
        if actor is None:
            break
        if actor != CHANCE:
            found.append((table.state, actor, tuple(table.seen[actor])))
        table.apply(table.chance() if actor == CHANCE else table.ask(bots[actor - 1]))
    return found


def test_fewer_samples_are_the_first_ones_and_without_any_only_what_is_counted_is_told(scat: Any) -> None:
    state, seat, seen = positions(scat, 1)[0]
    view = scat.view(state, seat)
    few, more, again = (odds(view, seen, samples) for samples in (20, 60, 20))
    assert few == again
    assert (few["knock"]["samples"], more["knock"]["samples"]) == (20, 60)
    assert 0 <= more["knock"]["loses"]["count"] - few["knock"]["loses"]["count"] <= 40
    assert few["knock"]["loses"]["error"] > more["knock"]["loses"]["error"] > 0
    assert odds(view, seen, 0) == {name: part for name, part in more.items() if name != "knock"}
    assert "draw" in odds(view, seen, 0)


def test_the_next_card_counted_by_hand(scat: Any) -> None:
    # 20 in spades. Of the 48 unseen cards the ace makes 31; K or Q of spades are worth 10 instead of the 4.
    state = scat.start(ScatOptions(), 2, 1)._replace(
        phase="turn",
        seat=1,
        hands=(cards("JS 10S 4H"), cards("2C 3C 4C")),
        discards=cards("5C"),
        stock=tuple(one for one in PACK if str(one) not in ["JS", "10S", "4H", "2C", "3C", "4C", "5C"]),
        deal=1,
    )
    draw = odds(scat.view(state, 1), ())["draw"]
    to = {one["value"]: one["count"] for one in draw["to"]}
    # Every other spade is kept instead of the four of hearts: ace 31, king and queen 30, 2 to 9 as they are.
    assert to == {31: 1, 30: 2} | {20 + pips: 1 for pips in range(2, 10)}
    assert draw["value"] == 20
    assert draw["improves"] == {"count": 11, "of": 48, "chance": "11/48"}


@pytest.mark.parametrize("options", OPTIONS)
def test_every_unseen_card_is_drawn_and_the_best_three_kept(scat: Any, options: dict[str, Any]) -> None:
    """Against the reference's own way of counting a hand, over whole games."""
    checked = 0
    for state, seat, seen in positions(scat, 3, **options):
        draw = odds(scat.view(state, seat), seen).get("draw")
        if draw is None:
            continue
        hand = state.hand(seat)
        hidden = unseen(state, seat, seen)
        assert draw["improves"]["of"] == len(hidden)
        counts: dict[float, int] = {}
        for drawn in hidden:
            best = max(value(three, state.options) for three in combinations((*hand, drawn), 3))
            if best > value(hand, state.options):
                counts[best] = counts.get(best, 0) + 1
        assert {one["value"]: one["count"] for one in draw["to"]} == counts
        assert Fraction(draw["improves"]["chance"]) == Fraction(sum(counts.values()), len(hidden))
        checked += 1
    assert checked > 5


def value(hand: Any, options: Any) -> float:
    """What the reference says that three cards are worth."""
    return Reference(2, 1, options.values()).value([str(one) for one in hand])


def unseen(state: Any, seat: int, seen: Any) -> list[Card]:
    """The cards that the seat cannot place, followed card by card: what it holds, and where each open card went."""
    placed: dict[Card, str] = {}
    for event in seen:
        if event.kind == "dealt":
            placed = {}
        elif event.kind in ("turned-up", "discarded"):
            placed[event.fact("card")] = "pile"
        elif event.kind == "took-discard":
            placed[event.fact("card")] = "hand"
        elif event.kind == "stock-reshuffled":
            top = state.discards[0] if state.discards else None
            placed = {one: place for one, place in placed.items() if place == "hand" or one is top}
    placed |= dict.fromkeys(state.hand(seat), "own")
    return [one for one in PACK if one not in placed]


def test_cards_that_nobody_has_shown_do_not_matter(scat: Any) -> None:
    """The same view and history give the same odds, however the hidden cards lie."""
    for state, seat, seen in positions(scat, 5)[:8]:
        view = scat.view(state, seat)
        hidden = list(state.stock)
        other = state._replace(stock=tuple(hidden[::-1]))
        assert json.dumps(odds(view, seen)) == json.dumps(odds(scat.view(other, seat), seen))


def test_a_knock_with_a_high_hand_is_safe_and_with_a_low_one_is_not(scat: Any) -> None:
    chances = {}
    for name, hand in (("high", "KS QS 9S"), ("low", "2S 3H 4D")):
        rest = [one for one in PACK if str(one) not in hand.split()]
        state = scat.start(ScatOptions(), 3, 3)._replace(
            phase="turn",
            seat=1,
            hands=(tuple(sorted(cards(hand))), tuple(sorted(rest[:3])), tuple(sorted(rest[3:6]))),
            discards=tuple(rest[6:7]),
            stock=tuple(rest[7:]),
            deal=1,
        )
        knock = odds(scat.view(state, 1), ())["knock"]
        assert knock["samples"] == SAMPLES
        for part in (knock["loses"], knock["loses_two"]):
            assert part["chance"] == part["count"] / SAMPLES
            assert 0 < part["error"] < 0.03
        chances[name] = knock["loses"]["chance"]
    assert chances["high"] < 0.05
    assert chances["low"] > 0.85


def test_there_is_nothing_to_tell_where_a_seat_may_not_knock_or_look(scat: Any) -> None:
    for state, seat, seen in positions(scat, 2):
        found = odds(scat.view(state, seat), seen)
        assert ("knock" in found) == scat.ruling(state, scat.read_action(state, f"{seat} knock")).allowed
        other = seat % 4 + 1
        assert "knock" not in odds(scat.view(state, other), seen)
    assert "draw" not in odds(scat.view(state, None), seen)
