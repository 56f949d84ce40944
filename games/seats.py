"""Who comes after whom: seats are numbered in the order of play (`common.seat-order`)."""

from __future__ import annotations

from collections.abc import Sequence


def round_from(seat: int, seats: int) -> tuple[int, ...]:
    """All seats in the order of play, from the one after `seat` round to `seat` itself."""
    return (*range(seat + 1, seats + 1), *range(1, seat + 1))


def players_after(playing: Sequence[bool], seat: int) -> tuple[int, ...]:
    """The seats still in the game, from the one after `seat` round to `seat` itself; `playing` has the seat 1 first."""
    return tuple(one for one in round_from(seat, len(playing)) if playing[one - 1])


def following(playing: Sequence[bool], seat: int) -> int:
    """The next seat that is still in the game; raises `ValueError` when nobody is."""
    for one in round_from(seat, len(playing)):
        if playing[one - 1]:
            return one
    raise ValueError("nobody is left in the game")
