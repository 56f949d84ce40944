"""The rule book as it is read: what lies in it, and what is said of what does not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from games import rulebook
from games.options import OptionSpec
from games.rulebook import NoRuleBook, RuleBook, UnknownRule
from games.rules import FIRING, KINDS, Said
from scripts.plan import LANGUAGES
from scripts.rulebook.build import rulebook_json
from scripts.rulebook.findings import Findings
from scripts.rulebook.tree import read_tree


@pytest.fixture(scope="module")
def stored(root: Path) -> dict[str, Any]:
    findings = Findings(root)
    tree = read_tree(root, LANGUAGES, findings)
    assert [str(finding) for finding in findings.errors()] == []
    made: dict[str, Any] = json.loads(rulebook_json(tree))
    return made


@pytest.fixture(scope="module")
def book(stored: dict[str, Any]) -> RuleBook:
    return RuleBook(stored)


def test_scat_has_its_44_clauses_in_nine_sections(book: RuleBook) -> None:
    scat = book.game("scat")
    assert len(scat.clauses) == 44
    assert [section.id for section in scat.sections] == (
        ["cards", "lives", "deal", "turns", "knocking", "losing", "thirty-one", "stock", "end"]
    )
    assert [clause.section for clause in scat.clauses.values() if clause.id == "scat.knock.once"] == ["knocking"]


def test_games_are_listed_without_what_they_share(book: RuleBook) -> None:
    assert "scat" in book.keys
    assert "common" not in book.keys
    assert book.game("common").identity is None


def test_clause_carries_what_rule_data_say_of_it(book: RuleBook) -> None:
    clause = book.clause("scat.knock.once")
    assert (clause.game, clause.kind, clause.marks, clause.fires) == ("scat", "prohibition", ("gap",), True)
    assert clause.history[0].date == clause.since
    assert not book.clause("scat.value.hand").fires


def test_definitions_and_derived_clauses_do_not_fire() -> None:
    assert set(KINDS) - FIRING == {"definition", "derived"}


def test_option_brings_the_engine_s_type_default_and_bounds(book: RuleBook) -> None:
    # RULES.md 2.4 and DESIGN.md 3: three pennies, one to nine.
    assert book.game("scat").options["scat.opt.pennies"].spec == OptionSpec(
        "scat.opt.pennies", "pennies", "pennies", "number", 3, 1, 9
    )


def test_reading_says_who_says_what(book: RuleBook) -> None:
    (lives,) = book.game("scat").readings_of("scat.lives.start")
    assert (lives.default, lives.verdict, lives.option) == ("3", "decided", "scat.opt.pennies")
    assert lives.says[1] == Said("4", ("wiki-31",))


def test_identity_is_what_rules_md_says(book: RuleBook) -> None:
    identity = book.game("scat").identity
    assert identity is not None
    assert (identity.players, identity.best, identity.pack, identity.direction) == ((2, 9), (3,), 52, "clockwise")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_has_its_words_in_every_language(book: RuleBook, lang: str) -> None:
    words = book.words(lang)
    assert (words.lang, words.dir) == (lang, "rtl" if lang == "fa" else "ltr")
    assert all(words.has(id) and words.has(id, "title") for id in book.game("scat").clauses)


def test_text_state_is_stale_unless_it_is_recorded_for_today_s_english(stored: dict[str, Any]) -> None:
    states = {"en": {}, "uk": {}, "fa": {"proofread 2026-11-30": ["scat-knock-once"], "reviewed by A B": ["scat-end"]}}
    book = RuleBook({**stored, "states": states})
    assert book.text_state("fa", "scat.knock.once") == "proofread"
    assert book.text_state("fa", "scat.end") == "reviewed"
    assert book.text_state_in_full("fa", "scat.end") == "reviewed by A B"
    assert book.text_state("uk", "scat.knock.once") == "stale"


def test_glossary_and_sources_are_there(book: RuleBook) -> None:
    assert book.glossary["discard-pile"].words["uk"].term == "скид"
    assert book.sources["pagat-scat"].seen == "part"


def test_unknown_clause_is_named_with_the_nearest_one(book: RuleBook) -> None:
    with pytest.raises(UnknownRule, match=r"no clause «scat\.knock\.onse»; did you mean scat\.knock\.once\?"):
        book.clause("scat.knock.onse")


def test_unknown_game_and_language_are_refused(book: RuleBook) -> None:
    with pytest.raises(UnknownRule, match="no game «skat»; did you mean scat"):
        book.game("skat")
    with pytest.raises(UnknownRule, match="no language «ru»; it has en, fa, uk"):
        book.words("ru")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(rulebook.resources, "files", lambda package: tmp_path)
    rulebook.load.cache_clear()
    return tmp_path


@pytest.fixture(autouse=True)
def _forget_what_was_loaded() -> Any:
    yield
    rulebook.load.cache_clear()


def test_missing_rule_book_says_how_to_make_it(folder: Path) -> None:
    with pytest.raises(NoRuleBook, match=r"games/rulebook.json is not there; make it with: python3 scripts/build.py"):
        rulebook.load()


def test_damaged_rule_book_says_how_to_make_it(folder: Path) -> None:
    (folder / "rulebook.json").write_text("{", encoding="utf-8")
    with pytest.raises(NoRuleBook, match=r"damaged .*; make it with"):
        rulebook.load()


def test_rule_book_of_another_format_is_refused(folder: Path) -> None:
    (folder / "rulebook.json").write_text('{"format": 0}', encoding="utf-8")
    with pytest.raises(NoRuleBook, match="format 0, not 3; make it with"):
        rulebook.load()


def test_loaded_rule_book_is_read_once(folder: Path, stored: dict[str, Any]) -> None:
    (folder / "rulebook.json").write_text(json.dumps(stored), encoding="utf-8")
    assert rulebook.load() is rulebook.load()
