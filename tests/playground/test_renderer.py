"""The renderer has words for everything that can happen, and gives the same bytes for the same input."""

from __future__ import annotations

from typing import Any

import pytest
from jinja2 import UndefinedError

import games
from games.cards import HIDDEN
from games.core import CHANCE, Event
from games.examples import ids, load
from games.playout import play
from games.replay import replay
from games.rulebook import RuleBook
from playground.renderer import Renderer
from playground.single_move import single_move
from playground.steps import cited
from playground.table import moves_on_table
from playground.templating import fill
from tests.playground.reading import cards_in, elements, links, text

SCAT = games.game("scat")
WILD: dict[str, Any] = {"three_of_a_kind": "30.5", "straight_flush": True, "throw_down": True, "last_turn_stand": True}


def games_of_every_kind() -> list[Any]:
    """The steps of some random games with many options."""
    return [
        step
        for seed, (names, options) in enumerate(
            [(("random",) * 2, {}), (("sensible",) * 4, WILD), (("random",) * 9, {"stock_empty": "reshuffle"})]
        )
        for step in replay(play("scat", SCAT.Options(**options), names, seed).record).steps
    ]


STEPS = games_of_every_kind()


def test_every_event_of_random_games_has_words(renderer: Renderer) -> None:
    kinds = set()
    for step in STEPS:
        for event in step.events:
            for viewer in (None, 1):
                seen = event.for_seat(viewer)
                assert text(renderer.sentence(SCAT, seen)).strip()
                assert renderer.event_spoken(SCAT, seen).strip()
            kinds.add(event.kind)
    assert len(kinds) > 15


def test_every_refusal_of_random_games_has_words(renderer: Renderer) -> None:
    kinds = set()
    for step in STEPS[::3]:
        for action in SCAT.candidates(step.state):
            ruling = SCAT.ruling(step.state, action)
            assert text(renderer.action(SCAT, action)).strip()
            if not ruling.allowed:
                kinds.add(ruling.kind)
                assert text(renderer.refusal(SCAT, action, ruling)).strip()
                assert text(renderer.clause_text(SCAT, ruling.clauses[0], step.state.options)).strip()
    assert len(kinds) > 5


def test_every_clause_and_option_has_a_title_and_a_text(renderer: Renderer, rulebook: RuleBook) -> None:
    rules = rulebook.game("scat")
    for clause in (*rules.clauses, *rulebook.game("common").clauses, *rules.options):
        assert renderer.clause_title(clause).strip()
        assert text(renderer.clause_text(SCAT, clause, SCAT.Options())).strip()
        assert links(renderer.clause_link(clause)) == [f"../../#{clause}"]


def test_tables_of_random_games_are_well_formed(renderer: Renderer) -> None:
    for step in STEPS[::5]:
        for viewer in (None, 1):
            view = SCAT.view(step.state, viewer)
            html = renderer.table(view, moves_on_table(view))
            elements(html)
            assert "\n\n" not in html


def test_a_seat_sees_no_card_of_the_others(renderer: Renderer) -> None:
    checked = 0
    for step in STEPS:
        state = step.state
        if state.shown or state.phase == "throw-down":
            continue
        for seat in range(1, state.seats + 1):
            html = renderer.table(SCAT.view(state, seat))
            assert cards_in(html) == {*state.hand(seat), *state.discards[-1:]}
            checked += 1
    assert checked > 100


def test_nobody_sees_cards_during_the_throw_down_question(renderer: Renderer) -> None:
    asked = [step.state for step in STEPS if step.state.phase == "throw-down"]
    assert asked
    for state in asked:
        for seat in range(1, state.seats + 1):
            assert cards_in(renderer.table(SCAT.view(state, seat))) <= set(state.discards[-1:])


def test_a_hidden_fact_is_not_in_the_sentence(renderer: Renderer) -> None:
    private = [event for step in STEPS for event in step.events if event.private]
    assert private
    for event in private:
        other = 1 + event.seat % 2 if event.seat else 1
        seen = event.for_seat(other)
        assert HIDDEN in as_cards(seen)
        assert not cards_in(renderer.sentence(SCAT, seen))
        assert cards_in(renderer.sentence(SCAT, event)) == set(as_cards(event))


def as_cards(event: Event) -> list[Any]:
    """The cards among the facts of an event."""
    found: list[Any] = []
    for name in event.private:
        value = event.fact(name)
        found += value if isinstance(value, tuple) else [value]
    return found


@pytest.mark.parametrize("example", ids("scat"))
def test_every_step_of_an_example_renders(renderer: Renderer, rulebook: RuleBook, example: str) -> None:
    record = load("scat", example)
    steps = replay(record).steps
    html = renderer.steps(SCAT, record, example)
    assert len(html) == len(steps)
    for step, item in zip(steps, html, strict=True):
        found = elements(item)
        decides = isinstance(step.state.to_act, int) and single_move(SCAT, step.state) is None
        attributes = {"class": "step", "id": f"step-{step.index}", "data-step": str(step.index)}
        assert found[0] == ("li", attributes | ({"data-decision": None} if decides else {}))
        assert "\n\n" not in item
        targets = [target.removeprefix("../../#") for target in links(item)]
        assert set(cited(step.events)) <= set(targets)
        refused = sum(one.words[0] == "refused" for one in step.expectations)
        assert item.count("trial-refused") == refused
        assert ("data-try" in item) == (step.state.to_act is not None)


def test_the_same_input_gives_the_same_bytes(rulebook: RuleBook, lang: str) -> None:
    record = load("scat", "short-game")
    first, second = (Renderer(rulebook, lang, "../").steps(SCAT, record, "short-game") for _ in range(2))
    assert first == second


def test_two_renderers_do_not_mix_their_addresses(rulebook: RuleBook) -> None:
    one, two = Renderer(rulebook, "en", "a/"), Renderer(rulebook, "en", "b/")
    assert links(one.clause_link("scat.knock.once")) == ["a/#scat.knock.once"]
    assert links(two.clause_link("scat.knock.once")) == ["b/#scat.knock.once"]


def test_what_a_template_does_not_get_is_an_error() -> None:
    with pytest.raises(UndefinedError):
        fill("tools.html", undo=True, redo=True)


def test_the_table_says_in_words_who_deals_knocks_and_acts(renderer: Renderer) -> None:
    words = renderer.words
    state = next(step.state for step in STEPS if step.state.knocker and step.state.to_act not in (None, CHANCE))
    shown = text(renderer.table(SCAT.view(state, None)))
    for name in ("dealer", "knocker", "to-act"):
        assert shown.count(words.plain(f"scat-table-{name}")) >= 1
