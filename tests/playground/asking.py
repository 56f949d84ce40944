"""How tests speak to a desk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Ask = Callable[..., dict[str, Any]]
"""Sends a request, given as keywords, and reads the answer."""


def opening(**changes: Any) -> dict[str, Any]:
    """A request that opens a game."""
    usual = {
        "do": "open",
        "game": "scat",
        "lang": "en",
        "rules": "../",
        "options": {},
        "seats": 3,
        "seat": 1,
        "bots": "sensible",
        "seed": "7",
    }
    return usual | changes
