"""A game between people at one device and bots, as a value: a study that goes on.

A `Session` holds no HTML and no language. Every change makes a new one, so an error half way leaves the old session as
it was. Going back moves the place and loses nothing: another move there begins a branch (`games.study`). The seed and
the pack are in here, and nothing that a seat may not know leaves through `log` and `view`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from games.bots import player
from games.chance import Source
from games.core import CHANCE, Action, Event, View
from games.errors import BadStudy, NotationError
from games.record import Record, new
from games.study import START, Line, Place, Study
from playground.moment import By, Moment
from playground.rearranging import rearranged
from playground.seen_study import SeenStudy
from playground.sentence import AnyGame


class NothingToTakeBack(Exception):
    """There is no decision of the reader's to go back to."""


class NothingToRepeat(Exception):
    """No move was taken back, or another one has been made since."""


class NoDealDue(Exception):
    """A deal was asked for while one is being played, or after the end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Session(SeenStudy):
    """A game in progress, and all that has been tried in it.

    What it holds stands in `PlayedStudy`, who sees what of it and what it waits for in `SeenStudy`; here is how it goes
    on.

    `seed` is what all shuffles come from; `bots` names the player of every seat that no person plays. `packs` are what
    chance brings first, where a game that was brought is dealt again. `undone` are the places to which `redo` leads
    back, the last one first to come. `former` is the session before branches were changed, as long as no move has been
    made since.
    """

    seed: int
    bots: Mapping[int, str]
    packs: tuple[str, ...] = ()
    undone: tuple[Place, ...] = ()
    former: Session | None = None

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
        again = self._dealt_again()
        if again is not None:
            return again
        seed = Source(self.seed, f"shuffle {shuffles + 1}").below(1 << 32)
        return self.game.read_action(self.state, f"{self.state.needs.verb} #{seed}")

    def _dealt_again(self) -> Action | None:
        """The pack that the game had at this shuffle when it was played before; `None` where it does not fit.

        Deals are counted apart from new stocks: this time a deal may end before the stock is made anew, or the new
        stock be made of other cards.
        """
        verb = self.state.needs.verb
        packs = [one for one in self.packs if one.partition(" ")[0] == verb]
        made = [one.action for one in self.moments if one.by != "record" and one.action.seat is None]
        number = sum(one.verb == verb for one in made)
        if number >= len(packs):
            return None
        try:
            again = self.game.read_action(self.state, packs[number])
        except NotationError:
            return None
        return again if self.game.ruling(self.state, again).allowed else None

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

    # ---- what he does with branches

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
        return replace(self.former, holder=self.holder, seen_as=self.seen_as).as_may_be_seen()

    def _arranged(self, study: Study) -> Session:
        """The session of the same moves in other lines."""
        lines = rearranged(self.study, self.lines, study)
        # Without its only end the game goes on, and with it what may be seen.
        return replace(self, study=study, lines=lines, undone=(), former=self).as_may_be_seen()


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
        game=game,
        study=study,
        lines=(moments,),
        origin=origin,
        persons=persons,
        names=dict(names or {}),
        open_hands=open_hands,
        seed=seed,
        bots=dict(bots),
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
