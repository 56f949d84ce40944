"""Why a move was allowed, and why another one is not."""

from __future__ import annotations

import games
from games.rulebook import RuleBook
from playground.renderer import Renderer
from playground.worker.desk import Desk
from tests.playground.asking import Ask, held
from tests.playground.reading import elements, links, text

SCAT = games.game("scat")


def test_why_and_why_not_with_the_facts_of_the_case(
    opened: Ask, desk: Desk, renderer: Renderer, rulebook: RuleBook, lang: str
) -> None:
    top = held(desk).state.discards[-1]
    opened(do="act", action="1 draw discard")
    why = opened(do="why")["fragments"]["why"]
    elements(why)
    assert "../#scat.turn.no-return" in links(why)
    action = SCAT.read_action(held(desk).state, f"1 discard {top}")
    ruling = SCAT.ruling(held(desk).state, action)
    assert text(renderer.refusal(SCAT, action, ruling)) in text(why)
    # The move that led here has its clauses in full.
    assert rulebook.words(lang).plain("scat.turn.draw") in text(why)
