"""The bodies of play and example pages: whole without script, every control named, nothing from elsewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import games
from games.examples import ids, load
from games.options import specs
from games.rulebook import RuleBook
from playground.page import FAILURES, Urls, example_body, play_body
from tests.playground.reading import elements, links, text

SCAT = games.game("scat")
URLS = Urls(rules="../", play="../play/", examples="../examples/", engine="../../e/", scripts="../../assets/")


@pytest.fixture
def play_page(rulebook: RuleBook, lang: str) -> str:
    """The play page of Scat."""
    return play_body(rulebook, lang, "scat", URLS)


@pytest.fixture
def example_page(rulebook: RuleBook, lang: str) -> str:
    """The page of the short game."""
    return example_body(rulebook, lang, "scat", "short-game", URLS)


def test_every_option_is_a_control_with_its_default(play_page: str) -> None:
    found = [(tag, one) for tag, one in elements(play_page) if "data-option" in one]
    assert [one["data-option"] for _, one in found] == [spec.name for spec in specs(SCAT.Options)]
    for (tag, one), spec in zip(found, specs(SCAT.Options), strict=True):
        if spec.kind == "switch":
            assert ("checked" in one) == spec.default
            continue
        assert tag == "select"
        inside = play_page.split(f'data-option="{spec.name}"')[1].split("</select>")[0]
        values = re.findall(r'<option value="([^"]*)"', inside)
        wanted = spec.values or tuple(map(str, range(spec.low, spec.high + 1)))
        assert values == list(wanted)
        assert re.search(rf'<option value="{re.escape(str(spec.default))}" selected>', inside)


BAR = ("jump", "clause", "speed", "view", "pace")
"""The lists of the bar and of the pace, which stand inside of their labels."""


def test_every_control_has_a_name_and_its_help(play_page: str) -> None:
    ids_there = [one["id"] for _, one in elements(play_page) if one.get("id")]
    assert len(set(ids_there)) == len(ids_there)
    labelled = {one["for"] for tag, one in elements(play_page) if tag == "label" and "for" in one}
    wrapped = re.findall(r"<label class=\"(?:switch|radio)\"><input [^>]*>", play_page)
    named = 0
    for tag, one in elements(play_page):
        if (tag == "select" and one.get("data-part") not in BAR) or one.get("type") == "text":
            assert one["id"] in labelled
            named += 1
        if "aria-describedby" in one:
            assert one["aria-describedby"] in ids_there
    # Those of the bar stand inside of their labels.
    inside = re.findall(r"<label class=\"jump\"><span>[^<]+</span> <select", play_page)
    assert len(inside) == len(BAR)
    switches = sum(spec.kind == "switch" for spec in specs(SCAT.Options))
    display = play_page.count("data-switch=")
    assert display == 4
    assert len(wrapped) == switches + display
    # Seats, seed, whose game is opened and its bots; for each seat who sits there, and a name.
    assert named == 4 + 2 * SCAT.seats[-1] + len(specs(SCAT.Options)) - switches


def test_seats_are_those_of_the_game(play_page: str) -> None:
    inside = play_page.split('name="seats"')[1].split("</select>")[0]
    assert re.findall(r'value="(\d+)"', inside) == [str(count) for count in SCAT.seats]


def test_every_failure_of_the_engine_has_its_words(play_page: str) -> None:
    assert [one["data-code"] for _, one in elements(play_page) if "data-code" in one] == list(FAILURES)


def test_the_failures_are_those_that_the_engine_script_names(root: Path) -> None:
    script = (root / "playground" / "web" / "engine.js").read_text(encoding="utf-8")
    listed = re.findall(r"^//   ([a-z]+-[a-z-]+|timeout|crashed|stopped)  ", script, re.MULTILINE)
    assert set(FAILURES) == set(listed) - {"stopped"}


def test_without_script_the_page_says_so(play_page: str, rulebook: RuleBook, lang: str) -> None:
    assert rulebook.words(lang).plain("ui-no-script") in text(play_page.split("<noscript>")[1].split("</noscript>")[0])
    assert re.search(r'<form class="player-form"[^>]* hidden>', play_page)


def test_without_script_every_step_is_there(example_page: str) -> None:
    steps = [one for _, one in elements(example_page) if "data-step" in one]
    assert [one["id"] for one in steps] == [f"step-{index}" for index in range(len(steps))]
    assert len(steps) == len(load("scat", "short-game").moves) + 1
    assert not any("hidden" in one for one in steps)
    bar = next(one for _, one in elements(example_page) if one.get("data-part") == "bar")
    assert "hidden" in bar
    assert all("hidden" in one for _, one in elements(example_page) if "data-try" in one)


def test_pages_can_lie_in_markdown(play_page: str, example_page: str) -> None:
    for page in (play_page, example_page):
        assert page.startswith("<")
        assert not any(not line.strip() for line in page.split("\n"))


def test_ids_of_an_example_page_are_unique(example_page: str) -> None:
    there = [one["id"] for _, one in elements(example_page) if one.get("id")]
    assert len(set(there)) == len(there)


def test_nothing_comes_from_elsewhere(play_page: str, example_page: str) -> None:
    for page in (play_page, example_page):
        assert "http" not in page
        assert all(not target.startswith("/") for target in links(page))


def test_an_example_names_the_options_that_it_plays_by(rulebook: RuleBook, lang: str) -> None:
    by_options = [name for name in ids("scat") if load("scat", name).options.write()]
    assert by_options
    for name in by_options:
        page = example_body(rulebook, lang, "scat", name, URLS)
        head = page.split('class="stepper')[0]
        changed = [word.partition("=")[0] for word in load("scat", name).options.write()]
        assert links(head)[-len(changed) :] == [f"../#scat.opt.{option}" for option in changed]


def test_a_number_that_stands_for_something_else_is_told_in_words(rulebook: RuleBook, lang: str) -> None:
    told = rulebook.words(lang).plain("inbetween-opt-reshuffle-rounds", "value-0")
    page = play_body(rulebook, lang, "inbetween", URLS)
    assert re.search(rf'<option value="0">{re.escape(told)}</option>', page)
    assert re.search(r'<option value="1" selected>[1۱]</option>', page)


def test_numbers_are_in_the_digits_of_the_language(rulebook: RuleBook) -> None:
    page = play_body(rulebook, "fa", "scat", URLS)
    options = re.findall(r"<option [^>]*>([^<]*)</option>", page)
    assert options
    assert not re.search(r"[0-9]", "".join(options))
