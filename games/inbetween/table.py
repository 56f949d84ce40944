"""A game of In Between while an action is carried out: what changes, and the events so far.

A single action may turn the cards of several turns, since most of what happens is forced; so it is worked out on
one table that can change, which is frozen when somebody has to decide.
"""

from __future__ import annotations

from games.cards import Card
from games.core import Event, Facts
from games.dealing import known
from games.inbetween.spread import Side
from games.inbetween.state import InBetweenState, Past, Phase, Why


class Table:
    """The fields of `InBetweenState`, changeable, with the events of the action."""

    __slots__ = (
        "ace", "chips", "dealer", "events", "last", "options", "pack", "phase", "playing", "posts", "pot",
        "round", "rounds", "seat", "side", "turned", "turns", "waiting", "why", "winners",
    )  # fmt: skip

    def __init__(self, state: InBetweenState) -> None:
        self.options = state.options
        self.chips = list(state.chips)
        self.playing = list(state.playing)
        self.dealer = state.dealer
        self.phase: Phase = state.phase
        self.pot = state.pot
        self.seat = state.seat
        self.waiting = state.waiting
        self.pack = state.pack
        self.turned = state.turned
        self.posts = state.posts
        self.ace: Side = state.ace
        self.side: Side = state.side
        self.round = state.round
        self.rounds = state.rounds
        self.turns = state.turns
        self.why: Why = state.why
        self.last: Past | None = state.last
        self.winners = state.winners
        self.events: list[Event] = []

    def frozen(self) -> InBetweenState:
        """The state as it is now."""
        return InBetweenState(
            self.options, tuple(self.chips), tuple(self.playing), self.dealer, self.phase, self.pot, self.seat,
            self.waiting, self.pack, self.turned, self.posts, self.ace, self.side, self.round, self.turns, self.why,
            self.last, self.winners,
        )  # fmt: skip

    def say(self, kind: str, clauses: tuple[str, ...], seat: int | None = None, facts: Facts = ()) -> None:
        """Adds an event."""
        self.events.append(Event(kind, clauses, seat, facts))

    def turn_card(self) -> Card:
        """Turns the next card face up; `UnspecifiedCard` when a partial deal has left it open."""
        found = known(self.pack[self.turned])
        self.turned += 1
        return found

    def pay(self, seat: int, chips: int) -> None:
        """Chips from a player into the pot; negative from the pot to him."""
        self.chips[seat - 1] -= chips
        self.pot += chips
