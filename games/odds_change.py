"""The odds at one table under two sets of options, figure beside figure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from games.core import Event, Game
from games.odds import Odds, Phrase, find, told
from games.replay import Step


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure under the one options and under the others; `None` where it is told under one of them only."""

    title: Phrase | None
    label: Phrase
    now: Phrase | None
    then: Phrase | None


@dataclass(frozen=True, slots=True)
class Change:
    """The figures that differ, how many are equal, and on what all of them rest."""

    figures: tuple[Figure, ...]
    equal: int
    notes: tuple[Phrase, ...]


def change(now: Odds, then: Odds) -> Change:
    """What changes from one odds of a game to another; figures are matched by their headings and labels."""
    parts = (told(now), told(then))
    notes: list[Phrase] = []
    for note in (note for side in parts for part in side for note in part.notes):
        # What else is noted, such as that a bet is favourable, may hold under the one options only.
        if "-assumption" in note.message and note not in notes:
            notes.append(note)
    rows: list[tuple[Phrase | None, Phrase, list[Phrase | None]]] = []
    for side, found in enumerate(parts):
        taken: set[int] = set()  # a label can stand there twice; then they follow each other
        for title, label, value in ((part.title, line.label, line.value) for part in found for line in part.lines):
            same = (at for at, row in enumerate(rows) if at not in taken and row[:2] == (title, label) and side)
            at = next(same, None)
            if at is None:
                rows.append((title, label, [None, None]))
                at = len(rows) - 1
            taken.add(at)
            rows[at][2][side] = value
    figures = tuple(Figure(title, label, *values) for title, label, values in rows if values[0] != values[1])
    return Change(figures, len(rows) - len(figures), tuple(notes))


def change_at(
    game: Game[Any, Any],
    steps: Sequence[Step],
    others: Sequence[Step],
    step: int,
    seat: int,
    samples: int | None = None,
) -> Change | None:
    """What changes in the odds of a seat after a step, when the walk `steps` is made under the options of `others`.

    `None` where that walk does not lead so far, or where nothing can be told of either. `samples` as for
    `games.odds.find`: with 0 only what is counted.
    """
    if step >= len(others):
        return None
    now, then = (
        find(game.key, game.view(side[step].state, seat), seen(side, step, seat), samples) for side in (steps, others)
    )
    found = change(now, then)
    return found if found.figures or found.equal else None


def seen(steps: Sequence[Step], step: int, seat: int) -> tuple[Event, ...]:
    """All that a seat has seen up to and including a step."""
    return tuple(event.for_seat(seat) for one in steps[: step + 1] for event in one.events)
