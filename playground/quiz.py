"""The quiz of a game as a page: each question with its table, its choices, and the answer with its rules.

Without script the choices are a list and the answer opens below it. `lesson.js` makes the choices buttons, and
`quiz.js` asks one question at a time and keeps the score; all words and numbers that they show are in the page.
"""

from __future__ import annotations

from typing import Any, Final

from markupsafe import Markup

from games import game as game_of
from games import quiz
from games.quiz import QuizQuestion
from games.rulebook import RuleBook
from playground.choices import shown_question
from playground.page import Urls, settings
from playground.renderer import Renderer
from playground.sentence import AnyGame
from playground.table import table_html
from playground.templating import fill

OF_EVERY_GAME: Final = {"legal": "ui-quiz-legal", "refused": "ui-quiz-refused"}
"""The texts of what is asked in the same words in every game."""


def quiz_body(rulebook: RuleBook, lang: str, game_key: str, urls: Urls) -> str:
    """The questions of a game's quiz, the place of the score, and the scripts."""
    game = game_of(game_key)
    renderer = Renderer(rulebook, lang, urls.rules)
    questions = quiz.questions(game_key)
    counts = range(len(questions) + 1)
    return fill(
        "quiz.html",
        t=renderer.text,
        plain=renderer.plain,
        key=game_key,
        urls=urls,
        questions=[_question(renderer, game, one) for one in questions],
        counts=[renderer.number(count) for count in counts],
        results=[renderer.text("ui-quiz-end-score", right=count, last=len(questions)) for count in counts],
    )


def _question(renderer: Renderer, game: AnyGame, asked: QuizQuestion) -> dict[str, Any]:
    return {
        **shown_question(renderer, game, asked, OF_EVERY_GAME, asked.viewer),
        "id": asked.id,
        "settings": settings(renderer, game, asked.options),
        "table": Markup(table_html(renderer, asked.view)),
        "events": [renderer.event_said(game, event) for event in asked.told],
        "example": asked.example,
        "example_title": renderer.text(f"{game.key}-example-{asked.example}") if asked.example else None,
        "step": asked.step,
    }
