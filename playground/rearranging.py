"""The lines of a study in another order: what has happened in them is looked up and not played again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.study import START, Place, Study
from playground.moment import Moment


def rearranged(old: Study, happened: Sequence[Sequence[Moment]], new: Study) -> tuple[tuple[Moment, ...], ...]:
    """What happened in the lines of the new study, which has no move that the old one has not.

    `happened` has a moment for every move of every line of the old study, and so has the answer for the new one.
    """
    ends = {START: _Node({})}
    for index, line in enumerate(old.lines):
        node = ends[Place(line.parent or 0, line.at)]
        for step, (move, moment) in enumerate(zip(line.moves, happened[index], strict=True), line.at + 1):
            node = node.onward.setdefault(move, (moment, _Node({})))[1]
            ends[Place(index, step)] = node
    begun = {START: ends[START]}
    lines: list[tuple[Moment, ...]] = []
    for index, line in enumerate(new.lines):
        node = begun[Place(line.parent or 0, line.at)]
        moments: list[Moment] = []
        for step, move in enumerate(line.moves, line.at + 1):
            moment, node = node.onward[move]
            moments.append(moment)
            begun[Place(index, step)] = node
        lines.append(tuple(moments))
    return tuple(lines)


@dataclass(frozen=True, slots=True)
class _Node:
    """A point of all lines together: what each move that leads on from there caused, and where it leads."""

    onward: dict[str, tuple[Moment, _Node]]
