"""What happened and what was refused name their cause, the cause first, where options change it."""

from __future__ import annotations

from typing import Any

import pytest

from games.core import Event
from games.replay import Replay

PILE = " ".join(f"{rank}{suit}" for suit in "CDH" for rank in ["4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"])
"""33 discards for the end of a stock; the hands of `NEARLY_EMPTY` and the ten cards named there are the rest."""
NEARLY_EMPTY = f"""
        seats 2
        position dealer 2
        position hand 1 KS 9S 2D
        position hand 2 QS 8S 3C
        position discards {PILE} 2S 3S 4S 5S 6S 7S 10S JS AS 2H 3H 2C
        """


def told(played: Replay, kind: str) -> Event:
    return next(event for step in played.steps for event in step.events if event.kind == kind)


def refused(scat: Any, state: Any, words: str) -> tuple[str, ...]:
    ruling = scat.ruling(state, scat.read_action(state, words))
    assert not ruling.allowed
    return ruling.clauses


def test_a_knock_that_ends_play_at_once_gives_no_last_turns(play) -> None:
    table = """
        seats 2
        position dealer 2
        position hand 1 KS 7S 2H
        position hand 2 10D 6D 2C
        position discards 3C
        1 knock
        """
    assert "scat.knock.last-turns" in told(play(table), "knocked").clauses
    at_once = told(play("options first-turn-knock=showdown\n" + table), "knocked").clauses
    assert "scat.knock.last-turns" not in at_once
    assert "scat.opt.first-turn-knock" in at_once


def test_while_the_discards_are_shuffled_a_player_waits_for_that_and_not_for_a_deal(scat, play) -> None:
    played = play("options stock-empty=reshuffle" + NEARLY_EMPTY + "position stock 3D\n1 draw stock\n1 discard 3D")
    assert refused(scat, played.steps[-1].state, "2 knock") == ("scat.opt.stock-empty", "scat.stock.empty")


def test_a_stock_made_anew_after_a_knock_cites_the_clause_for_last_turns(scat, play) -> None:
    played = play(
        "options stock-empty=reshuffle\nseats 3\nposition knocker 1\nposition turn 2"
        + NEARLY_EMPTY.replace("seats 2", "").replace(" 2S 3S 4S", "")
        + "position hand 3 2S 3S 4S\nposition stock 3D\n2 draw stock\n2 discard 3D\nshuffle #1"
    )
    assert refused(scat, played.steps[-2].state, "3 knock")[0] == "scat.opt.stock-empty"
    assert told(played, "stock-reshuffled").clauses == ("scat.opt.stock-empty", "scat.stock.empty-after-knock")


def test_before_the_first_turn_the_order_of_the_question_is_the_options_own(scat, play) -> None:
    played = play("options throw-down=on\nseats 3\ndealer 1\ndeal #1")
    assert refused(scat, played.steps[-1].state, "3 decline")[0] == "scat.opt.throw-down"
    played = play("options throw-down=on\nseats 3\ndealer 1\ndeal #1\n2 decline\n3 decline\n1 decline")
    assert refused(scat, played.steps[-1].state, "3 draw stock")[0] == "scat.turn.order"


def test_an_option_keeps_a_player_in_who_pays_one_penny_for_two_lives(play) -> None:
    played = play(
        """
        options two-lives-one-penny=stays
        seats 2
        position dealer 2
        position pennies 1 3
        position hand 1 6S 5S 4D
        position hand 2 9C 8C 2H
        position discards JD
        position stock 4C
        1 knock
        2 draw stock
        2 discard 2H
        expect playing 1 2
        """
    )
    clauses = ("scat.opt.two-lives-one-penny", "scat.lives.short", "scat.lives.county")
    assert told(played, "on-the-county").clauses == clauses


@pytest.mark.parametrize("option", ["off", "on"])
def test_standing_is_told_by_the_clause_that_allows_it(scat, play, option: str) -> None:
    played = play(
        f"options last-turn-stand={option}\nseats 3\nposition knocker 1\nposition turn 2"
        + NEARLY_EMPTY.replace("seats 2", "").replace(" 2S 3S 4S", "")
        + "position hand 3 2S 3S 4S\nposition stock 3D\n2 draw stock\n2 discard 3D\n3 stand"
    )
    before = played.steps[-2].state
    assert told(played, "stood").clauses == scat.ruling(before, played.steps[-1].action).clauses


@pytest.mark.parametrize(
    ("hand", "option", "clauses"),
    [
        ("7S 7H 7D", "three-of-a-kind=30.5", ("scat.opt.three-of-a-kind", "scat.value.hand")),
        ("4H 5H 6H", "straight-flush=on", ("scat.opt.straight-flush", "scat.value.hand")),
        ("10H JH QH", "straight-flush=on", ("scat.value.hand", "scat.value.cards")),
        ("7S 7H 7D", "straight-flush=on", ("scat.value.hand", "scat.value.cards")),
    ],
)
def test_a_hand_is_valued_by_the_option_that_gives_it_more(play, hand: str, option: str, clauses: object) -> None:
    played = play(
        f"""
        options first-turn-knock=showdown {option}
        seats 2
        position dealer 2
        position hand 1 {hand}
        position hand 2 9C 8C 2H
        position discards JD
        1 knock
        """
    )
    shown = told(played, "hand-shown")
    assert shown.seat == 1
    assert shown.clauses == ("scat.showdown", *clauses)  # type: ignore[misc]
