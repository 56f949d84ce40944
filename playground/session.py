"""A game between a reader and bots, as a value.

A `Session` holds no HTML and no language. Every change makes a new one, so taking back a move is to drop the last
moments, and an error half way leaves the old session as it was. The seed and the pack are in here, and nothing
that a seat may not know leaves through `log` and `view`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from games.bots import player
from games.chance import Source
from games.core import CHANCE, Action, Event, View
from games.record import Record, new
from playground.sentence import AnyGame

Waiting = Literal["move", "deal", "over", "bots"]
"""What comes next: the reader's move, the reader's word to deal, nothing any more, or moves that bots make."""

By = Literal["record", "table", "reader", "only"]
"""Who made a move: the record that the session took over, the table (bots and automatic deals), the reader, or nobody,
because it was the reader's only one."""


class NothingToTakeBack(Exception):
    """There is no decision of the reader's to go back to."""


class NothingToRepeat(Exception):
    """No move was taken back, or another one has been made since."""


class NoDealDue(Exception):
    """A deal was asked for while one is being played, or after the end."""


@dataclass(frozen=True, slots=True)
class Moment:
    """An action, what it caused, the state after it, and who made it."""

    action: Action
    events: tuple[Event, ...]
    state: Any
    by: By


@dataclass(frozen=True, slots=True)
class Session:
    """A game in progress.

    `record` says what the game began with and `origin` is that state, both without any move. `seed` is what all
    shuffles come from. `persons` are the seats that the reader plays: one, or all of them with open cards; `bots`
    names the player of every other seat.
    """

    game: AnyGame
    record: Record
    seed: int
    persons: tuple[int, ...]
    bots: Mapping[int, str]
    origin: Any
    moments: tuple[Moment, ...] = ()
    undone: tuple[tuple[Moment, ...], ...] = ()

    @property
    def options(self) -> Any:
        """The game's options."""
        return self.record.options

    @property
    def state(self) -> Any:
        """The state now."""
        return self.moments[-1].state if self.moments else self.origin

    @property
    def viewer(self) -> int | None:
        """The seat whose cards the reader sees; `None`, every card, when he plays for all."""
        return self.persons[0] if len(self.persons) == 1 else None

    @property
    def view(self) -> View:
        """The table as the reader may see it."""
        return self.game.view(self.state, self.viewer)

    @property
    def waiting(self) -> Waiting:
        """What comes next."""
        state = self.state
        if state.to_act is None:
            return "over"
        if state.to_act in self.persons:
            return "move" if self.only_move is None else "bots"
        return "deal" if state.to_act == CHANCE and self.moments and _ended_deal(state) else "bots"

    @property
    def only_move(self) -> Action | None:
        """The reader's move where he has a single choice with a single amount, which is no decision."""
        return single_move(self.game, self.state) if self.state.to_act in self.persons else None

    @property
    def watching(self) -> bool:
        """Whether none of the reader's seats is still in the game."""
        playing = self.game.standing(self.state).playing
        return not any(playing[seat - 1] for seat in self.persons)

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision of the reader's to go back to."""
        return any(one.by == "reader" for one in self.moments)

    def at(self, moments: int) -> Session:
        """The session as it stood after so many moments."""
        return replace(self, moments=self.moments[:moments])

    def seen(self, seat: int) -> tuple[Event, ...]:
        """All that a seat has seen since the game began."""
        return tuple(event.for_seat(seat) for one in self.moments for event in one.events)

    def log(self, since: int = 0) -> tuple[tuple[Event, ...], ...]:
        """What the reader has seen, one tuple of events per moment, from that moment on."""
        viewer = self.viewer
        return tuple(tuple(event.for_seat(viewer) for event in one.events) for one in self.moments[since:])

    def actions(self) -> tuple[Action, ...]:
        """What the reader may do now; empty unless it is his move."""
        return self.game.actions(self.state) if self.waiting == "move" else ()

    def refused(self) -> tuple[Action, ...]:
        """What he might try but may not do now."""
        if self.waiting != "move":
            return ()
        allowed = set(self.actions())
        tried = (
            # A refused choice of amounts is tried with its least amount.
            one if one.range is None else one.at(one.range[0])
            for one in self.game.candidates(self.state)
            if one not in allowed
        )
        return tuple(one for one in tried if not self.game.ruling(self.state, one).allowed)

    # ---- what the reader does

    def act(self, action: Action) -> Session:
        """The session after the reader's action; raises `IllegalAction` with the ruling when it is refused."""
        return self._do(action, "reader", keep_undone=False)

    def deal(self, by: By = "reader") -> Session:
        """The next cards, at the reader's word, or by the table when he only watches to the end."""
        if self.waiting != "deal":
            raise NoDealDue
        return self._do(self._chance(), by, keep_undone=False)

    def undo(self) -> Session:
        """Back to where the reader took his last decision."""
        last = max((place for place, one in enumerate(self.moments) if one.by == "reader"), default=None)
        if last is None:
            raise NothingToTakeBack
        return replace(self, moments=self.moments[:last], undone=(*self.undone, self.moments[last:]))

    def redo(self) -> Session:
        """The decision that was last taken back, and all that followed."""
        if not self.undone:
            raise NothingToRepeat
        return replace(self, moments=self.moments + self.undone[-1], undone=self.undone[:-1])

    # ---- what happens without him

    def advance(self) -> Session:
        """The session after the next bot's move, shuffle or only move; only while `waiting` is `"bots"`."""
        state = self.state
        only = self.only_move
        if only is not None:
            return self._do(only, "only")
        if state.to_act == CHANCE:
            return self._do(self._chance(), "table")
        seat = state.to_act
        # A player of its own for every move keeps the session a value: the same moves are made again after going back.
        seed = Source(self.seed, f"player {len(self.moments)}").below(1 << 32)
        bot = player(self.game.key, self.bots[seat], seed, seat)
        history: tuple[Event, ...] = ()
        view: View = {}
        if bot.watches:
            history = self.seen(seat)
            view = self.game.view(state, seat)
        return self._do(bot.choose(view, history, self.game.actions(state)), "table")

    def _chance(self) -> Action:
        shuffles = sum(one.by != "record" and one.action.seat is None for one in self.moments)
        seed = Source(self.seed, f"shuffle {shuffles + 1}").below(1 << 32)
        return self.game.read_action(self.state, f"{self.state.needs.verb} #{seed}")

    def _do(self, action: Action, by: By, keep_undone: bool = True) -> Session:
        state, events = self.game.apply(self.state, action)
        moment = Moment(action, events, state, by)
        return replace(self, moments=(*self.moments, moment), undone=self.undone if keep_undone else ())


def single_move(game: AnyGame, state: Any) -> Action | None:
    """The move of the seat to act where it has a single choice with a single amount, else `None`."""
    choices = game.actions(state)
    if len(choices) != 1:
        return None
    amounts = choices[0].range
    if amounts is None:
        return choices[0]
    return choices[0].at(amounts[0]) if len(amounts) == 1 else None


def _ended_deal(state: Any) -> bool:
    """Whether a deal is over that the reader should look at before the next one; other shuffles need no word."""
    return state.phase == "deal" and bool(state.deal or getattr(state, "game", 0))


def open_session(
    game: AnyGame, options: Any, seats: int, persons: tuple[int, ...], bots: Mapping[int, str], seed: int
) -> Session:
    """A new game before its first deal, the first dealer drawn from the seed (`common.first-dealer`)."""
    first_dealer = Source(seed, "first dealer").below(seats) + 1
    origin = game.start(options, seats, first_dealer)
    return Session(game, new(game.key, options, seats, first_dealer), seed, persons, dict(bots), origin)
