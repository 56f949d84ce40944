"""The engine of each game of a tree, for what only it knows: options, events, refusals and buttons."""

from __future__ import annotations

import importlib.util
import inspect
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import games
from games.core import Game
from games.errors import VaraqError
from scripts.rulebook.findings import Findings, Place

AnyGame = Game[Any, Any]


def load_engine(root: Path, key: str, findings: Findings) -> AnyGame | None:
    """The engine of ``games/<key>``; ``None`` with a finding if it is missing or cannot be imported.

    In the tree that is running it is imported as usual; in any other one from its file.
    """
    file = root / "games" / key / "engine.py"
    if not file.is_file():
        findings.add(Place(file), "the engine is missing", "write it, or remove the folder of the game")
        return None
    here = Path(inspect.getfile(games)).resolve().parent == (root / "games").resolve()
    try:
        return games.game(key) if here else _only_game(_import_file(file, key), file)
    except VaraqError as error:
        findings.add(Place(file), str(error), "see games/core.py")
    except SyntaxError as error:
        place = Place(Path(error.filename or file), error.lineno or 0)
        findings.unreadable(place, f"this is not Python: {error.msg}")
    except Exception as error:
        what = f"the engine cannot be imported: {type(error).__name__}: {error}"
        findings.unreadable(_raised_at(error, file), what)
    return None


def _import_file(file: Path, key: str) -> ModuleType:
    name = f"_varaq_tree_{key}"
    spec = importlib.util.spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise ImportError(f"{file} cannot be imported")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


def _only_game(module: ModuleType, file: Path) -> AnyGame:
    found: list[AnyGame] = [
        kind()
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Game) and kind.__module__ == module.__name__
    ]
    if len(found) != 1:
        raise ImportError(f"{file.name} defines {len(found)} subclasses of Game, not one")
    return found[0]


def _raised_at(error: BaseException, file: Path) -> Place:
    """The deepest line of the engine's own folder that the error came through."""
    place = Place(file)
    trace = error.__traceback__
    while trace is not None:
        raised = Path(trace.tb_frame.f_code.co_filename)
        if raised.is_relative_to(file.parent):
            place = Place(raised, trace.tb_lineno)
        trace = trace.tb_next
    return place
