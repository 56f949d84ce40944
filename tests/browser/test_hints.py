"""A hint at the reader's word: what a sensible player would do and why, aloud too, by button and by key."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.kinds import GAMES_SPOKEN
from tests.browser.seeing import small_targets, unnamed_cards, violations, wider_than_window, wrong_cards
from tests.browser.table import Table

PHONE: Any = {"width": 360, "height": 740}


@pytest.mark.parametrize(("lang", "key"), GAMES_SPOKEN)
def test_a_hint_says_what_and_why(lang: str, key: str, game_tables: Callable[[str, str], Table], axe: str) -> None:
    table = game_tables(lang, key)
    page = table.page
    page.set_viewport_size(PHONE)
    page.evaluate("localStorage.clear()")
    page.reload()
    table.choose(seats=3, seed="5")
    table.play()
    told = page.locator("[data-key=hint-told]")
    assert told.count() == 0
    table.press(table.button("ui-hint"))
    expect(told).to_be_visible()
    expect(told).to_contain_text(table.words.plain("ui-hint-would"))
    assert table.clauses_linked(told)
    table.announced(table.words.plain("ui-hint-would"))
    assert violations(page, axe) == []
    assert wider_than_window(page) == []
    assert small_targets(page) == []
    assert unnamed_cards(page) == []
    if lang == "fa":
        assert wrong_cards(page) == []
    # It goes with the move, and comes back by its key.
    moves = table.moves
    table.press(moves.last if moves.count() else table.shown("choices").locator("[data-amount]").first)
    expect(told).to_have_count(0)
    if table.button("ui-hint").count():
        page.locator("[data-key=choices]").focus()
        page.keyboard.press("h")
        expect(told).to_be_visible()
    page.evaluate("localStorage.clear()")
    assert table.faults == []
