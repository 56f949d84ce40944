"""The page of the search: everything that can be found, as a list that is readable without a script."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from games.rulebook import RuleBook
from playground.renderer import Renderer
from scripts.pages.alphabet import alphabetical
from scripts.pages.page import GeneratedPage
from scripts.pages.search import KINDS, PAGE, SearchEntry, entries
from scripts.pages.templating import environment


def search_page(root: Path, book: RuleBook, language: str, pages: Sequence[GeneratedPage]) -> GeneratedPage:
    """The page ``search/`` over all other pages of the language: game by game, kind by kind, terms by alphabet."""
    words = book.words(language)
    found = entries(root, book, language, pages)
    groups = []
    for key in (*book.keys, "common"):
        of_game = [one for one in found if one.game == key]
        kinds = [(kind, _listed([one for one in of_game if one.kind == kind], language)) for kind in KINDS]
        title = words.plain("site-search-every-game" if key == "common" else f"{key}-name")
        groups.append({"key": key, "title": title, "kinds": [(kind, listed) for kind, listed in kinds if listed]})
    body = environment(root).get_template("search_page.html").render(t=Renderer(book, language, "").text, groups=groups)
    return GeneratedPage(
        PAGE,
        words.plain("site-search-everything"),
        words.plain("site-search-description"),
        body,
        contents=tuple((f"search.{group['key']}", str(group["title"])) for group in groups),
        label=words.plain("site-search-everything"),
    )


def _listed(found: list[SearchEntry], language: str) -> list[SearchEntry]:
    """Rules and examples in the order of the book, terms by alphabet."""
    terms = bool(found) and found[0].kind == "term"
    return sorted(found, key=lambda one: alphabetical(language, one.title)) if terms else found
