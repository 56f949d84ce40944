"""Requests for what can be kept of a game or sent: its record, its link, what the device keeps to go on later."""

from __future__ import annotations

from playground import requests, sharing
from playground.answer import Answer, trouble
from playground.renderer import Renderer
from playground.requests import Request
from playground.session import Session
from playground.share_panel import share_panel
from playground.takeover import record_of
from playground.worker.desk import Desk


def record(desk: Desk, request: Request, session: Session, renderer: Renderer) -> Answer:
    """The game in notation, after its end."""
    if session.waiting != "over":
        return trouble(renderer, None, sentence=renderer.plain("ui-record-later"))
    return {"ok": True, "record": record_of(session)}


def share(desk: Desk, request: Request, session: Session, renderer: Renderer) -> Answer:
    """Link and record of the game; of a running one only with `open`, before that the warning."""
    address = requests.text_of(request, "address")
    return share_panel(renderer, session, address, told=request.get("open") is True)


def keep(desk: Desk, request: Request, session: Session, renderer: Renderer) -> Answer:
    """What the device keeps, as `kept`: the fields of `bring`, or null."""
    return {"ok": True, "kept": sharing.kept(session)}
