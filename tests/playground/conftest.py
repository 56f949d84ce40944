"""What the tests of the player share: the rule book of this tree, made afresh, so that no build has to come first."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import games.rulebook
from games.rulebook import RuleBook
from playground.browser import respond
from playground.renderer import Renderer
from playground.worker.desk import Desk, renderer_for
from scripts.plan import LANGUAGES
from scripts.rulebook.build import rulebook_json
from scripts.rulebook.findings import Findings
from scripts.rulebook.tree import read_tree
from tests.playground.asking import Ask, opening


@pytest.fixture(scope="session")
def rulebook(root: Path) -> RuleBook:
    """The rule book as the texts and rules of this tree make it."""
    return RuleBook(json.loads(rulebook_json(read_tree(root, LANGUAGES, Findings(root)))))


@pytest.fixture(scope="module", autouse=True)
def loaded(rulebook: RuleBook) -> Iterator[None]:
    """Whoever loads the rule book gets this one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games.rulebook, "load", lambda: rulebook)
        renderer_for.cache_clear()
        yield
        renderer_for.cache_clear()


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    """Each language."""
    return str(request.param)


@pytest.fixture
def renderer(rulebook: RuleBook, lang: str) -> Renderer:
    """A renderer of each language, for pages two levels below the rules."""
    return Renderer(rulebook, lang, "../../")


@pytest.fixture
def desk() -> Desk:
    """A desk without a game."""
    return Desk()


@pytest.fixture
def ask(desk: Desk) -> Ask:
    """Sends a request to the desk and reads the answer."""

    def send(**request: Any) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(respond(desk, json.dumps(request)))
        return answer

    return send


@pytest.fixture
def opened(ask: Ask, lang: str) -> Ask:
    """The same, with a game of three just opened: the reader in seat 1, sensible bots, shuffle number 7."""
    answer = ask(**opening(lang=lang))
    assert answer["ok"], answer
    return ask
