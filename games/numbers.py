"""Whole numbers in notation."""

from __future__ import annotations

from typing import Final

DIGITS: Final = 15
"""The longest number that is read: beyond every amount of a game, and still exact in JavaScript."""


def whole(text: str) -> int | None:
    """The number that the text writes in digits 0 to 9; `None` for anything else, or for more than `DIGITS` digits."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= DIGITS else None
