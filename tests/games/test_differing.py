"""What another option changes about a recorded game: the first step, against playing both games side by side."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import games
from games import examples
from games.chance import Source
from games.differing import differences, walk
from games.errors import VaraqError
from games.options import Value, specs
from games.record import Record
from games.replay import replay, start

KEYS = games.keys()


def told(record: Record, texts: list[str]) -> list[Any]:
    """What the engine says, tells and offers at each step of these moves, and an error where it cannot go on."""
    game, found = record.engine, list[Any]()
    try:
        state = start(record)
        found.append((state.to_act, game.actions(state)))
        for text in texts:
            action = game.read_action(state, text)
            ruling = game.ruling(state, action)
            state, events = game.apply(state, action)
            found.append((ruling, events, state.to_act, game.actions(state)))
    except VaraqError:
        found.append("error")
    return found


def first_difference(record: Record, name: str, value: Value) -> int | None:
    """The first step at which the record goes another way with the option at that value."""
    texts = [str(step.action) for step in replay(record, check=False).steps[1:]]
    changed = replace(record, options=type(record.options).of({**record.options.values(), name: value}))
    both = zip(told(record, texts), told(changed, texts), strict=False)
    return next((at for at, (usual, other) in enumerate(both) if usual != other), None)


@pytest.mark.parametrize("key", KEYS)
def test_every_difference_is_the_first_that_playing_both_games_finds(key: str) -> None:
    source = Source(3, f"differing/{key}")
    for id in examples.ids(key):
        record = examples.load(key, id)
        for tried in differences(record):
            step = None if tried.difference is None else tried.difference.step
            picked = {tried.value, tried.values[0], tried.values[-1], source.pick(tried.values)}
            for value in picked:
                assert first_difference(record, tried.option.name, value) == step, (id, tried.option.name, value)


@pytest.mark.parametrize("key", KEYS)
def test_a_walk_under_other_options_is_the_record_replayed_as_far_as_its_moves_can_be_made(key: str) -> None:
    source = Source(5, f"walking/{key}")
    cut = 0
    for id in examples.ids(key):
        record = examples.load(key, id)
        steps = replay(record, check=False).steps
        assert walk(steps, record) == tuple(replace(step, note=step.note) for step in steps)
        for spec in specs(type(record.options)):
            values = (True, False) if spec.kind == "switch" else spec.values or (spec.low, spec.high)
            changed = replace(
                record, options=type(record.options).of({**record.options.values(), spec.name: source.pick(values)})
            )
            walked = walk(steps, changed)
            cut += len(walked) < len(steps)
            heard = told(changed, [str(step.action) for step in steps[1:]])
            assert len(walked) == len(heard) - (heard[-1] == "error"), (id, spec.name)
            if walked:
                last = walked[-1].state
                assert (last.to_act, changed.engine.actions(last)) == heard[len(walked) - 1][-2:]
    assert cut


@pytest.mark.parametrize("key", KEYS)
def test_every_other_value_of_every_option_has_its_place(key: str) -> None:
    record = examples.load(key, examples.ids(key)[0])
    found: dict[str, list[Value]] = {}
    for tried in differences(record):
        found.setdefault(tried.option.name, []).extend(tried.values)
    for spec in specs(type(record.options)):
        own = record.options.values()[spec.name]
        every = (
            [True, False]
            if spec.kind == "switch"
            else [*range(spec.low, spec.high + 1)]
            if spec.kind == "number"
            else [*spec.values]
        )
        assert sorted(map(str, found[spec.name])) == sorted(str(value) for value in every if value != own)


def test_a_tie_with_the_knocker_differs_where_his_life_is_lost() -> None:
    # RULES 2.4: knocker-tied-loses=on: the knocker who ties for the lowest loses two lives, the others one.
    record = examples.load("scat", "knocker-ties")
    (tried,) = [one for one in differences(record) if one.option.name == "knocker-tied-loses"]
    assert tried.difference is not None
    assert tried.difference.kind == "events"
    assert tried.difference.step == len(record.moves)
    lost = [event for event in tried.difference.events if event.kind == "lost-life" and event.fact("lives") == 2]
    knocker = next(step.action.seat for step in replay(record).steps[1:] if step.action and step.action.verb == "knock")
    assert [event.seat for event in lost] == [knocker]


def test_a_knock_below_the_least_points_is_refused_at_the_knock() -> None:
    record = examples.load("scat", "knocker-ties")
    own = next(one for one in differences(record) if one.option.name == "min-knock" and one.difference)
    assert own.difference is not None
    assert own.difference.kind in ("start", "choices", "refused")
