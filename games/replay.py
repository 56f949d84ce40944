"""Plays a record with the engine, and holds every step against what the record expects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from games.core import Action, Event, Ruling
from games.errors import (
    BadOption,
    EnglishError,
    IllegalAction,
    ImpossiblePosition,
    NotationError,
    RefusedMove,
    ReplayError,
    UnspecifiedCard,
    VaraqError,
)
from games.expect import Expectation, unmet
from games.record import Move, Record


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a replay: the action, what happened, and the state after it.

    Step 0 is the start: no action, no events. `ruling` says by which clauses the action was allowed; `line` is the
    record's line.
    """

    index: int
    action: Action | None
    ruling: Ruling | None
    events: tuple[Event, ...]
    state: Any
    note: str | None
    expectations: tuple[Expectation, ...]
    line: int


@dataclass(frozen=True, slots=True, eq=False)
class Replay:
    """A record that has been played; every step is kept, so going back costs nothing.

    Two replays are never equal, so that what was found out about one can be kept by it.
    """

    record: Record
    steps: tuple[Step, ...]

    def history(self, seat: int | None, until: int | None = None) -> tuple[Event, ...]:
        """All that a seat has seen up to and including step `until` (default: the last one)."""
        last = len(self.steps) - 1 if until is None else until
        return tuple(event.for_seat(seat) for step in self.steps[: last + 1] for event in step.events)


def start(record: Record) -> Any:
    """The state that the record begins with; raises `ReplayError`."""
    engine = record.engine
    try:
        if record.position:
            lines = record.position
            if record.first_dealer:
                lines = (("dealer", str(record.first_dealer)), *lines)
            return engine.position(record.options, record.seats, lines)
        return engine.start(record.options, record.seats, record.first_dealer)
    except (BadOption, ImpossiblePosition, NotationError) as error:
        raise ReplayError(error, 0, record.source, _line(record, error)) from None


def _line(record: Record, error: VaraqError) -> int:
    """The line of the head that is wrong; of a position that is so as a whole, its first line."""
    words = error.about or ("dealer" if record.seats in record.engine.seats else "seats",)
    for about in (("position", *words), words, ("position", words[0])):
        if line := record.line_of(*about):
            return line
    return next((line for there, line in record.head if there[0] == "position"), 1)


def replay(record: Record, *, check: bool = True) -> Replay:
    """Plays the record.

    Raises `ReplayError` with file, line and step when the engine refuses an action, when a card is turned that a
    partial deal leaves open, or, with `check`, when an expectation is not met (expected and got).
    """
    engine = record.engine
    state = start(record)
    steps = [Step(0, None, None, (), state, record.start.note, record.start.expectations, record.start.line)]
    if check:
        _check(record, 0, record.start, state, ())
    for index, move in enumerate(record.moves, 1):
        try:
            action = engine.read_action(state, move.text)
            ruling = engine.ruling(state, action)
            state, events = engine.apply(state, action)
        except (NotationError, UnspecifiedCard) as error:
            raise ReplayError(error, index, record.source, move.line) from None
        except IllegalAction as error:
            refused = RefusedMove(engine.key, error.action, error.ruling, tuple(map(str, engine.actions(state))))
            raise ReplayError(refused, index, record.source, move.line) from None
        steps.append(Step(index, action, ruling, events, state, move.note, move.expectations, move.line))
        if check:
            _check(record, index, move, state, events)
    return Replay(record, tuple(steps))


def _check(record: Record, index: int, move: Move, state: Any, events: tuple[Event, ...]) -> None:
    for expectation in move.expectations:
        try:
            got = unmet(expectation, record.engine, state, events)
        except NotationError as error:
            raise ReplayError(error, index, record.source, expectation.line) from None
        if got is not None:
            contradicted = EnglishError(f"expected «{expectation}», got «{got}»")
            raise ReplayError(contradicted, index, record.source, expectation.line)
