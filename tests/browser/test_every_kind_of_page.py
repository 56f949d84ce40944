"""Every kind of page, in every language, on a phone and on a desk, light and dark: for everybody, and whole."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.kinds import DESKTOP, KINDS, LANGUAGES, PHONE, SCHEMES, opened
from tests.browser.seeing import clipped_texts, violations, wider_than_window

WALKED = 30
"""Stops of the Tab key that are looked at from the beginning of a page."""

# What has the focus: nothing if it was lost, and whether the eye can see where it is.
_FOCUSED = """() => {
  const one = document.activeElement;
  if (!one || one === document.body || one === document.documentElement) return null;
  // The mark of a control that is not drawn stands at its label.
  const places = [one, ...(one.labels ?? []), one.parentElement];
  const marked = places.some((place) => {
    const style = getComputedStyle(place);
    return (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 1) || style.boxShadow !== "none";
  });
  const box = one.getBoundingClientRect();
  const stays = one === window.focusedBefore;
  window.focusedBefore = one;
  const seen = marked && one.matches(":focus-visible") && box.width > 0 && box.height > 0;
  return [one.outerHTML.slice(0, 300), stays, seen];
}"""

# Whatever would move for longer than a hundredth of a second although the reader wants no motion.
_MOVING = """() => [...document.querySelectorAll("*")].filter((one) => {
  const style = getComputedStyle(one);
  const longest = (times) => Math.max(...times.split(",").map(parseFloat));
  if (longest(style.transitionDuration) > 0.01) return true;
  return style.animationName !== "none" && longest(style.animationDuration) > 0.01;
}).map((one) => one.outerHTML.slice(0, 80)).concat(document.getAnimations().map((one) => String(one.id)))"""


def walk(page: Page) -> list[str]:
    """What is wrong with the focus on the way of the Tab key through the beginning of the page."""
    wrong: list[str] = []
    page.evaluate("document.activeElement.blur()")
    before = None
    for stop in range(WALKED):
        if before and 'role="textbox"' in before:
            page.keyboard.press("Escape")  # the page says that this leaves the editor
        page.keyboard.press("Tab")
        focused = page.evaluate(_FOCUSED)
        if focused is None:  # the end of a short page: the browser's own controls come next
            if stop < 5:
                wrong.append(f"lost after {before}")
            break
        what, stays, seen = focused
        if not seen:
            wrong.append(f"not seen: {what}")
        if stays:
            wrong.append(f"stays at {what}")
        before = what
    return wrong


@pytest.mark.parametrize("window", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_kind_of_page_has_a_fault_that_axe_finds_in_light_or_dark_with_menu_or_search_open(
    lang: str, window: Any, browser: Browser, site_address: str, axe: str
) -> None:
    faults: dict[str, list[str]] = {}
    with browser.new_context(viewport=window, reduced_motion="reduce", service_workers="block") as context:
        page = context.new_page()
        for path in KINDS.values():
            opened(page, site_address, path, lang)
            for scheme in SCHEMES:
                page.emulate_media(color_scheme=scheme)
                faults[f"{path} {scheme}"] = violations(page, axe)
            faults[f"{path} moving"] = page.evaluate(_MOVING)
            if path.startswith("clauses/") or "/embed/" in path or "/search/" in path:
                continue  # their frame has neither, or the search in the page
            if window is PHONE:
                page.locator("#menu-box").check()
                faults[f"{path} with the menu"] = violations(page, axe)
                page.keyboard.press("Escape")
                expect(page.locator("#menu-box")).not_to_be_checked()
            page.locator(".search-open").click()
            page.locator("dialog #search-query").fill("31")
            page.locator("dialog .search-results a").first.wait_for()
            faults[f"{path} with the search"] = violations(page, axe)
            page.keyboard.press("Escape")
            expect(page.locator("dialog.search")).not_to_be_visible()
    assert {place: found for place, found in faults.items() if found} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tab_key_goes_through_every_kind_of_page_and_is_always_seen(
    lang: str, page: Page, site_address: str
) -> None:
    wrong: dict[str, list[str]] = {}
    for path in KINDS.values():
        opened(page, site_address, path, lang)
        wrong[path] = walk(page)
    assert {path: found for path, found in wrong.items() if found} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_kind_of_page_loses_anything_on_a_phone_at_twice_the_text_size(
    lang: str, page: Page, site_address: str
) -> None:
    wrong: dict[str, list[str]] = {}
    page.set_viewport_size(PHONE)
    for path in KINDS.values():
        opened(page, site_address, path, lang)
        wrong[path] = [*wider_than_window(page), *clipped_texts(page)]
        page.add_style_tag(content="html{font-size:200%!important}")
        wrong[f"{path} at 200 %"] = [*wider_than_window(page), *clipped_texts(page)]
    assert {path: found for path, found in wrong.items() if found} == {}
