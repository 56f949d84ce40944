"""Seeded shuffles: the same pack everywhere, every order as likely as another."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import permutations

import pytest

from games.cards import PACK
from games.chance import Source, shuffle


def independent_shuffle(items: list[object], seed: int) -> list[object]:
    """The documented method once more, by other means: big integers instead of a stream."""
    words: list[int] = []
    for block in range(20):
        digest = int.from_bytes(sha256(b"varaq/1/pack/%d/%d" % (seed, block)).digest(), "big")
        words += [(digest >> (32 * place)) & 0xFFFFFFFF for place in reversed(range(8))]
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        word = words.pop(0)
        while word >= 2**32 - 2**32 % (last + 1):
            word = words.pop(0)
        other = word % (last + 1)
        order[last], order[other] = order[other], order[last]
    return order


@pytest.mark.parametrize("seed", [0, 1, 7, 2**53 - 1])
def test_a_seed_gives_the_pack_that_the_notation_promises(seed: int) -> None:
    assert list(shuffle(PACK, seed)) == independent_shuffle(list(PACK), seed)


def test_every_order_is_equally_likely() -> None:
    """Chi-squared over the 24 orders of four things: 23 degrees of freedom, 99.9 % below 49.7."""
    counts = Counter(Source(seed).shuffled("abcd") for seed in range(6000))
    assert set(counts) == set(permutations("abcd"))
    assert sum((count - 250) ** 2 / 250 for count in counts.values()) < 49.7


def test_labels_are_independent_streams() -> None:
    first = [Source(1, "deals").below(2**32) for _ in range(4)]
    again = [Source(1, "player/1").below(2**32) for _ in range(4)]
    assert first[0] != again[0]


def test_numbers_below_a_limit_are_even() -> None:
    source = Source(3)
    counts = Counter(source.below(3) for _ in range(9000))
    assert all(abs(count - 3000) < 200 for count in counts.values())
    assert source.below(1) == 0
