"""A reader can play on from every step of every example."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import games
from games.cards import HIDDEN, PACK, Card
from games.examples import ids, load
from games.record import read, write
from games.replay import replay
from games.rulebook import RuleBook
from playground.renderer import Renderer
from playground.requests import Trouble
from playground.session import Session
from playground.takeover import example_replay, leads_on, record_of, take_over
from playground.worker.desk import Desk
from tests.playground.asking import Ask
from tests.playground.reading import actions, cards_in, elements

SCAT = games.game("scat")
EXAMPLES = ids("scat")


def on(session: Session, most: int) -> Session:
    """Some moves later, the reader taking his last choice."""
    for _ in range(most):
        match session.waiting:
            case "over":
                break
            case "move":
                session = session.act(session.actions()[-1])
            case "deal":
                session = session.deal()
            case "bots":
                session = session.advance()
    return session


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 12


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_step_can_be_played_on(example: str) -> None:
    steps = example_replay(SCAT, example, 0).steps
    for step in steps:
        if step.state.to_act is None:
            with pytest.raises(Trouble, match="ended"):
                take_over(SCAT, example, step.index, 1, "sensible", 1)
            continue
        session = take_over(SCAT, example, step.index, 1, "sensible", 1)
        assert held(session.state) == sorted(PACK)[: len(held(session.state))]
        assert public(session.state) == public(step.state)
        later = on(session, 12)
        assert later.moments[: len(session.moments)] == session.moments
        assert replay(read(record_of(later))).steps[-1].state == later.state


def held(state: Any) -> list[Any]:
    """All cards in hands, stock and discards; fails on a card that is still open."""
    cards = [*state.stock, *state.discards, *(card for hand in state.hands for card in hand)]
    assert HIDDEN not in cards
    assert len(set(cards)) == len(cards)
    return sorted(cards)


def public(state: Any) -> tuple[Any, ...]:
    """What the example itself shows of a step."""
    return (state.pennies, state.playing, state.dealer, state.phase, state.hands, state.discards, state.knocker)


@pytest.mark.parametrize("key", games.keys())
def test_try_it_from_here_is_offered_where_something_is_left_to_decide(key: str, rulebook: RuleBook) -> None:
    """Everybody being the reader, nothing but chance and single moves happens without him."""
    game = games.game(key)
    for example in ids(key):
        record = load(key, example)
        for step, html in zip(
            replay(record).steps, Renderer(rulebook, "en", "../../").steps(game, record, example), strict=True
        ):
            offered = "data-try=" in html
            # Other orders of the cards that are left open than the build tries, and one that it does.
            left = [something_left(key, example, step.index, seed) for seed in (1, *range(100, 112))]
            assert all(left) if offered else not all(left), (example, step.index)


def something_left(key: str, example: str, step: int, seed: int) -> bool:
    """Whether somebody has something to decide once chance and single moves have gone on."""
    try:
        session = take_over(games.game(key), example, step, None, "random", seed)
    except Trouble:
        return False
    while session.waiting == "bots":
        session = session.advance()
    return session.waiting != "over"


@pytest.mark.parametrize(
    ("key", "example"), [("inbetween", "joint-winners"), ("inbetween", "game-for-two"), ("snitchems", "last-capture")]
)
def test_single_moves_to_the_end_are_nothing_to_try(key: str, example: str, rulebook: RuleBook) -> None:
    game = games.game(key)
    steps = Renderer(rulebook, "en", "../../").steps(game, load(key, example), example)
    played = example_replay(game, example, 0).steps
    running = [step.index for step in played if step.state.to_act is not None and "data-try=" not in steps[step.index]]
    assert running, "the game goes on here, but only by single moves"


@pytest.mark.parametrize("example", EXAMPLES)
def test_all_seats_can_be_played_with_open_cards(example: str) -> None:
    session = take_over(SCAT, example, 0, None, "random", 3)
    assert session.viewer is None
    assert session.bots == {}
    assert len(on(session, 10).moments) > len(session.moments)


def test_the_seed_orders_the_cards_that_are_left_open() -> None:
    partial = next(
        (example, 1)
        for example in EXAMPLES
        if any(" partial " in move.text for move in load("scat", example).moves[:1])
    )
    one, same, other = (take_over(SCAT, *partial, 1, "random", seed).state.stock for seed in (1, 1, 2))
    assert one == same
    assert one != other


def test_going_back_stops_where_the_example_was_left() -> None:
    session = take_over(SCAT, EXAMPLES[0], 1, None, "random", 1)
    assert not session.can_undo
    assert all(moment.by == "record" for moment in session.moments)
    later = session.act(session.actions()[0]) if session.waiting == "move" else session.deal()
    assert later.undo().moments == session.moments


@pytest.mark.parametrize(
    ("example", "step", "seat", "code"),
    [
        ("no-such-example", 0, 1, "unknown-example"),
        ("../short-game", 0, 1, "unknown-example"),
        (EXAMPLES[0], 999, 1, "unknown-step"),
        (EXAMPLES[0], -1, 1, "unknown-step"),
        (EXAMPLES[0], 0, 9, "bad-seat"),
    ],
)
def test_what_cannot_be_taken_over_is_said(example: str, step: int, seat: int, code: str) -> None:
    with pytest.raises(Trouble, match=code):
        take_over(SCAT, example, step, seat, "random", 1)


def test_the_desk_takes_over(ask: Ask, lang: str) -> None:
    request = {"do": "take-over", "game": "scat", "lang": lang, "rules": "../../", "example": EXAMPLES[0], "step": 0}
    answer = ask(**request, seat=None, bots="random", seed="4")
    assert answer["ok"], answer
    assert actions(answer["fragments"]["choices"]) or 'data-do="deal"' in answer["fragments"]["choices"]
    for html in answer["fragments"].values():
        elements(html)
    assert ask(do="again")["ok"]


@pytest.mark.parametrize("key", games.keys())
def test_every_step_that_offers_it_can_be_taken_over(key: str, ask: Ask) -> None:
    refused = []
    for example in ids(key):
        played = replay(load(key, example))
        # With every seat the reader's nobody moves before him: the table is as it stands.
        request = {"do": "take-over", "lang": "fa", "game": key, "rules": "../../", "example": example, "seat": None}
        for step in played.steps:
            if leads_on(played, step.index):
                answer = ask(**request, bots="random", seed="1", step=step.index)
                if not answer["ok"] or answer["over"]:
                    refused.append((example, step.index, answer.get("error")))
    assert refused == []


def test_another_game_begins_where_the_example_was_left_also_after_a_reload(ask: Ask, desk: Desk) -> None:
    request = {"do": "take-over", "game": "scat", "lang": "en", "rules": "../../", "example": "short-game", "step": 4}
    ask(**request, seat=2, bots="random", seed="4")
    first = desk.session
    assert first is not None
    begun = [one.action for one in first.moments if one.by == "record"]
    assert len(begun) == 4
    ask(do="act", action=str(first.actions()[0]))
    kept = ask(do="keep")["kept"]
    brought = {"do": "bring", "game": "scat", "lang": "en", "rules": "../../", **kept}
    for request in ({"do": "again", "seed": "9"}, {"do": "again", "same": True}):
        assert ask(**brought)["ok"]
        assert ask(**request)["ok"]
        session = desk.session
        assert session is not None
        assert write(session.record) == write(first.record)
        assert [one.action for one in session.moments if one.by == "record"] == begun
        assert not session.can_undo
    assert session.state == first.state


def test_a_step_is_the_same_from_the_desk_and_from_the_renderer(ask: Ask, lang: str, rulebook: Any) -> None:
    from playground.renderer import Renderer

    renderer = Renderer(rulebook, lang, "../../")
    for example in EXAMPLES:
        built = renderer.steps(SCAT, load("scat", example), example)
        for index, html in enumerate(built):
            answer = ask(do="step", game="scat", lang=lang, rules="../../", example=example, step=index)
            assert answer["fragments"]["step"] == html


@pytest.mark.parametrize("key", ["scat", "snitchems"])
def test_an_example_as_a_seat_sees_it_names_no_card_that_the_seat_does_not_know(ask: Ask, key: str) -> None:
    """At each step: nothing but what the seat's view and what it has been told so far name. That it may not play a card
    which it does not hold is no news to it."""
    hidden = 0
    for id in ids(key)[::2]:
        played = replay(load(key, id))
        game = played.record.engine
        for seat in (1, played.record.seats):
            answer = ask(do="steps", game=key, lang="en", rules="../../", example=id, seat=seat)
            assert answer["ok"], answer
            steps = re.split(r'(?=<li class="step" id=)', answer["fragments"]["steps"])[1:]
            assert len(steps) == len(played.steps)
            known: set[Card] = set()
            for step, html in zip(played.steps, steps, strict=True):
                known |= cards_in(json.dumps(game.view(step.state, seat)))
                known |= {
                    one
                    for event in step.events
                    for _, fact in event.for_seat(seat).facts
                    for one in (fact if isinstance(fact, tuple) else (fact,))
                    if isinstance(one, Card) and one is not HIDDEN
                }
                tried = cards_in(" ".join(" ".join(one.words) for one in step.expectations))
                assert cards_in(html) <= known | tried, (id, seat, step.index)
                told = html.partition('class="trial')[0] + html.partition('class="step-clauses')[2]
                assert cards_in(told) <= known, (id, seat, step.index)
                assert 'class="note"' not in html
                hidden += cards_in(html) < cards_in(json.dumps(game.view(step.state, None)))
    assert hidden > 20


@pytest.mark.parametrize(
    ("example", "seat"), [("nothing", 1), ("short-game", 0), ("short-game", 9), ("short-game", None)]
)
def test_an_example_is_seen_by_nobody_who_is_not_there(ask: Ask, example: str, seat: int | None) -> None:
    assert not ask(do="steps", game="scat", lang="en", rules="../", example=example, seat=seat)["ok"]
