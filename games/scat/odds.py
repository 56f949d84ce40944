"""The odds of Scat for one seat: what the next card from the stock may do for the hand, and what a knock now risks."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from typing import Any, Final

from games.cards import Card, card, in_order
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


def odds(view: View, history: Sequence[Event], samples: int = SAMPLES) -> dict[str, Any]:
    """The chances as plain JSON data; exact ones are `"numerator/denominator"` with the count they come from.

    `draw`, while the seat holds three cards that it may look at and the stock has a card: `value` is the hand's worth
    now, `improves` how many of the `unseen` cards make it better when the least useful of four cards goes, and `to` for
    each better value how many cards lead to it. `knock`, when the seat may knock now: of `samples` imagined games the
    number in which the knocker loses a life or two (`loses`) or two (`loses_two`), each with the chance and its
    standard error. The error counts one more game on either side, so that it is never nought. The samples are the same
    for the same view, the first ones of more are those of fewer; without samples there is no `knock`.
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
    if view["to_act"] == seat and samples:
        knock = _knock(view, history, seat, samples)
        if knock is not None:
            found["knock"] = knock
    return found


def after_drawing(hand: tuple[Card, ...], drawn: Card, options: ScatOptions) -> float:
    """The most that three of the four cards are worth; the card just drawn may go again."""
    return max(worth(in_order(three), options).points for three in combinations((*hand, drawn), 3))


def _draw(hand: tuple[Card, ...], hidden: Sequence[Card], options: ScatOptions) -> dict[str, Any]:
    now = worth(in_order(hand), options).points
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


def _knock(view: View, history: Sequence[Event], seat: int, samples: int) -> dict[str, Any] | None:
    if view["knocker"]:  # nobody knocks twice in a deal (`scat.knock.once`)
        return None
    tried = _trials(json.dumps(view, sort_keys=True), tuple(history), seat).outcomes(samples)
    if tried is None:
        return None
    return {
        "samples": samples,
        "loses": _tried(sum(lives > 0 for lives in tried), samples),
        "loses_two": _tried(sum(lives > 1 for lives in tried), samples),
        "assumption": KNOCK_ASSUMPTION,
    }


class _Trials:
    """Imagined games in which a seat knocks now, one after another, and the lives that it loses in each."""

    def __init__(self, view: View, history: Sequence[Event], seat: int) -> None:
        self._view, self._history, self._seat = view, history, seat
        self._source = Source(view["deal"] * 1000 + view["turn"], "odds")
        self._lost: list[int] = []

    def outcomes(self, samples: int) -> Sequence[int] | None:
        """The lives lost in each of the first games; `None` where the knock is not allowed."""
        game = engine.Scat()
        while len(self._lost) < samples:
            first = state = bots.FORESIGHT.imagine(self._view, self._history, self._source)
            if not game.ruling(state, do.knock(self._seat)).allowed:
                return None
            state, events = game.play(state, do.knock(self._seat))
            seen = list(events)
            while state.to_act is not None and not bots.FORESIGHT.finished(first, state):
                state, events = game.play(state, bots.FORESIGHT.policy(state, self._source))
                seen += events
            mine = (_lives(event) for event in seen if event.kind == "lost-life" and event.seat == self._seat)
            self._lost.append(sum(mine))
        return self._lost[:samples]


@lru_cache(maxsize=8)
def _trials(view: str, history: tuple[Event, ...], seat: int) -> _Trials:
    """Those of a table, kept: whoever asks for more of them, or the same again, does not wait for the first ones."""
    return _Trials(json.loads(view), history, seat)


def _tried(count: int, samples: int) -> dict[str, Any]:
    guarded = (count + 1) / (samples + 2)
    return {"count": count, "chance": count / samples, "error": round((guarded * (1 - guarded) / samples) ** 0.5, 4)}


def _lives(event: Event) -> int:
    lives = event.fact("lives")
    assert isinstance(lives, int)
    return lives


def _count(cards: int, of: int) -> dict[str, Any]:
    chance = Fraction(cards, of)
    return {"count": cards, "of": of, "chance": f"{chance.numerator}/{chance.denominator}"}
