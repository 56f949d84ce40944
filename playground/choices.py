"""The choices of a question as a page shows them: what each says, and what the rules say to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from markupsafe import Markup

from games.questions import Verdict
from playground.markup import number_html
from playground.sentence import AnyGame, Sentences


@dataclass(frozen=True, slots=True)
class ShownChoice:
    """A choice of a question: what it says, whether it is right, and, for a move, what the rules say to it."""

    label: Markup
    right: bool
    reason: Markup | None
    clauses: list[Markup]


def shown_choice(
    sentences: Sentences, game: AnyGame, verdict: Verdict, viewer: int | None, words: Callable[[], Markup]
) -> ShownChoice:
    """The choice that got this verdict, seen by that seat; `words` are what it says where it is neither a move nor a
    number nor players."""
    if verdict.action is not None and verdict.ruling is not None:
        label = sentences.action(game, verdict.action)
        if verdict.ruling.allowed:
            return ShownChoice(label, verdict.right, sentences.text("ui-lesson-allowed"), [])
        return ShownChoice(
            label,
            verdict.right,
            sentences.refusal(game, verdict.action, verdict.ruling),
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
