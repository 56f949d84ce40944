"""Where the worked examples and lessons show each clause: in which of them, and at which step first."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import games
from games import examples, lessons
from scripts.coverage import fired, fired_by


@dataclass(frozen=True, slots=True)
class Shown:
    """An example of a game, or a step of its lesson, and the number of the step on its page that shows a clause."""

    key: str
    id: str
    step: int


@dataclass(frozen=True, slots=True)
class Showing:
    """By clause what shows it, in the order of the games and of their examples; no entry for what nothing shows."""

    examples: Mapping[str, tuple[Shown, ...]]
    lessons: Mapping[str, tuple[Shown, ...]]


def showing(keys: Iterable[str]) -> Showing:
    """Play every example and lesson of these games. Raises ``VaraqError`` if one is wrong."""
    by_example: dict[str, list[Shown]] = defaultdict(list)
    by_lesson: dict[str, list[Shown]] = defaultdict(list)
    for key in keys:
        game = games.game(key)
        for id in examples.ids(key):
            seen: set[str] = set()
            for step in examples.played(key, id).steps:
                for clause in sorted(fired_by(game, step) - seen):
                    by_example[clause].append(Shown(key, id, step.index))
                    seen.add(clause)
        for number, id in enumerate(lessons.ids(key), 1):
            played = lessons.played(key, id)
            for clause in sorted({*played.answer.clauses, *fired(game, played.replay.steps)}):
                by_lesson[clause].append(Shown(key, id, number))
    return Showing(_frozen(by_example), _frozen(by_lesson))


def _frozen(found: Mapping[str, list[Shown]]) -> dict[str, tuple[Shown, ...]]:
    return {clause: tuple(shown) for clause, shown in found.items()}
