"""What other options would change about a worked example, in words, and the odds at that decision, where they can be
counted, also where they alone change; the engine has played it under each of them."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any, Final

from markupsafe import Markup

from games import examples
from games import game as game_of
from games.differing import FEW, Difference, Tried, differences, walk
from games.odds_change import Change, change_at
from games.options import Value
from games.replay import Step
from playground.differing import notes_told, odds_told, told
from playground.renderer import Renderer
from scripts.pages.house_rules import values_words, written_values


@cache
def found(key: str, id: str) -> tuple[Tried, ...]:
    """The differences of an example, found once for all languages."""
    return tuple(differences(examples.played(key, id).record))


MANY: Final = 60
"""Where somebody may choose among more moves than that, the odds of all of them would fill pages and are left out."""


@cache
def odds_under(key: str, id: str, option: str, value: Value, decision: int) -> Change | None:
    """What another value of an option makes of the odds for whoever decides after that step of an example, every card
    open: only what is counted, so that the page is the same whatever the players; `None` where that is nothing."""
    played = examples.played(key, id)
    seat = played.steps[decision].state.to_act
    if not isinstance(seat, int):
        return None
    others = _walk_under(key, id, option, value)
    game = played.record.engine
    if any(len(game.actions(side[decision].state)) > MANY for side in (played.steps, others) if decision < len(side)):
        return None
    found = change_at(game, played.steps, others, decision, seat, samples=0)
    return found if found is not None and found.figures else None


@cache
def _walk_under(key: str, id: str, option: str, value: Value) -> tuple[Step, ...]:
    """The steps of an example under another value of an option, as far as its moves can be made."""
    played = examples.played(key, id)
    options = type(played.record.options).of({**played.record.options.values(), option: value})
    return walk(played.steps, replace(played.record, options=options))


@cache
def _first_odds(key: str, id: str, option: str, value: Value) -> int | None:
    """The first step of an example at which that value changes a figure of the odds; for one that changes no move."""
    steps = range(len(examples.played(key, id).steps))
    return next((step for step in steps if odds_under(key, id, option, value, step) is not None), None)


def _only_odds(key: str, id: str, tried: Tried) -> list[tuple[tuple[Value, ...], Value, int]]:
    """Where values that change no move change odds: the values, the one whose odds are told, and the first step.

    Of numbers the nearest is told, with all that change odds as well; of other values each.
    """

    def step(value: Value) -> int | None:
        return _first_odds(key, id, tried.option.name, value)

    if tried.difference is not None:
        return []
    if tried.option.kind != "number":
        return [((value,), value, found) for value in tried.values if (found := step(value)) is not None]
    near = step(tried.value)
    if near is None:
        return []
    values = tried.values if len(tried.values) <= FEW else (tried.value,)
    return [(tuple(value for value in values if step(value) is not None), tried.value, near)]


def difference_notes(renderer: Renderer, key: str, id: str) -> list[Markup]:
    """On what the odds of all rows of an example rest, each sentence once."""
    changes = [
        odds_under(key, id, tried.option.name, value, step)
        for tried in found(key, id)
        for value, step in (
            *((value, one.decision) for value, one in _ways(tried)),
            *((value, step) for _, value, step in _only_odds(key, id, tried)),
        )
    ]
    told = (note for change in changes if change is not None for note in notes_told(renderer, change))
    return list(dict.fromkeys(told))


def _ways(tried: Tried) -> list[tuple[Value, Difference]]:
    """The values that rows are about, with their differences: the nearest, and each where all have been tried."""
    ways = [(tried.value, tried.difference), *zip(tried.values, tried.each, strict=False)]
    return [(value, one) for value, one in ways if one is not None]


def difference_rows(renderer: Renderer, key: str, id: str) -> list[dict[str, Any]]:
    """A row for every way in which a value of an option changes the example, in the order of the options; after one for
    several values, hidden ones for each of them where they do not all change it to the same. Where it changes no move
    but a figure of the odds, that is the row, with `same`."""
    game = game_of(key)
    steps = examples.played(key, id).steps
    rows = []

    def odds_of(name: str, value: Value, step: int, same: bool = False) -> Markup:
        change = odds_under(key, id, name, value, step)
        if change is None:
            return Markup("")
        seat = steps[step].state.to_act
        title = renderer.text("ui-differ-odds-there", seat=seat)
        if same:  # nothing but the odds differs there
            title = renderer.text("ui-odds") + " · " + renderer.text("ui-seat", seat=seat)
        return Markup("<p><strong>{}</strong></p>\n").format(title) + odds_told(renderer, change)

    for tried in found(key, id):
        name = tried.option.name
        link = {"option": name, "link": renderer.clause_link(tried.option.id), "hidden": False, "same": False}
        for values, value, at in _only_odds(key, id, tried):
            rows.append(
                {
                    **link,
                    "same": True,
                    "step": at,
                    "data": ",".join(written_values(tried.option, values)),
                    "values": values_words(renderer, tried.option, values, value),
                    "told": renderer.text("ui-differ-same") + odds_of(name, value, at, same=True),
                }
            )
        if tried.difference is None:
            continue
        step = steps[tried.difference.step]
        link["step"] = step.index

        def said(value: Value, one: Difference, name: str = name, step: Step = step) -> Markup:
            return told(renderer, game, one, step) + odds_of(name, value, one.decision)

        instead = said(tried.value, tried.difference)
        each = [said(value, one) for value, one in zip(tried.values, tried.each, strict=False) if one is not None]
        alike = all(one == instead for one in each) and bool(each)
        rows.append(
            {
                **link,
                "data": ",".join(written_values(tried.option, tried.values)),
                "values": values_words(renderer, tried.option, tried.values, None if alike else tried.value),
                "told": instead,
            }
        )
        # For a script that knows the table's own value: what happens with just that one.
        for value, one in zip(tried.values, [] if alike else each, strict=False):
            words = values_words(renderer, tried.option, [value], None)
            rows.append({**link, "data": tried.option.write(value), "values": words, "told": one, "hidden": True})
    return rows
