"""Files whose number only gives their order: `07-31-in-play.game` is the example `31-in-play`. The id is permanent."""

from __future__ import annotations

import re
from importlib import resources
from typing import Final

from games.errors import VaraqError

NAME: Final = re.compile(r"\d\d-(?P<id>[a-z0-9]+(-[a-z0-9]+)*)\.game")


def names(key: str, folder: str) -> dict[str, str]:
    """The file names of `games/<key>/<folder>` by id, in their order; raises `VaraqError` for one that is none."""
    place = resources.files("games").joinpath(key, folder)
    if not place.is_dir():
        return {}
    found: dict[str, str] = {}
    for name in sorted(one.name for one in place.iterdir()):
        match = NAME.fullmatch(name)
        if match is None:
            raise VaraqError(f"games/{key}/{folder}/{name}: name it like 07-31-in-play.game (number, then the id)")
        if match["id"] in found:
            raise VaraqError(f"games/{key}/{folder}/{name}: {found[match['id']]} has the same id")
        found[match["id"]] = name
    return found


def text(key: str, folder: str, name: str) -> str:
    """The text of one of those files."""
    return resources.files("games").joinpath(key, folder, name).read_text(encoding="utf-8")
