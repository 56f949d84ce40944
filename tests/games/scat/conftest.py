"""Scat at the table: the engine, records from a few lines, and random games with random options."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import dedent
from typing import Any

import pytest

import games
from games.record import read
from games.replay import Replay, replay

Play = Callable[[str], Replay]


@pytest.fixture(scope="session")
def scat() -> Any:
    return games.game("scat")


@pytest.fixture(scope="session")
def play() -> Play:
    """Plays the lines of a record (without its first two) and checks what they expect."""

    def run(lines: str) -> Replay:
        return replay(read("varaq 1\ngame scat\n" + dedent(lines).strip() + "\n"))

    return run
