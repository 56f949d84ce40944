"""A rule changed by the reader: all worked examples of the game, played by the engine with his text of one module.

The engine is imported anew with that text and forgotten afterwards, so that the lab's own engine stays as it is.
"""

from __future__ import annotations

import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Final

from playground.lab import guard
from playground.lab.program import Fault, fault_of

MODULE: Final = re.compile(r"(?P<key>[a-z]+)/(?P<name>[a-z_]+)\.py")
"""How a module of a game is named: `scat/turns.py`."""

_STEP = re.compile(r"step (?P<step>\d+): (?P<why>.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of one example: nothing, or the step at which it breaks and why.

    `why` is the engine's own sentence, in English as on the command line; `fault` is there instead where the reader's
    text broke off with an error of Python.
    """

    example: str
    step: int | None = None
    why: str = ""
    fault: Fault | None = None

    @property
    def holds(self) -> bool:
        """Whether the example is played as it is written."""
        return not self.why and self.fault is None


class _Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Gives the reader's text for one module."""

    def __init__(self, module: str, file: str, source: str) -> None:
        self.module, self.file, self.source = module, file, source

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """See `importlib.abc.MetaPathFinder`."""
        return importlib.util.spec_from_loader(fullname, self, origin=self.file) if fullname == self.module else None

    def exec_module(self, module: ModuleType) -> None:
        """Runs the reader's text as that module."""
        with guard.bounded():
            exec(compile(self.source, self.file, "exec", dont_inherit=True), module.__dict__)


@contextmanager
def _other_engine(finder: _Finder) -> Iterator[None]:
    """Within it `games` is imported anew, with the reader's module; afterwards everything is as before."""

    def ours() -> dict[str, ModuleType]:
        return {name: one for name, one in sys.modules.items() if name == "games" or name.startswith("games.")}

    kept = ours()
    for name in kept:
        del sys.modules[name]
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        for name in ours():
            del sys.modules[name]
        sys.modules.update(kept)


def outcomes(file: str, source: str) -> tuple[Outcome, ...]:
    """Every example of the game that the file belongs to, with the reader's text in the file's place.

    Raises `Fault` when the text cannot even be imported, when it does not come to an end or fills the memory in an
    example, since it would in the next one too, and for a file that is no module of a game.
    """
    named = MODULE.fullmatch(file)
    if named is None or importlib.util.find_spec(f"games.{named['key']}.{named['name']}") is None:
        raise Fault("no-module", file=file)
    key = named["key"]
    with _other_engine(_Finder(f"games.{key}.{named['name']}", file, source)):
        # Importing the rest of the engine is ours and may take longer than a reader's text, which is bounded by itself.
        guard.at_leisure()
        try:
            examples = importlib.import_module("games.examples")
            replay = importlib.import_module("games.replay")
            importlib.import_module("games").game(key)
            importlib.import_module(f"games.{key}.{named['name']}")
        except BaseException as error:
            raise fault_of(error, {file: source}) from None
        found = []
        for id in examples.ids(key):
            found.append(_outcome(id, key, examples, replay, {file: source}))
            if (fault := found[-1].fault) is not None and fault.kind in ("time", "memory"):
                raise fault
        return tuple(found)


def _outcome(id: str, key: str, examples: Any, replay: Any, sources: dict[str, str]) -> Outcome:
    with guard.bounded():
        try:
            replay.replay(examples.load(key, id))
        except BaseException as error:
            if type(error).__name__ == "ReplayError":
                told = _STEP.search(str(error))
                return Outcome(id, int(told["step"]) if told else 0, told["why"] if told else str(error))
            return Outcome(id, fault=fault_of(error, sources))
    return Outcome(id)
