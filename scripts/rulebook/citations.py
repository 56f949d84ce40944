"""Which clauses the code of the games cites: every string literal that is a whole id, found in the syntax tree."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from scripts.rulebook.findings import Findings, Place, did_you_mean
from scripts.rulebook.tree import COMMON, Tree
from scripts.rulebook.yamlnodes import place_of

_ID = re.compile(r"[a-z0-9]+(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+")


@dataclass(frozen=True, slots=True)
class Citation:
    """A clause or option id in the code of a game."""

    id: str
    place: Place


def code_files(root: Path, key: str) -> list[Path]:
    """The modules of a game."""
    return sorted((root / "games" / key).rglob("*.py"))


def cited(tree: ast.AST, prefixes: frozenset[str]) -> Iterator[tuple[str, ast.Constant]]:
    """Every string literal in a syntax tree that is a whole id of these games, with its node."""
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Constant) and isinstance(node.value, str)):
            continue
        if _ID.fullmatch(node.value) and node.value.partition(".")[0] in prefixes:
            yield node.value, node


def _composed(tree: ast.AST, prefixes: frozenset[str]) -> Iterator[tuple[str, int]]:
    """Every f-string that begins like an id, with its line: no search would find what it cites."""
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
            text = str(node.values[0].value)
            if text.partition(".")[0] in prefixes and re.match(r"[a-z0-9]+\.", text):
                yield text, node.lineno


def citations(root: Path, keys: tuple[str, ...], findings: Findings) -> dict[str, list[Citation]]:
    """By game what its code cites, in the order of files and lines; code that is not Python is a finding."""
    prefixes = frozenset((*keys, COMMON))
    found: dict[str, list[Citation]] = {}
    for key in keys:
        found[key] = []
        for file in code_files(root, key):
            try:
                tree = ast.parse(file.read_bytes(), filename=str(file))
            except SyntaxError as error:
                findings.unreadable(Place(file, error.lineno or 0), f"this is not Python: {error.msg}", "put it right")
                continue
            for text, line in _composed(tree, prefixes):
                findings.add(
                    Place(file, line),
                    f"an id that begins with '{text}' is put together",
                    "write every clause and option out as one whole string, so that its citations can be found",
                )
            here = [Citation(text, Place(file, node.lineno)) for text, node in cited(tree, prefixes)]
            found[key] += sorted(here, key=lambda citation: citation.place.line)
    return found


def check_citations(tree: Tree, findings: Findings) -> None:
    """Note ids in the code that are none, and firing clauses that no code cites."""
    by_game = citations(tree.root, tree.keys, findings)
    if findings.blind:
        return  # what that file cites would be found uncited
    clauses, retired = tree.clauses, {one.id: one for data in tree.rules.values() for one in data.retired}
    known = {*clauses, *tree.option_ids}
    for citation in (one for game in by_game.values() for one in game):
        if citation.id in retired:
            to = retired[citation.id].to
            findings.add(
                citation.place, f"the clause '{citation.id}' is retired", f"cite '{to}'" if to else "cite another one"
            )
        elif citation.id not in known:
            kind = "option" if ".opt." in citation.id else "clause"
            findings.add(
                citation.place,
                f"there is no {kind} '{citation.id}'",
                did_you_mean(citation.id, known, "write it into rules.yml, or cite another one"),
            )
    everything = {citation.id for game in by_game.values() for citation in game}
    for data in tree.rules.values():
        here = everything if data.key == COMMON else {citation.id for citation in by_game.get(data.key, ())}
        where = "games" if data.key == COMMON else f"games/{data.key}"
        for clause in data.clauses.values():
            if clause.fires and clause.id not in here:
                findings.add(
                    place_of(clause.id),
                    f"no code in {where} cites '{clause.id}', although it is of the kind '{clause.kind}'",
                    "cite it where the engine applies it; a rule that never fires is a definition or derived",
                )
