"""Actions a second of each engine, events on, against a stated loop of plain Python."""

from __future__ import annotations

import statistics
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import games
from games.playout import play

REFERENCE: Final = (
    "making a frozen dataclass with a tuple of ten numbers, 100,000 times "
    "(no rules engine for such games can be installed to be the peer)"
)
_ROUNDS: Final = 100_000
_SECONDS: Final = 1.0
BUDGETS: Final = {"scat": 50_000}
"""Actions a second that are planned; 30,000 for the other games."""


@dataclass(frozen=True, slots=True)
class _Made:
    number: int
    numbers: tuple[int, ...]


def _reference() -> float:
    """Rounds of the reference loop a second of processor time."""
    begun = time.process_time()
    for number in range(_ROUNDS):
        _Made(number, tuple(range(number, number + 10)))
    return _ROUNDS / (time.process_time() - begun)


def _actions(key: str, first_seed: int) -> float:
    """Actions a second of processor time in whole games of the random player, at the usual table."""
    game = games.game(key)
    options = game.Options()
    seats = min(3, game.sizes(options)[-1])
    begun, done, seed = time.process_time(), 0, first_seed
    while (took := time.process_time() - begun) < _SECONDS:
        done += play(key, options, ["random"] * seats, seed).actions
        seed += 1
    return done / took


def measure(root: Path, pairs: int) -> dict[str, Any]:
    """By game the median of the ratios, and of the actions a second."""
    found: dict[str, Any] = {"reference": REFERENCE}
    for key in games.keys():  # noqa: SIM118 - a function
        both = [(_actions(key, 1000 * number), _reference()) for number in range(pairs)]
        found[key] = {
            "actions a second": round(statistics.median(ours for ours, _ in both)),
            "planned": BUDGETS.get(key, 30_000),
            "ratio": round(statistics.median(ours / bare for ours, bare in both), 3),
        }
    return found
