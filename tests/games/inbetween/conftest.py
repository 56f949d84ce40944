"""In Between at the table: records from a few lines, and random games with random options."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from textwrap import dedent
from typing import Any

import pytest

import games
from games.bots import concrete
from games.chance import Source
from games.core import CHANCE
from games.dealing import KINDS
from games.inbetween.options import InBetweenOptions
from games.record import read
from games.replay import Replay, replay
from games.survey import any_options

Step = tuple[Any, Any, Any, tuple[Any, ...]]


@pytest.fixture(scope="session")
def play() -> Callable[[str], Replay]:
    """Plays the lines of a record (without its first two) and checks what they expect."""

    def run(lines: str) -> Replay:
        return replay(read("varaq 1\ngame inbetween\n" + dedent(lines).strip() + "\n"))

    return run


@pytest.fixture(scope="session")
def options_by_seed() -> Callable[[int], InBetweenOptions]:
    """Random options, fixed by a seed."""
    return lambda seed: any_options(InBetweenOptions, Source(seed, "options"))


@pytest.fixture(scope="session")
def walk() -> Callable[..., Iterator[Step]]:
    """A random game: state, action, next state, events. Options and table size are random unless given."""
    engine = games.game("inbetween")

    def steps(seed: int, most: int = 5000, options: Any = None, seats: int = 0) -> Iterator[Step]:
        source = Source(seed, "test")
        drawn = any_options(InBetweenOptions, Source(seed, "options"))
        seats = seats or 2 + source.below(16)
        state = engine.start(options or drawn, seats, 1 + source.below(seats))
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

    return steps
