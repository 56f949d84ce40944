"""Where a recorded game would go another way under another option: the same moves, played by changed rules.

The first step counts at which the engine rules, tells or offers something else; what comes after it belongs to another
game. Used for worked examples: what would this example be at a table with other options?
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Final, Literal

from games.consequences import Next, next_of
from games.core import Action, Choice, Event, Ruling
from games.errors import NotationError, ReplayError, UnspecifiedCard
from games.options import OptionSpec, Value, specs
from games.record import Record
from games.replay import Step, replay, start

FEW: Final = 24
"""A number with more values than that is tried at this many of them."""

Kind = Literal["no-start", "start", "no-card", "no-move", "refused", "ruling", "events", "next", "choices"]


@dataclass(frozen=True, slots=True)
class Difference:
    """The first step that differs, and how; `step` 0 is the start.

    `no-start`: such a table or position cannot be. `start`, `choices`: the seat to act may choose `more` that it could
    not in the record, and not `fewer` that it could; or another seat, chance or nobody is to act. `no-card`: a card
    is wanted that the record does not name. `no-move`: the move does not exist there. `refused`: `ruling` forbids
    `action`. `ruling`: it is allowed by other clauses. `events`: `events` is what happens instead. `next`: all is the
    same but how the game goes on (only `games.own_decisions` tells this without the choices of whoever is next).
    `ways`: how the game goes on after the step, in the record and now, where that has become another.
    """

    step: int
    kind: Kind
    action: Action | None = None
    ruling: Ruling | None = None
    events: tuple[Event, ...] = ()
    more: tuple[Choice, ...] = ()
    fewer: tuple[Choice, ...] = ()
    ways: tuple[Next, Next] | None = None

    @property
    def decision(self) -> int:
        """The step after which the decision stands that goes another way."""
        return self.step if self.kind in ("no-start", "start", "choices") or not self.step else self.step - 1


@dataclass(frozen=True, slots=True)
class Tried:
    """Values of an option with which the record differs at the same step in the same way.

    `difference` is that of `value`, the nearest to the record's own; `None` where the values change nothing. `each` is
    the difference of each value, where all have been tried.
    """

    option: OptionSpec
    values: tuple[Value, ...]
    value: Value
    difference: Difference | None
    each: tuple[Difference | None, ...]


def differences(record: Record) -> Iterator[Tried]:
    """What every other value of every option changes, one option at a time, in the order of the options.

    Of a number with more than `FEW` values some are tried; those between two that differ alike are taken to do so too,
    and where they do not, the border is looked for.
    """
    steps = replay(record, check=False).steps
    for spec in specs(type(record.options)):
        own = record.options.values()[spec.name]

        def outcome(value: Value, spec: OptionSpec = spec) -> Difference | None:
            options = type(record.options).of({**record.options.values(), spec.name: value})
            return difference(steps, replace(record, options=options))

        if spec.kind == "number":
            found: dict[Value, Difference | None] = dict(_numbers(spec, int(own), outcome).items())
        else:
            others = (True, False) if spec.kind == "switch" else spec.values
            found = {value: outcome(value) for value in others if value != own}
        groups: dict[tuple[int, str] | None, list[Value]] = {}
        for value, one in found.items():
            groups.setdefault(_way(one), []).append(value)
        for values in groups.values():
            near = min(values, key=lambda value: abs(int(value) - int(own))) if spec.kind == "number" else values[0]
            each = tuple(found[value] for value in values) if _all_tried(spec) else ()
            # the nearest may be one that was taken to differ like its neighbours
            yield Tried(spec, tuple(values), near, found[near] if each else outcome(near), each)


def _all_tried(spec: OptionSpec) -> bool:
    return spec.kind != "number" or spec.high - spec.low < FEW


def _way(difference: Difference | None) -> tuple[int, str] | None:
    return None if difference is None else (difference.step, difference.kind)


def _numbers(spec: OptionSpec, own: int, outcome: Callable[[Value], Difference | None]) -> dict[int, Difference | None]:
    """The outcome of every number but the record's own."""
    every = [value for value in range(spec.low, spec.high + 1) if value != own]
    if _all_tried(spec):
        return {value: outcome(value) for value in every}
    telling = {every[0], every[-1], *(value for value in (own - 1, own + 1, spec.default) if value in every)}
    telling |= {every[at * (len(every) - 1) // (FEW // 2)] for at in range(FEW // 2)}
    found = {int(value): outcome(int(value)) for value in telling}

    def between(low: int, high: int) -> None:
        if high - low < 2:
            return
        if _way(found[every[low]]) == _way(found[every[high]]):
            found.update({every[at]: found[every[low]] for at in range(low + 1, high)})
            return
        middle = (low + high) // 2
        found[every[middle]] = outcome(every[middle])
        between(low, middle)
        between(middle, high)

    places = sorted(every.index(value) for value in found)
    for low, high in pairwise(places):
        between(low, high)
    return {value: found[value] for value in every}


def difference(steps: tuple[Step, ...], changed: Record) -> Difference | None:
    """The first difference between a replay's steps and the same moves under the options of `changed`."""
    game = changed.engine
    try:
        state = start(changed)
    except ReplayError:
        return Difference(0, "no-start")
    if found := _choices(game, steps[0], state, "start"):
        return found
    for step in steps[1:]:
        assert step.ruling is not None
        action = step.action
        try:
            action = game.read_action(state, str(step.action))
            ruling = game.ruling(state, action)
            if not ruling.allowed:
                return Difference(step.index, "refused", action, ruling)
            state, events = game.play(state, action)
        except UnspecifiedCard:
            return Difference(step.index, "no-card", action)
        except NotationError:
            return Difference(step.index, "no-move", action)
        if events != step.events:
            return Difference(step.index, "events", action, ruling, events)
        if ruling != step.ruling:
            return Difference(step.index, "ruling", action, ruling)
        if found := _choices(game, step, state, "choices"):
            return found
    return None


def walk(steps: tuple[Step, ...], changed: Record) -> tuple[Step, ...]:
    """The same moves under the options of `changed`, as far as they can be made; empty where not even the start can
    be. A move that means something else there is made all the same."""
    game = changed.engine
    try:
        state = start(changed)
    except ReplayError:
        return ()
    walked = [replace(steps[0], state=state)]
    for step in steps[1:]:
        try:
            action = game.read_action(state, str(step.action))
            ruling = game.ruling(state, action)
            if not ruling.allowed:
                break
            state, events = game.play(state, action)
        except (NotationError, UnspecifiedCard):  # there is no such move, or it wants a card that is not named
            break
        walked.append(replace(step, action=action, ruling=ruling, events=events, state=state))
    return tuple(walked)


def _choices(game: Any, step: Step, state: Any, kind: Literal["start", "choices"]) -> Difference | None:
    """The difference between what may be done after a step and in another state."""
    before, now = game.actions(step.state), game.actions(state)
    more = tuple(choice for choice in now if choice not in before)
    fewer = tuple(choice for choice in before if choice not in now)
    both = (next_of(step.state), next_of(state))
    if not more and not fewer and both[0] == both[1]:
        return None
    return Difference(step.index, kind, more=more, fewer=fewer, ways=both if both[0] != both[1] else None)
