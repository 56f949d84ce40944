"""The odds at the place that is looked at, in words."""

from __future__ import annotations

from games import odds
from playground.renderer import Renderer
from playground.session import Session
from playground.templating import fill


def odds_html(renderer: Renderer, session: Session) -> str:
    """The odds as the reader may know them; where he plays for everybody, as the seat to act may."""
    seat = session.viewer
    if seat is None:
        to_act = session.state.to_act
        seat = to_act if isinstance(to_act, int) else 1
    key = session.game.key
    found = odds.find(key, session.game.view(session.state, seat), session.seen(seat))

    said = renderer.phrase
    parts = [
        {
            "title": said(part.title),
            "lines": [(said(line.label), said(line.value)) for line in part.lines],
            "notes": [said(note) for note in part.notes],
        }
        for part in odds.told(found)
    ]
    return fill("odds.html", t=renderer.text, parts=parts)
