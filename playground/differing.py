"""What goes another way under other options, in a sentence or two, and what changes in the odds: for the table of an
example and for the player."""

from __future__ import annotations

from functools import partial
from typing import Final

from markupsafe import Markup

from games.consequences import Next
from games.core import Choice
from games.differing import Difference
from games.odds_change import Change
from games.replay import Step
from playground.renderer import Renderer
from playground.sentence import AnyGame
from playground.templating import fill

SHOWN: Final = 4
"""How many choices are named; what is more is only hinted at."""
FIGURES: Final = 6
"""How many odds stand beside each other, those that both rules have first; the others are counted."""


def told(renderer: Renderer, game: AnyGame, difference: Difference, step: Step) -> Markup:
    """What happens instead; `step` is the one that differs, as it was."""
    match difference.kind:
        case "no-start":
            return renderer.text("ui-differs-no-start")
        case "no-card":
            return renderer.text("ui-differs-no-card")
        case "no-move":
            return renderer.text("ui-differs-no-move")
        case "refused":
            assert difference.action is not None and difference.ruling is not None
            move = renderer.action(game, difference.action)
            return Markup("<q>{}</q> {}").format(move, renderer.refusal(game, difference.action, difference.ruling))
        case "ruling":
            assert difference.ruling is not None
            links = Markup(" · ").join(renderer.clause_link(clause) for clause in difference.ruling.clauses)
            return renderer.text("ui-differs-ruling") + " " + links
        case "events":
            return _events(renderer, game, difference, step)
        case _ if difference.ways is not None:
            return way_told(renderer, difference.ways[1])
        case _:
            return _choices(renderer, game, difference)


def way_told(renderer: Renderer, way: Next) -> Markup:
    """How the game goes on after a move, in a sentence."""
    seat = way if isinstance(way, int) else 0
    return renderer.text("ui-differs-next", next="seat" if seat else way, seat=seat)


def odds_told(renderer: Renderer, change: Change) -> Markup:
    """The figures that differ, under both options; a sentence where none does. `notes_told` says on what they rest."""

    said = partial(renderer.phrase, empty=None)
    both_first = sorted(change.figures, key=lambda one: one.now is None or one.then is None)
    figures = [(said(one.title), said(one.label), said(one.now), said(one.then)) for one in both_first[:FIGURES]]
    more = len(both_first) - len(figures)
    return Markup(fill("differ-odds.html", t=renderer.text, figures=figures, more=more))


def notes_told(renderer: Renderer, change: Change) -> list[Markup]:
    """The assumptions behind the odds, a sentence each."""
    return [renderer.phrase(note) for note in change.notes]


def _events(renderer: Renderer, game: AnyGame, difference: Difference, step: Step) -> Markup:
    message, events = "ui-differs-events", [event for event in difference.events if event not in step.events]
    if not events:
        message, events = "ui-differs-missing", [event for event in step.events if event not in difference.events]
    sentences = [renderer.text(message), *(renderer.event(game, event) for event in events)]
    if difference.ways is not None and difference.ways[1] != "over":  # the events tell an end
        sentences.append(way_told(renderer, difference.ways[1]))
    return Markup(" ").join(sentences)


def _choices(renderer: Renderer, game: AnyGame, difference: Difference) -> Markup:
    parts = []
    for message, choices in (("ui-differs-more", difference.more), ("ui-differs-fewer", difference.fewer)):
        if choices:
            named = Markup(" · ").join(
                Markup("<q>{}</q>").format(_choice(renderer, game, one)) for one in choices[:SHOWN]
            )
            parts.append(renderer.text(message) + " " + named + (" …" if len(choices) > SHOWN else ""))
    assert parts, "the same choices in another order are no difference"
    return Markup(" ").join(parts)


def _choice(renderer: Renderer, game: AnyGame, choice: Choice) -> Markup:
    said = renderer.action(game, choice)
    if choice.range is None:
        return said
    return said + " " + renderer.text("ui-differs-amount", low=choice.range[0], high=choice.range[-1])
