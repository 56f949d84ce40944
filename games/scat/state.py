"""The state of a game of Scat: who has which pennies, where every card is, and whose turn it is."""

from __future__ import annotations

from typing import Literal, NamedTuple

from games.cards import PACK, Card
from games.core import CHANCE, Needs
from games.scat.options import ScatOptions
from games.seats import following

Phase = Literal["deal", "throw-down", "turn", "discard", "reshuffle", "over"]
"""`deal`: cards are to be dealt; `throw-down`: the question before the first turn; `turn`: knock or draw;
`discard`: a card was drawn; `reshuffle`: the discards are to become the stock; `over`: somebody has won."""

Hand = tuple[Card, ...]


class ScatState(NamedTuple):
    """One moment of a game. Tuples by player have the seat 1 first; a player who is out holds no cards.

    `pennies` and `kitty` are pennies. `stock` has its top card first, `discards` its top card last, with the seat
    that put each card there (0 for the card turned up) in `discarders`. `drawn` and `taken` are the fourth card of
    the hand to play, from the stock or from the discard pile. `turn` counts finished turns of the deal. After a
    deal the hands stay on the table until the next one, those of the seats in `shown` open: all after a showdown
    (`scat.showdown`), else the holders of 31 (`scat.31.immediate`).
    """

    options: ScatOptions
    pennies: tuple[int, ...]
    playing: tuple[bool, ...]
    dealer: int
    phase: Phase = "deal"
    seat: int = 0
    hands: tuple[Hand, ...] = ()
    stock: tuple[Card, ...] = ()
    discards: tuple[Card, ...] = ()
    discarders: tuple[int, ...] = ()
    knocker: int | None = None
    drawn: Card | None = None
    taken: Card | None = None
    kitty: int = 0
    deal: int = 0
    turn: int = 0
    shown: tuple[int, ...] = ()

    @property
    def seats(self) -> int:
        """How many players the game began with."""
        return len(self.pennies)

    @property
    def to_act(self) -> int | Literal["chance"] | None:
        """The seat to act, `CHANCE`, or `None` when somebody has won."""
        if self.phase == "over":
            return None
        if self.phase in ("deal", "reshuffle"):
            return CHANCE
        return self.seat

    @property
    def needs(self) -> Needs | None:
        """The whole pack for a deal; all discards but the top one for a new stock."""
        if self.phase == "deal":
            return Needs("deal", PACK)
        if self.phase == "reshuffle":
            return Needs("shuffle", tuple(sorted(self.discards[:-1])))
        return None

    @property
    def live(self) -> tuple[int, ...]:
        """The seats still in the game, in order of play."""
        return tuple(seat for seat, playing in enumerate(self.playing, 1) if playing)

    @property
    def winner(self) -> int | None:
        """The player left when the game is over (`scat.end`)."""
        return self.live[0] if self.phase == "over" else None

    def hand(self, seat: int) -> Hand:
        """The cards of a seat, sorted by suit and rank."""
        return self.hands[seat - 1] if self.hands else ()

    def after(self, seat: int) -> int:
        """The next player still in the game, clockwise (`scat.turn.order`, `scat.dealer.rotate`)."""
        return following(self.playing, seat)
