"""Snitch'ems at the table, and random positions of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import games
from games.cards import PACK
from games.chance import Source
from games.snitchems.options import SnitchemsOptions
from games.snitchems.state import SnitchemsState, order
from games.survey import any_options
from tests.games.table import Play, Walk, plays, walks

SNITCHEMS = games.game("snitchems")


@pytest.fixture(scope="session")
def snitchems() -> Any:
    return SNITCHEMS


@pytest.fixture(scope="session")
def play() -> Play:
    return plays("snitchems")


@pytest.fixture(scope="session")
def options_of() -> Callable[[int], SnitchemsOptions]:
    return lambda seed: any_options(SnitchemsOptions, Source(seed, "options"))


@pytest.fixture(scope="session")
def walk() -> Walk:
    return walks("snitchems", 100)


@pytest.fixture(scope="session")
def positions() -> Callable[[int, int], Iterator[SnitchemsState]]:
    """Random positions: one to three cards in hand, up to nine on the table, any cards, default options."""

    def run(count: int, seed: int) -> Iterator[SnitchemsState]:
        source = Source(seed, "positions")
        start = SNITCHEMS.start(SnitchemsOptions(), 2, 1)
        for _ in range(count):
            held, lying = 1 + source.below(3), source.below(10)
            drawn: list[Any] = []
            while len(drawn) < held + lying:
                one = PACK[source.below(52)]
                if one not in drawn:
                    drawn.append(one)
            hand = tuple(sorted(drawn[:held], key=order))
            changed = {"phase": "turn", "seat": 2, "hands": ((), hand), "table": tuple(drawn[held:])}
            yield start._replace(**changed)

    return run
