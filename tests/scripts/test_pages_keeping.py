"""What is made from the rule book is kept until something that it shows changes, and then comes out as if made anew."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from games import rulebook
from games.rulebook import RuleBook
from scripts.pages.assets import Assets
from scripts.pages.generate import Evidence, language_pages
from scripts.pages.keeping import KeptPages, base_digest
from scripts.plan import BuildPlan, plan_for

ASSETS = Assets({}, {"play.css": "assets/play-1/play.css", "other.css": "assets/other.1.css"})


def changed(book: RuleBook, lang: str, message: str, new: dict[str, Any] | None) -> RuleBook:
    """The book with another message, or without it."""
    texts = {id: text for id, text in book.messages[lang].items() if id != message}
    return book.reading({**book.messages, lang: texts | ({message: new} if new else {})}, book.states)


def page(book: RuleBook, assets: Assets) -> str:
    """Reads the value of one text and the title of another, a state, an address, and whether there is a text."""
    words = book.words("uk")
    shown = words.plain("scat-name"), words.plain("scat.knock.once", "title"), words.has("scat-no-such")
    return repr((*shown, book.text_state("uk", "scat.knock.once"), assets.addresses["play.css"]))


@pytest.fixture
def keep(tmp_path: Path) -> Callable[..., tuple[int, str]]:
    """Makes the page, or finds it kept: whether it was made, and the page."""

    def run(book: RuleBook, assets: Assets = ASSETS, base: str = "base", beside: object = None) -> tuple[int, str]:
        kept = KeptPages(tmp_path / "kept", base, book, assets)
        found = kept.get("a page", page, beside)
        kept.save()
        return kept.made, found

    return run


def test_what_shows_nothing_that_changed_is_not_made_again(keep: Callable[..., tuple[int, str]]) -> None:
    book = rulebook.load()
    made, first = keep(book)
    assert made == 1 and keep(book) == (0, first)
    title = book.messages["uk"]["scat-knock-once"]["a"]
    others = changed(book, "uk", "scat-knock-once", {"v": ["another text, the same title"], "a": title})
    others = changed(others, "uk", "skin-name", {"v": ["another game"]})
    others = changed(others, "fa", "scat-name", {"v": ["another language"]})
    assert keep(others, replace(ASSETS, addresses={**ASSETS.addresses, "other.css": "assets/other.2.css"})) == (
        0,
        first,
    )


def test_what_shows_something_that_changed_is_made_again(keep: Callable[..., tuple[int, str]]) -> None:
    book = rulebook.load()
    _, first = keep(book)
    value = book.messages["uk"]["scat-knock-once"]["v"]
    states = {**book.states, "uk": {**book.states["uk"], "scat-knock-once": "reviewed by A"}}
    for other, assets in (
        (changed(book, "uk", "scat-name", {"v": ["Інша гра"]}), ASSETS),
        (changed(book, "uk", "scat-knock-once", {"v": value, "a": {"title": ["Інше"]}}), ASSETS),
        (changed(book, "uk", "scat-no-such", {"v": ["тепер є"]}), ASSETS),
        (book.reading(book.messages, states), ASSETS),
        (book, replace(ASSETS, addresses={"play.css": "assets/play-2/play.css"})),
    ):
        made, found = keep(other, assets)
        assert made == 1 and found == page(other, assets) != first
        assert keep(book) == (1, first)
    assert keep(book, base="other code")[0] == 1
    assert keep(book, base="other code", beside=1)[0] == 1


def test_a_damaged_file_is_as_good_as_none(keep: Callable[..., tuple[int, str]], tmp_path: Path) -> None:
    _, first = keep(rulebook.load())
    (tmp_path / "kept").write_bytes(b"\x80\x05 not a pickle")
    assert keep(rulebook.load()) == (1, first)


def test_where_nothing_changed_nothing_is_written(keep: Callable[..., tuple[int, str]], tmp_path: Path) -> None:
    keep(rulebook.load())
    before = (tmp_path / "kept").stat().st_mtime_ns
    keep(rulebook.load())
    assert (tmp_path / "kept").stat().st_mtime_ns == before


def test_all_but_texts_counts_as_the_base(tmp_path: Path) -> None:
    plan = BuildPlan(root=tmp_path, cache=tmp_path / ".cache", out=tmp_path / "out")
    for name in ("mkdocs.yml", "games/toy/text/en.ftl", "games/toy/rules.yml", "docs/en/a.md", "games/rulebook.json"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name, encoding="utf-8")
    before = base_digest(plan)
    for name in ("games/toy/text/en.ftl", "games/rulebook.json"):
        (tmp_path / name).write_text("other", encoding="utf-8")
    assert base_digest(plan) == before
    for name in ("mkdocs.yml", "games/toy/rules.yml", "docs/en/a.md", "games/toy/new.game"):
        (tmp_path / name).write_text("other", encoding="utf-8")
        assert base_digest(plan) != before
        before = base_digest(plan)
    assert base_digest(replace(plan, languages=("en", "fa"))) != before


def test_pages_that_are_kept_are_those_that_would_be_made(root: Path, tmp_path: Path) -> None:
    """The whole of one language, after a rule's English has changed and its translation has fallen behind."""
    plan, book, language = plan_for(root), rulebook.load(), "fa"
    names = ("play", "play.css", "lesson.css", "lab.css", "code.css", "house.js", "house-example.js", "house-rules.js")
    games = [f"engine.{key}.json" for key in book.keys] + [f"rules-{key}.{language}.js" for key in book.keys]
    assets = Assets({}, {name: f"assets/{name}" for name in (*names, *games, f"terms.{language}.js")})

    def pages(of: RuleBook, file: str) -> tuple[int, tuple[Any, ...]]:
        kept = KeptPages(tmp_path / file, "base", of, assets)
        made = language_pages(plan, kept, language, Evidence(plan, of))
        kept.save()
        return kept.made, made

    every, _ = pages(book, "one")
    rule = book.messages["en"]["scat-knock-once"]
    other = changed(book, "en", "scat-knock-once", {**rule, "v": ["Another rule."]})
    other = other.reading(other.messages, {**book.states, language: {**book.states[language]}})
    del other.states[language]["scat-knock-once"]  # type: ignore[attr-defined]
    made, found = pages(other, "one")
    assert 0 < made < every / 10
    assert found == pages(other, "two")[1]
    assert any("Another rule." in one.body for one in found)
