"""Whatever the cards that a seat cannot see, the page is the same: table, log, tree, why, odds, what other rules would
change, what is offered to be shared, what the rules answer to a try, and what is announced.

A game is played, and a twin of it is made that the seat cannot tell from it: every state is filled up anew from what
the seat has seen by then, the packs are other packs, the seed is another one. All that the desk answers about either
must be equal to the letter.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

import games
from games.chance import Source
from games.core import CHANCE
from games.options import specs
from playground.browser import respond
from playground.moment import Moment
from playground.session import Session, open_session, session_of
from playground.worker.desk import Desk, renderer_for
from scripts.plan import LANGUAGES
from tests.games.table import random_options
from tests.playground.reading import elements

GAMES = {"scat": 64, "snitchems": 64, "skin": 32, "inbetween": 32}
"""How many games of each; where no hand is hidden only the pack and the seed are."""
PLACES = 12
"""Positions looked at in each game, three of them with every part of the page open: more than 2,000 together."""
PLAY = "http://127.0.0.1/en/games/scat/play/"
MOST = 60
"""Moves after which a game is left; long ones bring nothing new."""


def played(key: str, number: int) -> Session:
    """A game under random options at any table size, with the reader in any seat and bots that move at random.

    In every fourth game he plays for everybody and looks on as one of the seats; in another fourth several people pass
    the device round, and it is looked at as whoever has it last sees it.
    """
    source = Source(number, f"leaks of {key}")
    game = games.game(key)
    options = game.Options(**random_options(key, source))
    seats = source.pick(game.sizes(options))
    seat = 1 + source.below(seats)
    others = [one for one in range(1, seats + 1) if one != seat]
    people = sorted({seat, *source.shuffled(others)[: 1 + source.below(seats - 1)]})
    persons = {2: tuple(people), 3: tuple(range(1, seats + 1))}.get(number % 4, (seat,))
    bots = {other: "random" for other in range(1, seats + 1) if other not in persons}
    everybody = number % 4 == 3
    session = open_session(game, options, seats, persons, bots, source.below(1000), open_hands=everybody)
    while session.place.step < MOST and session.waiting != "over":
        if session.awaited:
            session = session.uncover(session.awaited)
        match session.waiting:
            case "bots":
                session = session.advance()
            case "deal":
                session = session.deal()
            case _:
                choice = source.pick(session.actions())
                session = session.act(choice if choice.range is None else choice.at(source.pick(choice.range)))
    # What is over may be seen by all; it is the running game that hides something.
    moments = session.moments[:-1] if session.finished else session.moments
    made = session_of(
        game, session.record, session.seed, persons, session.bots, session.origin, moments, open_hands=everybody
    )
    return replace(made, holder=session.holder) if session.holder else made.look_as(seat)


def twin(session: Session) -> tuple[Session, int]:
    """A game that the reader cannot tell from this one, and in how many states other cards are hidden."""
    game = session.game
    seat = session.holder or session.viewer
    assert seat is not None
    history: list[Any] = []
    moments: list[Moment] = []
    before = session.origin
    other = 0
    for number, one in enumerate(session.moments):
        action = one.action
        if action.seat is None:
            action = game.read_action(before, f"{before.needs.verb} #{1_000_000 + number}")
        events = tuple(event.for_seat(seat) for event in one.events)
        history.extend(events)
        state = one.state
        if state.to_act not in (None, CHANCE):
            state = game.imagine(game.view(state, seat), history, Source(number, "twin"))
            assert game.view(state, seat) == game.view(one.state, seat)
            other += state != one.state
        moments.append(replace(one, action=action, events=events, state=state))
        before = one.state
    made = session_of(
        game,
        session.record,
        session.seed + 1,
        session.persons,
        session.bots,
        session.origin,
        tuple(moments),
        open_hands=session.open_hands,
    )
    return (replace(made, holder=session.holder) if session.holder else made.look_as(seat)), other


def written(key: str, values: dict[str, Any]) -> dict[str, str]:
    """Options as the page sends them."""
    options = games.game(key).Options(**values)
    return {spec.name: spec.write(getattr(options, spec.attribute)) for spec in specs(type(options))}


def pressable(answer: dict[str, Any]) -> list[str]:
    """The moves without an amount that the page offers, those that are not allowed among them, the last first."""
    html = answer["fragments"].get("choices", "")
    found = [one["data-action"] for _, one in elements(html) if one.get("data-action") and "data-amount" not in one]
    return [action for action in reversed(found) if action]


@pytest.mark.parametrize("key", sorted(GAMES))
def test_the_page_does_not_depend_on_cards_that_the_seat_cannot_see(key: str) -> None:
    looked = hidden = 0
    for number in range(GAMES[key]):
        renderer = renderer_for(LANGUAGES[number % len(LANGUAGES)], "../")
        session = played(key, number)
        copy, other = twin(session)
        hidden += other
        desks = []
        for one in (session, copy):
            desk = Desk()
            desk.session, desk.renderer = one, renderer
            desks.append(desk)
        source = Source(number, "places")
        for place in range(PLACES):
            step = source.below(session.last + 1)
            requests: list[dict[str, Any]] = [{"do": "go", "to": "place", "line": 0, "step": step}]
            if place < 3:
                requests += [{"do": name} for name in ("why", "odds", "hint", "tree", "show")]
                requests += [{"do": "share", "open": False, "address": PLAY}, {"do": "record"}]
                options = written(key, random_options(key, source))
                requests += [{"do": "differ", "options": options}] if place == 0 and number % 4 in (0, 3) else []
            for request in requests:
                first, second = (json.loads(respond(desk, json.dumps(request))) for desk in desks)
                assert first["ok"] or first["error"] in ("covered", "no-hint", "not-now"), first
                assert first == second, (key, number, step, request)
                if request["do"] == "show" and first["ok"]:
                    # What may not be done here is tried: the refusal tells no more than the page.
                    requests += [{"do": "try", "action": one} for one in pressable(first)[:4]]
            looked += 1
    assert looked == PLACES * GAMES[key]
    assert hidden > 10 * GAMES[key]
