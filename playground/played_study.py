"""A study that is played: beside the moves of every line what they caused, and a place that is looked at."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Self

from games.core import Event
from games.record import Record
from games.study import Place, Study
from playground.moment import Moment
from playground.sentence import AnyGame


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedStudy:
    """A game and all that has been tried in it, whoever plays and looks.

    `study` has the moves of every line and the place that is looked at; its head says what the game began with, and
    `origin` is that state. `lines` has what happened, a moment for every move of the study.
    """

    game: AnyGame
    study: Study
    lines: tuple[tuple[Moment, ...], ...]
    origin: Any

    @property
    def record(self) -> Record:
        """What the game began with, without any move."""
        return self.study.head

    @property
    def options(self) -> Any:
        """The game's options."""
        return self.record.options

    @property
    def place(self) -> Place:
        """The place that is looked at."""
        return self.study.place

    @property
    def last(self) -> int:
        """The last step of the line that is looked at."""
        return self.study.end().step

    @property
    def at_end(self) -> bool:
        """Whether nothing follows in the line that is looked at."""
        return self.place.step == self.last

    @property
    def moments(self) -> tuple[Moment, ...]:
        """All that happened from the start of the game to the place that is looked at."""
        return self.path(self.place)

    def path(self, place: Place) -> tuple[Moment, ...]:
        """All that happened from the start of the game to a place."""
        line, step = place
        parts: list[tuple[Moment, ...]] = []
        while True:
            here = self.study.lines[line]
            parts.append(self.lines[line][: step - here.at])
            if here.parent is None:
                return tuple(moment for part in reversed(parts) for moment in part)
            line, step = here.parent, here.at

    @property
    def moment(self) -> Moment | None:
        """What led to the place that is looked at; `None` at the start."""
        return self.moment_at(self.place)

    def moment_at(self, place: Place) -> Moment | None:
        """What led to a place; `None` at the start."""
        return self.lines[place.line][place.step - self.study.lines[place.line].at - 1] if place.step else None

    @property
    def state(self) -> Any:
        """The state at the place that is looked at."""
        moment = self.moment
        return self.origin if moment is None else moment.state

    @property
    def finished(self) -> bool:
        """Whether the game has been played to an end in any line, so that there is nothing to hide any more."""
        return any(moments[-1].state.to_act is None for moments in self.lines if moments)

    @property
    def unfinished(self) -> bool:
        """Whether somebody has decided something in a game that is not over, so that it would be a loss."""
        return not self.finished and any(one.by == "reader" for line in self.lines for one in line)

    def go(self, line: int, step: int) -> Self:
        """At another place; a step of an ancestor of the line is found there. Raises `BadStudy`."""
        return replace(self, study=self.study.go(line, step))

    def step(self, step: int) -> Self:
        """At another step of the line that is looked at, or at its nearest end."""
        return self.go(self.place.line, min(max(step, 0), self.last))

    def to_main(self) -> Self:
        """Where the main line was left."""
        return replace(self, study=self.study.to_main())

    def next_event(self, clause: str) -> int | None:
        """The next step of the line that a clause caused, looked for from the start again after the last one."""
        told = self.path(self.study.end())
        steps = [step for step, one in enumerate(told, 1) if any(clause in event.clauses for event in one.events)]
        return next((step for step in steps if step > self.place.step), steps[0] if steps else None)

    def fired(self) -> tuple[str, ...]:
        """The clauses that caused something in the line, in the order of their first event."""
        told = self.path(self.study.end())
        return tuple(dict.fromkeys(name for one in told for event in one.events for name in event.clauses))

    def seen(self, seat: int) -> tuple[Event, ...]:
        """All that a seat has seen since the game began."""
        return tuple(event.for_seat(seat) for one in self.moments for event in one.events)
