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
    differ    options     what changed options would make of the line; without any, what can be changed
    differ-on options     play on under them from the step looked at, or from the last one that can be reached
    differ-back           the game that was left for that, and back again
    tree                  all moves and branches
    delete promote   line     without a branch; with it as the main line
    restore               the branches as they were before that
    show                  everything that is on the page, drawn again
    record                the game in notation, after its end
    bring     game lang rules text seed, and who plays: persons bots names version, or players
                          a game from a link or a record; persons null: one reader for all seats, with open cards
    uncover   seat        the person in that seat has taken the device
    share     open address   link and record of the game; of a running one only with `open`, before that the warning
    keep                  what the device keeps to go on later, as `kept`: the fields of `bring`, or null
    step      game lang rules example step        one step of an example, as the built page has it
    picture   game lang rules text persons place  the table of a link, to be looked at and not played
    steps     game lang rules example seat        all its steps as that seat sees them

An answer has `ok`; `fragments`, HTML by target (`status news message table choices log result tools where views fired
cover`, and `why odds differ tree share` when asked for), where `log` comes with `log_keep`, how many of the lines on
the page stay before it; `announce`, what a screen reader should say; `over`; `more`, when bots still have to move;
`at`, where the reader looks: `line` (0 is the main line), `step`, the `last` step of that line, and how many `moves`
all lines have; `focus`, the key or target where the focus belongs if what had it is gone; `covered`, when the device
is to be passed on and nothing of the game is shown. Who plays is read by `playground.seating`. A request that cannot
be carried out is answered with `ok: false`, an `error` code and a sentence, and changes nothing.
"""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final

from games.errors import BadStudy, IllegalAction, LinkError, NotationError
from games.rulebook import load
from playground import requests, sharing
from playground.cover import ANSWERED, cover
from playground.differ import differ_html, played_under
from playground.hint import hint_html, hint_of
from playground.pace import AT_ONCE, Pace
from playground.renderer import Renderer
from playground.requests import Request, Trouble
from playground.screen import (
    Answer,
    amount_words,
    blind,
    chances,
    choices,
    everything,
    look,
    panel,
    picture,
    progress,
    reasons,
    refusal,
    trouble,
)
from playground.seating import seating_of
from playground.session import (
    Covered,
    Moment,
    NoDealDue,
    NothingToRepeat,
    NothingToTakeBack,
    NotToBeSeen,
    Session,
    open_session,
)
from playground.share_panel import bad_link, bad_record, other_game, share_panel
from playground.takeover import example_replay, record_of, take_over
from playground.tree import tree_html

BATCH: Final = 64
"""How many moves of fast bots one answer holds at most, so that the page can show that the game goes on."""
MOST_DIGITS: Final = 6
"""Digits of an amount; no table has a million chips."""
SLOW_BOTS: Final = frozenset({"look-ahead"})
"""Bots that may need a second for a move: one of their moves an answer."""


@lru_cache(maxsize=8)
def renderer_for(lang: str, rules_url: str) -> Renderer:
    """The renderer of a language for pages that reach the rules at this address."""
    return Renderer(load(), lang, rules_url)


class Desk:
    """The one game that a worker holds, and the language of its page."""

    def __init__(self) -> None:
        self._session: Session | None = None
        self._renderer: Renderer | None = None
        self._shown: tuple[Moment, ...] = ()
        """The moments that the page's log already has."""
        self._seen_by: int | None = None
        """The seat as which that log was seen."""
        self._pace: Pace = AT_ONCE
        """How bots move, as the reader has chosen."""
        self._opening: Request = {}
        """The request that opened the game, for another one like it."""
        self._decided = 0
        """The moment after which things are news to the reader."""
        self._former: Session | None = None
        """The game that was left to be played on under other options."""

    def handle(self, text: str) -> str:
        """The answer to a request; never raises, whatever the text is."""
        lang = "en"
        before = self._session
        try:
            request = requests.read(text)
            lang = self._lang(request)
            answer = self._dispatch(request, lang)
        except Trouble as caught:
            answer = trouble(self._words(lang), caught.code, **caught.arguments)
        except Exception:
            # The door of the worker: whatever breaks, the page gets a sentence and keeps its game.
            self._session = before
            answer = trouble(self._words(lang), "engine")
            answer["detail"] = traceback.format_exc()
        return json.dumps(answer, ensure_ascii=False, sort_keys=True)

    def _lang(self, request: Request) -> str:
        if "lang" not in request:
            return self._renderer.lang if self._renderer else "en"
        lang = requests.text_of(request, "lang")
        if lang not in load().languages:
            raise Trouble("not-understood")
        return lang

    def _words(self, lang: str) -> Renderer:
        return self._renderer if self._renderer and self._renderer.lang == lang else renderer_for(lang, "")

    def _dispatch(self, request: Request, lang: str) -> Answer:
        free: Mapping[str, Callable[[Request, str], Answer]] = {
            "languages": self._languages,
            "open": self._open,
            "take-over": self._take_over,
            "bring": self._bring,
            "step": self._step,
            "steps": self._steps,
            "picture": self._picture,
        }
        seated: Mapping[str, Callable[[Request, Session, Renderer], Answer]] = {
            "act": self._act,
            "try": self._try,
            "deal": self._deal,
            "continue": self._continue,
            "finish": self._continue,
            "undo": self._undo,
            "redo": self._redo,
            "again": self._again,
            "pace": self._pace_chosen,
            "go": self._go,
            "view": self._view,
            "why": self._why,
            "odds": self._odds,
            "hint": self._hint,
            "differ": self._differ,
            "differ-on": self._differ_on,
            "differ-back": self._differ_back,
            "tree": self._tree,
            "uncover": self._uncover,
            "delete": self._delete,
            "promote": self._promote,
            "restore": self._restore,
            "show": self._show,
            "record": self._record,
            "share": self._share,
            "keep": self._keep,
        }
        if "pace" in request:
            self._pace = requests.pace_of(request)
        do = request["do"]
        if do in free:
            return free[do](request, lang)
        if do not in seated:
            raise Trouble("not-understood")
        if self._session is None or self._renderer is None:
            raise Trouble("no-game")
        if self._session.covered and do not in ANSWERED:
            raise Trouble("covered")
        return seated[do](request, self._session, self._renderer)

    # ---- requests that need no game

    def _languages(self, request: Request, lang: str) -> Answer:
        return {
            "ok": True,
            "languages": [
                {"code": code, "name": language.name, "dir": language.dir}
                for code, language in load().languages.items()
            ],
        }

    def _step(self, request: Request, lang: str) -> Answer:
        renderer = renderer_for(lang, requests.address_of(request, "rules"))
        game = requests.the_game(request)
        example = requests.text_of(request, "example")
        index = requests.number_of(request, "step")
        html = renderer.step_of(example_replay(game, example, index), index, example)
        return {"ok": True, "fragments": {"step": html}}

    def _steps(self, request: Request, lang: str) -> Answer:
        renderer = renderer_for(lang, requests.address_of(request, "rules"))
        example = requests.text_of(request, "example")
        played = example_replay(requests.the_game(request), example, 0)
        seat = requests.seat_of(request, played.record.seats)
        steps = [renderer.step_of(played, index, example, seat) for index in range(len(played.steps))]
        return {"ok": True, "fragments": {"steps": "".join(steps)}, "announce": renderer.plain("ui-viewed", seat=seat)}

    def _open(self, request: Request, lang: str) -> Answer:
        renderer = renderer_for(lang, requests.address_of(request, "rules"))
        game = requests.the_game(request)
        options = requests.options_of(request, game)
        seats = requests.seats_of(request, game, options)
        who = seating_of(request, seats)
        seed = requests.seed_of(request)
        session = open_session(
            game, options, seats, who.persons, who.bots, seed, names=who.names, open_hands=who.open_hands
        )
        return self._begin(request, session, renderer)

    def _take_over(self, request: Request, lang: str) -> Answer:
        renderer = renderer_for(lang, requests.address_of(request, "rules"))
        game = requests.the_game(request)
        session = take_over(
            game,
            requests.text_of(request, "example"),
            requests.number_of(request, "step"),
            None if request.get("seat") is None else requests.number_of(request, "seat"),
            requests.bots_of(request),
            requests.seed_of(request),
        )
        return self._begin(request, session, renderer)

    def _bring(self, request: Request, lang: str) -> Answer:
        renderer = renderer_for(lang, requests.address_of(request, "rules"))
        brought = _brought(request, renderer)
        if not isinstance(brought, Session):
            return brought
        if brought.at_end:
            return self._begin(request, brought, renderer)
        self._opening, self._renderer, self._shown, self._former = request, renderer, (), None
        return self._looked(brought, renderer)

    def _picture(self, request: Request, lang: str) -> Answer:
        renderer = renderer_for(lang, requests.address_of(request, "rules"))
        # Nobody plays; cards that the link leaves open lie in the same order every time.
        brought = _brought({**request, "bots": "random", "seed": "0"}, renderer)
        return picture(renderer, brought) if isinstance(brought, Session) else brought

    def _begin(self, request: Request, session: Session, renderer: Renderer) -> Answer:
        # The first cards need no word of the reader; only then is there something to see.
        self._decided = len(session.moments)
        session = self._moved(session)
        self._opening, self._session, self._renderer, self._former = request, session, renderer, None
        self._shown = ()
        return self._everything(session, renderer, focus="choices")

    # ---- requests to the game

    def _act(self, request: Request, session: Session, renderer: Renderer) -> Answer:
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
        return self._progress(session, after, renderer)

    def _try(self, request: Request, session: Session, renderer: Renderer) -> Answer:
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

    def _deal(self, request: Request, session: Session, renderer: Renderer) -> Answer:
        try:
            after = session.deal()
        except NoDealDue as error:
            raise Trouble("no-deal") from error
        return self._progress(session, after, renderer)

    def _continue(self, request: Request, session: Session, renderer: Renderer) -> Answer:
        if request["do"] == "finish":
            if not session.watching:
                raise Trouble("not-understood")
            session = self._moved(session, to_end=True)
        else:
            session = self._moved(session, wanted=True)
        return self._draw(session, renderer)

    def _undo(self, request: Request, session: Session, renderer: Renderer) -> Answer:
        try:
            after = session.undo()
        except NothingToTakeBack as error:
            raise Trouble("no-undo") from error
        return self._jump(after, renderer, "ui-undone")

    def _redo(self, request: Request, session: Session, renderer: Renderer) -> Answer:
        try:
            after = session.redo()
        except NothingToRepeat as error:
            raise Trouble("no-redo") from error
        return self._jump(after, renderer, "ui-redone")

    def _again(self, request: Request, session: Session, renderer: Renderer) -> Answer:
        same = request.get("same") is True
        if self._opening["do"] == "bring":
            anew = sharing.again(session) if same else sharing.afresh(session, requests.seed_of(request))
            return self._begin(self._opening, anew, renderer)
        seed = str(session.seed) if same else request.get("seed")
        return self._dispatch({**self._opening, "seed": seed}, renderer.lang)

    def _pace_chosen(self, request: Request, session: Session, renderer: Renderer) -> Answer:
        return self._cover(session, renderer) if session.covered else choices(renderer, session, self._pace)

    def _go(self, request: Request, session: Session, renderer: Renderer) -> Answer:
        after = _gone(request, session)
        return self._looked(after, renderer)

    def _view(self, request: Request, session: Session, renderer: Renderer) -> Answer:
        seat = None if request.get("seat") is None else requests.number_of(request, "seat")
        try:
            after = session.look_as(seat)
        except NotToBeSeen as error:
            raise Trouble("bad-view") from error
        self._shown = ()
        words = renderer.plain("ui-viewed-all") if seat is None else renderer.plain("ui-viewed", seat=seat)
        return self._looked(after, renderer, words)

    def _uncover(self, request: Request, session: Session, renderer: Renderer) -> Answer:
        try:
            after = session.uncover(requests.number_of(request, "seat"))
        except Covered as error:
            raise Trouble("covered") from error
        self._shown = ()
        self._decided = after.decided
        if after.at_end:
            return self._everything(after, renderer, focus="choices")
        return self._looked(after, renderer)

    def _why(self, request: Request, session: Session, renderer: Renderer) -> Answer:
        return reasons(renderer, session)

    def _odds(self, request: Request, session: Session, renderer: Renderer) -> Answer:
        return chances(renderer, session)

    def _hint(self, request: Request, session: Session, renderer: Renderer) -> Answer:
        advised = None if blind(session) else hint_of(session)
        if advised is None:
            raise Trouble("no-hint")
        html, spoken = hint_html(renderer, session, advised)
        return {**panel("hint", html), "announce": spoken, "focus": "hint-told"}

    def _differ(self, request: Request, session: Session, renderer: Renderer) -> Answer:
        options = requests.options_of(request, session.game) if "options" in request else session.options
        return panel("differ", differ_html(renderer, session, options, self._former is not None))

    def _differ_on(self, request: Request, session: Session, renderer: Renderer) -> Answer:
        onward = played_under(session, requests.options_of(request, session.game))
        if onward is None:
            raise Trouble("not-understood")
        answer = self._begin({"do": "bring"}, onward, renderer)
        self._former = session
        answer["announce"] = " ".join((renderer.plain("ui-differ-playing"), answer["announce"]))
        return answer

    def _differ_back(self, request: Request, session: Session, renderer: Renderer) -> Answer:
        if self._former is None:
            raise Trouble("not-understood")
        self._shown = ()
        # Where a device is passed round, it may be in other hands by now.
        former = replace(self._former, holder=None)
        answer = self._looked(former, renderer, renderer.plain("ui-differ-returned"))
        self._former, self._opening = session, {"do": "bring"}
        return answer

    def _tree(self, request: Request, session: Session, renderer: Renderer) -> Answer:
        answer = panel("tree", tree_html(renderer, session))
        # Where the focus goes when the branch that had it is gone.
        return answer | {"focus": "restore" if session.former else None}

    def _delete(self, request: Request, session: Session, renderer: Renderer) -> Answer:
        return self._rearranged(session.delete, request, renderer, "ui-branch-deleted")

    def _promote(self, request: Request, session: Session, renderer: Renderer) -> Answer:
        return self._rearranged(session.promote, request, renderer, "ui-branch-promoted")

    def _rearranged(self, do: Callable[[int], Session], request: Request, renderer: Renderer, words: str) -> Answer:
        try:
            after = do(requests.number_of(request, "line"))
        except BadStudy as error:
            raise Trouble("not-understood") from error
        return self._looked(after, renderer, renderer.plain(words)) | {"focus": "restore"}

    def _restore(self, request: Request, session: Session, renderer: Renderer) -> Answer:
        try:
            after = session.restore()
        except NothingToRepeat as error:
            raise Trouble("no-redo") from error
        return self._looked(after, renderer, renderer.plain("ui-branch-restored"))

    def _show(self, request: Request, session: Session, renderer: Renderer) -> Answer:
        if session.at_end:
            return self._everything(session, renderer, focus=None)
        self._shown = ()
        return self._looked(session, renderer)

    def _record(self, request: Request, session: Session, renderer: Renderer) -> Answer:
        if session.waiting != "over":
            return trouble(renderer, None, sentence=renderer.plain("ui-record-later"))
        return {"ok": True, "record": record_of(session)}

    def _share(self, request: Request, session: Session, renderer: Renderer) -> Answer:
        address = requests.text_of(request, "address")
        return share_panel(renderer, session, address, told=request.get("open") is True)

    def _keep(self, request: Request, session: Session, renderer: Renderer) -> Answer:
        return {"ok": True, "kept": sharing.kept(session)}

    # ---- what all of them share

    def _moved(self, session: Session, to_end: bool = False, wanted: bool = False) -> Session:
        """After the next moves that need nobody's word, as many as one answer may hold.

        Unless bots move at once, that is one move of a seat, where it is `wanted`, and shuffles.
        """
        for _ in range(BATCH):
            if session.waiting == "deal" and to_end:
                session = session.deal(by="table")
            elif session.waiting == "bots":
                seat = session.state.to_act
                if isinstance(seat, int) and self._pace != AT_ONCE and not to_end:
                    if not wanted:
                        break
                    wanted = False
                session = session.advance()
                if session.bots.get(seat) in SLOW_BOTS:
                    break
            else:
                break
        return session

    def _progress(self, before: Session, after: Session, renderer: Renderer) -> Answer:
        self._decided = before.place.step
        answer = self._draw(self._moved(after), renderer)
        if after.place.line != before.place.line:
            answer["announce"] = " ".join((renderer.plain("ui-branched", branch=after.place.line), answer["announce"]))
        return answer

    def _cover(self, session: Session, renderer: Renderer) -> Answer:
        self._session, self._shown = session, ()
        return cover(renderer, session, self._pace)

    def _draw(self, session: Session, renderer: Renderer) -> Answer:
        if session.covered:
            return self._cover(session, renderer)
        answer = progress(renderer, session, self._decided, self._there(session), self._pace)
        self._remember(session)
        return answer

    def _looked(self, session: Session, renderer: Renderer, words: str = "") -> Answer:
        if session.covered:
            return self._cover(session, renderer)
        answer = look(renderer, session, self._there(session), words, self._pace)
        self._decided = session.place.step
        self._remember(session)
        return answer

    def _jump(self, session: Session, renderer: Renderer, words: str) -> Answer:
        self._decided = session.place.step
        answer = self._draw(session, renderer)
        answer["more"] = answer["more"] and session.at_end
        answer["announce"] = " ".join((renderer.plain(words), answer["announce"]))
        return answer

    def _everything(self, session: Session, renderer: Renderer, focus: str | None) -> Answer:
        if session.covered:
            return self._cover(session, renderer)
        answer = everything(renderer, session, self._decided, focus, self._pace)
        self._remember(session)
        return answer

    def _remember(self, session: Session) -> None:
        self._session, self._shown, self._seen_by = session, session.moments, _eyes(session)

    def _there(self, session: Session) -> int:
        """How many of the session's moments the log on the page begins with."""
        if self._seen_by != _eyes(session):
            return 0
        same = 0
        for shown, moment in zip(self._shown, session.moments, strict=False):
            if shown is not moment:
                break
            same += 1
        return same


def _eyes(session: Session) -> int | None:
    """The seat on which the words of the log hang."""
    return session.viewer if session.game.hides else None


def _brought(request: Request, renderer: Renderer) -> Session | Answer:
    """The session of a text that was sent, or the answer that says why it cannot be opened."""
    try:
        return sharing.brought(request, requests.the_game(request))
    except LinkError as error:
        return bad_link(renderer, error)
    except sharing.BadRecord as error:
        return bad_record(renderer, error)
    except sharing.OtherGame as error:
        return other_game(renderer, error)


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


_DESK = Desk()


def handle(request: str) -> str:
    """The answer of this process's desk to a request; both are JSON texts."""
    return _DESK.handle(request)
