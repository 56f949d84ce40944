"""What other options would change about a worked example, in words; the engine has played it under each of them."""

from __future__ import annotations

from functools import cache
from typing import Any

from markupsafe import Markup

from games import examples
from games import game as game_of
from games.core import Choice
from games.differing import Difference, Tried, differences
from games.replay import Step, replay
from playground.renderer import Renderer
from playground.sentence import AnyGame
from scripts.pages.house_rules import values_words, written_values

SHOWN = 4
"""How many choices are named; what is more is only hinted at."""


@cache
def found(key: str, id: str) -> tuple[Tried, ...]:
    """The differences of an example, found once for all languages."""
    return tuple(differences(examples.load(key, id)))


def difference_rows(renderer: Renderer, key: str, id: str) -> list[dict[str, Any]]:
    """A row for every way in which a value of an option changes the example, in the order of the options; after one for
    several values, hidden ones for each of them where they do not all change it to the same."""
    game = game_of(key)
    steps = replay(examples.load(key, id), check=False).steps
    rows = []
    for tried in found(key, id):
        if tried.difference is None:
            continue
        step = steps[tried.difference.step]
        link = {"option": tried.option.name, "link": renderer.clause_link(tried.option.id), "step": step.index}
        instead = told(renderer, game, tried.difference, step)
        each = [told(renderer, game, one, step) for one in tried.each if one is not None]
        alike = all(one == instead for one in each) and bool(each)
        rows.append(
            {
                **link,
                "data": ",".join(written_values(tried.option, tried.values)),
                "values": values_words(renderer, tried.option, tried.values, None if alike else tried.value),
                "told": instead,
                "hidden": False,
            }
        )
        # For a script that knows the table's own value: what happens with just that one.
        for value, one in zip(tried.values, [] if alike else each, strict=False):
            words = values_words(renderer, tried.option, [value], None)
            rows.append({**link, "data": tried.option.write(value), "values": words, "told": one, "hidden": True})
    return rows


def told(renderer: Renderer, game: AnyGame, difference: Difference, step: Step) -> Markup:
    """What happens instead, in a sentence or two."""
    match difference.kind:
        case "no-start" | "no-card" | "no-move":
            return renderer.text(f"site-differs-{difference.kind}")
        case "refused":
            assert difference.action is not None and difference.ruling is not None
            move = renderer.action(game, difference.action)
            return Markup("<q>{}</q> {}").format(move, renderer.refusal(game, difference.action, difference.ruling))
        case "ruling":
            assert difference.ruling is not None
            links = Markup(" · ").join(renderer.clause_link(clause) for clause in difference.ruling.clauses)
            return renderer.text("site-differs-ruling") + " " + links
        case "events":
            instead = [event for event in difference.events if event not in step.events]
            if instead:
                sentences = Markup(" ").join(renderer.event(game, event) for event in instead)
                return renderer.text("site-differs-events") + " " + sentences
            missing = [event for event in step.events if event not in difference.events]
            sentences = Markup(" ").join(renderer.event(game, event) for event in missing)
            return renderer.text("site-differs-missing") + " " + sentences
        case _:
            return _choices(renderer, game, difference)


def _choices(renderer: Renderer, game: AnyGame, difference: Difference) -> Markup:
    parts = []
    for name, choices in (("more", difference.more), ("fewer", difference.fewer)):
        if choices:
            named = Markup(" · ").join(
                Markup("<q>{}</q>").format(_choice(renderer, game, one)) for one in choices[:SHOWN]
            )
            parts.append(renderer.text(f"site-differs-{name}") + " " + named + (" …" if len(choices) > SHOWN else ""))
    return Markup(" ").join(parts) or renderer.text("site-differs-turn")


def _choice(renderer: Renderer, game: AnyGame, choice: Choice) -> Markup:
    said = renderer.action(game, choice)
    if choice.range is None:
        return said
    return said + " " + renderer.text("site-differs-amount", low=choice.range[0], high=choice.range[-1])
