"""The lines of an engine that enforce a clause: the smallest useful piece around each place that cites it.

They are found in the syntax tree, by the citations that the checker looks at too, so they cannot drift. A clause that
a constant of a module cites (``_KNOCK = Ruling(True, ("scat.knock.when",))``) is enforced where the constant is used.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby, pairwise
from pathlib import Path
from typing import Final

from markupsafe import Markup, escape
from pygments.lexers.python import PythonLexer  # type: ignore[import-untyped]
from pygments.token import Comment, Keyword, Number, Operator, String  # type: ignore[import-untyped]

from scripts.rulebook.citations import cited, code_files

BRANCH: Final = 12
"""The most lines of a branch that is shown whole."""
FUNCTION: Final = 20
"""The most lines of a function that is shown whole, and of any piece."""

_COLOURS: Final = (
    (Comment, "c"),
    (String.Doc, "c"),
    (String, "s"),
    (Keyword, "k"),
    (Operator.Word, "k"),
    (Number, "s"),
)

_Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, slots=True)
class Piece:
    """Lines ``first`` to ``last`` of ``file`` (from the repository's top, counted from 1), ``cited`` among them the
    lines that cite the clause or use what does; ``function`` is the name of what they are in, or nothing."""

    file: str
    function: str
    first: int
    last: int
    cited: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Module:
    """One file: its syntax tree, what each node is in, where which name is read in a function or class, and what is
    imported: module and name there, by the name here."""

    name: str
    file: str
    tree: ast.Module
    parents: Mapping[ast.AST, ast.AST]
    reads: Mapping[str, tuple[ast.Name, ...]]
    imports: Mapping[str, tuple[str, str]]

    def line_of(self, node: ast.AST) -> list[ast.AST]:
        """The node and everything that it is in, from the inside out, without the module."""
        line = [node]
        while (parent := self.parents.get(line[-1])) is not None and not isinstance(parent, ast.Module):
            line.append(parent)
        return line


def pieces(root: Path, key: str, keys: Iterable[str]) -> dict[str, tuple[Piece, ...]]:
    """By clause and option what enforces it in the code of a game, in the order of files and lines.

    ``keys`` are the games and ``common``, whose clauses may be cited.
    """
    modules = [_read(root, file) for file in code_files(root, key)]
    found: dict[str, list[Piece]] = defaultdict(list)
    for module in modules:
        for id, node in cited(module.tree, frozenset(keys)):
            found[id].append(_piece(module, node))
            for user, use in _uses(module, node, modules):
                found[id].append(_piece(user, use))
    return {id: tuple(_joined(of_one)) for id, of_one in found.items()}


def _read(root: Path, file: Path) -> _Module:
    tree = ast.parse(file.read_bytes(), filename=str(file))
    parents: dict[ast.AST, ast.AST] = {}
    reads: dict[str, list[ast.Name]] = defaultdict(list)
    imports: dict[str, tuple[str, str]] = {}
    for parent in ast.walk(tree):
        for child in ast.iter_child_nodes(parent):
            parents[child] = parent
        if isinstance(parent, ast.ImportFrom) and parent.module:
            imports.update({alias.asname or alias.name: (parent.module, alias.name) for alias in parent.names})
    for statement in tree.body:
        for node in ast.walk(statement) if isinstance(statement, _Function | ast.ClassDef) else ():
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
                reads[node.id].append(node)
    name = ".".join(file.relative_to(root).with_suffix("").parts)
    found = {read: tuple(nodes) for read, nodes in reads.items()}
    return _Module(name, file.relative_to(root).as_posix(), tree, parents, found, imports)


def _uses(module: _Module, node: ast.AST, modules: Iterable[_Module]) -> Iterator[tuple[_Module, ast.AST]]:
    """Where the constant is used in which a module cites something; nothing for a citation in a function."""
    statement = module.line_of(node)[-1]
    targets: list[ast.expr] = statement.targets if isinstance(statement, ast.Assign) else []
    if isinstance(statement, ast.AnnAssign):
        targets = [statement.target]
    names = {target.id for target in targets if isinstance(target, ast.Name)}
    for user in modules if names else ():
        for known, (imported, name) in ({} if user is module else user.imports).items():
            if imported == module.name and name in names:
                yield from ((user, use) for use in user.reads.get(known, ()))
    for name in sorted(names):
        yield from ((module, use) for use in module.reads.get(name, ()))


def _piece(module: _Module, node: ast.AST) -> Piece:
    line = module.line_of(node)
    at = _start(node)
    function = next((one for one in line if isinstance(one, _Function)), None)
    spans = [_span(one) for one in line if isinstance(one, ast.stmt)][:1]
    if function is not None:
        inside = line[: line.index(function)]
        spans += _branches(inside)
        whole = _span(function)
        if whole[1] - whole[0] < FUNCTION:
            spans = [whole]
    fitting = [span for span in spans if span[1] - span[0] < BRANCH]
    first, last = max(fitting or spans[:1], key=lambda span: span[1] - span[0])
    if last - first >= FUNCTION:
        first, last = max(first, at - BRANCH // 2), min(last, at + BRANCH // 2)
    names = [one.name for one in reversed(line) if isinstance(one, _Function | ast.ClassDef)]
    return Piece(module.file, ".".join(names), first, last, (at,))


def _start(node: ast.AST) -> int:
    return int(node.lineno)  # type: ignore[attr-defined]


def _span(node: ast.AST) -> tuple[int, int]:
    decorated = getattr(node, "decorator_list", None)
    first = _start(decorated[0]) if decorated else _start(node)
    return first, int(node.end_lineno)  # type: ignore[attr-defined]


def _branches(inside: list[ast.AST]) -> Iterator[tuple[int, int]]:
    """The spans of the branches that the inner nodes are in, and of the statements with all their branches."""
    for child, parent in pairwise(inside):
        if isinstance(parent, ast.match_case):
            yield _start(parent.pattern), _span(parent.body[-1])[1]
        elif isinstance(parent, ast.If | ast.For | ast.While | ast.With | ast.Try):
            body, other = parent.body, getattr(parent, "orelse", [])
            if child in body:
                yield _start(parent), _span(body[-1])[1]
            elif child in other and not isinstance(other[0], ast.If):
                yield _start(other[0]) - 1, _span(other[-1])[1]
        if isinstance(parent, ast.stmt):
            yield _span(parent)


def _joined(found: list[Piece]) -> Iterator[Piece]:
    """The pieces in order, each line once: what overlaps or touches in the same function is one piece."""
    open_piece: Piece | None = None
    for piece in sorted(set(found), key=lambda one: (one.file, one.first, -one.last)):
        if (
            open_piece is not None
            and (piece.file, piece.function) == (open_piece.file, open_piece.function)
            and piece.first <= open_piece.last + 1
        ):
            lines = tuple(sorted({*open_piece.cited, *piece.cited}))
            last = max(open_piece.last, piece.last)
            open_piece = Piece(piece.file, piece.function, open_piece.first, last, lines)
            continue
        if open_piece is not None:
            yield open_piece
        open_piece = piece
    if open_piece is not None:
        yield open_piece


@lru_cache(maxsize=256)
def coloured(program: str) -> tuple[Markup, ...]:
    """The lines of a Python program as HTML: comments, strings and words of the language in a ``span`` each."""
    lines: list[list[tuple[str, str]]] = [[]]
    for kind, text in PythonLexer(ensurenl=False, stripnl=False).get_tokens(program):
        name = next((name for family, name in _COLOURS if kind in family), "")
        for number, part in enumerate(text.split("\n")):
            if number:
                lines.append([])
            words = part.lstrip(" ")
            lines[-1] += [one for one in (("", part[: len(part) - len(words)]), (name, words)) if one[1]]
    return tuple(
        Markup("").join(
            _coloured(name, "".join(text for _, text in parts)) for name, parts in groupby(line, key=lambda one: one[0])
        )
        for line in lines
    )


def _coloured(name: str, text: str) -> Markup:
    return escape(text) if not name else Markup('<span class="{}">{}</span>').format(name, text)


def lines_of(root: Path, piece: Piece) -> list[tuple[int, Markup, bool]]:
    """The lines of a piece: number, HTML without the indentation that all have, and whether it cites the clause."""
    program = (root / piece.file).read_text(encoding="utf-8")
    every = coloured(program)[piece.first - 1 : piece.last]
    margin = min((len(line) - len(line.lstrip(" ")) for line in every if line.strip()), default=0)
    return [(number, Markup(line[margin:]), number in piece.cited) for number, line in enumerate(every, piece.first)]
