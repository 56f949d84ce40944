"""*Guess first* on the page of an example: what may be asked before a step is shown, with the engine's answer.

The blocks lie hidden beside the steps, which stay as they are everywhere else; `guess.js` puts them into place.
"""

from __future__ import annotations

from typing import Any, Final

from games import quiz
from playground.choices import shown_question
from playground.sentence import AnyGame, Sentences

ABOUT_MOVES: Final = {"legal": "ui-guess-legal", "refused": "ui-guess-refused"}
"""The texts of questions about moves where all cards lie open and nobody is «you»."""


def guess_blocks(sentences: Sentences, game: AnyGame, example: str) -> list[dict[str, Any]]:
    """The questions of an example in the order of the steps that they come before, as `guess.html` takes them."""
    return [
        {**shown_question(sentences, game, asked, ABOUT_MOVES, None), "number": number}
        for number, asked in quiz.guesses(game.key, example).items()
    ]
