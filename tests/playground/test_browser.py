"""The worker's door: every request gets an answer, bad ones a sentence, and no answer gives a hidden card away."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import games
from games.cards import Card
from games.record import read
from games.replay import replay
from games.rulebook import RuleBook
from playground.browser import respond
from playground.renderer import Renderer
from playground.worker.desk import BATCH, Desk
from tests.playground.asking import Ask, opening
from tests.playground.reading import actions, cards_in, elements, links, text

SCAT = games.game("scat")
FRAGMENTS = {
    "status",
    "news",
    "message",
    "table",
    "choices",
    "log",
    "result",
    "tools",
    "where",
    "views",
    "fired",
    "cover",
    "sheet",
    "hint",
}


def session_of(desk: Desk) -> Any:
    """What the desk holds, to compare an answer with the truth."""
    assert desk.session is not None
    return desk.session


def moves(answer: dict[str, Any]) -> list[str]:
    """The moves that are offered, without those that are not allowed."""
    return actions(answer["fragments"]["choices"].partition("<details")[0])


def test_opening_draws_everything(ask: Ask, lang: str) -> None:
    answer = ask(**opening(lang=lang))
    assert answer["ok"]
    assert set(answer["fragments"]) == FRAGMENTS
    assert answer["log_keep"] == 0
    assert answer["focus"] == "choices"
    assert not answer["over"]
    assert answer["announce"].endswith((".", "!"))
    for html in answer["fragments"].values():
        elements(html)


def test_every_card_and_pile_is_a_button(opened: Ask, desk: Desk) -> None:
    table = opened(do="show")["fragments"]["table"]
    hand = session_of(desk).state.hand(1)
    assert set(actions(table)) == {"1 draw stock", "1 draw discard", *(f"1 discard {card}" for card in hand)}


def test_moves_are_buttons_in_words(opened: Ask, desk: Desk) -> None:
    answer = opened(do="show")
    assert moves(answer) == [str(action) for action in session_of(desk).actions()]
    buttons = [attributes for tag, attributes in elements(answer["fragments"]["choices"]) if tag == "button"]
    assert len({one["data-key"] for one in buttons}) == len(buttons)


def test_a_move_is_made(opened: Ask, desk: Desk) -> None:
    before = opened(do="show")["fragments"]["log"]
    answer = opened(do="act", action="1 draw stock")
    assert answer["ok"]
    assert answer["log_keep"] == before.count("<li>")
    assert len(session_of(desk).state.hand(1)) == 4
    assert len(moves(answer)) == 4


@pytest.mark.parametrize(
    ("action", "clause"),
    [("discard", "scat.turn.discard"), ("stand", "scat.turn.options"), ("other-seat", "scat.turn.order")],
)
def test_a_refused_move_answers_with_its_clause(
    opened: Ask, desk: Desk, rulebook: RuleBook, lang: str, action: str, clause: str
) -> None:
    before = session_of(desk)
    words = {"discard": f"1 discard {before.state.hand(1)[0]}", "stand": "1 stand", "other-seat": "2 knock"}[action]
    answer = opened(do="act", action=words)
    message = answer["fragments"]["message"]
    assert answer["ok"]
    assert answer["allowed"] is False
    assert clause in answer["clauses"]
    assert f"../#{clause}" in links(message)
    assert rulebook.words(lang).plain("ui-refused") in text(message)
    # The clause that forbids it is there in full, not only by its title.
    first = answer["clauses"][0]
    values = {"last-turn-stand": False}
    assert rulebook.words(lang).plain(first, arguments=values) in text(message)
    assert session_of(desk) is before


def test_a_card_taken_from_the_discards_may_not_go_back(opened: Ask, desk: Desk) -> None:
    top = session_of(desk).state.discards[-1]
    opened(do="act", action="1 draw discard")
    refused = opened(do="act", action=f"1 discard {top}")
    assert refused["clauses"][0] == "scat.turn.no-return"
    assert "../#scat.turn.no-return" in links(refused["fragments"]["message"])


def test_trying_changes_nothing(opened: Ask, desk: Desk) -> None:
    before = session_of(desk)
    allowed = opened(do="try", action="1 draw stock")
    assert allowed["allowed"]
    assert "scat.turn.draw" in allowed["clauses"]
    assert opened(do="try", action="1 stand")["allowed"] is False
    assert session_of(desk) is before


def test_taking_back_and_making_again(opened: Ask, desk: Desk) -> None:
    before = opened(do="show")["fragments"]
    after = opened(do="act", action="1 draw stock")["fragments"]
    back = opened(do="undo")
    assert back["fragments"]["table"] == before["table"]
    assert back["log_keep"] == before["log"].count("<li>")
    assert back["fragments"]["log"] == ""
    assert opened(do="redo")["fragments"]["table"] == after["table"]


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
            assert rulebook.has_clause(clause) or clause in rulebook.game("scat").options


def played(ask: Ask, steps: int, choice: int = -1) -> Any:
    """The answers while the reader makes his last (or another) move, deals, and lets bots go on."""
    answer = ask(do="show")
    for _ in range(steps):
        if answer["over"]:
            return
        if answer["more"]:
            answer = ask(do="continue")
        elif 'data-do="finish"' in answer["fragments"]["choices"]:
            answer = ask(do="finish")
        elif answer["focus"] == "deal":
            answer = ask(do="deal")
        else:
            answer = ask(do="act", action=moves(answer)[choice])
        assert answer["ok"], answer
        yield answer


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
        session = session_of(desk)
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
        state = session_of(desk).state
        if not state.shown:
            top = set(state.discards[-1:])
            assert cards_in(answer["fragments"]["table"]) == {*state.hand(1), *top}
            checked += 1
    assert checked >= 5


def test_the_record_comes_after_the_end_and_replays(opened: Ask, desk: Desk) -> None:
    early = opened(do="record")
    assert not early["ok"]
    assert "record" not in early
    last = list(played(opened, 600))[-1]
    assert last["over"]
    assert last["focus"] == "result"
    record = opened(do="record")["record"]
    assert replay(read(record)).steps[-1].state == session_of(desk).state
    assert "deal #" in last["fragments"]["result"]


def test_another_game_like_it(opened: Ask, desk: Desk) -> None:
    before = session_of(desk)
    answer = opened(do="again")
    assert answer["ok"]
    after = session_of(desk)
    assert (after.record.options, after.persons, after.bots) == (before.record.options, before.persons, before.bots)
    assert after.seed != before.seed


def test_look_ahead_moves_one_move_an_answer(ask: Ask, desk: Desk) -> None:
    answer = ask(**opening(bots="look-ahead", seats=3, seat=1))
    while answer["more"]:
        answer = ask(do="continue")
    made = len(session_of(desk).moments)
    answer = ask(do="act", action="1 knock")
    assert answer["more"]
    assert len(session_of(desk).moments) == made + 2
    while answer["more"]:
        answer = ask(do="continue")
    assert answer["focus"] in ("deal", "result")


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


def test_finish_needs_a_reader_who_is_out(opened: Ask) -> None:
    assert opened(do="finish")["error"] == "not-understood"


def test_a_batch_is_bounded(ask: Ask, desk: Desk) -> None:
    # With min-knock 31 nobody can knock, and with reshuffling no stock runs out: such a deal goes on and on.
    answer = ask(**opening(options={"min-knock": "31", "stock-empty": "reshuffle"}, seats=9, bots="random"))
    before = len(session_of(desk).moments)
    for _ in range(30):
        if answer["focus"] != "choices":
            break
        answer = ask(do="act", action=moves(answer)[0])
        assert answer["ok"]
    assert len(session_of(desk).moments) - before <= 30 * (BATCH + 1)


# ---- places, branches, views


def test_a_branch_is_told_and_the_tree_has_it(opened: Ask, desk: Desk, rulebook: RuleBook, lang: str) -> None:
    opened(do="act", action="1 draw stock")
    opened(do="undo")
    main = session_of(desk).study.lines[0].moves
    answer = opened(do="act", action="1 draw discard")
    assert answer["at"]["line"] == 1
    words = rulebook.words(lang)
    assert answer["announce"].startswith(words.plain("ui-branched", branch=1))
    tree = opened(do="tree")["fragments"]["tree"]
    marked = [one for tag, one in elements(tree) if tag == "button" and one.get("aria-current") == "step"]
    assert [one["data-place"] for one in marked] == [f"1:{answer['at']['step']}"]
    places = [one["data-place"] for _, one in elements(tree) if "data-place" in one]
    assert len(places) == len(set(places)) == answer["at"]["moves"] + 1
    assert links(tree) == []
    back = opened(do="go", to="main")
    assert back["at"]["line"] == 0
    assert session_of(desk).study.lines[0].moves == main


def test_the_bots_do_not_move_while_the_reader_looks_back(opened: Ask, desk: Desk) -> None:
    opened(do="act", action="1 draw stock")
    before = session_of(desk)
    looked = opened(do="go", to="first")
    assert not looked["more"]
    assert looked["announce"].count(".") >= 1
    assert opened(do="go", to="last")["at"]["step"] == before.place.step
    assert session_of(desk).moments == before.moments


def test_why_and_why_not_with_the_facts_of_the_case(
    opened: Ask, desk: Desk, renderer: Renderer, rulebook: RuleBook, lang: str
) -> None:
    top = session_of(desk).state.discards[-1]
    opened(do="act", action="1 draw discard")
    why = opened(do="why")["fragments"]["why"]
    elements(why)
    assert "../#scat.turn.no-return" in links(why)
    action = SCAT.read_action(session_of(desk).state, f"1 discard {top}")
    ruling = SCAT.ruling(session_of(desk).state, action)
    assert text(renderer.refusal(SCAT, action, ruling)) in text(why)
    # The move that led here has its clauses in full.
    assert rulebook.words(lang).plain("scat.turn.draw") in text(why)


def test_a_seat_that_may_not_be_looked_as(opened: Ask) -> None:
    for seat in (2, None, 9):
        answer = opened(do="view", seat=seat)
        assert not answer["ok"]
        assert answer["error"] == "bad-view"


@pytest.mark.parametrize(
    "request_",
    [
        {"to": "elsewhere"},
        {"to": None},
        {"to": "place", "line": 5, "step": 0},
        {"to": "place", "line": 0, "step": -1},
        {"to": "place", "line": 0, "step": 10**9},
        {"to": "place", "line": True, "step": 0},
        {"to": "clause"},
    ],
)
def test_a_place_that_there_is_not_is_refused(opened: Ask, desk: Desk, request_: dict[str, Any]) -> None:
    before = session_of(desk)
    assert opened(do="go", **request_)["error"] == "not-understood"
    assert session_of(desk) is before


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
    ("changes", "error"),
    [
        ({"game": "poker"}, "unknown-game"),
        ({"game": 3}, "not-understood"),
        ({"seats": 1}, "bad-seats"),
        ({"seats": 10}, "bad-seats"),
        ({"seats": "3"}, "not-understood"),
        ({"seats": True}, "not-understood"),
        ({"seat": 4}, "bad-seat"),
        ({"seat": 0}, "bad-seat"),
        ({"bots": "cheat"}, "bad-bots"),
        ({"options": {"pennies": "99"}}, "bad-option"),
        ({"options": {"pennies": "-1"}}, "bad-option"),
        ({"options": {"pennies": 3}}, "not-understood"),
        ({"options": {"jokers": "on"}}, "not-understood"),
        ({"options": []}, "not-understood"),
        ({"seed": "seven"}, "bad-seed"),
        ({"seed": "-1"}, "bad-seed"),
        ({"seed": "99999999999999999"}, "bad-seed"),
        ({"seed": 7}, "not-understood"),
        ({"rules": "javascript:alert(1)"}, "not-understood"),
        ({"rules": "//elsewhere/"}, "not-understood"),
        ({"rules": None}, "not-understood"),
    ],
)
def test_a_game_that_cannot_be_opened(ask: Ask, lang: str, changes: dict[str, Any], error: str) -> None:
    answer = ask(**opening(lang=lang, **changes))
    assert not answer["ok"]
    assert answer["error"] == error
    assert text(answer["fragments"]["message"])


@pytest.mark.parametrize("seed", ["12", " 12 ", "۱۲", "١٢"])
def test_a_seed_in_the_digits_of_any_language(ask: Ask, desk: Desk, seed: str) -> None:
    assert ask(**opening(seed=seed))["ok"]
    assert session_of(desk).seed == 12


@pytest.mark.parametrize("seed", [None, "", " "])
def test_without_a_seed_one_is_drawn(ask: Ask, desk: Desk, seed: str | None) -> None:
    assert ask(**opening(seed=seed))["ok"]
    assert 0 <= session_of(desk).seed < 1_000_000


@pytest.mark.parametrize(
    "words", ["", "1", "1 fold", "9 knock", "1 discard", "1 discard ZZ", "1 discard ??", "deal #7", "1 draw 9C", "<b>"]
)
def test_illegal_words_change_nothing(opened: Ask, desk: Desk, words: str) -> None:
    before = session_of(desk)
    answer = opened(do="act", action=words)
    assert not answer["ok"]
    assert answer["error"] == "bad-move"
    assert "<b>" not in answer["fragments"]["message"]
    assert session_of(desk) is before


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


@pytest.mark.parametrize(("do", "error"), [("undo", "no-undo"), ("redo", "no-redo"), ("deal", "no-deal")])
def test_what_is_not_due_is_said(opened: Ask, do: str, error: str) -> None:
    assert opened(do=do)["error"] == error


def test_an_error_inside_keeps_the_game(opened: Ask, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    before = session_of(desk)

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("playground.worker.desk.progress", broken)
    answer = opened(do="act", action="1 draw stock")
    assert answer["error"] == "engine"
    assert "ZeroDivisionError" in answer["detail"]
    assert session_of(desk) is before
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
