"""The state of a game of In Between: chips and pot, the pack, whose turn it is, and what he has to say."""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple

from games.cards import PACK, Card
from games.core import CHANCE, Needs
from games.inbetween.options import InBetweenOptions
from games.inbetween.spread import Side, gap

Phase = Literal["draw", "shuffle", "ace", "call", "bet", "over"]
"""`draw`: a pack is wanted to draw for the deal; `shuffle`: the pack has to be put in order; `ace`: an ace is to be
called high or low; `call`: after a pair, higher or lower; `bet`: the bet is due; `over`: the game has ended."""

Why = Literal["start", "round", "short"]
"""Why the pack is to be shuffled: at the start, after the agreed rounds, or since fewer than three cards are left."""


class Past(NamedTuple):
    """A turn that is over: who had it, its cards, and the chips that it brought him (negative: cost him)."""

    seat: int
    posts: tuple[Card, ...]
    third: Card | None
    gain: int


class InBetweenState(NamedTuple):
    """One moment of a game. Tuples by player have the seat 1 first.

    All cards are in `pack`, in the order in which they are turned: the first `turned` of them lie face up, the last
    of those being the posts on the table and the others the discard pile. `waiting` are the seats that still have
    their turn in this round after `seat`, or in a draw those who draw again. `round` is 0 before the antes. `ace` and
    `side` are what the player to act has called.
    """

    options: InBetweenOptions
    chips: tuple[int, ...]
    playing: tuple[bool, ...]
    dealer: int
    phase: Phase
    pot: int = 0
    seat: int = 0
    waiting: tuple[int, ...] = ()
    pack: tuple[Card, ...] = ()
    turned: int = 0
    posts: tuple[Card, ...] = ()
    ace: Side = ""
    side: Side = ""
    round: int = 0
    turns: int = 0
    why: Why = "start"
    last: Past | None = None
    winners: tuple[int, ...] = ()

    @property
    def seats(self) -> int:
        """How many players the game began with."""
        return len(self.chips)

    @property
    def to_act(self) -> int | Literal["chance"] | None:
        """The seat to act, `CHANCE`, or `None` when the game is over."""
        if self.phase == "over":
            return None
        if self.phase in ("draw", "shuffle"):
            return CHANCE
        return self.seat

    @property
    def needs(self) -> Needs | None:
        """The whole pack, or both packs: when cards are put in order, none is on the table."""
        if self.phase == "draw" or (self.phase == "shuffle" and self.why == "start"):
            return Needs("deal", full_pack(self.options.packs))
        if self.phase == "shuffle":
            return Needs("shuffle", full_pack(self.options.packs))
        return None

    @property
    def rounds(self) -> int:
        """The rounds agreed (`inbetween.rounds.agreed`)."""
        return self.options.rounds or len(self.chips)

    @property
    def stock(self) -> tuple[Card, ...]:
        """The cards not yet turned, the next one first."""
        return self.pack[self.turned :]

    @property
    def discards(self) -> tuple[Card, ...]:
        """The used cards, in the order in which they were turned (`inbetween.discards`)."""
        return self.pack[: self.turned - len(self.posts)]

    @property
    def gap(self) -> int | None:
        """The ranks between the posts of the player to act, 0 when adjacent, −1 for a pair; `None` without posts."""
        return gap(self.posts, self.ace) if len(self.posts) == 2 else None

    @property
    def most(self) -> int:
        """The most that the player to act may bet (`inbetween.bet.max`)."""
        return min(limit(self.options, self.round, self.pot), self.chips[self.seat - 1])


def limit(options: InBetweenOptions, round: int, pot: int) -> int:
    """The most that the pot allows: all of it, or in the first round half of it where that was agreed."""
    return max(1, pot // 2) if options.first_round_limit == "half-pot" and round == 1 else pot


@cache
def full_pack(packs: int) -> tuple[Card, ...]:
    """All cards of the game, sorted (`common.pack`, `inbetween.opt.packs`)."""
    return tuple(sorted(PACK * packs))
