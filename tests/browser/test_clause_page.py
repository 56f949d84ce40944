"""The permanent page of a clause: the reader's language first, copies, reports, the text for the table's options."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from games.rulebook import RuleBook

SPLIT = "scat.lives.short"


def order(page: Page) -> list[str]:
    found: list[str] = page.eval_on_selector_all(".columns > section", "all => all.map((one) => one.lang)")
    return found


@pytest.mark.parametrize(("locale", "first"), [("fa-IR", "fa"), ("uk", "uk"), ("de-DE", "en")])
def test_the_language_that_the_browser_asks_for_comes_first(
    browser: Browser, site_address: str, locale: str, first: str
) -> None:
    context = browser.new_context(locale=locale, viewport={"width": 1280, "height": 900})
    page = context.new_page()
    page.goto(f"{site_address}clauses/{SPLIT}/")
    assert order(page) == [first, *(lang for lang in ("en", "fa", "uk") if lang != first)]
    boxes = [page.locator(f'.columns > [lang="{lang}"] h2').bounding_box() for lang in order(page)]
    assert all(boxes)
    assert len({box["y"] for box in boxes if box}) == 1  # side by side, the headings at one height
    places = [box["x"] for box in boxes if box]
    assert places == sorted(places, reverse=first == "fa")  # the first where that reader begins
    # A choice that was made on the site is worth more than the browser's list.
    page.evaluate("localStorage.setItem('varaq.language', 'uk')")
    page.reload()
    assert order(page)[0] == "uk"
    words = page.locator("header .tri > span:visible, .skip .tri > span:visible")
    assert {one.get_attribute("lang") for one in words.all()} == {"uk"}
    expect(page.locator(".brand")).to_have_attribute("href", f"{site_address}uk/")
    context.close()


def test_without_a_script_all_three_are_there_and_every_text_is_readable(browser: Browser, site_address: str) -> None:
    context = browser.new_context(java_script_enabled=False, locale="fa", viewport={"width": 360, "height": 800})
    page = context.new_page()
    page.goto(f"{site_address}clauses/{SPLIT}/")
    for lang in ("en", "fa", "uk"):
        section = page.locator(f'.columns > [lang="{lang}"]')
        expect(section.locator(".clause-text")).to_be_visible()
        assert section.locator(".variants > li:visible").count() >= 2  # a language may word more cases apart
        expect(section.locator("form, .copy-address, .copy-report")).to_have_count(3)
        assert section.locator("form:visible, .copy-address:visible").count() == 0
        expect(page.locator(f'header [lang="{lang}"]').first).to_be_visible()
    context.close()


def test_address_and_report_are_copied(page: Page, site_address: str, rulebook: RuleBook) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{site_address}clauses/{SPLIT}/#content")
    section = page.locator('.columns > [lang="fa"]')
    words = rulebook.words("fa")
    section.get_by_role("button", name=words.plain("site-clause-copy")).click()
    assert page.evaluate("navigator.clipboard.readText()") == f"{site_address}clauses/{SPLIT}/"
    section.get_by_text(words.plain("site-clause-wrong")).click()
    section.get_by_role("button", name=words.plain("site-report-copy")).click()
    report = page.evaluate("navigator.clipboard.readText()")
    for part in (SPLIT, "(fa)", f"{site_address}clauses/{SPLIT}/", words.plain("site-report-what")):
        assert part in report.splitlines() or part in report
    expect(page.get_by_role("status").filter(has_text=words.plain("site-report-copied"))).to_be_visible()


def test_the_text_follows_the_options_in_all_languages_with_their_digits(
    page: Page, site_address: str, rulebook: RuleBook
) -> None:
    page.goto(f"{site_address}clauses/snitchems.end.match/")
    ukrainian = page.locator('.columns > [lang="uk"]')
    ukrainian.locator("select").select_option("first-to")
    persian = page.locator('.columns > [lang="fa"] input[data-option="snitchems.opt.match.games"]')
    persian.fill("۵")
    expect(ukrainian.locator('input[data-option="snitchems.opt.match.games"]')).to_have_value("5")
    persian.fill("4")  # Latin digits are taken too
    expect(ukrainian.locator('input[data-option="snitchems.opt.match.games"]')).to_have_value("4")
    ukrainian.locator('input[data-option="snitchems.opt.match.games"]').fill("5")
    expect(persian).to_have_value("۵")
    for lang in ("en", "fa", "uk"):
        values = {"match": "first-to", "match-games": 5, "match-cards": 100}
        text = rulebook.words(lang).plain("snitchems.end.match", arguments=values)
        expect(page.locator(f'.columns > [lang="{lang}"] .clause-text')).to_have_text(text)
    expect(ukrainian.locator(".chosen")).to_have_text(rulebook.words("uk").plain("site-clause-chosen"))
    # A number that cannot be is not taken.
    ukrainian.locator('input[data-option="snitchems.opt.match.games"]').fill("99")
    assert "99" not in ukrainian.locator(".clause-text").inner_text()
    expect(ukrainian.locator('input[data-option="snitchems.opt.match.games"]')).to_have_attribute(
        "aria-invalid", "true"
    )


def test_a_reading_shows_its_text(page: Page, site_address: str, rulebook: RuleBook) -> None:
    page.goto(f"{site_address}clauses/scat.loss.knocker-tied/")
    english = page.locator('.columns > [lang="en"]')
    before = english.locator(".clause-text").inner_text()
    ours, theirs = english.locator(".try").all()
    expect(ours).to_have_attribute("aria-pressed", "true")
    theirs.click()
    expect(theirs).to_have_attribute("aria-pressed", "true")
    expect(ours).to_have_attribute("aria-pressed", "false")
    text = rulebook.words("en").plain("scat.loss.knocker-tied", arguments={"knocker-tied-loses": True})
    expect(english.locator(".clause-text")).to_have_text(text)
    assert text != before
