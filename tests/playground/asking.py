"""How tests speak to a desk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playground.worker.desk import Desk
from tests.playground.reading import actions

Ask = Callable[..., dict[str, Any]]
"""Sends a request, given as keywords, and reads the answer."""


def opening(**changes: Any) -> dict[str, Any]:
    """A request that opens a game."""
    usual = {
        "do": "open",
        "game": "scat",
        "lang": "en",
        "rules": "../",
        "options": {},
        "seats": 3,
        "seat": 1,
        "bots": "sensible",
        "seed": "7",
    }
    return usual | changes


def held(desk: Desk) -> Any:
    """What the desk holds, to compare an answer with the truth."""
    assert desk.session is not None
    return desk.session


def moves(answer: dict[str, Any]) -> list[str]:
    """The moves that are offered, without those that are not allowed."""
    return actions(answer["fragments"]["choices"].partition("<details")[0])


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
