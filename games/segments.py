"""What a message in a language is made of: text, cards, numbers, names, notation, emphasis and links.

It knows nothing of HTML: everything stays typed, so that whoever shows it can isolate and name it. No direction marks
are written either, but for `plain(isolate=True)`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from games.cards import Card

_ISOLATE, _LEFT_TO_RIGHT, _END_OF_ISOLATE = "\u2068", "\u2066", "\u2069"


@dataclass(frozen=True, slots=True)
class Text:
    """Prose to be shown as it is."""

    text: str


@dataclass(frozen=True, slots=True)
class CardText:
    """A card within prose; `games.cards.HIDDEN` is one that may not be seen."""

    card: Card


@dataclass(frozen=True, slots=True)
class NumberText:
    """A number within prose, in the language's own digits and signs; `argument` is the name of the one it shows."""

    text: str
    argument: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class NameText:
    """What a person wants to be called, in whatever script and direction."""

    text: str


@dataclass(frozen=True, slots=True)
class NotationText:
    """Words of a record within prose, as they are written there: to be set apart, always from left to right."""

    text: str


@dataclass(frozen=True, slots=True)
class Emphasis:
    """`*stressed words*`."""

    children: tuple[Segment, ...]


@dataclass(frozen=True, slots=True)
class Link:
    """`[words](term:knock)` or `[words](clause:scat.knock.once)`; `target` is what follows the colon."""

    kind: Literal["term", "clause"]
    target: str
    children: tuple[Segment, ...]


Segment: TypeAlias = Text | CardText | NumberText | NameText | NotationText | Emphasis | Link


def plain(segments: Iterable[Segment], *, isolate: bool = False) -> str:
    """The segments as text for a terminal, a title or a search index; cards are symbols such as `10♠`.

    With `isolate` cards, names and notation are set apart, for terminals that show right-to-left text: cards and names
    between U+2068 and U+2069, each in its own direction, and notation between U+2066 and U+2069, from left to right.
    """
    parts: list[str] = []
    for segment in segments:
        if isinstance(segment, CardText | NameText | NotationText):
            shown = segment.card.symbol if isinstance(segment, CardText) else segment.text
            start = _LEFT_TO_RIGHT if isinstance(segment, NotationText) else _ISOLATE
            parts.append(f"{start}{shown}{_END_OF_ISOLATE}" if isolate else shown)
        elif isinstance(segment, Text | NumberText):
            parts.append(segment.text)
        else:
            parts.append(plain(segment.children, isolate=isolate))
    return "".join(parts)


def cited(segments: Iterable[Segment]) -> tuple[str, ...]:
    """The ids of the clauses and options that the segments link to, each once."""
    found: dict[str, None] = {}
    for segment in segments:
        if isinstance(segment, Link):
            if segment.kind == "clause":
                found[segment.target] = None
            found.update(dict.fromkeys(cited(segment.children)))
        elif isinstance(segment, Emphasis):
            found.update(dict.fromkeys(cited(segment.children)))
    return tuple(found)
