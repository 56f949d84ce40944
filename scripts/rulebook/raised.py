"""The errors that the games raise with a text of the rule book (``games.errors.WordedError``), as the code has them.

Name and facts have to be written out where the error is made: ``ImpossiblePosition("error-two-places", card=twice)``.
So every text can be held against the code that gives it its arguments, and no text is kept that nothing raises.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from games import errors
from scripts.rulebook.findings import Findings, Place

WORDED = frozenset(
    name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, errors.WordedError)
) - {errors.ReplayError.__name__, errors.RefusedMove.__name__, errors.EnglishError.__name__}
"""The classes that are made with the name of a text; the others are made of another error or of English."""


@dataclass(frozen=True, slots=True)
class Raised:
    """An error in the code: the name of its text, its facts, and where it is made."""

    message: str
    facts: frozenset[str]
    place: Place


def raised(root: Path) -> Iterator[Raised | Place]:
    """Every worded error in ``games``; only the place of one whose name or facts are not written out."""
    for file in sorted((root / "games").rglob("*.py")):
        try:
            module = ast.parse(file.read_bytes(), filename=str(file))
        except SyntaxError:
            continue  # check_citations reports it, or the import
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and _worded(node):
                yield _read(node, Place(file, node.lineno))


def _worded(call: ast.Call) -> bool:
    """Whether a call makes such an error, by its class or from within one."""
    if isinstance(call.func, ast.Name):
        return call.func.id in WORDED
    first = call.args[0] if call.args else None
    inner = isinstance(call.func, ast.Attribute) and call.func.attr == "__init__"
    return inner and isinstance(first, ast.Constant) and str(first.value).startswith("error-")


def _read(call: ast.Call, place: Place) -> Raised | Place:
    names = [keyword.arg for keyword in call.keywords]
    if len(call.args) != 1 or not isinstance(call.args[0], ast.Constant) or not isinstance(call.args[0].value, str):
        return place
    if None in names:
        return place
    return Raised(call.args[0].value, frozenset(name for name in names if name is not None), place)


def by_text(found: Iterable[Raised | Place]) -> dict[str, Raised]:
    """Errors by their text, each with the facts that it has wherever it is raised, and its first place."""
    by_message: dict[str, Raised] = {}
    for one in found:
        if isinstance(one, Raised):
            earlier = by_message.get(one.message, one)
            by_message[one.message] = Raised(one.message, earlier.facts & one.facts, earlier.place)
    return by_message


def check_raised(found: Iterable[Raised | Place], findings: Findings) -> None:
    """Note errors whose text or facts are put together."""
    for one in found:
        if isinstance(one, Place):
            findings.add(
                one,
                "the text of this error, or its facts, are not written out",
                'write the name of the text first and each fact by its name, as in ("error-two-places", card=twice)',
            )
