"""A question as a page shows it: what each choice says, what the rules say to it, and the answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from markupsafe import Markup

from games.questions import Verdict
from games.quiz import QuizQuestion
from playground.markup import number_html
from playground.sentence import AnyGame, Said, Sentences


@dataclass(frozen=True, slots=True)
class ShownChoice:
    """A choice of a question: what it says, whether it is right, and, for a move, what the rules say to it."""

    label: Markup
    right: bool
    reason: Said | None
    clauses: list[Markup]


def shown_choice(
    sentences: Sentences, game: AnyGame, verdict: Verdict, viewer: int | None, words: Callable[[], Markup]
) -> ShownChoice:
    """The choice that got this verdict, seen by that seat; `words` are what it says where it is neither a move nor a
    number nor players."""
    if verdict.action is not None and verdict.ruling is not None:
        label = sentences.action(game, verdict.action)
        if verdict.ruling.allowed:
            return ShownChoice(label, verdict.right, Said(sentences.text("ui-lesson-allowed"), Markup()), [])
        return ShownChoice(
            label,
            verdict.right,
            sentences.refusal_said(game, verdict.action, verdict.ruling),
            [sentences.clause_link(clause) for clause in verdict.ruling.clauses],
        )
    if verdict.amount is not None:
        return ShownChoice(number_html(sentences.words.number(whole(verdict.amount))), verdict.right, None, [])
    if verdict.seats is not None:
        return ShownChoice(_players(sentences, verdict.seats, viewer), verdict.right, None, [])
    return ShownChoice(words(), verdict.right, None, [])


def _players(sentences: Sentences, seats: tuple[int, ...], viewer: int | None) -> Markup:
    match seats:
        case ():
            return sentences.text("ui-lesson-nobody")
        case (seat,):
            return sentences.text("ui-seat-you" if seat == viewer else "ui-seat", seat=seat)
        case _:
            return sentences.text("ui-lesson-players", seats=seats)


def whole(amount: float) -> float:
    """The amount without a fraction of zero, which no language would write."""
    return int(amount) if float(amount).is_integer() else amount


def shown_question(
    sentences: Sentences, game: AnyGame, asked: QuizQuestion, of_every_game: Mapping[str, str], viewer: int | None
) -> dict[str, Any]:
    """The question, its choices and its answer, as `question-choices.html` and `question-answer.html` take them.

    `of_every_game` has the texts of what is asked about moves (which get `$seat`), and `viewer` is called «you».
    """
    choices = [
        shown_choice(sentences, game, verdict, viewer, partial(sentences.text, name))
        for verdict, name in zip(asked.answer.verdicts, _names(asked), strict=True)
    ]
    arguments: dict[str, Any] = dict(asked.facts)
    if asked.viewer is not None:
        arguments["seat"] = asked.viewer
    return {
        "mover": asked.move.seat if asked.move is not None else None,
        "move": sentences.action(game, asked.move) if asked.move is not None else None,
        "question": sentences.text(of_every_game.get(asked.asks, asked.asks), **arguments),
        "choices": choices,
        "source": _source(sentences, asked, of_every_game, arguments),
        "right": choices[asked.answer.right],
        "asks_for_moves": asked.question.kind in ("legal", "refused"),
        "events": [],
        "clauses": [sentences.clause_link(clause) for clause in asked.answer.clauses],
    }


def _source(
    sentences: Sentences, asked: QuizQuestion, of_every_game: Mapping[str, str], arguments: Mapping[str, Any]
) -> Markup:
    """The English of the question and of the choices that have a text of their own."""
    own = () if asked.asks in of_every_game else (sentences.source(asked.asks, **arguments),)
    return Markup().join((*own, *(sentences.source(name) for name in asked.names or ())))


def _names(asked: QuizQuestion) -> tuple[str, ...]:
    """The name of the text of each choice; only those of `ask happens` have one."""
    return asked.names or ("",) * len(asked.question.choices)
