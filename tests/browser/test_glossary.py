"""Terms in the texts: a link to the glossary, whose definition is shown and told without leaving the page."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from games.rulebook import RuleBook
from tests.browser.seeing import wider_than_window

LANGUAGES = ("en", "fa", "uk")
PHONE: Any = {"width": 360, "height": 740}
TERM = '[id="scat.knock.effect"] a.term, .clause a.term'
BOXES = """([link, tip]) => {
  const a = link.getClientRects(), b = tip.getBoundingClientRect();
  const apart = [...a].every((r) => r.bottom <= b.top || b.bottom <= r.top || r.right <= b.left || b.right <= r.left);
  return {apart, inside: b.left >= 0 && b.right <= innerWidth && b.top >= 0 && b.bottom <= innerHeight};
}"""


def definition(page: Page, rulebook: RuleBook, lang: str) -> str:
    """The definition of the first term in the rules, as the rule book has it."""
    address = page.locator(TERM).first.get_attribute("href") or ""
    return rulebook.words(lang).plain("term-" + address.partition("#term.")[2], "definition")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_focus_shows_the_definition_beside_the_term_and_escape_hides_it(
    lang: str, page: Page, site_address: str, rulebook: RuleBook
) -> None:
    page.set_viewport_size(PHONE)
    page.goto(site_address + f"{lang}/games/scat/")
    link, tip = page.locator(TERM).first, page.locator(".term-tip")
    expect(tip).to_be_hidden()
    link.focus()
    expect(tip).to_contain_text(definition(page, rulebook, lang))
    expect(link).to_have_accessible_description(rulebook_text(tip.inner_text()))
    found = page.evaluate(BOXES, [link.element_handle(), tip.element_handle()])
    assert found == {"apart": True, "inside": True}
    assert wider_than_window(page) == []
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    expect(link).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/glossary/#term.*")
    expect(page.locator(":target")).to_be_in_viewport()


def rulebook_text(shown: str) -> str:
    """What is shown, as one line: how a description is told."""
    return " ".join(shown.split())


def test_the_pointer_may_move_onto_the_definition(page: Page, site_address: str) -> None:
    page.goto(site_address + "uk/games/scat/")
    link, tip = page.locator(TERM).first, page.locator(".term-tip")
    link.hover()
    expect(tip).to_be_visible()
    tip.hover()
    page.wait_for_timeout(400)  # longer than a definition stays without the pointer
    expect(tip).to_be_visible()
    page.mouse.move(2, 2)
    expect(tip).to_be_hidden()


def test_the_first_tap_shows_the_definition_and_the_second_follows_the_link(
    browser: Browser, site_address: str
) -> None:
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.goto(site_address + "fa/games/scat/")
    link, tip = page.locator(TERM).first, page.locator(".term-tip")
    link.tap()
    expect(tip).to_be_visible()
    assert page.url.endswith("/games/scat/")
    page.locator("h1").tap()
    expect(tip).to_be_hidden()
    link.tap()
    expect(tip).to_be_visible()
    link.tap()
    page.wait_for_url("**/glossary/#term.*")
    context.close()


def test_without_script_a_term_is_a_link_to_its_definition(browser: Browser, site_address: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(site_address + "fa/games/scat/")
    page.locator(TERM).first.click()
    page.wait_for_url("**/glossary/#term.*")
    context.close()
