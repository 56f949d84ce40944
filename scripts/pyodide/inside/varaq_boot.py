"""Part of the archive and the first module of ours that runs in the reader's browser: opens the door to the
page.

Nothing here knows a game. The worker calls ``lay_rest``, after a snapshot ``lay_first`` too, and ``open_door`` once,
and for each request what ``open_door`` made. Answers are text, since text crosses to JavaScript fastest: ``=`` and the
response, or ``!`` and an error as JSON (``type``, ``message``, ``traceback``).
"""

import importlib
import json
import random
import sys
import traceback
import zipimport
import zlib
from collections.abc import Callable, Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Protocol

ARCHIVE = "/lib/python314.zip"
REST = "/lib/python-rest.zip"
FIRST = "/lib/python-first.zip"


class Buffer(Protocol):
    """An ArrayBuffer, as Pyodide shows it to Python."""

    def to_bytes(self) -> bytes:
        """Its content, copied."""


Fetch = Callable[[], Buffer | None]


class RestFinder:
    """Finds the modules of the standard library that are not in the archive loaded first.

    When the first of them is imported their archive is fetched and kept at ``place``, and the program waits for it.
    A fetch that fails raises ``ImportError``, and the next import tries again.
    """

    def __init__(self, place: str, names: frozenset[str], fetch: Fetch) -> None:
        self._place = place
        self._names = names
        self._fetch = fetch

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """See ``importlib.abc.MetaPathFinder``."""
        inside = fullname.replace(".", "/")
        if inside not in self._names:
            return None
        if not Path(self._place).exists():
            fetched = self._fetch()
            if fetched is None:
                raise ImportError(f"{fullname} is in a part of Python that could not be fetched", name=fullname)
            content = fetched.to_bytes()
            # A host may have inflated it on the way.
            Path(self._place).write_bytes(
                content if content[:2] == b"PK" else zlib.decompress(content, zlib.MAX_WBITS | 16)
            )
        parent = inside.rpartition("/")[0]
        return zipimport.zipimporter(f"{self._place}/{parent}" if parent else self._place).find_spec(fullname)


def lay_rest(fetch: Fetch) -> None:
    """Make the rest of the standard library importable; ``fetch()`` gives its archive, or ``None``."""
    _lay(REST, "varaq_rest.txt", fetch)


def lay_first(fetch: Fetch) -> None:
    """The same for what a plain start would have at once, and the archive of a snapshot has not."""
    _lay(FIRST, "varaq_first.txt", fetch)


def _lay(place: str, index: str, fetch: Fetch) -> None:
    names = zipimport.zipimporter(ARCHIVE).get_data(f"{ARCHIVE}/{index}").decode().split()
    sys.meta_path.append(RestFinder(place, frozenset(names), fetch))


def open_door(entry: str) -> str:
    """Import the module ``entry`` and keep its ``handle``; the answer is ``=``, or ``!`` and the error."""
    random.seed()  # a restored snapshot would give every reader the same numbers
    return _answered(lambda: _keep(importlib.import_module(entry).handle))


def answer(request: str) -> str:
    """What ``handle`` says to ``request``; an exception in it is an answer too, and does no harm."""
    return _answered(lambda: _door[0](request))


_door: list[Callable[[str], str]] = []


def _keep(handle: Callable[[str], str]) -> str:
    _door[:] = [handle]
    return ""


def _answered(work: Callable[[], object]) -> str:
    try:
        response = work()
        if not isinstance(response, str):
            raise TypeError(f"handle must give JSON text, not {type(response).__name__}")
        return "=" + response
    except BaseException as error:  # SystemExit and KeyboardInterrupt too: the worker must live on
        told = {"type": type(error).__name__, "message": str(error), "traceback": traceback.format_exc()}
        return "!" + json.dumps(told)
