"""Skin at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import games
from games.chance import Source
from games.skin.options import SkinOptions
from games.survey import any_options
from tests.games.table import Play, Walk, plays, walks


@pytest.fixture(scope="session")
def skin() -> Any:
    return games.game("skin")


@pytest.fixture(scope="session")
def play() -> Play:
    return plays("skin")


@pytest.fixture(scope="session")
def options_of() -> Callable[[int], SkinOptions]:
    return lambda seed: any_options(SkinOptions, Source(seed, "options"))


@pytest.fixture(scope="session")
def walk() -> Walk:
    return walks("skin", 200)
