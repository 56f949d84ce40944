"""Who sits where: people and bots seat by seat, and what the people want to be called.

A request says it in fields (`persons`, `bots`, `names`), an address in a word, `1.person.sensible.random`: the number
of the way of writing, then every seat in order. Links that are older than that word name one seat and one kind of bot.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from games.bots import NAMES
from playground.requests import Request, Trouble, bots_of, number_of, seat_of, text_of

PERSON: Final = "person"
"""Who is no bot, in an address."""

EDITION: Final = "1"
"""The way in which an address says who sits where."""

KEPT: Final = 2
"""The way in which a device keeps who sits where. The first one had no number, and whoever played every seat there saw
all cards."""

LONGEST_NAME: Final = 24
"""Characters of a name: on a phone it still stands in one line."""

_JOINER: Final = "\u200c"
"""The only invisible sign that a name may have: many Persian ones need it."""


@dataclass(frozen=True, slots=True)
class Seating:
    """The seats of people, the bot of every other seat, and names. With `open_hands` one reader plays for everybody."""

    persons: tuple[int, ...]
    bots: Mapping[int, str]
    names: Mapping[int, str]
    open_hands: bool = False


def seating_of(request: Request, seats: int) -> Seating:
    """Who sits where at a table of that size; raises `Trouble` for what cannot be.

    `persons` is a list of seats, or `null` for one reader who plays all of them with open cards, and `bots` one name
    for the other seats or one by seat. Or `players` is the word of an address; or `seat` is the only person's.
    """
    names = _names(request, seats)
    if "players" in request:
        return _of_address(text_of(request, "players"), seats, names)
    if "persons" not in request and "seat" in request:
        return _seated((seat_of(request, seats),), False, request, seats, names)
    return _seated(*_persons(request, seats), request, seats, names)


def _seated(
    persons: tuple[int, ...], open_hands: bool, request: Request, seats: int, names: Mapping[int, str]
) -> Seating:
    others = [seat for seat in _all(seats) if seat not in persons]
    return Seating(persons, _bots(request, others), names, open_hands)


def address_fields(seats: int, persons: Sequence[int], bots: Mapping[int, str], open_hands: bool) -> dict[str, str]:
    """What an address says of the players, nothing for open cards; in the oldest words that can say it.

    Where one person plays, `seat` is his even beside `players`: whoever draws the position looks on from there.
    """
    kinds = set(bots.values())
    if open_hands:
        return {}
    own = {"seat": str(persons[0])} if len(persons) == 1 else {}
    if own and len(kinds) == 1:
        return {**own, "bots": kinds.pop()}
    return {**own, "players": ".".join((EDITION, *(bots.get(seat, PERSON) for seat in _all(seats))))}


def _all(seats: int) -> range:
    return range(1, seats + 1)


def _of_address(word: str, seats: int, names: Mapping[int, str]) -> Seating:
    edition, *players = word.split(".")
    if edition != EDITION or len(players) != seats or not {*players} <= {PERSON, *NAMES}:
        raise Trouble("bad-players")
    by_seat = dict(zip(_all(seats), players, strict=True))
    persons = tuple(seat for seat, who in by_seat.items() if who == PERSON)
    return Seating(persons, {seat: who for seat, who in by_seat.items() if who != PERSON}, names)


def _persons(request: Request, seats: int) -> tuple[tuple[int, ...], bool]:
    """The seats of people, and whether all cards lie open."""
    version = number_of(request, "version") if "version" in request else 1
    if version > KEPT or version < 1:
        raise Trouble("kept-version")
    given = request.get("persons")
    if given is None:
        return tuple(_all(seats)), True
    if not isinstance(given, list):
        raise Trouble("not-understood")
    for seat in given:
        if not isinstance(seat, int) or isinstance(seat, bool):
            raise Trouble("not-understood")
        if not 1 <= seat <= seats:
            raise Trouble("bad-seat")
    persons = tuple(sorted(set(given)))
    return persons, version == 1 and len(persons) == seats


def _bots(request: Request, seats: Sequence[int]) -> dict[int, str]:
    """Who plays the other seats: one name for all of them, or one by seat."""
    given = request.get("bots")
    if not isinstance(given, Mapping):
        return dict.fromkeys(seats, bots_of(request)) if seats else {}
    names = {seat: given.get(str(seat)) for seat in seats}
    found = {seat: name for seat, name in names.items() if isinstance(name, str) and name in NAMES}
    if len(found) < len(seats):
        raise Trouble("bad-bots")
    return found


def _names(request: Request, seats: int) -> dict[int, str]:
    """What people want to be called, by seat; seats that are not there are passed over, so are empty names."""
    given = request.get("names", {})
    if not isinstance(given, Mapping):
        raise Trouble("not-understood")
    names = {seat: _name(given[str(seat)]) for seat in _all(seats) if str(seat) in given}
    return {seat: name for seat, name in names.items() if name}


def _name(given: Any) -> str:
    if not isinstance(given, str):
        raise Trouble("not-understood")
    name = " ".join(given.split())
    if len(name) > LONGEST_NAME or any(unicodedata.category(sign)[0] == "C" and sign != _JOINER for sign in name):
        raise Trouble("bad-name", most=LONGEST_NAME)
    return name
