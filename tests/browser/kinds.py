"""The kinds of pages that the site has, one address of each: what is looked at in tests and by eye is the same."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

LANGUAGES: Final = ("en", "fa", "uk")
PHONE: Final[Any] = {"width": 360, "height": 740}
DESKTOP: Final[Any] = {"width": 1280, "height": 900}
GAMES_SPOKEN: Final = (
    ("fa", "scat"),
    ("en", "scat"),
    ("uk", "skin"),
    ("fa", "skin"),
    ("en", "inbetween"),
    ("uk", "snitchems"),
)
"""Every game and every language, in half of the combinations: a page of a game has the same parts in all languages, and
what the texts are is tested where they are made."""
SCHEMES: Final[Any] = ("light", "dark")
KINDS: Final = {
    "home": "{lang}/",
    "rules": "{lang}/games/skin/",
    "lesson": "{lang}/games/snitchems/learn/",
    "examples": "{lang}/games/inbetween/examples/",
    "example": "{lang}/games/scat/examples/may-not-go-back/#step-1",
    "frame": "{lang}/games/scat/embed/may-not-go-back/",
    "play": "{lang}/games/skin/play/",
    "quiz": "{lang}/games/snitchems/quiz/",
    "editor": "{lang}/games/inbetween/editor/",
    "lab": "{lang}/games/scat/lab/",
    "code": "{lang}/games/snitchems/code/",
    "sheet": "{lang}/games/inbetween/sheet/",
    "glossary": "{lang}/glossary/",
    "terms": "{lang}/glossary/table/",
    "coverage": "{lang}/coverage/",
    "translations": "{lang}/translations/",
    "contribute": "{lang}/contribute/",
    "api": "{lang}/api/",
    "clauses": "clauses/",
    "search": "{lang}/search/?q=31",
    "clause": "clauses/skin.fall.end/",
}
"""By a short name the address of a page of the kind, from the site's root."""


def opened(page: Page, site_address: str, path: str, lang: str) -> None:
    """Go to a page of the kind, in a state in which it has come to rest."""
    page.goto(site_address + path.format(lang=lang), wait_until="load")
    if "search/?q" in path:
        page.locator(".search-results a, main li a").first.wait_for()
