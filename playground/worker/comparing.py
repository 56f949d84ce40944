"""Requests that compare the game with itself under other options, and play on under them."""

from __future__ import annotations

from dataclasses import replace

from games.odds import samples_of
from playground import requests
from playground.answer import Answer, panel
from playground.differ import SAMPLES, differ_html, played_under
from playground.renderer import Renderer
from playground.requests import Request, Trouble
from playground.session import Session
from playground.worker.desk import Desk


def differ(desk: Desk, request: Request, session: Session, renderer: Renderer) -> Answer:
    """What changed options would make of the line; without any, what can be changed. With `quick` odds that are sampled
    are left out, and `rest` says that they are still to be asked for."""
    options = requests.options_of(request, session.game) if "options" in request else session.options
    rest = request.get("quick") is True and options != session.options and samples_of(session.game.key) > 0
    samples = 0 if rest else SAMPLES
    html = differ_html(renderer, session, options, desk.former is not None, samples=samples)
    return {**panel("differ", html), "rest": rest}


def play_on(desk: Desk, request: Request, session: Session, renderer: Renderer) -> Answer:
    """The game played on under other options, from the step looked at or the last one that can be reached."""
    onward = played_under(session, requests.options_of(request, session.game))
    if onward is None:
        raise Trouble("not-understood")
    answer = desk.begin({"do": "bring"}, onward, renderer)
    desk.former = session
    answer["announce"] = " ".join((renderer.plain("ui-differ-playing"), answer["announce"]))
    return answer


def back(desk: Desk, request: Request, session: Session, renderer: Renderer) -> Answer:
    """The game that was left for that, and back again."""
    if desk.former is None:
        raise Trouble("not-understood")
    desk.redraw()
    # Where a device is passed round, it may be in other hands by now.
    former = replace(desk.former, holder=None)
    answer = desk.looked(former, renderer, renderer.plain("ui-differ-returned"))
    desk.former, desk.opening = session, {"do": "bring"}
    return answer
