"""The pictures that are shown with a link to the site: one for each game and language, and one for the site."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.cards import cards
from games.rulebook import RuleBook
from scripts.errors import BuildError
from scripts.pages.assets import hashed
from scripts.pages.shared import SITE_CARD
from scripts.pages.typesetting import Typesetter, families
from scripts.plan import BuildPlan

FOLDER: Final = "assets/cards"
SIZE: Final = (1200, 630)
HEAVIEST: Final = 60_000
"""Bytes that a picture may have."""

SHOWN: Final[Mapping[str, str]] = {
    "scat": "AH KH JH",
    "skin": "7S 7D",
    "inbetween": "3C 9H KD",
    "snitchems": "5S 3D 8C",
    SITE_CARD: "AS KH QD JC",
}
"""The cards on the picture of a game: a hand of 31, a pair, one card between two, an eight and what makes it."""


def social_cards(plan: BuildPlan, book: RuleBook) -> dict[tuple[str, str], tuple[str, bytes]]:
    """By language and game (or ``site``) the path in the site and the PNG.

    Raises ``BuildError`` if one is too heavy.
    """
    typesetter = Typesetter(plan.root, plan.cache)
    template = plan.root / "scripts" / "pages" / "templates" / "card.typ"
    found = {}
    for language in plan.languages:
        words = book.words(language)
        for key in (*book.keys, SITE_CARD):
            of_site = key == SITE_CARD
            title = words.plain("site-home-title" if of_site else f"{key}-name")
            data = {
                "lang": language,
                "dir": words.dir,
                "fonts": families(language),
                "site": words.plain("site-name"),
                "title": title,
                "size": 92 if len(title) < 20 else 68,
                "line": words.plain("site-tagline" if of_site else f"{key}-feel"),
                "cards": [
                    {"face": card.symbol, "red": card.suit in "HD"} for card in cards(SHOWN.get(key, SHOWN[SITE_CARD]))
                ],
            }
            picture = typesetter.typeset(template, data, "png")
            if len(picture) > HEAVIEST:
                raise BuildError(
                    f"the picture of '{key}' in '{language}' has {len(picture)} bytes, at most {HEAVIEST} are allowed",
                    where="scripts/pages/templates/card.typ",
                    todo="make it simpler",
                )
            found[language, key] = hashed(FOLDER, f"{key}-{language}.png", picture), picture
    return found
