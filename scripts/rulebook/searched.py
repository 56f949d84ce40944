"""``searched.yml``: what readers type for clauses, options and readings in their own words. Never shown."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from scripts.rulebook.findings import Findings
from scripts.rulebook.yamlnodes import Placed, read_yaml

FILE = "searched.yml"


@dataclass(frozen=True, slots=True)
class Asked:
    """Phrases by language, and the ids of the entries of the search that answer them."""

    of: tuple[Placed, ...]
    phrases: dict[str, tuple[Placed, ...]]


def read_searched(root: Path, languages: tuple[str, ...], findings: Findings) -> tuple[Asked, ...]:
    """Those of all games, folder by folder; what is wrong in a file goes to ``findings``."""
    found: list[Asked] = []
    for file in sorted((root / "games").glob(f"*/{FILE}")):
        top = read_yaml(file, findings)
        for entry in top.items() if top is not None else ():
            table = entry.table()
            if table is None:
                continue
            of = table.need("of")
            phrases = {lang: one.texts() for lang in languages if (one := table.need(lang)) is not None}
            table.done("what is searched")
            if of is not None:
                found.append(Asked(of.texts(), phrases))
    return tuple(found)
