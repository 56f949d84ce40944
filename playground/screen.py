"""What the page shows of a session: fragments of HTML by target, and what is announced."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.core import Action, Event, Ruling
from playground.renderer import Renderer
from playground.session import Session
from playground.table import moves_on_table
from playground.takeover import record_of
from playground.templating import fill

Answer = dict[str, Any]

MOST_NEWS = 12
"""How many events are told at once; a reader who is out may let whole deals pass."""


def everything(renderer: Renderer, session: Session, decided: int, focus: str | None) -> Answer:
    """Every fragment, with the whole log."""
    answer = progress(renderer, session, decided, 0)
    answer["log_mode"] = "replace"
    answer["focus"] = focus if session.waiting == "move" else answer["focus"]
    return answer


def progress(renderer: Renderer, session: Session, decided: int, shown: int) -> Answer:
    """The fragments after something happened. `decided` is the reader's last decision, `shown` what the log has."""
    waiting = session.waiting
    recent = session.log(decided)
    # The last moment of the game is told as its result.
    news = _flat(recent[:-1] if waiting == "over" else recent)[-MOST_NEWS:]
    # What an earlier answer has announced is not announced again.
    unsaid = _flat(session.log(max(decided, shown)))[-MOST_NEWS:]
    game = session.game
    view = session.view
    fragments = {
        "status": fill("status.html", deal=_deal(renderer, view), turn=_turn(renderer, session)),
        "news": fill("news.html", t=renderer.text, lines=_lines(renderer, session, news)),
        "message": "",
        "table": renderer.table(view, moves_on_table(view) if waiting == "move" else None),
        "choices": _choices(renderer, session),
        "log": fill("log-items.html", lines=_lines(renderer, session, _flat(session.log(shown)))),
        "result": _result(renderer, session) if waiting == "over" else "",
        "tools": fill("tools.html", t=renderer.text, undo=session.can_undo, redo=bool(session.undone)),
    }
    spoken = [renderer.event_spoken(game, event) for event in unsaid]
    return {
        "ok": True,
        "fragments": fragments,
        "log_mode": "append",
        "announce": _told(*spoken, *([] if waiting == "bots" else [_turn_plain(renderer, session)])),
        "over": waiting == "over",
        "more": waiting == "bots",
        "focus": {"move": "choices", "deal": "deal", "over": "result", "bots": None}[waiting],
    }


def refusal(renderer: Renderer, session: Session, action: Action, ruling: Ruling) -> Answer:
    """Why an action is not allowed: the sentence, and the clause that forbids it in full, with its link."""
    game = session.game
    reason = renderer.refusal(game, action, ruling)
    rules = [
        {
            "link": renderer.clause_link(clause),
            # The first clause is the one that forbids; the others only lead to it.
            "text": renderer.clause_text(game, clause, session.options) if place == 0 else "",
        }
        for place, clause in enumerate(ruling.clauses)
    ]
    return {
        "ok": True,
        "allowed": False,
        "clauses": list(ruling.clauses),
        "fragments": {"message": fill("refusal.html", t=renderer.text, reason=reason, rules=rules)},
        "announce": _told(renderer.plain("ui-refused"), renderer.refusal_spoken(game, action, ruling)),
        "over": False,
        "more": False,
        "focus": None,
    }


def trouble(renderer: Renderer, code: str | None, sentence: str | None = None, **arguments: Any) -> Answer:
    """A request that cannot be carried out, as an answer."""
    if "option" in arguments:
        arguments["option"] = renderer.plain(arguments["option"])
    told = sentence if sentence is not None else renderer.plain(f"ui-error-{code}", **arguments)
    title = renderer.plain("ui-error")
    return {
        "ok": False,
        "error": code or "not-now",
        "fragments": {"message": fill("trouble.html", title=title, sentence=told)},
        "announce": _told(title, told),
        "over": False,
        "more": False,
        "focus": None,
    }


def _told(*sentences: str) -> str:
    """Sentences one after another, each with an end, so that a screen reader pauses between them."""
    return " ".join(one if one.endswith((".", "!", "?", "…", "؟")) else f"{one}." for one in sentences)


def _flat(log: Sequence[Sequence[Event]]) -> tuple[Event, ...]:
    return tuple(event for events in log for event in events)


def _lines(renderer: Renderer, session: Session, events: Sequence[Event]) -> list[dict[str, Any]]:
    return [
        {
            "sentence": renderer.sentence(session.game, event),
            "clauses": [renderer.clause_link(clause) for clause in event.clauses],
        }
        for event in events
    ]


def _deal(renderer: Renderer, view: dict[str, Any]) -> Any:
    return renderer.text("ui-deal-number", deal=view["deal"]) if view["deal"] else ""


def _turn_message(session: Session) -> tuple[str, dict[str, Any]]:
    waiting = session.waiting
    if waiting == "over":
        return "ui-turn-over", {}
    if session.watching:
        return "ui-turn-watching", {}
    if waiting == "deal":
        return "ui-turn-deal", {}
    if waiting == "move" and session.viewer is not None:
        return "ui-turn-yours", {}
    seat = session.state.to_act
    return ("ui-turn-seat", {"seat": seat}) if isinstance(seat, int) else ("ui-thinking", {})


def _turn(renderer: Renderer, session: Session) -> Any:
    message, arguments = _turn_message(session)
    return renderer.text(message, **arguments)


def _turn_plain(renderer: Renderer, session: Session) -> str:
    message, arguments = _turn_message(session)
    return renderer.plain(message, **arguments)


def _choices(renderer: Renderer, session: Session) -> str:
    def labelled(actions: Sequence[Action]) -> list[dict[str, Any]]:
        return [{"action": str(one), "label": renderer.action(session.game, one)} for one in actions]

    if session.viewer is not None or session.waiting != "move":
        title = renderer.text("ui-moves")
    else:
        title = renderer.text("ui-moves-seat", seat=session.state.to_act)
    return fill(
        "choices.html",
        t=renderer.text,
        number=renderer.number,
        waiting=session.waiting,
        watching=session.watching,
        title=title,
        moves=labelled(session.actions()),
        refused=labelled(session.refused()),
    )


def _result(renderer: Renderer, session: Session) -> str:
    last = session.log(len(session.moments) - 1)[0] if session.moments else ()
    return fill(
        "result.html",
        t=renderer.text,
        plain=renderer.plain,
        lines=[renderer.sentence(session.game, event) for event in last],
        record=record_of(session),
        seed=str(session.seed),
        file=f"{session.game.key}-{session.seed}.game",
    )
