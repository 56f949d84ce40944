"""The worker's door: every request gets an answer, bad ones a sentence, and no answer gives a hidden card away."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.cards import Card
from games.rulebook import RuleBook
from playground.browser import respond
from playground.worker.desk import Desk
from tests.playground.asking import Ask, held, moves, opening, played
from tests.playground.reading import actions, cards_in, elements, links


def test_every_card_and_pile_is_a_button(opened: Ask, desk: Desk) -> None:
    table = opened(do="show")["fragments"]["table"]
    hand = held(desk).state.hand(1)
    assert set(actions(table)) == {"1 draw stock", "1 draw discard", *(f"1 discard {card}" for card in hand)}


def test_moves_are_buttons_in_words(opened: Ask, desk: Desk) -> None:
    answer = opened(do="show")
    assert moves(answer) == [str(action) for action in held(desk).actions()]
    buttons = [attributes for tag, attributes in elements(answer["fragments"]["choices"]) if tag == "button"]
    assert len({one["data-key"] for one in buttons}) == len(buttons)


def test_the_whole_log_is_the_sum_of_its_parts(opened: Ask) -> None:
    parts = [opened(do="show")["fragments"]["log"]]
    for answer in played(opened, 60):
        parts.append(answer["fragments"]["log"])
    whole = opened(do="show")["fragments"]["log"]
    assert "\n".join(part for part in parts if part) == whole


def test_every_line_of_the_log_cites_a_clause_of_the_rule_book(opened: Ask, rulebook: RuleBook) -> None:
    for _ in played(opened, 60):
        pass
    log = opened(do="show")["fragments"]["log"]
    lines = log.split("</li>")[:-1]
    assert len(lines) > 40
    for line in lines:
        targets = links(line + "</li>")
        assert targets, line
        for target in targets:
            clause = target.removeprefix("../#")
            assert clause in rulebook.game("scat").options or rulebook.clause(clause)


@pytest.mark.parametrize("options", [{}, {"throw-down": "on", "last-turn-stand": "on"}, {"stock-empty": "reshuffle"}])
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_no_answer_shows_a_card_that_the_seat_may_not_know(
    desk: Desk, ask: Ask, options: dict[str, str], seed: str
) -> None:
    """What may be known is worked out from the states alone: own cards, face-up cards, and hands that were shown."""
    ask(**opening(seats=4, seat=2, bots="random", options=options, seed=seed))
    done = 0
    checked = 0
    for answer in played(ask, 250):
        session = held(desk)
        known: set[Card] = set()
        for moment in session.moments[max(done - 2, 0) :]:
            state = moment.state
            own = state.hand(2) if state.phase != "throw-down" else ()
            known |= {*own, *state.discards}
            known |= {card for seat in state.shown for card in state.hand(seat)}
            known |= {event.fact("card") for event in moment.events if event.kind in ("turned-up", "discarded")}  # type: ignore[misc]
            known |= {card for event in moment.events if event.kind in SHOWING for card in event.fact("cards")}  # type: ignore[union-attr]
            if state.needs is None and moment.action.seat == 2 and getattr(moment.action, "card", None):
                known.add(moment.action.card)  # type: ignore[attr-defined]
        shown = set().union(*(cards_in(html) for name, html in answer["fragments"].items() if name != "result"))
        if not answer["over"]:
            assert shown <= known, (shown - known, answer["fragments"])
            assert not answer["fragments"]["result"]
            assert "deal #" not in json.dumps(answer)
            checked += 1
        done = len(session.moments)
    assert checked >= 5


SHOWING = {"hand-shown", "dealt-31", "declared-31"}


def test_the_table_shows_own_cards_and_the_top_discard_only(desk: Desk, ask: Ask) -> None:
    ask(**opening(seats=5, bots="random"))
    checked = 0
    for answer in played(ask, 120):
        state = held(desk).state
        if not state.shown:
            top = set(state.discards[-1:])
            assert cards_in(answer["fragments"]["table"]) == {*state.hand(1), *top}
            checked += 1
    assert checked >= 5


def test_nothing_is_announced_twice(ask: Ask, desk: Desk) -> None:
    answer = ask(**opening(bots="look-ahead", seats=4, seat=1))
    while answer["more"]:
        answer = ask(do="continue")
    said = [ask(do="act", action="1 knock")["announce"]]
    while (answer := ask(do="continue"))["more"]:
        said.append(answer["announce"])
    said.append(answer["announce"])
    assert len(said) > 1
    assert sum("knocks" in one for one in said) == 1


# ---- requests that cannot be carried out


@pytest.mark.parametrize(
    "raw", ["", "{", "[]", "null", "3", '"open"', "{}", '{"do": 3}', '{"do": "steal"}', '{"do": "open", "lang": "de"}']
)
def test_what_is_no_request_is_answered_with_a_sentence(desk: Desk, raw: str) -> None:
    answer = json.loads(respond(desk, raw))
    assert not answer["ok"]
    assert answer["error"] == "not-understood"
    assert answer["announce"]


@pytest.mark.parametrize(
    "do",
    [
        "act",
        "try",
        "deal",
        "continue",
        "finish",
        "undo",
        "redo",
        "again",
        "show",
        "record",
        "go",
        "view",
        "why",
        "tree",
    ],
)
def test_without_a_game_there_is_nothing_to_do(ask: Ask, do: str) -> None:
    assert ask(do=do, action="1 knock")["error"] == "no-game"


def test_an_error_inside_keeps_the_game(opened: Ask, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    before, kept = held(desk), dict(vars(desk))

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    for drawing, request in (
        ("progress", {"do": "act", "action": "1 draw stock"}),
        ("everything", opening(seed="8")),
        ("look", {"do": "view", "seat": 1}),
    ):
        monkeypatch.setattr(f"playground.worker.desk.{drawing}", broken)
        answer = opened(**request)
        assert answer["error"] == "engine"
        assert "ZeroDivisionError" in answer["detail"]
        assert held(desk) is before
        assert vars(desk) == kept
    monkeypatch.undo()
    assert opened(do="act", action="1 draw stock")["ok"]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
FIELDS = (
    "game",
    "lang",
    "rules",
    "options",
    "seats",
    "seat",
    "bots",
    "seed",
    "action",
    "example",
    "step",
    "to",
    "line",
    "clause",
)


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    do=st.sampled_from(["open", "take-over", "act", "try", "step", "deal", "undo", "record", "show", "again"]),
    fields=st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=5),
)
def test_no_request_breaks_the_desk(rulebook: RuleBook, do: str, fields: dict[str, Any]) -> None:
    desk = Desk()
    assert json.loads(respond(desk, json.dumps(opening())))["ok"]
    answer = json.loads(respond(desk, json.dumps({**opening(), "do": do, **fields})))
    assert answer.get("error") != "engine", answer.get("detail")
    assert json.loads(respond(desk, '{"do": "show"}'))["ok"]
