"""The search dialog and its page: keyboard, screen reader, phone, saved folder, no connection."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from games.rulebook import RuleBook
from tests.browser.seeing import violations

PHONE = {"width": 360, "height": 740}
FIRST = ".search-results a >> nth=0"


def ask(page: Page, query: str) -> None:
    """Open the search by its key and type; comes back when something is said about it."""
    page.keyboard.press("Control+k")
    page.locator("#search-query").wait_for()
    page.keyboard.insert_text(query)
    page.locator(".search-status:not(:empty)").wait_for()


@pytest.mark.parametrize(
    ("lang", "query", "entry", "count"),
    [
        ("en", "knocked once", "scat.knock.once", "results"),
        ("fa", "شرطهای جانبی", "skin.opt.side-bets", "نتیجه"),
        ("uk", "обов'язкове взяття", "snitchems.opt.compulsory", "результат"),
    ],
)
def test_the_dialog_is_found_and_read_on_a_phone(
    lang: str, query: str, entry: str, count: str, browser: Browser, site_address: str, axe: str
) -> None:
    with browser.new_context(viewport=PHONE, color_scheme="dark", service_workers="block") as context:
        page = context.new_page()
        page.goto(site_address + f"{lang}/games/scat/")
        page.locator(".search-open").click()
        page.locator("#search-query").wait_for()
        assert violations(page, axe) == []
        page.keyboard.insert_text(query)
        page.locator(f'.search-results [data-entry="{entry}"]').wait_for()
        page.locator(".search-status", has_text=count).wait_for()
        assert page.locator(".search-results mark").count() > 0
        assert violations(page, axe) == []
        assert page.evaluate("document.querySelector('dialog').scrollWidth <= innerWidth")
        small = page.evaluate(
            """[...document.querySelectorAll("dialog button, dialog input, dialog li, .search-slash")]
               .filter((one) => one.type !== "checkbox" && one.getBoundingClientRect().height < 43.5)
               .map((one) => one.outerHTML.slice(0, 80))"""
        )
        assert small == []


def test_it_is_used_by_keyboard_alone_and_focus_comes_back(page: Page, site_address: str) -> None:
    page.goto(site_address + "en/games/scat/")
    opener = page.locator(".search-open")
    opener.focus()
    page.keyboard.press("Space")
    field = page.locator("#search-query")
    field.wait_for()
    page.get_by_role("dialog", name="Search the rulebook").wait_for()
    focused = "document.activeElement.id || document.activeElement.dataset.entry || document.activeElement.className"
    assert page.evaluate(focused) == "search-query"
    page.keyboard.insert_text("dead card")
    page.locator(FIRST).wait_for()
    page.keyboard.press("ArrowDown")
    assert page.evaluate(focused) == page.locator(FIRST).get_attribute("data-entry")
    page.keyboard.press("ArrowDown")
    assert page.evaluate(focused) == page.locator(".search-results a >> nth=1").get_attribute("data-entry")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    assert page.evaluate(focused) == "search-query"
    page.keyboard.press("Escape")
    assert not field.is_visible()
    assert page.evaluate(focused) == "search-open"
    page.keyboard.press("/")
    field.wait_for()
    page.keyboard.insert_text("scat.knock.once")
    page.keyboard.press("Enter")
    page.wait_for_url("**/en/games/scat/#scat.knock.once")
    page.wait_for_function("document.activeElement.id === 'scat.knock.once'")  # the same page: the reader goes on there
    assert not field.is_visible()


@pytest.mark.parametrize("place", ["en/games/skin/", "en/search/"])
def test_what_is_typed_while_the_files_still_come_is_kept_and_answered(
    place: str, browser: Browser, site_address: str
) -> None:
    with browser.new_context(service_workers="block") as context:
        page = context.new_page()
        held: list[Route] = []
        page.route("**/en/search/entries.js", lambda route: held.append(route))
        page.goto(site_address + place, wait_until="commit")
        page.wait_for_function("document.querySelector('.search-open')?.role === 'button'")
        page.keyboard.press("Control+k")
        page.keyboard.type("dead card")
        field = page.locator("#search-query")
        expect(field).to_be_focused()
        expect(field).to_have_value("dead card")
        page.keyboard.press("Home")
        expect(page.locator(".search-results")).to_have_count(0)
        (route,) = held
        route.continue_()
        page.locator(FIRST).wait_for()
        page.keyboard.type("a ")  # where the cursor was left
        expect(field).to_have_value("a dead card")
        expect(page.locator(".search-form label")).to_have_attribute("for", "search-query")


def test_enter_before_the_files_have_come_opens_the_first_answer_and_escape_calls_it_off(
    browser: Browser, site_address: str
) -> None:
    with browser.new_context(service_workers="block") as context:
        page = context.new_page()
        held: list[Route] = []
        page.route("**/en/search/entries.js", lambda route: held.append(route))
        page.goto(site_address + "en/games/skin/")
        page.keyboard.press("/")
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_be_hidden()
        page.keyboard.press("/")
        page.keyboard.type("scat.knock.once")
        page.keyboard.press("Enter")
        held[0].continue_()
        page.wait_for_url("**/en/games/scat/#scat.knock.once")


def test_the_key_can_be_switched_off(page: Page, site_address: str) -> None:
    page.goto(site_address + "en/")
    page.keyboard.press("/")
    page.locator(".search-slash input").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    page.reload()
    page.keyboard.press("/")
    page.wait_for_timeout(300)
    assert not page.locator("#search-query").is_visible()
    page.keyboard.press("Control+k")
    page.locator("#search-query").wait_for()


def test_the_count_is_announced_in_the_language_s_digits_when_typing_rests(page: Page, site_address: str) -> None:
    page.goto(site_address + "fa/")
    ask(page, "استریت فلاش")
    status = page.locator(".search-status")
    assert status.get_attribute("role") == "status"
    words = status.inner_text()
    assert words.endswith(" نتیجه") and words.removesuffix(" نتیجه").isdigit() and words.isascii() is False
    assert not any(sign in "0123456789" for sign in words)


def test_nothing_found_offers_the_nearest_names(page: Page, site_address: str) -> None:
    page.goto(site_address + "uk/")
    ask(page, "снічмсе")
    assert page.locator(".search-status").inner_text().startswith("Нічого не знайдено.")
    page.locator('.search-results [data-entry="snitchems.rules"]').click()
    page.wait_for_url(site_address + "uk/games/snitchems/")


def test_cards_in_a_persian_excerpt_are_isolated_and_named(
    page: Page, site_address: str, site_folder: Path, rulebook: RuleBook
) -> None:
    entries = (site_folder / "fa/search/entries.js").read_text(encoding="utf-8")
    data = json.loads(entries.removeprefix("globalThis.varaqEntries = ").removesuffix(";\n"))
    added = ("x.y", "rule", "scat", "آزمونه", "پس از 10♠ و K♥ آزمونه است.", "games/scat/", 0)
    for column, value in zip(("id", "kind", "game", "title", "text", "address", "names"), added, strict=True):
        data["entries"][column].append(value)
    body = f"globalThis.varaqEntries = {json.dumps(data)};"
    page.route("**/fa/search/entries.js", lambda route: route.fulfill(body=body, content_type="text/javascript"))
    page.goto(site_address + "fa/")
    ask(page, "آزمونه")
    cards = page.locator(".search-text >> nth=0").locator("bdi.card[dir='ltr'] > span[role='img']")
    assert cards.all_inner_texts() == ["10♠", "K♥"]
    names = [rulebook.words("fa").plain(f"card-{card}") for card in ("10S", "KH")]
    assert [card.get_attribute("aria-label") for card in cards.all()] == names


def test_all_results_stand_on_a_page_with_an_address(page: Page, site_address: str, axe: str) -> None:
    page.goto(site_address + "en/games/skin/")
    ask(page, "bet")
    page.get_by_role("link", name="All results").click()
    page.wait_for_url("**/en/search/?q=bet")
    page.locator(".search-results a >> nth=30").wait_for()
    assert violations(page, axe) == []
    page.locator("#search-query").fill("straight flush")
    page.locator('.search-results [data-entry="term.straight-flush"]').wait_for()
    assert page.url == site_address + "en/search/?q=straight+flush"


def test_nothing_is_loaded_before_the_search_is_opened(
    browser: Browser, site_address: str, page_faults: list[str]
) -> None:
    with browser.new_context(service_workers="block") as context:
        page = context.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(site_address + "uk/games/scat/", wait_until="networkidle")
        assert [url for url in asked if "search" in url] == []
        before = len(asked)
        page.keyboard.press("/")
        page.locator("#search-query").wait_for()
        page.keyboard.insert_text("стук")
        page.locator(FIRST).wait_for()
        names = sorted(url.rpartition("/")[2] for url in asked[before:] if not url.endswith((".woff2", ".svg")))
        assert names == ["entries.js", "search.css", "search.js"]
        assert all(url.startswith(site_address) for url in asked)


def test_without_a_script_the_button_leads_to_the_list_of_everything(browser: Browser, site_address: str) -> None:
    with browser.new_context(java_script_enabled=False, viewport=PHONE) as context:
        page = context.new_page()
        page.goto(site_address + "fa/games/scat/")
        page.locator(".search-open").click()
        page.wait_for_url(site_address + "fa/search/")
        page.get_by_role("link", name="هر دست یک ضربه", exact=True).click()
        page.wait_for_url("**/fa/games/scat/#scat.knock.once")


def test_without_a_connection_the_search_still_works(browser: Browser, site_address: str) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(site_address + "fa/")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        for address in ("fa/search/", "fa/search/entries.js", "fa/games/scat/"):
            page.wait_for_function("address => caches.match(address).then(Boolean)", arg=site_address + address)
        page.reload()
        page.wait_for_function("Boolean(navigator.serviceWorker.controller)")
        script = page.locator(".search-open").get_attribute("data-search")
        assert script
        page.wait_for_function(
            "path => caches.match(new URL(path + 'search.js', location.href)).then(Boolean)", arg=script
        )
        context.set_offline(True)
        page.goto(site_address + "fa/games/scat/")
        ask(page, "صندوق")
        page.locator('.search-results [data-entry="term.kitty"]').wait_for()


def test_a_saved_folder_can_be_searched(browser: Browser, site_folder: Path) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        faults: list[str] = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto((site_folder / "uk/games/skin/index.html").as_uri())
        ask(page, "каса")
        page.keyboard.press("ArrowDown")
        page.locator('.search-results [data-entry="scat.end.kitty"]').click()
        page.wait_for_url((site_folder / "uk/games/scat/index.html").as_uri() + "#scat.end.kitty")
        page.keyboard.press("/")
        page.locator("#search-query").fill("карта")
        page.get_by_role("link", name="Усі результати").click()
        page.locator(".search-results a >> nth=20").wait_for()
        assert faults == []
