"""Random studies: games under random options at any table size, played, left and branched at random."""

from __future__ import annotations

from typing import Any

import games
from games.bots import concrete
from games.chance import Source
from games.core import CHANCE, Action
from games.dealing import KINDS
from games.record import new
from games.study import START, Place, Study
from games.survey import any_options


def random_study(key: str, seed: int, moves: int, branching: int) -> Study:
    """A study of about so many moves; before one move in `branching` it goes back to any place (0: never).

    One pack in four is written by its cards.
    """
    game = games.game(key)
    source = Source(seed, f"study/{key}")
    options = any_options(game.Options, source)
    seats = source.pick(game.sizes(options))
    study = Study.of(new(key, options, seats, 1 + source.below(seats)))
    states: dict[Place, Any] = {START: game.start(options, seats, study.head.first_dealer)}
    for _ in range(moves):
        if branching and source.below(branching) == 0:
            study = study.go(*source.pick(tuple(states)))
        state = states[study.place]
        if state.to_act is None:
            continue
        action = random_order(state, source) if state.to_act == CHANCE else _random_action(game, state, source)
        study = study.play(str(action))
        states[study.place] = game.apply(state, action)[0]
    return study.go(*source.pick(tuple(states)))


def random_order(state: Any, source: Source) -> Action:
    """A seed, or now and then the cards by name."""
    seed = source.below(1 << 32)
    action = KINDS[state.needs.verb].seeded(state.needs, seed)
    return action if source.below(4) else type(action)(None, action.pack)


def _random_action(game: Any, state: Any, source: Source) -> Action:
    return concrete(source.pick(game.actions(state)), source)
