"""Cards and the 52-card pack, with their notation.

A card is written rank then suit letter: `AS` is the ace of spades, `10H` the ten of hearts (clause `common.pack`).
There is one object per card, so cards can be compared with `is`, kept in sets and sorted.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import Final, final

from games.errors import NotationError

RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS: Final = ("S", "H", "D", "C")
SYMBOLS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


@final
class Card:
    """One card of the pack. Never construct one: `card("10S")` gives the only ten of spades there is.

    `rank` is one of `RANKS`, `suit` one of `SUITS`, `index` its place in `PACK` (0–51), `symbol` how people see
    it (`10♠`). `HIDDEN`, the back of a card, has an empty rank and suit and the index 52.
    """

    __slots__ = ("code", "index", "rank", "suit", "symbol")

    code: str
    index: int
    rank: str
    suit: str
    symbol: str

    def __init__(self, rank: str, suit: str, index: int, code: str, symbol: str) -> None:
        for name, value in zip(self.__slots__, (code, index, rank, suit, symbol), strict=True):
            object.__setattr__(self, name, value)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a card cannot be changed")

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"card({self.code!r})"

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __reduce__(self) -> tuple[object, tuple[str]]:
        # Copying or unpickling must give the same object, since cards are compared by identity.
        return (_by_code, (self.code,))


PACK: Final = tuple(
    Card(rank, suit, place, rank + suit, rank + SYMBOLS[suit])
    for place, (suit, rank) in enumerate((suit, rank) for suit in SUITS for rank in RANKS)
)
"""The 52 cards, spades to clubs and ace to king; a shuffled pack is another order of these."""

HIDDEN: Final = Card("", "", 52, "??", "🂠")
"""The back of a card: what a seat sees of a card it may not know, and a card that a partial deal leaves open."""

_CARDS: Final = {one.code: one for one in (*PACK, HIDDEN)}


_index = attrgetter("index")


def _by_code(code: str) -> Card:
    return _CARDS[code]


def card(code: str) -> Card:
    """The card of that notation, such as `10S`.

    Raises `NotationError` for anything else, `??` included: a back is not a card that can be named.
    """
    found = _CARDS.get(code)
    if found is None or found is HIDDEN:
        ranks, suits = " ".join((*RANKS[:3], "…", *RANKS[-4:])), " ".join(SUITS)
        raise NotationError("error-not-a-card", given=code, ranks=ranks, suits=suits, example="10S")
    return found


def cards(codes: str | Iterable[str]) -> tuple[Card, ...]:
    """The cards of a text such as `"10S 9S 2H"`, or of several codes, in that order."""
    return tuple(card(code) for code in (codes.split() if isinstance(codes, str) else codes))


def in_order(some: Iterable[Card]) -> tuple[Card, ...]:
    """The cards sorted as in `PACK`, backs last; sorting by the index spares comparing cards in Python."""
    return tuple(sorted(some, key=_index))


def duplicate(some: Iterable[Card]) -> Card | None:
    """The first card that occurs twice, backs aside, or `None`."""
    seen: set[Card] = set()
    for one in some:
        if one in seen and one is not HIDDEN:
            return one
        seen.add(one)
    return None
