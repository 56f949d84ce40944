"""The quiz of each game: questions from its worked examples and from games that bots play, chosen to be instructive.

What is asked of a game is in `games/<key>/quiz.py`: `TABLES`, `DULL`, `drafts(moment)`, `veiled(view)` and, where some
positions are too rare to wait for, `set_up()`. Nothing here says what is right: the engine answers every question, and
a draft with two right choices, or none, is passed over. The same rules, engines and examples give the same quiz.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import sha256
from importlib import import_module
from typing import Any, Final, Protocol, cast

import games
from games import examples
from games.chance import Source
from games.core import Action, Event, Facts, Game, View
from games.errors import NotationError
from games.options import Options
from games.playout import play
from games.questions import Answer, Question, answer
from games.quiz_draft import Draft, Moment, Table
from games.quiz_moves import move_drafts
from games.record import Record
from games.replay import Step, replay

SIZE: Final = 24
"""How many questions a quiz has."""

A_PLACE: Final = 2
"""How many of them one example, or one generated game, gives at most."""

LONGEST: Final = 400
"""Moves of a generated game that are looked at."""

IN_ORDER: Final = ("amount", "event")
"""The kinds whose choices stand in an order of their own and are not shuffled."""


class Asking(Protocol):
    """What `games/<key>/quiz.py` has."""

    TABLES: tuple[Table, ...]
    DULL: frozenset[str]

    def drafts(self, moment: Moment) -> Iterator[Draft]:
        """The game's own questions at a moment, beside those about moves."""

    def set_up(self) -> Iterator[Record]:
        """Records of positions that are set up for the quiz."""

    def veiled(self, view: View) -> View:
        """The view without what would give an answer away."""


@dataclass(frozen=True, slots=True)
class QuizQuestion:
    """One question with the engine's answer; `asks`, `facts`, `names` and `viewer` are those of `Draft`.

    `id` follows from what is shown and asked. `move` is said before the question where it is about what follows;
    `told` is what then happens. `view` is the table to show. `example` and `step` say where it comes from, unless it
    was generated.
    """

    id: str
    asks: str
    facts: Facts
    question: Question
    answer: Answer
    names: tuple[str, ...]
    viewer: int | None
    view: View
    move: Action | None
    told: tuple[Event, ...]
    options: Options
    topic: str
    example: str | None
    step: int
    shown: Step


def asking(key: str) -> Asking:
    """The module that knows what to ask about a game."""
    return cast(Asking, import_module(f"games.{key}.quiz"))


@lru_cache(maxsize=8)
def questions(key: str) -> tuple[QuizQuestion, ...]:
    """The quiz of a game, `SIZE` questions or as many as there are; no two ask the same."""
    by = asking(key)
    own: dict[str, list[Draft]] = {}
    moves: dict[str, list[Draft]] = {}
    for moment in moments(key):
        for draft in by.drafts(moment):
            own.setdefault(draft.topic, []).append(draft)
        for draft in move_drafts(moment, by.DULL):
            moves.setdefault(draft.topic, []).append(draft)
    topics = [*own.values(), *moves.values()]
    for drafts in topics:
        drafts.sort(key=lambda draft: -draft.interest)
    return _chosen(by, topics)


@lru_cache(maxsize=128)
def guesses(key: str, id: str) -> dict[int, QuizQuestion]:
    """What a reader of an example may guess before a step is shown, by the number of that step.

    Such a question is asked with all cards open, as examples are shown. No topic comes twice in one example, and a
    step without a question that is left is just shown.
    """
    by = asking(key)
    found: dict[int, QuizQuestion] = {}
    topics: set[str] = set()
    for moment in _steps(games.game(key), examples.load(key, id), id, id):
        if moment.follows is None:
            break
        own = [draft for draft in by.drafts(moment) if draft.viewer is None]
        for drafts in (own, list(move_drafts(moment, by.DULL))):
            new = [draft for draft in drafts if draft.topic not in topics]
            for draft in sorted(new, key=lambda draft: -draft.interest):
                question = _asked(by, draft)
                if question is not None and moment.follows.index not in found:
                    found[moment.follows.index] = question
                    topics.add(draft.topic)
    return found


def moments(key: str) -> Iterator[Moment]:
    """The steps of the worked examples, of the positions set up, and of the generated games."""
    game = games.game(key)
    for id in examples.ids(key):
        yield from _steps(game, examples.load(key, id), id, id)
    for number, record in enumerate(asking(key).set_up()):
        yield from _steps(game, record, f"position {number}")
    for table in asking(key).TABLES:
        options = game.Options.read(table.options)
        for seed in range(1, table.games + 1):
            played = play(key, options, ("sensible",) * table.seats, seed)
            yield from _steps(game, played.record, f"{table.seats} {' '.join(table.options)} #{seed}")


def _steps(game: Game[Any, Any], record: Record, place: str, example: str | None = None) -> Iterator[Moment]:
    record = replace(record, moves=record.moves[:LONGEST])
    steps = replay(record, check=False).steps
    for step, follows in zip(steps, (*steps[1:], None), strict=True):
        tried = tuple(" ".join(one.words[1:]) for one in step.expectations if one.words[0] in ("legal", "refused"))
        yield Moment(game, record.options, step, follows, place, example, tried)


def _chosen(by: Asking, topics: list[list[Draft]]) -> tuple[QuizQuestion, ...]:
    """One question of each topic after another, in turn from the examples and from generated games."""
    chosen: dict[str, QuizQuestion] = {}
    places: dict[str, int] = {}
    looks: set[object] = set()
    for turn in range(SIZE):
        before = len(chosen)
        for number, drafts in enumerate(topics):
            _put_first(drafts, generated=bool((number + turn) % 2))
            while drafts and len(chosen) < SIZE:
                draft = drafts.pop(0)
                look = (draft.asks, draft.facts, draft.question.about, frozenset(draft.question.choices))
                if places.get(draft.moment.place, 0) >= A_PLACE or look in looks:
                    continue
                question = _asked(by, draft)
                if question is None or question.id in chosen:
                    continue
                chosen[question.id] = question
                places[draft.moment.place] = places.get(draft.moment.place, 0) + 1
                looks.add(look)
                break
        if len(chosen) == before:
            break
    return tuple(chosen.values())


def _put_first(drafts: list[Draft], generated: bool) -> None:
    """Those from generated games before those from examples, or the other way round, otherwise as they were."""
    drafts.sort(key=lambda draft: (draft.moment.example is None) != generated)


def _asked(by: Asking, draft: Draft) -> QuizQuestion | None:
    """The question with its answer; `None` when not just one choice is right, or no clause says so."""
    moment = draft.moment
    view = by.veiled(moment.game.view(moment.shown.state, draft.viewer))
    move = moment.move if draft.about_next else None
    content = (view, draft.asks, draft.question.about, sorted(draft.question.choices), str(move), str(draft.facts))
    id = sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:10]
    question, names = _shuffled(draft, id)
    after = (moment.follows,) if draft.about_next and moment.follows is not None else ()
    try:
        found = answer(question, moment.game, moment.shown, after)
    except NotationError:
        return None
    told = tuple(event.for_seat(draft.viewer) for step in after for event in step.events)
    return QuizQuestion(
        id,
        draft.asks,
        draft.facts,
        question,
        found,
        names,
        draft.viewer,
        view,
        move,
        told or draft.shows,
        moment.options,
        draft.topic,
        moment.example,
        moment.shown.index,
        moment.shown,
    )


def _shuffled(draft: Draft, id: str) -> tuple[Question, tuple[str, ...]]:
    """The question with its choices in an order that its id fixes, and their names in the same order."""
    if draft.question.kind in IN_ORDER:
        return draft.question, draft.names
    order = Source(int(id, 16), "choices").shuffled(range(len(draft.question.choices)))
    choices = tuple(draft.question.choices[place] for place in order)
    return replace(draft.question, choices=choices), tuple(draft.names[place] for place in order if draft.names)
