"""Every clause that can happen or forbid something does so, and every citation names a clause or an option."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

import games
from games import examples
from games.chance import Source
from games.core import CHANCE
from games.dealing import KINDS
from games.options import specs
from games.replay import replay
from games.rules import FIRING
from games.scat.options import ScatOptions
from games.survey import any_options

SCAT = games.game("scat")
GAMES = 150
ONLY_RULED = {
    "scat.knock.once",
    "scat.knock.reason",
    "scat.turn.no-return",
    "scat.turn.order",
    "common.deck-order",
    "common.seat-order",
}
"""Clauses that show in what is allowed or refused, but in nothing that happens."""


def states() -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """Every state of the worked examples and of random games under random options, with the events before it."""
    for id in examples.ids("scat"):
        for step in replay(examples.load("scat", id)).steps:
            yield step.state, step.events
    for seed in range(GAMES):
        source = Source(seed, "coverage")
        state = SCAT.start(any_options(ScatOptions, source), 2 + seed % 8, 1)
        yield state, ()
        for _ in range(300):
            if state.to_act is None:
                break
            state, events = SCAT.apply(state, some_action(source, state))
            yield state, events


def some_action(source: Source, state: Any) -> Any:
    if state.to_act == CHANCE:
        return KINDS[state.needs.verb].seeded(state.needs, source.below(2**32))
    return source.pick(SCAT.actions(state))


@pytest.fixture(scope="module")
def cited() -> tuple[set[str], set[str]]:
    """What events cite, and what rulings on everything that somebody might try cite."""
    by_events: set[str] = set()
    by_rulings: set[str] = set()
    for state, events in states():
        by_events.update(clause for event in events for clause in event.clauses)
        seat = state.to_act if isinstance(state.to_act, int) else 1
        other = next(one for one in state.live if one != seat or state.winner)
        tries = [*SCAT.candidates(state), *(SCAT.read_action(state, f"{one} knock") for one in (seat, other))]
        if state.needs:
            tries.append(KINDS[state.needs.verb].seeded(state.needs, 1))
        by_rulings.update(clause for action in tries for clause in SCAT.ruling(state, action).clauses)
    return by_events, by_rulings


@pytest.fixture(scope="module")
def clauses(root: Path) -> dict[str, str]:
    """The kind of every clause of Scat and of the common rules, by id."""
    found: dict[str, str] = {}
    for key in ("scat", "common"):
        law = yaml.safe_load((root / "games" / key / "rules.yml").read_text(encoding="utf-8"))
        found |= {one["id"]: one["kind"] for section in law["sections"] for one in section["clauses"]}
    return found


def test_every_firing_clause_is_the_cause_of_something(
    cited: tuple[set[str], set[str]], clauses: dict[str, str]
) -> None:
    by_events, by_rulings = cited
    firing = {id for id, kind in clauses.items() if kind in FIRING}
    assert firing - by_events - by_rulings == set()
    assert firing - by_events == ONLY_RULED


def test_what_is_cited_is_a_clause_or_an_option(cited: tuple[set[str], set[str]], clauses: dict[str, str]) -> None:
    known = clauses.keys() | {spec.id for spec in specs(ScatOptions)}
    assert cited[0] | cited[1] <= known
