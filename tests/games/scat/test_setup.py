"""Positions set up by hand stand where a real deal would: what came before follows from what lies on the table."""

from __future__ import annotations

import pytest

from games.cards import PACK
from games.errors import ReplayError

HANDS = """
        position hand 1 KS 7S 2H
        position hand 2 10D 6D 2C
        position hand 3 9H 8H 3S
        """
PILE = " ".join(str(card) for card in PACK if str(card) not in HANDS.split())
"""Everything that is in no hand."""


@pytest.mark.parametrize(
    ("lines", "first"),
    [
        ("position discards 3C\n1 knock", True),
        ("position turn 2\nposition discards 3C\n2 knock", False),
        ("position discards 3C 4C\n1 knock", False),
    ],
)
def test_only_the_first_turn_of_a_deal_counts_as_the_first(play, lines: str, first: bool) -> None:
    """RULES §2.4, first-turn-knock: a knock in the very first turn ends the deal without last turns."""
    head = "options first-turn-knock=showdown\nseats 3\nposition dealer 3"
    kinds = [event.kind for event in play(head + HANDS + lines).steps[-1].events]
    assert ("showdown" in kinds) is first


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (f"position discards {PILE}", "scat-error-stock-empty"),
        (f"position knocker 3\noptions stock-empty=reshuffle\nposition discards {PILE}", "scat-error-stock-renewed"),
        ("position knocker 3\noptions min-knock=18\nposition discards 3C", "scat-error-knocked-too-low"),
    ],
)
def test_what_no_deal_can_reach_is_refused(play, lines: str, message: str) -> None:
    options = "".join(line + "\n" for line in lines.split("\n") if line.startswith("options"))
    rest = "\n".join(line for line in lines.split("\n") if not line.startswith("options"))
    with pytest.raises(ReplayError) as caught:
        play(options + "seats 3\nposition dealer 3" + HANDS + rest)
    assert caught.value.message == message


def test_a_last_turn_may_begin_with_an_empty_stock(play) -> None:
    play(f"seats 3\nposition dealer 3\nposition knocker 3{HANDS}position discards {PILE}\nexpect legal 1 stand")


def test_a_turn_with_the_last_stock_card_drawn_goes_on(play) -> None:
    hands = HANDS.replace("KS 7S 2H", "KS 7S 2H 3C")
    pile = PILE.replace("3C", "").strip()
    play(
        f"seats 3\nposition dealer 3\nposition drawn stock 3C{hands}position discards {pile}\nexpect legal 1 discard 3C"
    )


def test_a_game_that_has_paid_pennies_does_not_begin_again(play) -> None:
    played = play("seats 3\nposition dealer 1\nposition pennies 1 2 3\ndeal #5\nexpect amount deals 2")
    assert all(event.kind != "began" for event in played.steps[-1].events)
    play("seats 3\nposition dealer 1\ndeal #5\nexpect event began\nexpect amount deals 1")
    with pytest.raises(ReplayError, match="the number after “position deal” must be at least 1"):
        play("seats 3\nposition dealer 1\nposition deal 0\nposition pennies 1 2 3")
