"""What the games say of their facts' values is true, complete, and held against what a record expects."""

from __future__ import annotations

from pathlib import Path

import pytest

import games
from games import examples
from games.expect import written
from games.facts import CARD, CARDS, NUMBER, is_possible, values_of
from games.options import specs
from games.playout import play
from games.replay import replay


@pytest.mark.parametrize("key", games.keys())
def test_no_event_has_a_value_that_its_game_does_not_declare(key: str) -> None:
    game = games.game(key)
    options = game.Options()
    records = [play(key, options, ("random",) * game.sizes(options)[0], seed).record for seed in range(1, 9)]
    for steps in (
        *(examples.played(key, id).steps for id in examples.ids(key)),
        *(replay(one).steps for one in records),
    ):
        for event in (event for step in steps for event in step.events):
            for fact, value in event.facts:
                values = values_of(game.values, event.kind, fact)
                assert is_possible(written(value), values), (event.kind, fact, value, values)


@pytest.mark.parametrize("key", games.keys())
def test_every_declared_value_is_of_a_fact_that_there_is_and_stands_in_the_code(key: str, root: Path) -> None:
    game = games.game(key)
    facts = {name for kind, names in game.events.items() for fact in names for name in (fact, f"{kind}.{fact}")}
    assert set(game.values) <= facts
    code = "".join(
        file.read_text(encoding="utf-8") for file in (root / "games" / key).glob("*.py") if file.name != "engine.py"
    )
    values = {spec_value for spec in specs(game.Options) for spec_value in spec.values}
    for name, declared in game.values.items():
        for value in set(declared) - {NUMBER, CARD, CARDS, "yes", "no", "S", "H", "D", "C"} - values:
            # the engine of Snitch'ems composes what several ways of capturing are called
            assert all(part in code for part in value.split("-or-")), (name, value)


@pytest.mark.parametrize(
    ("written", "values", "possible"),
    [
        ("3", (NUMBER,), True),
        ("-3", (NUMBER,), True),
        ("30.5", (NUMBER,), True),
        ("three", (NUMBER,), False),
        ("۳", (NUMBER,), False),
        ("", (NUMBER,), False),
        ("10S", (CARD,), True),
        ("1S", (CARD,), False),
        ("10S,AH", (CARDS,), True),
        ("", (CARDS,), True),
        ("10S,,AH", (CARDS,), False),
        ("none", (NUMBER, "none"), True),
        ("a number", (NUMBER,), False),
    ],
)
def test_values_are_written_in_one_way(written: str, values: tuple[str, ...], possible: bool) -> None:
    assert is_possible(written, values) == possible
