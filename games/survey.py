"""Random games under random options at every table size: whether all end, and whether anything is ever lost.

Every option is drawn within its bounds, so this also reaches the mixtures that nobody would sit down to play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import games
from games.bots import player
from games.chance import Source
from games.core import CHANCE
from games.options import Options, Value, specs
from games.playout import CAP, SEEDS, Table


def any_options(kind: type[Options], source: Source) -> Options:
    """Options of a game with every value drawn within its bounds, each equally likely."""
    values: dict[str, Value] = {}
    for spec in specs(kind):
        if spec.kind == "switch":
            values[spec.name] = bool(source.below(2))
        elif spec.kind == "number":
            values[spec.name] = spec.low + source.below(spec.high - spec.low + 1)
        else:
            values[spec.name] = source.pick(spec.values)
    return kind.of(values)


def survey(key: str, count: int, seed: int, progress: Callable[[int], None] = lambda done: None) -> dict[str, Any]:
    """Plays `count` random games and tells what became of them, as JSON data.

    `conserved` counts the games in which every state conserved cards and pennies or chips (INV-1, INV-2); a game
    that was given up after `CAP` actions is listed with its seed, table size and options, which explain it.
    """
    game = games.game(key)
    seeds = Source(seed, "survey")
    ended = conserved = 0
    sizes: Counter[int] = Counter()
    capped: list[dict[str, Any]] = []
    lengths: list[int] = []
    for number in range(1, count + 1):
        own = seeds.below(SEEDS)
        source = Source(own, "options")
        options = any_options(game.Options, source)
        seats = source.pick(game.sizes(options))
        table = Table(game, game.start(options, seats, 1 + source.below(seats)), own, watched=False)
        bots = [player(key, "random", own, seat) for seat in range(1, seats + 1)]
        actions, whole = 0, True
        while table.state.to_act is not None and actions < CAP:
            actor = table.state.to_act
            table.apply(table.chance() if actor == CHANCE else table.ask(bots[actor - 1]))
            whole = whole and game.conserves(table.state)
            actions += 1
        ended += table.state.to_act is None
        conserved += whole
        sizes[seats] += 1
        lengths.append(actions)
        if table.state.to_act is not None:
            capped.append({"seed": own, "seats": seats, "options": list(options.write())})
        progress(number)
    return {
        "game": key,
        "seed": seed,
        "games": count,
        "ended": ended,
        "capped": len(capped),
        "conserved": conserved,
        "seats": {str(size): sizes[size] for size in sorted(sizes)},
        "length": {"unit": "actions", "mean": round(sum(lengths) / count, 3), "longest": max(lengths)},
        "capped_games": capped,
    }
