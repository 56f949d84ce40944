"""At the table of any game: records from a few lines, and random games under random options."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from textwrap import dedent
from typing import Any

import games
from games.bots import concrete
from games.chance import Source
from games.core import CHANCE
from games.dealing import KINDS
from games.options import specs
from games.record import read
from games.replay import Replay, replay
from games.survey import any_options

Play = Callable[[str], Replay]
Step = tuple[Any, Any, Any, tuple[Any, ...]]
"""State, action, next state, events."""
Walk = Callable[..., Iterator[Step]]


def plays(key: str) -> Play:
    """Plays the lines of a record (without its first two) and checks what they expect."""

    def run(lines: str) -> Replay:
        return replay(read(f"varaq 1\ngame {key}\n" + dedent(lines).strip() + "\n"))

    return run


def walks(key: str, usual: int) -> Walk:
    """Random games of at most so many actions; options and table size are random unless given."""
    engine = games.game(key)

    def run(seed: int, most: int = usual, options: Any = None, seats: int | None = None) -> Iterator[Step]:
        source = Source(seed, "test")
        chosen = options or any_options(engine.Options, source)
        players = seats or source.pick(engine.sizes(chosen))
        state = engine.start(chosen, players, 1 + source.below(players))
        for _ in range(most):
            if state.to_act is None:
                return
            if state.to_act == CHANCE:
                action: Any = KINDS[state.needs.verb].seeded(state.needs, source.below(2**32))
            else:
                action = concrete(source.pick(engine.actions(state)), source)
            after, events = engine.apply(state, action)
            yield state, action, after, events
            state = after

    return run


def random_options(key: str, source: Source) -> dict[str, Any]:
    """Every option drawn within its bounds, by attribute; numbers at or near their default, so that games end."""
    values: dict[str, Any] = {}
    for spec in specs(games.game(key).Options):
        if spec.kind == "switch":
            values[spec.attribute] = bool(source.below(2))
        elif spec.kind == "choice":
            values[spec.attribute] = source.pick(spec.values)
        elif spec.name != "min-knock":
            assert isinstance(spec.default, int)
            values[spec.attribute] = min(spec.high, spec.default + source.below(2))
    return values
