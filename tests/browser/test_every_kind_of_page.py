"""Every kind of page, in every language, on a phone and on a desk, light and dark: for everybody, and whole."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.kinds import DESKTOP, KINDS, LANGUAGES, PHONE, opened
from tests.browser.seeing import BY_WIDTH, clipped_texts, violations, wider_than_window

ZOOMED: Any = {"width": 320, "height": 256}
"""A window of 1280 × 1024 at 400 % (WCAG 1.4.10)."""
SEARCHED = ("home", "example", "play")
"""Kinds on which the search is opened; its dialog is the same on all of them, and hides what is below."""
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


# What the options mean is read without scrolling sideways.
_SCROLLED_OPTIONS = """() => [...document.querySelectorAll("table.options")]
  .filter((one) => one.scrollWidth > one.parentElement.clientWidth).map((one) => one.outerHTML.slice(0, 80))"""


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


def in_the_dark(page: Page, axe: str, rules: tuple[str, ...] = ("color-contrast",)) -> list[str]:
    """What axe finds in dark colours; but for these all is as in the light."""
    page.emulate_media(color_scheme="dark")
    found = violations(page, axe, rules=rules)
    page.emulate_media(color_scheme="light")
    return found


def with_the_search(page: Page, axe: str) -> list[str]:
    """What axe finds in the dialog of the search, with answers in it."""
    page.locator(".search-open").click()
    page.locator("dialog #search-query").fill("31")
    page.locator("dialog .search-results a").first.wait_for()
    found = violations(page, axe, within="dialog.search")
    page.keyboard.press("Escape")
    expect(page.locator("dialog.search")).not_to_be_visible()
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_page_is_for_everybody_and_whole_on_desk_and_phone(
    lang: str, browser: Browser, site_address: str, axe: str
) -> None:
    faults: dict[str, list[str]] = {}
    with browser.new_context(viewport=DESKTOP, reduced_motion="reduce", service_workers="block") as context:
        page = context.new_page()
        for at, (name, path) in enumerate(KINDS.items()):
            # What axe costs most is contrasts, and they depend on colours and letters that languages share. So every
            # language has each kind dark at one width, and a kind is light and dark at both widths in some language.
            dark_on_the_desk = (at + LANGUAGES.index(lang)) % 2 == 0
            page.set_viewport_size(DESKTOP)
            opened(page, site_address, path, lang)
            faults[f"{path} light"] = violations(page, axe)
            if dark_on_the_desk:
                faults[f"{path} dark"] = in_the_dark(page, axe)
            faults[f"{path} moving"] = page.evaluate(_MOVING)
            if name in SEARCHED:
                faults[f"{path} with the search"] = with_the_search(page, axe)
            faults[f"{path} by the Tab key"] = walk(page)

            page.set_viewport_size(PHONE)
            page.evaluate("scrollTo(0, 0)")
            if dark_on_the_desk:
                faults[f"{path} light on a phone"] = violations(page, axe, rules=BY_WIDTH)
            else:
                faults[f"{path} dark on a phone"] = in_the_dark(page, axe, BY_WIDTH)
            if page.locator("#menu-box").count():
                page.locator("#menu-box").check()
                if (at + LANGUAGES.index(lang)) % len(LANGUAGES) == 0:
                    faults[f"{path} with the menu"] = violations(page, axe, within=".site-nav")
                page.keyboard.press("Escape")
                expect(page.locator("#menu-box")).not_to_be_checked()
            if name in SEARCHED:
                faults[f"{path} with the search on a phone"] = with_the_search(page, axe)
            options = page.evaluate(_SCROLLED_OPTIONS)
            faults[f"{path} whole"] = [*wider_than_window(page), *clipped_texts(page), *options]
            enlarged = page.add_style_tag(content="html{font-size:200%!important}")
            faults[f"{path} at 200 %"] = [*wider_than_window(page), *clipped_texts(page)]
            enlarged.evaluate("one => one.remove()")
            page.set_viewport_size(ZOOMED)
            faults[f"{path} at 400 %"] = wider_than_window(page)
    assert {place: found for place, found in faults.items() if found} == {}
