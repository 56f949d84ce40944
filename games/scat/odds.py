"""The odds of Scat for one seat: what the next card from the stock may do for the hand, and what a knock now risks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from typing import Any, Final

from games.cards import Card, card
from games.chance import Source
from games.core import Event, View
from games.scat import actions as do
from games.scat import bots, engine, seeing
from games.scat.options import ScatOptions
from games.scat.value import worth

ASSUMPTION: Final = "every card that this seat cannot place is equally likely to be the next of the stock"
KNOCK_ASSUMPTION: Final = (
    "the others hold what is left after keeping their best cards in each of their turns, "
    "and play like the sensible player"
)
SAMPLES: Final = 400
"""Imagined games behind the chance that a knock loses."""


def odds(view: View, history: Sequence[Event]) -> dict[str, Any]:
    """The chances as plain JSON data; exact ones are `"numerator/denominator"` with the count they come from.

    `draw`, while the seat holds three cards that it may look at and the stock has a card: `value` is the hand's worth
    now, `improves` how many of the `unseen` cards make it better when the least useful of four cards goes, and `to` for
    each better value how many cards lead to it. `knock`, when the seat may knock now: of `samples` imagined games the
    number in which the knocker loses a life or two (`loses`) or two (`loses_two`), each with the chance and its
    standard error. The error counts one more game on either side, so that it is never nought. The samples are the same
    for the same view.
    """
    found: dict[str, Any] = {"game": "scat", "assumption": ASSUMPTION}
    hidden = seeing.unseen(view, history)
    found["unseen"] = len(hidden)
    seat = view["viewer"]
    if seat is None or view["phase"] not in ("turn", "discard"):
        return found
    codes = view["players"][seat - 1]["hand"]
    if len(codes) != 3 or "??" in codes:
        return found
    options = ScatOptions.of(view["options"])
    hand = tuple(card(code) for code in codes)
    if view["stock"]:
        found["draw"] = _draw(hand, hidden, options)
    if view["to_act"] == seat:
        knock = _knock(view, history, seat)
        if knock is not None:
            found["knock"] = knock
    return found


def after_drawing(hand: tuple[Card, ...], drawn: Card, options: ScatOptions) -> float:
    """The most that three of the four cards are worth; the card just drawn may go again."""
    return max(worth(tuple(sorted(three)), options).points for three in combinations((*hand, drawn), 3))


def _draw(hand: tuple[Card, ...], hidden: Sequence[Card], options: ScatOptions) -> dict[str, Any]:
    now = worth(tuple(sorted(hand)), options).points
    better: Counter[float] = Counter()
    for one in hidden:
        value = after_drawing(hand, one, options)
        if value > now:
            better[value] += 1
    return {
        "value": now,
        "improves": _count(better.total(), len(hidden)),
        "to": [{"value": value, **_count(better[value], len(hidden))} for value in sorted(better)],
    }


def _knock(view: View, history: Sequence[Event], seat: int) -> dict[str, Any] | None:
    if view["knocker"]:  # nobody knocks twice in a deal (`scat.knock.once`)
        return None
    game = engine.Scat()
    source = Source(view["deal"] * 1000 + view["turn"], "odds")
    lost = two = 0
    for _ in range(SAMPLES):
        first = state = bots.FORESIGHT.imagine(view, history, source)
        if not game.ruling(state, do.knock(seat)).allowed:
            return None
        state, events = game.play(state, do.knock(seat))
        seen = list(events)
        while state.to_act is not None and not bots.FORESIGHT.finished(first, state):
            state, events = game.play(state, bots.FORESIGHT.policy(state, source))
            seen += events
        lives = sum(_lives(event) for event in seen if event.kind == "lost-life" and event.seat == seat)
        lost += lives > 0
        two += lives > 1
    return {
        "samples": SAMPLES,
        "loses": _tried(lost),
        "loses_two": _tried(two),
        "assumption": KNOCK_ASSUMPTION,
    }


def _tried(count: int) -> dict[str, Any]:
    guarded = (count + 1) / (SAMPLES + 2)
    return {"count": count, "chance": count / SAMPLES, "error": round((guarded * (1 - guarded) / SAMPLES) ** 0.5, 4)}


def _lives(event: Event) -> int:
    lives = event.fact("lives")
    assert isinstance(lives, int)
    return lives


def _count(cards: int, of: int) -> dict[str, Any]:
    chance = Fraction(cards, of)
    return {"count": cards, "of": of, "chance": f"{chance.numerator}/{chance.denominator}"}
