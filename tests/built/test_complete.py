"""Reading needs no script: the text of every clause is on its rules page, of every step on its example page."""

from __future__ import annotations

from pathlib import Path

import pytest

import games
from games import examples, game, rulebook
from games.core import Event
from games.replay import replay
from games.words import Words
from scripts.api.book import COMMON, arguments
from scripts.plan import LANGUAGES
from tests.built.without_script import joined, readable


def page(site: Path, *parts: str) -> dict[str, str]:
    return readable(site.joinpath(*parts, "index.html").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_every_clause_is_on_its_rules_page(language: str, site: Path) -> None:
    book = rulebook.load()
    words = book.words(language)
    looked = 0
    for key in games.keys():  # noqa: SIM118 - a function
        there = page(site, language, "games", key)
        for clause in (*book.game(key).clauses.values(), *book.game(COMMON).clauses.values()):
            said = joined(words.plain(clause.id, None, arguments(book, clause.id)))
            assert said in there[clause.id], clause.id
            assert joined(words.plain(clause.id, "title")) in there[clause.id]
            looked += 1
    assert looked > 150


def sentence(words: Words, key: str, event: Event) -> str:
    given = {**dict(event.facts), **({} if event.seat is None else {"seat": event.seat})}
    return joined(words.plain(f"{key}-event-{event.kind}", None, given))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_every_example_is_on_its_page(language: str, site: Path) -> None:
    words = rulebook.load().words(language)
    looked = 0
    for key in games.keys():  # noqa: SIM118 - a function
        for id in examples.ids(key):
            there = page(site, language, "games", key, "examples", id)
            for step in replay(examples.load(key, id)).steps:
                said = [sentence(words, game(key).key, event) for event in step.events]
                if step.note is not None:
                    said.append(joined(words.plain(f"{key}-example-{id}-{step.note}")))
                for one in said:
                    assert one in there[f"step-{step.index}"], (key, id, step.index)
                    looked += 1
    assert looked > 500


def test_what_is_hidden_or_only_in_a_script_is_not_readable() -> None:
    html = '<div id="a">seen<p hidden>not <b>seen</b></p><br><script>"nor this"</script> too</div><p id="b">other</p>'
    assert readable(html) == {"a": "seen too", "b": "other"}
