"""Bots move at once, one after another, or each at the reader's word; each move is told once, the game is the same."""

from __future__ import annotations

import json
from typing import Any

import pytest

import games
from games.chance import Source
from playground import sharing
from playground.browser import respond
from playground.pace import CHOSEN
from playground.session import Session, open_session
from playground.worker.desk import Desk
from tests.playground.asking import Ask, opening
from tests.playground.reading import elements


def keys(html: str) -> list[str | None]:
    """The keys of the buttons."""
    return [one.get("data-key") for tag, one in elements(html) if tag == "button"]


def test_one_move_an_answer_and_each_is_told_once(ask: Ask, desk: Desk) -> None:
    answer = ask(**opening(seats=5, seat=4, bots="random", seed="3"), pace="slow")
    told: list[str] = []
    moved = 0
    for _ in range(40):
        if not answer["more"]:
            break
        assert keys(answer["fragments"]["choices"]) == ["pace"]
        assert answer["focus"] == "pace"
        before = len(desk.session.moments)  # type: ignore[union-attr]
        answer = ask(do="continue", pace="slow")
        new = desk.session.moments[before:]  # type: ignore[union-attr]
        assert sum(one.action.seat is not None for one in new) == 1
        moved += 1
        said = answer["announce"]
        assert said
        assert not any(said.startswith(one) for one in told)
        told.append(said)
    assert moved >= 3
    assert answer["focus"] in ("choices", "deal", "result")


@pytest.mark.parametrize("pace", CHOSEN)
def test_the_game_does_not_hang_on_the_pace(ask: Ask, desk: Desk, pace: str) -> None:
    logs = []
    for how in ("at-once", pace):
        answer = ask(**opening(bots="random", seed="9"), pace=how)
        for _ in range(200):
            if answer["over"]:
                break
            if answer["more"]:
                answer = ask(do="continue", pace=how)
            elif answer["focus"] == "deal":
                answer = ask(do="deal", pace=how)
            elif 'data-do="finish"' in answer["fragments"]["choices"]:
                answer = ask(do="finish", pace=how)
            else:
                move = next(
                    one["data-action"] for _, one in elements(answer["fragments"]["choices"]) if "data-action" in one
                )
                answer = ask(do="act", action=move, pace=how)
            assert answer["ok"], answer
        logs.append(ask(do="show", pace="at-once")["fragments"]["log"])
    assert logs[0] == logs[1]


def test_the_reader_stops_goes_on_and_steps(ask: Ask) -> None:
    answer = ask(**opening(seats=4, seat=3, bots="random", seed="3"), pace="slow")
    assert answer["more"]
    stopped = ask(do="pace", pace="paused")
    assert stopped["more"]
    assert keys(stopped["fragments"]["choices"]) == ["next", "pace"]
    assert set(stopped["fragments"]) == {"choices"}
    assert keys(ask(do="pace", pace="by-hand")["fragments"]["choices"]) == ["next"]
    assert "data-do" not in ask(do="pace", pace="at-once")["fragments"]["choices"]


@pytest.mark.parametrize("pace", ["fast", "", 1, None, ["slow"]])
def test_another_pace_is_not_understood(ask: Ask, desk: Desk, pace: Any) -> None:
    assert ask(**opening())["ok"]
    before = desk.session
    assert json.loads(respond(desk, json.dumps({"do": "show", "pace": pace})))["error"] == "not-understood"
    assert desk.session is before


def test_the_same_deal_again_has_the_same_cards_and_another_game_has_not(ask: Ask, desk: Desk) -> None:
    first = ask(**opening(seed="5"))["fragments"]["table"]
    ask(do="act", action="1 draw stock")
    assert ask(do="again", same=True)["fragments"]["table"] == first
    assert ask(do="again")["fragments"]["table"] != first


def test_another_game_has_the_pace_that_is_chosen_now_and_not_that_of_the_first(ask: Ask) -> None:
    assert ask(**opening(seats=5, seat=4, bots="random", seed="3"), pace="slow")["more"]
    again = ask(do="again", same=True, pace="at-once")
    assert not again["more"]
    assert keys(again["fragments"]["choices"]) != ["pace"]
    slow = ask(do="again", same=True, pace="slow")
    assert slow["more"]
    assert keys(slow["fragments"]["choices"]) == ["pace"]


def test_a_game_that_was_brought_is_dealt_again_with_its_own_packs(ask: Ask, desk: Desk) -> None:
    ask(**opening(seed="5"))
    ask(do="act", action="1 draw stock")
    kept = ask(do="keep")["kept"]
    first = ask(do="go", to="first") and ask(do="go", to="decision")["fragments"]["table"]
    brought = {"do": "bring", "game": "scat", "lang": "en", "rules": "../", **kept, "seed": "99"}
    assert ask(**brought)["ok"]
    again = ask(do="again", same=True)
    assert again["ok"]
    assert again["fragments"]["table"] == first
    # Only the packs are the old ones: nothing is played yet.
    session = desk.session
    assert session is not None
    assert not session.can_undo
    # A reload does not lose them.
    ask(do="act", action="1 draw stock")
    kept = json.loads(json.dumps(ask(do="keep")["kept"]))
    assert ask(**(brought | kept))["ok"]
    assert desk.session is not None
    assert desk.session.packs == session.packs != ()
    for packs in ("deal #1", [1], ["x" * 2000]):
        assert ask(**(brought | kept | {"packs": packs}))["error"] == "not-understood"


@pytest.mark.parametrize("seed", [0, 3])
def test_a_game_that_is_played_otherwise_again_has_the_same_deals(seed: int) -> None:
    """The stock was made anew in the first game; where it is not, or of other cards, the packs do not fit any more."""
    game = games.game("scat")
    options = game.Options(stock_empty="reshuffle", min_knock=27, pennies=2)
    bots = dict.fromkeys((2, 3, 4), "random")

    def whole(session: Session, source: Source | None) -> Session:
        for _ in range(3000):
            match session.waiting:
                case "over":
                    return session
                case "bots":
                    session = session.advance()
                case "deal":
                    session = session.deal()
                case "move":
                    choices = session.actions()
                    calm = [one for one in choices if one.verb != "knock"]
                    session = session.act(source.pick(choices) if source else (calm or choices)[0])
        raise AssertionError("the game does not end")

    def packs(session: Session, verb: str) -> list[str]:
        chance = (one.action for one in session.moments if one.action.seat is None)
        return [" ".join(str(card) for card in one.pack) for one in chance if one.verb == verb]  # type: ignore[attr-defined]

    first = whole(open_session(game, options, 4, (1,), bots, seed), None)
    assert packs(first, "shuffle")
    other = whole(sharing.again(first), Source(seed, "otherwise"))
    dealt = min(len(packs(first, "deal")), len(packs(other, "deal")))
    assert dealt > 1
    assert packs(other, "deal")[:dealt] == packs(first, "deal")[:dealt]
