"""What the page shows of a session: fragments of HTML by target, and what is announced."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.consequences import sees_as_much
from games.core import Event
from playground.answer import Answer, at, panel, told
from playground.log import log_lines, news_html
from playground.moment import Moment
from playground.moves import moves_html
from playground.pace import AT_ONCE, WAITING, Pace
from playground.players import named
from playground.renderer import Renderer
from playground.result import result_html
from playground.session import Session
from playground.standings import sheet
from playground.status import deal, turn, turn_plain
from playground.table import moves_on_table
from playground.templating import fill

MOST_NEWS = 12
"""How many events stand as news, and are told at once to a reader who is out and may let whole deals pass."""


def everything(renderer: Renderer, session: Session, decided: int, focus: str | None, pace: Pace = AT_ONCE) -> Answer:
    """Every fragment, with the whole log."""
    answer = progress(renderer, session, decided, 0, pace)
    answer["focus"] = focus if session.waiting == "move" else answer["focus"]
    return answer


def progress(renderer: Renderer, session: Session, decided: int, shown: int, pace: Pace = AT_ONCE) -> Answer:
    """The fragments after something happened.

    `decided` is the reader's last decision, `shown` says how many of the moments the page's log has already, and `pace`
    how bots move.
    """
    waiting = session.waiting
    # The last moment of the game is told as its result.
    moments = session.moments
    recent = moments[decided:-1] if waiting == "over" else moments[decided:]
    # What an earlier answer has announced is not announced again. Whoever plays is told all, once.
    since = max(decided, shown)
    unsaid = _flat(session.log(since))
    watched = session.step(since).watching
    if watched:
        unsaid = unsaid[-MOST_NEWS:]
    spoken = [renderer.event_spoken(session.game, event) for event in unsaid]
    return {
        **_drawn(renderer, session, recent, shown, pace),
        "announce": told(*spoken, *([] if waiting == "bots" else [turn_plain(renderer, session)])),
        "more": waiting == "bots",
        "watched": watched,
        "focus": {"move": "choices", "deal": "deal", "over": "result", "bots": WAITING[pace]}[waiting],
    }


def look(renderer: Renderer, session: Session, shown: int, words: str = "", pace: Pace = AT_ONCE) -> Answer:
    """The table at the place that is looked at, with what had just happened; told after the `words`."""
    waiting = session.waiting
    spoken = [renderer.event_spoken(session.game, event) for event in _flat(session.log()[-1:])]
    covert = blind(session)
    message, arguments = _where(session)
    asked = (waiting == "move" and not covert) or (waiting == "deal" and session.at_end)
    return {
        **_drawn(renderer, session, session.moments[-1:], shown, pace),
        "announce": told(
            *([words] if words else []),
            renderer.plain(message, **arguments),
            *spoken,
            *([turn_plain(renderer, session)] if asked else []),
        ),
        # At the end of a line the bots go on; inside of it the reader does.
        "more": waiting == "bots" and session.at_end,
        "focus": "choices" if waiting == "move" and not covert else None,
    }


def choices(renderer: Renderer, session: Session, pace: Pace) -> Answer:
    """Only what can be pressed, after the reader has chosen how bots move."""
    html = moves_html(renderer, session, blind(session), pace)
    more = session.waiting == "bots" and session.at_end
    return {**panel("choices", html), "more": more, "focus": WAITING[pace]}


def picture(renderer: Renderer, session: Session) -> Answer:
    """The table at the place that is looked at, with nothing to be pressed."""
    status = fill("status.html", deal=deal(renderer, session.view), turn=turn(renderer, session))
    fragments = {"status": status, "table": renderer.table(session.view), "message": ""}
    message, arguments = _where(session)
    return {"ok": True, "fragments": fragments, "announce": told(renderer.plain(message, **arguments))}


def _drawn(renderer: Renderer, session: Session, recent: Sequence[Moment], shown: int, pace: Pace = AT_ONCE) -> Answer:
    """The fragments of a place, `recent` as news."""
    waiting = session.waiting
    view = session.view
    moments = session.moments
    covert = blind(session)
    pressed = moves_on_table(view) if waiting == "move" and not covert else None
    message, arguments = _where(session)
    return {
        "ok": True,
        "fragments": {
            "status": fill("status.html", deal=deal(renderer, view), turn=turn(renderer, session)),
            "news": news_html(renderer, log_lines(renderer, session, recent)[-MOST_NEWS:]),
            "message": "",
            "hint": "",
            "cover": "",
            "table": renderer.table(view, pressed, session.names),
            "choices": moves_html(renderer, session, covert, pace),
            "log": fill("log-items.html", t=renderer.text, lines=log_lines(renderer, session, moments[shown:])),
            "result": result_html(renderer, session) if waiting == "over" else "",
            "sheet": sheet(renderer, session),
            "tools": fill(
                "tools.html",
                t=renderer.text,
                undo=session.can_undo,
                redo=bool(session.undone),
                hint=bool(session.actions()) and not covert,
            ),
            "where": renderer.text(message, **arguments),
            "views": _views(renderer, session),
            "fired": fill("options.html", values=[(one, renderer.clause_title(one)) for one in session.fired()]),
        },
        "log_keep": sum(len(one.events) for one in moments[:shown]),
        "at": at(session),
        "over": waiting == "over",
        "unfinished": session.unfinished,
    }


def blind(session: Session) -> bool:
    """Whether the reader looks as somebody to whom what may be done now would tell a hand; not even that it is a single
    move."""
    seat = session.state.to_act
    if session.shared and seat in session.persons and seat not in session.own:
        return True
    return isinstance(seat, int) and not sees_as_much(session.game, session.state, session.viewer, seat)


def _where(session: Session) -> tuple[str, dict[str, Any]]:
    line, step = session.place
    arguments = {"step": step, "last": session.last}
    return ("ui-where-branch", {**arguments, "branch": line}) if line else ("ui-where", arguments)


def _views(renderer: Renderer, session: Session) -> str:
    """The options of the list of those as whom the table can be looked at."""

    def words(seat: int | None) -> str:
        if seat is None:
            return renderer.plain("ui-view-all")
        if session.persons == (seat,):
            return renderer.plain("ui-view-you", seat=seat)
        return str(named(renderer, "ui-seat", session.names, seat, plain=True))

    values = [("all" if seat is None else str(seat), words(seat)) for seat in session.views]
    return fill("options.html", values=values, chosen="all" if session.viewer is None else str(session.viewer))


def _flat(log: Sequence[Sequence[Event]]) -> tuple[Event, ...]:
    return tuple(event for events in log for event in events)
