"""What goes another way under other options, in a sentence or two: for the table of an example and for the player."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from games.core import Choice
from games.differing import Difference
from games.replay import Step
from playground.renderer import Renderer
from playground.sentence import AnyGame

SHOWN: Final = 4
"""How many choices are named; what is more is only hinted at."""


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
            instead = [event for event in difference.events if event not in step.events]
            if instead:
                sentences = Markup(" ").join(renderer.event(game, event) for event in instead)
                return renderer.text("ui-differs-events") + " " + sentences
            missing = [event for event in step.events if event not in difference.events]
            sentences = Markup(" ").join(renderer.event(game, event) for event in missing)
            return renderer.text("ui-differs-missing") + " " + sentences
        case _:
            return _choices(renderer, game, difference)


def _choices(renderer: Renderer, game: AnyGame, difference: Difference) -> Markup:
    parts = []
    for message, choices in (("ui-differs-more", difference.more), ("ui-differs-fewer", difference.fewer)):
        if choices:
            named = Markup(" · ").join(
                Markup("<q>{}</q>").format(_choice(renderer, game, one)) for one in choices[:SHOWN]
            )
            parts.append(renderer.text(message) + " " + named + (" …" if len(choices) > SHOWN else ""))
    return Markup(" ").join(parts) or renderer.text("ui-differs-turn")


def _choice(renderer: Renderer, game: AnyGame, choice: Choice) -> Markup:
    said = renderer.action(game, choice)
    if choice.range is None:
        return said
    return said + " " + renderer.text("ui-differs-amount", low=choice.range[0], high=choice.range[-1])
