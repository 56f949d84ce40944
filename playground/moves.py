"""What can be pressed: moves, amounts, and what is not allowed and why."""

from __future__ import annotations

from typing import Any

from games.core import Action
from playground.pace import Pace
from playground.players import named
from playground.renderer import Renderer
from playground.session import Session
from playground.templating import fill

PRESETS = 5
"""From how many amounts on the least, the middle and the greatest have buttons of their own."""

HINTS = {"scat": "ui-moves-hint", "skin": "ui-moves-hint-skin", "snitchems": "ui-moves-hint-snitchems"}
"""What else can be pressed, by game."""


def moves_html(renderer: Renderer, session: Session, covert: bool, pace: Pace) -> str:
    """What can be pressed; nothing that tells a hand to somebody who looks as another seat (`covert`)."""
    game = session.game
    moves: list[dict[str, Any]] = []
    amounts: list[dict[str, Any]] = []
    for number, choice in enumerate(() if covert else session.actions(), 1):
        move = {"number": number, "action": str(choice), "label": renderer.action(game, choice), "gain": ""}
        if choice.range is None:
            moves.append(move | {"gain": _gain(renderer, choice)})
        else:
            amounts.append(move | _bounds(renderer, session, choice))
    if len(session.persons) == 1 or session.waiting != "move":
        title = renderer.text("ui-moves")
    else:
        title = named(renderer, "ui-moves-seat", session.names, session.state.to_act)
    return fill(
        "choices.html",
        t=renderer.text,
        plain=renderer.plain,
        number=renderer.number,
        waiting=session.waiting,
        watching=session.watching,
        pace=pace,
        past=not session.at_end,
        unseen=session.state.to_act if covert and session.state.to_act in session.persons else None,
        title=title,
        hint=HINTS.get(game.key),
        moves=moves,
        amounts=amounts,
        refused=[
            {"action": str(one), "label": renderer.action(game, one)} for one in (() if covert else session.refused())
        ],
    )


def _bounds(renderer: Renderer, session: Session, choice: Action) -> dict[str, Any]:
    """A choice with an amount, which the page adds to the words before it."""
    bounds = choice.range
    assert bounds is not None
    low, high = bounds[0], bounds[-1]
    return {
        "action": amount_words(choice),
        "plain": renderer.plain(f"{session.game.key}-action-{choice.message}", **dict(choice.facts())),
        "low": low,
        "high": high,
        "presets": (low, (low + high) // 2, high) if len(bounds) >= PRESETS else (),
    }


def amount_words(choice: Action) -> str:
    """A choice of amounts in notation without the amount, such as `2 bet`."""
    return str(choice).rpartition(" ")[0]


def _gain(renderer: Renderer, action: Action) -> Any:
    """How many cards a capture wins, the played one included."""
    cards = dict(action.facts()).get("cards")
    return renderer.text("ui-cards", count=len(cards) + 1) if isinstance(cards, tuple) else ""
