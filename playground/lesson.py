"""The first lesson of a game as a page: each step is one idea, one table, one question and its answer.

Without script the choices are a list and the answer opens below it. `lesson.js` makes the choices buttons; what it
says to each of them is in the page already.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from markupsafe import Markup

from games import game as game_of
from games import lessons
from games.lessons import PlayedStep
from games.rulebook import RuleBook
from playground.choices import shown_choice, whole
from playground.page import Urls
from playground.renderer import Renderer
from playground.sentence import AnyGame
from playground.table import table_html
from playground.templating import fill

FIRST_DEAL: Final = "seats=2&bots=sensible"
"""The table of the deal at the end of a lesson, as `play.js` reads it from the address: one opponent."""


def lesson_body(rulebook: RuleBook, lang: str, game_key: str, urls: Urls) -> str:
    """The steps of a game's lesson. Raises `ReplayError` when the engine contradicts one of them."""
    game = game_of(game_key)
    renderer = Renderer(rulebook, lang, urls.rules)
    ids = lessons.ids(game_key)
    return fill(
        "lesson.html",
        t=renderer.text,
        plain=renderer.plain,
        number=renderer.number,
        urls=urls,
        first_deal=FIRST_DEAL,
        steps=[_step(renderer, game, id, lessons.played(game_key, id)) for id in ids],
    )


def _step(renderer: Renderer, game: AnyGame, id: str, played: PlayedStep) -> dict[str, Any]:
    message = f"{game.key}-lesson-{id}"
    question, viewer = played.lesson.question, played.lesson.viewer
    choices = [
        shown_choice(renderer, game, verdict, viewer, partial(renderer.text, message, f"choice-{place}"))
        for place, verdict in enumerate(played.answer.verdicts, 1)
    ]
    view = game.view(played.shown.state, viewer)
    return {
        "title": renderer.text(message),
        "idea": renderer.text(message, "idea"),
        "table": Markup(table_html(renderer, view)),
        "question": renderer.text(message, "question"),
        "source": renderer.source(
            message, None, "idea", "question", *(f"choice-{place}" for place in range(1, len(choices) + 1))
        ),
        "choices": choices,
        "right": choices[played.answer.right],
        "asks_for_moves": question.kind in ("legal", "refused"),
        "answer": renderer.text(message, "answer", **_right(played)),
        "answer_source": renderer.source(message, "answer", **_right(played)),
        "events": [renderer.event_said(game, event.for_seat(viewer)) for step in played.after for event in step.events],
        "clauses": [renderer.clause_link(clause) for clause in played.answer.clauses],
    }


def _right(played: PlayedStep) -> dict[str, Any]:
    """The argument `$right` of the answer: the number, or the players, which are a number too when it is one."""
    verdict = played.answer.verdicts[played.answer.right]
    if verdict.amount is not None:
        return {"right": whole(verdict.amount)}
    if verdict.seats:
        return {"right": verdict.seats[0] if len(verdict.seats) == 1 else verdict.seats}
    return {}
