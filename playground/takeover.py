"""Playing on from a step of a worked example, and writing a game down."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from games.core import CHANCE
from games.examples import ids
from games.examples import played as played_example
from games.record import Move, Record, complete, write
from games.replay import Replay, replay
from playground.moment import Moment
from playground.requests import Trouble
from playground.sentence import AnyGame
from playground.session import Session, session_of
from playground.single_move import single_move

TRIED: Final = range(8)
"""The seeds with which the cards that an example leaves open are put in order to see whether it leads on."""


def example_replay(game: AnyGame, example: str, step: int) -> Replay:
    """The whole example, played and checked; raises `Trouble` for an example or step that there is not."""
    if example not in ids(game.key):
        raise Trouble("unknown-example")
    played = played_example(game.key, example)
    if not 0 <= step < len(played.steps):
        raise Trouble("unknown-step")
    return played


def take_over(game: AnyGame, example: str, step: int, seat: int | None, bots: str, seed: int) -> Session:
    """A session that begins as the example stands after that step.

    Cards that the example leaves open are put in the order of the seed. `seat` is the reader's; `None` gives him
    every seat, with open cards. Raises `Trouble` when the example or the step is unknown or the game is over there.
    """
    played = example_replay(game, example, step)
    if played.steps[step].state.to_act is None:
        raise Trouble("ended")
    if seat is not None and not 1 <= seat <= played.record.seats:
        raise Trouble("bad-seat")
    return _taken_over(played, step, seat, bots, seed)


@lru_cache(maxsize=512)
def leads_on(played: Replay, step: int) -> bool:
    """Whether anybody who plays on from that step has something to decide, or another deal to look at.

    Cards that the example leaves open are tried in a few orders; where one of them goes to the end with single moves,
    which the table makes by itself, there may be nothing to play.
    """
    game, state = played.record.engine, played.steps[step].state
    if state.to_act is None:
        return False
    if state.to_act != CHANCE and single_move(game, state) is None:
        return True
    return all(_decides(_taken_over(played, step, None, "random", seed)) for seed in TRIED)


def _decides(session: Session) -> bool:
    while session.waiting == "bots":
        session = session.advance()
    return session.waiting != "over"


def _taken_over(played: Replay, step: int, seat: int | None, bots: str, seed: int) -> Session:
    seats = played.record.seats
    whole = replay(complete(played.record, step, seed), check=False)
    moments = tuple(
        Moment(one.action, one.events, one.state, "record") for one in whole.steps if one.action is not None
    )
    persons = tuple(range(1, seats + 1)) if seat is None else (seat,)
    others = {other: bots for other in range(1, seats + 1) if other not in persons}
    head, origin = bare(whole.record), whole.steps[0].state
    return session_of(played.record.engine, head, seed, persons, others, origin, moments, open_hands=seat is None)


def bare(record: Record) -> Record:
    """The record without its moves, notes and expectations: what a game begins with."""
    return replace(record, start=Move("", 0), moves=(), source="record")


def record_of(session: Session) -> str:
    """The line that is looked at in notation, with every pack: reading and replaying it gives the same game."""
    moves = tuple(Move(str(one.action), 0) for one in session.path(session.study.end()))
    return write(replace(session.record, moves=moves))
