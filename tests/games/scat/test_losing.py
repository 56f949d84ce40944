"""Who loses lives, and what it costs (RULES §2.5 SC-K1 to K8, SC-F10)."""

from __future__ import annotations

import pytest

from games.cards import cards
from games.scat.losing import losses_to_31, payment, showdown_losses
from games.scat.options import ScatOptions
from games.scat.value import worth

K = {
    "K1": ("10C 7C 2S", "9D 8D AS", "JH 9H 3H"),
    "K2": ("9S 5S KD", "KC 5C 2D", "QH 9H 3C"),
    "K3": ("KH QH 5C", "10C 7C 2S", "9D 8D AS"),
    "K4": ("10C 7C 2S", "9D 8D AS", "10H 7H 3S"),
    "K7": ("7S 7H 7D", "10S JS QS", "KC 9C 2C"),
}


def lost(hands: tuple[str, ...], knocker: int, options: ScatOptions) -> dict[int, int]:
    values = {seat: worth(tuple(sorted(cards(hand))), options).points for seat, hand in enumerate(hands, 1)}
    return {loss.seat: loss.lives for loss in showdown_losses(values, knocker, options)}


@pytest.mark.parametrize(
    ("hands", "option", "expected"),
    [
        ("K1", {}, {2: 1}),
        ("K2", {}, {1: 2}),
        ("K3", {}, {2: 1, 3: 1}),
        ("K4", {}, {2: 1, 3: 1}),
        ("K7", {"three_of_a_kind": "30"}, {3: 1}),
        ("K7", {}, {1: 2}),  # SC-K8
        ("K1", {"knocker_tied_loses": True}, {1: 2, 2: 1}),
        ("K4", {"knocker_tied_loses": True}, {1: 2, 2: 1, 3: 1}),
        ("K2", {"knocker_tied_loses": True}, {1: 2}),
    ],
)
def test_showdowns_of_the_rules_cost_what_the_rules_say(
    hands: str, option: dict[str, object], expected: dict[int, int]
) -> None:
    assert lost(K[hands], 1, ScatOptions(**option)) == expected  # type: ignore[arg-type]


def test_everybody_else_loses_one_life_to_31_the_knocker_included() -> None:
    losses = losses_to_31((1, 2, 3, 4), (3,), 2, ScatOptions())
    assert {loss.seat: loss.lives for loss in losses} == {1: 1, 2: 1, 4: 1}


def test_an_option_makes_the_knocker_lose_two_lives_to_31() -> None:
    losses = losses_to_31((1, 2, 3), (3,), 2, ScatOptions(after_knock_31="knocker-two"))
    assert {loss.seat: loss.lives for loss in losses} == {1: 1, 2: 2}


@pytest.mark.parametrize(
    ("pennies", "paid", "left", "out"), [(3, 2, 1, False), (2, 2, 0, False), (1, 1, 0, True), (0, 0, 0, True)]
)
def test_two_lives_cost_what_the_rules_say(pennies: int, paid: int, left: int, out: bool) -> None:
    """SC-F10."""
    due = payment(pennies, 2, ScatOptions())
    assert (due.paid, due.left, due.out) == (paid, left, out)


@pytest.mark.parametrize(("pennies", "paid", "out"), [(3, 1, False), (1, 1, False), (0, 0, True)])
def test_one_life_costs_a_penny_and_without_one_the_game(pennies: int, paid: int, out: bool) -> None:
    due = payment(pennies, 1, ScatOptions())
    assert (due.paid, due.out) == (paid, out)


def test_with_one_penny_an_option_lets_the_player_stay() -> None:
    due = payment(1, 2, ScatOptions(two_lives_one_penny="stays"))
    assert (due.paid, due.left, due.out) == (1, 0, False)


@pytest.mark.parametrize(("pennies", "lives"), [(1, 1), (2, 2), (1, 2)])
def test_without_the_free_life_the_last_penny_is_the_end(pennies: int, lives: int) -> None:
    assert payment(pennies, lives, ScatOptions(free_life=False)).out
