"""Files whose number only gives their order: `07-31-in-play.game` is the example `31-in-play`. The id is permanent."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib import resources
from typing import Final

from games.errors import VaraqError

NAME: Final = re.compile(r"\d\d-(?P<id>[a-z0-9]+(-[a-z0-9]+)*)\.game")


@dataclass(frozen=True, slots=True)
class NumberedFolder:
    """The folder of that name of every game; `holds` is what one of its files is, for errors, such as «example»."""

    name: str
    holds: str

    def ids(self, key: str) -> tuple[str, ...]:
        """The ids of a game's files, in the order of their names; none for a game without such a folder."""
        return tuple(self.files(key))

    def files(self, key: str) -> dict[str, str]:
        """The file names of a game by id, in their order; raises `VaraqError` for one that is not numbered."""
        place = resources.files("games").joinpath(key, self.name)
        if not place.is_dir():
            return {}
        found: dict[str, str] = {}
        for name in sorted(one.name for one in place.iterdir()):
            match = NAME.fullmatch(name)
            if match is None:
                raise VaraqError(f"{self._at(key, name)}: name it like 07-31-in-play.game (number, then the id)")
            if match["id"] in found:
                raise VaraqError(f"{self._at(key, name)}: {found[match['id']]} has the same id")
            found[match["id"]] = name
        return found

    def source(self, key: str, id: str) -> str:
        """A file from the top of the repository, for errors and links; raises `VaraqError` for an unknown id."""
        return self._at(key, self._file(key, id))

    def text(self, key: str, id: str) -> str:
        """What stands in a file; raises `VaraqError` for an unknown id."""
        return resources.files("games").joinpath(key, self.name, self._file(key, id)).read_text(encoding="utf-8")

    def _file(self, key: str, id: str) -> str:
        files = self.files(key)
        if id not in files:
            raise VaraqError(f"{key} has no {self.holds} «{id}»; it has " + (", ".join(files) or "none"))
        return files[id]

    def _at(self, key: str, name: str) -> str:
        return f"games/{key}/{self.name}/{name}"
