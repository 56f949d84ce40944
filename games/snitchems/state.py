"""The state of a game of Snitch'ems: where every card is, who made the last capture, and how the match stands."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from games.cards import PACK, RANKS, Card
from games.core import CHANCE, Needs
from games.snitchems.options import SnitchemsOptions

Phase = Literal["deal", "turn", "over"]
"""`deal`: a pack is to be shuffled for the next game; `turn`: a card is to be played; `over`: game or match is over."""

Cards = tuple[Card, ...]

HAND: Final = 3
"""Cards dealt to a player at a time (`snitchems.deal.first`)."""
LAYOUT: Final = {2: 4, 3: 7, 4: 4}
"""Cards of the first layout by number of players (`snitchems.deal.first`, `snitchems.players.three`)."""
DEALS: Final = {players: (len(PACK) - layout) // (HAND * players) for players, layout in LAYOUT.items()}
"""Deals in a pack by number of players: eight, five, four (`snitchems.deal.count`)."""

_ORDER: Final = {one: RANKS.index(one.rank) * 4 + one.index // len(RANKS) for one in PACK}


def order(one: Card) -> int:
    """The place of a card among cards sorted ace to king, and spades to clubs within a rank."""
    return _ORDER[one]


class SnitchemsState(NamedTuple):
    """One moment of a game. Tuples by player have the seat 1 first.

    A side is a player, or two partners who sit opposite; tuples by side have the side of seat 1 first. `hands` are
    sorted by rank; `table` is in the order in which the cards were laid, `stock` has its top card first. `piles` are
    the cards captured, by side. `captor` is the seat that made the last capture, 0 when nobody has. `deal` counts the
    deals of three in this pack, `game` the packs of the match, `games` the games won by side, and `before` the cards
    that each side took in the earlier games. After a game the piles stay until the next pack is dealt.
    """

    options: SnitchemsOptions
    seats: int
    dealer: int
    phase: Phase
    seat: int
    hands: tuple[Cards, ...]
    table: Cards
    stock: Cards
    piles: tuple[Cards, ...]
    captor: int
    deal: int
    game: int
    games: tuple[int, ...]
    before: tuple[int, ...]

    @property
    def to_act(self) -> int | Literal["chance"] | None:
        """The seat to act, `CHANCE`, or `None` at the end."""
        if self.phase == "turn":
            return self.seat
        return CHANCE if self.phase == "deal" else None

    @property
    def needs(self) -> Needs | None:
        """The whole pack, once a game."""
        return Needs("deal", PACK) if self.phase == "deal" else None

    @property
    def sides(self) -> int:
        """How many piles there are."""
        return len(self.piles)

    def side(self, seat: int) -> int:
        """The place of the seat's side in tuples by side; partners sit opposite (`snitchems.opt.partners`)."""
        return (seat - 1) % len(self.piles)

    def partner(self, seat: int) -> int:
        """The seat opposite that shares the pile, 0 when everybody plays for himself."""
        return (seat + 1) % 4 + 1 if self.options.partners else 0

    def members(self, side: int) -> tuple[int, ...]:
        """The seats of a side."""
        return tuple(range(side + 1, self.seats + 1, len(self.piles)))

    @property
    def totals(self) -> tuple[int, ...]:
        """Cards taken in all games of the match, by side."""
        return tuple(earlier + len(pile) for earlier, pile in zip(self.before, self.piles, strict=True))

    @property
    def scores(self) -> tuple[int, ...]:
        """What decides the match, by side: cards in a match for cards, else games won (`snitchems.end.match`)."""
        return self.totals if self.options.match == "cards" else self.games

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won when all is over; nobody when it is drawn (`snitchems.end.tie`)."""
        best = leader(self.scores) if self.phase == "over" else None
        return () if best is None else self.members(best)

    def after(self, seat: int) -> int:
        """The next player, clockwise (`snitchems.turn.order`, `snitchems.deal.rotate`)."""
        return seat % self.seats + 1


def leader(scores: tuple[int, ...]) -> int | None:
    """The side with most, `None` when the highest number is equal."""
    most = max(scores)
    return scores.index(most) if scores.count(most) == 1 else None
