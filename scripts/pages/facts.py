"""What a game is, in a few facts: players, kind, cards, direction."""

from __future__ import annotations

import re
from typing import Any

from markupsafe import Markup

from games.rulebook import RuleBook
from playground.renderer import Renderer
from scripts.errors import BuildError


def facts(book: RuleBook, renderer: Renderer, key: str, *, brief: bool = False) -> list[tuple[Markup, Markup]]:
    """Name and value of each fact; ``brief`` leaves out what a first glance does not need."""
    identity = book.game(key).identity
    if identity is None:
        raise BuildError(f"the game '{key}' has no identity", where=f"games/{key}/rules.yml", todo="say what it is")
    low, high = identity.players
    given: dict[str, Any] = {"low": low, "high": high}
    if identity.best:
        players = renderer.text("site-players-best", **given, best=identity.best)
    else:
        players = renderer.text("site-players", **given)
    found = [
        (renderer.text("site-fact-players"), players),
        (renderer.text("site-fact-length"), renderer.text(f"{key}-length")),
        (renderer.text("site-fact-kind"), renderer.text(f"{key}-family")),
    ]
    if not brief:
        found += [
            (renderer.text("site-fact-pack"), renderer.text("site-pack", cards=identity.pack)),
            (renderer.text("site-fact-direction"), renderer.text(f"site-direction-{identity.direction}")),
            (renderer.text("site-fact-aliases"), _names(renderer.plain(f"{key}-aliases"))),
        ]
    return found


def _names(listed: str) -> Markup:
    """A list of names with commas, each isolated and unbroken: most are Latin, also in a Persian line."""
    names = re.split(r"([,،]\s*)", listed)
    return Markup("").join(
        name if place % 2 else Markup('<bdi class="alias">{}</bdi>').format(name) for place, name in enumerate(names)
    )
