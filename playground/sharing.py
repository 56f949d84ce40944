"""A game that leaves the page or comes back into it: as a link, as a record, or kept on the reader's device.

Whatever text comes in, from an address, a file or the clipboard, `brought` gives a session or says what is wrong with
the text; it never gives anything else away and starts nothing.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any, Final

from games import link
from games.errors import BadStudy, LinkError, NotationError
from games.link_content import MOST_MOVES
from games.record import Move, Record, complete, read
from games.replay import replay, start
from games.study import Study
from playground import requests
from playground.moment import By, Moment
from playground.requests import Request, Trouble
from playground.seating import KEPT, seating_of
from playground.sentence import AnyGame
from playground.session import Session, open_session, session_of
from playground.single_move import single_move
from playground.takeover import record_of

LONGEST: Final = 200_000
"""Characters of a record that is opened; the longest game of 1,000 sensible ones has 40,000."""

_PLACE: Final = re.compile(r"(?:([0-9]{1,5})\.)?([0-9]{1,5})")

SHOWN: Final = 200
"""Characters of a wrong line that are shown."""


class BadRecord(Exception):
    """A record that cannot be read or played: the error, the number of the line, if it is known, and its text, cut to
    what can be shown."""

    def __init__(self, error: NotationError, text: str) -> None:
        self.error = error
        self.line = error.line
        lines = text.split("\n")
        there = lines[error.line - 1].strip() if error.line and error.line <= len(lines) else ""
        self.text = there if len(there) <= SHOWN else there[:SHOWN] + "…"
        super().__init__(error.message)


class OtherGame(Exception):
    """A text that holds another game than the page; `link` is its link where it was one, else empty."""

    def __init__(self, key: str, text: str) -> None:
        self.key = key
        self.link = text
        super().__init__(key)


@dataclass(frozen=True, slots=True)
class Shared:
    """What a game can be sent as. `link` is empty when the game is too long for one; `hidden` says that the game is
    running, so that link and record tell cards which nobody at the table may know."""

    link: str
    record: str
    hidden: bool


def hides(session: Session) -> bool:
    """Whether cards have been dealt and no line of the game is over, so that its pack must not be told."""
    return bool(session.record.position or any(session.lines)) and not session.finished


def shared(session: Session) -> Shared:
    """The link of the whole study, at the place looked at, and the record of the line looked at."""
    try:
        text = link.encode(session.study)
    except LinkError as error:
        if error.kind != "long":
            raise
        text = ""
    return Shared(text, record_of(session), hides(session))


def kept(session: Session) -> dict[str, Any] | None:
    """What a device keeps of a game so that it can go on there: the fields of a `bring` request.

    `None` when there is nothing to go on with: nobody has decided anything yet, or the game is over.
    """
    ended = session.step(session.last)
    if ended.state.to_act is None or not any(one.by == "reader" for one in ended.moments):
        return None
    whole = shared(session)
    return {
        "version": KEPT,
        "text": whole.link or whole.record,
        "persons": None if session.open_hands else list(session.persons),
        "names": {str(seat): name for seat, name in session.names.items()},
        "bots": {str(seat): name for seat, name in session.bots.items()},
        "seed": str(session.seed),
        # Its packs are not counted among the game's own (`Session._dealt_again`).
        "record": sum(one.by == "record" for one in session.lines[0]),
        "packs": list(session.packs),
    }


def brought(request: Request, game: AnyGame) -> Session:
    """The session of the request's `text`, a link or a record, with the players that `playground.seating` reads there.

    A link comes with its branches and at its place, or at the `place` that is asked for, such as `4` or, in a branch,
    `2.7`; a record at its end. The first `record` moves were there before the reader began to play, and `packs` are
    those that are dealt again. Raises `LinkError`, `BadRecord`, `OtherGame`, or `Trouble` for the other fields.
    """
    text = request.get("text")
    if not isinstance(text, str):
        raise Trouble("not-understood")
    seed = requests.seed_of(request)
    study = _placed(_read(text, game, seed), request)
    before = requests.number_of(request, "record") if request.get("record") is not None else 0
    who = seating_of(request, study.head.seats)
    origin = start(study.head)
    made = Session(
        game=game,
        study=study,
        lines=(),
        origin=origin,
        persons=who.persons,
        names=who.names,
        open_hands=who.open_hands,
        seed=seed,
        bots=who.bots,
        packs=requests.texts_of(request, "packs"),
    )
    lines: list[tuple[Moment, ...]] = []
    for line in study.lines:
        state = origin
        if line.parent is not None and line.at:
            state = lines[line.parent][line.at - study.lines[line.parent].at - 1].state
        moments: list[Moment] = []
        for move in line.moves:
            action = game.read_action(state, move)
            after, events = game.apply(state, action)
            known = not lines and len(moments) < before
            moments.append(Moment(action, events, after, "record" if known else _by(game, made, state, action.seat)))
            state = after
        lines.append(tuple(moments))
    return replace(made, lines=tuple(lines))


def afresh(session: Session, seed: int) -> Session:
    """A new game like one that was brought: from where a worked example was left, from its position, or from a first
    deal with the same settings."""
    begun = _begun(session)
    if begun or session.record.position:
        return _from(session, seed, begun)
    record = session.record
    return open_session(
        session.game,
        record.options,
        record.seats,
        session.persons,
        session.bots,
        seed,
        names=session.names,
        open_hands=session.open_hands,
    )


def again(session: Session) -> Session:
    """The same game from its beginning, with the packs that the line looked at has had."""
    line = session.path(session.study.end())
    packs = tuple(str(one.action) for one in line if one.action.seat is None and one.by != "record")
    return replace(_from(session, session.seed, _begun(session)), packs=packs)


def _begun(session: Session) -> tuple[Moment, ...]:
    """What a worked example had brought about before the reader began to play."""
    lines = (session.path(session.study.end(index)) for index in range(len(session.lines)))
    return max((tuple(takewhile(lambda one: one.by == "record", line)) for line in lines), key=len)


def _from(session: Session, seed: int, begun: tuple[Moment, ...]) -> Session:
    """A game like another one at the end of these moments of it."""
    return session_of(
        session.game,
        session.record,
        seed,
        session.persons,
        session.bots,
        session.origin,
        begun,
        names=session.names,
        open_hands=session.open_hands,
    )


def _read(text: str, game: AnyGame, seed: int) -> Study:
    """The study in which no card is left open."""
    one = text.strip()
    _, mark, behind = one.partition("#g=")
    if mark or len(one.split()) <= 1:
        one = behind.partition("&")[0] if mark else one
        study = link.decode(one).study
        if study.head.game != game.key:
            raise OtherGame(study.head.game, one)
        return _completed(study, seed)
    record = _record(text)
    if record.game != game.key:
        raise OtherGame(record.game, "")
    try:
        replay(record)
        whole = complete(record, len(record.moves), seed)
        replay(whole, check=False)
    except NotationError as error:
        raise BadRecord(error, text) from None
    return _line(whole, len(whole.moves))


def _placed(study: Study, request: Request) -> Study:
    """The study at the place that an address asks for."""
    if request.get("place") is None:
        return study
    found = _PLACE.fullmatch(requests.text_of(request, "place"))
    line, step = (int(found[1] or 0), int(found[2])) if found else (0, -1)
    try:
        if 0 <= step <= study.lines[line].end:
            return study.go(line, step)
    except (BadStudy, IndexError):
        pass
    raise Trouble("no-step")


def _completed(study: Study, seed: int) -> Study:
    """The study, or where it leaves cards open only the line looked at, with those cards put in the seed's order."""
    for index in range(len(study.lines)):
        record = study.record(study.end(index))
        if _moves(complete(record, len(record.moves), seed)) != _moves(record):
            looked = study.record()
            return _line(complete(looked, len(looked.moves), seed), study.place.step)
    return study


def _moves(record: Record) -> tuple[object, ...]:
    return (record.position, *(move.text for move in record.moves))


def _line(record: Record, step: int) -> Study:
    """The study of one line, every move as the engine writes it."""
    texts = tuple(Move(str(one.action), 0) for one in replay(record, check=False).steps if one.action is not None)
    return Study.of(replace(record, moves=texts)).go(0, step)


def _record(text: str) -> Record:
    if len(text) > LONGEST:
        raise Trouble("long-record", most=LONGEST)
    try:
        record = read(text)
    except NotationError as error:
        raise BadRecord(error, text) from None
    if len(record.moves) > MOST_MOVES:
        raise Trouble("long-record", most=LONGEST)
    return record


def _by(game: AnyGame, made: Session, before: Any, seat: int | None) -> By:
    """Who made a move, as far as it can be told afterwards."""
    if seat not in made.persons:
        return "table"
    return "reader" if made.shared or single_move(game, before) is None else "only"
