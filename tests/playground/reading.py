"""Reads HTML back: which cards it shows, which links it has, and whether every element is closed."""

from __future__ import annotations

import re
from html.parser import HTMLParser

from games.cards import PACK, Card

VOID = {"input", "br", "hr", "img", "meta", "link"}
_SYMBOLS = {card.symbol: card for card in PACK}
_CARD = re.compile("|".join(sorted(map(re.escape, _SYMBOLS), key=len, reverse=True)))
_CODE = re.compile(r"(?<![0-9A-Z])(10|[2-9AJQK])([SHDC])(?![A-Za-z0-9])")


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        assert self.open[-1] == tag, f"</{tag}> closes <{self.open[-1]}>"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def elements(html: str) -> list[tuple[str, dict[str, str | None]]]:
    """Every element with its attributes; fails when one is not closed."""
    reader = _read(html)
    return reader.elements


def text(html: str) -> str:
    """The text of the HTML; the space that keeps a number and its word together is a space."""
    return "".join(_read(html).text).replace("\u00a0", " ")


def links(html: str) -> list[str]:
    """The addresses of all links."""
    return [attributes["href"] or "" for tag, attributes in elements(html) if tag == "a"]


def actions(html: str) -> list[str]:
    """The actions of all buttons."""
    return [attributes["data-action"] or "" for _, attributes in elements(html) if "data-action" in attributes]


def cards_in(html: str) -> set[Card]:
    """Every card that the HTML gives away, as a symbol or in notation, in text or in an attribute."""
    seen = {_SYMBOLS[found] for found in _CARD.findall(html)}
    by_code = {card.code: card for card in PACK}
    return seen | {by_code[rank + suit] for rank, suit in _CODE.findall(html)}


def _read(html: str) -> _Reader:
    reader = _Reader()
    reader.feed(html)
    reader.close()
    assert not reader.open, f"<{reader.open[-1]}> is not closed"
    return reader
