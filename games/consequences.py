"""What a choice leads to at once, as far as the seat that chooses can know.

The seat's view is filled up to several full states that all fit what it has seen (`Game.imagine`), and the choice is
made in each. What happens in all of them is told up to the first card that differs from one to the next: what comes
after it may hang on it, even if it is the same in the few states that were tried. A card that only its owner will see,
drawn from the stock say, is told as a back, since nothing that the others see can hang on it; one that all will see is
not foretold at all. So nothing is given away that the seat does not know, the order of the pack included.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import zip_longest
from typing import Any, Final, Literal

from games.cards import HIDDEN, Card
from games.chance import Source
from games.core import Action, Event, Fact, Game, View

WORLDS: Final = 10
"""In how many states that fit a choice is tried."""

Next = int | Literal["chance", "over", "cards"]
"""How a game goes on: a seat is to act, `chance` shuffles, it is `over`; or `cards` that a seat does not see decide."""


@dataclass(frozen=True, slots=True)
class Consequence:
    """A choice (one of amounts with its least), the events that follow at once, and how the game goes on after them."""

    action: Action
    events: tuple[Event, ...]
    next: Next

    @property
    def open(self) -> bool:
        """Whether more or other things may follow that hang on cards which the seat does not see."""
        return self.next == "cards"


def next_of(state: Any) -> Next:
    """How a game goes on from a state that is known."""
    to_act: int | Literal["chance"] | None = state.to_act
    return "over" if to_act is None else to_act


def consequences(game: Game[Any, Any], view: View, history: Sequence[Event]) -> tuple[Consequence, ...]:
    """What each choice of the seat to act leads to; `view` and `history` are that seat's own.

    The same view and history give the same answer, whatever the cards that the seat does not see; so it is kept.
    """
    return _consequences(game, json.dumps(view), tuple(history))


@lru_cache(maxsize=512)
def _consequences(game: Game[Any, Any], written: str, history: tuple[Event, ...]) -> tuple[Consequence, ...]:
    view: View = json.loads(written)
    return consequences_in(game, worlds(game, view, history), view["viewer"])


def worlds(game: Game[Any, Any], view: View, history: Sequence[Event], count: int = WORLDS) -> list[Any]:
    """States that fit what a seat has seen; the same ones for the same view and history."""
    return [game.imagine(view, history, Source(0, f"consequences {number}")) for number in range(count)]


def consequences_in(game: Game[Any, Any], worlds: Sequence[Any], seat: int) -> tuple[Consequence, ...]:
    """What each choice of the seat leads to in all of these states, which look alike to it."""
    found = []
    for choice in game.actions(worlds[0]):
        action = choice if choice.range is None else choice.at(choice.range[0])
        played = [game.play(world, action) for world in worlds if game.ruling(world, action).allowed]
        outcomes = [tuple(event.for_seat(seat) for event in events) for _, events in played]
        told, whole = _common(outcomes)
        ways = {next_of(state) for state, _ in played}
        found.append(Consequence(action, told, ways.pop() if whole and len(ways) == 1 else "cards"))
    return tuple(found)


def sees_as_much(game: Game[Any, Any], state: Any, viewer: int | None, seat: int) -> bool:
    """Whether a viewer (`None`: of every card) sees all that the seat sees, so that its choices tell him nothing."""
    if viewer is None or viewer == seat:
        return True
    own, other = game.view(state, viewer), game.view(state, seat)
    return all(other[name] == value for name, value in own.items() if name != "viewer")


def _common(outcomes: Sequence[tuple[Event, ...]]) -> tuple[tuple[Event, ...], bool]:
    """The events of all outcomes up to the first card that differs, and whether they are all that happens."""
    told: list[Event] = []
    for events in zip_longest(*outcomes):
        merged = _merged(events)
        if merged is None:
            return tuple(told), False
        unknown = {name for name, value in merged.facts if value != events[0].fact(name)}
        if unknown <= set(merged.private):
            told.append(merged)
        if unknown:
            return tuple(told), False
    return tuple(told), True


def _merged(events: Sequence[Event | None]) -> Event | None:
    """The event that all of them are, with backs for cards that differ; `None` when they are not the same event."""
    first = events[0]
    if first is None:
        return None
    columns: list[list[Fact]] = [[value] for _, value in first.facts]
    clauses = list(first.clauses)
    for other in events[1:]:
        if other is None or (other.kind, other.seat) != (first.kind, first.seat):
            return None
        if [name for name, _ in other.facts] != [name for name, _ in first.facts]:
            return None
        for column, (_, value) in zip(columns, other.facts, strict=True):
            column.append(value)
        clauses = [clause for clause in clauses if clause in other.clauses]
    facts: list[tuple[str, Fact]] = []
    for (name, value), column in zip(first.facts, columns, strict=True):
        if any(one != value for one in column):
            covered = _covered(column)
            if covered is None:
                return None
            value = covered
        facts.append((name, value))
    return first._replace(facts=tuple(facts), clauses=tuple(clauses) or first.clauses[:1])


def _covered(column: Sequence[Fact]) -> Fact | None:
    if all(isinstance(one, Card) for one in column):
        return HIDDEN
    if all(isinstance(one, tuple) for one in column):
        lengths = {len(one) for one in column if isinstance(one, tuple)}
        return (HIDDEN,) * lengths.pop() if len(lengths) == 1 else None
    return None
