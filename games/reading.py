"""What the words of an action in notation are read with, for all games."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.core import Action, State
from games.errors import NotationError, misformed

Reader = Callable[[int | None, Sequence[str], State], Action]
"""Makes an action of its seat and the words after its verb."""


def seated(seat: int | None, words: Sequence[str], *forms: str) -> int:
    """The seat of an action that needs one, whose `forms` are ways to write it, such as `2 discard 5C`.

    Raises `NotationError` without a seat, or when there are not as many words behind the verb as in the first form.
    """
    if seat is None:
        raise NotationError("error-seat-missing", form=forms[0])
    if len(words) != len(forms[0].split()) - 2:
        raise misformed(*forms)
    return seat


def bare(kind: type[Action]) -> Reader:
    """What reads an action that is only its verb."""

    def read(seat: int | None, words: Sequence[str], state: State) -> Action:
        return kind(seated(seat, words, f"2 {kind.verb}"))

    return read
