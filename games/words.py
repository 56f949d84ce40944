"""Messages in a language: from a compiled text and its arguments to segments that a page or a terminal can show.

All prose is written in Fluent and compiled to plain JSON data when the rule book is made; this module reads that data.
What comes of it are `games.segments`.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

from games.cards import HIDDEN, Card, card
from games.errors import VaraqError
from games.languages import Language
from games.segments import CardText, Emphasis, Link, NameText, NotationText, NumberText, Segment, Text, plain

_REFERENCES_DEEP: Final = 20


class UnknownText(VaraqError):
    """No message, or no attribute of a message, has that name."""


class BadArgument(VaraqError):
    """A message did not get an argument that it uses, or got one that no language can show."""


class Name(str):
    """An argument that is a person's name: it is shown as it was typed, and may be of another direction."""

    __slots__ = ()


class Notation(str):
    """An argument that is words of a record, such as `position hand 1`: it becomes a `NotationText`."""

    __slots__ = ()


Argument: TypeAlias = bool | int | float | str | Card | Sequence["Card | int | float | str"] | tuple[Segment, ...]
"""What a message can be given: see `Words.segments`."""


Node: TypeAlias = str | list[Any]
"""A piece of a compiled text: plain text, or a list that begins with what it is (`scripts/rulebook/fluent.py`)."""


def notation(fact: Any) -> Any:
    """A fact of an error as an argument: its words are notation, whatever else it is stays."""
    if isinstance(fact, tuple):
        return tuple(map(notation, fact))
    return Notation(fact) if isinstance(fact, str) else fact


class Words:
    """All messages of one language.

    A message is named by its Fluent id or by the dotted id that it belongs to: `scat-knock-once` and
    `scat.knock.once` are the same.
    """

    def __init__(self, language: Language, messages: Mapping[str, Mapping[str, Any]]) -> None:
        self.language = language
        self.messages = messages

    @property
    def lang(self) -> str:
        """The language's code, such as `fa`."""
        return self.language.code

    @property
    def dir(self) -> Literal["ltr", "rtl"]:
        """The language's direction."""
        return self.language.dir

    def number(self, number: int | float) -> str:
        """The number in the language's digits and signs."""
        return self.language.number(number)

    def has(self, message: str, attribute: str | None = None) -> bool:
        """Whether there is such a text."""
        return self._nodes(message, attribute) is not None

    def segments(
        self,
        message: str,
        /,
        attribute: str | None = None,
        arguments: Mapping[str, Argument] | None = None,
        **named: Argument,
    ) -> tuple[Segment, ...]:
        """The message, or one of its attributes, with its arguments put in.

        A number is written in the language's digits and selects a variant by its exact value or its plural category;
        a card is shown as a card, and one that may not be seen selects `[hidden]`; several cards stand in their order,
        several numbers or words as a list; `True` and `False` select `[yes]` and `[no]`; a word selects a variant or is
        shown as it is (one that is a number, such as an option's `30.5`, in the language's digits), `Notation` always
        so; a `Name` is shown as it was typed and selects nothing but the default; segments of another text stand as
        they are. Arguments whose name has a hyphen go into `arguments`, or are named with `_` instead. What the message
        does not use is ignored. Raises `UnknownText` and `BadArgument`.
        """
        nodes = self._nodes(message, attribute)
        if nodes is None:
            raise self._unknown(message, attribute)
        given = {name.replace("_", "-"): value for name, value in named.items()}
        if arguments:
            given.update(arguments)
        name = message if attribute is None else f"{message}.{attribute}"
        return _Rendering(self, name, given).segments(nodes, 0)

    def plain(
        self,
        message: str,
        /,
        attribute: str | None = None,
        arguments: Mapping[str, Argument] | None = None,
        isolate: bool = False,
        **named: Argument,
    ) -> str:
        """The same as plain text: see `segments` and the function `plain`."""
        return plain(self.segments(message, attribute, arguments, **named), isolate=isolate)

    def _nodes(self, message: str, attribute: str | None) -> Sequence[Node] | None:
        found = self.messages.get(message.replace(".", "-"))
        if found is None:
            return None
        nodes: Sequence[Node] | None
        nodes = found.get("v") if attribute is None else found.get("a", {}).get(attribute.replace(".", "-"))
        return nodes

    def _unknown(self, message: str, attribute: str | None) -> UnknownText:
        name = message.replace(".", "-")
        if name not in self.messages:
            near = difflib.get_close_matches(name, self.messages, 1)
            hint = f"; did you mean «{near[0]}»?" if near else ""
            return UnknownText(f"there is no text «{name}» in {self.lang}{hint}")
        if attribute is None:
            return UnknownText(f"the text «{name}» has only attributes in {self.lang}; name one of them")
        there = ", ".join(sorted(self.messages[name].get("a", {}))) or "none"
        return UnknownText(f"the text «{name}» has no attribute «{attribute}» in {self.lang}; it has: {there}")


class _Rendering:
    """One message being put into words."""

    def __init__(self, words: Words, name: str, arguments: Mapping[str, Argument]) -> None:
        self.words = words
        self.name = name
        self.arguments = arguments

    def segments(self, nodes: Sequence[Node], depth: int) -> tuple[Segment, ...]:
        joined: list[Segment] = []
        for segment in self._each(nodes, depth):
            if isinstance(segment, Text) and joined and isinstance(joined[-1], Text):
                joined[-1] = Text(joined[-1].text + segment.text)
            elif not (isinstance(segment, Text) and not segment.text):
                joined.append(segment)
        return tuple(joined)

    def _each(self, nodes: Sequence[Node], depth: int) -> Iterator[Segment]:
        for node in nodes:
            if isinstance(node, str):
                yield Text(node)
                continue
            # What follows is whatever the compiler wrote after the kind of node.
            kind: Any = node[0]
            if kind == "$":
                yield from self._shown(node[1], self._argument(node[1]))
            elif kind == "?":
                yield from self._each(self._variant(node), depth)
            elif kind == "*":
                yield Emphasis(self.segments(node[1], depth))
            elif kind == "term" or kind == "clause":
                yield Link(kind, node[1], self.segments(node[2], depth))
            elif kind == "card":
                yield CardText(card(node[1]))
            elif kind == "#":
                yield NumberText(self.words.number(node[1]))
            elif kind == "message":
                yield from self._reference(node[1], node[2], depth)
            else:
                raise ValueError(f"{self.name}: a compiled text cannot hold {kind!r}; make the rule book again")

    def _reference(self, message: str, attribute: str | None, depth: int) -> Iterator[Segment]:
        nodes = self.words._nodes(message, attribute)
        if nodes is None:
            raise self.words._unknown(message, attribute)
        if depth >= _REFERENCES_DEEP:
            raise UnknownText(f"the text «{self.name}» refers to itself through «{message}»")
        yield from self._each(nodes, depth + 1)

    def _argument(self, name: str) -> Argument:
        try:
            return self.arguments[name]
        except KeyError:
            got = ", ".join(f"${other}" for other in sorted(self.arguments)) or "none"
            raise BadArgument(f"the text «{self.name}» in {self.words.lang} needs ${name}, and got {got}") from None

    def _shown(self, name: str, value: Argument) -> Iterator[Segment]:
        if isinstance(value, bool):
            raise BadArgument(
                f"the text «{self.name}» in {self.words.lang} shows ${name}, which is yes or no; "
                "let it select a variant"
            )
        if isinstance(value, str | int | float | Card):
            yield self._one(name, value)
            return
        if not isinstance(value, Sequence):
            raise self._cannot_show(name, value)
        if value and all(isinstance(member, Segment) for member in value):
            for part in value:
                assert isinstance(part, Segment)
                yield part
            return
        if all(isinstance(member, Card) for member in value):
            joints: tuple[str, ...] = (" ",) * max(len(value) - 1, 0)
        else:
            joints = self.words.language.between(len(value))
        for member, after in zip(value, (*joints, ""), strict=False):
            yield self._one(name, member)
            yield Text(after)

    def _one(self, name: str, value: object) -> Segment:
        if isinstance(value, Card):
            return CardText(value)
        if isinstance(value, Name):
            return NameText(str(value))
        if isinstance(value, Notation):
            return NotationText(value)
        if isinstance(value, str):
            # An option's value such as 30.5 comes as a word; it is written like any number.
            number = _as_number(value)
            return NumberText(self.words.number(number[0]), name) if number else Text(value)
        if isinstance(value, int | float) and not isinstance(value, bool):
            return NumberText(self.words.number(value), name)
        raise self._cannot_show(name, value)

    def _cannot_show(self, name: str, value: object) -> BadArgument:
        return BadArgument(
            f"the text «{self.name}» got {value!r} as ${name}; "
            "it can be a number, a card, a word, yes or no, or several of one kind"
        )

    def _variant(self, node: list[Any]) -> Sequence[Node]:
        _, name, default, variants = node
        keys = self._keys(name, self._argument(name))
        for key, nodes in variants:
            if key in keys:
                found: Sequence[Node] = nodes
                return found
        fallback: Sequence[Node] = variants[default][1]
        return fallback

    def _keys(self, name: str, value: object) -> tuple[str | int | float, ...]:
        """What a variant's key may be to be selected by that value. Number keys come before words in every text."""
        if isinstance(value, bool):
            return ("yes" if value else "no",)
        if isinstance(value, int | float):
            return (value, self.words.language.plural(value))
        if isinstance(value, Name):
            return ()
        if isinstance(value, str):
            return (value, *_as_number(value))
        if isinstance(value, Card):
            return ("hidden",) if value is HIDDEN else ()
        if isinstance(value, Sequence):
            return ("none",) if not value else ("hidden",) if any(one is HIDDEN for one in value) else ()
        raise self._cannot_show(name, value)


def _as_number(word: str) -> tuple[int | float, ...]:
    """The number key that stands for a word such as `30.5`, which Fluent cannot write as a word."""
    whole, dot, fraction = word.partition(".")
    if not (whole.isascii() and whole.isdigit() and (not dot or (fraction.isascii() and fraction.isdigit()))):
        return ()
    return (float(word) if dot else int(word),)
