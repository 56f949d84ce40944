"""What a question of a quiz is made from: a moment of a game, and a draft of what may be asked about it.

A draft names the choices; which of them is right is for the engine to find (`games.questions`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from games.core import Action, Event, Facts, Game
from games.expect import written
from games.options import Options
from games.questions import Question
from games.replay import Step

NOBODY = "nobody"
MOST_CHOICES = 4
"""How many choices a question about an amount or about players has at most."""


@dataclass(frozen=True, slots=True)
class Table:
    """Games to be generated: so many, by the seeds 1, 2, 3 …, under these options (in notation)."""

    seats: int
    games: int
    options: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Moment:
    """A step that a game has reached, and the one that follows it, if any.

    `place` names the game it belongs to: the id of an `example`, or the seed of a generated game. `tried` are the
    moves, in notation, that the example itself points out here as allowed or refused.
    """

    game: Game[Any, Any]
    options: Options
    shown: Step
    follows: Step | None
    place: str
    example: str | None = None
    tried: tuple[str, ...] = ()

    @property
    def move(self) -> Action | None:
        """What is done next by a player; `None` when it is chance or nothing follows."""
        if self.follows is None or self.follows.action is None or self.follows.action.seat is None:
            return None
        return self.follows.action

    @property
    def told(self) -> tuple[Event, ...]:
        """What happens next."""
        return self.follows.events if self.follows is not None else ()


@dataclass(frozen=True, slots=True)
class Draft:
    """A question that may be asked at a moment.

    `asks` is the name of its text, which gets the `facts`; for moves it is `legal` or `refused`, which every page says
    in the same words. `viewer` is the seat that looks on (`None`: all cards lie open). `names` are the names of the
    texts of the choices of `ask happens`. `about_next` says that the question is about what follows. `shows` are
    events that explain the answer where nothing happens. A quiz has few questions of one `topic`, and the one with the
    most `interest` first.
    """

    moment: Moment
    asks: str
    question: Question
    topic: str
    viewer: int | None = None
    facts: Facts = ()
    names: tuple[str, ...] = ()
    about_next: bool = False
    shows: tuple[Event, ...] = ()
    interest: int = 0


def amounts(unit: str, seat: int, right: float, tempting: Iterable[float], clauses: Sequence[str]) -> Question | None:
    """A question for an amount of a seat: the right one and the first tempting ones, in order of size.

    `None` when nothing tempting is left beside the right one.
    """
    wrong = [one for one in dict.fromkeys(tempting) if one != right and one >= 0][: MOST_CHOICES - 1]
    if len(wrong) < 2:
        return None
    choices = tuple(written(one) for one in sorted({right, *wrong}))
    return Question("amount", (unit, str(seat)), choices, tuple(clauses), 0)


def players(
    event: str, right: Iterable[int], tempting: Iterable[Iterable[int]], clauses: Sequence[str] = ()
) -> Question | None:
    """A question for the seats to which an event happens, with the first tempting groups of seats beside the right
    one; an empty group is nobody, who comes last. `None` when nothing tempting is left."""
    wanted = tuple(sorted(right))
    wrong = [one for one in dict.fromkeys(tuple(sorted(group)) for group in tempting) if one != wanted]
    groups = sorted([wanted, *wrong[: MOST_CHOICES - 1]], key=lambda one: (not one, len(one), one))
    if len(groups) < 3:
        return None
    choices = tuple(" ".join(map(str, group)) or NOBODY for group in groups)
    return Question("event", (event,), choices, tuple(clauses), 0)


def happens(choices: Sequence[str]) -> Question:
    """A question for which of these events happens."""
    return Question("happens", (), tuple(choices), (), 0)
