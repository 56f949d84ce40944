"""A game between people at one device and bots, as a value: a study with a place that is looked at.

A `Session` holds no HTML and no language. Every change makes a new one, so an error half way leaves the old session as
it was. Going back moves the place and loses nothing: another move there begins a branch (`games.study`). The seed and
the pack are in here, and nothing that a seat may not know leaves through `log` and `view`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from games.bots import player
from games.chance import Source
from games.core import CHANCE, Action, Event, View
from games.errors import BadStudy
from games.record import Record, new
from games.study import START, Line, Place, Study
from playground.sentence import AnyGame

Waiting = Literal["move", "deal", "over", "bots"]
"""What comes next: the reader's move, the reader's word to deal, nothing any more, or moves that bots make."""

OWN: Final = "own"
"""The reader looks as he sits at the table."""

By = Literal["record", "table", "reader", "only"]
"""Who made a move: the record that the session took over, the table (bots and automatic deals), the reader, or nobody,
because it was the reader's only one."""


class NothingToTakeBack(Exception):
    """There is no decision of the reader's to go back to."""


class NothingToRepeat(Exception):
    """No move was taken back, or another one has been made since."""


class NotToBeSeen(Exception):
    """The reader may not look at the table as that seat while the game goes on."""


class Covered(Exception):
    """The hands are covered: nobody has said that the device is his."""


class NoDealDue(Exception):
    """A deal was asked for while one is being played, or after the end."""


@dataclass(frozen=True, slots=True)
class Moment:
    """An action, what it caused, the state after it, and who made it."""

    action: Action
    events: tuple[Event, ...]
    state: Any
    by: By


@dataclass(frozen=True, slots=True)
class Session:
    """A game in progress, and all that has been tried in it.

    `study` has the moves of every line and the place that is looked at; its head says what the game began with, and
    `origin` is that state. `lines` has what happened, a moment for every move of the study. `seed` is what all shuffles
    come from. `persons` are the seats that people play, none to all of them; `bots` names the player of every other
    seat. With `open_hands` all cards lie open: one reader plays for everybody. `names` are what people at this device
    want to be called. `holder` is the person who has the device, where several of them pass it round (`shared`).
    `undone` are the places to which `redo` leads back, the last one first to come. `seen_as` is the seat as which the
    reader looks, or `None` for every card. `packs` are what chance brings first, where a game that was brought is dealt
    again. `former` is the session before branches were changed, as long as no move has been made since.
    """

    game: AnyGame
    study: Study
    lines: tuple[tuple[Moment, ...], ...]
    seed: int
    persons: tuple[int, ...]
    bots: Mapping[int, str]
    origin: Any
    undone: tuple[Place, ...] = ()
    seen_as: int | Literal["own"] | None = OWN
    names: Mapping[int, str] = field(default_factory=dict)
    open_hands: bool = False
    holder: int | None = None
    packs: tuple[str, ...] = ()
    former: Session | None = None

    @property
    def record(self) -> Record:
        """What the game began with, without any move."""
        return self.study.head

    @property
    def options(self) -> Any:
        """The game's options."""
        return self.record.options

    @property
    def place(self) -> Place:
        """The place that is looked at."""
        return self.study.place

    @property
    def last(self) -> int:
        """The last step of the line that is looked at."""
        return self.study.end().step

    @property
    def at_end(self) -> bool:
        """Whether nothing follows in the line that is looked at."""
        return self.place.step == self.last

    @property
    def moments(self) -> tuple[Moment, ...]:
        """All that happened from the start of the game to the place that is looked at."""
        return self.path(self.place)

    def path(self, place: Place) -> tuple[Moment, ...]:
        """All that happened from the start of the game to a place."""
        line, step = place
        parts: list[tuple[Moment, ...]] = []
        while True:
            here = self.study.lines[line]
            parts.append(self.lines[line][: step - here.at])
            if here.parent is None:
                return tuple(moment for part in reversed(parts) for moment in part)
            line, step = here.parent, here.at

    @property
    def moment(self) -> Moment | None:
        """What led to the place that is looked at; `None` at the start."""
        return self.moment_at(self.place)

    def moment_at(self, place: Place) -> Moment | None:
        """What led to a place; `None` at the start."""
        return self.lines[place.line][place.step - self.study.lines[place.line].at - 1] if place.step else None

    @property
    def state(self) -> Any:
        """The state at the place that is looked at."""
        moment = self.moment
        return self.origin if moment is None else moment.state

    @property
    def finished(self) -> bool:
        """Whether the game has been played to an end in any line, so that there is nothing to hide any more."""
        return any(moments[-1].state.to_act is None for moments in self.lines if moments)

    @property
    def shared(self) -> bool:
        """Whether people who may not see each other's cards pass the device round."""
        return self.game.hides and not self.open_hands and len(self.persons) > 1 and not self.finished

    @property
    def covered(self) -> bool:
        """Whether nothing may be shown before the device has been passed on."""
        return self.shared and (self.holder is None or self._calls_for(self.holder) is not None)

    @property
    def awaited(self) -> int | None:
        """The person to whom the device is to be passed, while the hands are covered and bots are not yet at work."""
        if not self.covered or (self.at_end and self.waiting == "bots"):
            return None
        return self._calls_for(self.holder) or self.persons[0]

    def _calls_for(self, holder: int | None) -> int | None:
        """The person whose move is due at the end of the line, if that is not who has the device."""
        seat = self.state.to_act
        due = self.at_end and seat in self.persons and seat != holder
        return seat if due else None

    def uncover(self, seat: int) -> Session:
        """The session when that person has taken the device; raises `Covered` if it is not to be passed to him."""
        if seat != self.awaited:
            raise Covered
        return replace(self, holder=seat)

    @property
    def own(self) -> tuple[int, ...]:
        """The seats that whoever has the device plays."""
        if not self.shared:
            return self.persons
        return () if self.holder is None else (self.holder,)

    @property
    def viewer(self) -> int | None:
        """The seat whose cards are shown; `None`, every card. Raises `Covered` while nobody's may be."""
        if self.seen_as != OWN:
            return self.seen_as
        if len(self.persons) == 1:
            return self.persons[0]
        if self.shared:
            if self.holder is None:
                raise Covered
            return self.holder
        if self.open_hands or not self.persons or self.finished:
            return None
        # Everything lies open but the pack: it is seen by whoever is to act, or was last.
        seats = (self.state.to_act, *(one.action.seat for one in reversed(self.moments)))
        return next((seat for seat in seats if seat in self.persons), self.persons[0])

    @property
    def views(self) -> tuple[int | None, ...]:
        """The seats as which the reader may look: any, and all, where all cards are his or nothing is at stake."""
        if self.finished or self.open_hands or not self.persons:
            return (None, *range(1, self.record.seats + 1))
        return self.own

    @property
    def view(self) -> View:
        """The table as the reader may see it."""
        return self.game.view(self.state, self.viewer)

    @property
    def waiting(self) -> Waiting:
        """What comes next."""
        state = self.state
        if state.to_act is None:
            return "over"
        if state.to_act in self.persons:
            return "move" if self.only_move is None else "bots"
        return "deal" if state.to_act == CHANCE and self.moments and _ended_deal(state) else "bots"

    @property
    def only_move(self) -> Action | None:
        """The reader's move where he has a single choice with a single amount, which is no decision.

        Where people pass the device round, or the reader looks as another seat, there is none: a move that makes itself
        would tell of a hand.
        """
        seat = self.state.to_act
        if seat not in self.persons or self.shared or self.seen_as not in (OWN, None, seat):
            return None
        return single_move(self.game, self.state)

    @property
    def watching(self) -> bool:
        """Whether no person's seat is still in the game."""
        playing = self.game.standing(self.state).playing
        return not any(playing[seat - 1] for seat in self.persons)

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision to go back to, of whoever has the device."""
        return any(self._decided(one) for one in self.moments)

    def _decided(self, moment: Moment) -> bool:
        return moment.by == "reader" and (not self.shared or moment.action.seat == self.holder)

    @property
    def decided(self) -> int:
        """The step before the last decision of whoever has the device; what came after it is news to him."""
        return max((step for step, one in enumerate(self.moments) if self._decided(one)), default=0)

    # ---- where the reader looks

    def go(self, line: int, step: int) -> Session:
        """At another place; a step of an ancestor of the line is found there. Raises `BadStudy`."""
        return replace(self, study=self.study.go(line, step))

    def step(self, step: int) -> Session:
        """At another step of the line that is looked at, or at its nearest end."""
        return self.go(self.place.line, min(max(step, 0), self.last))

    def next_decision(self) -> int:
        """The next step of the line after which the reader has something to decide; the last one if there is none."""
        for step, one in enumerate(self.path(self.study.end())[self.place.step :], self.place.step + 1):
            if one.state.to_act in self.own and (self.shared or single_move(self.game, one.state) is None):
                return step
        return self.last

    def next_event(self, clause: str) -> int | None:
        """The next step of the line that a clause caused, looked for from the start again after the last one."""
        told = self.path(self.study.end())
        steps = [step for step, one in enumerate(told, 1) if any(clause in event.clauses for event in one.events)]
        return next((step for step in steps if step > self.place.step), steps[0] if steps else None)

    def fired(self) -> tuple[str, ...]:
        """The clauses that caused something in the line, in the order of their first event."""
        told = self.path(self.study.end())
        return tuple(dict.fromkeys(name for one in told for event in one.events for name in event.clauses))

    def to_main(self) -> Session:
        """Where the main line was left."""
        return replace(self, study=self.study.to_main())

    def delete(self, line: int) -> Session:
        """Without a branch and all that leaves it. Raises `BadStudy`."""
        return self._arranged(self.study.delete(line))

    def promote(self, line: int) -> Session:
        """With a branch as the main line, and what was the main line from there on as a branch; the reader looks at the
        branch then. Raises `BadStudy`."""
        if not 0 < line < len(self.lines):
            raise BadStudy(f"line {line} is not a branch")
        looked = self.study if self.place.line == line else self.study.go(line, self.study.lines[line].at + 1)
        study = looked.promote(line)
        while study.place.line:
            study = study.promote(study.place.line)
        return self._arranged(study)

    def restore(self) -> Session:
        """The session before branches were changed, and no move made since."""
        if self.former is None:
            raise NothingToRepeat
        # Whoever has the device by now has not taken it back.
        return replace(self.former, holder=self.holder, seen_as=self.seen_as)

    def _arranged(self, study: Study) -> Session:
        """The session of the same moves in other lines; what has happened is looked up and not played again."""
        ends = {START: _Node({})}
        for index, line in enumerate(self.study.lines):
            node = ends[Place(line.parent or 0, line.at)]
            for step, (move, moment) in enumerate(zip(line.moves, self.lines[index], strict=True), line.at + 1):
                node = node.onward.setdefault(move, (moment, _Node({})))[1]
                ends[Place(index, step)] = node
        begun = {START: ends[START]}
        lines: list[tuple[Moment, ...]] = []
        for index, line in enumerate(study.lines):
            node = begun[Place(line.parent or 0, line.at)]
            moments: list[Moment] = []
            for step, move in enumerate(line.moves, line.at + 1):
                moment, node = node.onward[move]
                moments.append(moment)
                begun[Place(index, step)] = node
            lines.append(tuple(moments))
        return replace(self, study=study, lines=tuple(lines), undone=(), former=self)

    def look_as(self, seat: int | None) -> Session:
        """Seen as another seat, or with every card; raises `NotToBeSeen`."""
        if seat not in self.views:
            raise NotToBeSeen
        return replace(self, seen_as=seat)

    def seen(self, seat: int) -> tuple[Event, ...]:
        """All that a seat has seen since the game began."""
        return tuple(event.for_seat(seat) for one in self.moments for event in one.events)

    def log(self, since: int = 0) -> tuple[tuple[Event, ...], ...]:
        """What the reader has seen, one tuple of events per moment, from that moment on."""
        viewer = self.viewer
        return tuple(tuple(event.for_seat(viewer) for event in one.events) for one in self.moments[since:])

    def actions(self) -> tuple[Action, ...]:
        """What the reader may do now; empty unless it is his move."""
        return self.game.actions(self.state) if self.waiting == "move" and self.state.to_act in self.own else ()

    def refused(self) -> tuple[Action, ...]:
        """What he might try but may not do now."""
        if self.waiting != "move" or self.state.to_act not in self.own:
            return ()
        allowed = set(self.actions())
        tried = (
            # A refused choice of amounts is tried with its least amount.
            one if one.range is None else one.at(one.range[0])
            for one in self.game.candidates(self.state)
            if one not in allowed
        )
        return tuple(one for one in tried if not self.game.ruling(self.state, one).allowed)

    # ---- what the reader does

    def act(self, action: Action) -> Session:
        """The session after the reader's action; raises `IllegalAction` with the ruling when it is refused."""
        return self._do(action, "reader", keep_undone=False)

    def deal(self, by: By = "reader") -> Session:
        """The next cards, at the reader's word, or by the table when he only watches to the end."""
        if self.waiting != "deal":
            raise NoDealDue
        return self._do(self._chance(), by, keep_undone=False)

    def undo(self) -> Session:
        """Back to where the reader took his last decision; what followed stays in its line."""
        if not self.can_undo:
            raise NothingToTakeBack
        return replace(self.go(self.place.line, self.decided), undone=(*self.undone, self.place))

    def redo(self) -> Session:
        """Where the reader was before he last went back."""
        if not self.undone:
            raise NothingToRepeat
        return replace(self.go(*self.undone[-1]), undone=self.undone[:-1])

    # ---- what happens without him

    def advance(self) -> Session:
        """The session after the next bot's move, shuffle or only move; only while `waiting` is `"bots"`.

        What the line already has is gone through and not thought out again.
        """
        if not self.at_end:
            return replace(self, study=self.study.forward())
        state = self.state
        only = self.only_move
        if only is not None:
            return self._do(only, "only")
        if state.to_act == CHANCE:
            return self._do(self._chance(), "table")
        seat = state.to_act
        # A player of its own for every move keeps the session a value: the same moves are made again after going back.
        seed = Source(self.seed, f"player {self.place.step}").below(1 << 32)
        bot = player(self.game.key, self.bots[seat], seed, seat)
        history: tuple[Event, ...] = ()
        view: View = {}
        if bot.watches:
            history = self.seen(seat)
            view = self.game.view(state, seat)
        return self._do(bot.choose(view, history, self.game.actions(state)), "table")

    def _chance(self) -> Action:
        shuffles = sum(one.by != "record" and one.action.seat is None for one in self.moments)
        if shuffles < len(self.packs):
            # A new stock may be made of other cards this time, and then another order is needed.
            again = self.game.read_action(self.state, self.packs[shuffles])
            if self.game.ruling(self.state, again).allowed:
                return again
        seed = Source(self.seed, f"shuffle {shuffles + 1}").below(1 << 32)
        return self.game.read_action(self.state, f"{self.state.needs.verb} #{seed}")

    def _do(self, action: Action, by: By, keep_undone: bool = True) -> Session:
        state, events = self.game.apply(self.state, action)
        study = self.study.play(str(action))
        undone = self.undone if keep_undone else ()
        line, step = study.place
        former = self.former if study.lines == self.study.lines else None
        lines = self.lines if line < len(self.lines) else (*self.lines, ())
        if step - study.lines[line].at > len(lines[line]):
            grown = (*lines[line], Moment(action, events, state, by))
            lines = (*lines[:line], grown, *lines[line + 1 :])
        return replace(self, study=study, lines=lines, undone=undone, former=former)


@dataclass(frozen=True, slots=True)
class _Node:
    """A point of all lines together: what each move that leads on from there caused, and where it leads."""

    onward: dict[str, tuple[Moment, _Node]]


def single_move(game: AnyGame, state: Any) -> Action | None:
    """The move of the seat to act where it has a single choice with a single amount, else `None`."""
    choices = game.actions(state)
    if len(choices) != 1:
        return None
    amounts = choices[0].range
    if amounts is None:
        return choices[0]
    return choices[0].at(amounts[0]) if len(amounts) == 1 else None


def _ended_deal(state: Any) -> bool:
    """Whether a deal is over that the reader should look at before the next one; other shuffles need no word."""
    return state.phase == "deal" and bool(state.deal or getattr(state, "game", 0))


def session_of(
    game: AnyGame,
    head: Record,
    seed: int,
    persons: tuple[int, ...],
    bots: Mapping[int, str],
    origin: Any,
    moments: tuple[Moment, ...] = (),
    *,
    names: Mapping[int, str] | None = None,
    open_hands: bool = False,
) -> Session:
    """A session with one line, at its end. `head` is a record without moves, `origin` the state that it begins with."""
    line = Line(tuple(str(one.action) for one in moments))
    study = Study(head, (line,), Place(START.line, line.end))
    return Session(
        game, study, (moments,), seed, persons, dict(bots), origin, names=dict(names or {}), open_hands=open_hands
    )


def open_session(
    game: AnyGame,
    options: Any,
    seats: int,
    persons: tuple[int, ...],
    bots: Mapping[int, str],
    seed: int,
    *,
    names: Mapping[int, str] | None = None,
    open_hands: bool = False,
) -> Session:
    """A new game before its first deal, the first dealer drawn from the seed (`common.first-dealer`)."""
    first_dealer = Source(seed, "first dealer").below(seats) + 1
    origin = game.start(options, seats, first_dealer)
    head = new(game.key, options, seats, first_dealer)
    return session_of(game, head, seed, persons, bots, origin, names=names, open_hands=open_hands)
