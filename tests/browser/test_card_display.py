"""How cards look is the reader's choice: four colours, large, high contrast; on every page and without the engine."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from games.rulebook import RuleBook
from tests.browser.seeing import BY_SCHEME, violations

LANGUAGES = ("en", "fa", "uk")
EXAMPLE = "games/snitchems/examples/nobody-captured/"
"""Its first step has all suits on the table."""

# The contrast of each suit with the face that it is drawn on, by WCAG 2, and the colour itself.
_CONTRASTS = """() => {
  const channels = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map(Number);
  const light = (colour) => {
    const linear = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
    const [r, g, b] = channels(colour).map((part) => linear(part / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const table = [...document.querySelectorAll(".table")].find((one) => one.checkVisibility());
  return Object.fromEntries([..."shdc"].map((suit) => {
    const style = getComputedStyle(table.querySelector(`.face.card-${suit}`));
    const [low, high] = [light(style.color), light(style.backgroundColor)].sort((a, b) => a - b);
    return [suit, [style.color, (high + 0.05) / (low + 0.05)]];
  }));
}"""


def suits(page: Page) -> dict[str, tuple[str, float]]:
    """The colour of each suit on the table, and its contrast."""
    found: dict[str, tuple[str, float]] = page.evaluate(_CONTRASTS)
    return found


def names(page: Page) -> list[str]:
    found: list[str] = page.locator("main .card [role=img]").evaluate_all(
        "all => all.map((one) => one.getAttribute('aria-label'))"
    )
    return found


def switch(page: Page, rulebook: RuleBook, lang: str, word: str) -> Locator:
    return page.get_by_role("checkbox", name=rulebook.words(lang).plain(f"ui-display-{word}"), exact=True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reader_chooses_by_keyboard_and_finds_it_on_other_pages(
    lang: str, page: Page, site_address: str, rulebook: RuleBook, axe: str
) -> None:
    words = rulebook.words(lang)
    page.goto(site_address + f"{lang}/{EXAMPLE}")
    told = names(page)
    before = suits(page)
    assert len({colour for colour, _ in before.values()}) == 2
    width = page.locator(".face:visible").first.bounding_box()
    page.locator("summary").get_by_text(words.plain("ui-display"), exact=True).focus()
    page.keyboard.press("Enter")
    for word in ("four", "large"):
        switch(page, rulebook, lang, word).focus()
        page.keyboard.press("Space")
        expect(switch(page, rulebook, lang, word)).to_be_checked()
    larger = page.locator(".face:visible").first.bounding_box()
    assert width and larger and 1.3 < larger["width"] / width["width"] < 1.4
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        expect(
            page.locator(f'html[data-md-color-scheme="{"slate" if scheme == "dark" else "default"}"]')
        ).to_have_count(1)
        now = suits(page)
        assert len({colour for colour, _ in now.values()}) == 4
        assert min(contrast for _, contrast in now.values()) >= 4.5
        assert violations(page, axe, rules=BY_SCHEME if scheme == "dark" else ()) == []
    assert names(page) == told

    # The quiz and the play page follow, and have the switches too.
    for path in ("games/scat/quiz/", "games/scat/play/"):
        page.goto(site_address + f"{lang}/{path}")
        page.locator("summary").get_by_text(words.plain("ui-display"), exact=True).click()
        expect(switch(page, rulebook, lang, "four")).to_be_checked()
        expect(switch(page, rulebook, lang, "contrast")).not_to_be_checked()
        if path.endswith("quiz/"):
            colour = "all => new Set(all.map((one) => getComputedStyle(one).color)).size"
            assert page.locator("main .card-d, main .card-h").evaluate_all(colour) == 2
            switch(page, rulebook, lang, "contrast").check()
            assert violations(page, axe, rules=BY_SCHEME) == []
            switch(page, rulebook, lang, "contrast").uncheck()


def test_choices_hold_in_a_saved_folder(browser: Browser, site_folder: Path, rulebook: RuleBook) -> None:
    with browser.new_context(reduced_motion="reduce") as context:
        page = context.new_page()
        page.goto((site_folder / "fa" / "games" / "scat" / "quiz" / "index.html").as_uri())
        page.locator("summary").get_by_text(rulebook.words("fa").plain("ui-display"), exact=True).click()
        switch(page, rulebook, "fa", "contrast").check()
        page.reload()
        expect(page.locator("html")).to_have_attribute("data-display", "contrast")


def test_where_nothing_can_be_kept_the_choice_holds_on_the_page_and_it_says_so(
    browser: Browser, site_address: str, rulebook: RuleBook
) -> None:
    with browser.new_context(reduced_motion="reduce") as context:
        context.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('no'); } })")
        page = context.new_page()
        page.goto(site_address + "uk/games/scat/quiz/")
        page.locator("summary").get_by_text(rulebook.words("uk").plain("ui-display"), exact=True).click()
        switch(page, rulebook, "uk", "four").check()
        expect(page.locator("html")).to_have_attribute("data-display", "four")
        expect(page.get_by_text(rulebook.words("uk").plain("ui-display-not-kept"))).to_be_visible()
        expect(page.get_by_text(rulebook.words("uk").plain("ui-display", "help"))).to_be_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_device_that_asks_for_contrast_has_it_without_a_script(
    scheme: Any, browser: Browser, site_address: str
) -> None:
    ends = {"light": ["rgb(0, 0, 0)", "rgb(255, 255, 255)"], "dark": ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]}[scheme]
    measured = []
    for contrast in ("more", "no-preference"):
        with browser.new_context(java_script_enabled=False, color_scheme=scheme, contrast=contrast) as context:  # type: ignore[arg-type]
            page = context.new_page()
            page.goto(site_address + f"en/{EXAMPLE}")
            assert page.locator("[data-display-settings]").is_hidden()
            style = "one => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]"
            measured.append(page.locator(".face.card-s").first.evaluate(style))
            # The frame of the page is dark too, by the device alone.
            measured.append(page.locator("body").evaluate("one => getComputedStyle(one).backgroundColor"))
    assert measured[:2] == [ends, ends[1]]
    assert measured[2] != ends and measured[3] != ends[1]


def test_in_forced_colours_a_back_keeps_its_pattern_and_a_face_its_border(browser: Browser, site_address: str) -> None:
    with browser.new_context(forced_colors="active", reduced_motion="reduce") as context:
        page = context.new_page()
        page.goto(site_address + "en/games/scat/examples/may-not-go-back/#step-1")
        back = page.locator(".back:visible").first
        assert "gradient" in back.evaluate("one => getComputedStyle(one).backgroundImage")
        face = page.locator(".face:visible").first
        drawn = face.evaluate(
            "one => { const s = getComputedStyle(one); return [s.borderTopStyle, s.color, s.backgroundColor]; }"
        )
        assert drawn[0] == "solid" and drawn[1] != drawn[2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_index_of_a_covered_card_is_in_the_corner_that_is_seen(lang: str, page: Page, site_address: str) -> None:
    """In a hand too wide for its place the cards lie over one another, and every index is whole, in both directions."""
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(site_address + f"{lang}/games/scat/examples/may-not-go-back/#step-1")
    hand = page.locator("#step-1 .hand").filter(has=page.locator("li:nth-child(4)")).first
    hand.evaluate("one => { one.style.inlineSize = '150px'; }")
    hand.scroll_into_view_if_needed()
    fan = hand.evaluate(
        """hand => [...hand.querySelectorAll(".face")].map((face) => {
          const box = face.getBoundingClientRect();
          const index = face.querySelector("[role=img]").getBoundingClientRect();
          const corners = [[index.left + 1, index.top + 2], [index.right - 1, index.bottom - 2]];
          const seen = corners.every(([x, y]) => face.contains(document.elementFromPoint(x, y)));
          return {left: box.left, width: box.width, seen};
        })"""
    )
    assert len(fan) == 4
    lefts = [card["left"] for card in fan]
    assert lefts == sorted(lefts, reverse=lang == "fa")
    assert abs(lefts[1] - lefts[0]) < fan[0]["width"] - 4, "the cards lie over one another"
    assert all(card["seen"] for card in fan)


def test_the_index_can_be_read_at_arm_s_length(page: Page, site_address: str) -> None:
    """On a phone rank and suit of one's own and of open cards are as high as large text: 24 and 18 CSS pixels."""
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(site_address + "en/games/scat/examples/may-not-go-back/#step-1")
    face = page.locator("#step-1 .face").first
    assert face.locator("b").evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= 24
    assert face.locator("[role=img]").evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= 17.5


def test_a_frame_shows_four_colours_if_its_address_says_so(page: Page, site_address: str) -> None:
    embed = site_address + "en/games/snitchems/embed/nobody-captured/"
    page.goto(embed)
    assert len({colour for colour, _ in suits(page).values()}) == 2
    page.goto("about:blank")
    page.goto(embed + "#cards=four")
    assert len({colour for colour, _ in suits(page).values()}) == 4
