"""How the players stand after each deal of a game: what everybody has, and what he has gained or lost in it.

A deal is what the game counts: a deal of Scat or Skin, a round of In Between, a game of a match of Snitch'ems.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from playground.moment import Moment
from playground.players import player_name
from playground.renderer import Renderer
from playground.session import Session
from playground.templating import fill

COUNTED: Final = {
    "scat": ("deal", "ui-deal-number", "deal"),
    "skin": ("deal", "ui-deal-number", "deal"),
    "inbetween": ("round", "ui-sheet-round", "round"),
    "snitchems": ("game", "ui-sheet-game", "game"),
}
"""What a game is counted by: the name in its state, and the message with its argument that heads a row."""

ALONE: Final[Mapping[str, Callable[[Any], bool]]] = {"snitchems": lambda options: options.match == "one"}
"""By which options of a game a table counts one deal only, so that a sheet would say what the end says."""

DECIDING: Final = {
    "scat": ("won",),
    "skin": ("session-ended",),
    "inbetween": ("game-won",),
    "snitchems": ("match-won", "match-drawn", "won", "drawn"),
}
"""The events that say who has won, the most telling first."""

CHIPS: Final = {"won": 1, "pair-won": 1, "lost": -1, "consecutive-paid": -1}
"""The events of In Between that bring a seat chips, or cost it some."""


class Row(NamedTuple):
    """A deal that is over: its number, what each seat has after it, and what that is more or less than before it."""

    number: int
    amounts: tuple[int, ...]
    gains: tuple[int, ...]


def rows(session: Session) -> tuple[Row, ...]:
    """The deals of the line that are over at the place looked at."""
    game = session.game
    name = COUNTED[game.key][0]
    before, last = game.standing(session.origin).amounts, session.origin
    found: list[Row] = []

    def close(number: int, amounts: tuple[int, ...]) -> None:
        nonlocal before
        gains = tuple(now - then for now, then in zip(amounts, before, strict=True))
        found.append(Row(number, amounts, gains))
        before = amounts

    for one in session.moments:
        for number, amounts in _ended(session, last, one):
            close(number, amounts)
        if not getattr(one.state, name):
            before = game.standing(one.state).amounts
        last = one.state
    if getattr(last, name) and session.moments and (last.to_act is None or last.phase == "deal"):
        close(getattr(last, name), game.standing(last).amounts)
    return tuple(found)


def _ended(session: Session, last: Any, moment: Moment) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The deals that end with what happened after `last`, and go on to another one: their numbers and amounts.

    A round of In Between ends in the middle of what follows from a bet, and turns of the next one may be over then;
    where all of them settle themselves, so are whole rounds.
    """
    name = COUNTED[session.game.key][0]
    standing, number = session.game.standing(last), getattr(last, name)
    now = getattr(moment.state, name)
    if all(event.kind != "round-ended" for event in moment.events):
        if number not in (0, now):
            yield number, tuple(standing.amounts)
        return
    amounts, playing = list(standing.amounts), list(standing.playing)
    for event in moment.events:
        if event.kind in CHIPS and event.seat:
            amounts[event.seat - 1] += CHIPS[event.kind] * int(str(event.fact("chips")))
        elif event.kind == "went-out" and event.seat:
            playing[event.seat - 1] = False
        elif event.kind == "anted":
            for seat, still in enumerate(playing):
                amounts[seat] -= int(str(event.fact("chips"))) if still else 0
        elif event.kind == "round-ended":
            number = int(str(event.fact("round")))
            if number < now:  # with the last round the game ends, and what becomes of the pot belongs to it
                yield number, tuple(amounts)


def sheet(renderer: Renderer, session: Session) -> str:
    """The table of all deals that are over, or nothing; open where a deal or the game has just ended."""
    found = rows(session)
    alone = ALONE.get(session.game.key)
    if not found or (alone is not None and alone(session.options)):
        return ""
    _, message, argument = COUNTED[session.game.key]
    unit = session.game.standing(session.state).unit
    return fill(
        "sheet.html",
        t=renderer.text,
        plain=renderer.plain,
        number=renderer.number,
        unit=renderer.text(f"{session.game.key}-amount-{unit}"),
        players=[seat_name(renderer, session, seat) for seat in range(1, session.record.seats + 1)],
        rows=[
            (renderer.text(message, **{argument: row.number}), list(zip(row.amounts, row.gains, strict=True)))
            for row in found
        ],
        ended=len(found) if session.waiting in ("deal", "over") else 0,
    )


def ranking(renderer: Renderer, session: Session, won: Sequence[int]) -> list[dict[str, Any]]:
    """The final standing, most first; equal amounts share a place."""
    amounts = session.game.standing(session.state).amounts
    order = sorted(range(1, len(amounts) + 1), key=lambda seat: (seat not in won, -amounts[seat - 1], seat))
    return [
        {
            "place": 1 + sum(other > amounts[seat - 1] for other in amounts) if seat not in won else 1,
            "name": seat_name(renderer, session, seat),
            "amount": amounts[seat - 1],
            "won": seat in won,
        }
        for seat in order
    ]


def deciding(session: Session) -> tuple[str, ...]:
    """The clauses that say who has won."""
    moment = session.moment
    if moment is None:
        return ()
    for kind in DECIDING[session.game.key]:
        clauses = [name for event in moment.events if event.kind == kind for name in event.clauses]
        if clauses:
            return tuple(dict.fromkeys(clauses))
    return ()


def seat_name(renderer: Renderer, session: Session, seat: int) -> Any:
    """What stands for a seat where people are listed."""
    return player_name(renderer, session.names, seat, session.persons[0] if len(session.persons) == 1 else None)
