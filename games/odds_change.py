"""The odds at one table under two sets of options, figure beside figure."""

from __future__ import annotations

from dataclasses import dataclass

from games.odds import Odds, Phrase, told


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
        if note not in notes:
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
