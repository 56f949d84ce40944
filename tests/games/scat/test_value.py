"""What hands are worth: the tables of RULES §2.5, and the exact distribution of §2.6."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from statistics import median

import pytest

from games.cards import PACK, cards
from games.scat.options import ScatOptions
from games.scat.value import holds_31, worth

DEFAULT = ScatOptions()

# RULES §2.6, copied from there.
HANDS_BY_VALUE = {
    2: 4, 3: 28, 4: 76, 5: 196, 6: 316, 7: 532, 8: 724, 9: 1040, 10: 5732, 11: 2652, 12: 1104, 13: 1264, 14: 1112,
    15: 1132, 16: 980, 17: 996, 18: 844, 19: 856, 20: 1168, 21: 712, 22: 96, 23: 104, 24: 88, 25: 80, 26: 64, 27: 60,
    28: 44, 29: 40, 30: 32, 31: 24,
}  # fmt: skip


def points(hand: str, options: ScatOptions = DEFAULT) -> float:
    return worth(tuple(sorted(cards(hand))), options).points


@pytest.fixture(scope="module")
def every_hand() -> list[float]:
    return [worth(hand, DEFAULT).points for hand in combinations(PACK, 3)]


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("KS 10S 4H", 20), ("KH 8H 5H", 23), ("QS 9D 8D", 17), ("AC 6S 4S", 11), ("JC 7H 4S", 10), ("KS 4H 6H", 10),
        ("7S 7H 7D", 7), ("AS AH AD", 11), ("2S 2H 2D", 2), ("4H 5H 6H", 15), ("QH KH AH", 31), ("10H JH QH", 30),
    ],
)  # fmt: skip
def test_hands_of_the_rules_are_worth_what_the_rules_say(hand: str, expected: int) -> None:
    """SC-S1, SC-A1 to A4, SC-V1 to V8 under default options."""
    assert points(hand) == expected


@pytest.mark.parametrize("hand", ["7S 7H 7D", "AS AH AD", "2S 2H 2D"])
def test_three_of_a_kind_counts_what_the_option_says(hand: str) -> None:
    """SC-V2 to V4."""
    assert points(hand, ScatOptions(three_of_a_kind="30")) == 30
    assert points(hand, ScatOptions(three_of_a_kind="30.5")) == 30.5
    assert worth(cards(hand), ScatOptions(three_of_a_kind="30.5")).suit is None


@pytest.mark.parametrize(
    ("hand", "expected"),
    [("4H 5H 6H", 30), ("QH KH AH", 31), ("10H JH QH", 30), ("AS 2S 3S", 30), ("AS 2S KS", 23), ("4H 5H 6D", 9)],
)
def test_a_straight_flush_counts_30_where_the_option_is_on(hand: str, expected: int) -> None:
    """SC-V5 to V8; the sequence does not go round from king to two."""
    assert points(hand, ScatOptions(straight_flush=True)) == expected


def test_a_low_ace_is_an_option_of_its_own() -> None:
    assert points("AS 2S 3S", ScatOptions(straight_flush=True, straight_flush_ace_low=False)) == 16
    assert points("AS QS KS", ScatOptions(straight_flush=True, straight_flush_ace_low=False)) == 31


def test_the_distribution_of_all_22100_hands_is_that_of_the_rules(every_hand: list[float]) -> None:
    assert Counter(every_hand) == HANDS_BY_VALUE
    assert len(every_hand) == 22_100


def test_mean_median_and_mode_are_those_of_the_rules(every_hand: list[float]) -> None:
    assert Fraction(int(sum(every_hand)), len(every_hand)) == Fraction(72311, 5525)
    assert median(every_hand) == 11
    assert Counter(every_hand).most_common(1)[0][0] == 10


@pytest.mark.parametrize(("least", "hands"), [(17, 5208), (21, 1344), (27, 200), (31, 24)])
def test_chances_of_a_good_hand_are_those_of_the_rules(every_hand: list[float], least: int, hands: int) -> None:
    assert sum(value >= least for value in every_hand) == hands


def test_31_is_an_ace_with_two_ten_point_cards_of_its_suit() -> None:
    """Counted without the engine's table of points: 4 suits, C(4, 2) pairs of ten-point cards."""
    holders = [hand for hand in combinations(PACK, 3) if holds_31(hand)]
    assert len(holders) == 4 * 6
    for hand in holders:
        assert len({card.suit for card in hand}) == 1
        assert sum(card.rank == "A" for card in hand) == 1
        assert sum(card.rank in ("10", "J", "Q", "K") for card in hand) == 2


def test_straight_flushes_are_counted_as_in_the_rules() -> None:
    """48 hands in 12 patterns, of which 36 change value (RULES §2.6)."""
    on = ScatOptions(straight_flush=True)
    changed = [hand for hand in combinations(PACK, 3) if worth(hand, on).points != worth(hand, DEFAULT).points]
    assert len(changed) == 36


def test_permuting_the_suits_leaves_every_value_unchanged() -> None:
    """INV-7."""
    turn = dict(zip("SHDC", "HDCS", strict=True))
    for hand in combinations(PACK, 3):
        turned = cards([card.rank + turn[card.suit] for card in hand])
        assert worth(tuple(sorted(turned)), DEFAULT).points == worth(hand, DEFAULT).points
