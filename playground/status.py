"""What is being played and what the game waits for, in a sentence each."""

from __future__ import annotations

from typing import Any

from games.core import View
from playground.players import named
from playground.renderer import Renderer
from playground.session import Session

STATUS = {
    "scat": ("ui-deal-number", ("deal",)),
    "skin": ("skin-table-deal", ("deal", "deals")),
    "inbetween": ("inbetween-table-round", ("round", "rounds")),
    "snitchems": ("snitchems-table-deal", ("deal", "deals")),
}
"""How a game counts what it is made of: the message, and the parts of a view that it gets, the first one from 1."""


def deal(renderer: Renderer, view: View) -> Any:
    """Which deal, round or game it is; nothing before the first one."""
    message, parts = STATUS[view["game"]]
    return renderer.text(message, **{name: view[name] for name in parts}) if view[parts[0]] else ""


def turn(renderer: Renderer, session: Session, plain: bool = False) -> Any:
    """What the game waits for, in a sentence."""
    say = renderer.plain if plain else renderer.text
    waiting = session.waiting
    if waiting == "over":
        return say("ui-turn-over")
    if not session.persons and waiting != "deal":
        return say("ui-turn-bots")
    if session.persons and session.watching:
        return say("ui-turn-watching")
    if waiting == "deal":
        return say("ui-turn-pack" if session.game.key == "snitchems" else "ui-turn-deal")
    seat = session.state.to_act
    if not isinstance(seat, int):
        return say("ui-thinking")
    if waiting == "move" and len(session.persons) == 1:
        return say("ui-turn-yours")
    return named(renderer, "ui-turn-seat", session.names, seat, plain=plain)


def turn_plain(renderer: Renderer, session: Session) -> str:
    """The same as plain text, to be announced."""
    return str(turn(renderer, session, plain=True))
