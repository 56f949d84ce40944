"""Playing on from a step of a worked example, and writing a game down."""

from __future__ import annotations

from dataclasses import replace

from games.examples import ids, load
from games.record import Move, Record, complete, write
from games.replay import Replay, replay
from playground.requests import Trouble
from playground.sentence import AnyGame
from playground.session import Moment, Session


def example_replay(game: AnyGame, example: str, step: int) -> Replay:
    """The whole example, played and checked; raises `Trouble` for an example or step that there is not."""
    if example not in ids(game.key):
        raise Trouble("unknown-example")
    played = replay(load(game.key, example))
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
    seats = played.record.seats
    if seat is not None and not 1 <= seat <= seats:
        raise Trouble("bad-seat")
    whole = replay(complete(played.record, step, seed), check=False)
    moments = tuple(
        Moment(one.action, one.events, one.state, "record") for one in whole.steps if one.action is not None
    )
    persons = tuple(range(1, seats + 1)) if seat is None else (seat,)
    others = {other: bots for other in range(1, seats + 1) if other not in persons}
    return Session(game, bare(whole.record), seed, persons, others, whole.steps[0].state, moments)


def bare(record: Record) -> Record:
    """The record without its moves, notes and expectations: what a game begins with."""
    return replace(record, start=Move("", 0), moves=(), source="record")


def record_of(session: Session) -> str:
    """The session in notation, with every pack: reading and replaying it gives the same game."""
    moves = tuple(Move(str(one.action), 0) for one in session.moments)
    return write(replace(session.record, moves=moves))
