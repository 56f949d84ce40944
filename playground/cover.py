"""The hands covered: what the page shows while the device goes from one person to the next.

Nothing of the game is in it, whatever anybody may see of it: every other fragment is emptied. Whoever takes the device
and says so gets the page drawn anew from his own seat.
"""

from __future__ import annotations

from typing import Any, Final

from playground.answer import at
from playground.pace import Pace
from playground.players import named
from playground.renderer import Renderer
from playground.session import Session
from playground.templating import fill

EMPTIED: Final = (
    "status",
    "news",
    "message",
    "hint",
    "table",
    "choices",
    "log",
    "result",
    "tools",
    "where",
    "views",
    "fired",
    "why",
    "odds",
    "differ",
    "sheet",
    "tree",
    "share",
)
"""Every place in which the page shows something of a game."""

ANSWERED: Final = frozenset({"uncover", "continue", "show", "keep", "again", "pace"})
"""What may be asked for while the hands are covered: nothing that draws the game."""


def cover(renderer: Renderer, session: Session, pace: Pace) -> dict[str, Any]:
    """The answer that covers the page; it says to whom the device is to be passed, once bots have moved."""
    seat = session.awaited
    title = named(renderer, "ui-pass", session.names, seat) if seat else renderer.text("ui-cover")
    spoken = named(renderer, "ui-pass", session.names, seat, plain=True) if seat else ""
    label = named(renderer, "ui-uncover", session.names, seat) if seat else ""
    html = fill("cover.html", t=renderer.text, title=title, seat=seat, label=label, pace=pace)
    return {
        "ok": True,
        "covered": True,
        "fragments": {**dict.fromkeys(EMPTIED, ""), "cover": html},
        "log_keep": 0,
        "at": at(session),
        "announce": spoken,
        "over": False,
        "unfinished": session.unfinished,
        "more": seat is None,
        "focus": "cover",
    }
