"""One renderer for the built page and for the browser.

The build writes what these methods return into the pages; the worker calls the very same methods under Pyodide, and
a test compares the two byte for byte.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from games.core import Event, View
from games.odds import Phrase
from games.record import Record
from games.replay import Replay, Step, replay
from games.rulebook import RuleBook
from playground.sentence import AnyGame, Sentences
from playground.steps import step_html
from playground.table import Moves, table_html
from playground.takeover import leads_on
from playground.why import Made, why_html


class Renderer(Sentences):
    """Turns states, steps and events into accessible HTML of one language.

    `rules_url` is the relative address of the game's rules page: a clause link is `{rules_url}#scat.knock.once`.
    The glossary is at `glossary_url`, by default where `playground.markup.html` looks for it.
    The same input gives the same bytes, always.
    """

    def __init__(self, rulebook: RuleBook, lang: str, rules_url: str, glossary_url: str | None = None) -> None:
        super().__init__(rulebook, lang, rules_url, glossary_url)
        self.lang = lang

    def number(self, number: float) -> str:
        """A number in the language's digits."""
        return self.words.number(number)

    def sentence(self, game: AnyGame, event: Event) -> Markup:
        """What happened. Give `event.for_seat(seat)` where not everything may be shown."""
        return self.event(game, event)

    def table(self, view: View, moves: Moves | None = None, names: Mapping[int, str] | None = None) -> str:
        """The table that a view shows; with `moves` its cards and piles are buttons, `names` are people's by seat."""
        return table_html(self, view, moves, names)

    def step(
        self,
        game: AnyGame,
        step: Step,
        viewer: int | None = None,
        *,
        example: str | None = None,
        last: int | None = None,
        leads_on: bool = True,
        why: str = "",
    ) -> str:
        """One step of a replay as a list item: sentences, comment, table, clauses.

        `viewer` is the seat that looks on (`None` sees every card), `example` the id whose comment belongs to the
        step, and `last` the number of the last step. `leads_on` offers to play on from here. `why` is what `why_of`
        gives.
        """
        return step_html(self, game, step, viewer, example, last, leads_on, why)

    def steps(self, game: AnyGame, record: Record, example: str | None = None) -> list[str]:
        """Every step of a record, the start first."""
        return self.steps_of(replay(record), example)

    def steps_of(self, played: Replay, example: str | None = None) -> list[str]:
        """The same of a record that has been played."""
        return [self.step_of(played, index, example) for index in range(len(played.steps))]

    def step_of(self, played: Replay, index: int, example: str | None = None, viewer: int | None = None) -> str:
        """One step of a replay, as that seat may see it; it offers to play on from there where that leads on."""
        return self.step(
            played.record.engine,
            played.steps[index],
            viewer,
            example=example,
            last=len(played.steps) - 1,
            leads_on=leads_on(played, index),
            why=self.why_of(played, index, viewer),
        )

    def phrase(self, phrase: Phrase | None, empty: Any = "") -> Any:
        """A part of the odds in words; `empty` where there is none."""
        return empty if phrase is None else self.text(phrase.message, **phrase.arguments)

    def why_of(self, played: Replay, index: int, viewer: int | None = None) -> str:
        """Which rules allowed the step, what may be done after it, and what may not and why, as far as that seat may
        know (`None`: with open cards)."""
        step = played.steps[index]
        made = None
        if step.action is not None and step.ruling is not None:
            made = Made(played.steps[index - 1].state, step.action, step.ruling, step.events)
        to_act = step.state.to_act
        history = played.history(to_act, index) if isinstance(to_act, int) else ()
        return why_html(self, played.record.engine, made, step.state, history, viewer)
