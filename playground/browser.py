"""The worker's only door: `handle` takes a request as JSON text and answers with JSON text.

Requests, by `do`:

    languages                                     which languages there are, with their names
    open      game lang rules options seats seed, and who plays: persons bots names     a new game
    take-over game lang rules example step seat bots seed      a game from a step of an example; seat null: all seats
    act       action      the reader's action in notation, such as "1 discard 9C"; where it has an amount, the words
                          before it in `action` and the amount as it was typed in `amount`
    try       action      only asks the rules: nothing changes
    deal                  the next cards
    continue              the bots' next moves, after an answer with `more`
    finish                the same to the end of the game, when the reader is out
    undo redo             the last decision taken back, made again
    again     seed same   a new game with the same settings; with `same` the same deals again
    pace                  only draws what can be pressed, after the reader has chosen another pace
    go        to          another place of the game: `first` `back` `forward` `last` of the line, the next `decision`,
                          the next event of a `clause`, the `main` line, or a `place` with `line` and `step`
    view      seat        the table as a seat sees it; null: every card
    why                   the rules that allowed the last move, what may be done now, and what may not and why
    hint                  what the sensible player would do here, and why
    odds                  the odds for what the reader looks at
    differ    options quick     what changed options would make of the line; without any, what can be changed; with
                          `quick` without the odds that take long, and `rest` says that there are such
    differ-on options     play on under them from the step looked at, or from the last one that can be reached
    differ-back           the game that was left for that, and back again
    tree                  all moves and branches
    delete promote   line     without a branch; with it as the main line
    restore               the branches as they were before that
    show                  everything that is on the page, drawn again
    record                the game in notation, after its end
    bring     game lang rules text seed record packs, and who plays: persons bots names version, or players
                          a game from a link or a record; persons null: one reader for all seats, with open cards
    uncover   seat        the person in that seat has taken the device
    share     open address   link and record of the game; of a running one only with `open`, before that the warning
    keep                  what the device keeps to go on later, as `kept`: the fields of `bring`, or null
    step      game lang rules example step        one step of an example, as the built page has it
    picture   game lang rules text persons place  the table of a link, to be looked at and not played
    steps     game lang rules example seat        all its steps as that seat sees them

An answer has `ok`; `fragments`, HTML by target (`status news message hint table choices log result sheet tools where
views fired cover`, `why odds differ tree share` when asked for, and `step` or `steps` of an example), where `log` comes
with `log_keep`, how many of the lines on the page stay before it; `announce`, what a screen reader should say; `over`;
`unfinished`, whether something would be lost with the game; `more`, when bots still have to move; `watched`, when
nobody at the page plays any more, so that not all of it need be told; `at`, where the reader looks: `line` (0 is the
main line), `step`, the `last` step of that line, and how many `moves` all lines have;
`focus`, the key or target where the focus belongs if what had it is gone; `covered`, when the device is to be passed on
and nothing of the game is shown; `kept` and `record` when asked for. Who plays is read by `playground.seating`. A
request that cannot be carried out is answered with `ok: false`, an `error` code and a sentence, and changes nothing.
"""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Mapping
from typing import Final

from games import rulebook
from playground import requests
from playground.answer import Answer, trouble
from playground.cover import ANSWERED
from playground.renderer import Renderer
from playground.requests import Request, Trouble
from playground.session import Session
from playground.worker import comparing, explaining, opening, playing, reading, saving, studying
from playground.worker.desk import Desk, renderer_for

WITHOUT_GAME: Final[Mapping[str, Callable[[Desk, Request, str], Answer]]] = {
    "languages": reading.languages,
    "open": opening.new,
    "take-over": opening.take_over,
    "bring": opening.bring,
    "step": reading.step,
    "steps": reading.steps,
    "picture": opening.picture,
}
"""The requests that can be answered before a game is open, with the language that they are answered in."""

OF_GAME: Final[Mapping[str, Callable[[Desk, Request, Session, Renderer], Answer]]] = {
    "act": playing.act,
    "try": playing.attempt,
    "deal": playing.deal,
    "continue": playing.go_on,
    "finish": playing.finish,
    "undo": playing.undo,
    "redo": playing.redo,
    "again": opening.again,
    "pace": playing.pace,
    "go": studying.go,
    "view": studying.view,
    "why": explaining.why,
    "odds": explaining.odds,
    "hint": explaining.hint,
    "differ": comparing.differ,
    "differ-on": comparing.play_on,
    "differ-back": comparing.back,
    "tree": studying.tree,
    "uncover": playing.uncover,
    "delete": studying.delete,
    "promote": studying.promote,
    "restore": studying.restore,
    "show": studying.show,
    "record": saving.record,
    "share": saving.share,
    "keep": saving.keep,
}
"""The requests to the game that the desk holds, with that game and the renderer of its page."""


def respond(desk: Desk, text: str) -> str:
    """The desk's answer to a request; never raises, whatever the text is."""
    lang = "en"
    before = dict(vars(desk))
    try:
        request = requests.read(text)
        lang = _lang(desk, request)
        answer = _dispatch(desk, request, lang)
    except Trouble as caught:
        answer = trouble(_words(desk, lang), caught.code, **caught.arguments)
    except Exception:
        # The door of the worker: whatever breaks, the page gets a sentence, and what it keeps is as it was.
        vars(desk).update(before)
        answer = trouble(_words(desk, lang), "engine")
        answer["detail"] = traceback.format_exc()
    return json.dumps(answer, ensure_ascii=False, sort_keys=True)


def _lang(desk: Desk, request: Request) -> str:
    if "lang" not in request:
        return desk.renderer.lang if desk.renderer else "en"
    lang = requests.text_of(request, "lang")
    if lang not in rulebook.load().languages:
        raise Trouble("not-understood")
    return lang


def _words(desk: Desk, lang: str) -> Renderer:
    return desk.renderer if desk.renderer and desk.renderer.lang == lang else renderer_for(lang, "")


def _dispatch(desk: Desk, request: Request, lang: str) -> Answer:
    if "pace" in request:
        desk.pace = requests.pace_of(request)
    do = request["do"]
    if do in WITHOUT_GAME:
        return WITHOUT_GAME[do](desk, request, lang)
    if do not in OF_GAME:
        raise Trouble("not-understood")
    if desk.session is None or desk.renderer is None:
        raise Trouble("no-game")
    if desk.session.covered and do not in ANSWERED:
        raise Trouble("covered")
    return OF_GAME[do](desk, request, desk.session, desk.renderer)


_DESK = Desk()


def handle(request: str) -> str:
    """The answer of this process's desk to a request; both are JSON texts."""
    return respond(_DESK, request)
