"""The odds at the place that is looked at, in words."""

from __future__ import annotations

from typing import Final

from games import odds
from playground.renderer import Renderer
from playground.session import Session
from playground.templating import fill

SAMPLES: Final = 100
"""Imagined games behind odds that are sampled, at most: the worker plays them while the reader's next move may already
wait. The error stands beside the figure; the command line takes more."""


def odds_html(renderer: Renderer, session: Session) -> str:
    """The odds as the reader may know them; where he looks as nobody, as the seat to act may, which is said."""
    seat = session.viewer
    if seat is None:
        to_act = session.state.to_act
        seat = to_act if isinstance(to_act, int) else 1
    key = session.game.key
    found = odds.find(key, session.game.view(session.state, seat), session.seen(seat), SAMPLES)

    said = renderer.phrase
    parts = [
        {
            "title": said(part.title),
            "lines": [(said(line.label), said(line.value)) for line in part.lines],
            "notes": [said(note) for note in part.notes],
        }
        for part in odds.told(found)
    ]
    whose = seat if session.viewer is None and parts else None
    return fill("odds.html", t=renderer.text, parts=parts, whose=whose)
