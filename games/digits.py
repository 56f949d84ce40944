"""Many small numbers in one large number: a digit of its own base for each of them (mixed radix).

What is written first is read first. A digit of base 1 costs nothing, so that a forced choice takes no room.
"""

from __future__ import annotations

from typing import Final

LENGTHS: Final = 64
"""A number of any size has fewer binary digits than this."""


class DigitWriter:
    """Collects digits; `number` gives the large number."""

    def __init__(self) -> None:
        self._digits: list[tuple[int, int]] = []

    def digit(self, value: int, base: int) -> None:
        """A number from 0 to `base` − 1."""
        assert 0 <= value < base
        self._digits.append((value, base))

    def count(self, value: int) -> None:
        """A whole number from 0 to 2⁶³ − 1: how many binary digits it has, then those after the first."""
        length = value.bit_length()
        self.digit(length, LENGTHS)
        if length:
            top = 1 << (length - 1)
            self.digit(value - top, top)

    def number(self, rest: int) -> int:
        """All digits in one number, `rest` being what is left when all have been read."""
        whole = rest
        for value, base in reversed(self._digits):
            whole = whole * base + value
        return whole


class DigitReader:
    """Takes the digits off again; whatever the number is, every digit lies within its base."""

    def __init__(self, number: int) -> None:
        self.rest = number

    def digit(self, base: int) -> int:
        """A number from 0 to `base` − 1."""
        self.rest, value = divmod(self.rest, base)
        return value

    def count(self) -> int:
        """A whole number from 0 to 2⁶³ − 1."""
        length = self.digit(LENGTHS)
        if not length:
            return 0
        top = 1 << (length - 1)
        return top + self.digit(top)
