"""The events and rulings in the code of a game against the kinds and facts that its engine declares.

The texts are checked against the declaration, so the declaration has to be true. What is not written out as a literal
(a kind or facts that are computed) cannot be seen here; playing the game tests it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from scripts.rulebook.citations import code_files
from scripts.rulebook.findings import Findings, Place, did_you_mean
from scripts.rulebook.tree import Tree


@dataclass(frozen=True, slots=True)
class _Made:
    """An ``Event(…)`` or a refusing ``Ruling(…)`` in the code; ``facts`` is ``None`` if they are computed.

    ``reasonless`` says that its clauses are written out and are none.
    """

    what: str
    kind: str
    facts: frozenset[str] | None
    line: int
    reasonless: bool


def check_kinds(tree: Tree, findings: Findings) -> None:
    """Note events and refusals that name no clause, and those whose kind or facts the engine does not declare."""
    for key, engine in tree.engines.items():
        declared: dict[str, Mapping[str, tuple[str, ...]]] = {"event": engine.events, "refusal": engine.refusals}
        for file in code_files(tree.root, key):
            try:
                module = ast.parse(file.read_bytes(), filename=str(file))
            except SyntaxError:
                continue  # check_citations reports it
            for made in _all_made(module):
                _check(made, declared[made.what], Place(file, made.line), findings)


def _check(made: _Made, declared: Mapping[str, tuple[str, ...]], place: Place, findings: Findings) -> None:
    if made.reasonless:
        findings.add(place, f"the {made.what} '{made.kind}' names no clause", "name the clause that is its cause")
    if made.kind not in declared:
        findings.add(
            place,
            f"the engine declares no {made.what} '{made.kind}'",
            did_you_mean(made.kind, declared, f"add it to the engine's {made.what}s with its facts"),
        )
    elif made.facts is not None and made.facts != set(declared[made.kind]):
        got, wanted = (", ".join(sorted(names)) or "none" for names in (made.facts, declared[made.kind]))
        findings.add(
            place, f"the {made.what} '{made.kind}' has the facts {got}, declared are {wanted}", "make the two the same"
        )


def _all_made(module: ast.Module) -> Iterator[_Made]:
    for node in ast.walk(module):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
            continue
        named = {keyword.arg: keyword.value for keyword in node.keywords}
        places = {"Event": ("kind", 0, 3), "Ruling": ("kind", 2, 3)}  # the clauses come second in both
        if node.func.id not in places or any(isinstance(argument, ast.Starred) for argument in node.args):
            continue
        name, kind_at, facts_at = places[node.func.id]
        kind = node.args[kind_at] if len(node.args) > kind_at else named.get(name)
        facts = node.args[facts_at] if len(node.args) > facts_at else named.get("facts")
        clauses = node.args[1] if len(node.args) > 1 else named.get("clauses")
        reasonless = isinstance(clauses, ast.Tuple | ast.List) and not clauses.elts
        for word in _words(kind):
            what = "event" if node.func.id == "Event" else "refusal"
            yield _Made(what, word, _names(facts), node.lineno, reasonless)


def _words(node: ast.expr | None) -> Iterator[str]:
    """The words that an expression can be, as far as they are written out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _words(node.body)
        yield from _words(node.orelse)


def _names(node: ast.expr | None) -> frozenset[str] | None:
    """The names of facts that are written out: ``(("card", card), …)``."""
    if node is None:
        return frozenset()
    if not isinstance(node, ast.Tuple):
        return None
    names: set[str] = set()
    for fact in node.elts:
        if not (isinstance(fact, ast.Tuple) and fact.elts and isinstance(fact.elts[0], ast.Constant)):
            return None
        names.add(str(fact.elts[0].value))
    return frozenset(names)
