"""The state of a session of Skin: who has which chips, where every card lies, which bets are open, who is asked."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from games.cards import PACK, RANKS, Card
from games.core import CHANCE, Needs
from games.skin.options import SkinOptions

Phase = Literal[
    "first-bank", "deal", "rest", "offer", "stake", "cover", "side", "side-answer", "centre", "new-card", "new-bet",
    "new-cover", "over",
]  # fmt: skip
"""What comes next. Chance: `first-bank` (the pack that finds the first banker), `deal` (a deal), `rest` (the cards not
yet turned, in a position set up by hand). Decisions: `offer` (accept or refuse the card), `stake` (name the most),
`cover` (the banker), `side` (offer side bets), `side-answer`, `centre` (take a card up), `new-card` (the banker, whose
card has fallen), `new-bet` and `new-cover` (bets against his new card). `over`: the session has ended."""

RANK_COUNT: Final = len(RANKS)


class SideBet(NamedTuple):
    """A bet between two players: each has put up `chips`. The first one offered it (`skin.side.offer`)."""

    offerer: int
    taker: int
    chips: int


class SkinState(NamedTuple):
    """One moment of a session. Tuples by person have the seat 1 first; seats follow each other anticlockwise.

    `chips` are what people have before them, without what they have put up: `stakes` holds each player's half of his
    bet against the banker (who has put up as much), `sides` the side bets. `cards` are the players' cards in play,
    `bank` is the banker's. `stock` has the next card first, `dead` holds all cards that are out. `offered` is the card
    that lies on offer. `queue` are the seats still to be asked after `seat`, or, for side bets, those that may still be
    offered one. `proposed` is the amount to be answered and `other` the seat that named it. `fallen` are the players
    whose card has fallen in this deal, `first` the cards that found the first banker. After a deal everything stays
    on the table until the next one.
    """

    options: SkinOptions
    chips: tuple[int, ...]
    banker: int
    phase: Phase
    seat: int = 0
    cards: tuple[Card | None, ...] = ()
    bank: Card | None = None
    stakes: tuple[int, ...] = ()
    sides: tuple[SideBet, ...] = ()
    centre: tuple[Card, ...] = ()
    dead: tuple[Card, ...] = ()
    stock: tuple[Card, ...] = ()
    offered: Card | None = None
    queue: tuple[int, ...] = ()
    proposed: int = 0
    other: int = 0
    last: int = 0
    opened: bool = False
    fallen: tuple[int, ...] = ()
    deal: int = 0
    first: tuple[Card, ...] = ()

    @property
    def seats(self) -> int:
        """How many people play, the banker included."""
        return len(self.chips)

    @property
    def to_act(self) -> int | Literal["chance"] | None:
        """The seat to act, `CHANCE`, or `None` when the session is over."""
        if self.phase in ("first-bank", "deal", "rest"):
            return CHANCE
        return None if self.phase == "over" else self.seat

    @property
    def needs(self) -> Needs | None:
        """The whole pack; in a position set up by hand the cards that have not been turned."""
        if self.phase in ("first-bank", "deal"):
            return Needs("deal", PACK)
        if self.phase == "rest":
            return Needs("deal", self.stock)
        return None

    @property
    def deals(self) -> int:
        """How many deals the session has (`skin.end.session`)."""
        return self.options.deals or self.seats

    def card(self, seat: int) -> Card | None:
        """The player's card in play."""
        return self.cards[seat - 1] if self.cards else None

    def holds(self, seat: int) -> Card | None:
        """The card before a seat: the banker's own, or the player's card in play."""
        return self.bank if self.bank is not None and seat == self.banker else self.card(seat)

    def stake(self, seat: int) -> int:
        """The player's half of his bet against the banker; 0 when he has none."""
        return self.stakes[seat - 1] if self.stakes else 0

    def side(self, seat: int) -> int:
        """What the player has put up in all his open side bets."""
        return sum(bet.chips for bet in self.sides if seat in (bet.offerer, bet.taker))


def rank(card: Card) -> int:
    """0 to 12; only equality counts (`skin.rank.equal-only`)."""
    return card.index % RANK_COUNT
