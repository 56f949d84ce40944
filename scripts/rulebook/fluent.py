"""From Fluent to the plain JSON data that ``games.words`` reads.

A compiled pattern is a list of nodes; a node is text (a string) or a list that begins with what it is:

    ["$", name]                                 an argument, shown
    ["?", name, default, [[key, nodes], …]]     variants, chosen by an argument; ``default`` is the place of one
    ["#", number]  ["card", "10S"]              a number or a card that stands in the text
    ["*", nodes]   ["term", id, nodes]   ["clause", id, nodes]
    ["message", id, attribute | null]           another message

A compiled message is ``{"v": nodes, "a": {attribute: nodes}}`` with what it has. What the resolver could not do is
refused here, with file and line: terms of Fluent, functions, selectors that are not arguments.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer

from scripts.rulebook.findings import Findings, Place
from scripts.rulebook.inline import LinkUse, Node, Piece, Wrong, parse_inline, without_links

CATEGORIES = ("zero", "one", "two", "few", "many", "other")
PLACEABLE = "\ufffc"
"""What stands for a placeable in the visible text that is linted."""

_EXCEPTION = re.compile(r"quotes\s+(?P<word>.+?)\s+—\s+(?P<reason>\S.*)")
_NEW_PARAGRAPH = re.compile(r"\n[ \t]*\n\s*")


@dataclass(frozen=True, slots=True)
class Selection:
    """The keys by which one argument chooses among variants."""

    argument: str
    keys: tuple[str | int | float, ...]
    default: str | int | float
    line: int


@dataclass(frozen=True, slots=True)
class Reference:
    """A use of another message."""

    message: str
    attribute: str | None
    line: int


@dataclass(slots=True)
class Pattern:
    """A value or an attribute: compiled, and what the checks want to know of it.

    ``arguments`` is each argument with the line of its first use, ``shown`` those that are shown and not only chosen
    by; ``visible`` is the text as readers see it, piece by piece, each character with its line.
    """

    line: int
    nodes: list[Node] = field(default_factory=list)
    arguments: dict[str, int] = field(default_factory=dict)
    shown: dict[str, int] = field(default_factory=dict)
    selections: list[Selection] = field(default_factory=list)
    references: list[Reference] = field(default_factory=list)
    links: list[LinkUse] = field(default_factory=list)
    visible: list[list[tuple[str, int]]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Exemption:
    """``# lint: quotes WORD — reason`` above a message."""

    word: str
    reason: str
    line: int


@dataclass(frozen=True, slots=True)
class Message:
    """A message of one file: ``value`` and ``attributes`` compiled, ``source`` its text in canonical Fluent."""

    id: str
    file: Path
    line: int
    value: Pattern | None
    attributes: dict[str, Pattern]
    exemptions: tuple[Exemption, ...]
    source: str

    @property
    def place(self) -> Place:
        """Where it begins."""
        return Place(self.file, self.line)

    def patterns(self) -> Iterator[tuple[str | None, Pattern]]:
        """The value (under ``None``) and the attributes, as far as there are any."""
        if self.value is not None:
            yield None, self.value
        yield from self.attributes.items()

    def compiled(self) -> dict[str, Any]:
        """The message as the rule book holds it."""
        stored: dict[str, Any] = {}
        if self.value is not None:
            stored["v"] = self.value.nodes
        if self.attributes:
            stored["a"] = {name: pattern.nodes for name, pattern in self.attributes.items()}
        return stored


class _Compiler:
    def __init__(self, file: Path, text: str, findings: Findings) -> None:
        self.file = file
        self.text = text
        self.findings = findings
        self.line_starts = [0, *(match.end() for match in re.finditer("\n", text))]

    def line(self, offset: int) -> int:
        return bisect_right(self.line_starts, offset)

    def wrong(self, line: int, what: str, todo: str) -> None:
        self.findings.add(Place(self.file, line), what, todo)

    def messages(self) -> list[Message]:
        resource = FluentParser(with_spans=True).parse(self.text)
        found: dict[str, Message] = {}
        for entry in resource.body:
            start = entry.span.start if entry.span else 0
            if isinstance(entry, ast.Junk):
                self.junk(entry, start)
            elif isinstance(entry, ast.Term):
                self.wrong(
                    self.line(start), f"'-{entry.id.name}' is a term of Fluent", "write an ordinary message or link"
                )
            elif isinstance(entry, ast.Message):
                message = self.message(entry)
                if message.id in found:
                    self.wrong(
                        message.line,
                        f"the message '{message.id}' is already in line {found[message.id].line}",
                        "remove one of the two",
                    )
                else:
                    found[message.id] = message
            elif isinstance(entry, ast.Comment) and entry.content and "lint:" in entry.content:
                self.wrong(
                    self.line(start),
                    "this lint comment belongs to no message",
                    "put it right above one, without an empty line between",
                )
        return list(found.values())

    def junk(self, entry: ast.Junk, start: int) -> None:
        content = entry.content or ""
        line = self.line(start + len(content) - len(content.lstrip()))
        for note in entry.annotations or [ast.Annotation("", message="it is not a message")]:
            if note.span is not None:
                line = self.line(min(note.span.start, max(len(self.text) - 1, 0)))
            said = note.message or note.code
            todo = "write 'id = text', further lines indented"
            if re.search(r"^[ \t]+[\[*.}]", content, re.MULTILINE):
                todo += "; a line of text cannot begin with [ * . or }: put the whole text on one line"
            self.wrong(line, f"Fluent cannot read this: {said}", todo)

    def message(self, entry: ast.Message) -> Message:
        start = entry.id.span.start if entry.id.span else 0
        attributes: dict[str, Pattern] = {}
        for attribute in entry.attributes:
            line = self.line(attribute.span.start if attribute.span else start)
            if attribute.id.name in attributes:
                self.wrong(line, f"'{entry.id.name}' has two attributes '.{attribute.id.name}'", "remove one")
            attributes[attribute.id.name] = self.pattern(attribute.value, line)
        value = None if entry.value is None else self.pattern(entry.value, self.line(start))
        exemptions = tuple(self.exemptions(entry.comment)) if entry.comment else ()
        return Message(entry.id.name, self.file, self.line(start), value, attributes, exemptions, _canonical(entry))

    def exemptions(self, comment: ast.Comment) -> Iterator[Exemption]:
        first = self.line(comment.span.start if comment.span else 0)
        for number, line in enumerate((comment.content or "").split("\n")):
            if not line.strip().startswith("lint:"):
                continue
            match = _EXCEPTION.fullmatch(line.strip().removeprefix("lint:").strip())
            if match is None:
                self.wrong(first + number, "this lint comment cannot be read", "write '# lint: quotes WORD — reason'")
            else:
                yield Exemption(match["word"], match["reason"], first + number)

    def pattern(self, tree: ast.Pattern, line: int) -> Pattern:
        pattern = Pattern(line)
        pattern.nodes = self.nodes(tree, pattern)
        return pattern

    def nodes(self, tree: ast.Pattern, into: Pattern) -> list[Node]:
        pieces: list[Piece] = []
        for element in tree.elements:
            offset = element.span.start if element.span else 0
            if isinstance(element, ast.TextElement):
                pieces.extend(_prose(element.value, self.line(offset)))
            else:
                node = self.placeable(element, into)
                pieces.append(Piece(node, self.line(offset), literal=True))
        visible = [(piece.node if isinstance(piece.node, str) else PLACEABLE, piece.line) for piece in pieces]
        into.visible.append(without_links(visible))

        def wrong(what: Wrong) -> None:
            self.wrong(what.line, what.what, what.todo)

        nodes, links = parse_inline(pieces, wrong)
        into.links.extend(links)
        return nodes

    def placeable(self, placeable: ast.Placeable, into: Pattern) -> Node:
        line = self.line(placeable.span.start if placeable.span else 0)
        expression = placeable.expression
        if isinstance(expression, ast.StringLiteral):
            return str(expression.parse()["value"])
        if isinstance(expression, ast.NumberLiteral):
            return ["#", _number(expression.value)]
        if isinstance(expression, ast.VariableReference):
            self.argument(expression.id.name, line, into)
            into.shown.setdefault(expression.id.name, line)
            return ["$", expression.id.name]
        if isinstance(expression, ast.MessageReference):
            attribute = expression.attribute.name if expression.attribute else None
            into.references.append(Reference(expression.id.name, attribute, line))
            return ["message", expression.id.name, attribute]
        if isinstance(expression, ast.SelectExpression):
            return self.select(expression, line, into)
        if isinstance(expression, ast.Placeable):
            return self.placeable(expression, into)
        what = "a function" if isinstance(expression, ast.FunctionReference) else "a term of Fluent"
        self.wrong(
            line, f"texts cannot use {what}", "numbers and cards are written in the language's way by themselves"
        )
        return PLACEABLE

    def argument(self, name: str, line: int, into: Pattern) -> None:
        into.arguments.setdefault(name, line)
        if name != name.lower() or "_" in name:
            self.wrong(line, f"the argument '${name}' has capitals or '_'", "write small letters and hyphens")

    def select(self, expression: ast.SelectExpression, line: int, into: Pattern) -> Node:
        selector = expression.selector
        if not isinstance(selector, ast.VariableReference):
            self.wrong(line, "variants can only be chosen by an argument", "write { $name -> … }")
            return PLACEABLE
        self.argument(selector.id.name, line, into)
        keys: list[str | int | float] = []
        variants: list[list[Any]] = []
        default = 0
        for place, variant in enumerate(expression.variants):
            key_line = self.line(variant.span.start if variant.span else 0)
            key: str | int | float
            if isinstance(variant.key, ast.NumberLiteral):
                key = _number(variant.key.value)
                if any(earlier in CATEGORIES for earlier in keys):
                    self.wrong(
                        key_line,
                        f"the variant [{variant.key.value}] stands after a plural category",
                        "write exact numbers first: the first that fits is taken",
                    )
            else:
                key = variant.key.name
            if key in keys:
                self.wrong(key_line, f"the variant [{key}] is there twice", "remove one")
            keys.append(key)
            if variant.default:
                default = place
            variants.append([key, self.nodes(variant.value, into)])
        into.selections.append(Selection(selector.id.name, tuple(keys), keys[default], line))
        return ["?", selector.id.name, default, variants]


def _prose(value: str, line: int) -> Iterator[Piece]:
    """The characters of running text: a line break is a space, an empty line a new paragraph."""
    at = 0
    while at < len(value):
        if value[at] == "\n":
            paragraph = _NEW_PARAGRAPH.match(value, at)
            yield Piece("\n\n" if paragraph else " ", line)
            end = paragraph.end() if paragraph else at + 1
            line += value.count("\n", at, end)
            at = end
        else:
            yield Piece(value[at], line)
            at += 1


def _number(text: str) -> int | float:
    return float(text) if "." in text else int(text)


def _canonical(entry: ast.Message) -> str:
    """The message in Fluent as the serializer writes it, comments left out, white space made one space."""
    bare = ast.Message(entry.id, entry.value, entry.attributes)
    return " ".join(FluentSerializer().serialize_entry(bare).split())


def compile_text(file: Path, text: str, findings: Findings) -> list[Message]:
    """The messages of a Fluent file in its order; everything that is wrong with it goes to ``findings``."""
    return _Compiler(file, text, findings).messages()
