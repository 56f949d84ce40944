"""Scat at the table."""

from __future__ import annotations

from typing import Any

import pytest

import games
from tests.games.table import Play, plays


@pytest.fixture(scope="session")
def scat() -> Any:
    return games.game("scat")


@pytest.fixture(scope="session")
def play() -> Play:
    return plays("scat")
