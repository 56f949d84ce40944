"""Actions with chips: one choice with a range of amounts, which `at` makes an action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from games.core import Action, Facts, State
from games.errors import EnglishError, NotationError
from games.numbers import DIGITS, whole
from games.reading import Reader


@dataclass(frozen=True, slots=True)
class Amount(Action):
    """An action with chips: a number, or the `range` of numbers that may be chosen.

    Its button says `<verb>` while the amount is open, and `<verb>-amount` with `$chips` once it is chosen.
    """

    chips: int | range

    @property
    def range(self) -> range | None:
        return self.chips if isinstance(self.chips, range) else None

    def at(self, amount: int) -> Self:
        """This choice with its chips; raises `NotationError` for an amount outside its range."""
        if self.range is None or amount not in self.range:
            raise EnglishError(f"«{self}» cannot be made with {amount} chips")
        return replace(self, chips=amount)

    def words(self) -> tuple[str, ...]:
        return (self.verb, self.written())

    def written(self) -> str:
        """The chips as notation writes them, `1..12` while they are open."""
        return f"{self.chips[0]}..{self.chips[-1]}" if isinstance(self.chips, range) else str(self.chips)

    @property
    def message(self) -> str:
        return self.verb if isinstance(self.chips, range) else f"{self.verb}-amount"

    def facts(self) -> Facts:
        return () if isinstance(self.chips, range) else (("chips", self.chips),)


def read_chips(verb: str, words: Sequence[str]) -> int:
    """The whole number of chips after a verb; raises `NotationError`."""
    chips = whole(words[0]) if len(words) == 1 else None
    if chips is None:
        raise NotationError("error-number", word=verb, digits=DIGITS)
    return chips


def reader(kind: type[Amount]) -> Reader:
    """What reads `SEAT verb NUMBER`."""

    def read(seat: int | None, words: Sequence[str], state: State) -> Action:
        if seat is None:
            raise NotationError("error-seat-missing", form=f"2 {kind.verb} 3")
        return kind(seat, read_chips(kind.verb, words))

    return read
