"""The first lesson of each game: small positions with one question each, in `games/<key>/lesson/`.

A file `03-face-cards.game` is the step `face-cards` (`games.numbered`). It is a record with one line
`ask …` (`games.questions`) and perhaps one line `viewer SEAT`. Moves above the `ask` line lead to the position that
is shown; moves below it are what happens then.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

import games
from games.core import Game
from games.errors import EnglishError, NotationError, ReplayError
from games.numbered import NumberedFolder
from games.numbers import whole
from games.questions import Answer, Question, answer, read_question
from games.record import Record
from games.record import read as read_record
from games.record import write as write_record
from games.replay import Replay, Step, replay

FILES: Final = NumberedFolder("lesson", "lesson step")
STEPS: Final = range(8, 13)
"""How many steps a lesson has."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step of a lesson: a record, the number of moves before its question, and through whose eyes it is shown.

    `viewer` is a seat, or `None` where all cards lie open.
    """

    record: Record
    asked: int
    viewer: int | None
    question: Question


@dataclass(frozen=True, slots=True)
class PlayedStep:
    """A step of a lesson as the engine has played it."""

    lesson: LessonStep
    replay: Replay
    answer: Answer

    @property
    def shown(self) -> Step:
        """The step of the replay at which the question is asked."""
        return self.replay.steps[self.lesson.asked]

    @property
    def after(self) -> tuple[Step, ...]:
        """What happens after it."""
        return self.replay.steps[self.lesson.asked + 1 :]


def read(text: str, source: str = "lesson") -> LessonStep:
    """Reads one step; raises `NotationError` with the line and what was expected there."""
    asked: list[tuple[list[str], int]] = []
    seen: list[tuple[list[str], int]] = []
    kept: list[str] = []
    for number, raw in enumerate(text.split("\n"), 1):
        words = raw.split()
        mine = {"ask": asked, "viewer": seen}.get(words[0] if words else "")
        if mine is not None:
            mine.append((words[1:], number))
        elif words[:1] == ["note"]:
            raise EnglishError(
                "a step of a lesson has no notes; its texts are the lesson's", source=source, line=number
            )
        kept.append("" if mine is not None else raw)  # an empty line, so that every other keeps its number
    record = read_record("\n".join(kept), source)
    if not asked:
        raise EnglishError("the line «ask …» is missing", source=source, line=len(kept))
    for lines in (asked, seen):
        if len(lines) > 1:
            raise EnglishError("a step asks one question and has one viewer", source=source, line=lines[1][1])
    words, line = asked[0]
    if record.head and line < record.head[-1][1]:
        raise EnglishError("the question comes after the position", source=source, line=line)
    try:
        question = read_question(words, line)
    except NotationError as error:
        raise error.at(source, line) from None
    before = sum(move.line < line for move in record.moves)
    return LessonStep(record, before, _viewer(seen, record, source), question)


def _viewer(seen: list[tuple[list[str], int]], record: Record, source: str) -> int | None:
    if not seen:
        return None
    words, line = seen[0]
    seat = whole(words[0]) if len(words) == 1 else None
    if seat is None or not 1 <= seat <= record.seats:
        raise EnglishError(f"after «viewer» comes a seat from 1 to {record.seats}", source=source, line=line)
    return seat


def write(step: LessonStep) -> str:
    """The step as text; reading it gives the same step, and comments are not kept."""
    whole_text = write_record(step.record)
    shown = write_record(replace(step.record, moves=step.record.moves[: step.asked]))
    viewer = f"viewer {step.viewer}\n" if step.viewer is not None else ""
    return f"{shown}{viewer}ask {step.question}\n{whole_text[len(shown) :]}"


def play(step: LessonStep) -> PlayedStep:
    """Plays the record and lets the engine answer the question.

    Raises `ReplayError` with file and line when the record is contradicted, or when not just one choice is right.
    """
    played = replay(step.record)
    asked, after = played.steps[step.asked], played.steps[step.asked + 1 :]
    try:
        found = answer(step.question, step.record.engine, asked, after)
    except NotationError as error:
        raise ReplayError(error, None, step.record.source, step.question.line) from None
    return PlayedStep(step, played, found)


def ids(key: str) -> tuple[str, ...]:
    """The ids of the steps of a game's lesson, in the order of their file names; none for a game without a lesson."""
    return FILES.ids(key)


def load(key: str, id: str) -> LessonStep:
    """One step, read but not played; raises `VaraqError` for an unknown id, `NotationError` for a bad file."""
    return read(FILES.text(key, id), FILES.source(key, id))


def played(key: str, id: str) -> PlayedStep:
    """One step, played and answered: once in a process, as long as its file and the engine are the same.

    Raises as `load` and `play` do.
    """
    return _played(games.game(key), FILES.text(key, id), FILES.source(key, id))


@lru_cache(maxsize=128)
def _played(game: Game[Any, Any], text: str, name: str) -> PlayedStep:
    return play(read(text, name))
