"""The door of the sandboxed worker: `handle` takes a request as JSON text and answers with JSON text.

Requests, by `do`:

    run       game lang code seats bots seed games     compiles the program and sits it at the table
    more                                               plays on for a moment
    game      number, or after and won                 a game of the run: its record; the next one won or lost
    console   game lang source                         a line, or several, of the console
    examples  lang file source                         all worked examples with that text of a game's module

An answer has `ok`. All of it is text and numbers, made to be shown as text: the page that gets it must take it for a
stranger's word. Of a run: `done`, `count`, `finished`, `status`, `rows`; where the program fails, `fault` with
`heading`, `error`, `lines` and `clauses`. `spoiled` says that a program has changed Python itself, so that the page
starts it anew before the next run. `undone` says that it was found out before a run or the examples began, as after a
run that was stopped: nothing was done, and the page asks the same of a new Python.
"""

from __future__ import annotations

import importlib
import json
import sys
import traceback
from collections.abc import Callable, Mapping
from typing import Any, Final

from games.errors import LinkError
from games.link import encode
from games.record import Record, write
from games.rulebook import load
from games.study import Study
from playground import requests
from playground.lab.changed import outcomes
from playground.lab.console import Console
from playground.lab.contest import MOST_GAMES, Contest, Share
from playground.lab.intact import Intact
from playground.lab.program import Fault, Program
from playground.requests import LONGEST_NUMBER, Request, Trouble
from playground.sentence import Sentences

Answer = dict[str, Any]

SLICE: Final = 0.15
"""Seconds that the games of one answer take, so that the page can show how far they are and stop them."""

ANEW: Final = ("run", "examples")
"""Requests that are answered by an unspoiled Python only."""

LONGEST_CODE: Final = 50_000
"""Characters of a program."""


class Lab:
    """The one table of a worker, and its console."""

    def __init__(self) -> None:
        self._contest: Contest | None = None
        self._words: Sentences | None = None
        self._consoles: dict[str, Console] = {}
        self._intact = Intact()
        self._output = sys.stdout  # a program may put something else there

    def handle(self, text: str) -> str:
        """The answer to a request; never raises, whatever the text is."""
        try:
            request = requests.read(text)
            words = self._speak(request)
            answer = self._dispatch(request, words)
        except Trouble as caught:
            answer = {"ok": False, "sentence": self._trouble(caught)}
        except Exception:
            sentence, detail = self._trouble(Trouble("engine")), traceback.format_exc()
            answer = {"ok": False, "sentence": sentence, "detail": detail, "spoiled": True}
        try:
            self._output.flush()
        except Exception:
            answer["spoiled"] = True  # a program has closed it
        return json.dumps(answer, ensure_ascii=False, sort_keys=True)

    def _dispatch(self, request: Request, words: Sentences) -> Answer:
        known: Mapping[str, Callable[[Request, Sentences], Answer]] = {
            "run": self._run,
            "more": self._more,
            "game": self._game,
            "console": self._console,
            "examples": self._examples,
        }
        if request["do"] not in known:
            raise Trouble("not-understood")
        if request["do"] in ANEW and self._intact.changed():
            return {"ok": False, "sentence": self._trouble(Trouble("engine")), "spoiled": True, "undone": True}
        answer = known[request["do"]](request, words)
        if answer.get("finished", True) and self._intact.changed():
            answer["spoiled"] = True
        return answer

    def _speak(self, request: Request) -> Sentences:
        if "lang" in request:
            lang = requests.text_of(request, "lang")
            if lang not in load().languages:
                raise Trouble("not-understood")
            if self._words is None or self._words.words.lang != lang:
                self._words = Sentences(load(), lang, "")
        if self._words is None:
            self._words = Sentences(load(), "en", "")
        return self._words

    def _trouble(self, caught: Trouble) -> str:
        words = self._words or Sentences(load(), "en", "")
        return words.plain(f"ui-error-{caught.code}", **caught.arguments)

    # ---- a run

    def _run(self, request: Request, words: Sentences) -> Answer:
        game = requests.the_game(request)
        options = game.Options()
        seats = requests.seats_of(request, game, options)
        bots = requests.bots_of(request)
        seed = requests.seed_of(request)
        count = requests.number_of(request, "games")
        if not 1 <= count <= MOST_GAMES:
            raise Trouble("bad-amount", low=1, high=MOST_GAMES)
        self._contest = None
        importlib.import_module(f"games.{game.key}.bots")
        self._intact.learn()
        try:
            program = Program(_code_of(request, "code"))
        except Fault as fault:
            return {"ok": True, "finished": True, "fault": self._fault(fault, words, game.key)}
        self._contest = Contest(game.key, options, seats, bots, count, seed, program)
        self._console_of(game.key).know(program)
        return self._more(request, words)

    def _more(self, request: Request, words: Sentences) -> Answer:
        contest = self._the_contest()
        try:
            contest.advance(SLICE)
        except Fault as fault:
            return {**_so_far(contest, words), "finished": True, "fault": self._fault(fault, words, contest.key)}
        return _so_far(contest, words)

    def _the_contest(self) -> Contest:
        if self._contest is None:
            raise Trouble("no-game")
        return self._contest

    def _fault(self, fault: Fault, words: Sentences, key: str) -> Answer:
        facts = {name: value for name, value in fault.facts.items() if name not in ("action", "ruling")}
        told: Answer = {
            "kind": fault.kind,
            "heading": words.plain(f"ui-lab-fault-{fault.kind}", **facts),
            "error": fault.error,
            "lines": [
                {"file": line.file, "number": line.number, "function": line.function, "text": line.text}
                for line in fault.lines
            ],
            "clauses": [],
        }
        if "ruling" in fault.facts:
            ruling = fault.facts["ruling"]
            told["reason"] = words.refusal_spoken(load_game(key), fault.facts["action"], ruling)
            told["clauses"] = [{"id": clause, "title": words.clause_title(clause)} for clause in ruling.clauses[:1]]
        return told

    def _game(self, request: Request, words: Sentences) -> Answer:
        contest = self._the_contest()
        if "after" in request:
            after, won = _typed(request, "after"), request.get("won") is True
            later = [one for one in contest.played if one.won == won and one.number > after]
            earlier = [one for one in contest.played if one.won == won]
            found = later or earlier
            if not found:
                return {"ok": False, "sentence": words.plain("ui-lab-none-such")}
            number = found[0].number
        else:
            number = _typed(request, "number")
        if not 1 <= number <= len(contest.played):
            raise Trouble("bad-amount", low=1, high=max(1, len(contest.played)))
        one = contest.played[number - 1]
        record = contest.record(number)
        return {
            "ok": True,
            "number": number,
            "title": words.plain("ui-lab-game", number=number, seat=one.seat, won=one.won),
            "record": write(record),
            "link": _link(record),
        }

    # ---- the console

    def _console_of(self, key: str) -> Console:
        return self._consoles.setdefault(key, Console(key))

    def _console(self, request: Request, words: Sentences) -> Answer:
        game = requests.the_game(request)
        source = _code_of(request, "source")
        console = self._console_of(game.key)
        if request.get("open") is not True and console.incomplete(source):
            return {"ok": True, "incomplete": True}
        self._intact.learn()
        try:
            console.run(source)
        except Fault as fault:
            return {"ok": True, "fault": self._fault(fault, words, game.key)}
        return {"ok": True}

    # ---- a changed rule

    def _examples(self, request: Request, words: Sentences) -> Answer:
        file = requests.text_of(request, "file")
        key = file.partition("/")[0]
        self._intact.learn()
        try:
            found = outcomes(file, _code_of(request, "source"))
        except Fault as fault:
            return {"ok": True, "fault": self._fault(fault, words, key)}
        broken = [one for one in found if not one.holds]
        return {
            "ok": True,
            "status": words.plain("ui-lab-examples-told", count=len(found), broken=len(broken)),
            "examples": [
                {
                    "id": one.example,
                    "title": words.plain(f"{key}-example-{one.example}"),
                    "step": one.step,
                    "told": "" if one.step is None else words.plain("ui-lab-breaks", step=one.step),
                    "why": one.why,
                    "fault": None if one.fault is None else self._fault(one.fault, words, key),
                }
                for one in broken
            ],
        }


def load_game(key: str) -> Any:
    """The game of that key."""
    return requests.the_game({"game": key})


def _code_of(request: Request, name: str) -> str:
    value = request.get(name)
    if not isinstance(value, str):
        raise Trouble("not-understood")
    if len(value) > LONGEST_CODE:
        raise Trouble("long-code", high=LONGEST_CODE)
    return value


def _link(record: Record) -> str:
    """The link of a game; empty where it is too long for one."""
    try:
        return encode(Study.of(record))
    except LinkError as error:
        if error.kind != "long":
            raise
        return ""


def _typed(request: Request, name: str) -> int:
    """A number as the reader typed it, in the digits of any language; 0 where there is none."""
    if isinstance(request.get(name), int):
        return requests.number_of(request, name)
    typed = requests.text_of(request, name)
    return int(typed) if typed.isdecimal() and len(typed) <= LONGEST_NUMBER else 0


def _so_far(contest: Contest, words: Sentences) -> Answer:
    done = len(contest.played)
    answer: Answer = {
        "ok": True,
        "done": done,
        "count": contest.count,
        "finished": contest.finished,
        "status": words.plain("ui-lab-done", done=done, count=contest.count),
        "rows": [],
    }
    if done:
        fair = words.plain("ui-lab-fair", percent=_percent(1 / contest.seats))
        answer["note"] = fair
        answer["amounts"] = words.plain("ui-lab-amounts", unit=contest.unit)
        capped = sum(one.capped for one in contest.played)
        if capped:
            answer["note"] = f"{fair} {words.plain('ui-lab-capped', count=capped)}"
        answer["rows"] = [
            _row(words, words.plain("ui-lab-yours"), contest.share(), contest.amount()),
            _row(
                words,
                words.plain(
                    "ui-lab-others", count=contest.seats - 1, name=words.plain(f"{contest.key}-bot-{contest.opponents}")
                ),
                contest.share_of_others(),
                contest.amount_of_others(),
            ),
        ]
        answer["fair"] = round(1 / contest.seats, 4)
    return answer


def _percent(share: float) -> float:
    return round(100 * share, 1)


def _row(words: Sentences, name: str, share: Share, amount: Share) -> Answer:
    return {
        "name": name,
        "share": round(share.mean, 4),
        "error": round(share.error, 4),
        "cells": [
            words.plain("ui-lab-share", percent=_percent(share.mean), error=_percent(share.error)),
            words.plain("ui-lab-amount", number=round(amount.mean, 2), error=round(amount.error, 2)),
        ],
    }


_LAB = Lab()


def handle(request: str) -> str:
    """The answer of this worker's lab to a request; both are JSON texts."""
    return _LAB.handle(request)
