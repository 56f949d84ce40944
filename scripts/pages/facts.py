"""What a game is, in a few facts: players, kind, cards, direction."""

from __future__ import annotations

import re
from typing import Any, Final

from markupsafe import Markup

from games.rulebook import RuleBook
from games.rules import Identity
from games.segments import Segment
from games.words import Words
from playground.renderer import Renderer
from playground.source_text import SOURCE
from scripts.errors import BuildError
from scripts.pages.latin import isolate_latin

NO_NAMES: Final = "—"
"""What the text of the other names says when a game has none."""


def players(book: RuleBook, renderer: Renderer, key: str) -> Markup:
    """How many play, and with how many it is best. Raises ``BuildError`` if the game's rules do not say."""
    message, given = _players(book, key)
    return renderer.text(message, **given)


def players_segments(book: RuleBook, words: Words, key: str) -> tuple[Segment, ...]:
    """The same as segments, for what is no page."""
    message, given = _players(book, key)
    return words.segments(message, arguments=given)


def _players(book: RuleBook, key: str) -> tuple[str, dict[str, Any]]:
    """The message that says it, with its arguments."""
    identity = _identity(book, key)
    low, high = identity.players
    given: dict[str, Any] = {"low": low, "high": high}
    best = identity.best
    if len(best) > 2 and list(best) == list(range(best[0], best[-1] + 1)):
        return "site-players-best-range", {**given, "first": best[0], "last": best[-1]}
    if best:
        return "site-players-best", {**given, "best": best}
    return "site-players", given


def _identity(book: RuleBook, key: str) -> Identity:
    identity = book.game(key).identity
    if identity is None:
        raise BuildError(f"the game '{key}' has no identity", where=f"games/{key}/rules.yml", todo="say what it is")
    return identity


def facts(book: RuleBook, renderer: Renderer, key: str) -> list[tuple[Markup, Markup]]:
    """Name and value of each fact; a game without other names has no line for them."""
    identity = _identity(book, key)
    found = [
        (renderer.text("site-fact-players"), players(book, renderer, key)),
        (renderer.text("site-fact-length"), renderer.text(f"{key}-length")),
        (renderer.text("site-fact-kind"), renderer.text(f"{key}-family")),
        (renderer.text("site-fact-luck"), renderer.text(f"{key}-luck")),
        (renderer.text("site-fact-counted"), renderer.text(f"{key}-counted")),
        (renderer.text("site-fact-pack"), renderer.text("site-pack", cards=identity.pack)),
        (renderer.text("site-fact-direction"), renderer.text(f"site-direction-{identity.direction}")),
    ]
    aliases = renderer.plain(f"{key}-aliases")
    if aliases != NO_NAMES:
        found.append((renderer.text("site-fact-aliases"), _names(aliases, renderer.lang)))
    return found


def other_names(listed: str) -> list[str]:
    """The single names of a list such as `scat-aliases`; none where the text says that there are none."""
    return [] if listed == NO_NAMES else [name.strip() for name in re.split(r"[,،]", listed) if name.strip()]


def _names(listed: str, lang: str) -> Markup:
    """A list of names with commas, each isolated and unbroken: most are English, also in a Persian line."""
    names = re.split(r"([,،]\s*)", listed)
    return Markup("").join(
        name
        if place % 2
        else Markup('<bdi class="alias">{}</bdi>').format(name if lang == SOURCE else isolate_latin(name))
        for place, name in enumerate(names)
    )
