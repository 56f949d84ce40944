"""Who sits where, in a request, in an address and on the device; and what cannot be is said."""

from __future__ import annotations

import json
from typing import Any

import pytest

from playground.requests import Trouble
from playground.seating import Seating, address_fields, seating_of
from playground.worker.desk import Desk
from tests.playground.asking import Ask, opening
from tests.playground.reading import elements


def test_every_mixture_is_read_seat_by_seat() -> None:
    request = {"version": 2, "persons": [3, 1], "bots": {"2": "random"}, "names": {"1": " Ann  B ", "3": "", "9": "x"}}
    assert seating_of(request, 3) == Seating((1, 3), {2: "random"}, {1: "Ann B"})
    assert seating_of({"version": 2, "persons": [], "bots": "sensible"}, 2) == Seating(
        (), {1: "sensible", 2: "sensible"}, {}
    )
    assert seating_of({"version": 2, "persons": [1, 2]}, 2) == Seating((1, 2), {}, {})
    assert seating_of({"persons": None, "bots": "sensible"}, 2) == Seating((1, 2), {}, {}, open_hands=True)


def test_what_older_pages_sent_is_still_understood() -> None:
    assert seating_of({"seat": 2, "bots": "look-ahead"}, 3) == Seating((2,), {1: "look-ahead", 3: "look-ahead"}, {})
    # An older device kept every seat of whoever played for everybody.
    assert seating_of({"persons": [1, 2], "bots": {}}, 2).open_hands
    assert not seating_of({"persons": [1, 2], "bots": {"3": "random"}}, 3).open_hands


@pytest.mark.parametrize("name", ["آنا\u200cبانو", "Олена", "O’Brien", "30.5"])
def test_names_of_all_languages_are_taken(name: str) -> None:
    assert seating_of({"seat": 1, "bots": "random", "names": {"1": name}}, 2).names == {1: name}


@pytest.mark.parametrize(
    ("persons", "bots", "fields"),
    [
        ((1,), {2: "random", 3: "random"}, {"seat": "1", "bots": "random"}),
        ((1, 3), {2: "random"}, {"players": "1.person.random.person"}),
        ((1,), {2: "random", 3: "sensible"}, {"seat": "1", "players": "1.person.random.sensible"}),
        ((), {1: "random", 2: "random", 3: "look-ahead"}, {"players": "1.random.random.look-ahead"}),
    ],
)
def test_an_address_says_who_plays_and_is_read_back(
    persons: tuple[int, ...], bots: dict[int, str], fields: dict[str, str]
) -> None:
    assert address_fields(3, persons, bots, False) == fields
    request: dict[str, Any] = {**fields, "seat": int(fields["seat"])} if "seat" in fields else dict(fields)
    assert seating_of(request, 3) == Seating(persons, bots, {})
    assert address_fields(3, (1, 2, 3), {}, True) == {}


@pytest.mark.parametrize(
    "word", ["", "1", "1.", "1.person", "1.person.robot", "1.person.person.person", "9.person.random"]
)
def test_a_word_of_an_address_that_cannot_be_is_refused(word: str) -> None:
    with pytest.raises(Trouble, match="bad-players"):
        seating_of({"players": word}, 2)


def test_a_game_of_several_people_is_sent_and_kept_with_all_of_them(ask: Ask, desk: Desk) -> None:
    request = opening(version=2, persons=[1, 2], bots={"3": "random"}, names={"1": "Ann"})
    del request["seat"]
    answer = ask(**request)
    while answer["more"]:
        answer = ask(do="continue")
    seat = desk.session.awaited  # type: ignore[union-attr]
    ask(do="uncover", seat=seat)
    ask(do="act", action=f"{seat} draw stock")
    kept = json.loads(json.dumps(ask(do="keep")["kept"]))
    assert (kept["version"], kept["persons"], kept["names"]) == (2, [1, 2], {"1": "Ann"})
    panel = ask(do="share", open=True, address="x")["fragments"]["share"]
    link = next(one["value"] or "" for tag, one in elements(panel) if tag == "input")
    assert link.endswith("&players=1.person.person.random")

    common = {"do": "bring", "game": "scat", "lang": "en", "rules": "../"}
    again = ask(**common, **kept)
    assert again["covered"]
    session = desk.session
    assert session is not None
    assert (session.persons, session.bots, session.names) == ((1, 2), {3: "random"}, {1: "Ann"})
    assert session.awaited == seat
    there = ask(**common, text=link, players="1.person.person.random", seed="1")
    assert there["covered"]
    assert ask(**common, text=link, players="1.person.random", seed="1")["error"] == "bad-players"
