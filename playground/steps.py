"""One step of a worked example as a list item: events, comment, table, trials and the rules that were cited."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from games.consequences import sees_as_much
from games.core import CHANCE, Event
from games.expect import Expectation
from games.replay import Step
from playground.sentence import AnyGame, Said, Sentences
from playground.single_move import single_move
from playground.table import table_html
from playground.templating import fill

_TRIALS = {"legal": True, "refused": False}


@dataclass(frozen=True, slots=True)
class Trial:
    """A move that the example points out at this step as allowed or refused, with the rules that say so."""

    allowed: bool
    move: Markup
    reason: Said | None
    clauses: list[Markup]


def step_html(
    sentences: Sentences,
    game: AnyGame,
    step: Step,
    viewer: int | None,
    example: str | None,
    last: int | None,
    leads_on: bool,
    why: str = "",
) -> str:
    """The list item of a step; see `Renderer.step`.

    For a seat it has no comment, since that speaks of every card, and no trial of somebody whose cards it does not see.
    """
    events = [event.for_seat(viewer) for event in step.events]
    note, source = None, Markup()
    if step.note is not None and example is not None and viewer is None:
        message = f"{game.key}-example-{example}-{step.note}"
        note, source = sentences.text(message), sentences.source(message)
    return fill(
        "step.html",
        t=sentences.text,
        plain=sentences.plain,
        index=step.index,
        title=_title(sentences, step.index, last),
        lines=[sentences.event_said(game, event) for event in events],
        note=note,
        source=source,
        table=Markup(table_html(sentences, game.view(step.state, viewer))),
        trials=[
            _trial(sentences, game, step, one)
            for one in step.expectations
            if one.words[0] in _TRIALS and _seen(game, step, one, viewer)
        ],
        clauses=[sentences.clause_link(clause) for clause in cited(events)],
        leads_on=leads_on,
        why=Markup(why),
        decision=decides(game, step.state),
        seat=step.state.to_act if isinstance(step.state.to_act, int) else None,
    )


def _seen(game: AnyGame, step: Step, expected: Expectation, viewer: int | None) -> bool:
    seat = game.read_action(step.state, " ".join(expected.words[1:])).seat
    return seat is None or sees_as_much(game, step.state, viewer, seat)


def decides(game: AnyGame, state: Any) -> bool:
    """Whether somebody has more than a single move there."""
    return state.to_act not in (None, CHANCE) and single_move(game, state) is None


def cited(events: Iterable[Event]) -> list[str]:
    """The clauses that events cite, each once, in the order of their first mention."""
    return list(dict.fromkeys(clause for event in events for clause in event.clauses))


def _title(sentences: Sentences, index: int, last: int | None) -> Markup:
    if last is None:
        return sentences.text("ui-step", step=index) if index else sentences.text("ui-step-start")
    if index:
        return sentences.text("ui-step-of", step=index, last=last)
    return sentences.text("ui-step-start-of", last=last)


def _trial(sentences: Sentences, game: AnyGame, step: Step, expected: Expectation) -> Trial:
    action = game.read_action(step.state, " ".join(expected.words[1:]))
    ruling = game.ruling(step.state, action)
    return Trial(
        ruling.allowed,
        sentences.action(game, action),
        None if ruling.allowed else sentences.refusal_said(game, action, ruling),
        [sentences.clause_link(clause) for clause in ruling.clauses],
    )
