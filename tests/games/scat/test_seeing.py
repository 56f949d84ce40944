"""What a seat may imagine of the cards that it cannot see."""

from __future__ import annotations

from typing import Any

import pytest

from games.cards import cards
from games.chance import Source
from games.scat.value import worth


@pytest.mark.parametrize(("minimum", "three"), [(17, "off"), (27, "off"), (30, "30.5")])
def test_a_player_who_has_knocked_is_imagined_with_a_hand_that_may_knock(
    scat: Any, play: Any, minimum: int, three: str
) -> None:
    """RULES §2.4, min-knock: everybody knows that the knocker's hand is worth that much, and no 31."""
    state = (
        play(
            f"""
        options min-knock={minimum} three-of-a-kind={three}
        seats 4
        position dealer 4
        position turn 2
        position knocker 1
        position hand 1 10S JS QS
        position hand 2 9D 7D JC
        position hand 3 KH 2H 3S
        position hand 4 QH 9H 3C
        position discards 7H
        """
        )
        .steps[0]
        .state
    )
    view = scat.view(state, 2)
    source = Source(1, "test")
    hands = [scat.imagine(view, (), source).hand(1) for _ in range(100)]
    points = [worth(hand, state.options).points for hand in hands]
    assert minimum <= min(points) and max(points) < 31
    assert len(set(hands)) > 20
    assert all(scat.imagine(view, (), source).hand(2) == tuple(sorted(cards("9D 7D JC"))) for _ in range(5))
