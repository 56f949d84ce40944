"""Requests that open a game: a new one, one from an example, one that was sent, another one with the same settings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from games.errors import LinkError
from playground import requests, sharing
from playground.answer import Answer
from playground.renderer import Renderer
from playground.requests import Request
from playground.screen import picture as drawn
from playground.seating import seating_of
from playground.session import Session, open_session
from playground.share_panel import bad_link, bad_record, other_game
from playground.takeover import take_over as taken_over
from playground.worker.desk import Desk, renderer_for


def new(desk: Desk, request: Request, lang: str) -> Answer:
    """A new game."""
    renderer = renderer_for(lang, requests.address_of(request, "rules"))
    game = requests.the_game(request)
    options = requests.options_of(request, game)
    seats = requests.seats_of(request, game, options)
    who = seating_of(request, seats)
    seed = requests.seed_of(request)
    session = open_session(
        game, options, seats, who.persons, who.bots, seed, names=who.names, open_hands=who.open_hands
    )
    return desk.begin(request, session, renderer)


def take_over(desk: Desk, request: Request, lang: str) -> Answer:
    """A game from a step of an example."""
    renderer = renderer_for(lang, requests.address_of(request, "rules"))
    game = requests.the_game(request)
    session = taken_over(
        game,
        requests.text_of(request, "example"),
        requests.number_of(request, "step"),
        None if request.get("seat") is None else requests.number_of(request, "seat"),
        requests.bots_of(request),
        requests.seed_of(request),
    )
    return desk.begin(request, session, renderer)


def bring(desk: Desk, request: Request, lang: str) -> Answer:
    """A game from a link or a record."""
    renderer = renderer_for(lang, requests.address_of(request, "rules"))
    brought = _brought(request, renderer)
    if not isinstance(brought, Session):
        return brought
    if brought.at_end:
        return desk.begin(request, brought, renderer)
    return desk.looked_into(request, brought, renderer)


def picture(desk: Desk, request: Request, lang: str) -> Answer:
    """The table of a link, to be looked at and not played."""
    renderer = renderer_for(lang, requests.address_of(request, "rules"))
    # Nobody plays; cards that the link leaves open lie in the same order every time.
    brought = _brought({**request, "bots": "random", "seed": "0"}, renderer)
    return drawn(renderer, brought) if isinstance(brought, Session) else brought


def again(desk: Desk, request: Request, session: Session, renderer: Renderer) -> Answer:
    """A new game with the same settings; with `same` the same deals again."""
    same = request.get("same") is True
    if desk.opening["do"] == "bring":
        anew = sharing.again(session) if same else sharing.afresh(session, requests.seed_of(request))
        return desk.begin(desk.opening, anew, renderer)
    seed = str(session.seed) if same else request.get("seed")
    return _REOPENED[desk.opening["do"]](desk, {**desk.opening, "seed": seed}, renderer.lang)


_REOPENED: Final[Mapping[str, Callable[[Desk, Request, str], Answer]]] = {"open": new, "take-over": take_over}
"""What opens another game like the one that is held, by the request that opened that."""


def _brought(request: Request, renderer: Renderer) -> Session | Answer:
    """The session of a text that was sent, or the answer that says why it cannot be opened."""
    try:
        return sharing.brought(request, requests.the_game(request))
    except LinkError as error:
        return bad_link(renderer, error)
    except sharing.BadRecord as error:
        return bad_record(renderer, error)
    except sharing.OtherGame as error:
        return other_game(renderer, error)
