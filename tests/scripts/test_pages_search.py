"""The entries of the search, its page, its script: complete, in order, the same bytes each time."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from games import rulebook
from games.rulebook import RuleBook
from scripts.errors import BuildError
from scripts.pages.bundle import search_script
from scripts.pages.page import GeneratedPage
from scripts.pages.search import address_of, asked, counted, entries, entries_script, synonyms, usual_address
from scripts.pages.search_page import search_page


@pytest.fixture(scope="module")
def book() -> RuleBook:
    return rulebook.load()


def page(path: str, title: str = "A title") -> GeneratedPage:
    return GeneratedPage(path, title, "What it is.", "")


PAGES = (page("index.md"), page("games/scat/index.md"), page("games/scat/learn.md"), page("games/scat/examples/x.md"))


@pytest.mark.parametrize(
    ("path", "address"),
    [("index.md", ""), ("games/scat/index.md", "games/scat/"), ("games/scat/play.md", "games/scat/play/")],
)
def test_an_address_is_a_folder(path: str, address: str) -> None:
    assert address_of(page(path)) == address


def test_an_entry_leads_to_the_very_clause(root: Path, book: RuleBook) -> None:
    found = {entry.id: entry for entry in entries(root, book, "en", PAGES)}
    clause = found["scat.knock.once"]
    assert (clause.kind, clause.game, clause.title) == ("rule", "scat", "One knock a deal")
    assert clause.address == "games/scat/#scat.knock.once"
    assert "knock" in clause.text
    assert found["scat.opt.pennies"].address == "games/scat/#scat.opt.pennies"
    assert found["scat.example.x"].address == "games/scat/examples/x/"
    assert "30.5 points" in found["scat.opt.three-of-a-kind"].text


def test_a_game_is_called_by_its_names_in_all_scripts(root: Path, book: RuleBook) -> None:
    (scat,) = (entry for entry in entries(root, book, "fa", PAGES) if entry.id == "scat.rules")
    assert scat.title == "اسکت"
    assert {"scat", "Scat", "Скет", "Blitz", "اسکات", "سی‌ویک"} <= set(scat.names)


def test_a_term_leads_to_the_glossary_and_has_its_words_in_every_language(root: Path, book: RuleBook) -> None:
    term = {entry.id: entry for entry in entries(root, book, "en", PAGES)}["term.knock"]
    assert (term.address, term.game) == ("glossary/#term.knock", "scat")
    assert {"knocks", "ضربه زدن", "стук"} <= set(term.names)


def test_the_words_of_other_languages_and_what_people_type_stand_for_ours(root: Path, book: RuleBook) -> None:
    said = {term: (id, words) for id, term, *words in synonyms(root, book, "fa")}
    assert said["ضربه زدن"][0] == "term.knock"
    assert {"knock", "стук", "ناک کردن"} <= set(said["ضربه زدن"][1])
    assert said["گشنیز"][0] == "" and "خاج" in said["گشنیز"][1]


def test_what_people_type_is_in_no_list_that_is_shown(root: Path, book: RuleBook) -> None:
    """The glossary page and the rule book have the accepted words only."""
    chip = book.glossary["chip"].words["uk"]
    assert "гроші" not in (chip.term, *chip.synonyms, *chip.forms)
    (said,) = (words for id, _, *words in synonyms(root, book, "uk") if id == "term.chip")
    assert "гроші" in said


def test_what_readers_type_names_places_among_the_entries(root: Path) -> None:
    rows = asked(root, "en", ["scat.end", "scat.knock.once"])
    assert [places for places, *_ in rows] == [[1], [0]]
    assert "knock twice" in rows[0] and "how to win" in rows[1]


def test_an_address_is_left_out_only_where_it_follows_from_the_id(root: Path, book: RuleBook) -> None:
    found = {entry.id: entry for entry in entries(root, book, "uk", PAGES)}
    assert found["common.pack"].address != usual_address(found["common.pack"])
    for id in ("scat.knock.once", "term.knock", "scat.example.x", "scat.learn"):
        assert found[id].address == usual_address(found[id])


def test_a_count_has_a_text_for_every_category_of_the_language(book: RuleBook) -> None:
    counts = {lang: counted(book.words(lang), "site-search-count") for lang in book.languages}
    assert counts["en"] == {"one": "{} result", "other": "{} results"}
    assert counts["uk"] == {"one": "{} результат", "few": "{} результати", "many": "{} результатів"}
    assert counts["fa"] == {"one": "{} نتیجه", "other": "{} نتیجه"}


def test_a_count_without_its_number_is_an_error(book: RuleBook) -> None:
    with pytest.raises(BuildError, match="does not hold the number once"):
        counted(book.words("en"), "site-search-title")


def test_the_entries_are_one_statement_and_the_same_each_time(root: Path, book: RuleBook) -> None:
    script = entries_script(root, book, "uk", PAGES)
    assert script == entries_script(root, book, "uk", PAGES)
    assert script.startswith("globalThis.varaqEntries = {") and script.endswith("};\n")
    data = json.loads(script.removeprefix("globalThis.varaqEntries = ").removesuffix(";\n"))
    assert data["cards"]["10♥"] == book.words("uk").plain("card-10H")
    assert len(data["cards"]) == 52
    assert len({len(column) for column in data["entries"].values()}) == 1


def test_the_page_of_the_search_lists_every_entry_once(root: Path, book: RuleBook) -> None:
    body = search_page(root, book, "fa", PAGES).body
    for entry in entries(root, book, "fa", PAGES):
        assert body.count(f'href="../{entry.address}">{entry.title}</a>') >= 1, entry.id


def test_the_script_is_classic_and_the_same_bytes_each_time(root: Path, tmp_path: Path) -> None:
    first, second = (search_script(root, tmp_path / name) for name in ("a", "b"))
    assert first == second
    script = first.decode()
    assert "import" not in script and "export" not in script and "://" not in script
    assert str(root) not in script


def test_a_wrong_source_is_told_in_esbuild_s_words(root: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(root / "docs/assets/search", copy / "docs/assets/search")
    (copy / "node_modules").symlink_to(root / "node_modules")
    (copy / "docs/assets/search/fold.mjs").write_text("export const (", encoding="utf-8")
    with pytest.raises(BuildError, match=r"fold\.mjs:1"):
        search_script(copy, tmp_path / "cache")


def test_a_page_about_the_book_is_an_entry_too(root: Path, book: RuleBook) -> None:
    about = replace(page("coverage.md"), title="Coverage")
    found = {entry.id: entry for entry in entries(root, book, "en", (*PAGES, about))}
    assert found["page.coverage"].address == "coverage/"
