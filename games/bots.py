"""Players that need no person. They see what a person in their seat would see: a view and what has happened.

`random` is the same for every game. `look-ahead` samples the cards that its seat cannot see and plays each choice
on, with what the game's own `bots` module tells it (`Foresight`). A game's own players are in `games/<key>/bots.py`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, ClassVar, Final, NamedTuple, Protocol

import games
from games.chance import Source
from games.core import CHANCE, Action, Choice, Event, Facts, Game, View
from games.dealing import KINDS
from games.errors import VaraqError

NAMES: Final = ("random", "sensible", "look-ahead")
"""The players that every game has, from weak to strong."""


WORLDS: Final = 48
"""Worlds that the look-ahead player imagines for a move unless told otherwise."""


class Player(Protocol):
    """Chooses among the choices of the seat to act."""

    watches: ClassVar[bool]
    """Whether the player looks at views and history; `choose` of one that does not may be given empty ones."""

    def choose(self, view: View, history: Sequence[Event], choices: Sequence[Choice]) -> Action:
        """One of the choices, made concrete where it has a range of amounts."""


class Reason(NamedTuple):
    """Why a player does what it does: a kind, whose text is `<game>-bot-reason-<kind>`, and the facts of the case.

    The text links to the clauses that matter.
    """

    kind: str
    facts: Facts = ()


class Advice(NamedTuple):
    """What a player does, with the reason of the branch of its policy that chose it."""

    action: Action
    reason: Reason


class Adviser(ABC):
    """A player that says why. Its module has `REASONS`: every kind of reason with the names of its facts."""

    watches: ClassVar[bool] = True

    def __init__(self, source: Source) -> None:
        self.source = source

    def choose(self, view: View, history: Sequence[Event], choices: Sequence[Choice]) -> Action:
        """What it advises."""
        return self.advise(view, history, choices).action

    @abstractmethod
    def advise(self, view: View, history: Sequence[Event], choices: Sequence[Choice]) -> Advice:
        """What `choose` gives, and why."""


def reason(kind: str, **facts: Any) -> Reason:
    """A reason with its facts."""
    return Reason(kind, tuple(facts.items()))


def advice(key: str, view: View, history: Sequence[Event], choices: Sequence[Choice]) -> Advice:
    """What the sensible player of that game would do for the seat that looks on, from its view and what it has seen,
    and why."""
    adviser: Adviser = import_module(f"games.{key}.bots").PLAYERS["sensible"](Source(0, "advice"))
    return adviser.advise(view, history, choices)


def concrete(choice: Choice, source: Source) -> Action:
    """The choice, with a random amount where it has a range."""
    amounts = choice.range
    return choice if amounts is None else choice.at(source.pick(amounts))


def trials(choice: Choice, source: Source) -> tuple[Action, ...]:
    """What to try of a choice: itself, or of its amounts the least, the middle, the greatest and a random one."""
    amounts = choice.range
    if amounts is None:
        return (choice,)
    tried = {amounts[0], amounts[len(amounts) // 2], amounts[-1], source.pick(amounts)}
    return tuple(choice.at(amount) for amount in sorted(tried))


class Random:
    """Takes every choice with the same probability."""

    watches: ClassVar[bool] = False

    def __init__(self, source: Source) -> None:
        self.source = source

    def choose(self, view: View, history: Sequence[Event], choices: Sequence[Choice]) -> Action:
        """Any choice."""
        return concrete(self.source.pick(choices), self.source)


@dataclass(frozen=True, slots=True)
class Foresight:
    """What a game tells the look-ahead player.

    `imagine` makes a full state that fits what a seat has seen, as `Game.imagine` does, but with hands that the
    others are likely to hold after playing as they have. `policy` plays on in an imagined game, seeing the whole
    state but using only what its seat may know; `finished` says whether an imagined game, which began in the first
    state, has gone far enough in the second; `score` says how good a state is for a seat.
    """

    imagine: Callable[[View, Sequence[Event], Source], Any]
    policy: Callable[[Any, Source], Action]
    finished: Callable[[Any, Any], bool]
    score: Callable[[Any, int], float]


class LookAhead:
    """Asks the sensible player for advice, and departs from it where imagined games say so clearly.

    It imagines the hidden cards `worlds` times and plays every choice on in each. All choices are tried in the same
    worlds, so that luck in the cards does not decide between them; another choice than the advised one is made only
    when its average gain is `CLEAR` times the gain's standard error or more, since few worlds mislead.
    """

    watches: ClassVar[bool] = True
    CLEAR: ClassVar[float] = 1.0

    def __init__(
        self, game: Game[Any, Any], adviser: Player, foresight: Foresight, source: Source, worlds: int = WORLDS
    ) -> None:
        self.game = game
        self.adviser = adviser
        self.foresight = foresight
        self.source = source
        self.worlds = worlds

    def choose(self, view: View, history: Sequence[Event], choices: Sequence[Choice]) -> Action:
        """The advised choice, or the one that is clearly better on average."""
        advised = self.adviser.choose(view, history, choices)
        options = [one for choice in choices for one in trials(choice, self.source) if one != advised]
        if not options:
            return advised
        gains: list[list[float]] = [[] for _ in options]
        for _ in range(self.worlds):
            world = self.foresight.imagine(view, history, self.source)
            base = self._outcome(world, advised, view["viewer"])
            for place, action in enumerate(options):
                gains[place].append(self._outcome(world, action, view["viewer"]) - base)
        best = max(range(len(options)), key=lambda place: sum(gains[place]))
        return options[best] if _clear(gains[best], self.CLEAR) else advised

    def _outcome(self, world: Any, action: Action, seat: int) -> float:
        state, _ = self.game.play(world, action)
        while state.to_act is not None and not self.foresight.finished(world, state):
            state, _ = self.game.play(state, self._next(state))
        return self.foresight.score(state, seat)

    def _next(self, state: Any) -> Action:
        if state.to_act != CHANCE:
            return self.foresight.policy(state, self.source)
        return KINDS[state.needs.verb](None, self.source.shuffled(state.needs.cards))


def _clear(gains: Sequence[float], errors: float) -> bool:
    """Whether the average gain is above zero by that many standard errors."""
    count = len(gains)
    average = sum(gains) / count
    variance = sum((gain - average) ** 2 for gain in gains) / max(1, count - 1)
    return average > 0 and average >= errors * (variance / count) ** 0.5


def player(key: str, name: str, seed: int, seat: int, strength: int = WORLDS) -> Player:
    """A player of that game: `random`, `sensible`, `look-ahead`, or another one that the game has.

    `seed` and `seat` fix its random choices; `strength` is the number of worlds that `look-ahead` imagines.
    """
    source = Source(seed, f"player/{seat}")
    if name == "random":
        return Random(source)
    module = import_module(f"games.{key}.bots")
    own: Mapping[str, Callable[[Source], Player]] = module.PLAYERS
    if name == "look-ahead":
        return LookAhead(games.game(key), own["sensible"](source), module.FORESIGHT, source, strength)
    if name not in own:
        raise VaraqError(f"{key} has no player «{name}»; it has random, look-ahead, " + ", ".join(own))
    return own[name](source)
