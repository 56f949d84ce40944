"""In Between at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from games.chance import Source
from games.inbetween.options import InBetweenOptions
from games.survey import any_options
from tests.games.table import Play, Step, Walk, plays, walks


def any_by_seed(seed: int) -> InBetweenOptions:
    return any_options(InBetweenOptions, Source(seed, "options"))


@pytest.fixture(scope="session")
def play() -> Play:
    return plays("inbetween")


@pytest.fixture(scope="session")
def options_by_seed() -> Callable[[int], InBetweenOptions]:
    """Random options, fixed by a seed."""
    return any_by_seed


@pytest.fixture(scope="session")
def walk() -> Walk:
    """The random options are those of `options_by_seed`."""
    steps = walks("inbetween", 5000)

    def run(seed: int, most: int = 5000, options: Any = None, seats: int | None = None) -> Iterator[Step]:
        return steps(seed, most, options or any_by_seed(seed), seats)

    return run
