"""Walking through a worked example: by buttons, keys, the list, the address, and without any script."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import games
from games.examples import ids, load
from games.replay import replay
from games.rulebook import RuleBook
from games.words import Words
from tests.browser.kinds import GAMES_SPOKEN
from tests.browser.seeing import small_targets, violations, wider_than_window

LANGUAGES = ("en", "fa", "uk")
EXAMPLE = "short-game"
LAST = 14
SMALL_PHONE: Any = {"width": 360, "height": 740}


class Walk:
    """The step viewer of one page."""

    def __init__(self, page: Page, words: Words) -> None:
        self.page = page
        self.words = words

    def button(self, message: str) -> Locator:
        """One of the bar above the steps."""
        return self.page.locator('[data-part="bar"]').get_by_role("button", name=self.words.plain(message), exact=True)

    def turn(self, message: str) -> Locator:
        """One of the two that stay at the lower edge of a phone."""
        return self.page.locator(".turn").get_by_role("button", name=self.words.plain(message), exact=True)

    def under_the_header(self, step: int) -> None:
        """Hold that the title of this step is in sight, not below the header that stays in place."""
        header = self.page.locator("header.top").bounding_box()
        title = self.page.locator(f"#step-{step} .step-title").bounding_box()
        assert header is not None and title is not None
        assert header["y"] + header["height"] <= title["y"] <= header["y"] + header["height"] + 40

    def at(self, step: int, last: int = LAST) -> None:
        """Hold that this step is shown, and nothing but it."""
        name = self.words.plain("ui-step-of", step=step, last=last) if step else None
        expect(self.page.locator(f"#step-{step}")).to_be_visible()
        assert self.page.locator(".steps > li:visible").count() == 1
        if name:
            expect(self.page.locator(f"#step-{step}").get_by_role("heading", name=name)).to_be_visible()
        expect(self.page.get_by_role("combobox", name=self.words.plain("ui-step-jump"), exact=True)).to_have_value(
            str(step)
        )
        ends = {"ui-step-first": step == 0, "ui-step-back": step == 0, "ui-step-forward": step == last}
        for message, off in ends.items():
            expect(self.button(message)).to_have_attribute("aria-disabled", str(off).lower())


@pytest.fixture(params=LANGUAGES)
def walk(request: pytest.FixtureRequest, page: Page, site_address: str, rulebook: RuleBook) -> Iterator[Walk]:
    """A walk through a whole short game."""
    page.goto(site_address + f"{request.param}/games/scat/examples/{EXAMPLE}/")
    yield Walk(page, rulebook.words(request.param))


def test_buttons_lead_through_the_walk(walk: Walk) -> None:
    walk.at(0)
    walk.button("ui-step-forward").click()
    walk.at(1)
    assert walk.page.url.endswith("/#step-1")
    walk.button("ui-step-last").click()
    walk.at(LAST)
    walk.button("ui-step-forward").click(force=True)  # marked as at its end, and nothing happens
    walk.at(LAST)
    walk.button("ui-step-back").click()
    walk.at(LAST - 1)
    walk.button("ui-step-first").click()
    walk.at(0)
    walk.page.get_by_role("combobox", name=walk.words.plain("ui-step-jump"), exact=True).select_option("9")
    walk.at(9)
    assert walk.page.url.endswith("/#step-9")


def test_a_step_that_comes_is_told_to_a_screen_reader(walk: Walk) -> None:
    walk.button("ui-step-forward").click()
    live = walk.page.locator(".stepper [aria-live]")
    expect(live).to_contain_text(walk.words.plain("ui-step-of", step=1, last=LAST))
    for event in walk.page.locator("#step-1 .event").all_inner_texts():
        expect(live).to_contain_text(event)
    # The names of the cards come along.
    assert live.get_by_role("img").count() == walk.page.locator("#step-1 :is(.events, .note) [role=img]").count() > 0


def test_the_keys_follow_the_direction_of_reading(walk: Walk) -> None:
    forward, back = ("ArrowLeft", "ArrowRight") if walk.words.dir == "rtl" else ("ArrowRight", "ArrowLeft")
    press = walk.page.keyboard.press
    press(forward)
    press(forward)
    walk.at(2)
    press(back)
    walk.at(1)
    walk.button("ui-step-forward").focus()
    press("End")
    walk.at(LAST)
    press(forward)
    walk.at(LAST)
    press("Home")
    walk.at(0)
    press(back)
    walk.at(0)


def test_forward_is_written_where_reading_goes(walk: Walk) -> None:
    left = {name: walk.button(f"ui-step-{name}").bounding_box() for name in ("back", "forward")}
    back, forward = left["back"], left["forward"]
    assert back is not None and forward is not None
    assert (back["x"] > forward["x"]) == (walk.words.dir == "rtl")


def test_keys_typed_into_a_field_do_not_turn_the_page(walk: Walk) -> None:
    jump = walk.page.get_by_role("combobox", name=walk.words.plain("ui-step-jump"), exact=True)
    jump.focus()
    walk.page.keyboard.press("End")  # the list's own key
    assert walk.page.locator(".steps > li:visible").get_attribute("id") in ("step-0", f"step-{LAST}")
    walk.page.keyboard.press("Escape")


def test_the_address_holds_the_step(walk: Walk) -> None:
    page = walk.page
    page.goto(page.url + "#step-5")
    walk.at(5)
    page.reload()
    walk.at(5)
    walk.button("ui-step-forward").click()
    walk.button("ui-step-forward").click()
    walk.at(7)
    page.go_back()
    walk.at(6)
    page.go_back()
    walk.at(5)
    page.go_forward()
    walk.at(6)
    page.locator("#step-6 .step-title a").click()
    walk.at(6)


def test_a_step_that_is_opened_by_its_address_leaves_the_buttons_in_view(walk: Walk) -> None:
    walk.page.goto(walk.page.url + "#step-5")
    walk.page.reload()
    walk.at(5)
    header = walk.page.locator("header.top").bounding_box()
    button = walk.button("ui-step-first").bounding_box()
    assert header is not None and button is not None
    assert button["y"] >= header["y"] + header["height"]
    expect(walk.page.locator("#step-5 .step-title")).to_be_in_viewport()
    expect(walk.page.locator(".turn")).to_be_hidden()


def test_on_a_phone_the_page_is_turned_at_the_lower_edge_with_each_step_at_the_upper(walk: Walk) -> None:
    walk.page.set_viewport_size(SMALL_PHONE)
    address = walk.page.url + "#step-5"
    walk.page.goto("about:blank")
    walk.page.goto(address)
    walk.at(5)
    walk.under_the_header(5)
    for message, step in (("ui-step-forward", 6), ("ui-step-forward", 7), ("ui-step-back", 6)):
        expect(walk.turn(message)).to_be_in_viewport(ratio=1)
        walk.turn(message).click()
        walk.at(step)
        walk.under_the_header(step)
        assert walk.page.url.endswith(f"/#step-{step}")
    # What has the focus is never covered by what stays in place.
    walk.page.locator("#step-6 .step-clauses a").last.focus()
    link, edge = (
        walk.page.locator("#step-6 .step-clauses a").last.bounding_box(),
        walk.turn("ui-step-back").bounding_box(),
    )
    assert link is not None and edge is not None
    assert link["y"] + link["height"] <= edge["y"]
    walk.button("ui-step-all").click()
    expect(walk.page.locator(".turn")).to_be_hidden()


def test_an_address_of_no_step_shows_the_start(walk: Walk) -> None:
    walk.page.goto(walk.page.url + "#step-99")
    walk.page.reload()
    walk.at(0)


def test_all_steps_can_be_shown_at_once(walk: Walk) -> None:
    walk.button("ui-step-all").click()
    assert walk.page.locator(".steps > li:visible").count() == LAST + 1
    walk.button("ui-step-single").click()
    walk.at(0)


def test_the_other_language_opens_at_the_same_step(page: Page, site_address: str, rulebook: RuleBook) -> None:
    page.goto(site_address + f"en/games/scat/examples/{EXAMPLE}/#step-4")
    page.locator(".languages summary").click()
    page.get_by_role("link", name="فارسی").click()
    page.wait_for_url(site_address + f"fa/games/scat/examples/{EXAMPLE}/#step-4")
    Walk(page, rulebook.words("fa")).at(4)


@pytest.mark.parametrize(("lang", "key"), GAMES_SPOKEN)
def test_an_example_of_every_game_is_walked_through(
    lang: str, key: str, page: Page, site_address: str, rulebook: RuleBook, axe: str
) -> None:
    page.set_viewport_size(SMALL_PHONE)
    example = ids(key)[0]
    last = len(replay(load(key, example)).steps) - 1
    page.goto(site_address + f"{lang}/games/{key}/examples/{example}/")
    walk = Walk(page, rulebook.words(lang))
    for step in range(last):
        walk.at(step, last)
        walk.turn("ui-step-forward").click()
    walk.at(last, last)
    walk.under_the_header(last)
    walk.turn("ui-step-forward").click(force=True)  # marked as at its end, and nothing happens
    walk.at(last, last)
    page.keyboard.press("Home")
    walk.at(0, last)
    walk.button("ui-step-all").click()
    assert violations(page, axe) == []
    assert wider_than_window(page) == []
    assert small_targets(page) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_script_every_walk_is_a_list_of_numbered_steps(
    lang: str, browser: Browser, site_address: str, rulebook: RuleBook
) -> None:
    words = rulebook.words(lang)
    with browser.new_context(java_script_enabled=False, viewport=SMALL_PHONE) as context:
        page = context.new_page()
        for key, example in [(game, example) for game in sorted(games.keys()) for example in ids(game)[:3]]:
            page.goto(site_address + f"{lang}/games/{key}/examples/{example}/")
            last = len(replay(load(key, example)).steps) - 1
            titles = page.locator("ol.steps > li:visible > h2").all_inner_texts()
            assert len(titles) == last + 1
            assert titles[1:] == [words.plain("ui-step-of", step=n, last=last) for n in range(1, last + 1)]
            # What needs a script is not there to be pressed in vain.
            assert page.locator("main button:visible").count() == 0


def test_a_saved_folder_can_be_walked_through(
    browser: Browser, site_folder: Path, rulebook: RuleBook, watch: Callable[[Page, str, list[str]], None]
) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        faults: list[str] = []
        watch(page, site_folder.as_uri(), faults)
        page.goto((site_folder / "fa" / "games" / "scat" / "examples" / EXAMPLE / "index.html").as_uri())
        walk = Walk(page, rulebook.words("fa"))
        page.keyboard.press("ArrowLeft")
        walk.at(1)
        page.reload()
        walk.at(1)
        page.locator("#step-1").get_by_role(
            "link", name=rulebook.words("fa").plain("scat.lives.start", "title")
        ).click()
        expect(page.locator('[id="scat.lives.start"]')).to_be_in_viewport()
        page.go_back()
        walk.at(1)
        assert faults == []


def test_a_saved_folder_says_that_it_cannot_play(browser: Browser, site_folder: Path, rulebook: RuleBook) -> None:
    words = rulebook.words("uk")
    with browser.new_context() as context:
        page = context.new_page()
        page.goto((site_folder / "uk" / "games" / "scat" / "play" / "index.html").as_uri())
        page.get_by_role("button", name=words.plain("ui-play"), exact=True).click()
        expect(page.get_by_text(words.plain("ui-failed-file-protocol"), exact=True).first).to_be_visible()
        page.locator("main").get_by_role("link", name=words.plain("ui-read-rules"), exact=True).click()
        expect(page.locator('[id="scat.knock.once"]')).to_be_visible()
