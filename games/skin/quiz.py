"""What a quiz asks about Skin: what a turned card does, and who has how many chips then.

The moves after which it is asked leave the table as it is, so that the card meets just what is shown.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from games.core import Event, View
from games.quiz_draft import Draft, Moment, Table, amounts, happens
from games.record import Record
from games.skin.actions import Decline, Done, Pass
from games.skin.state import SkinState

TABLES: Final = (Table(3, 8), Table(4, 8), Table(3, 4, ("min-stake=5", "max-stake=20")))

DULL: Final = frozenset(("not-banker", "not-asked", "centre-no-banker", "centre-none", "new-card-now"))
"""The refusals of which no question is made: nobody would try them."""

TURNED: Final = {
    "player-fell": "skin-quiz-choice-player-fell",
    "banker-fell": "skin-quiz-choice-banker-fell",
    "matched-centre": "skin-quiz-choice-matched-centre",
    "turned-dead": "skin-quiz-choice-turned-dead",
    "fresh-card": "skin-quiz-choice-fresh-card",
}
"""What a turned card can do, with the text of each as a choice."""


def veiled(view: View) -> View:
    """Everything may be seen: all cards lie open but the stock."""
    return view


def set_up() -> Iterator[Record]:
    """Generated games have it all."""
    yield from ()


def drafts(moment: Moment) -> Iterator[Draft]:
    """What may be asked here."""
    state: SkinState = moment.shown.state
    if not isinstance(moment.move, Decline | Done | Pass):
        return
    turned = [event for event in moment.told if event.kind in TURNED]
    if not turned:
        return
    card = turned[0].fact("card")
    many = len(state.centre) + len(state.dead)
    yield Draft(
        moment,
        "skin-quiz-turned",
        happens([f"{kind} card={card}" for kind in TURNED]),
        f"turned {turned[0].kind}",
        facts=(("card", card),),
        names=tuple(TURNED.values()),
        about_next=True,
        interest=min(many, 6) + (state.bank is not None),
    )
    if turned[0].kind in ("player-fell", "banker-fell"):
        yield from _chips(moment, state, turned[0], len(turned))


def _chips(moment: Moment, state: SkinState, fell: Event, turned: int) -> Iterator[Draft]:
    """How many chips has the winner then? Tempting: as before, half of the stake, more than both halves."""
    assert moment.follows is not None
    paid = [event for event in moment.told if event.kind in ("banker-took", "banker-paid")]
    if turned > 1 or not paid or state.banker is None:
        return
    seat = state.banker if fell.kind == "player-fell" else paid[0].fact("player")
    loser = fell.seat if fell.kind == "player-fell" else seat
    assert isinstance(seat, int) and isinstance(loser, int)
    had, stake = state.chips[seat - 1], state.stake(loser)
    left = moment.follows.state.chips[seat - 1]
    question = amounts("chips", seat, left, (had + stake, had, had + 3 * stake, had + 2 * stake), paid[0].clauses)
    if question is not None:
        facts = (("card", fell.fact("card")), ("of", seat))
        sides = any(event.kind == "side-lost" for event in moment.told)
        topic = f"chips {fell.kind}{' side' if sides else ''}"
        yield Draft(moment, "skin-quiz-chips", question, topic, facts=facts, about_next=True, interest=stake)
