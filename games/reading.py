"""What the words of an action in notation are read with, for all games."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.core import Action, State
from games.errors import NotationError

Reader = Callable[[int | None, Sequence[str], State], Action]
"""Makes an action of its seat and the words after its verb."""


def seated(seat: int | None, verb: str, words: Sequence[str], count: int = 0, wanted: str = "nothing more") -> int:
    """The seat of an action that needs one; raises `NotationError` without it, or for another `count` of words."""
    if seat is None:
        raise NotationError(f"«{verb}» needs the seat that does it before it, such as «2 {verb}»")
    if len(words) != count:
        raise NotationError(f"after «{verb}» comes {wanted}, not «{' '.join(words)}»")
    return seat


def bare(kind: type[Action]) -> Reader:
    """What reads an action that is only its verb."""

    def read(seat: int | None, words: Sequence[str], state: State) -> Action:
        return kind(seated(seat, kind.verb, words))

    return read
