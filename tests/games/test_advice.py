"""The sensible player says why it does what it does: the reason is of the very move, and there are words for all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any

import pytest

import games
from games.bots import Advice, advice, player
from games.cards import PACK
from games.chance import Source
from games.core import CHANCE, Event, View
from games.playout import Table
from games.scat.bots import SAFE_ENOUGH
from games.scat.value import holds_31
from tests.games.table import random_options

KEYS = games.keys()
POSITIONS = 500
"""Decisions of each game that are looked at, and as many more as it takes to see every reason."""
MOST = 12_000


@cache
def advised(key: str) -> tuple[tuple[View, tuple[Event, ...], tuple[Any, ...], Advice, Any], ...]:
    """Decisions of games in which some players are random and some sensible, with the advice for each."""
    reasons = set(import_module(f"games.{key}.bots").REASONS)
    found = []
    seen: set[str] = set()
    for view, history, choices, state in _decisions(key):
        given = advice(key, view, history, choices)
        seen.add(given.reason.kind)
        found.append((view, history, choices, given, state))
        if len(found) >= MOST or (len(found) >= POSITIONS and seen >= reasons):
            break
    return tuple(found)


def _decisions(key: str) -> Iterator[tuple[View, tuple[Event, ...], tuple[Any, ...], Any]]:
    game = games.game(key)
    seed = 0
    if key == "scat":
        yield from _last_turns_without_stock()
    while True:
        seed += 1
        source = Source(seed, f"advice {key}")
        values = random_options(key, source)
        if seed % 3 == 0 and "chips" in values:
            values["chips"] = 10 + source.below(4)  # soon somebody has few
            if "min_stake" in values:
                values["min_stake"] = 4
        options = game.Options(**values)
        seats = source.pick(game.sizes(options))
        table = Table(game, game.start(options, seats, 1), seed)
        bots = [player(key, source.pick(("random", "sensible")), seed, seat) for seat in range(1, seats + 1)]
        for _ in range(160):
            actor = table.state.to_act
            if actor is None:
                break
            if actor == CHANCE:
                table.apply(table.chance())
                continue
            history = tuple(table.seen[actor])
            yield game.view(table.state, actor), history, game.actions(table.state), table.state
            if getattr(table.state, "phase", "") in ("new-card", "new-bet"):
                yield _with_one_chip(table.state, actor, history)
            table.apply(table.ask(bots[actor - 1]))


def _with_one_chip(state: Any, seat: int, history: tuple[Event, ...]) -> tuple[View, tuple[Event, ...], Any, Any]:
    """The same decision of Skin of somebody who has just enough for it, which is rare."""
    game = games.game("skin")
    least = state.options.min_stake
    poor = state._replace(chips=(*state.chips[: seat - 1], least, *state.chips[seat:]))
    return game.view(poor, seat), history, game.actions(poor), poor


def _last_turns_without_stock() -> Iterator[tuple[View, tuple[Event, ...], tuple[Any, ...], Any]]:
    """Turns after a knock when the stock has been used up, which hardly ever happens."""
    game = games.game("scat")
    for seed in range(20):
        pack = Source(seed, "no stock").shuffled(PACK)
        hands = (tuple(sorted(pack[:3])), tuple(sorted(pack[3:6])))
        state = game.start(game.Options(), 2, 2)._replace(
            phase="turn",
            seat=1,
            hands=hands,
            discards=pack[6:],
            discarders=(0,) * len(pack[6:]),
            knocker=2,
            deal=1,
            turn=8,
        )
        if not any(holds_31(hand) for hand in hands):
            yield game.view(state, 1), (), game.actions(state), state


@pytest.mark.parametrize("key", KEYS)
def test_the_advice_is_legal_and_what_the_sensible_player_plays(key: str) -> None:
    game = games.game(key)
    looked = advised(key)
    assert len(looked) >= POSITIONS
    for number, (view, history, choices, given, state) in enumerate(looked[:POSITIONS]):
        assert game.ruling(state, given.action).allowed, (number, given)
        sensible = player(key, "sensible", number, view["viewer"])
        assert sensible.choose(view, history, choices) == given.action


@pytest.mark.parametrize("key", KEYS)
def test_every_reason_is_reached_with_its_facts(key: str) -> None:
    reasons = import_module(f"games.{key}.bots").REASONS
    seen = Counter(given.reason.kind for _, _, _, given, _ in advised(key))
    assert set(seen) == set(reasons), (set(reasons) - set(seen), seen)
    for _, _, _, given, _ in advised(key):
        assert set(dict(given.reason.facts)) == set(reasons[given.reason.kind]), given


@pytest.mark.parametrize("key", KEYS)
def test_advice_hangs_on_what_the_seat_knows(key: str) -> None:
    """Other cards where the seat cannot see them: the same advice."""
    game = games.game(key)
    for number, (view, history, choices, given, _) in enumerate(advised(key)[: POSITIONS // 5]):
        if not history:
            continue
        world = game.imagine(view, history, Source(number, "another world"))
        seat = view["viewer"]
        assert advice(key, game.view(world, seat), history, choices) == given


def test_a_knock_is_told_with_the_chance_it_was_made_for() -> None:
    knocks = [given for _, _, _, given, _ in advised("scat") if given.reason.kind == "knock"]
    assert knocks
    assert all(int(str(dict(one.reason.facts)["percent"])) >= round(100 * SAFE_ENOUGH) for one in knocks)
