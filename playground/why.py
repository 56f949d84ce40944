"""Why a move was allowed, what each move would lead to here, and why the others are refused: the rules in HTML.

The same for a step of a worked example and for a game that is played. What a seat may do is told only to a viewer who
sees all that this seat sees; the others are told that it hangs on cards which they do not see.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from games.consequences import Consequence, consequences, sees_as_much
from games.core import Action, Event, Ruling
from playground.sentence import AnyGame, Sentences
from playground.templating import fill

MOST_LEGAL: Final = 16
"""How many legal moves are told with what they lead to."""

MOST_MOVES: Final = 4
"""How many moves that the same ruling refuses are named; the rest are counted."""

MOST_GROUPS: Final = 12
"""How many refusals of different reasons are told."""


@dataclass(frozen=True, slots=True)
class Made:
    """A move that was made: the state before it, the action, the ruling that allowed it, and what it caused."""

    state: Any
    action: Action
    ruling: Ruling
    events: tuple[Event, ...]


def why_html(
    sentences: Sentences,
    game: AnyGame,
    made: Made | None,
    state: Any,
    history: Sequence[Event],
    viewer: int | None,
    *,
    options: Any = None,
) -> str:
    """What a viewer may be told of the move that led here and of the moves there are now.

    `history` is what the seat to act has seen. With `options` the clauses stand there in full, else as links.
    """
    seat = state.to_act if isinstance(state.to_act, int) else None
    told = seat is not None and sees_as_much(game, state, viewer, seat)
    legal: tuple[Consequence, ...] = ()
    refused: list[dict[str, Any]] = []
    more = 0
    if told:
        assert seat is not None
        legal = consequences(game, game.view(state, seat), history)
        refused, more = _refused(sentences, game, state)
    return fill(
        "why.html",
        t=sentences.text,
        plain=sentences.plain,
        made=None if made is None else _made(sentences, game, made, viewer, options),
        seat=seat,
        over=state.to_act is None,
        told=told,
        legal=[_legal(sentences, game, one) for one in legal[:MOST_LEGAL]],
        more_legal=len(legal[MOST_LEGAL:]),
        refused=refused,
        more=more,
    )


def _made(sentences: Sentences, game: AnyGame, made: Made, viewer: int | None, options: Any) -> dict[str, Any] | None:
    """The move with the clauses that allow it.

    They may hang on the hand: who must capture has a card that can. So whoever does not see it is told the clauses of
    what then happened for all to see.
    """
    action, before = made.action, made.state
    if action.seat is None:
        return None
    told = sees_as_much(game, before, viewer, action.seat)
    choices = game.actions(before) if told else ()
    clauses = made.ruling.clauses if told else made.events[0].clauses
    return {
        "seat": action.seat,
        "move": sentences.action(game, action),
        "only": len(choices) == 1 and choices[0].range is None,
        "rules": [
            {
                "link": sentences.clause_link(clause),
                "text": "" if options is None else sentences.clause_text(game, clause, options),
                "source": "" if options is None else sentences.clause_source(game, clause, options),
            }
            for clause in clauses
        ],
    }


def _legal(sentences: Sentences, game: AnyGame, one: Consequence) -> dict[str, Any]:
    return {
        "move": sentences.action(game, one.action),
        "events": [sentences.event_said(game, event) for event in one.events],
        "open": one.open,
    }


def _refused(sentences: Sentences, game: AnyGame, state: Any) -> tuple[list[dict[str, Any]], int]:
    """The candidates that are refused, those of one ruling together, and how many more there are."""
    allowed = set(game.actions(state))
    groups: dict[Ruling, list[Action]] = {}
    for candidate in game.candidates(state):
        if candidate in allowed:
            continue
        action = candidate if candidate.range is None else candidate.at(candidate.range[0])
        ruling = game.ruling(state, action)
        if not ruling.allowed:
            groups.setdefault(ruling, []).append(action)
    told = [
        {
            "moves": [sentences.action(game, action) for action in actions[:MOST_MOVES]],
            "more": len(actions[MOST_MOVES:]),
            "reason": sentences.refusal_said(game, actions[0], ruling),
            "clauses": [sentences.clause_link(clause) for clause in ruling.clauses],
        }
        for ruling, actions in islice(groups.items(), MOST_GROUPS)
    ]
    return told, sum(len(actions) for actions in islice(groups.values(), MOST_GROUPS, None))
