"""Requests by which the reader goes about in the game: other places, other seats' views, the tree of branches."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.errors import BadStudy
from playground import requests
from playground.answer import Answer, panel
from playground.renderer import Renderer
from playground.requests import Request, Trouble
from playground.seen_study import NotToBeSeen
from playground.session import NothingToRepeat, Session
from playground.tree import tree_html
from playground.worker.desk import Desk


def go(desk: Desk, request: Request, session: Session, renderer: Renderer) -> Answer:
    """Another place of the game."""
    return desk.looked(_gone(request, session), renderer)


def view(desk: Desk, request: Request, session: Session, renderer: Renderer) -> Answer:
    """The table as a seat sees it, or every card."""
    seat = None if request.get("seat") is None else requests.number_of(request, "seat")
    try:
        after = session.look_as(seat)
    except NotToBeSeen as error:
        raise Trouble("bad-view") from error
    desk.redraw()
    words = renderer.plain("ui-viewed-all") if seat is None else renderer.plain("ui-viewed", seat=seat)
    return desk.looked(after, renderer, words)


def show(desk: Desk, request: Request, session: Session, renderer: Renderer) -> Answer:
    """Everything that is on the page, drawn again."""
    if session.at_end:
        return desk.everything(session, renderer, focus=None)
    desk.redraw()
    return desk.looked(session, renderer)


def tree(desk: Desk, request: Request, session: Session, renderer: Renderer) -> Answer:
    """All moves and branches."""
    answer = panel("tree", tree_html(renderer, session))
    # Where the focus goes when the branch that had it is gone.
    return answer | {"focus": "restore" if session.former else None}


def delete(desk: Desk, request: Request, session: Session, renderer: Renderer) -> Answer:
    """Without a branch."""
    return _rearranged(desk, session.delete, request, renderer, "ui-branch-deleted")


def promote(desk: Desk, request: Request, session: Session, renderer: Renderer) -> Answer:
    """With a branch as the main line."""
    return _rearranged(desk, session.promote, request, renderer, "ui-branch-promoted")


def restore(desk: Desk, request: Request, session: Session, renderer: Renderer) -> Answer:
    """The branches as they were before one was deleted or promoted."""
    try:
        after = session.restore()
    except NothingToRepeat as error:
        raise Trouble("no-redo") from error
    return desk.looked(after, renderer, renderer.plain("ui-branch-restored"))


def _rearranged(desk: Desk, do: Callable[[int], Session], request: Request, renderer: Renderer, words: str) -> Answer:
    try:
        after = do(requests.number_of(request, "line"))
    except BadStudy as error:
        raise Trouble("not-understood") from error
    return desk.looked(after, renderer, renderer.plain(words)) | {"focus": "restore"}


def _gone(request: Request, session: Session) -> Session:
    """The session at the place that is asked for."""
    to = requests.text_of(request, "to")
    steps: Mapping[str, Callable[[], int]] = {
        "first": lambda: 0,
        "back": lambda: session.place.step - 1,
        "forward": lambda: session.place.step + 1,
        "last": lambda: session.last,
        "decision": session.next_decision,
    }
    if to in steps:
        return session.step(steps[to]())
    if to == "main":
        return session.to_main()
    if to == "clause":
        step = session.next_event(requests.text_of(request, "clause"))
        return session if step is None else session.step(step)
    if to == "place":
        try:
            return session.go(requests.number_of(request, "line"), requests.number_of(request, "step"))
        except BadStudy as error:
            raise Trouble("not-understood") from error
    raise Trouble("not-understood")
