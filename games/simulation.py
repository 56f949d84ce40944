"""The figures of a run of games: how many ended, what was conserved, who won and how often, with the error."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, median, stdev
from typing import Any

from games.bots import WORLDS
from games.options import Options
from games.playout import Playout, run


@dataclass
class Figures:
    """What a run of games came to; `conserved` counts the games in which no card and no penny or chip was lost."""

    game: str
    options: list[str]
    seats: int
    seed: int
    games: int = 0
    ended: int = 0
    capped: int = 0
    conserved: int = 0
    wins_by_seat: Counter[int] = field(default_factory=Counter)
    wins_by_player: Counter[str] = field(default_factory=Counter)
    amounts_by_player: dict[str, list[int]] = field(default_factory=dict)
    lengths: list[int] = field(default_factory=list)
    events: int = 0

    def add(self, playout: Playout, names: Sequence[str]) -> None:
        """Counts one game."""
        self.games += 1
        self.ended += not playout.capped
        self.capped += playout.capped
        self.conserved += playout.record.engine.conserves(playout.state)
        self.lengths.append(playout.actions)
        self.events += playout.events
        self.wins_by_seat.update(playout.winners)
        # Several seats can win a game together; a player that sits in two of them has won it once.
        self.wins_by_player.update({names[seat - 1] for seat in playout.winners})
        for name, amount in zip(names, playout.record.engine.standing(playout.state).amounts, strict=True):
            self.amounts_by_player.setdefault(name, []).append(amount)

    def document(self) -> dict[str, Any]:
        """The figures as JSON data; shares of wins have the standard error of a proportion, amounts that of a mean."""
        return {
            "game": self.game,
            "options": self.options,
            "seats": self.seats,
            "seed": self.seed,
            "games": self.games,
            "ended": self.ended,
            "capped": self.capped,
            "conserved": self.conserved,
            "wins_by_seat": {str(seat): self.wins_by_seat[seat] for seat in range(1, self.seats + 1)},
            "wins_by_player": {name: self._share(count) for name, count in sorted(self.wins_by_player.items())},
            "amounts_by_player": {
                name: {"mean": round(fmean(amounts), 3), "error": round(_error(amounts), 3)}
                for name, amounts in sorted(self.amounts_by_player.items())
            },
            "length": {
                "unit": "actions",
                "mean": round(sum(self.lengths) / len(self.lengths), 3),
                "median": median(self.lengths),
                "shortest": min(self.lengths),
                "longest": max(self.lengths),
            },
            "events": self.events,
        }

    def _share(self, count: int) -> dict[str, float]:
        share = count / self.games
        return {
            "wins": count,
            "share": round(share, 4),
            "error": round(sqrt(share * (1 - share) / self.games), 4),
        }


def _error(amounts: Sequence[int]) -> float:
    """The standard error of a mean; 0 where one game says nothing of it."""
    return stdev(amounts) / sqrt(len(amounts)) if len(amounts) > 1 else 0.0


def simulate(
    key: str,
    options: Options,
    players: Sequence[str],
    count: int,
    seed: int,
    *,
    strength: int = WORLDS,
    progress: Callable[[int], None] = lambda done: None,
) -> Figures:
    """Plays `count` games and counts; the players change seats from game to game, so that no seat favours one."""
    figures = Figures(key, list(options.write()), len(players), seed)
    for number, (names, playout) in enumerate(run(key, options, players, count, seed, strength), 1):
        figures.add(playout, names)
        progress(number)
    return figures
