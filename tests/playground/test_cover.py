"""People at one device: the hands are covered while it is passed on, and nobody sees what is another's."""

from __future__ import annotations

import json
from typing import Any

import pytest

import games
from games.chance import Source
from games.rulebook import RuleBook
from playground.browser import OF_GAME
from playground.cover import ANSWERED, EMPTIED
from playground.seen_study import Covered
from playground.session import Session, open_session
from playground.worker.desk import Desk
from tests.games.table import random_options
from tests.playground.asking import Ask, opening
from tests.playground.playing import next_request
from tests.playground.reading import cards_in, elements, text

SCAT = games.game("scat")
KEYS = games.keys()
HIDING = [key for key in KEYS if games.game(key).hides]
OPEN = [key for key in KEYS if not games.game(key).hides]
FIELDS: dict[str, dict[str, Any]] = {
    "act": {"action": "1 draw stock"},
    "try": {"action": "1 draw stock"},
    "go": {"to": "back"},
    "view": {"seat": 1},
    "share": {"open": True, "address": "x"},
    "delete": {"line": 1},
    "promote": {"line": 1},
    "differ-on": {"options": {}},
}
REQUESTS = (
    *({"do": do, **FIELDS.get(do, {})} for do in sorted(OF_GAME.keys() - ANSWERED)),
    {"do": "view", "seat": None},
)
"""Everything that could tell something of the game: every request to it but those that tell nothing."""


def people(**changes: Any) -> dict[str, Any]:
    """A request that opens a game of two people and a bot in seat 3."""
    usual = {"version": 2, "persons": [1, 2], "bots": {"3": "sensible"}}
    request = opening(**(usual | changes))
    del request["seat"]
    return request


def session_of(desk: Desk) -> Session:
    """What the desk holds."""
    assert desk.session is not None
    return desk.session


def settled(ask: Ask, answer: dict[str, Any]) -> dict[str, Any]:
    """The answer when the bots have moved."""
    while answer["more"]:
        answer = ask(do="continue")
    return answer


def awaited(answer: dict[str, Any]) -> int:
    """The seat whose button stands on the cover."""
    buttons = [one for tag, one in elements(answer["fragments"]["cover"]) if tag == "button"]
    assert [one["data-do"] for one in buttons] == ["uncover"]
    return int(buttons[0]["data-seat"] or "")


@pytest.mark.parametrize("key", games.keys())
def test_a_game_says_whether_seats_know_different_cards(key: str) -> None:
    game = games.game(key)
    differing = 0
    for seed in range(6):
        source = Source(seed, "hides")
        options = game.Options(**random_options(key, source))
        seats = source.pick(game.sizes(options))
        session = open_session(game, options, seats, (1,), dict.fromkeys(range(2, seats + 1), "random"), seed)
        for _ in range(40):
            match session.waiting:
                case "over":
                    break
                case "move":
                    choice = source.pick(session.actions())
                    session = session.act(choice if choice.range is None else choice.at(choice.range[0]))
                case "deal":
                    session = session.deal()
                case "bots":
                    session = session.advance()
            views = [{**game.view(session.state, seat), "viewer": 0} for seat in range(1, seats + 1)]
            private = session.moment is not None and any(event.private for event in session.moment.events)
            differing += private or any(view != views[0] for view in views)
    assert (differing > 0) is game.hides


def test_a_game_of_people_begins_covered_and_names_who_is_first(
    ask: Ask, desk: Desk, rulebook: RuleBook, lang: str
) -> None:
    answer = settled(ask, ask(**people(lang=lang)))
    seat = awaited(answer)
    assert seat == session_of(desk).state.to_act
    told = rulebook.words(lang).plain("ui-pass", seat=seat)
    assert told in text(answer["fragments"]["cover"])
    assert answer["announce"] == told
    assert answer["focus"] == "cover"
    shown = ask(do="uncover", seat=seat)
    assert not shown.get("covered")
    assert shown["fragments"]["cover"] == ""
    assert set(session_of(desk).state.hand(seat)) <= cards_in(shown["fragments"]["table"])
    other = next(one for one in (1, 2) if one != seat)
    hidden = set(session_of(desk).state.hand(other)) - set(session_of(desk).state.discards)
    assert not hidden & cards_in(json.dumps(shown, ensure_ascii=False))


@pytest.mark.parametrize("key", HIDING)
def test_while_covered_nothing_of_the_game_is_told_whatever_the_cards(ask: Ask, desk: Desk, key: str) -> None:
    """Whole games; the cover is the same, to the letter, as that of a game with other cards at the same step."""
    source = Source(1, "covered")
    covers: dict[tuple[int, int], set[str]] = {}
    times = 0
    for number in range(12):
        answer = ask(**people(game=key, seed=str(number), bots={"3": "random"}))
        for _ in range(60):
            if answer["over"]:
                break
            if not answer.get("covered") or answer["more"]:
                answer = ask(**next_request(answer, source))
                continue
            times += 1
            fragments = answer["fragments"]
            assert set(EMPTIED) | {"cover"} == set(fragments)
            assert not any(fragments[name] for name in EMPTIED)
            assert cards_in(json.dumps(answer, ensure_ascii=False)) == set()
            seat = awaited(answer)
            covers.setdefault((seat, answer["at"]["step"]), set()).add(json.dumps(answer, sort_keys=True))
            before = session_of(desk)
            if times % 5 == 1:
                for request in REQUESTS:
                    refused = ask(**request)
                    assert refused["error"] == "covered", request
                    assert set(refused["fragments"]) == {"message"}
                    assert cards_in(json.dumps(refused, ensure_ascii=False)) == set()
                assert ask(do="uncover", seat=3)["error"] == "covered"
                assert ask(do="show") == answer
                assert session_of(desk) is before
            answer = ask(do="uncover", seat=seat)
    assert times > 60
    assert all(len(told) == 1 for told in covers.values())


def test_with_one_person_or_open_cards_nothing_is_covered(ask: Ask) -> None:
    for changes in ({"persons": [2], "bots": {"1": "random", "3": "random"}}, {"persons": None}):
        answer = settled(ask, ask(**people(**changes)))
        assert not answer.get("covered")
        assert answer["fragments"]["table"]


@pytest.mark.parametrize("key", OPEN)
def test_where_all_cards_lie_open_nothing_is_covered_and_every_person_moves(ask: Ask, desk: Desk, key: str) -> None:
    source = Source(2, "open")
    answer = ask(**people(game=key, persons=[1, 2, 3], bots={}))
    moved = set()
    for _ in range(80):
        if answer["over"]:
            break
        assert not answer.get("covered")
        view = session_of(desk).view
        assert view["viewer"] in (1, 2, 3)
        answer = ask(**next_request(answer, source))
        moved |= {one.action.seat for one in session_of(desk).moments if one.by == "reader"}
    assert moved - {None} == {1, 2, 3}


def test_nobody_moves_or_looks_for_another(ask: Ask, desk: Desk) -> None:
    answer = settled(ask, ask(**people()))
    seat = awaited(answer)
    ask(do="uncover", seat=seat)
    answer = ask(do="act", action=f"{seat} draw stock")
    other = 3 - seat
    with pytest.raises(Covered):
        session_of(desk).uncover(other)
    assert session_of(desk).views == (seat,)
    hand = session_of(desk).state.hand(seat)
    answer = settled(ask, ask(do="act", action=f"{seat} discard {hand[0]}"))
    while awaited(answer) == seat:
        ask(do="uncover", seat=seat)
        ask(do="act", action=f"{seat} draw stock")
        answer = settled(ask, ask(do="act", action=f"{seat} discard {session_of(desk).state.hand(seat)[0]}"))
    assert awaited(answer) == other
    shown = ask(do="uncover", seat=other)
    # What he is told, he may know: the card that was drawn from the stock is a back to him.
    told = [event for one in session_of(desk).moments for event in one.events]
    drawn = [event for event in told if event.kind == "drew-stock" and event.seat == seat]
    secret = {event.fact("card") for event in drawn} - {*session_of(desk).state.discards}
    assert drawn
    assert not secret & cards_in(shown["fragments"]["log"] + shown["fragments"]["news"])
    # Looking back shows the same game from his seat, and the other's decisions are not his to make.
    back = ask(do="go", to="first")
    assert not back.get("covered")
    for _ in range(session_of(desk).last):
        back = ask(do="go", to="forward")
        if session_of(desk).state.to_act == seat and not session_of(desk).at_end:
            assert session_of(desk).actions() == ()
            assert 'data-action="' not in back["fragments"]["choices"]
    assert session_of(desk).state.to_act == other


def test_a_person_takes_back_his_own_decision_only(ask: Ask, desk: Desk) -> None:
    answer = settled(ask, ask(**people(bots={"3": "random"}, seed="3")))
    seats = []
    for _ in range(3):
        seat = awaited(answer)
        seats.append(seat)
        ask(do="uncover", seat=seat)
        ask(do="act", action=f"{seat} draw stock")
        answer = settled(ask, ask(do="act", action=f"{seat} discard {session_of(desk).state.hand(seat)[0]}"))
    assert set(seats) == {1, 2}
    seat = awaited(answer)
    ask(do="uncover", seat=seat)
    back = ask(do="undo")
    assert back["ok"]
    assert session_of(desk).state.to_act == seat
    assert not back.get("covered")


def test_the_end_is_open_to_all(ask: Ask, desk: Desk) -> None:
    source = Source(3, "end")
    answer = ask(**people(options={"pennies": "1"}, bots={"3": "sensible"}))
    for _ in range(400):
        if answer["over"]:
            break
        waiting = answer.get("covered") and not answer["more"]
        answer = ask(do="uncover", seat=awaited(answer)) if waiting else ask(**next_request(answer, source))
    assert answer["over"]
    assert session_of(desk).viewer is None
    assert answer["log_keep"] == 0
    assert answer["fragments"]["log"].count("<li>") == sum(len(one.events) for one in session_of(desk).moments)


def test_nobody_looks_on_from_a_seat_that_he_was_shown_before(ask: Ask, desk: Desk) -> None:
    """A finished branch opens every hand; without it the game goes on, and each sees his own again."""
    answer = settled(ask, ask(**people(options={"pennies": "1"}, seats=2, bots={})))
    seat = awaited(answer)
    other = 3 - seat
    ask(do="uncover", seat=seat)
    begun = session_of(desk).place
    ask(do="act", action=f"{seat} draw stock")
    ask(do="go", to="place", line=begun.line, step=begun.step)
    answer = ask(do="act", action=f"{seat} knock")
    source = Source(4, "end")
    for _ in range(40):
        if answer["over"]:
            break
        waiting = answer.get("covered") and not answer["more"]
        answer = ask(do="uncover", seat=awaited(answer)) if waiting else ask(**next_request(answer, source))
    assert answer["over"]
    holder = session_of(desk).holder
    assert holder is not None
    assert ask(do="view", seat=3 - holder)["ok"]
    assert ask(do="delete", line=1)["ok"]
    session = session_of(desk)
    assert session.shared
    assert session.covered or session.viewer == session.holder
    # Brought back, it is over again; deleted again, whoever takes the device sees his own cards.
    assert ask(do="uncover", seat=session.awaited)["ok"] if session.covered else True
    assert session_of(desk).viewer == session_of(desk).holder

    ask(**people(options={"pennies": "1"}, seats=2, bots={}))
    ask(do="uncover", seat=awaited(settled(ask, ask(do="show"))))
    holder = session_of(desk).holder
    assert holder == seat
    ask(do="view", seat=holder)
    ask(do="act", action=f"{holder} draw stock")
    answer = settled(ask, ask(do="act", action=f"{holder} discard {session_of(desk).state.hand(holder)[0]}"))
    assert awaited(answer) == other
    ask(do="uncover", seat=other)
    assert session_of(desk).viewer == other


def test_names_are_shown_escaped_and_leave_the_device_in_no_link(
    ask: Ask, desk: Desk, rulebook: RuleBook, lang: str
) -> None:
    name = "<b>آنا</b> & Zoë"
    answer = settled(ask, ask(**people(lang=lang, names={"1": name, "2": name})))
    seat = awaited(answer)
    assert "<b>" not in answer["fragments"]["cover"]
    assert name in text(answer["fragments"]["cover"])
    shown = ask(do="uncover", seat=seat)
    assert rulebook.words(lang).plain("ui-seat-named", name=name, seat=3 - seat) in text(shown["fragments"]["table"])
    assert "<bdi>&lt;b&gt;" in shown["fragments"]["table"]
    panel = ask(do="share", open=True, address="x")["fragments"]["share"]
    assert "Zoë" not in text(panel)
    assert not any("Zoë" in (one.get("value") or "") for _, one in elements(panel))
    assert ask(do="keep")["kept"] is None


def test_all_bots_play_by_themselves_with_open_cards(ask: Ask, desk: Desk, rulebook: RuleBook) -> None:
    answer = ask(**people(persons=[], bots={"1": "random", "2": "sensible", "3": "sensible"}))
    assert answer["ok"]
    assert rulebook.words("en").plain("ui-turn-watching") not in text(answer["fragments"]["status"])
    for _ in range(200):
        if answer["over"]:
            break
        answer = ask(**next_request(answer, Source(1, "none")))
    assert answer["over"]
    assert {one.by for one in session_of(desk).moments if one.action.seat} == {"table"}
