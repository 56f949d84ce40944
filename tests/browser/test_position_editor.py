"""A position is set up by typing and picking, refused at the field that is wrong, played, and sent."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from games.cards import card
from games.link import decode
from tests.browser.seeing import small_targets, violations, wider_than_window, wrong_cards
from tests.browser.table import START_MILLISECONDS, Table

HANDS = ("KS 10S 4H", "AH 2H 9D")


@pytest.mark.parametrize("lang", ["en", "fa", "uk"])
def test_a_position_is_set_up_refused_played_and_sent(
    lang: str, game_tables: Callable[[str, str], Table], axe: str
) -> None:
    table = game_tables(lang, "scat")
    page, words = table.page, table.words
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(page.url.partition("#")[0].replace("/play/", "/editor/"))
    # A game of another test may still be kept on this device; whether it may be lost is not asked here.
    page.evaluate("localStorage.removeItem('varaq.game.scat')")
    for seat, hand in enumerate(HANDS, 1):
        page.locator(f"#set-hand-{seat}").fill(hand)
    # The pile is picked by keys: the ace of spades is reached first, the king next to it.
    page.locator("#set-discards").focus()
    grid = page.get_by_role("group", name=words.plain("ui-editor-grid"), exact=True)
    expect(grid).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("#set-discards")).to_have_value("AH")
    expect(grid.locator('[data-card="AH"]')).to_have_attribute("aria-pressed", "true")
    assert violations(page, axe) == []
    assert wider_than_window(page) == []
    assert small_targets(page) == []
    assert wrong_cards(page) == []

    # The ace of hearts is in a hand too.
    table.button("ui-editor-open").click()
    field = page.locator("#set-discards")
    expect(field).to_have_attribute("aria-invalid", "true", timeout=START_MILLISECONDS)
    expect(field).to_be_focused()
    message = page.locator("#editor-message")
    expect(message).to_contain_text(words.plain("error-two-places", card=card("AH")))
    assert message.get_by_role("img", name=words.plain("card-AH"), exact=True).is_visible()
    assert message.locator('p[lang="en"]:not(.wrong-line)').count() == 0
    assert violations(page, axe) == []
    grid.locator('[data-card="AH"]').click()
    grid.locator('[data-card="5C"]').click()
    expect(field).to_have_value("5C")
    page.locator("#set-turn").select_option("1")
    page.locator("#set-pennies-1").fill(words.number(2))
    page.locator("#set-pennies-2").fill(words.number(3))
    table.button("ui-editor-open").click()
    table.wait_for_game()
    table.press(table.moves.last)

    page.locator("summary").get_by_text(words.plain("ui-share"), exact=True).click()
    table.button("ui-share-open").click()
    address = page.locator("#share-link").input_value()
    assert f"/{lang}/games/scat/play/#g=" in address
    sent = decode(address.partition("#g=")[2].partition("&")[0])
    assert ("hand", "1", *HANDS[0].split()) in sent.study.head.position
    assert ("pennies", "2", "3") in sent.study.head.position
    assert sent.hidden
    page.evaluate("localStorage.removeItem('varaq.game.scat')")
    assert table.faults == []


@pytest.mark.parametrize("key", ["skin", "inbetween", "snitchems"])
def test_the_editor_of_each_game_fits_a_phone(key: str, game_tables: Callable[[str, str], Table], axe: str) -> None:
    table = game_tables("fa", key)
    table.page.set_viewport_size({"width": 360, "height": 740})
    table.page.goto(table.page.url.replace("/play/", "/editor/"))
    table.page.locator("[data-cards]").first.focus()
    table.page.emulate_media(color_scheme="dark")
    assert violations(table.page, axe) == []
    assert wider_than_window(table.page) == []
    assert small_targets(table.page) == []
    table.page.emulate_media(color_scheme="light")
    assert table.faults == []
