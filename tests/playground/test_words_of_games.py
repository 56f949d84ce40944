"""Everything that random games of every kind bring about has words in every language: nothing is left unsaid."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import games
from games.bots import player
from games.chance import Source
from games.core import CHANCE
from games.examples import ids, load
from games.odds import find, told
from games.options import specs
from games.playout import Table
from games.replay import replay
from playground.page import Urls, play_body
from playground.renderer import Renderer
from playground.table import moves_on_table
from tests.games.table import random_options
from tests.playground.reading import cards_in, elements, text

KEYS = games.keys()
GAMES = 14
"""Random games of each kind, each with other options and table sizes."""
MOST = 160
"""Actions of each that are looked at."""


@cache
def moments(key: str) -> list[tuple[Any, tuple[Any, ...], Any]]:
    """Moments of random games: the state, what led to it, and what seat 1 has seen until then."""
    game = games.game(key)
    found: list[tuple[Any, tuple[Any, ...], Any]] = []
    for seed in range(GAMES):
        source = Source(seed, key)
        options = game.Options(**random_options(key, source))
        seats = source.pick(game.sizes(options))
        table = Table(game, game.start(options, seats, 1), seed)
        bots = [player(key, "random", seed, seat) for seat in range(1, seats + 1)]
        for _ in range(MOST):
            actor = table.state.to_act
            if actor is None:
                break
            events = table.apply(table.chance() if actor == CHANCE else table.ask(bots[actor - 1]))
            found.append((table.state, events, tuple(table.seen[1])))
    return found


@pytest.mark.parametrize("key", KEYS)
def test_every_event_has_words(renderer: Renderer, key: str) -> None:
    game = games.game(key)
    kinds = set()
    for _, events, _ in moments(key):
        for event in events:
            for viewer in (None, 1):
                seen = event.for_seat(viewer)
                assert text(renderer.sentence(game, seen)).strip()
                assert renderer.event_spoken(game, seen).strip()
            kinds.add(event.kind)
    assert len(kinds) >= len(game.events) * 2 // 3, sorted(set(game.events) - kinds)


@pytest.mark.parametrize("key", KEYS)
def test_every_action_and_refusal_has_words(renderer: Renderer, key: str) -> None:
    game = games.game(key)
    kinds, messages = set(), set()
    states = [state for state, _, _ in moments(key)[::12]]
    states += [step.state for example in ids(key) for step in replay(load(key, example)).steps]
    for state in states:
        for choice in game.candidates(state):
            for action in (choice,) if choice.range is None else (choice, choice.at(choice.range[-1])):
                if not set(game.action_texts[action.message]) <= dict(action.facts()).keys():
                    continue
                messages.add(action.message)
                assert text(renderer.action(game, action)).strip()
                ruling = game.ruling(state, action)
                if not ruling.allowed:
                    kinds.add(ruling.kind)
                    assert text(renderer.refusal(game, action, ruling)).strip()
                    assert renderer.refusal_spoken(game, action, ruling).strip()
                    assert text(renderer.clause_text(game, ruling.clauses[0], state.options)).strip()
    assert kinds
    missing = set(game.action_texts) - {"deal"} - messages
    assert not missing


@pytest.mark.parametrize("key", KEYS)
def test_every_table_is_well_formed(renderer: Renderer, key: str) -> None:
    game = games.game(key)
    for state, _, _ in moments(key)[::9]:
        for viewer in (None, 1):
            view = game.view(state, viewer)
            html = renderer.table(view, moves_on_table(view))
            keys = [one["data-key"] for _, one in elements(html) if "data-key" in one]
            assert len(set(keys)) == len(keys)
            assert "\n\n" not in html
            assert "None" not in text(html)


@pytest.mark.parametrize("key", KEYS)
def test_odds_have_words_and_give_no_card_away(renderer: Renderer, key: str) -> None:
    """Only cards that the seat sees itself can be named in its odds."""
    game = games.game(key)
    told_of = 0
    for state, _, seen in moments(key)[::31]:
        view = game.view(state, 1)
        found = find(key, view, seen)
        for part in told(found):
            phrases = [part.title] if part.title else []
            phrases += [phrase for line in part.lines for phrase in (line.label, line.value)] + [*part.notes]
            html = [renderer.text(phrase.message, **phrase.arguments) for phrase in phrases]
            assert all(text(one).strip() for one in html)
            assert set().union(*map(cards_in, html)) <= cards_in(renderer.table(view)) | set()
            told_of += 1
    assert told_of


@pytest.mark.parametrize("key", KEYS)
def test_the_form_has_every_option(renderer: Renderer, key: str, lang: str) -> None:
    page = play_body(renderer.rulebook, lang, key, URLS)
    named = {one.get("for") for tag, one in elements(page) if tag == "label"}
    controls = {one["data-option"]: (tag, one) for tag, one in elements(page) if "data-option" in one}
    options = games.game(key).Options
    assert list(controls) == [spec.name for spec in specs(options)]
    for spec in specs(options):
        tag, one = controls[spec.name]
        assert one["data-kind"] == {"switch": "switch", "choice": "choice", "number": one["data-kind"]}[spec.kind]
        if tag == "select" or one.get("role") == "spinbutton":
            assert one["id"] in named
        if one.get("role") == "spinbutton":
            assert (one["data-low"], one["data-high"]) == (str(spec.low), str(spec.high))
            assert one["value"] == renderer.number(spec.default)  # type: ignore[arg-type]
    ids = [one["id"] for _, one in elements(page) if one.get("id")]
    assert len(set(ids)) == len(ids)


URLS = Urls(rules="../", play="../play/", examples="../examples/", engine="../../e/", scripts="../../assets/")
