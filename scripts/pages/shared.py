"""What a page carries for those who find or share it: a description of the right length, JSON-LD, a picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from games.rulebook import RuleBook
from scripts.pages.assets import Assets
from scripts.pages.keeping import KeptPages
from scripts.pages.linked_data import Place, above, linked_data
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
    kept: KeptPages,
) -> tuple[GeneratedPage, ...]:
    """The pages of a language with what belongs to their heads.

    ``cards`` has the path of each picture in the site by language and game, or ``site``; ``kept`` is where the JSON-LD
    of earlier builds is.
    """
    titles = {page.path: page.label or page.title for page in pages}
    titles["index.md"] = book.words(language).plain("site-home")
    for key in book.keys:
        titles[f"games/{key}/index.md"] = book.words(language).plain(f"{key}-name")
        titles[f"games/{key}/examples/index.md"] = book.words(language).plain("site-examples")
    made = []
    for page in pages:
        told = replace(page, description=shortened(page.description), card=cards[language, _card(book, page)])
        linked = kept.get(
            f"linked {page.path}",
            _linked_maker(Place(language, told, site_url), titles),
            beside=(
                site_url,
                told.title,
                told.description,
                told.label,
                [titles[path] for path in above(page.path, titles)],
            ),
        )
        made.append(replace(told, linked=linked))
    return tuple(made)


def _linked_maker(place: Place, titles: Mapping[str, str]) -> Callable[[RuleBook, Assets], str]:
    return lambda book, _: linked_data(book, place, titles)


def _card(book: RuleBook, page: GeneratedPage) -> str:
    parts = page.path.split("/")
    return parts[1] if parts[0] == "games" and parts[1] in book.keys else SITE_CARD
