"""Playing on from an example: the worker draws what the build drew, and the reader goes on from any step."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import games
from games.examples import ids, load
from games.replay import replay
from games.rulebook import RuleBook
from playground.takeover import leads_on
from tests.browser.kinds import GAMES_SPOKEN
from tests.browser.table import Table

LANGUAGES = ("en", "fa", "uk")
STEP = '<li class="step" id="step-'
END = re.compile(
    r'\n</ol>\n<(?:div data-part="guesses"|div class="turn"|div class="display"'
    r'|p class="visually-hidden" data-part="live")'
)

ASK = """async (requests) => {
  const engine = await window.kept;
  const answers = [];
  for (const request of requests) answers.push(await engine.request(request));
  return answers;
}"""

Ask = Callable[[str, list[dict[str, Any]]], list[Any]]


@pytest.fixture
def ask(tables: Callable[[str], Table]) -> Ask:
    """`ask(lang, requests)` is what the engine of the page of that language answers."""

    def answers(lang: str, requests: list[dict[str, Any]]) -> list[Any]:
        table = tables(lang)
        if not table.page.evaluate("Boolean(window.kept)"):
            table.play()
        given: list[Any] = table.page.evaluate(ASK, requests)
        return given

    return answers


def built_steps(html: str) -> list[str]:
    """The steps in the source of an example's page, byte for byte."""
    end = END.search(html)
    assert end is not None
    walk = html[html.index(STEP) : end.start()]
    first, *others = walk.split("\n" + STEP)
    return [first, *(STEP + one for one in others)]


@pytest.mark.parametrize(("lang", "key"), GAMES_SPOKEN)
def test_the_worker_draws_steps_byte_for_byte_as_the_build_did(
    lang: str, key: str, ask: Ask, site_folder: Path
) -> None:
    # All examples are compared in Pyodide under Node; here it is the worker's door that might change something.
    for example in ids(key)[LANGUAGES.index(lang) :: 8]:
        html = (site_folder / lang / "games" / key / "examples" / example / "index.html").read_text(encoding="utf-8")
        built = built_steps(html)
        assert len(built) == len(replay(load(key, example)).steps)
        requests = [
            {"do": "step", "lang": lang, "game": key, "rules": "../../", "example": example, "step": step}
            for step in range(len(built))
        ]
        drawn = [answer["fragments"]["step"] for answer in ask(lang, requests)]
        assert [one.strip("\n") for one in drawn] == built, example


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_example_is_taken_over_and_played_to_its_end(
    lang: str, page: Page, site_address: str, rulebook: RuleBook
) -> None:
    words = rulebook.words(lang)
    table = Table(page, words, [])
    page.goto(site_address + f"{lang}/games/scat/examples/short-game/#step-3")
    page.locator("#step-3").get_by_role("button", name=words.plain("ui-try-here"), exact=True).click()
    title = page.get_by_role("heading", name=words.plain("ui-take-over", step=3), exact=True)
    expect(title).to_be_focused()
    # The seat that is to move at this step is offered first.
    seat = page.get_by_role("combobox", name=words.plain("ui-take-over-seat"), exact=True)
    to_act = replay(load("scat", "short-game")).steps[3].state.to_act
    expect(seat).to_have_value(str(to_act))
    page.get_by_label(words.plain("ui-seed"), exact=True).fill("5")
    table.play()
    # The table is the example's: the seat's cards, and the pile that the example names.
    built = page.locator("#step-3 .hand").nth(to_act - 1)
    hand = page.locator('[data-target="table"]').get_by_role("list", name=words.plain("scat-table-hand", seat=to_act))
    assert hand.locator("[role=img]").all_inner_texts() == built.locator("[role=img]").all_inner_texts()
    # What happened before is in the log.
    page.locator("summary").get_by_text(words.plain("ui-log"), exact=True).click()
    events = sum(len(step.events) for step in replay(load("scat", "short-game")).steps[:4])
    assert table.shown("log").locator("li").count() >= events
    assert table.finish() >= 1
    expect(table.result).to_be_focused()

    # Another step can be taken over without a new start, and closing gives the focus back.
    page.get_by_role("button", name=words.plain("ui-close"), exact=True).click()
    again = page.locator("#step-3").get_by_role("button", name=words.plain("ui-try-here"), exact=True)
    expect(again).to_be_focused()
    page.keyboard.press("End")
    page.get_by_role("button", name=words.plain("ui-step-first"), exact=True).click()
    page.locator("#step-0").get_by_role("button", name=words.plain("ui-try-here"), exact=True).click()
    expect(page.get_by_role("heading", name=words.plain("ui-take-over-start"), exact=True)).to_be_focused()
    seat.select_option("all")
    table.play()
    # All seats are the reader's: their cards lie open.
    assert page.locator('[data-target="table"] .hand .card-back').count() == 0


def test_an_example_without_further_moves_offers_none(page: Page, site_address: str) -> None:
    page.goto(site_address + "en/games/scat/examples/short-game/#step-14")
    expect(page.locator("#step-14")).to_be_visible()
    assert page.locator("#step-14 [data-try]").count() == 0
    assert page.locator("#step-13 [data-try]").count() == 1


@pytest.mark.parametrize("key", games.keys())
def test_steps_that_offer_it_can_be_taken_over(key: str, ask: Ask) -> None:
    refused = []
    # All of them are taken over in CPython; here it is the worker's door that might change something.
    for example in ids(key)[::8]:
        played = replay(load(key, example))
        common = {"do": "take-over", "lang": "fa", "game": key, "rules": "../../", "bots": "random", "seed": "1"}
        # With every seat the reader's nobody moves before him: the table is as it stands.
        requests = [
            {**common, "example": example, "step": step.index, "seat": None}
            for step in played.steps
            if leads_on(played, step.index)
        ]
        for request, answer in zip(requests, ask("fa", requests), strict=True):
            if not answer["ok"] or answer["over"]:
                refused.append((example, request["step"], answer.get("error")))
    assert refused == []


@pytest.mark.parametrize(("lang", "key"), GAMES_SPOKEN)
def test_an_example_of_every_game_is_taken_over(
    lang: str, key: str, game_tables: Callable[[str, str], Table], site_address: str
) -> None:
    table = game_tables(lang, key)
    example = ids(key)[0]
    table.page.goto(site_address + f"{lang}/games/{key}/examples/{example}/#step-1")
    step = table.page.locator("#step-1")
    step.get_by_role("button", name=table.words.plain("ui-try-here"), exact=True).click()
    expect(
        table.page.get_by_role("heading", name=table.words.plain("ui-take-over", step=1), exact=True)
    ).to_be_focused()
    table.page.get_by_role("combobox", name=table.words.plain("ui-take-over-seat"), exact=True).select_option("all")
    table.page.get_by_label(table.words.plain("ui-seed"), exact=True).fill("5")
    table.play()
    table.page.locator("summary").get_by_text(table.words.plain("ui-log"), exact=True).click()
    log = table.shown("log").locator("li")
    told = log.count()
    assert told >= sum(len(one.events) for one in replay(load(key, example)).steps[:2])
    table.press(table.shown("choices").locator(".move").first)
    assert log.count() > told
    assert table.faults == []
