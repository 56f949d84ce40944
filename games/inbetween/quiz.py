"""What a quiz asks about In Between: what two posts come to, what the third card does, and what that costs or wins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from games.core import Event, Facts, View
from games.inbetween.actions import Bet
from games.inbetween.state import InBetweenState
from games.quiz_draft import Draft, Moment, Table, amounts, happens
from games.record import Record

TABLES: Final = (
    Table(3, 14),
    Table(5, 12),
    Table(3, 6, ("match=double",)),
    Table(4, 3, ("first-round-limit=half-pot", "pass=on")),
    Table(3, 3, ("ace=free",)),
)

DULL: Final = frozenset(("no-call",))
"""The refusals of which no question is made: nobody would try them."""

SETTLED: Final = {
    "pair-won": "inbetween-quiz-choice-pair",
    "consecutive-paid": "inbetween-quiz-choice-neighbours",
    "bet-due": "inbetween-quiz-choice-bet",
}
"""What two posts come to by the usual rules, with the text of each as a choice."""

FALLS: Final = ("inbetween-quiz-choice-won", "inbetween-quiz-choice-outside", "inbetween-quiz-choice-match")
"""The texts of how a third card ends a bet."""

MONEY: Final = ("pair-won", "consecutive-paid", "anted", "won", "lost")
"""The events that change somebody's chips."""


def veiled(view: View) -> View:
    """Everything may be seen: all cards lie open but the stock."""
    return view


def set_up() -> Iterator[Record]:
    """Generated games have it all."""
    yield from ()


def drafts(moment: Moment) -> Iterator[Draft]:
    """What may be asked here."""
    state: InBetweenState = moment.shown.state
    if state.phase == "shuffle" and moment.follows is not None:
        yield from _posts(moment)
    if isinstance(moment.move, Bet) and not state.side:
        yield from _third(moment, moment.move)


def _posts(moment: Moment) -> Iterator[Draft]:
    """What do these posts come to? They are the first ones after a shuffle, so that no others lie on the table."""
    place = next((place for place, event in enumerate(moment.told) if event.kind == "posts"), None)
    if place is None or moment.options.write():
        return
    posts, settled = moment.told[place], moment.told[place + 1]
    seat = posts.seat
    if settled.kind not in SETTLED or seat is None:
        return
    question = happens([f"{kind} {seat}" for kind in SETTLED])
    facts = (("of", seat), ("cards", posts.fact("cards")))
    aces = "A" in str(posts.fact("cards"))
    yield Draft(
        moment,
        "inbetween-quiz-posts",
        question,
        f"posts {settled.kind}",
        facts=facts,
        names=tuple(SETTLED.values()),
        about_next=True,
        interest=2 * aces + (settled.kind == "bet-due" and settled.fact("gap") == 1),
    )


def _third(moment: Moment, bet: Bet) -> Iterator[Draft]:
    """What does the third card do, and how many chips has the player then?"""
    seat = bet.seat
    third = next(event for event in moment.told if event.kind == "third")
    result = next(event for event in moment.told if event.kind in ("won", "lost"))
    how = "won" if result.kind == "won" else str(result.fact("why"))
    state: InBetweenState = moment.shown.state
    facts = (("card", third.fact("card")),)
    near = any(one.rank == "A" for one in state.posts)
    choices = (f"won {seat}", f"lost {seat} why=outside", f"lost {seat} why=match")
    yield Draft(
        moment,
        "inbetween-quiz-third",
        happens(choices),
        f"third {how}",
        facts=facts,
        names=FALLS,
        about_next=True,
        interest=near,
    )
    yield from _chips(
        moment,
        bet,
        result,
        facts,
        f"chips {how}{' double' if how == 'match' and state.options.match == 'double' else ''}",
    )


def _chips(moment: Moment, bet: Bet, result: Event, facts: Facts, topic: str) -> Iterator[Draft]:
    seat, staked = bet.seat, bet.chips
    assert seat is not None and isinstance(staked, int) and moment.follows is not None
    if any(event.kind in MONEY and event is not result and event.seat in (seat, None) for event in moment.told):
        return
    if any(event.kind == "anted" for event in moment.told):
        return
    had = moment.shown.state.chips[seat - 1]
    left = moment.follows.state.chips[seat - 1]
    tempting = (had - staked, had + staked, had, had - 2 * staked, had + 2 * staked)
    question = amounts("chips", seat, left, tempting, result.clauses)
    if question is not None:
        yield Draft(
            moment,
            "inbetween-quiz-chips",
            question,
            topic,
            facts=(*facts, ("of", seat)),
            about_next=True,
            interest=staked > 1,
        )
