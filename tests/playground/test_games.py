"""Every game through the desk: played to its end, nothing hidden shown, every refusal with its clause."""

from __future__ import annotations

from itertools import chain
from typing import Any

import pytest

import games
from games.cards import HIDDEN, PACK, Card
from games.chance import Source
from games.core import Event
from games.examples import ids, load
from games.record import read
from games.replay import replay
from games.rulebook import RuleBook
from playground.moves import amount_words
from playground.worker.desk import Desk, renderer_for
from tests.playground.asking import Ask, held, opening
from tests.playground.playing import next_request, offered, played
from tests.playground.reading import cards_in, elements, links, text

KEYS = games.keys()
SIZES = [(key, size) for key in KEYS for size in games.game(key).sizes(games.game(key).Options())]


@pytest.mark.parametrize("key", KEYS)
def test_a_game_is_played_to_its_end(ask: Ask, desk: Desk, rulebook: RuleBook, lang: str, key: str) -> None:
    answer = ask(**opening(game=key, lang=lang, seed="5"))
    assert answer["ok"], answer
    log = [answer["fragments"]["log"]]
    before = held(desk)
    for later in played(ask, answer):
        answer = later
        log.append(answer["fragments"]["log"])
        if not before.watching:  # whoever plays is told everything that happens, however much it is
            for event in chain.from_iterable(held(desk).log(len(before.moments))):
                assert renderer_for(lang, "../").event_spoken(before.game, event) in answer["announce"]
        before = held(desk)
        for html in answer["fragments"].values():
            elements(html)
    assert answer["over"]
    session = held(desk)
    assert replay(read(ask(do="record")["record"])).steps[-1].state == session.state
    assert "\n".join(one for one in log if one) == ask(do="show")["fragments"]["log"]
    result = text(answer["fragments"]["result"])
    words = rulebook.words(lang)
    for amount in session.game.standing(session.state).amounts:
        assert words.number(amount) in result


@pytest.mark.parametrize(("key", "size"), SIZES)
def test_every_table_size_can_be_played(ask: Ask, key: str, size: int) -> None:
    answer = ask(**opening(game=key, seats=size, seat=size, bots="random", seed="3"))
    assert answer["ok"], answer
    assert [answer, *played(ask, answer)][-1]["over"]


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("seed", ["1", "2"])
def test_no_answer_shows_a_card_that_the_seat_may_not_know(desk: Desk, ask: Ask, key: str, seed: str) -> None:
    """What may be known: the cards of its views since the pack was last shuffled, and those that events named to it.

    An answer tells what has happened since the reader's last move, so that shuffle may be an earlier one.
    """
    checked = 0
    options = {"rounds": "9", "chips": "100"} if key == "inbetween" else {}
    first = ask(**opening(game=key, seats=4, seat=2, bots="random", seed=seed, options=options))
    for answer in chain((first,), played(ask, first, int(seed))):
        session = held(desk)
        if answer["over"]:
            break
        known = set().union(*(seen_by(session, place, 2) for place in range(since(session), len(session.moments))))
        shown = {**answer["fragments"], **ask(do="odds")["fragments"]}
        assert set().union(*map(cards_in, shown.values())) <= known
        checked += 1
    assert checked >= 3


def since(session: Any) -> int:
    """The last shuffle before the reader's last move."""
    moved = max((place for place, one in enumerate(session.moments) if one.by == "reader"), default=0)
    return max((place for place, one in enumerate(session.moments[:moved]) if one.action.seat is None), default=0)


def seen_by(session: Any, place: int, seat: int) -> set[Card]:
    """The cards that a moment shows to a seat."""
    moment = session.moments[place]
    told = {one for event in moment.events for one in named(event.for_seat(seat))}
    return told | in_view(session.game.view(moment.state, seat))


CODES = {one.code: one for one in PACK}


def in_view(value: Any) -> set[Card]:
    """Every card in a view."""
    if isinstance(value, dict | list):
        return set().union(*map(in_view, value.values() if isinstance(value, dict) else value))
    return {CODES[value]} if isinstance(value, str) and value in CODES else set()


def named(event: Event) -> set[Card]:
    """Every card that an event names."""
    facts = [fact if isinstance(fact, tuple) else (fact,) for _, fact in event.facts]
    return {one for some in facts for one in some if isinstance(one, Card) and one is not HIDDEN}


@pytest.mark.parametrize("key", KEYS)
def test_everything_that_might_be_tried_is_offered_with_its_reason(ask: Ask, desk: Desk, lang: str, key: str) -> None:
    first = ask(**opening(game=key, lang=lang, seed="4"))
    kinds: set[str] = set()
    for answer in chain((first,), played(ask, first)):
        session = held(desk)
        if session.waiting != "move":
            continue
        tries = {str(one): session.game.ruling(session.state, one) for one in session.refused()}
        shown = elements(answer["fragments"]["choices"])
        refused = {given["data-action"] for _, given in shown if "move-refused" in (given.get("class") or "")}
        assert tries.keys() == refused
        kinds |= {ruling.kind for ruling in tries.values()}
    if key == "inbetween":
        assert "no-call" in kinds, "there is no ace or pair to call, and why is a question too"


@pytest.mark.parametrize("key", KEYS)
def test_whoever_tries_what_is_not_allowed_is_told_the_clause(ask: Ask, desk: Desk, lang: str, key: str) -> None:
    answer = ask(**opening(game=key, lang=lang, seed="2"))
    kinds: set[str] = set()
    answers = played(ask, answer)
    for _ in range(40):
        session = held(desk)
        for action in session.refused()[::3]:
            refused = ask(do="act", action=str(action))
            assert refused["ok"], refused
            assert refused["allowed"] is False
            ruling = session.game.ruling(session.state, action)
            kinds.add(ruling.kind)
            assert f"../#{ruling.clauses[0]}" in links(refused["fragments"]["message"])
            assert held(desk) is session
        if next(answers, None) is None:
            break
    assert kinds


# ---- only decisions stop the reader


@pytest.mark.parametrize("key", KEYS)
def test_only_decisions_stop_the_reader(ask: Ask, desk: Desk, rulebook: RuleBook, key: str) -> None:
    words = rulebook.words("en").plain("ui-only-move")
    automatic = 0
    for seed in range(6):
        answer = ask(**opening(game=key, seats=2, seed=str(seed), options=TIGHT.get(key, {})))
        for later in (answer, *played(ask, answer, seed)):
            if later["focus"] == "choices":
                moves = offered(later)
                assert len(moves) > 1 or len(moves[0].amounts or ()) > 1
        session = held(desk)
        made = [one for one in session.moments if one.by == "only"]
        assert all(one.action.seat == 1 for one in made)
        log = ask(do="show")["fragments"]["log"]
        assert log.count(words) == sum(bool(one.events) for one in made)
        automatic += len(made)
    assert automatic or key == "scat"


TIGHT = {"skin": {"chips": "10", "min-stake": "5"}, "inbetween": {"first-round-limit": "half-pot"}}
"""Options under which there is sometimes nothing to decide."""


def test_going_back_goes_to_a_decision(ask: Ask, desk: Desk) -> None:
    answer = ask(**opening(game="snitchems", seats=2, seed="4"))
    states = [held(desk).state]
    for later in played(ask, answer):
        if later["focus"] == "choices":
            states.append(held(desk).state)
    assert len(states) > 5
    assert any(one.by == "only" for one in held(desk).moments)
    while states:
        assert ask(do="undo")["ok"]
        assert held(desk).waiting == "move"
        assert held(desk).state == states.pop()
    assert ask(do="undo")["error"] == "no-undo"
    assert ask(do="redo")["ok"]


# ---- amounts


def betting(ask: Ask, lang: str) -> tuple[str, range]:
    """A game of In Between in which the reader is to bet: the words of the bet, and what he may bet."""
    for seed in range(20):
        answer = ask(**opening(game="inbetween", lang=lang, seed=str(seed), options={"ante": "5"}))
        bet = offered(answer)[:1]
        if bet and bet[0].amounts and len(bet[0].amounts) > 3:
            return bet[0].action, bet[0].amounts
    raise AssertionError("no bet is due in any of the games")


@pytest.mark.parametrize("digits", ["3", " 3 ", "۳", "٣"])
def test_an_amount_is_read_in_the_digits_of_any_language(ask: Ask, desk: Desk, lang: str, digits: str) -> None:
    action, _ = betting(ask, lang)
    assert ask(do="act", action=action, amount=digits)["ok"]
    made = next(one.action for one in held(desk).moments if one.by == "reader")
    assert str(made) == f"{action} 3"


def test_too_much_is_refused_with_the_clause(ask: Ask, desk: Desk, lang: str) -> None:
    action, amounts = betting(ask, lang)
    before = held(desk)
    refused = ask(do="act", action=action, amount=str(amounts[-1] + 1))
    assert refused["allowed"] is False
    assert "inbetween.bet.max" in refused["clauses"]
    assert held(desk) is before


@pytest.mark.parametrize("typed", ["", "x", "1.5", "-1", "½", "9999999", "1 2"])
def test_what_is_no_number_is_answered_with_the_bounds(
    ask: Ask, desk: Desk, rulebook: RuleBook, lang: str, typed: str
) -> None:
    action, amounts = betting(ask, lang)
    before = held(desk)
    answer = ask(do="act", action=action, amount=typed)
    assert answer["error"] == "bad-amount"
    for bound in (amounts[0], amounts[-1]):
        assert rulebook.words(lang).number(bound) in text(answer["fragments"]["message"])
    assert held(desk) is before


def test_an_amount_for_a_move_that_has_none_is_not_read(ask: Ask) -> None:
    action, _ = betting(ask, "en")
    assert ask(do="act", action="1 pass", amount="x")["error"] == "bad-move"
    assert ask(do="act", action=action)["error"] == "bad-move"


def test_the_control_shows_its_bounds(ask: Ask, desk: Desk, rulebook: RuleBook, lang: str) -> None:
    _, amounts = betting(ask, lang)
    choice = held(desk).actions()[0]
    found = [one for tag, one in elements(ask(do="show")["fragments"]["choices"]) if tag == "input"]
    (control,) = found
    assert control["role"] == "spinbutton"
    assert (control["aria-valuemin"], control["aria-valuemax"]) == (str(amounts[0]), str(amounts[-1]))
    assert control["value"] == rulebook.words(lang).number(amounts[0])
    assert amount_words(choice) == "1 bet"


# ---- looking back


@pytest.mark.parametrize("key", KEYS)
def test_what_flowed_by_can_be_looked_at_again(ask: Ask, desk: Desk, lang: str, key: str) -> None:
    answer = ask(**opening(game=key, lang=lang, seed="6"))
    list(played(ask, answer, most=4))
    session = held(desk)
    shown = ask(do="show")["fragments"]
    backward = [ask(do="go", to="back") for _ in session.moments]
    tables = [one["fragments"]["table"] for one in backward]
    assert len(set(tables)) > 1
    assert ask(do="go", to="back")["fragments"]["table"] == tables[-1]
    assert ask(do="go", to="first")["at"]["step"] == 0
    log: list[str] = []
    for step, table in enumerate(tables[-2::-1], 1):
        looked = ask(do="go", to="forward")
        assert looked["fragments"]["table"] == table
        assert looked["at"] == {"line": 0, "step": step, "last": len(session.moments), "moves": len(session.moments)}
        assert not looked["more"]
        elements(looked["fragments"]["choices"])
        log = [*log[: looked["log_keep"]], *lines_of(looked)]
    last = ask(do="go", to="last")
    assert last["fragments"]["table"] == shown["table"]
    assert [*log[: last["log_keep"]], *lines_of(last)] == lines_of({"fragments": shown})
    assert held(desk).moments == session.moments


def lines_of(answer: dict[str, Any]) -> list[str]:
    """The lines of the log in an answer."""
    return [line for line in answer["fragments"]["log"].splitlines() if line]


def test_the_odds_are_those_of_the_table_that_is_looked_at(ask: Ask) -> None:
    ask(**opening(game="inbetween", seed="6"))
    now = ask(do="odds")["fragments"]["odds"]
    ask(do="go", to="first")
    assert ask(do="odds")["fragments"]["odds"] != now
    ask(do="go", to="last")
    assert ask(do="odds")["fragments"]["odds"] == now


# ---- odds


@pytest.mark.parametrize("key", KEYS)
def test_odds_are_told_in_every_language(ask: Ask, lang: str, key: str) -> None:
    answer = ask(**opening(game=key, lang=lang, seed="1"))
    told = 0
    for _ in played(ask, answer):
        html = ask(do="odds")["fragments"]["odds"]
        elements(html)
        told += "<dl" in html
    assert told


def test_who_plays_for_everybody_sees_the_odds_of_the_seat_to_act(ask: Ask, desk: Desk) -> None:
    request = {"do": "take-over", "game": "scat", "lang": "en", "rules": "../", "example": "short-game", "step": 1}
    answer = ask(**request, seat=None, bots="random", seed="4")
    assert answer["ok"], answer
    odds = ask(do="odds")["fragments"]["odds"]
    session = held(desk)
    one = games.game("scat").view(session.state, session.state.to_act)
    value = one["players"][session.state.to_act - 1]["value"]
    assert f"{value:g}" in text(odds)


# ---- tables and results


@pytest.mark.parametrize(
    ("key", "seats", "options", "error"),
    [
        ("skin", 7, {}, "bad-seats"),
        ("skin", 7, {"max-players": "7"}, None),
        ("skin", 2, {"min-players": "3"}, "bad-seats"),
        ("snitchems", 3, {"partners": "on"}, "bad-seats"),
        ("snitchems", 4, {"partners": "on"}, None),
        ("inbetween", 17, {}, None),
        ("inbetween", 18, {}, "bad-seats"),
        ("inbetween", 3, {"chips": "۵۰"}, None),
    ],
)
def test_the_table_sizes_are_those_that_the_options_allow(
    ask: Ask, key: str, seats: int, options: dict[str, str], error: str | None
) -> None:
    answer = ask(**opening(game=key, seats=seats, options=options))
    assert answer.get("error") == error


def test_a_shared_win_and_a_draw_are_said(ask: Ask, desk: Desk, rulebook: RuleBook, lang: str) -> None:
    words = rulebook.words(lang)
    found: set[str] = set()
    for seed in range(60):
        for key, seats in (("inbetween", 3), ("snitchems", 2)):
            answer = ask(**opening(game=key, lang=lang, seats=seats, bots="random", seed=str(seed)))
            answer = [answer, *played(ask, answer, seed)][-1]
            session = held(desk)
            won = session.game.standing(session.state).winners
            told = text(answer["fragments"]["result"])
            if not won:
                found.add("nobody")
                assert words.plain("ui-result-nobody") in told
            elif len(won) > 1:
                found.add("shared")
                assert words.plain("ui-result-shared", seats=won) in told
            elif won == (1,):
                found.add("you")
                assert words.plain("ui-result-you") in told
            else:
                found.add("other")
                assert words.plain("ui-result-won", seat=won[0]) in told
        if len(found) == 4:
            return
    raise AssertionError(found)


def test_cards_of_snitchems_are_marked_and_played(ask: Ask, desk: Desk) -> None:
    table = ask(**opening(game="snitchems", seed="7"))["fragments"]["table"]
    state = held(desk).state
    marks = [(one["data-mark"], one["data-value"]) for _, one in elements(table) if "data-mark" in one]
    assert marks == [("more", str(one)) for one in state.table] + [("one", str(one)) for one in state.hands[0]]
    (group,) = [one for _, one in elements(table) if "data-compose" in one]
    # Put together as the page does it, the move is one that the engine reads and judges.
    took = f"{state.hands[0][0]} {group['data-compose-more']} {state.table[0]} {state.table[1]}"
    assert ask(do="try", action=f"{group['data-compose']} {took}")["ok"]


def test_a_capture_says_how_many_cards_it_wins(ask: Ask, desk: Desk, rulebook: RuleBook, lang: str) -> None:
    answer = ask(**opening(game="snitchems", lang=lang, seats=2, seed="1"))
    words = rulebook.words(lang)
    seen = 0
    for later in played(ask, answer):
        if later["focus"] != "choices":
            continue
        for choice in held(desk).actions():
            if choice.message == "take":
                count = len(dict(choice.facts())["cards"]) + 1
                assert words.plain("ui-cards", count=count) in text(later["fragments"]["choices"])
                seen += 1
    assert seen


def test_a_step_of_any_game_can_be_taken_over(ask: Ask, lang: str) -> None:
    for key in KEYS:
        for example in ids(key):
            last = len(load(key, example).moves)
            for step in {0, last // 2}:
                request = {"do": "take-over", "game": key, "lang": lang, "rules": "../", "example": example}
                answer = ask(**request, step=step, seat=1, bots="random", seed="1")
                assert answer["ok"] or answer["error"] == "ended", (key, example, step, answer)
                for _ in range(3):
                    if not answer["ok"] or answer["over"]:
                        break
                    answer = ask(**next_request(answer, Source(step, example)))
                    assert answer["ok"], (key, example, step, answer)
