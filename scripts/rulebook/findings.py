"""What a check finds: where, what and what to do, gathered until everything has been looked at."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Literal, NamedTuple

from scripts.errors import BuildError, BuildErrors

Level = Literal["error", "warning"]


class Place(NamedTuple):
    """A line of a file, counted from 1; 0 is the file as a whole."""

    file: Path
    line: int = 0


class Finding(BuildError):
    """One thing that is wrong, or, as a warning, one that is worth a look."""

    def __init__(self, what: str, where: str, todo: str | None, level: Level = "error") -> None:
        self.level = level
        super().__init__(what, where, todo)


class Findings:
    """The findings of one look at a tree; files are named relative to its ``root``."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._found: list[tuple[str, int, int, Finding]] = []
        self.blind = False
        """Whether a whole file could not be read, so that all that it should hold would be found missing elsewhere."""

    def __iter__(self) -> Iterator[Finding]:
        """In the order of files and lines."""
        return (entry[3] for entry in sorted(self._found, key=lambda entry: entry[:3]))

    def name(self, file: Path) -> str:
        """The file as it is named in a finding."""
        return file.relative_to(self.root).as_posix() if file.is_relative_to(self.root) else file.as_posix()

    def add(self, place: Place, what: str, todo: str | None = None, level: Level = "error") -> None:
        """Note what is wrong at that place and what to do about it."""
        file = self.name(place.file)
        where = f"{file}:{place.line}" if place.line else file
        self._found.append((file, place.line, len(self._found), Finding(what, where, todo, level)))

    def unreadable(self, place: Place, what: str, todo: str | None = None) -> None:
        """Note what keeps a whole file from being read."""
        self.blind = True
        self.add(place, what, todo)

    def errors(self) -> list[Finding]:
        """Those that must be put right."""
        return [finding for finding in self if finding.level == "error"]

    def warnings(self) -> list[Finding]:
        """Those that are worth a look."""
        return [finding for finding in self if finding.level == "warning"]

    def raise_errors(self) -> None:
        """Raise ``BuildErrors`` if there is an error."""
        if errors := self.errors():
            raise BuildErrors(errors)


def did_you_mean(word: str, known: Iterable[str], otherwise: str) -> str:
    """A hint: the known word nearest to ``word``, or ``otherwise`` if none is near."""
    near = difflib.get_close_matches(word, sorted(set(known)), 1, cutoff=0.7)
    return f"did you mean '{near[0]}'?" if near else otherwise
