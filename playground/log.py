"""What has happened, event by event, each with the clauses that caused it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playground.moment import Moment
from playground.renderer import Renderer
from playground.session import Session
from playground.templating import fill


def log_lines(renderer: Renderer, session: Session, moments: Sequence[Moment]) -> list[dict[str, Any]]:
    """Each event of the moments as the reader has seen it: its `sentence`, what opens to the English of it (`source`),
    the links of its `clauses`, and whether it was the only move (`only`)."""
    viewer = session.viewer
    return [
        {
            "sentence": said.sentence,
            "source": said.source,
            "clauses": [renderer.clause_link(clause) for clause in event.clauses],
            "only": moment.by == "only"
            and place == 0
            and (viewer in (None, moment.action.seat) or not session.game.hides),
        }
        for moment in moments
        for place, event in enumerate(moment.events)
        for said in (renderer.event_said(session.game, event.for_seat(viewer)),)
    ]


def news_html(renderer: Renderer, lines: Sequence[dict[str, Any]]) -> str:
    """The lines of what has just happened."""
    return fill("news.html", t=renderer.text, plain=renderer.plain, lines=lines)
