"""The frame of every page in a real browser: language, colours, menu, addresses, without script, without a network."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.seeing import violations

LANGUAGES = ("en", "fa", "uk")
READING_PAGES = ("", "games/scat/", "games/scat/examples/", "games/scat/examples/one-suit/", "games/scat/play/")
PHONE: Any = {"width": 360, "height": 740}
DESKTOP: Any = {"width": 1280, "height": 900}

# The characters of an element as the eye meets them, from left to right, line by line.
VISUAL_ORDER = """element => {
  const seen = [];
  const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode.data;
    for (let at = 0; at < text.length; at++) {
      const range = document.createRange();
      range.setStart(walk.currentNode, at);
      range.setEnd(walk.currentNode, at + 1);
      const box = range.getClientRects()[0];
      if (box && text[at].trim()) seen.push([Math.round(box.bottom / 8), box.left, text[at]]);
    }
  }
  return seen.sort((a, b) => a[0] - b[0] || a[1] - b[1]).map((one) => one[2]).join("");
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_languages_has_no_accessibility_fault(
    language: str, page: Page, site_address: str, axe: str
) -> None:
    faults: dict[str, list[str]] = {}
    page.goto(site_address + f"{language}/")
    for window in (PHONE, DESKTOP):
        page.set_viewport_size(window)
        page.locator(".languages summary").click()
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            faults[f"{window['width']} {scheme}"] = violations(page, axe, within="header.top")
        page.keyboard.press("Escape")
    assert {place: found for place, found in faults.items() if found} == {}


@pytest.mark.parametrize("path", ["#stay", "404.html", "fa/404.html"])
def test_the_pages_outside_the_sites_have_no_accessibility_fault(
    path: str, page: Page, site_address: str, axe: str, page_faults: list[str]
) -> None:
    page.goto(site_address + path)
    assert violations(page, axe) == []
    page_faults.clear()  # a host may answer for a page of that name with a 404


def test_the_switcher_stays_on_the_clause_and_is_remembered(page: Page, site_address: str) -> None:
    page.goto(site_address + "uk/games/scat/#scat.knock.once")
    page.locator(".languages summary").click()
    page.locator('.languages a[hreflang="fa"]').click()
    page.wait_for_url(site_address + "fa/games/scat/#scat.knock.once")
    page.goto(site_address)
    page.wait_for_url(site_address + "fa/")


@pytest.mark.parametrize(("locale", "goes_to"), [("fa-IR", "fa/"), ("uk-UA", "uk/"), ("en-US", "en/"), ("de-DE", "")])
def test_the_landing_page_goes_to_the_language_of_the_device(
    locale: str, goes_to: str, browser: Browser, site_address: str
) -> None:
    with browser.new_context(locale=locale) as context:
        page = context.new_page()
        page.goto(site_address)
        if goes_to:
            page.wait_for_url(site_address + goes_to)
        else:
            assert page.locator("section a").count() == len(LANGUAGES)
        assert page.url == site_address + goes_to


def test_a_404_page_leads_back_into_the_site_from_any_depth(
    page: Page, site_address: str, page_faults: list[str]
) -> None:
    page.goto(site_address + "uk/games/no/such/page/")
    assert page.locator("section:visible").count() == 1
    page.locator("section:visible a").click()
    page.wait_for_url(site_address + "uk/")
    page_faults.clear()  # the missing page itself


def test_colours_follow_the_device_until_the_reader_chooses(browser: Browser, site_address: str) -> None:
    with browser.new_context(color_scheme="dark", viewport=DESKTOP) as context:
        page = context.new_page()
        page.goto(site_address + "en/")
        scheme = page.locator("html")
        assert scheme.get_attribute("data-md-color-scheme") == "slate"
        page.get_by_role("button", name="Switch to light colours").click()
        assert scheme.get_attribute("data-md-color-scheme") == "default"
        page.goto(site_address + "en/games/scat/")
        assert scheme.get_attribute("data-md-color-scheme") == "default"
        assert page.get_by_role("button", name="Switch to dark colours").is_visible()


def test_the_menu_opens_and_closes_by_keyboard(browser: Browser, site_address: str) -> None:
    with browser.new_context(viewport=PHONE, reduced_motion="reduce") as context:
        page = context.new_page()
        page.goto(site_address + "fa/games/scat/")
        menu = page.locator(".site-nav")
        assert not menu.is_visible()
        page.locator("#menu-box").focus()
        page.keyboard.press("Space")
        assert menu.is_visible()
        assert page.evaluate("document.activeElement.getAttribute('aria-current')") == "page"
        page.keyboard.press("Escape")
        assert not menu.is_visible()
        assert page.evaluate("document.activeElement.id") == "menu-box"


def test_menu_and_languages_work_without_a_script(browser: Browser, site_address: str) -> None:
    with browser.new_context(viewport=PHONE, java_script_enabled=False, reduced_motion="reduce") as context:
        page = context.new_page()
        page.goto(site_address + "en/games/scat/")
        page.locator("#menu-box").check()
        own = page.locator('[href="examples/"]')  # every game has a link of that name in the menu
        page.get_by_role("link", name="Examples", exact=True).and_(own).first.click()
        page.wait_for_url(site_address + "en/games/scat/examples/")
        page.locator(".languages summary").click()
        page.locator('.languages a[hreflang="uk"]').click()
        page.wait_for_url(site_address + "uk/games/scat/examples/")


def test_the_skip_link_comes_first_and_leads_to_the_text(page: Page, site_address: str) -> None:
    page.goto(site_address + "fa/games/scat/")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "content"


def test_the_address_of_a_clause_is_copied(browser: Browser, site_address: str) -> None:
    with browser.new_context(permissions=["clipboard-read", "clipboard-write"]) as context:
        page = context.new_page()
        page.goto(site_address + "en/games/scat/")
        page.get_by_role("link", name="scat.knock.once", exact=True).click()
        page.locator(".toast", has_text="The address is copied.").wait_for()
        copied = page.evaluate("navigator.clipboard.readText()")
        assert copied == page.url == site_address + "en/games/scat/#scat.knock.once"


def test_what_was_read_stays_readable_without_a_network(browser: Browser, site_address: str) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(site_address + "fa/")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        # The rules of the language being read are stored without having been opened.
        page.wait_for_function("address => caches.match(address).then(Boolean)", arg=site_address + "fa/games/scat/")
        context.set_offline(True)
        page.goto(site_address + "fa/games/scat/#scat.knock.once")
        assert page.locator('[id="scat.knock.once"] h3').is_visible()
        assert page.evaluate("document.fonts.check('16px \"Varaq Persian\"', 'ی')")
        page.goto(site_address + "uk/games/scat/play/")
        assert page.locator("h1").inner_text() == "Немає зв’язку"


def test_a_saved_folder_can_be_read(browser: Browser, site_folder: Path) -> None:
    with browser.new_context(viewport=DESKTOP) as context:
        page = context.new_page()
        faults: list[str] = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto((site_folder / "fa/games/scat/index.html").as_uri())
        page.locator(".site-nav a").first.click()
        page.wait_for_url((site_folder / "fa/index.html").as_uri())
        page.locator(".languages summary").click()
        page.locator('.languages a[hreflang="uk"]').click()
        page.wait_for_url((site_folder / "uk/index.html").as_uri())
        assert faults == []


@pytest.mark.parametrize(
    ("path", "find", "seen"),
    [
        ("examples/one-suit/", ".steps .card >> text='10♠'", "10♠"),
        ("", 'a.anchor[href="#scat.31.after-knock"]', "scat.31.after-knock"),
        ("", '[id="source.handlebar-31"] bdi >> nth=0', "Whataretherulesof31?"),
        ("", ".facts dd >> nth=0", "رفن۳ابهمهزارتهب،رفن۹ات۲"),
        ("", "[id='scat.value.max'] p >> nth=0", None),
    ],
)
def test_persian_lines_are_seen_in_the_right_order(
    path: str, find: str, seen: str | None, page: Page, site_address: str
) -> None:
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto(site_address + f"fa/games/scat/{path}")
    if path:
        page.locator('[data-part="mode"]').click()
    order: str = page.locator(find).first.evaluate(VISUAL_ORDER)
    if seen is None:
        assert "۳۱" in order and "13" not in order and "۱۳" not in order
    else:
        assert order == seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_asks_for_few_files_and_for_its_own_fonts_only(
    language: str, browser: Browser, site_address: str, watch: Callable[[Page, str, list[str]], None]
) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        faults: list[str] = []
        asked: list[str] = []
        watch(page, site_address, faults)
        page.on("request", lambda request: asked.append(request.url.removeprefix(site_address)))
        page.goto(site_address + f"{language}/games/scat/", wait_until="load")
        page.evaluate("document.fonts.ready.then(() => true)")
        fonts = {name.rpartition("/")[2].partition(".")[0] for name in asked if name.endswith(".woff2")}
        sans = {"noto-sans-latin", "noto-sans-cyrillic", "suits"}
        assert fonts <= ({"vazirmatn", "suits"} if language == "fa" else sans)
        assert fonts
        assert faults == []
