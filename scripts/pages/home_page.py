"""The home page of a language: what this is, the games, and how they differ."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from markupsafe import Markup

from games import lessons
from games.rulebook import RuleBook
from playground.renderer import Renderer
from scripts.pages.facts import players
from scripts.pages.page import GeneratedPage
from scripts.pages.templating import environment
from scripts.pages.text_state import all_drafts

_MESSAGES = ("site-home-title", "site-home-lead")


def home_page(root: Path, book: RuleBook, language: str) -> GeneratedPage:
    """The page that presents the site and every game."""
    words = book.words(language)
    site = Renderer(book, language, "", "glossary/")
    body = (
        environment(root)
        .get_template("home.html")
        .render(
            t=site.text,
            plain=site.plain,
            games=[_game(book, language, key) for key in book.keys],
            drafts=all_drafts(book, language, _MESSAGES),
        )
    )
    return GeneratedPage("index.md", words.plain("site-home-title"), words.plain("site-home-description"), body)


def _game(book: RuleBook, language: str, key: str) -> dict[str, Any]:
    renderer = Renderer(book, language, f"games/{key}/")
    said = ("name", "idea", "feel", "note", "length", "luck", "counted")
    return {
        "key": key,
        "lesson": bool(lessons.ids(key)),
        "players": players(book, renderer, key),
        "kind": renderer.text(f"{key}-family"),
        "source": Markup().join(renderer.source(f"{key}-{name}") for name in said),
        **{name: renderer.text(f"{key}-{name}") for name in said},
    }
