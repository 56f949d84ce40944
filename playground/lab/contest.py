"""A contest: a reader's program plays many seeded games against the project's own players.

The program moves one seat on from game to game, as the players of `games.playout.run` do, so that no seat favours it.
Games are played a little at a time, so that the page hears how far they are and can stop them.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

import games
from games.bots import Player, player
from games.chance import Source
from games.core import CHANCE, Action
from games.errors import IllegalAction, NotationError
from games.options import Options
from games.playout import CAP, SEEDS, Table
from games.record import Record, new
from playground.lab import guard
from playground.lab.program import Fault, Program

MOST_GAMES: Final = 2000
"""Games of one contest; all of them are kept, so that each can be looked at."""

SLOW: Final = frozenset({"look-ahead"})


@dataclass(frozen=True, slots=True)
class Played:
    """One game of the contest: where the program sat, who won, what each seat ended with, and the moves."""

    number: int
    seat: int
    winners: tuple[int, ...]
    amounts: tuple[int, ...]
    dealer: int
    moves: tuple[str, ...]
    capped: bool

    @property
    def won(self) -> bool:
        """Whether the program won, alone or with others."""
        return self.seat in self.winners


@dataclass(frozen=True, slots=True)
class Share:
    """A mean over the games and its standard error."""

    mean: float
    error: float


@dataclass
class _Running:
    """The game that is being played."""

    table: Table
    players: dict[int, Player]
    seat: int
    dealer: int
    moves: list[str] = field(default_factory=list)


class Contest:
    """`count` games of the program at a table of that size. Raises `Fault` from `advance` when the program fails."""

    def __init__(
        self, key: str, options: Options, seats: int, opponents: str, count: int, seed: int, program: Program
    ) -> None:
        self.key = key
        self.game = games.game(key)
        self.options = options
        self.seats = seats
        self.opponents = opponents
        self.count = count
        self.program = program
        self.played: list[Played] = []
        self.unit = ""
        self._seeds = Source(seed, "games")
        self._running: _Running | None = None
        self._slow = opponents in SLOW

    @property
    def finished(self) -> bool:
        """Whether all games have been played."""
        return len(self.played) == self.count

    def advance(self, seconds: float, clock: Callable[[], float] = time.perf_counter) -> None:
        """Plays on for about that long, at least one move."""
        end = clock() + seconds
        while not self.finished:
            self._move()
            if clock() >= end:
                return

    def record(self, number: int) -> Record:
        """One of the games played, counted from 1."""
        one = self.played[number - 1]
        return new(self.key, self.options, self.seats, one.dealer, list(one.moves))

    # ---- figures

    def share(self) -> Share:
        """The games that the program won, of all, with the standard error of a proportion."""
        share = fmean(one.won for one in self.played)
        return Share(share, sqrt(share * (1 - share) / len(self.played)))

    def share_of_others(self) -> Share:
        """The same for one of its opponents, on average over them."""
        return _mean([(len(one.winners) - one.won) / (self.seats - 1) for one in self.played])

    def amount(self) -> Share:
        """What the program ended with, in the game's unit."""
        return _mean([one.amounts[one.seat - 1] for one in self.played])

    def amount_of_others(self) -> Share:
        """The same for one of its opponents, on average over them."""
        return _mean([(sum(one.amounts) - one.amounts[one.seat - 1]) / (self.seats - 1) for one in self.played])

    # ---- one move

    def _move(self) -> None:
        running = self._running or self._open()
        self._running = running
        table = running.table
        actor = table.state.to_act
        if actor is None or len(running.moves) >= CAP:
            self._close(running)
        elif actor == CHANCE:
            self._apply(running, table.chance())
        elif actor == running.seat:
            self._apply(running, self._wanted(running))
        else:
            if self._slow:
                guard.at_leisure()
            self._apply(running, table.ask(running.players[actor]))

    def _open(self) -> _Running:
        shift = len(self.played) % self.seats
        # The program sits at the place to which `run` would move the first of its players.
        seat = 1 + (self.seats - shift) % self.seats
        seed = self._seeds.below(SEEDS)
        dealer = 1 + Source(seed, "first dealer").below(self.seats)
        players = {
            other: player(self.key, self.opponents, seed, other) for other in range(1, self.seats + 1) if other != seat
        }
        random.seed(seed)  # what the program draws is then the same in every run with this seed
        return _Running(
            Table(self.game, self.game.start(self.options, self.seats, dealer), seed), players, seat, dealer
        )

    def _close(self, running: _Running) -> None:
        state = running.table.state
        standing = self.game.standing(state)
        capped = state.to_act is not None
        self.unit = standing.unit
        self.played.append(
            Played(
                len(self.played) + 1,
                running.seat,
                () if capped else tuple(standing.winners),
                tuple(standing.amounts),
                running.dealer,
                tuple(running.moves),
                capped,
            )
        )
        self._running = None

    def _wanted(self, running: _Running) -> Action:
        table, seat = running.table, running.seat
        choices = self.game.actions(table.state)
        wanted = self.program.choose(self.game.view(table.state, seat), table.seen[seat], choices)
        if isinstance(wanted, str):
            try:
                wanted = self.game.read_action(table.state, wanted)
            except NotationError:
                raise Fault("no-move", move=wanted, number=len(self.played) + 1) from None
        if wanted.seat != seat:
            raise Fault("other-seat", move=str(wanted), seat=seat, number=len(self.played) + 1)
        return wanted

    def _apply(self, running: _Running, action: Action) -> None:
        try:
            running.table.apply(action)
        except IllegalAction as refused:
            facts: dict[str, Any] = {"move": str(refused.action), "number": len(self.played) + 1}
            raise Fault("refused", action=refused.action, ruling=refused.ruling, **facts) from None
        running.moves.append(str(action))


def _mean(values: list[float] | list[int]) -> Share:
    return Share(fmean(values), stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0)
