"""The texts of a Fluent file one by one: the wording of a value or attribute, and another wording put into its place.

Whatever else the file holds, comments, order and layout, stays as it is, byte for byte.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer

_INDENT = "    "


class Name(NamedTuple):
    """A text: a message, or one of its attributes. ``str(name)`` is ``scat-end.title``."""

    message: str
    attribute: str | None = None

    def __str__(self) -> str:
        return self.message if self.attribute is None else f"{self.message}.{self.attribute}"

    @classmethod
    def read(cls, written: str) -> Name:
        """The name as ``str`` writes it; neither part can have a point."""
        message, _, attribute = written.partition(".")
        return cls(message, attribute or None)


@dataclass(frozen=True, slots=True)
class Wording:
    """A text: ``text`` as Fluent writes it, ``start`` and ``end`` where it stands, ``tree`` what it means."""

    text: str
    start: int
    end: int
    tree: ast.Pattern


@dataclass(frozen=True, slots=True)
class Place:
    """Where a message ends, for what is added to it or after it."""

    end: int


class Unreadable(Exception):
    """What was written is not a text of Fluent; ``str()`` says why."""


def wordings(source: str) -> tuple[dict[Name, Wording], dict[str, Place]]:
    """The texts of a Fluent file in its order, and where each message ends."""
    found: dict[Name, Wording] = {}
    ends: dict[str, Place] = {}
    for entry in FluentParser(with_spans=True).parse(source).body:
        if isinstance(entry, ast.Message):
            for name, owner, pattern in _patterns(entry):
                assert owner.span is not None and pattern.span is not None
                start = source.index("=", owner.span.end) + 1
                found[name] = Wording(written(pattern), start, pattern.span.end, pattern)
            ends[entry.id.name] = Place(max(wording.end for name, wording in found.items() if name[0] == entry.id.name))
    return found, ends


def _patterns(entry: ast.Message) -> Iterator[tuple[Name, ast.Identifier, ast.Pattern]]:
    if entry.value is not None:
        yield Name(entry.id.name), entry.id, entry.value
    for attribute in entry.attributes:
        yield Name(entry.id.name, attribute.id.name), attribute.id, attribute.value


def written(pattern: ast.Pattern) -> str:
    """The wording of a pattern as Fluent's serializer writes it, without indentation."""
    whole = FluentSerializer().serialize_entry(ast.Message(ast.Identifier("x"), pattern))
    text = whole.removeprefix("x =").removesuffix("\n")
    if text.startswith("\n"):
        return "\n".join(line.removeprefix(_INDENT) for line in text[1:].split("\n"))
    first, *rest = text.removeprefix(" ").split("\n")
    return "\n".join([first, *(line.removeprefix(_INDENT) for line in rest)])


def read_wording(text: str) -> ast.Pattern:
    """What a wording means. Raises ``Unreadable``."""
    resource = FluentParser(with_spans=False).parse(f"x ={_laid_out(text)}\n")
    match resource.body:
        case [ast.Message(value=ast.Pattern() as pattern, attributes=[])]:
            return pattern
        case [ast.Junk(annotations=[first, *_]), *_]:
            raise Unreadable(first.message or "Fluent cannot read it")
    raise Unreadable("a line cannot begin with [ * . or }, nor look like another message: put the text on one line")


def same(one: ast.Pattern, other: ast.Pattern) -> bool:
    """Whether two patterns are the same text, however it is laid out."""
    return bool(one.equals(other))


def _laid_out(text: str) -> str:
    """What stands after ``=``."""
    lines = text.strip("\n").split("\n")
    if len(lines) == 1:
        return f" {lines[0]}"
    whole = "".join(f"\n{_INDENT}{line}" if line else "\n" for line in lines)
    # A line of its own cannot begin with these, but what stands after = can.
    return " " + whole.lstrip() if lines[0][:1] in tuple("[*.}") else whole


def put(source: str, new: Mapping[Name, str], order: list[str]) -> str:
    """The file with these wordings in the place of what it has, or added where they belong.

    ``order`` are the messages of the English file: one that is new comes after the nearest before it that is there.
    """
    found, ends = wordings(source)
    edits: list[tuple[int, int, str]] = []
    added: dict[str, dict[str | None, str]] = {}
    for name, text in new.items():
        if name in found:
            edits.append((found[name].start, found[name].end, _laid_out(text)))
        elif name.message in ends:
            end = ends[name.message].end
            edits.append((end, end, f"\n{_INDENT}.{name.attribute} ={_deeper(_laid_out(text))}"))
        else:
            added.setdefault(name.message, {})[name.attribute] = text
    after: dict[int, list[str]] = {}
    for message in (one for one in order if one in added):
        before = [one for one in order[: order.index(message)] if one in ends]
        end = ends[before[-1]].end if before else 0
        parts = added[message]
        lines = f"{message} ={_laid_out(parts[None])}" if None in parts else f"{message} ="
        lines += "".join(
            f"\n{_INDENT}.{attribute} ={_deeper(_laid_out(text))}" for attribute, text in parts.items() if attribute
        )
        after.setdefault(end, []).append(lines)
    for end, blocks in after.items():
        joined = "\n".join(blocks)
        edits.append((end, end, f"\n{joined}" if end else f"{joined}\n"))
    # From the end, so that places stay right; of two at one place the first comes first, so it is put in last.
    for _, (start, end, text) in sorted(enumerate(edits), key=lambda edit: (edit[1][:2], edit[0]), reverse=True):
        source = source[:start] + text + source[end:]
    return source


def _deeper(text: str) -> str:
    return re.sub(r"\n(?=.)", f"\n{_INDENT}", text)
