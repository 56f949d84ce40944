"""Whole games played by bots: one after another by seed, with the figures that a run should show."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import games
from games.bots import WORLDS, Player, player
from games.chance import Source
from games.core import CHANCE, Action, Event, Game
from games.dealing import KINDS
from games.options import Options
from games.record import Record, new

CAP: Final = 5_000
"""Actions after which a game is given up and counted as capped; `min-knock=31` can make one endless."""

SEEDS: Final = 2**32
"""Deals inside a game use seeds below this."""


@dataclass(frozen=True, slots=True)
class Playout:
    """A game that bots have played: its last state, its actions in words, its events, and whether it was given up."""

    record: Record
    state: Any
    actions: int
    events: int
    capped: bool

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats; none when the game was given up."""
        winners: tuple[int, ...] = self.record.engine.standing(self.state).winners
        return winners


class Table:
    """A game in progress that remembers what each seat has seen; bots and people play at the same table."""

    def __init__(self, game: Game[Any, Any], state: Any, seed: int, watched: bool = True) -> None:
        self.game = game
        self.state = state
        self.seen: dict[int, list[Event]] = {seat: [] for seat in range(1, state.seats + 1)} if watched else {}
        self._deals = Source(seed, "deals")

    def chance(self) -> Action:
        """The next deal or reshuffle, by the table's seed."""
        needs = self.state.needs
        return KINDS[needs.verb].seeded(needs, self._deals.below(SEEDS))

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Plays an action; raises `IllegalAction`."""
        self.state, events = self.game.apply(self.state, action)
        for seat, seen in self.seen.items():
            seen.extend(event.for_seat(seat) for event in events)
        return events

    def ask(self, who: Player) -> Action:
        """What a bot in the seat to act does."""
        choices = self.game.actions(self.state)
        if not who.watches:
            return who.choose({}, (), choices)
        seat = self.state.to_act
        return who.choose(self.game.view(self.state, seat), self.seen[seat], choices)


def play(
    key: str,
    options: Options,
    names: Sequence[str],
    seed: int,
    *,
    first_dealer: int | None = None,
    strength: int = WORLDS,
) -> Playout:
    """One game by the players named (one name a seat) with everything fixed by the seed.

    The first dealer is drawn by the seed unless given (`common.first-dealer`).
    """
    game = games.game(key)
    dealer = first_dealer or 1 + Source(seed, "first dealer").below(len(names))
    players = [player(key, name, seed, seat, strength) for seat, name in enumerate(names, 1)]
    table = Table(game, game.start(options, len(names), dealer), seed, any(one.watches for one in players))
    words: list[str] = []
    events = 0
    while (actor := table.state.to_act) is not None and len(words) < CAP:
        action = table.chance() if actor == CHANCE else table.ask(players[actor - 1])
        events += len(table.apply(action))
        words.append(str(action))
    record = new(key, options, len(names), dealer, words)
    return Playout(record, table.state, len(words), events, table.state.to_act is not None)


def run(
    key: str, options: Options, players: Sequence[str], count: int, seed: int, strength: int = WORLDS
) -> Iterator[tuple[tuple[str, ...], Playout]]:
    """`count` games with the seeds that follow from `seed`: who sat where, and the game.

    The players move one seat on from game to game.
    """
    seeds = Source(seed, "games")
    for number in range(count):
        shift = number % len(players)
        names = (*players[shift:], *players[:shift])
        yield names, play(key, options, names, seeds.below(SEEDS), strength=strength)
