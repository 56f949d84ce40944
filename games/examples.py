"""The worked examples of the games: records with notes and expectations, in `games/<key>/examples/`."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import games
from games.core import Game
from games.numbered import NumberedFolder
from games.record import Record, read
from games.replay import Replay, replay

FILES: Final = NumberedFolder("examples", "example")


def ids(key: str) -> tuple[str, ...]:
    """The ids of a game's examples, in the order of their file names."""
    return FILES.ids(key)


def source(key: str, id: str) -> str:
    """The file of an example, from the top of the repository, for errors and links."""
    return FILES.source(key, id)


def load(key: str, id: str) -> Record:
    """One example, read but not played; raises `VaraqError` for an unknown id, `NotationError` for a bad file."""
    return read(FILES.text(key, id), FILES.source(key, id))


def played(key: str, id: str) -> Replay:
    """One example, played and checked: once in a process, as long as its file and the engine are the same.

    Raises as `load` and `games.replay.replay` do.
    """
    return _played(games.game(key), FILES.text(key, id), FILES.source(key, id))


@lru_cache(maxsize=256)
def _played(game: Game[Any, Any], text: str, name: str) -> Replay:
    return replay(read(text, name))
