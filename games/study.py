"""A game with its branches: a main line, what-if lines that leave it or each other, and the place looked at.

A study is a value. Going back never loses a move: playing another move there begins a branch. The moves are texts, as
in a record, and `games.replay` judges them; a study only knows where they stand.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, NamedTuple, Self

from games.errors import BadStudy
from games.record import Move, Record, write


class Place(NamedTuple):
    """A point of a study: after `step` moves, counted from the start of the game, of that line."""

    line: int
    step: int


START: Final = Place(0, 0)


@dataclass(frozen=True, slots=True)
class Line:
    """Moves in a row: the main line, or a branch that leaves its parent line after `at` moves of the whole game.

    The last step of the line is `end`; the steps up to `at` are the parent's own.
    """

    moves: tuple[str, ...]
    parent: int | None = None
    at: int = 0

    @property
    def end(self) -> int:
        """The number of moves from the start of the game to the end of this line."""
        return self.at + len(self.moves)


@dataclass(frozen=True, slots=True)
class Study:
    """The lines of one game; line 0 is the main line, and a parent stands before its branches.

    `head` is the record of the game without its moves. A branch leaves where its parent goes on otherwise, and no two
    lines that leave a point begin with the same move. `place` is on the line that owns the step: on a branch after
    its first move at least. Making one raises `BadStudy` when that does not hold.
    """

    head: Record
    lines: tuple[Line, ...]
    place: Place = START

    def __post_init__(self) -> None:
        _check(self.lines)
        line, step = self.place
        if not 0 <= line < len(self.lines):
            raise BadStudy(f"there is no line {line}; the lines are 0 to {len(self.lines) - 1}")
        first = self.lines[line].at + 1 if line else 0
        if not first <= step <= self.lines[line].end:
            raise BadStudy(f"line {line} has the steps {first} to {self.lines[line].end}, not {step}")

    @classmethod
    def of(cls, record: Record) -> Self:
        """The study of a record, at its start. Notes and expectations belong to worked examples and are left out."""
        head = replace(record, start=Move("", 0), moves=(), source="study", head=())
        return cls(head, (Line(tuple(move.text for move in record.moves)),))

    def moves(self, place: Place | None = None) -> tuple[str, ...]:
        """The moves from the start of the game to a place (default: the place looked at)."""
        line, step = place or self.place
        parts: list[tuple[str, ...]] = []
        while True:
            here = self.lines[line]
            parts.append(here.moves[: step - here.at])
            if here.parent is None:
                return tuple(move for part in reversed(parts) for move in part)
            line, step = here.parent, here.at

    def record(self, place: Place | None = None) -> Record:
        """The record of the game up to a place (default: the whole line looked at)."""
        moves = self.moves(place or self.end())
        return replace(self.head, moves=tuple(Move(text, 0) for text in moves))

    def end(self, line: int | None = None) -> Place:
        """The last place of a line (default: the line looked at)."""
        line = self.place.line if line is None else line
        return Place(line, self.lines[line].end)

    def owner(self, line: int, step: int) -> Place:
        """The place of a step that a line passes through, which may belong to its parent or that one's parent."""
        while line and step <= self.lines[line].at:
            line = self.lines[line].parent or 0
        return Place(line, step)

    def onward(self, place: Place | None = None) -> tuple[tuple[str, Place], ...]:
        """The moves that lead on from a place, with where they lead: the line's own first, then its branches."""
        line, step = place or self.place
        here = self.lines[line]
        own = [(here.moves[step - here.at], Place(line, step + 1))] if step < here.end else []
        branches = [
            (other.moves[0], Place(index, step + 1))
            for index, other in enumerate(self.lines)
            if other.parent == line and other.at == step
        ]
        return (*own, *branches)

    def go(self, line: int, step: int) -> Self:
        """The study at another place; a step of an ancestor is found there. Raises `BadStudy`."""
        if not 0 <= line < len(self.lines):
            raise BadStudy(f"there is no line {line}; the lines are 0 to {len(self.lines) - 1}")
        return replace(self, place=self.owner(line, step))

    def back(self) -> Self:
        """One step back; at the start nothing changes."""
        return self.go(self.place.line, max(0, self.place.step - 1))

    def forward(self) -> Self:
        """One step on in the line looked at; at its end nothing changes."""
        return self.go(self.place.line, min(self.place.step + 1, self.lines[self.place.line].end))

    def to_main(self) -> Self:
        """Where the main line was left; on the main line nothing changes."""
        line, step = self.place
        while line:
            step = self.lines[line].at
            line = self.lines[line].parent or 0
        return self.go(0, step)

    def play(self, move: str) -> Self:
        """Plays a move (as `str(action)` writes it) at the place looked at, and goes there.

        A move that has been played there before is only gone to; at the end of a line the line grows; anywhere else
        a branch begins.
        """
        for text, place in self.onward():
            if text == move:
                return replace(self, place=place)
        line, step = self.place
        here = self.lines[line]
        if step == here.end:
            grown = replace(here, moves=(*here.moves, move))
            return replace(self, lines=_with(self.lines, line, grown), place=Place(line, step + 1))
        branch = Line((move,), line, step)
        return replace(self, lines=(*self.lines, branch), place=Place(len(self.lines), step + 1))

    def delete(self, line: int) -> Self:
        """Without a branch and all that leaves it; whoever looks at it is put where it began. Raises `BadStudy`."""
        self._require_branch(line)
        gone = {line}
        for index, other in enumerate(self.lines):
            if other.parent in gone:
                gone.add(index)
        place = self.owner(line, self.lines[line].at) if self.place.line in gone else self.place
        return self._arranged(self.lines, place, [index for index in range(len(self.lines)) if index not in gone])

    def promote(self, line: int) -> Self:
        """Lets a branch change places with what its parent goes on with. Raises `BadStudy`."""
        self._require_branch(line)
        branch = self.lines[line]
        up, at = branch.parent or 0, branch.at
        parent = self.lines[up]
        head, tail = parent.moves[: at - parent.at], parent.moves[at - parent.at :]

        def moved(place: Place) -> Place:
            if place.line == line:
                return Place(up, place.step)
            return Place(line, place.step) if place.line == up and place.step > at else place

        lines = []
        for index, other in enumerate(self.lines):
            if index in (up, line):
                other = replace(parent, moves=(*head, *branch.moves)) if index == up else replace(branch, moves=tail)
            elif other.parent is not None:
                other = replace(other, parent=moved(Place(other.parent, other.at)).line)
            lines.append(other)
        return self._arranged(tuple(lines), moved(self.place), list(range(len(lines))))

    def text(self) -> str:
        """The study in lines: the record of the main line, `branch PARENT STEP` with its moves for each branch, and
        `place LINE STEP`. The check of a link is made from it."""
        parts = [write(self.record(self.end(0)))]
        for line in self.lines[1:]:
            parts.append("\n".join((f"branch {line.parent} {line.at}", *line.moves)) + "\n")
        return "".join(parts) + f"place {self.place.line} {self.place.step}\n"

    def _require_branch(self, line: int) -> None:
        if not 0 < line < len(self.lines):
            raise BadStudy(f"line {line} is not a branch; the branches are the lines from 1 to {len(self.lines) - 1}")

    def _arranged(self, lines: tuple[Line, ...], place: Place, kept: list[int]) -> Self:
        """The study with those of the lines that are kept, parents first and otherwise in their old order."""
        depths = {0: 0}

        def depth(index: int) -> int:
            path = []
            while index not in depths:
                path.append(index)
                index = lines[index].parent or 0
            for number, one in enumerate(reversed(path), depths[index] + 1):
                depths[one] = number
            return depths[path[0] if path else index]

        order = sorted(kept, key=lambda index: (depth(index), index))
        new = {old: number for number, old in enumerate(order)}
        arranged = tuple(
            lines[old] if lines[old].parent is None else replace(lines[old], parent=new[lines[old].parent or 0])
            for old in order
        )
        return replace(self, lines=arranged, place=Place(new[place.line], place.step))


def _with(lines: tuple[Line, ...], index: int, line: Line) -> tuple[Line, ...]:
    return (*lines[:index], line, *lines[index + 1 :])


def _check(lines: tuple[Line, ...]) -> None:
    if not lines or lines[0].parent is not None or lines[0].at:
        raise BadStudy("a study begins with its main line, which leaves no other")
    begun: set[tuple[int, int, str]] = set()
    for index, line in enumerate(lines[1:], 1):
        if line.parent is None or not 0 <= line.parent < index:
            raise BadStudy(f"line {index} leaves line {line.parent}, which does not stand before it")
        if not line.moves:
            raise BadStudy(f"line {index} has no move")
        parent = lines[line.parent]
        first = parent.at + 1 if line.parent else 0
        if not first <= line.at < parent.end:
            raise BadStudy(
                f"line {index} leaves line {line.parent} at step {line.at}, but only steps {first} to "
                f"{parent.end - 1} of it go on otherwise"
            )
        begins = (line.parent, line.at, line.moves[0])
        if begins in begun or parent.moves[line.at - parent.at] == line.moves[0]:
            raise BadStudy(f"line {index} begins with «{line.moves[0]}», which another line already plays there")
        begun.add(begins)
