"""Snitch'ems at the table: the engine, records from a few lines, random options, games and positions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from textwrap import dedent
from typing import Any

import pytest

import games
from games.cards import PACK
from games.chance import Source
from games.core import CHANCE
from games.dealing import KINDS
from games.record import read
from games.replay import Replay, replay
from games.snitchems.options import SnitchemsOptions
from games.snitchems.state import SnitchemsState, order
from games.survey import any_options

Play = Callable[[str], Replay]
Walk = Callable[..., Iterator[tuple[Any, Any, Any, tuple[Any, ...]]]]

SNITCHEMS = games.game("snitchems")


@pytest.fixture(scope="session")
def snitchems() -> Any:
    return SNITCHEMS


@pytest.fixture(scope="session")
def play() -> Play:
    """Plays the lines of a record (without its first two) and checks what they expect."""

    def run(lines: str) -> Replay:
        return replay(read("varaq 1\ngame snitchems\n" + dedent(lines).strip() + "\n"))

    return run


@pytest.fixture(scope="session")
def options_of() -> Callable[[int], SnitchemsOptions]:
    return lambda seed: any_options(SnitchemsOptions, Source(seed, "options"))


@pytest.fixture(scope="session")
def walk() -> Walk:
    """A random game, by default under random options: state, action, next state, events."""

    def run(
        seed: int, most: int = 100, options: SnitchemsOptions | None = None, seats: int | None = None
    ) -> Iterator[tuple[Any, Any, Any, tuple[Any, ...]]]:
        source = Source(seed, "test")
        chosen = options or any_options(SnitchemsOptions, source)
        players = seats or source.pick(SNITCHEMS.sizes(chosen))
        state = SNITCHEMS.start(chosen, players, 1 + source.below(players))
        for _ in range(most):
            if state.to_act is None:
                return
            if state.to_act == CHANCE:
                action: Any = KINDS[state.needs.verb].seeded(state.needs, source.below(2**32))
            else:
                action = source.pick(SNITCHEMS.actions(state))
            after, events = SNITCHEMS.apply(state, action)
            yield state, action, after, events
            state = after

    return run


@pytest.fixture(scope="session")
def positions() -> Callable[[int, int], Iterator[SnitchemsState]]:
    """Random positions: one to three cards in hand, up to nine on the table, any cards, default options."""

    def run(count: int, seed: int) -> Iterator[SnitchemsState]:
        source = Source(seed, "positions")
        start = SNITCHEMS.start(SnitchemsOptions(), 2, 1)
        fields = {name: getattr(start, name) for name in SnitchemsState.__slots__}
        for _ in range(count):
            held, lying = 1 + source.below(3), source.below(10)
            drawn: list[Any] = []
            while len(drawn) < held + lying:
                one = PACK[source.below(52)]
                if one not in drawn:
                    drawn.append(one)
            hand = tuple(sorted(drawn[:held], key=order))
            changed = {"phase": "turn", "seat": 2, "hands": ((), hand), "table": tuple(drawn[held:])}
            yield SnitchemsState(**{**fields, **changed})

    return run
