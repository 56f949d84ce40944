"""The games: engines, rule data, texts and examples. Everything here needs only the standard library."""

from __future__ import annotations

from functools import cache
from importlib import import_module, resources
from typing import Any

from games.core import Game
from games.errors import UnknownGame, VaraqError

__all__ = ["game", "keys"]


@cache
def keys() -> tuple[str, ...]:
    """The keys of all games, found by their folders: a folder with an `engine` module is a game."""
    folders = resources.files(__name__).iterdir()
    return tuple(sorted(one.name for one in folders if one.is_dir() and _has_engine(one)))


def _has_engine(folder: Any) -> bool:
    return any(folder.joinpath(name).is_file() for name in ("engine.py", "engine.pyc"))


@cache
def game(key: str) -> Game[Any, Any]:
    """The game of that key, such as `scat`; raises `UnknownGame`."""
    if key not in keys():
        raise UnknownGame("error-unknown-game", given=key, known=tuple(keys()))
    module = import_module(f"games.{key}.engine")
    found: list[Game[Any, Any]] = [
        kind()
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Game) and kind.__module__ == module.__name__
    ]
    if len(found) != 1:
        raise VaraqError(f"games/{key}/engine.py must define exactly one subclass of Game, it defines {len(found)}")
    return found[0]
