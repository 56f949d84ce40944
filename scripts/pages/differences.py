"""What other options would change about a worked example, in words; the engine has played it under each of them."""

from __future__ import annotations

from functools import cache
from typing import Any

from games import examples
from games import game as game_of
from games.differing import Tried, differences
from playground.differing import told
from playground.renderer import Renderer
from scripts.pages.house_rules import values_words, written_values


@cache
def found(key: str, id: str) -> tuple[Tried, ...]:
    """The differences of an example, found once for all languages."""
    return tuple(differences(examples.played(key, id).record))


def difference_rows(renderer: Renderer, key: str, id: str) -> list[dict[str, Any]]:
    """A row for every way in which a value of an option changes the example, in the order of the options; after one for
    several values, hidden ones for each of them where they do not all change it to the same."""
    game = game_of(key)
    steps = examples.played(key, id).steps
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
