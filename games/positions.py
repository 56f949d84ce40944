"""What the `position` lines of a record are read with, for all games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from games.core import State
from games.errors import ImpossiblePosition, NotationError, about
from games.numbers import DIGITS, whole

Given = dict[str, Sequence[str]]
"""The words of each line by its first word."""


Kind = Literal["cards", "seat-cards", "number", "numbers", "seat-number", "seat", "seats", "choice", "lines"]
"""What is filled in: cards; cards for each seat, a line each; a number; a number for each seat, in one line; a number
for each seat, a line each; one seat; several seats; one of a few words; or lines as they are written in a record."""


@dataclass(frozen=True, slots=True)
class Field:
    """What can be set by lines that begin with a word, for an editor: `values` are the words of a choice, after which
    there may stand a card (`card`); a field of `numbers` may have one for each `side` instead of each seat."""

    word: str
    kind: Kind
    values: tuple[str, ...] = ()
    card: bool = False
    side: bool = False


def read_lines(
    lines: Iterable[Sequence[str]],
    once: Sequence[str],
    many: Mapping[str, Callable[[Sequence[str]], None]] | None = None,
    implied: Sequence[str] = (),
) -> Given:
    """The lines that may stand there `once`; those of `many` are handed to their function, line by line.

    `implied` are words of `once` that come from another line of the record. Raises `NotationError` for an unknown word
    and `ImpossiblePosition` for one that is set twice, both about their line.
    """
    given: Given = {}
    several = many or {}
    for word, *rest in lines:
        with about(word, *rest):
            if word in several:
                several[word](rest)
            elif word not in once:
                known = (*several, *(one for one in once if one not in implied))
                raise NotationError("error-position-word", word=word, known=known)
            elif word in given:
                raise ImpossiblePosition("error-position-twice", word=word)
            else:
                given[word] = rest
    return given


def number(word: str, rest: Sequence[str]) -> int:
    """The one whole number of a line."""
    found = whole(rest[0]) if len(rest) == 1 else None
    if found is None:
        with about(word, *rest):
            raise NotationError("error-number", word=word, digits=DIGITS)
    return found


def seat(state: State, word: str, rest: Sequence[str]) -> int:
    """The one seat of a line."""
    found = number(word, rest)
    if not 1 <= found <= state.seats:
        with about(word, *rest):
            raise ImpossiblePosition("error-no-seat", seat=found, seats=state.seats)
    return found
