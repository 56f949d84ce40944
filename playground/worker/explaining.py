"""Requests that explain the place looked at and change nothing: why and why not, the odds, a hint."""

from __future__ import annotations

from playground.hint import hint_html, hint_of
from playground.renderer import Renderer
from playground.requests import Request, Trouble
from playground.screen import Answer, blind, chances, panel, reasons
from playground.session import Session
from playground.worker.desk import Desk


def why(desk: Desk, request: Request, session: Session, renderer: Renderer) -> Answer:
    """The rules that allowed the last move, what may be done now, and what may not and why."""
    return reasons(renderer, session)


def odds(desk: Desk, request: Request, session: Session, renderer: Renderer) -> Answer:
    """The odds for what the reader looks at."""
    return chances(renderer, session)


def hint(desk: Desk, request: Request, session: Session, renderer: Renderer) -> Answer:
    """What the sensible player would do here, and why."""
    advised = None if blind(session) else hint_of(session)
    if advised is None:
        raise Trouble("no-hint")
    html, spoken = hint_html(renderer, session, advised)
    return {**panel("hint", html), "announce": spoken, "focus": "hint-told"}
