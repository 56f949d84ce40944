"""The table while one action is carried out: a working copy of the state, and the events so far.

States are frozen, and one action can turn many cards; the copy is changed freely and frozen again at the end.
"""

from __future__ import annotations

from typing import Final

from games.cards import Card
from games.core import Event, Fact
from games.dealing import known
from games.seats import round_from
from games.skin.state import RANK_COUNT, Phase, SideBet, SkinState, rank

UNSEEN: Final = -1
DEAD: Final = 0
CENTRE: Final = 99
"""What `Table.where` says of a rank beside the seat that holds it: not yet seen, dead, in the centre."""


class Table:
    """A state that can be changed; its fields are those of `SkinState`."""

    __slots__ = (
        "bank", "banker", "cards", "centre", "chips", "dead", "deal", "events", "fallen", "first", "last", "offered",
        "opened", "options", "other", "phase", "proposed", "queue", "seat", "sides", "stakes", "stock", "turned",
        "where",
    )  # fmt: skip

    def __init__(self, state: SkinState) -> None:
        self.options = state.options
        self.chips = list(state.chips)
        self.banker = state.banker
        self.phase: Phase = state.phase
        self.seat = state.seat
        self.cards = list(state.cards)
        self.bank = state.bank
        self.stakes = list(state.stakes)
        self.sides = state.sides
        self.centre = state.centre
        self.dead = state.dead
        self.stock = state.stock
        self.turned = 0
        self.offered = state.offered
        self.queue = state.queue
        self.proposed = state.proposed
        self.other = state.other
        self.last = state.last
        self.opened = state.opened
        self.fallen = state.fallen
        self.deal = state.deal
        self.first = state.first
        self.events: list[Event] = []
        self.where: list[int] | None = None

    def frozen(self) -> SkinState:
        """The state that the table has come to."""
        return SkinState(
            self.options, tuple(self.chips), self.banker, self.phase, self.seat, tuple(self.cards), self.bank,
            tuple(self.stakes), self.sides, self.centre, self.dead, self.stock[self.turned :], self.offered,
            self.queue, self.proposed, self.other, self.last, self.opened, self.fallen, self.deal, self.first,
        )  # fmt: skip

    def tell(self, kind: str, clauses: tuple[str, ...], seat: int | None = None, **facts: Fact) -> None:
        """Reports an event; facts whose name ends in `_` lose it (`from_`)."""
        named = tuple((name.rstrip("_"), value) for name, value in facts.items())
        self.events.append(Event(kind, clauses, seat, named))

    @property
    def seats(self) -> int:
        """How many people play."""
        return len(self.chips)

    @property
    def players(self) -> tuple[int, ...]:
        """Everybody but the banker, from his right on."""
        return round_from(self.banker, len(self.chips))[:-1]

    def can_pay(self, seat: int) -> bool:
        """Whether that person has the minimum stake (`skin.bet.broke`)."""
        return self.chips[seat - 1] >= self.options.min_stake

    def next_card(self) -> Card | None:
        """Turns the top card; `None` when the pack is exhausted."""
        if self.turned == len(self.stock):
            return None
        card = known(self.stock[self.turned])
        self.turned += 1
        return card

    def places(self) -> list[int]:
        """Where each of the thirteen ranks is: `UNSEEN`, `DEAD`, `CENTRE`, or the seat of the card in play."""
        where = self.where
        if where is None:
            where = self.where = [UNSEEN] * RANK_COUNT
            for card in self.dead:
                where[rank(card)] = DEAD
            for card in self.centre:
                where[rank(card)] = CENTRE
            for seat, own in enumerate(self.cards, 1):
                if own is not None:
                    where[rank(own)] = seat
            if self.bank is not None:
                where[rank(self.bank)] = self.banker
        return where

    def lay(self, card: Card, place: int) -> None:
        """Notes where the card's rank is now."""
        if self.where is not None:
            self.where[rank(card)] = place

    def discard(self, *cards: Card) -> None:
        """Puts cards out; their rank is dead."""
        self.dead += cards
        self.lay(cards[0], DEAD)

    def to_centre(self, card: Card) -> None:
        """Lays a card unclaimed in the centre."""
        self.centre += (card,)
        self.lay(card, CENTRE)

    def from_centre(self, card: Card) -> Card:
        """Takes the card of that rank from the centre."""
        same = rank(card)
        found = next(one for one in self.centre if rank(one) == same)
        self.centre = tuple(one for one in self.centre if one is not found)
        return found

    def give(self, seat: int, card: Card) -> None:
        """Puts a card in play before a player."""
        self.cards[seat - 1] = card
        self.lay(card, seat)

    def put_up(self, first: int, second: int, chips: int) -> None:
        """Both put up the same (`skin.bet.match`, `skin.side.accept`)."""
        self.chips[first - 1] -= chips
        self.chips[second - 1] -= chips

    def ask(self, phase: Phase, seat: int, queue: tuple[int, ...] = ()) -> None:
        """Stops for a decision of that seat."""
        self.phase = phase
        self.seat = seat
        self.queue = queue

    def side_bets_of(self, seat: int) -> tuple[SideBet, ...]:
        """The player's open side bets."""
        return tuple(bet for bet in self.sides if seat in (bet.offerer, bet.taker))
