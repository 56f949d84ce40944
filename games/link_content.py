"""What stands in a link, digit by digit: the head of the game, its lines, and the place looked at.

The engine follows writer and reader alike: the digits of a move depend on the choices before it, so that a study which
has been read is legal by construction.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from games.amount import Amount
from games.core import CHANCE, Action, Choice
from games.digits import DigitReader, DigitWriter
from games.errors import BadStudy, EnglishError, LinkError, NotationError, ReplayError, VaraqError
from games.link_head import write_head
from games.link_pack import read_order, write_order
from games.record import Record
from games.replay import start
from games.study import Line, Place, Study

MOST_MOVES: Final = 5_000
"""Moves of all lines together: what is played in about a second."""

MOST_CHOICES: Final = 40_000
"""Choices that the states on the way may list together, for the same reason."""


class _Walk(ABC):
    """Follows the lines of a study with the engine, and keeps count of the work."""

    def __init__(self, head: Record) -> None:
        self.engine = head.engine
        try:
            self.states = [[start(head)]]
        except ReplayError as error:
            raise LinkError("content", f"its game cannot begin: {error.sentence()}") from None
        self.lines: list[Line] = []
        self._moves_left = MOST_MOVES
        self._choices_left = MOST_CHOICES

    @abstractmethod
    def action(self, state: Any, index: int) -> Action:
        """The move of that index in the line that is followed."""

    def follow(self, line: Line, count: int) -> None:
        """Plays `count` moves of a new line, of which `line` tells where it begins, and keeps it in `lines`."""
        self._moves_left -= count
        if self._moves_left < 0:
            raise LinkError("long", f"a link has at most {MOST_MOVES} moves; save the record instead")
        if line.parent is not None:
            self.states.append([self.states[line.parent][line.at - self.lines[line.parent].at]])
        states, moves = self.states[-1], []
        for index in range(count):
            try:
                action = self.action(states[-1], index)
                states.append(self.engine.apply(states[-1], action)[0])
            except LinkError:
                raise
            except VaraqError as error:
                step = line.at + index + 1
                raise LinkError("step", f"step {step} of line {len(self.lines)} cannot be: {error}", step) from None
            moves.append(str(action))
        self.lines.append(replace(line, moves=tuple(moves)))

    def choices(self, state: Any) -> Sequence[Choice]:
        """What the seat to act may choose from."""
        found = self.engine.actions(state)
        self._choices_left -= len(found)
        if self._choices_left < 0:
            raise LinkError("long", "there are too many moves to choose from on the way; save the record instead")
        return found

    def study(self, head: Record, place: Place) -> tuple[Study, bool]:
        """The lines that have been followed, and whether the game is running with cards that nobody may know."""
        dealt = bool(head.position) or len(self.states[0]) > 1
        try:
            study = Study(head, tuple(self.lines), place)
        except BadStudy as error:
            raise LinkError("content", f"its lines do not fit: {error}") from None
        return study, dealt and self.states[0][-1].to_act is not None


class _Writing(_Walk):
    def __init__(self, study: Study, digits: DigitWriter) -> None:
        super().__init__(study.head)
        self.digits = digits
        self.moves: tuple[str, ...] = ()

    def write(self, line: Line) -> None:
        """The moves of a line."""
        self.moves = line.moves
        self.digits.count(len(line.moves))
        self.follow(line, len(line.moves))

    def action(self, state: Any, index: int) -> Action:
        action = self.engine.read_action(state, self.moves[index])
        if state.to_act == CHANCE:
            write_order(action, state.needs, self.digits)
            return action
        choices = self.choices(state)
        for place, choice in enumerate(choices):
            if _chosen(choice, action):
                self.digits.digit(place, len(choices))
                if choice.range is not None and isinstance(action, Amount) and isinstance(action.chips, int):
                    self.digits.digit(choice.range.index(action.chips), len(choice.range))
                return action
        self.engine.apply(state, action)  # says why it is refused
        raise EnglishError(f"«{action}» is allowed but not listed: a mistake in the engine of {self.engine.key}")


class _Reading(_Walk):
    def __init__(self, head: Record, digits: DigitReader) -> None:
        super().__init__(head)
        self.digits = digits

    def read(self, line: Line) -> None:
        """The moves of a line."""
        self.follow(line, self.digits.count())

    def action(self, state: Any, index: int) -> Action:
        if state.to_act == CHANCE:
            return read_order(state.needs, self.digits)
        choices = self.choices(state)
        if not choices:
            raise LinkError("content", "it goes on after the end of the game; ask for a new one")
        choice = choices[self.digits.digit(len(choices))]
        amounts = choice.range
        if amounts is None:
            return choice
        if not amounts:
            raise EnglishError(f"«{choice}» has no amount")
        return choice.at(amounts[self.digits.digit(len(amounts))])


def _chosen(choice: Choice, action: Action) -> bool:
    amounts = choice.range
    if amounts is None:
        return choice == action
    if not isinstance(action, Amount) or not isinstance(action.chips, int) or action.chips not in amounts:
        return False
    return choice.at(action.chips) == action


def write_study(study: Study, digits: DigitWriter) -> tuple[Study, bool]:
    """Writes a study; gives it as it will be read, every move in the engine's own words, and whether it hides cards."""
    walk = _Writing(study, digits)  # first of all, since it holds seats and dealer against each other
    try:
        head = write_head(study.head, digits)
    except NotationError as error:
        raise LinkError("content", str(error)) from None
    digits.count(len(study.lines) - 1)
    for index, line in enumerate(study.lines):
        if line.parent is not None:
            digits.digit(line.parent, index)
            first, count = _leaving(study.lines, line.parent)
            digits.digit(line.at - first, count)
        walk.write(line)
    digits.digit(study.place.line, len(study.lines))
    first, count = _places(study.lines, study.place.line)
    digits.digit(study.place.step - first, count)
    return walk.study(head, study.place)


def read_study(head: Record, digits: DigitReader) -> tuple[Study, bool]:
    """Reads what `write_study` has written; raises `LinkError`."""
    walk = _Reading(head, digits)
    branches = digits.count()
    if branches >= MOST_MOVES:
        raise LinkError("long", f"a link has at most {MOST_MOVES} moves; open a record instead")
    walk.read(Line(()))
    for index in range(1, branches + 1):
        parent = digits.digit(index)
        first, count = _leaving(walk.lines, parent)
        if count < 1:
            raise LinkError("content", f"line {index} leaves line {parent}, which has no move to be left at")
        walk.read(Line((), parent, first + digits.digit(count)))
    line = digits.digit(len(walk.lines))
    first, count = _places(walk.lines, line)
    if count < 1:
        raise LinkError("content", f"line {line} has no move")
    return walk.study(head, Place(line, first + digits.digit(count)))


def _leaving(lines: Sequence[Line], parent: int) -> tuple[int, int]:
    """The first step at which a line can be left, and how many such steps it has."""
    first = lines[parent].at + 1 if parent else 0
    return first, lines[parent].end - first


def _places(lines: Sequence[Line], line: int) -> tuple[int, int]:
    """The first step that a line owns, and how many it has."""
    first = lines[line].at + 1 if line else 0
    return first, lines[line].end - first + 1
