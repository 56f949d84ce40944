"""What other options would change about one seat's decisions, held against what the engine says of the true table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

import games
from games.cards import HIDDEN
from games.chance import Source
from games.consequences import consequences, next_of
from games.core import CHANCE, Event
from games.differing import Difference
from games.examples import load
from games.odds import find
from games.options import Options, specs
from games.own_decisions import own_difference, table_under
from games.replay import replay
from tests.games.table import random_options

KEYS = games.keys()
MORE = {"scat": ("events",), "skin": ("ruling", "next"), "inbetween": (), "snitchems": ("ruling",)}
"""How decisions of these games differ but in the choices."""


def decisions(key: str, number: int) -> Any:
    """Decisions of a random game: the state, the seat and what it has seen."""
    game = games.game(key)
    source = Source(number, f"own decisions/{key}")
    options = game.Options(**random_options(key, source))
    state: Any = game.start(options, source.pick(game.sizes(options)), 1)
    seen: list[Event] = []
    for _ in range(24):
        if state.to_act is None:
            return
        if state.to_act == CHANCE:
            action = game.read_action(state, f"{state.needs.verb} #{source.below(1 << 32)}")
        else:
            yield state, state.to_act, tuple(event.for_seat(state.to_act) for event in seen)
            choice = source.pick(game.actions(state))
            action = choice if choice.range is None else choice.at(source.pick(choice.range))
        state, events = game.apply(state, action)
        seen += events


def single_changes(options: Options) -> list[Options]:
    """The options with one of them at its least, greatest or another value."""
    found = []
    for spec in specs(type(options)):
        values = (True, False) if spec.kind == "switch" else spec.values or (spec.low, spec.high)
        for value in values:
            if value != getattr(options, spec.attribute):
                found.append(type(options).of({**options.values(), spec.name: value}))
    return found


def _listed(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else ()


def fits(told: Sequence[Event], happened: Sequence[Event]) -> bool:
    """Whether what is told is how that begins, but for cards that are told as backs."""
    return len(told) <= len(happened) and all(
        (one.kind, one.seat) == (event.kind, event.seat)
        and set(one.clauses) <= set(event.clauses)
        and all(value == event.fact(name) or HIDDEN in (value, *_listed(value)) for name, value in one.facts)
        for one, event in zip(told, happened, strict=False)
    )


@pytest.mark.parametrize("key", KEYS)
def test_what_a_seat_is_told_of_its_choices_holds_at_the_true_table(key: str) -> None:
    """Under every option; a seat cannot know more than the table, and about its own choices it knows as much."""
    game = games.game(key)
    kinds = set()
    for number in range(2):
        for state, seat, history in decisions(key, number):
            for options in single_changes(state.options):
                found = own_difference(game, game.view(state, seat), history, options, 7)
                there = game.under(state, options)
                if there is None:
                    assert found is None
                    continue
                before, now = game.actions(state), game.actions(there)
                if before != now:
                    assert found is not None
                    assert (found.step, found.kind) == (7, "choices")
                    assert set(found.more) == set(now) - set(before)
                    assert set(found.fewer) == set(before) - set(now)
                else:
                    assert found is None or found.kind in ("ruling", "events", "next")
                    actions = [one if one.range is None else one.at(one.range[0]) for one in before]
                    ruled = [one for one in actions if game.ruling(there, one) != game.ruling(state, one)]
                    if ruled:
                        assert found == Difference(7, "ruling", ruled[0], game.ruling(there, ruled[0]))
                    other = found.action if found is not None and found.kind != "ruling" else None
                    for one in consequences(game, game.view(state, seat), history) if not ruled else ():
                        reached, happened = game.play(there, one.action)
                        then = [event.for_seat(seat) for event in happened]
                        if one.action == other:
                            assert found is not None
                            assert fits(found.events, then)
                            assert (found.events != one.events) == (found.kind == "events")
                            assert found.ways or found.kind == "events"
                            if found.ways:
                                assert found.ways[0] == one.next
                                assert found.ways[1] in ("cards", next_of(reached)) and found.ways[1] != one.next
                            break
                        # What is told of a choice is as true under the other options, as far as it goes.
                        assert fits(one.events, then)
                        assert one.next in ("cards", next_of(reached))
                kinds.add(found.kind if found else None)
                told = table_under(game, game.view(state, seat), history, options)
                assert told == game.view(there, seat)
    assert {None, "choices", *MORE[key]} <= kinds


def test_a_hand_too_low_to_knock_with_can_no_longer_knock() -> None:
    game = games.game("scat")
    state: Any = game.start(game.Options(), 2, 1)
    state, events = game.apply(state, game.read_action(state, "deal partial KS 9H 2S 3D 4D 5C 6S"))
    seen = tuple(event.for_seat(2) for event in events)
    view = game.view(state, 2)
    found = own_difference(game, view, seen, replace(state.options, min_knock=31), 1)
    assert found is not None
    assert [str(one) for one in found.fewer] == ["2 knock"]
    assert own_difference(game, view, seen, replace(state.options, pennies=9), 1) is None
    assert own_difference(game, view, seen, replace(state.options, kitty="unclaimed"), 1) is None


def at(key: str, example: str, step: int, **changes: Any) -> Difference | None:
    """How the decision at a step of an example would differ."""
    played = replay(load(key, example), check=False)
    state, game = played.steps[step].state, games.game(key)
    view, history = game.view(state, state.to_act), played.history(state.to_act, step)
    return own_difference(game, view, history, replace(state.options, **changes), step)


@pytest.mark.parametrize(
    ("key", "example", "step", "changes", "kind", "ways"),
    [
        # With side bets he may offer one once his bet is made; without, the next cards are turned.
        ("skin", "side-bet", 6, {"side_bets": False}, "next", (2, "cards")),
        # The last card of the stock is drawn and a card thrown: the next player's turn, or the pile is shuffled.
        ("scat", "empty-stock-last-turn", 1, {"stock_empty": "reshuffle"}, "next", (3, "chance")),
        # Nothing can be bet any more: cards are turned all the same, or the deal ends, and the session with it.
        ("skin", "no-takers", 13, {"end_when_all_lost": True}, "events", ("cards", "over")),
    ],
)
def test_who_goes_on_after_a_choice_is_a_difference(
    key: str, example: str, step: int, changes: dict[str, Any], kind: str, ways: tuple[Any, Any]
) -> None:
    found = at(key, example, step, **changes)
    assert found is not None
    assert (found.kind, found.ways) == (kind, ways)


def test_partners_are_not_made_in_the_middle_of_a_game() -> None:
    game = games.game("snitchems")
    state = game.start(game.Options(), 4, 1)
    assert game.under(state, game.Options(partners=True)) is None
    assert game.under(state, game.Options(compulsory=False)) is not None


def test_a_table_has_the_seats_that_its_options_allow() -> None:
    game = games.game("skin")
    state = game.start(game.Options(max_players=13), 9, 1)
    assert game.under(state, game.Options()) is None


def test_odds_under_a_least_hand_for_knocking_come_to_an_end_when_somebody_has_knocked() -> None:
    """No hand that could have knocked would fit; the odds do not look for one."""
    game = games.game("scat")
    state: Any = game.start(game.Options(), 2, 1)
    seen: list[Event] = []
    for words in ("deal partial KS 9H 2S 3D 4D 5C 6S", "2 knock"):
        state, events = game.apply(state, game.read_action(state, words))
        seen += (event.for_seat(1) for event in events)
    view = table_under(game, game.view(state, 1), seen, replace(state.options, min_knock=31))
    assert view is not None
    assert "knock" not in find("scat", view, seen)
