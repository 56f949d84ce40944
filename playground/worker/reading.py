"""Requests that need no game: which languages there are, and worked examples step by step."""

from __future__ import annotations

from games import rulebook
from playground import requests
from playground.answer import Answer
from playground.requests import Request
from playground.takeover import example_replay
from playground.worker.desk import Desk, renderer_for


def languages(desk: Desk, request: Request, lang: str) -> Answer:
    """Which languages there are, with their names."""
    return {
        "ok": True,
        "languages": [
            {"code": code, "name": language.name, "dir": language.dir}
            for code, language in rulebook.load().languages.items()
        ],
    }


def step(desk: Desk, request: Request, lang: str) -> Answer:
    """One step of an example, as the built page has it."""
    renderer = renderer_for(lang, requests.address_of(request, "rules"))
    game = requests.the_game(request)
    example = requests.text_of(request, "example")
    index = requests.number_of(request, "step")
    html = renderer.step_of(example_replay(game, example, index), index, example)
    return {"ok": True, "fragments": {"step": html}}


def steps(desk: Desk, request: Request, lang: str) -> Answer:
    """All steps of an example as a seat sees them."""
    renderer = renderer_for(lang, requests.address_of(request, "rules"))
    example = requests.text_of(request, "example")
    played = example_replay(requests.the_game(request), example, 0)
    seat = requests.seat_of(request, played.record.seats)
    drawn = [renderer.step_of(played, index, example, seat) for index in range(len(played.steps))]
    return {"ok": True, "fragments": {"steps": "".join(drawn)}, "announce": renderer.plain("ui-viewed", seat=seat)}
