"""Skin at the table: the engine, records from a few lines, random options and random sessions."""

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
from games.record import read
from games.replay import Replay, replay
from games.skin.options import SkinOptions
from games.survey import any_options

Play = Callable[[str], Replay]
Walk = Callable[..., Iterator[tuple[Any, Any, Any, tuple[Any, ...]]]]

SKIN = games.game("skin")


@pytest.fixture(scope="session")
def skin() -> Any:
    return SKIN


@pytest.fixture(scope="session")
def play() -> Play:
    """Plays the lines of a record (without its first two) and checks what they expect."""

    def run(lines: str) -> Replay:
        return replay(read("varaq 1\ngame skin\n" + dedent(lines).strip() + "\n"))

    return run


@pytest.fixture(scope="session")
def options_of() -> Callable[[int], SkinOptions]:
    return lambda seed: any_options(SkinOptions, Source(seed, "options"))


@pytest.fixture(scope="session")
def walk() -> Walk:
    """A random session, by default under random options: state, action, next state, events."""

    def run(
        seed: int, most: int = 200, options: SkinOptions | None = None
    ) -> Iterator[tuple[Any, Any, Any, tuple[Any, ...]]]:
        source = Source(seed, "test")
        chosen = options or any_options(SkinOptions, source)
        seats = source.pick(chosen.sizes)
        state = SKIN.start(chosen, seats, 1 + source.below(seats))
        for _ in range(most):
            if state.to_act is None:
                return
            if state.to_act == CHANCE:
                action: Any = KINDS[state.needs.verb].seeded(state.needs, source.below(2**32))
            else:
                action = concrete(source.pick(SKIN.actions(state)), source)
            after, events = SKIN.apply(state, action)
            yield state, action, after, events
            state = after

    return run
