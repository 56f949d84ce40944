"""On a phone held upright nothing is lost: not at the largest tables, with the largest text, or at the highest zoom."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import games
from tests.browser.kinds import GAMES_SPOKEN
from tests.browser.seeing import clipped_texts, crowded_links, small_targets, wider_than_window
from tests.browser.table import Table

LANGUAGES = ("en", "fa", "uk")
PHONE = (360, 740)
ZOOMED = (320, 256)
"""A window of 1280 × 1024 at 400 % (WCAG 1.4.10)."""
MOST: dict[str, dict[str, str]] = {"scat": {}, "skin": {"max-players": "13"}, "inbetween": {}, "snitchems": {}}
"""The options under which the most can play."""
STATES = 4
"""Decisions of each game that are looked at."""

GameTables = Callable[[str, str], Table]


_ENLARGE = """larger => {
  const style = document.documentElement.style;
  style.removeProperty("font-size");
  if (larger !== 1) {
    const usual = parseFloat(getComputedStyle(document.documentElement).fontSize);
    style.setProperty("font-size", `${usual * larger}px`, "important");
  }
}"""


def lost(page: Page) -> list[str]:
    """What is wrong with the page as it stands, with all that can be unfolded unfolded."""
    page.locator("main details:visible").evaluate_all("all => all.forEach((one) => { one.open = true; })")
    found: list[str] = []
    for size, larger in ((PHONE, 1), (ZOOMED, 1), (PHONE, 2)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(_ENLARGE, larger)
        wrong = [*wider_than_window(page), *clipped_texts(page), *small_targets(page), *crowded_links(page)]
        found += [f"{size[0]} px, text × {larger}: {one}" for one in wrong]
    page.evaluate(_ENLARGE, 1)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_that_are_read_fit(lang: str, page: Page, site_address: str) -> None:
    for path in (
        "games/scat/quiz/",
        "games/skin/learn/",
        "games/snitchems/lab/",
        "games/inbetween/editor/",
        "games/scat/editor/",
        "games/inbetween/examples/ace-is-high/#step-1",
        "games/skin/examples/new-banker-card/#step-4",
        "games/snitchems/examples/nobody-captured/",
    ):
        page.goto(site_address + f"{lang}/{path}")
        if path.endswith("editor/"):
            seats = page.locator("#play-seats")
            seats.select_option(seats.locator("option").last.get_attribute("value"))
        assert lost(page) == [], path


@pytest.mark.parametrize(("lang", "key"), GAMES_SPOKEN)
def test_the_largest_table_of_each_game_fits(key: str, lang: str, game_tables: GameTables) -> None:
    table = game_tables(lang, key)
    assert lost(table.page) == [], "the form"
    most = games.game(key).seats[-1]
    table.choose(seats=most, seed="5", options=MOST[key])
    table.play()
    expect(table.page.locator(".seat")).to_have_count(most)
    for state in range(STATES):
        assert lost(table.page) == [], f"decision {state}"
        if table.result.count():
            break
        deal = table.button("ui-next-deal")
        if deal.count():
            table.press(deal)
        elif table.moves.count():
            table.press(table.moves.first)
        else:
            table.press(table.shown("choices").locator("[data-amount]").first)
    assert table.faults == []
