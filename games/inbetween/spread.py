"""What two posts come to, and how a third card falls (`inbetween.rank`, `inbetween.win`, `inbetween.lose`)."""

from __future__ import annotations

from typing import Final, Literal

from games.cards import PACK, RANKS, Card

Side = Literal["", "high", "low"]
"""What has been called: an ace as high or low, or after a pair the third card as higher or lower."""

HIGH: Final = 14
"""An ace is high (`inbetween.rank`); a low one, where an option allows it, counts 1."""

RANK: Final = {rank: place for place, rank in enumerate(RANKS[1:], 2)} | {"A": HIGH}
"""The order of the ranks, 2 lowest and ace highest."""

_BY_INDEX: Final = tuple(RANK[one.rank] for one in PACK)


def value(card: Card) -> int:
    """The place of a card's rank, an ace high."""
    return _BY_INDEX[card.index]


def values(posts: tuple[Card, ...], ace: Side) -> tuple[int, int]:
    """The places of two posts, the lower first; the first ace among them is low when it was called so.

    Which post was turned first does not matter otherwise (`inbetween.posts.order`).
    """
    first, second = _BY_INDEX[posts[0].index], _BY_INDEX[posts[1].index]
    if ace == "low":
        if first == HIGH:
            first = 1
        elif second == HIGH:
            second = 1
    return (first, second) if first <= second else (second, first)


def gap(posts: tuple[Card, ...], ace: Side) -> int:
    """The ranks strictly between two posts: 0 when they are adjacent, −1 for a pair."""
    low, high = values(posts, ace)
    return high - low - 1


def fall(posts: tuple[Card, ...], ace: Side, side: Side, rank: int) -> str:
    """How a third card of that rank (an ace is 14) ends a bet.

    `between`, `outside` or `match`; after a pair on which a side was called `higher`, `lower`, `wrong-side` or
    `third-equal`. A third ace equals a post that is an ace, whatever that one was called.
    """
    equal = rank in (_BY_INDEX[posts[0].index], _BY_INDEX[posts[1].index])
    if side:
        if equal:
            return "third-equal"
        higher = rank > _BY_INDEX[posts[0].index]
        return ("higher" if higher else "lower") if higher == (side == "high") else "wrong-side"
    if equal:
        return "match"
    low, high = values(posts, ace)
    return "between" if low < rank < high else "outside"


def price(fallen: str, bet: int, chips: int, doubled: bool) -> int:
    """The chips that a lost bet costs: the bet, twice or three times it, and never more than he has."""
    times = 3 if fallen == "third-equal" else 2 if fallen == "match" and doubled else 1
    return min(times * bet, chips)


WON: Final = frozenset(("between", "higher", "lower"))
"""The ways in which a third card wins."""
