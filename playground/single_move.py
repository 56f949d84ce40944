"""Choices that are none: a table makes the only move of a seat by itself."""

from __future__ import annotations

from typing import Any

from games.core import Action
from playground.sentence import AnyGame


def single_move(game: AnyGame, state: Any) -> Action | None:
    """The move of the seat to act where it has a single choice with a single amount, else `None`."""
    choices = game.actions(state)
    if len(choices) != 1:
        return None
    amounts = choices[0].range
    if amounts is None:
        return choices[0]
    return choices[0].at(amounts[0]) if len(amounts) == 1 else None
