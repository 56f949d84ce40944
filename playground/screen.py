"""What the page shows of a session: fragments of HTML by target, and what is announced."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games import odds
from games.consequences import sees_as_much
from games.core import Action, Event, Ruling, View
from playground.pace import AT_ONCE, WAITING, Pace
from playground.players import named
from playground.renderer import Renderer
from playground.session import Moment, Session
from playground.standings import deciding, ranking, sheet
from playground.table import moves_on_table, winners
from playground.takeover import record_of
from playground.templating import fill
from playground.why import Made, why_html

Answer = dict[str, Any]

MOST_NEWS = 12
"""How many events are told at once; a reader who is out may let whole deals pass."""

MOST_RESULT = 24
"""How many of the last events stand below the result; the log has all of them."""

PRESETS = 5
"""From how many amounts on the least, the middle and the greatest have buttons of their own."""

STATUS = {
    "scat": ("ui-deal-number", ("deal",)),
    "skin": ("skin-table-deal", ("deal", "deals")),
    "inbetween": ("inbetween-table-round", ("round", "rounds")),
    "snitchems": ("snitchems-table-deal", ("deal", "deals")),
}
"""How a game counts what it is made of: the message, and the parts of a view that it gets, the first one from 1."""

HINTS = {"scat": "ui-moves-hint", "skin": "ui-moves-hint-skin", "snitchems": "ui-moves-hint-snitchems"}
"""What else can be pressed, by game."""


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
    # What an earlier answer has announced is not announced again.
    unsaid = _flat(session.log(max(decided, shown)))[-MOST_NEWS:]
    spoken = [renderer.event_spoken(session.game, event) for event in unsaid]
    return {
        **_drawn(renderer, session, recent, shown, pace),
        "announce": _told(*spoken, *([] if waiting == "bots" else [_turn_plain(renderer, session)])),
        "more": waiting == "bots",
        "focus": {"move": "choices", "deal": "deal", "over": "result", "bots": WAITING[pace]}[waiting],
    }


def look(renderer: Renderer, session: Session, shown: int, words: str = "", pace: Pace = AT_ONCE) -> Answer:
    """The table at the place that is looked at, with what had just happened; told after the `words`."""
    waiting = session.waiting
    spoken = [renderer.event_spoken(session.game, event) for event in _flat(session.log()[-1:])]
    covert = blind(session)
    asked = (waiting == "move" and not covert) or (waiting == "deal" and session.at_end)
    return {
        **_drawn(renderer, session, session.moments[-1:], shown, pace),
        "announce": _told(
            *([words] if words else []),
            renderer.plain(*_where(session)[:1], **_where(session)[1]),
            *spoken,
            *([_turn_plain(renderer, session)] if asked else []),
        ),
        # At the end of a line the bots go on; inside of it the reader does.
        "more": waiting == "bots" and session.at_end,
        "focus": "choices" if waiting == "move" and not covert else None,
    }


def choices(renderer: Renderer, session: Session, pace: Pace) -> Answer:
    """Only what can be pressed, after the reader has chosen how bots move."""
    html = _choices(renderer, session, blind(session), pace)
    more = session.waiting == "bots" and session.at_end
    return {**panel("choices", html), "more": more, "focus": WAITING[pace]}


def picture(renderer: Renderer, session: Session) -> Answer:
    """The table at the place that is looked at, with nothing to be pressed."""
    status = fill("status.html", deal=_deal(renderer, session.view), turn=_turn(renderer, session))
    fragments = {"status": status, "table": renderer.table(session.view), "message": ""}
    message, arguments = _where(session)
    return {"ok": True, "fragments": fragments, "announce": _told(renderer.plain(message, **arguments))}


def _drawn(renderer: Renderer, session: Session, recent: Sequence[Moment], shown: int, pace: Pace = AT_ONCE) -> Answer:
    """The fragments of a place, `recent` as news."""
    waiting = session.waiting
    view = session.view
    moments = session.moments
    covert = blind(session)
    pressed = moves_on_table(view) if waiting == "move" and not covert else None
    message, arguments = _where(session)
    line, step = session.place
    return {
        "ok": True,
        "fragments": {
            "status": fill("status.html", deal=_deal(renderer, view), turn=_turn(renderer, session)),
            "news": _news(renderer, _lines(renderer, session, recent)[-MOST_NEWS:]),
            "message": "",
            "hint": "",
            "cover": "",
            "table": renderer.table(view, pressed, session.names),
            "choices": _choices(renderer, session, covert, pace),
            "log": fill("log-items.html", t=renderer.text, lines=_lines(renderer, session, moments[shown:])),
            "result": _result(renderer, session) if waiting == "over" else "",
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
        "at": {"line": line, "step": step, "last": session.last, "moves": sum(map(len, session.lines))},
        "over": waiting == "over",
        "unfinished": unfinished(session),
    }


def unfinished(session: Session) -> bool:
    """Whether somebody has decided something in a game that is not over, so that it would be a loss."""
    return not session.finished and any(one.by == "reader" for line in session.lines for one in line)


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


def reasons(renderer: Renderer, session: Session) -> Answer:
    """Why the last move was allowed, and what may and may not be done now."""
    game, state, moment = session.game, session.state, session.moment
    made = None
    if moment is not None:
        before = session.step(session.place.step - 1).state
        made = Made(before, moment.action, game.ruling(before, moment.action), moment.events)
    history = session.seen(state.to_act) if isinstance(state.to_act, int) else ()
    html = why_html(renderer, game, made, state, history, session.viewer, options=session.options)
    return panel("why", html)


def panel(name: str, html: str) -> Answer:
    """The answer that only draws a part which the reader has opened."""
    return {"ok": True, "fragments": {name: html}, "over": False, "more": False, "focus": None, "announce": ""}


def chances(renderer: Renderer, session: Session) -> Answer:
    """The odds as the reader may know them; where he plays for everybody, as the seat to act may."""
    seat = session.viewer
    if seat is None:
        to_act = session.state.to_act
        seat = to_act if isinstance(to_act, int) else 1
    key = session.game.key
    found = odds.find(key, session.game.view(session.state, seat), session.seen(seat))

    def said(phrase: odds.Phrase | None) -> Any:
        return "" if phrase is None else renderer.text(phrase.message, **phrase.arguments)

    parts = [
        {
            "title": said(part.title),
            "lines": [(said(line.label), said(line.value)) for line in part.lines],
            "notes": [said(note) for note in part.notes],
        }
        for part in odds.told(found)
    ]
    return panel("odds", fill("odds.html", t=renderer.text, parts=parts))


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


def trouble(
    renderer: Renderer, code: str | None, sentence: str | None = None, title: str | None = None, **arguments: Any
) -> Answer:
    """A request that cannot be carried out, as an answer."""
    if "option" in arguments:
        arguments["option"] = renderer.plain(arguments["option"])
    told = sentence if sentence is not None else renderer.plain(f"ui-error-{code}", **arguments)
    title = title or renderer.plain("ui-error")
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


def _lines(renderer: Renderer, session: Session, moments: Sequence[Moment]) -> list[dict[str, Any]]:
    viewer = session.viewer
    return [
        {
            "sentence": renderer.sentence(session.game, event.for_seat(viewer)),
            "clauses": [renderer.clause_link(clause) for clause in event.clauses],
            "only": moment.by == "only"
            and place == 0
            and (viewer in (None, moment.action.seat) or not session.game.hides),
        }
        for moment in moments
        for place, event in enumerate(moment.events)
    ]


def _news(renderer: Renderer, lines: Sequence[dict[str, Any]]) -> str:
    return fill("news.html", t=renderer.text, plain=renderer.plain, lines=lines)


def _deal(renderer: Renderer, view: View) -> Any:
    message, parts = STATUS[view["game"]]
    return renderer.text(message, **{name: view[name] for name in parts}) if view[parts[0]] else ""


def _turn(renderer: Renderer, session: Session, plain: bool = False) -> Any:
    """What the game waits for, in a sentence."""
    say = renderer.plain if plain else renderer.text
    waiting = session.waiting
    if waiting == "over":
        return say("ui-turn-over")
    if not session.persons and waiting != "deal":
        return say("ui-turn-bots")
    if session.persons and session.watching:
        return say("ui-turn-watching")
    if waiting == "deal":
        return say("ui-turn-pack" if session.game.key == "snitchems" else "ui-turn-deal")
    seat = session.state.to_act
    if not isinstance(seat, int):
        return say("ui-thinking")
    if waiting == "move" and len(session.persons) == 1:
        return say("ui-turn-yours")
    return named(renderer, "ui-turn-seat", session.names, seat, plain=plain)


def _turn_plain(renderer: Renderer, session: Session) -> str:
    return str(_turn(renderer, session, plain=True))


def _choices(renderer: Renderer, session: Session, covert: bool, pace: Pace) -> str:
    """What can be pressed; nothing that tells a hand to somebody who looks as another seat (`covert`)."""
    game = session.game
    moves: list[dict[str, Any]] = []
    amounts: list[dict[str, Any]] = []
    for number, choice in enumerate(() if covert else session.actions(), 1):
        move = {"number": number, "action": str(choice), "label": renderer.action(game, choice), "gain": ""}
        if choice.range is None:
            moves.append(move | {"gain": _gain(renderer, choice)})
        else:
            amounts.append(move | _bounds(renderer, session, choice))
    if len(session.persons) == 1 or session.waiting != "move":
        title = renderer.text("ui-moves")
    else:
        title = named(renderer, "ui-moves-seat", session.names, session.state.to_act)
    return fill(
        "choices.html",
        t=renderer.text,
        plain=renderer.plain,
        number=renderer.number,
        waiting=session.waiting,
        watching=session.watching,
        pace=pace,
        past=not session.at_end,
        unseen=session.state.to_act if covert and session.state.to_act in session.persons else None,
        title=title,
        hint=HINTS.get(game.key),
        moves=moves,
        amounts=amounts,
        refused=[
            {"action": str(one), "label": renderer.action(game, one)} for one in (() if covert else session.refused())
        ],
    )


def _bounds(renderer: Renderer, session: Session, choice: Action) -> dict[str, Any]:
    """A choice with an amount, which the page adds to the words before it."""
    bounds = choice.range
    assert bounds is not None
    low, high = bounds[0], bounds[-1]
    return {
        "action": amount_words(choice),
        "plain": renderer.plain(f"{session.game.key}-action-{choice.message}", **dict(choice.facts())),
        "low": low,
        "high": high,
        "presets": (low, (low + high) // 2, high) if len(bounds) >= PRESETS else (),
    }


def amount_words(choice: Action) -> str:
    """A choice of amounts in notation without the amount, such as `2 bet`."""
    return str(choice).rpartition(" ")[0]


def _gain(renderer: Renderer, action: Action) -> Any:
    """How many cards a capture wins, the played one included."""
    cards = dict(action.facts()).get("cards")
    return renderer.text("ui-cards", count=len(cards) + 1) if isinstance(cards, tuple) else ""


def _result(renderer: Renderer, session: Session) -> str:
    game = session.game
    standing = game.standing(session.state)
    won = winners(session.view)
    last = _lines(renderer, session, session.moments[-1:])[-MOST_RESULT:]
    return fill(
        "result.html",
        t=renderer.text,
        plain=renderer.plain,
        headline=_headline(renderer, session, won),
        unit=renderer.text(f"{game.key}-amount-{standing.unit}"),
        number=renderer.number,
        ranking=ranking(renderer, session, won),
        shared=len(won) > 1,
        rules=[renderer.clause_link(clause) for clause in deciding(session)],
        lines=[line["sentence"] for line in last],
        record=record_of(session),
        seed=str(session.seed),
        file=f"{game.key}-{session.seed}.game",
    )


def _headline(renderer: Renderer, session: Session, won: Sequence[int]) -> Any:
    if not won:
        return renderer.text("ui-result-nobody")
    if len(won) > 1:
        return renderer.text("ui-result-shared", seats=tuple(won))
    if session.persons == (won[0],):
        return renderer.text("ui-result-you")
    return named(renderer, "ui-result-won", session.names, won[0])
