"""What a choice leads to is told as far as the seat that chooses can know, and no further."""

from __future__ import annotations

import pytest

import games
from games.cards import HIDDEN
from games.chance import Source
from games.consequences import Consequence, consequences, next_of, sees_as_much
from games.core import CHANCE, Event
from games.examples import ids, load
from games.replay import Step, replay
from tests.games.table import random_options


def at(key: str, example: str, step: int) -> tuple[Step, list[Consequence]]:
    """What may follow at a step of an example."""
    played = replay(load(key, example))
    state = played.steps[step].state
    engine = games.game(key)
    seat = state.to_act
    found = consequences(engine, engine.view(state, seat), played.history(seat, step))
    return played.steps[step], list(found)


def test_a_draw_from_the_stock_is_a_card_and_the_pile_shows_which() -> None:
    _, found = at("scat", "when-to-knock", 5)
    told = {str(one.action): one for one in found}
    assert told["1 draw stock"].events[0].fact("card") is HIDDEN
    assert told["1 draw stock"].open
    taken = told["1 draw discard"]
    assert (taken.events[0].kind, str(taken.events[0].fact("card")), taken.open) == ("took-discard", "3C", False)


def test_a_card_that_all_will_see_is_not_foretold() -> None:
    _, found = at("inbetween", "between", 1)
    assert [event.kind for event in found[0].events] == ["bet"]
    assert found[0].open


@pytest.mark.parametrize("key", sorted(games.keys()))
def test_what_is_told_comes_true(key: str) -> None:
    """In random games under random options: every choice leads to what was told, and to no more if not open."""
    engine = games.game(key)
    closed = 0
    for number in range(12):
        source = Source(number, f"consequences of {key}")
        options = engine.Options(**random_options(key, source))
        seats = source.pick(engine.sizes(options))
        state = engine.start(options, seats, 1)
        history: list[Event] = []
        for _ in range(60):
            seat = state.to_act
            if seat is None:
                break
            if seat == CHANCE:
                action = engine.read_action(state, f"{state.needs.verb} #{source.below(1 << 32)}")
            else:
                seen = [event.for_seat(seat) for event in history]
                for one in consequences(engine, engine.view(state, seat), seen):
                    reached, events = engine.play(state, one.action)
                    happened = [event.for_seat(seat) for event in events]
                    assert [told.kind for told in one.events] == [event.kind for event in happened[: len(one.events)]]
                    if not one.open:
                        assert [event.facts for event in one.events] == [event.facts for event in happened]
                        assert one.next == next_of(reached)
                        closed += 1
                choice = source.pick(engine.actions(state))
                action = choice if choice.range is None else choice.at(source.pick(choice.range))
            state, events = engine.apply(state, action)
            history.extend(events)
    assert closed > 20


def test_who_sees_as_much_as_the_seat_to_act() -> None:
    for key, open_cards in (("scat", False), ("snitchems", False), ("skin", True), ("inbetween", True)):
        engine = games.game(key)
        state = next(
            step.state
            for example in ids(key)
            for step in replay(load(key, example)).steps
            if isinstance(step.state.to_act, int)
        )
        seat = state.to_act
        other = seat % state.seats + 1
        assert sees_as_much(engine, state, seat, seat)
        assert sees_as_much(engine, state, None, seat)
        assert sees_as_much(engine, state, other, seat) is open_cards
