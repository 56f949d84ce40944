"""The odds against a count of all hands that the next player can hold."""

from __future__ import annotations

import json
from fractions import Fraction
from itertools import combinations
from typing import Any

from games import examples
from games.cards import PACK, card
from games.chance import Source
from games.core import CHANCE
from games.replay import replay
from games.snitchems.captures import captures
from games.snitchems.odds import odds
from games.snitchems.options import SnitchemsOptions


def test_chances_are_those_of_all_hands_that_the_next_player_can_hold(snitchems: Any) -> None:
    """For two players every hand of the opponent is dealt that fits what he has done, and his best capture found."""
    checked = 0
    for seed in range(12):
        source = Source(seed, "odds")
        state = snitchems.start(SnitchemsOptions(), 2, 1)
        seen: list[Any] = []
        trails: list[Any] = []
        for step in range(48):
            if state.to_act == CHANCE:
                action: Any = snitchems.read_action(state, f"deal #{seed}")
            else:
                action = source.pick(snitchems.actions(state))
                if state.to_act == 2 and step > 25:
                    checked += compare(snitchems, state, seen, trails)
                if state.to_act == 1 and not action.take:
                    trails.append(state.table)
            deal = state.deal
            state, events = snitchems.apply(state, action)
            trails = trails if state.deal == deal else []
            seen += [event.for_seat(2) for event in events]
    assert checked > 50


def compare(snitchems: Any, state: Any, seen: list[Any], trails: list[Any]) -> int:
    found = json.loads(json.dumps(odds(snitchems.view(state, 2), seen)))
    held = len(state.hands[0])
    assert found["next"]["seat"] == 1 and held == found["next"]["cards"]
    placed = {*state.table, *state.hands[1], *state.piles[0], *state.piles[1]}
    hidden = [one for one in PACK if one not in placed]
    assert found["unseen"] == len(hidden)
    hands = [
        hand for hand in combinations(hidden, held) if not any(captures(one, table) for one in hand for table in trails)
    ]
    assert [(one["card"], one["take"]) for one in found["plays"]] == [
        (play.card.code, [taken.code for taken in play.take]) for play in snitchems.actions(state)
    ]
    for one in found["plays"]:
        table = tuple(card(code) for code in one["leaves"])
        best = {each: max((1 + len(taken) for taken in captures(each, table)), default=0) for each in hidden}
        wins = [max(best[each] for each in hand) for hand in hands]
        assert Fraction(one["chance"]) == Fraction(sum(won > 0 for won in wins), len(hands))
        assert Fraction(one["expected"]) == Fraction(sum(wins), len(hands))
    return len(found["plays"])


def test_odds_of_the_five_captures() -> None:
    """SN-S11: what each of the five captures wins and leaves."""
    played = replay(examples.load("snitchems", "five-ways"))
    state = played.steps[0].state
    found = odds(played.record.engine.view(state, 1), ())
    assert [(one["take"], one["wins"], one["leaves"]) for one in found["plays"]] == [
        (["2H", "2D"], 3, ["6C", "8S"]), (["2H", "6C"], 3, ["2D", "8S"]), (["2D", "6C"], 3, ["2H", "8S"]),
        (["6C", "8S"], 3, ["2H", "2D"]), (["8S"], 2, ["2H", "2D", "6C"]),
    ]  # fmt: skip
    assert found["assumption_text"] == "snitchems-odds-assumption"


def test_nobody_is_next_after_the_last_card_and_no_plays_are_listed_out_of_turn() -> None:
    played = replay(examples.load("snitchems", "last-capture"))
    engine, state = played.record.engine, played.steps[1].state
    found = odds(engine.view(state, 2), played.history(2, 1))
    assert found["next"] == {"seat": 1, "cards": 0, "possible": 24 + 25}
    assert {one["chance"] for one in found["plays"]} == {"0/1"}
    assert odds(engine.view(state, 1), played.history(1, 1))["plays"] == []


def test_with_more_players_the_assumption_says_what_is_left_out(snitchems: Any) -> None:
    texts = set()
    for seed in range(6):
        source = Source(seed, "odds of three")
        state = snitchems.start(SnitchemsOptions(), 3, 1)
        seen: list[Any] = []
        for _ in range(30):
            if state.to_act == CHANCE:
                action: Any = snitchems.read_action(state, f"deal #{seed}")
            else:
                action = source.pick(snitchems.actions(state))
                if state.to_act == 1:
                    texts.add(odds(snitchems.view(state, 1), seen)["assumption_text"])
            state, events = snitchems.apply(state, action)
            seen += [event.for_seat(1) for event in events]
    assert texts == {"snitchems-odds-assumption", "snitchems-odds-assumption-alone"}
