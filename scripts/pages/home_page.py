"""The home page of a language: what this is, and the games."""

from __future__ import annotations

from pathlib import Path

from games.rulebook import RuleBook
from playground.renderer import Renderer
from scripts.pages.facts import facts
from scripts.pages.page import GeneratedPage
from scripts.pages.templating import environment
from scripts.pages.text_state import all_drafts

_MESSAGES = ("site-home-title", "site-home-lead")


def home_page(root: Path, book: RuleBook, language: str) -> GeneratedPage:
    """The page that presents the site and every game."""
    words = book.words(language)
    games = []
    for key in book.keys:
        renderer = Renderer(book, language, f"games/{key}/")
        games.append(
            {
                "key": key,
                "name": renderer.text(f"{key}-name"),
                "idea": renderer.text(f"{key}-idea"),
                "note": renderer.text(f"{key}-note"),
                "facts": facts(book, renderer, key, brief=True),
            }
        )
    body = (
        environment(root)
        .get_template("home.html")
        .render(t=Renderer(book, language, "").text, games=games, drafts=all_drafts(book, language, _MESSAGES))
    )
    return GeneratedPage("index.md", words.plain("site-home-title"), words.plain("site-home-description"), body)
