"""What a hand is worth (clauses `scat.value.cards`, `scat.value.hand`, `scat.value.max`)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from games.cards import RANKS, SUITS, Card
from games.scat.options import ScatOptions

POINTS: Final = {rank: min(place, 10) for place, rank in enumerate(RANKS, 1)} | {"A": 11}
"""Points of each rank: ace 11, king, queen and jack 10, the others their number (`scat.value.cards`)."""

TEN_POINTS: Final = frozenset(rank for rank, points in POINTS.items() if points == 10)


class Worth(NamedTuple):
    """The value of a hand in points, and the point suit; no suit where three of a kind counts."""

    points: float
    suit: str | None


def worth(hand: tuple[Card, ...], options: ScatOptions) -> Worth:
    """The best that the hand can count (`scat.value.hand`): the sum of its cards in one suit, or what an option gives.

    The hand is the three cards that a player holds between turns.
    """
    return _worth(hand, options.three_of_a_kind, options.straight_flush, options.straight_flush_ace_low)


def valued_by(hand: tuple[Card, ...], options: ScatOptions) -> tuple[str, ...]:
    """The clauses by which the hand is worth that: an option first where it gives more than the cards' own sum."""
    points, suit = worth(hand, options)
    if points == _worth(hand, "off", False, False).points:
        return "scat.value.hand", "scat.value.cards"
    return "scat.opt.straight-flush" if suit else "scat.opt.three-of-a-kind", "scat.value.hand"


@lru_cache(maxsize=1 << 16)
def _worth(hand: tuple[Card, ...], three: str, flush: bool, ace_low: bool) -> Worth:
    best = Worth(0, None)
    for suit in SUITS:
        points = sum(POINTS[card.rank] for card in hand if card.suit == suit)
        if points > best.points:
            best = Worth(points, suit)
    if flush and best.points < 30 and _straight_flush(hand, ace_low):
        best = Worth(30, hand[0].suit)
    if three != "off" and best.points < float(three) and len({card.rank for card in hand}) == 1:
        best = Worth(30 if three == "30" else 30.5, None)
    return best


def _straight_flush(hand: tuple[Card, ...], ace_low: bool) -> bool:
    """Whether three cards of one suit are in sequence; the ace is high, and low too where `ace_low` says so."""
    if len({card.suit for card in hand}) > 1:
        return False
    places = sorted(RANKS.index(card.rank) for card in hand)
    if places == [0, 11, 12]:
        return True
    if places[0] == 0 and not ace_low:
        return False
    return places[1] == places[0] + 1 and places[2] == places[0] + 2


def holds_31(hand: tuple[Card, ...]) -> bool:
    """Whether three of these three or four cards are worth 31, under any options (`scat.value.max`)."""
    for ace in hand:
        if ace.rank == "A":
            tens = 0
            for card in hand:
                if card.suit == ace.suit and card.rank in TEN_POINTS:
                    tens += 1
            if tens >= 2:
                return True
    return False
