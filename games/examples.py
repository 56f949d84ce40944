"""The worked examples of the games: records with notes and expectations, in `games/<key>/examples/`."""

from __future__ import annotations

from games import numbered
from games.errors import VaraqError
from games.record import Record, read

FOLDER = "examples"


def ids(key: str) -> tuple[str, ...]:
    """The ids of a game's examples, in the order of their file names."""
    return tuple(numbered.names(key, FOLDER))


def source(key: str, id: str) -> str:
    """The file of an example, from the top of the repository, for errors and links."""
    return f"games/{key}/{FOLDER}/{_file(key, id)}"


def load(key: str, id: str) -> Record:
    """One example, read but not played; raises `VaraqError` for an unknown id, `NotationError` for a bad file."""
    return read(numbered.text(key, FOLDER, _file(key, id)), source(key, id))


def _file(key: str, id: str) -> str:
    files = numbered.names(key, FOLDER)
    if id not in files:
        raise VaraqError(f"{key} has no example «{id}»; it has " + ", ".join(files))
    return files[id]
