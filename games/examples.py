"""The worked examples of the games: records with notes and expectations, in `games/<key>/examples/`."""

from __future__ import annotations

from importlib import resources
from typing import Final

from games.errors import VaraqError
from games.record import Record, read

SUFFIX: Final = ".game"


def ids(key: str) -> tuple[str, ...]:
    """The ids of a game's examples, in the order of their numbered file names (`01-one-suit.game`)."""
    folder = resources.files("games").joinpath(key, "examples")
    if not folder.is_dir():
        return ()
    return tuple(sorted(one.name.removesuffix(SUFFIX) for one in folder.iterdir() if one.name.endswith(SUFFIX)))


def load(key: str, id: str) -> Record:
    """One example, read but not played; raises `VaraqError` for an unknown id, `NotationError` for a bad file."""
    if id not in ids(key):
        raise VaraqError(f"{key} has no example «{id}»; it has " + ", ".join(ids(key)))
    file = resources.files("games").joinpath(key, "examples", id + SUFFIX)
    return read(file.read_text(encoding="utf-8"), f"games/{key}/examples/{id}{SUFFIX}")
