"""The player's panel "what another rule would change": the first step that would go another way, what would happen
there, and the odds there and at the step looked at.

Where the reader sees every card, or the game is over, the whole line is played under the changed options. While a game
is running he is told about his own decisions only, from what he has seen (`games.own_decisions`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from games import odds
from games.consequences import consequences
from games.core import Event
from games.differing import Difference, difference, walk
from games.odds_change import change, change_at, seen
from games.options import specs
from games.own_decisions import own_difference, table_under
from games.replay import Step
from playground.differing import notes_told, odds_told, told, way_told
from playground.moment import Moment
from playground.page import control
from playground.renderer import Renderer
from playground.session import Session, session_of
from playground.templating import fill

SAMPLES: Final = 60
"""Imagined games behind each of the up to four odds of the panel that are sampled: fewer than elsewhere, since the
reader waits for all of them. The error stands beside the figure."""


@dataclass(frozen=True, slots=True)
class Compared:
    """A line of a session beside itself under other options.

    `steps` is the line as it was, the start first, and `first` where it would go another way; `others` are the steps
    under the other options, as far as the moves can be made (none while the game is running).
    """

    steps: tuple[Step, ...]
    first: Difference | None
    others: tuple[Step, ...]


def whole(session: Session) -> bool:
    """Whether the whole game may be compared: it is over, or the reader sees every card."""
    return session.finished or session.viewer is None


def compared(session: Session, options: Any) -> Compared:
    """The line that is looked at beside itself under other options."""
    game = session.game
    steps = line_steps(session)
    if whole(session):
        changed = replace(session.record, options=options)
        return Compared(steps, difference(steps, changed), walk(steps, changed))
    seat = session.viewer
    assert seat is not None
    history: list[Event] = []
    for step in steps:
        history += (event.for_seat(seat) for event in step.events)
        if step.state.to_act == seat:
            found = own_difference(game, game.view(step.state, seat), history, options, step.index)
            if found is not None:
                return Compared(steps, found, ())
    return Compared(steps, None, ())


def line_steps(session: Session) -> tuple[Step, ...]:
    """The line that is looked at as the steps of a replay, the start first."""
    game = session.game
    steps = [Step(0, None, None, (), session.origin, None, (), 0)]
    for index, one in enumerate(session.path(session.study.end()), 1):
        ruling = game.ruling(steps[-1].state, one.action)
        steps.append(Step(index, one.action, ruling, one.events, one.state, None, (), 0))
    return tuple(steps)


def reached(session: Session, others: Sequence[Step]) -> int | None:
    """The step from which the game can be played on under the other options: the one looked at, or the last one before
    it that its moves lead to; `None` where not even the start can be."""
    if not others:
        return None
    return min(session.place.step, len(others) - 1)


def played_under(session: Session, options: Any) -> Session | None:
    """The game under other options as far as `reached`, to be played on; `None` where that cannot be or is not told."""
    if not whole(session):
        return None
    head = replace(session.record, options=options)
    others = walk(line_steps(session), head)
    onward = reached(session, others)
    if onward is None:
        return None
    was = session.path(session.study.end())
    moments = tuple(
        Moment(step.action, step.events, step.state, one.by)
        for step, one in zip(others[1 : onward + 1], was, strict=False)
        if step.action is not None
    )
    return session_of(
        session.game,
        head,
        session.seed,
        session.persons,
        session.bots,
        others[0].state,
        moments,
        names=session.names,
        open_hands=session.open_hands,
    )


def differ_html(renderer: Renderer, session: Session, options: Any, former: bool, *, samples: int = SAMPLES) -> str:
    """The panel for these options; `former` says that there is a game to go back to, which was left for this one.

    With no `samples` it says that the odds which are sampled are still to come.
    """
    game = session.game
    own = session.options.values()
    new = options.values()
    changed = [spec for spec in specs(game.Options) if own[spec.name] != new[spec.name]]
    return fill(
        "differ.html",
        t=renderer.text,
        plain=renderer.plain,
        number=renderer.number,
        options=[control(renderer, spec, new[spec.name]) for spec in specs(game.Options)],
        changed=[renderer.clause_link(spec.id) for spec in changed],
        whole=whole(session),
        former=former,
        awaited=bool(changed) and not samples and odds.samples_of(game.key) > 0,
        **(_result(renderer, session, options, samples) if changed else {"found": False}),
    )


def _result(renderer: Renderer, session: Session, options: Any, samples: int) -> dict[str, Any]:
    both = compared(session, options)
    first, here = both.first, session.place.step
    tables = []
    # A decision of the reader's own stands at its step; a step of the line is where a decision has led to.
    there = None if first is None else first.decision if whole(session) else first.step
    if first is not None and there is not None and there != here:
        tables.append(("there", _odds(renderer, session, both, options, there, samples)))
    tables.append(("here", _odds(renderer, session, both, options, here, samples)))
    onward = reached(session, both.others)
    return {
        "found": True,
        "first": None if first is None else _first(renderer, session, both.steps[first.step], first),
        "tables": [(where, table) for where, table in tables if table is not None],
        "missed": bool(both.others) and here >= len(both.others),
        "onward": onward,
        "here": here,
    }


def _first(renderer: Renderer, session: Session, step: Step, first: Difference) -> dict[str, Any]:
    """The first difference in words: what happened there, what would, and by which clauses."""
    game = session.game
    choice = None
    if not whole(session):
        # The reader's own decision: not what led to it is another, but what follows from a choice.
        choice = first.action
        step = replace(step, events=_consequence(session, step, first))
    place = session.study.owner(session.place.line, step.index)
    then = first.events if first.kind == "events" else ()
    was = [renderer.event(game, event) for event in step.events] if first.kind not in ("start", "choices") else []
    if first.ways is not None and not (was and first.ways[0] == "over"):  # the events tell an end
        was.append(way_told(renderer, first.ways[0]))
    clauses = [*(first.ruling.clauses if first.ruling else ()), *(name for one in then for name in one.clauses)]
    return {
        "step": step.index,
        "place": f"{place.line}:{place.step}",
        "current": place == session.place,
        "choice": None if choice is None else renderer.action(game, choice),
        "was": was,
        "then": told(renderer, game, first, step),
        "clauses": [renderer.clause_link(clause) for clause in dict.fromkeys(clauses)],
    }


def _consequence(session: Session, step: Step, first: Difference) -> tuple[Event, ...]:
    """What follows from the choice that differs, as the rules of the game are."""
    if first.action is None:
        return ()
    seat = session.viewer
    assert seat is not None
    view = session.game.view(step.state, seat)
    history = seen(line_steps(session), step.index, seat)
    return next(one.events for one in consequences(session.game, view, history) if one.action == first.action)


def _odds(
    renderer: Renderer, session: Session, both: Compared, options: Any, step: int, samples: int
) -> dict[str, Any] | None:
    """The odds at a step under both options, for the seat to act or the one that looks on; `None` without odds."""
    game = session.game
    seat = session.viewer
    if seat is None:
        to_act = both.steps[step].state.to_act
        if not isinstance(to_act, int):
            return None
        seat = to_act
    if whole(session):
        found = change_at(game, both.steps, both.others, step, seat, samples)
    else:
        history = seen(both.steps, step, seat)
        view = game.view(both.steps[step].state, seat)
        other = table_under(game, view, history, options)
        if other is None:
            return None
        found = change(*(odds.find(game.key, one, history, samples) for one in (view, other)))
    if found is None or not (found.figures or found.equal):
        return None
    return {"seat": seat, "figures": odds_told(renderer, found), "notes": notes_told(renderer, found)}
