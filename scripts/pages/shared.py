"""What a page carries for those who find or share it: a description of the right length, JSON-LD, a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from games.rulebook import RuleBook
from scripts.pages.linked_data import Place, linked_data
from scripts.pages.page import GeneratedPage
from scripts.pages.titles import shortened

SITE_CARD = "site"
"""The card of the pages that belong to no game."""


def with_shared(
    book: RuleBook,
    language: str,
    site_url: str | None,
    cards: Mapping[tuple[str, str], str],
    pages: Sequence[GeneratedPage],
) -> tuple[GeneratedPage, ...]:
    """The pages of a language with what belongs to their heads.

    ``cards`` has the path of each picture in the site by language and game, or ``site``.
    """
    titles = {page.path: page.label or page.title for page in pages}
    titles["index.md"] = book.words(language).plain("site-home")
    for key in book.keys:
        titles[f"games/{key}/index.md"] = book.words(language).plain(f"{key}-name")
        titles[f"games/{key}/examples/index.md"] = book.words(language).plain("site-examples")
    made = []
    for page in pages:
        told = replace(page, description=shortened(page.description), card=cards[language, _card(book, page)])
        made.append(replace(told, linked=linked_data(book, Place(language, told, site_url), titles)))
    return tuple(made)


def _card(book: RuleBook, page: GeneratedPage) -> str:
    parts = page.path.split("/")
    return parts[1] if parts[0] == "games" and parts[1] in book.keys else SITE_CARD
