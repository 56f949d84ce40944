"""The game for readers with a screen reader, with large text, with a phone, in the dark: nothing is lost on them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from games.rulebook import RuleBook
from tests.browser.seeing import BY_WIDTH, small_targets, unnamed_cards, violations, wider_than_window
from tests.browser.table import Table

LANGUAGES = ("en", "fa", "uk")
WINDOWS: tuple[Any, ...] = ({"width": 1280, "height": 900}, {"width": 360, "height": 740})
SCHEMES: tuple[Any, ...] = ("light", "dark")


def faults(page: Page, axe: str) -> dict[str, list[str]]:
    """What is wrong with the page as it stands, in both windows and both schemes.

    Each window has one scheme in Persian and the other in English and Ukrainian: what axe costs is contrasts, and
    their colours are the same in all languages. What depends on neither is asked once.
    """
    found = {"cards": unnamed_cards(page)}
    persian = page.evaluate("document.documentElement.lang") == "fa"
    for window, scheme in zip(WINDOWS, SCHEMES[::-1] if persian else SCHEMES, strict=True):
        page.set_viewport_size(window)
        page.emulate_media(color_scheme=scheme)
        painted = page.locator(f'html[data-md-color-scheme="{"slate" if scheme == "dark" else "default"}"]')
        expect(painted).to_have_count(1)
        place = f"{window['width']} {scheme}"
        phone = window["width"] < 400
        found[f"axe {place}"] = violations(page, axe, rules=BY_WIDTH if phone else ())
        found[f"width {place}"] = wider_than_window(page)
        found[f"targets {place}"] = small_targets(page) if phone else []
    return {name: all for name, all in found.items() if all}


def open_everything(page: Page) -> None:
    page.locator("main details:visible").evaluate_all("all => all.forEach((one) => { one.open = true; })")


def test_the_form_is_for_everybody(table: Table, axe: str) -> None:
    open_everything(table.page)
    assert faults(table.page, axe) == {}


def test_a_running_game_with_a_refusal_is_for_everybody(table: Table, axe: str) -> None:
    table.choose(seats=5, seed="5")
    table.play()
    table.press(table.page.locator('[data-key="discards"]'))
    open_everything(table.page)
    table.press(table.page.locator(".refused-moves").get_by_role("button").last)
    expect(table.shown("message")).to_contain_text(table.words.plain("ui-refused"))
    open_everything(table.page)
    assert faults(table.page, axe) == {}
    table.page.add_style_tag(content="html.huge{font-size:200%!important}")
    table.page.evaluate("document.documentElement.classList.add('huge')")
    try:
        assert wider_than_window(table.page) == []
    finally:
        table.page.evaluate("document.documentElement.classList.remove('huge')")


def test_the_result_is_for_everybody(table: Table, axe: str) -> None:
    table.choose(seed="31", options={"pennies": "1"})
    table.play()
    table.finish()
    open_everything(table.page)
    assert faults(table.page, axe) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_failed_start_is_for_everybody(
    lang: str, browser: Browser, site_address: str, rulebook: RuleBook, axe: str
) -> None:
    with browser.new_context(reduced_motion="reduce") as context:
        context.add_init_script("delete window.Worker")
        page = context.new_page()
        page.goto(site_address + f"{lang}/games/scat/play/")
        table = Table(page, rulebook.words(lang), [])
        table.button("ui-play").click()
        expect(table.part("failed")).to_be_visible()
        assert faults(page, axe) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_example_with_the_form_to_take_it_over_is_for_everybody(
    lang: str, page: Page, site_address: str, rulebook: RuleBook, axe: str
) -> None:
    page.goto(site_address + f"{lang}/games/scat/examples/may-not-go-back/#step-1")
    try_here = rulebook.words(lang).plain("ui-try-here")
    page.locator("#step-1").get_by_role("button", name=try_here, exact=True).click()
    assert faults(page, axe) == {}


def test_every_control_of_a_game_has_a_name_of_words(tables: Callable[[str], Table]) -> None:
    table = tables("en")
    table.page.set_viewport_size(WINDOWS[0])
    table.leave()
    table.choose(seats=3, seed="5")
    table.play()
    page = table.page
    # Cards are told by their names, without symbols; the stock says what pressing it does.
    expect(page.locator('[data-key="stock"]')).to_have_accessible_name(
        re.compile(rf"^{table.words.plain('scat-action-draw-stock')} \d+\scards$")
    )
    card = page.locator('[data-key="discards"] [role=img]').get_attribute("aria-label")
    assert card and " of " in card
    move = table.moves.filter(has=page.get_by_role("img", name=card))
    assert move.count() == 1
    expect(page.locator('[data-key="choices"]')).to_be_focused()
