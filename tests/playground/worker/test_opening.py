"""Opening games: a new one, with any seed and in any language, and another one like it."""

from __future__ import annotations

from typing import Any

import pytest

from playground.worker.desk import Desk
from tests.playground.asking import Ask, held, opening
from tests.playground.reading import elements, text

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


def test_another_game_like_it(opened: Ask, desk: Desk) -> None:
    before = held(desk)
    answer = opened(do="again")
    assert answer["ok"]
    after = held(desk)
    assert (after.record.options, after.persons, after.bots) == (before.record.options, before.persons, before.bots)
    assert after.seed != before.seed


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
    assert held(desk).seed == 12


@pytest.mark.parametrize("seed", [None, "", " "])
def test_without_a_seed_one_is_drawn(ask: Ask, desk: Desk, seed: str | None) -> None:
    assert ask(**opening(seed=seed))["ok"]
    assert 0 <= held(desk).seed < 1_000_000
