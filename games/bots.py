"""Players that need no person. They see what a person in their seat would see: a view and what has happened.

`random` is the same for every game. `look-ahead` samples the cards that its seat cannot see and plays each choice
on, with what the game's own `bots` module tells it (`Foresight`). A game's own players are in `games/<key>/bots.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, ClassVar, Final, Protocol

import games
from games.chance import Source
from games.core import CHANCE, Action, Choice, Event, Game, View
from games.dealing import KINDS
from games.errors import VaraqError

NAMES: Final = ("random", "sensible", "look-ahead")
"""The players that every game has, from weak to strong."""


class Player(Protocol):
    """Chooses among the choices of the seat to act."""

    watches: ClassVar[bool]
    """Whether the player looks at views and history; `choose` of one that does not may be given empty ones."""

    def choose(self, view: View, history: Sequence[Event], choices: Sequence[Choice]) -> Action:
        """One of the choices, made concrete where it has a range of amounts."""


def concrete(choice: Choice, source: Source) -> Action:
    """The choice, with a random amount where it has a range."""
    amounts = choice.range
    return choice if amounts is None else choice.at(source.pick(amounts))


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
    """Imagines the hidden cards `worlds` times, plays every choice on in each, and takes the best on average.

    All choices are tried in the same imagined worlds, so that luck in the cards does not decide between them.
    """

    watches: ClassVar[bool] = True

    def __init__(self, game: Game[Any, Any], foresight: Foresight, source: Source, worlds: int = 24) -> None:
        self.game = game
        self.foresight = foresight
        self.source = source
        self.worlds = worlds

    def choose(self, view: View, history: Sequence[Event], choices: Sequence[Choice]) -> Action:
        """The choice with the best average score; the earlier one where two are equal."""
        options = [concrete(choice, self.source) for choice in choices]
        if len(options) == 1:
            return options[0]
        totals = [0.0] * len(options)
        for _ in range(self.worlds):
            world = self.foresight.imagine(view, history, self.source)
            for place, action in enumerate(options):
                totals[place] += self._outcome(world, action, view["viewer"])
        return options[totals.index(max(totals))]

    def _outcome(self, world: Any, action: Action, seat: int) -> float:
        state, _ = self.game.play(world, action)
        while state.to_act is not None and not self.foresight.finished(world, state):
            state, _ = self.game.play(state, self._next(state))
        return self.foresight.score(state, seat)

    def _next(self, state: Any) -> Action:
        if state.to_act != CHANCE:
            return self.foresight.policy(state, self.source)
        return KINDS[state.needs.verb](None, self.source.shuffled(state.needs.cards))


def player(key: str, name: str, seed: int, seat: int, strength: int = 24) -> Player:
    """A player of that game: `random`, `sensible`, `look-ahead`, or another one that the game has.

    `seed` and `seat` fix its random choices; `strength` is the number of worlds that `look-ahead` imagines.
    """
    source = Source(seed, f"player/{seat}")
    if name == "random":
        return Random(source)
    module = import_module(f"games.{key}.bots")
    own: Mapping[str, Callable[[Source], Player]] = module.PLAYERS
    if name == "look-ahead":
        return LookAhead(games.game(key), module.FORESIGHT, source, strength)
    if name not in own:
        raise VaraqError(f"{key} has no player «{name}»; it has random, look-ahead, " + ", ".join(own))
    return own[name](source)
