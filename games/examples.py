"""The worked examples of the games: records with notes and expectations, in `games/<key>/examples/`.

A file `07-31-in-play.game` is the example `31-in-play`; the number only gives the order. The id is permanent.
"""

from __future__ import annotations

import re
from importlib import resources
from typing import Final

from games.errors import VaraqError
from games.record import Record, read

NAME: Final = re.compile(r"\d\d-(?P<id>[a-z0-9]+(-[a-z0-9]+)*)\.game")


def ids(key: str) -> tuple[str, ...]:
    """The ids of a game's examples, in the order of their file names."""
    return tuple(_files(key))


def source(key: str, id: str) -> str:
    """The file of an example, from the top of the repository, for errors and links."""
    return f"games/{key}/examples/{_file(key, id)}"


def load(key: str, id: str) -> Record:
    """One example, read but not played; raises `VaraqError` for an unknown id, `NotationError` for a bad file."""
    file = resources.files("games").joinpath(key, "examples", _file(key, id))
    return read(file.read_text(encoding="utf-8"), source(key, id))


def _file(key: str, id: str) -> str:
    files = _files(key)
    if id not in files:
        raise VaraqError(f"{key} has no example «{id}»; it has " + ", ".join(files))
    return files[id]


def _files(key: str) -> dict[str, str]:
    folder = resources.files("games").joinpath(key, "examples")
    if not folder.is_dir():
        return {}
    found: dict[str, str] = {}
    for name in sorted(one.name for one in folder.iterdir()):
        match = NAME.fullmatch(name)
        if match is None:
            raise VaraqError(f"games/{key}/examples/{name}: name it like 07-31-in-play.game (number, then the id)")
        if match["id"] in found:
            raise VaraqError(f"games/{key}/examples/{name}: {found[match['id']]} has the same id")
        found[match["id"]] = name
    return found
