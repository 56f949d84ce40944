"""Requests that explain the place looked at and change nothing: why and why not, the odds, a hint."""

from __future__ import annotations

from playground.answer import Answer, panel
from playground.chances import odds_html
from playground.hint import hint_html, hint_of
from playground.renderer import Renderer
from playground.requests import Request, Trouble
from playground.screen import blind
from playground.session import Session
from playground.why import Made, why_html
from playground.worker.desk import Desk


def why(desk: Desk, request: Request, session: Session, renderer: Renderer) -> Answer:
    """The rules that allowed the last move, what may be done now, and what may not and why."""
    game, state, moment = session.game, session.state, session.moment
    made = None
    if moment is not None:
        before = session.step(session.place.step - 1).state
        made = Made(before, moment.action, game.ruling(before, moment.action), moment.events)
    history = session.seen(state.to_act) if isinstance(state.to_act, int) else ()
    html = why_html(renderer, game, made, state, history, session.viewer, options=session.options)
    return panel("why", html)


def odds(desk: Desk, request: Request, session: Session, renderer: Renderer) -> Answer:
    """The odds for what the reader looks at."""
    return panel("odds", odds_html(renderer, session))


def hint(desk: Desk, request: Request, session: Session, renderer: Renderer) -> Answer:
    """What the sensible player would do here, and why."""
    advised = None if blind(session) else hint_of(session)
    if advised is None:
        raise Trouble("no-hint")
    html, spoken = hint_html(renderer, session, advised)
    return {**panel("hint", html), "announce": spoken, "focus": "hint-told"}
