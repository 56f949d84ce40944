"""Whether Python is still what it was before readers' programs ran in it.

A program may change modules, on purpose or by mistake (`random.choice = …`); the next one would not be the first to
blame. What is found changed is not mended: the page starts Python anew before the next run.

Not noticed: what a program changes in a module that it was the first to import, and in classes, lists and tables of
the standard library, of which only the modules' own names are looked at.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from operator import is_not
from types import ModuleType
from typing import Any, Final

OURS: Final = ("games", "playground")
"""Packages in which classes, lists and tables are looked into too."""

_SPARED: Final = frozenset({"_", "__warningregistry__"})
"""Names that Python itself sets as it goes along."""

_MISSING: Final = object()


class Intact:
    """Remembers modules as they are when it learns them."""

    def __init__(self) -> None:
        self._modules: dict[str, ModuleType] = {}
        self._names: list[tuple[Mapping[str, Any], dict[str, Any]]] = []
        self._lists: list[tuple[list[Any], list[Any]]] = []

    def learn(self) -> None:
        """Remembers all modules that have been imported since; called before a program runs."""
        for name, module in list(sys.modules.items()):
            if name in self._modules or name == "__main__" or not isinstance(module, ModuleType):
                continue
            self._modules[name] = module
            self._remember(vars(module))
            if name.partition(".")[0] in OURS:
                for one, value in list(vars(module).items()):
                    if isinstance(value, type) and value.__module__ == name:
                        self._remember(vars(value))
                    elif isinstance(value, dict) and not one.startswith("__"):
                        self._remember(value)
                    elif isinstance(value, list):
                        self._lists.append((value, list(value)))

    def changed(self) -> bool:
        """Whether a module is gone or another one, or a name in it (in ours, in its classes and tables) is another one.

        New names do not count: what is imported or kept for later comes as such.
        """
        return (
            any(sys.modules.get(name) is not module for name, module in self._modules.items())
            or any(now.get(name, _MISSING) is not value for now, names in self._names for name, value in names.items())
            or any(len(now) != len(was) or any(map(is_not, now, was)) for now, was in self._lists)
        )

    def _remember(self, names: Mapping[str, Any]) -> None:
        self._names.append((names, {name: value for name, value in names.items() if name not in _SPARED}))
