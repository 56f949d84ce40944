"""Requests by which the game goes on: moves, deals, what bots do, decisions taken back, the device passed on."""

from __future__ import annotations

from typing import Final

from games.errors import IllegalAction, NotationError
from playground import requests
from playground.answer import Answer, refusal
from playground.moves import amount_words
from playground.renderer import Renderer
from playground.requests import Request, Trouble
from playground.screen import choices
from playground.seen_study import Covered
from playground.session import NoDealDue, NothingToRepeat, NothingToTakeBack, Session
from playground.worker.desk import Desk

MOST_DIGITS: Final = 6
"""Digits of an amount; no table has a million chips."""


def act(desk: Desk, request: Request, session: Session, renderer: Renderer) -> Answer:
    """The reader's action, or why it is refused."""
    words = _with_amount(request, session)
    if session.waiting == "bots" or (session.shared and session.state.to_act not in session.own):
        raise Trouble("not-understood")
    try:
        action = session.game.read_action(session.state, words)
        if action.seat is None:
            raise Trouble("bad-move", move=words)
        after = session.act(action)
    except NotationError as error:
        raise Trouble("bad-move", move=words) from error
    except IllegalAction as refused:
        return refusal(renderer, session, refused.action, refused.ruling)
    return desk.progress(session, after, renderer)


def attempt(desk: Desk, request: Request, session: Session, renderer: Renderer) -> Answer:
    """Only asks the rules: nothing changes."""
    words = requests.text_of(request, "action")
    try:
        action = session.game.read_action(session.state, words)
    except NotationError as error:
        raise Trouble("bad-move", move=words) from error
    if action.seat not in session.own:
        raise Trouble("bad-move", move=words)
    ruling = session.game.ruling(session.state, action)
    if not ruling.allowed:
        return refusal(renderer, session, action, ruling)
    return {"ok": True, "allowed": True, "clauses": list(ruling.clauses), "fragments": {"message": ""}}


def deal(desk: Desk, request: Request, session: Session, renderer: Renderer) -> Answer:
    """The next cards."""
    try:
        after = session.deal()
    except NoDealDue as error:
        raise Trouble("no-deal") from error
    return desk.progress(session, after, renderer)


def go_on(desk: Desk, request: Request, session: Session, renderer: Renderer) -> Answer:
    """The bots' next moves."""
    return desk.draw(desk.moved(session, wanted=True), renderer)


def finish(desk: Desk, request: Request, session: Session, renderer: Renderer) -> Answer:
    """The bots' moves to the end of the game, when the reader is out."""
    if not session.watching:
        raise Trouble("not-understood")
    return desk.draw(desk.moved(session, to_end=True), renderer)


def undo(desk: Desk, request: Request, session: Session, renderer: Renderer) -> Answer:
    """The last decision taken back."""
    try:
        after = session.undo()
    except NothingToTakeBack as error:
        raise Trouble("no-undo") from error
    return desk.jump(after, renderer, "ui-undone")


def redo(desk: Desk, request: Request, session: Session, renderer: Renderer) -> Answer:
    """The decision that was taken back made again."""
    try:
        after = session.redo()
    except NothingToRepeat as error:
        raise Trouble("no-redo") from error
    return desk.jump(after, renderer, "ui-redone")


def pace(desk: Desk, request: Request, session: Session, renderer: Renderer) -> Answer:
    """Only what can be pressed, after the reader has chosen another pace."""
    return desk.cover(session, renderer) if session.covered else choices(renderer, session, desk.pace)


def uncover(desk: Desk, request: Request, session: Session, renderer: Renderer) -> Answer:
    """The table for the person who has taken the device."""
    try:
        after = session.uncover(requests.number_of(request, "seat"))
    except Covered as error:
        raise Trouble("covered") from error
    return desk.uncovered(after, renderer)


def _with_amount(request: Request, session: Session) -> str:
    """The action in notation, its amount taken from the digits that the reader typed, of whatever language."""
    words = requests.text_of(request, "action")
    if request.get("amount") is None:
        return words
    typed = requests.text_of(request, "amount").strip()
    if typed.isdecimal() and len(typed) <= MOST_DIGITS:
        return f"{words} {int(typed)}"
    for choice in session.actions():
        bounds = choice.range
        if bounds is not None and amount_words(choice) == words:
            raise Trouble("bad-amount", low=bounds[0], high=bounds[-1])
    raise Trouble("bad-move", move=words)
