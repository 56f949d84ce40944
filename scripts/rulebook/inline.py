"""The three inline forms of a text: ``*emphasis*``, ``[words](term:knock)`` and ``[words](clause:scat.knock.once)``.

They are parsed over a sequence of characters and placeables, so that a placeable may stand inside a form. Literal
cards such as ``10♠`` become cards here too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from games.cards import RANKS, SYMBOLS

Node = str | list[Any]

_TARGET = re.compile(r"\((term|clause):([a-z0-9.-]+)\)")
_CARD = re.compile(rf"(?<![0-9A-Za-z])({'|'.join(RANKS)})([{''.join(SYMBOLS.values())}])")
_SUIT_OF = {symbol: suit for suit, symbol in SYMBOLS.items()}
_FORMS = "*[]"


class Piece(NamedTuple):
    """A character of prose, or a placeable that has already been compiled, with the line that it stands on."""

    node: Node
    line: int
    literal: bool = False
    """A placeable or a quoted character: never part of a form."""


class LinkUse(NamedTuple):
    """A link that a text has."""

    kind: str
    target: str
    line: int


@dataclass(frozen=True, slots=True)
class Wrong:
    """What is wrong with a form."""

    line: int
    what: str
    todo: str


class _Parser:
    def __init__(self, pieces: Sequence[Piece], wrong: Callable[[Wrong], None]) -> None:
        self.pieces = pieces
        self.wrong = wrong
        self.links: list[LinkUse] = []

    def sign(self, at: int) -> str | None:
        """The sign of a form at that place, or nothing."""
        piece = self.pieces[at]
        return piece.node if not piece.literal and isinstance(piece.node, str) and piece.node in _FORMS else None

    def nodes(self, start: int, end: int, inside: str = "") -> list[Node]:
        """The nodes of ``pieces[start:end]``; ``inside`` names the forms around it (``*``, ``[``)."""
        found: list[Node] = []
        text: list[str] = []
        at = start

        def flush() -> None:
            if text:
                found.extend(_with_cards("".join(text)))
                text.clear()

        while at < end:
            piece, sign = self.pieces[at], self.sign(at)
            if sign == "*" and (close := self._find("*", at + 1, end)) is not None and "*" not in inside:
                flush()
                if close == at + 1:
                    self.wrong(Wrong(piece.line, "'**' stresses nothing", 'write words between the two, or {"*"}'))
                found.append(["*", self.nodes(at + 1, close, inside + "*")])
                at = close + 1
            elif sign == "[" and "[" not in inside and (link := self._link(at, end)) is not None:
                flush()
                close, kind, target, after = link
                self.links.append(LinkUse(kind, target, piece.line))
                found.append([kind, target, self.nodes(at + 1, close, inside + "[")])
                at = after
            else:
                if sign is not None:
                    self.wrong(_stray(sign, piece.line))
                if isinstance(piece.node, str):
                    text.append(piece.node)
                else:
                    flush()
                    found.append(piece.node)
                at += 1
        flush()
        return found

    def _find(self, sign: str, start: int, end: int) -> int | None:
        return next((at for at in range(start, end) if self.sign(at) == sign), None)

    def _link(self, at: int, end: int) -> tuple[int, str, str, int] | None:
        """Where the words of a link end, its kind and target, and where it ends."""
        close = self._find("]", at + 1, end)
        if close is None:
            return None
        ahead: list[str] = []
        for piece in self.pieces[close + 1 : end]:
            if piece.literal or not isinstance(piece.node, str):
                break
            ahead.append(piece.node)
        match = _TARGET.match("".join(ahead))
        if match is None:
            return None
        return close, match[1], match[2], close + 1 + match.end()


def _stray(sign: str, line: int) -> Wrong:
    if sign == "*":
        return Wrong(line, "a '*' has no second one", 'close the stressed words with *, or write {"*"}')
    return Wrong(
        line,
        f"a '{sign}' is not part of a link",
        f'write [words](term:knock) or [words](clause:scat.knock.once), without spaces inside (…); or {{"{sign}"}}',
    )


def _with_cards(text: str) -> list[Node]:
    """Prose with its literal cards taken out."""
    nodes: list[Node] = []
    done = 0
    for match in _CARD.finditer(text):
        if match.start() > done:
            nodes.append(text[done : match.start()])
        nodes.append(["card", match[1] + _SUIT_OF[match[2]]])
        done = match.end()
    if done < len(text):
        nodes.append(text[done:])
    return nodes


def parse_inline(pieces: Sequence[Piece], wrong: Callable[[Wrong], None]) -> tuple[list[Node], list[LinkUse]]:
    """The nodes of a pattern and the links in it; ``wrong`` is told of every form that is not one."""
    parser = _Parser(pieces, wrong)
    nodes = parser.nodes(0, len(pieces))
    return nodes, parser.links


def without_links(signs: Sequence[tuple[str, int]]) -> list[tuple[str, int]]:
    """The visible characters of a text, each with its line: what is left when the marks of the forms are gone."""
    text = "".join(sign for sign, _ in signs)
    gone: set[int] = set()
    for match in re.finditer(r"\[([^\[\]]*)\]\((?:term|clause):[^()\s]*\)", text):
        gone.add(match.start())
        gone.update(range(match.end(1), match.end()))
    gone.update(at for at, sign in enumerate(text) if sign == "*")
    return [sign for at, sign in enumerate(signs) if at not in gone]
