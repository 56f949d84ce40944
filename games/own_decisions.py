"""What other options would change about the decisions of one seat, from nothing but what that seat has seen.

While a game is running, whether another player's move would still be allowed under other options hangs on cards that
the seat does not see, and so does where the game would go another way. So only its own decisions are compared, each by
itself with the table left as it is: what it may do is decided by what it sees, and what follows is told as far as it
is the same in all states that fit (`games.consequences`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.consequences import consequences_in, worlds
from games.core import Event, Game, View
from games.differing import Difference, Kind
from games.options import Options


def table_under(game: Game[Any, Any], view: View, history: Sequence[Event], options: Options) -> View | None:
    """The seat's view of the same table under other options; `None` where there can be no such table."""
    other = game.under(worlds(game, view, history, 1)[0], options)
    return None if other is None else game.view(other, view["viewer"])


def own_difference(
    game: Game[Any, Any], view: View, history: Sequence[Event], options: Options, step: int
) -> Difference | None:
    """How a decision of the seat that looks on, and is to act, would differ; `step` is only put into the answer.

    `choices`: what it may do; `ruling`: a choice is allowed by other clauses; `events`: something else follows from a
    choice, the one with the least amount; `next`: the same follows, but then the game goes on in another way. `None`
    where nothing differs, or where there can be no such table.
    """
    fitting = worlds(game, view, history)
    changed = [game.under(world, options) for world in fitting]
    others = [world for world in changed if world is not None]
    if len(others) < len(fitting):
        return None
    before, now = game.actions(fitting[0]), game.actions(others[0])
    more, fewer = tuple(one for one in now if one not in before), tuple(one for one in before if one not in now)
    if more or fewer:
        return Difference(step, "choices", more=more, fewer=fewer)
    for choice in before:
        action = choice if choice.range is None else choice.at(choice.range[0])
        ruling = game.ruling(others[0], action)
        if ruling != game.ruling(fitting[0], action):
            return Difference(step, "ruling", action, ruling)
    seat = view["viewer"]
    own, then = (consequences_in(game, some, seat) for some in (fitting, others))
    for one, other in zip(own, then, strict=True):
        ways = (one.next, other.next) if one.next != other.next else None
        if one.events != other.events or ways:
            kind: Kind = "events" if one.events != other.events else "next"
            return Difference(step, kind, other.action, events=other.events, ways=ways)
    return None
