"""What readers type finds what they mean, in every language; and everything in the book can be found."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from games import examples, lessons
from games.rulebook import load
from scripts.rulebook.findings import Findings
from scripts.rulebook.searched import read_searched
from tests.search.queries import LANGUAGES, place, queries, score

Search = Callable[[str, list[str]], dict[str, Any]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_right_answer_is_among_the_first_five(language: str, search: Search) -> None:
    """At least 95 of 100 queries have it there, and 75 of 100 in the first place."""
    asked = queries(language)
    answers = search(language, [query.text for query in asked])["answers"]
    places = [place(query, answer["ids"]) for query, answer in zip(asked, answers, strict=True)]
    reached = score(places)
    missed = [f"{query.text}: {at}" for query, at in zip(asked, places, strict=True) if at is None or at > 4]
    assert reached.five >= 0.95 * reached.asked, (str(reached), missed)
    assert reached.first >= 0.75 * reached.asked, str(reached)


@pytest.mark.parametrize("language", LANGUAGES)
def test_blind_queries_are_answered_as_well_as_they_were(language: str, search: Search) -> None:
    """90 of 100 have a right answer among the first five (docs/dev/figures.md)."""
    asked = queries(language, "blind")
    answers = search(language, [query.text for query in asked])["answers"]
    reached = score([place(query, answer["ids"]) for query, answer in zip(asked, answers, strict=True)])
    assert reached.asked >= 60
    assert reached.five >= 0.9 * reached.asked, str(reached)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_queries_are_enough_and_name_what_exists(language: str, search: Search) -> None:
    asked = queries(language)
    blind = queries(language, "blind")
    known = {entry["id"] for entry in search(language, [])["entries"]}
    assert [id for query in blind for id in query.want if id not in known] == []
    assert len({query.text for query in asked}) >= 60
    assert sum(query.hard for query in asked) >= 3
    assert [id for query in asked for id in query.want if id not in known] == []


def test_every_entry_leads_to_a_page_of_the_site(search: Search, site_folder: Path) -> None:
    for language in LANGUAGES:
        for entry in search(language, [])["entries"]:
            page = entry["address"].partition("#")[0]
            assert (site_folder / language / page / "index.html").is_file(), entry


def test_what_readers_type_is_for_entries_that_are_there(root: Path, search: Search) -> None:
    """Pages, too, which only a whole build knows."""
    known = {entry["id"] for entry in search("en", [])["entries"]}
    assert [id for one in read_searched(root, LANGUAGES, Findings(root)) for id in one.of if id not in known] == []


def test_the_entries_are_what_the_rule_book_holds(search: Search) -> None:
    book = load()
    expected = {f"term.{concept.id}" for concept in book.glossary.values() if concept.define}
    for key in (*book.keys, "common"):
        rules = book.game(key)
        expected |= {*rules.clauses, *rules.options, *(reading.id for reading in rules.readings)}
    for key in book.keys:
        expected |= {f"{key}.rules", f"{key}.play", f"{key}.examples", f"{key}.quiz"}
        expected |= {f"{key}.example.{id}" for id in examples.ids(key)}
        expected |= {f"{key}.learn"} if lessons.ids(key) else set()
    for language in LANGUAGES:
        ids = [entry["id"] for entry in search(language, [])["entries"]]
        assert len(ids) == len(set(ids))
        assert expected <= set(ids)
        # Beside them only pages that other parts of the site have added.
        others = [entry for entry in search(language, [])["entries"] if entry["id"] not in expected]
        assert {entry["kind"] for entry in others} <= {"page"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_found_by_its_own_title_and_by_its_id(language: str, search: Search) -> None:
    entries = search(language, [])["entries"]
    answers = search(language, [entry["title"] for entry in entries])["answers"]
    for entry, answer in zip(entries, answers, strict=True):
        namesakes = sum(one["title"] == entry["title"] for one in entries)
        assert entry["id"] in answer["ids"][: namesakes + 9], (entry["id"], entry["title"], answer["ids"][:5])
    ruled = [entry["id"] for entry in entries if entry["kind"] in ("rule", "option", "reading")]
    for id, answer in zip(ruled, search(language, ruled)["answers"], strict=True):
        assert answer["ids"][0] == id


@pytest.mark.parametrize(
    ("language", "nonsense", "near"),
    [
        ("en", "snithcmes", "snitchems.rules"),
        ("fa", "اسنجیمز", "snitchems.rules"),
        ("uk", "снічмсе", "snitchems.rules"),
    ],
)
def test_what_is_not_found_gets_the_nearest_names(language: str, nonsense: str, near: str, search: Search) -> None:
    (answer,) = search(language, [nonsense])["answers"]
    assert answer["ids"] == []
    assert near in answer["near"]


@pytest.mark.parametrize(("language", "begun"), [("en", "sni"), ("fa", "اسنی"), ("uk", "сні")])
def test_a_word_is_found_while_it_is_still_being_typed(language: str, begun: str, search: Search) -> None:
    (answer,) = search(language, [begun])["answers"]
    assert "snitchems.rules" in answer["ids"][:5]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_asked_and_nothing_is_answered(language: str, search: Search) -> None:
    for answer in search(language, ["", "  ", "«»", "…", "\u200c"])["answers"]:
        assert answer["ids"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_script_and_entries_stay_small(language: str, site_folder: Path, search_folder: Path) -> None:
    """55 kB a language as a host sends them."""
    files = (*sorted(search_folder.iterdir()), site_folder / language / "search" / "entries.js")
    assert len(files) == 3
    sizes = {file.name: len(gzip.compress(file.read_bytes(), 9)) for file in files}
    assert sum(sizes.values()) <= 55_000, f"{sizes}: shorten the lists of games/*/searched.yml in this language"
