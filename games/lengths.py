"""How long the links of whole games are: sensible players at every table size of a game.

The players decide by the policy that the look-ahead player plays imagined games on with, which is the sensible
player's without the cost of making every seat's view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from statistics import median
from typing import Any

import games
from games.bots import Foresight
from games.chance import Source
from games.core import CHANCE
from games.link import LONG, encode
from games.options import Options, specs
from games.playout import CAP, SEEDS, Table
from games.record import Record, new
from games.study import Study


def sensible_game(key: str, options: Options, seats: int, seed: int) -> Record:
    """A whole game by sensible players, given up after `CAP` actions."""
    game = games.game(key)
    foresight: Foresight = import_module(f"games.{key}.bots").FORESIGHT
    dealer = 1 + Source(seed, "first dealer").below(seats)
    source = Source(seed, "policy")
    table = Table(game, game.start(options, seats, dealer), seed, watched=False)
    words: list[str] = []
    while table.state.to_act is not None and len(words) < CAP:
        action = table.chance() if table.state.to_act == CHANCE else foresight.policy(table.state, source)
        table.apply(action)
        words.append(str(action))
    return new(key, options, seats, dealer, words)


def options_for(key: str, seats: int) -> Options:
    """The default options, or where they do not seat so many, those with one number at its upper bound that do."""
    game = games.game(key)
    numbers = [{spec.name: spec.high} for spec in specs(game.Options) if spec.kind == "number"]
    tried: Iterator[Options] = (game.Options.of(values) for values in ({}, *numbers))
    return next(options for options in tried if seats in game.sizes(options))


def lengths(
    key: str, count: int, seed: int, progress: Callable[[int], None] = lambda done: None
) -> Iterator[dict[str, Any]]:
    """For each table size, the characters of the links of `count` games, as JSON data.

    `of_99_percent` is the number of characters that 99 % of the links do not exceed; `within` is the share of links of
    at most `LONG` characters.
    """
    done = 0
    for seats in games.game(key).seats:
        options = options_for(key, seats)
        seeds = Source(seed, f"links/{seats}")
        found: list[int] = []
        for _ in range(count):
            found.append(len(encode(Study.of(sensible_game(key, options, seats, seeds.below(SEEDS))))))
            done += 1
            progress(done)
        found.sort()
        yield {
            "seats": seats,
            "median": median(found),
            "of_99_percent": found[-(-count * 99 // 100) - 1],
            "longest": found[-1],
            "within": sum(length <= LONG for length in found) / count,
        }
