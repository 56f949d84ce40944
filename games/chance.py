"""Shuffles that are the same on every machine and every version of Python.

`random.shuffle` may change between versions, so the order comes from SHA-256 in counter mode and a
Fisher–Yates shuffle with rejection: seed 7 gives the same pack in CPython 3.11 and in Pyodide, for ever.
Nothing inside a game calls this: chance is an action that somebody outside chooses.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import sha256
from itertools import chain, count
from struct import unpack
from typing import Final, TypeVar

Item = TypeVar("Item")

MAX_SEED: Final = 2**53 - 1
"""The largest seed; every JavaScript number up to here is exact, so a seed can pass through the page."""


class Source:
    """A stream of evenly distributed whole numbers, fixed by a seed and a label.

    Different labels of one seed are independent streams, so that the cards do not depend on how many numbers a
    bot has used.
    """

    def __init__(self, seed: int, label: str = "") -> None:
        self._words = _stream(f"varaq/1/{label}/{seed}".encode())

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` − 1, each equally likely; `limit` is at least 1 and at most 2³²."""
        fair = _fair(limit)
        while True:
            word = next(self._words)
            if word < fair:
                return word % limit

    def pick(self, items: Sequence[Item]) -> Item:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[Item]) -> tuple[Item, ...]:
        """The items in a random order, each order equally likely."""
        order = list(items)
        words = self._words
        for last, places, fair in _exchanges(len(order)):
            word = next(words)  # from here on as in `below`, which is not called, since a pack asks for 51 numbers
            while word >= fair:
                word = next(words)
            other = word % places
            order[last], order[other] = order[other], order[last]
        return tuple(order)


def _fair(limit: int) -> int:
    """The 32-bit numbers that are used; rejecting the incomplete last block makes every outcome equally likely."""
    return (1 << 32) - (1 << 32) % limit


@cache
def _exchanges(size: int) -> tuple[tuple[int, int, int], ...]:
    """The steps of a shuffle: the place to fill, from how many places its item is drawn, and what is fair there."""
    return tuple((last, last + 1, _fair(last + 1)) for last in range(size - 1, 0, -1))


def _stream(key: bytes) -> Iterator[int]:
    """Endless 32-bit numbers: eight from each SHA-256 of the key and a counter."""
    return chain.from_iterable(unpack(">8I", sha256(key + b"/%d" % block).digest()) for block in count())


def shuffle(items: Sequence[Item], seed: int) -> tuple[Item, ...]:
    """The order in which `deal #seed` puts the items (sorted cards), top card first."""
    return Source(seed, "pack").shuffled(items)
