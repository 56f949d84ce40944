"""What the page asks for, checked field by field before anything happens.

A field that is missing or of another type than the page's own script sends is `Trouble("not-understood")`; a value
that a reader chose and that cannot be is `Trouble` with the message that tells him.
"""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Mapping
from typing import Any, Final

from games import game as game_of
from games import keys
from games.bots import NAMES
from games.chance import MAX_SEED
from games.errors import BadOption
from games.options import specs
from playground.pace import PACES, Pace
from playground.sentence import AnyGame

Request = Mapping[str, Any]

LONGEST: Final = 1000
"""Characters of a text in a request; nothing that the page sends is nearly as long."""

LONGEST_NUMBER: Final = 6
"""Digits of an option's number."""

_HALF: Final = re.compile("[\ud800-\udfff]")
"""Half of a UTF-16 pair, which no answer could hold."""

_FOREIGN: Final = re.compile(r"[\x00-\x20:\\]|^//")
"""What a relative address of ours never has; browsers drop tabs and line ends, so they would hide a host."""


class Trouble(Exception):
    """A request that cannot be carried out, with the message `ui-error-<code>` that says so."""

    def __init__(self, code: str, **arguments: Any) -> None:
        self.code = code
        self.arguments: dict[str, Any] = arguments
        super().__init__(code)


def read(text: str) -> Request:
    """The request of a JSON text."""
    try:
        request = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Trouble("not-understood") from error
    if not isinstance(request, dict) or not isinstance(request.get("do"), str):
        raise Trouble("not-understood")
    return request


def text_of(request: Request, name: str) -> str:
    """A field that must be a text."""
    value = request.get(name)
    if not isinstance(value, str) or len(value) > LONGEST or _HALF.search(value):
        raise Trouble("not-understood")
    return value


def texts_of(request: Request, name: str) -> tuple[str, ...]:
    """A field that is a list of texts, none where it is missing."""
    given = request.get(name, [])
    if not isinstance(given, list) or not all(isinstance(one, str) and len(one) <= LONGEST for one in given):
        raise Trouble("not-understood")
    return tuple(given)


def number_of(request: Request, name: str) -> int:
    """A field that must be a whole number."""
    value = request.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise Trouble("not-understood")
    return value


def address_of(request: Request, name: str) -> str:
    """A relative address; one with a scheme or a host would make links that leave the site."""
    address = text_of(request, name)
    if _FOREIGN.search(address):
        raise Trouble("not-understood")
    return address


def the_game(request: Request) -> AnyGame:
    """The game that is asked for."""
    key = text_of(request, "game")
    if key not in keys():
        raise Trouble("unknown-game")
    return game_of(key)


def options_of(request: Request, game: AnyGame) -> Any:
    """The options of a form: notation by name, such as `{"pennies": "4"}`."""
    given = request.get("options", {})
    if not isinstance(given, dict) or not all(isinstance(value, str) for value in given.values()):
        raise Trouble("not-understood")
    by_name = {spec.name: spec for spec in specs(game.Options)}
    values: dict[str, Any] = {}
    for name, text in given.items():
        if name not in by_name:
            raise Trouble("not-understood")
        if by_name[name].kind == "number" and text.isdecimal() and len(text) <= LONGEST_NUMBER:
            text = str(int(text))  # a number may be typed in the digits of any language
        try:
            values[by_name[name].attribute] = by_name[name].read(text)
        except BadOption as error:
            raise Trouble("bad-option", option=by_name[name].id) from error
    return game.Options(**values)


def seats_of(request: Request, game: AnyGame, options: Any) -> int:
    """How many sit at the table: a number that the game allows under these options."""
    seats = number_of(request, "seats")
    sizes = game.sizes(options)
    if seats not in sizes:
        raise Trouble("bad-seats", low=sizes[0], high=sizes[-1])
    return seats


def seat_of(request: Request, seats: int) -> int:
    """A seat at the table: the reader's, or whose view is asked for."""
    seat = number_of(request, "seat")
    if not 1 <= seat <= seats:
        raise Trouble("bad-seat")
    return seat


def bots_of(request: Request) -> str:
    """The name of the players of the other seats."""
    name = text_of(request, "bots")
    if name not in NAMES:
        raise Trouble("bad-bots")
    return name


def pace_of(request: Request) -> Pace:
    """How fast bots are to move."""
    name = text_of(request, "pace")
    for pace in PACES:
        if pace == name:
            return pace
    raise Trouble("not-understood")


def seed_of(request: Request) -> int:
    """The shuffle number as the reader typed it, in the digits of any language; a new one when there is none."""
    typed = text_of(request, "seed").strip() if request.get("seed") is not None else ""
    if not typed:
        # Short enough to be read out and typed again.
        return secrets.randbelow(1_000_000)
    if not typed.isdecimal() or len(typed) > 16 or int(typed) > MAX_SEED:
        raise Trouble("bad-seed", high=MAX_SEED)
    return int(typed)
