"""Guess first on the page of an example: what follows is hidden, and not announced, until the reader has answered."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from games.rulebook import RuleBook
from tests.browser.seeing import violations

SMALL_PHONE: Any = {"width": 360, "height": 740}
EXAMPLE = "games/scat/examples/lowest-loses/"
LIVE = '.stepper > [data-part="live"]'


def opened(page: Page, site_address: str, lang: str) -> None:
    page.set_viewport_size(SMALL_PHONE)
    page.goto(site_address + f"{lang}/{EXAMPLE}")


@pytest.mark.parametrize("lang", ["en", "fa", "uk"])
def test_the_outcome_is_hidden_until_it_is_guessed(
    lang: str, page: Page, site_address: str, axe: str, rulebook: RuleBook
) -> None:
    words = rulebook.words(lang)
    opened(page, site_address, lang)
    toggle = page.get_by_role("button", name=words.plain("ui-guess"), exact=True)
    toggle.click()
    expect(toggle).to_have_attribute("aria-pressed", "true")
    page.locator('[data-go="forward"]').first.click()
    step = page.locator("#step-1")
    expect(step.locator(".guess")).to_be_visible()
    expect(step.locator(".guess .table")).to_have_count(1)
    expect(step.locator(".event:visible, .step-clauses:visible")).to_have_count(0)
    announced = page.locator(LIVE).inner_text()
    assert step.locator(".lesson-question").inner_text() in announced
    assert step.locator(".events .event").first.text_content() not in announced
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert violations(page, axe) == []
    step.locator('[data-choice="wrong"] button').first.click()
    expect(page.locator(LIVE)).to_contain_text(words.plain("ui-lesson-wrong"))
    expect(page.locator(LIVE)).to_contain_text(words.plain("ui-quiz-answer-is"))
    expect(step.locator("> .events .event").first).to_be_visible()
    expect(step.locator(".guess .clauses a").first).to_be_visible()
    expect(step.locator(".table:visible")).to_have_count(1)
    assert violations(page, axe) == []
    toggle.click()
    expect(step.locator(".guess")).to_be_hidden()


def test_it_can_be_shown_without_an_answer_and_by_keys(page: Page, site_address: str, rulebook: RuleBook) -> None:
    words = rulebook.words("fa")
    opened(page, site_address, "fa")
    page.get_by_role("button", name=words.plain("ui-guess"), exact=True).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowLeft")
    step = page.locator("#step-1")
    reveal = step.get_by_role("button", name=words.plain("ui-guess-show"), exact=True)
    expect(reveal).to_be_visible()
    reveal.focus()
    page.keyboard.press("Enter")
    expect(step.locator("> .events .event").first).to_be_visible()
    expect(step.locator(".step-title a")).to_be_focused()


def test_without_script_the_example_is_as_it_was(browser: Browser, site_address: str) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(site_address + f"uk/{EXAMPLE}")
        expect(page.locator(".guess:visible, [data-part='guess-switch']:visible")).to_have_count(0)
        expect(page.locator(".step .events:visible").first).to_be_visible()
