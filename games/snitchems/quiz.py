"""What a quiz asks about Snitch'ems: the pile after a capture, the cards left over, and who wins.

Which cards a card may take is asked as a question about moves (`games.quiz_moves`), on tables full of near misses.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from games.cards import PACK
from games.chance import Source
from games.core import View
from games.quiz_draft import Draft, Moment, Table, amounts, players
from games.record import Record
from games.record import read as read_record
from games.snitchems.actions import Play
from games.snitchems.state import SnitchemsState

TABLES: Final = (Table(2, 6), Table(3, 5), Table(4, 4), Table(2, 2, ("method2=off",)))
TURNS: Final = 36
"""Positions that are set up, to find those in which the refused capture looks right."""

LAYOUT: Final = (4, 5, 6, 7)
"""How many cards lie on their tables."""

BEFORE: Final = 10
"""The cards that two players have taken or left on the table when the second deal is in their hands."""

DULL: Final = frozenset(("not-in-hand", "not-on-table"))
"""The refusals of which no question is made: nobody would try them."""


def veiled(view: View) -> View:
    """Everything may be seen: what lies in the piles is counted by everybody."""
    return view


def set_up() -> Iterator[Record]:
    """A hand of three before a table of low cards and a few 8s, 10s and court cards, where many sums are near."""
    source = Source(1, "quiz")
    for number in range(TURNS):
        cards = source.shuffled(PACK)
        laid = LAYOUT[number % len(LAYOUT)]
        lines = (
            "varaq 1",
            "game snitchems",
            "seats 2",
            "position dealer 2",
            "position deal 2",
            f"position hand 1 {' '.join(map(str, cards[:3]))}",
            f"position hand 2 {' '.join(map(str, cards[3:6]))}",
            f"position table {' '.join(map(str, cards[6 : 6 + laid]))}",
            f"position pile 2 {BEFORE - laid}",
            "position captor 2",
        )
        yield read_record("\n".join(lines) + "\n", "quiz")


def drafts(moment: Moment) -> Iterator[Draft]:
    """What may be asked here."""
    state: SnitchemsState = moment.shown.state
    move = moment.move
    if not isinstance(move, Play):
        return
    if move.take:
        yield from _pile(moment, state, move)
    for event in moment.told:
        if event.kind == "remainder-taken":
            yield from _players(moment, state, "remainder-taken", "snitchems-quiz-remainder", event.seat)
        elif event.kind == "won" and not state.options.partners:
            yield from _players(moment, state, "won", "snitchems-quiz-wins", event.seat)
        elif event.kind == "drawn":
            yield from _players(moment, state, "won", "snitchems-quiz-wins", None)


def _pile(moment: Moment, state: SnitchemsState, move: Play) -> Iterator[Draft]:
    """How many cards lie in the pile then? Tempting: without the card played, only it, without the cards matched."""
    seat = move.seat
    assert seat is not None and moment.follows is not None
    taking = next((event for event in moment.told if event.kind == "took"), None)
    if taking is None or any(event.kind.startswith("remainder") for event in moment.told):
        return
    had = len(state.piles[state.side(seat)])
    matched = taking.fact("matched")
    extra = len(matched) if isinstance(matched, tuple) else 0
    right = len(moment.follows.state.piles[state.side(seat)])
    low, high = (right - extra, right - 1, had + 1), (right + 1, right + 2)
    tempting = (*low[:2], *high) if had % 2 else (*low, *high)
    question = amounts("cards", seat, right, tempting, taking.clauses)
    if question is not None:
        how = "matched" if extra else "pair" if "pair" in str(taking.fact("how")) else "made"
        facts = (("of", seat),)
        yield Draft(
            moment,
            "snitchems-quiz-pile",
            question,
            f"pile {how}",
            seat,
            facts,
            about_next=True,
            interest=extra + len(move.take),
        )


def _players(moment: Moment, state: SnitchemsState, event: str, asks: str, seat: int | None) -> Iterator[Draft]:
    seats = range(1, state.seats + 1)
    right = () if seat is None else (seat,)
    question = players(event, right, ((), *((one,) for one in seats)), _cited(moment, event, right))
    if question is not None:
        yield Draft(moment, asks, question, f"{asks} {'nobody' if seat is None else 'somebody'}", about_next=True)


def _cited(moment: Moment, event: str, right: tuple[int, ...]) -> tuple[str, ...]:
    """For what happens to nobody the clauses of the draw, which is what happens instead."""
    if right:
        return ()
    return next(one.clauses for one in moment.told if one.kind == "drawn")
