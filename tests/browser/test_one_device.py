"""Two people and a bot at one device: the hands are covered as it is passed on, in three languages, by every means."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from games.rulebook import RuleBook
from playground.cover import EMPTIED
from scripts.serve import SiteServer
from tests.browser.conftest import KEEP_ENGINE
from tests.browser.seeing import small_targets, violations, wider_than_window
from tests.browser.table import Table

LANGUAGES = ("en", "fa", "uk")
PHONE: Any = {"width": 360, "height": 740}
DESKTOP: Any = {"width": 1280, "height": 900}
HOSTILE = "<img src=x onerror=window.hurt=1>"
"""A name that would be a program."""
CARD = r"/[♠♥♦♣]/"

GameTables = Callable[[str, str], Table]


class Finger:
    """A finger on the screen of a page whose context has none of its own."""

    def __init__(self, page: Page) -> None:
        self._cdp = page.context.new_cdp_session(page)
        self._cdp.send("Emulation.setTouchEmulationEnabled", {"enabled": True})

    def tap(self, button: Locator) -> None:
        """Touch the middle of a button and let go."""
        button.scroll_into_view_if_needed()
        box = button.bounding_box()
        assert box is not None
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        self._cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        self._cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.fixture(params=LANGUAGES)
def device(request: pytest.FixtureRequest, game_tables: GameTables) -> Iterator[Table]:
    """The fresh play page in each language on a phone, nothing kept on it."""
    table = game_tables(request.param, "scat")
    table.page.set_viewport_size(PHONE)
    table.page.evaluate("localStorage.clear()")
    table.page.reload()
    yield table
    table.page.evaluate("localStorage.clear()")
    assert table.faults == []


def sound(table: Table, axe: str) -> None:
    """Nothing that axe finds, nothing too wide, nothing too small for a finger."""
    assert violations(table.page, axe) == []
    assert wider_than_window(table.page) == []
    assert small_targets(table.page) == []


def covered(table: Table, seat: int, name: str = "") -> None:
    """The page says to whom the device goes, in focus and aloud, and holds no card, not even hidden."""
    page = table.page
    cover = page.locator("[data-key=cover]")
    told = table.words.plain("ui-pass-named" if name else "ui-pass", name=name, seat=seat)
    expect(cover).to_have_text(told)
    expect(cover).to_be_focused()
    table.announced(told)
    for name in EMPTIED:
        expect(page.locator(f'[data-target="{name}"]')).to_be_empty()
    assert page.evaluate(f"{CARD}.test(document.querySelector('[data-player]').innerHTML)") is False
    assert page.locator('[data-part="uncovered"]').is_hidden()


def test_two_people_and_a_bot_pass_a_phone_round(device: Table, axe: str) -> None:
    """Every other turn is taken by a finger, the others by keys and mouse."""
    table, page = device, device.page
    touch = Finger(page)
    table.choose(seats=3, seed="5")
    table.sit("person", "person", "sensible")
    names = page.locator("[data-name]:visible")
    assert names.count() == 2
    names.nth(1).fill(HOSTILE[:24])
    page.locator(".bot-kinds summary").click()
    sound(table, axe)
    table.button("ui-play").click()
    uncover = page.locator("[data-key=uncover]")
    expect(uncover).to_be_visible(timeout=90_000)
    seat = int(uncover.get_attribute("data-seat") or "")
    turns = []
    for _ in range(4):
        name = HOSTILE[:24] if seat == 2 else ""
        covered(table, seat, name)
        sound(table, axe)
        # Keys do nothing to the game behind the cover; the button is the next thing in the order of the page.
        page.keyboard.press("u")
        page.keyboard.press("1")
        expect(page.locator("[data-key=cover]")).to_be_focused()
        page.keyboard.press("Tab")
        expect(uncover).to_be_focused()
        by_finger = len(turns) % 2 == 0
        if by_finger:
            touch.tap(uncover)
        else:
            page.keyboard.press("Enter")
        expect(page.locator("[data-key=choices]")).to_be_focused()
        table.settle()
        assert page.locator("[data-key=cover]").count() == 0
        mine = page.locator(".seat-mine")
        expect(mine).to_contain_text(name or table.words.number(seat))
        assert mine.locator(".card-back").count() == 0
        assert page.locator(".seat:not(.seat-mine) .hand .card:not(.card-back)").count() == 0
        turns.append(seat)
        if by_finger:
            touch.tap(page.locator('[data-key="stock"]'))
            table.settle()
            touch.tap(table.moves.first)
        else:
            table.press(page.locator('[data-key="stock"]'))
            page.locator('[data-key="choices"]').focus()
            page.keyboard.press("1")
        table.settle()
        if not uncover.count():
            break
        seat = int(uncover.get_attribute("data-seat") or "")
    assert set(turns) == {1, 2}
    assert page.evaluate("window.hurt") is None
    # Names are on the device and come back with the page; the game does too, covered.
    page.reload()
    expect(page.locator("#play-name-2")).to_have_value(HOSTILE[:24])
    table.button("ui-kept-go-on").click()
    expect(uncover).to_be_visible()
    covered(table, seat, HOSTILE[:24] if seat == 2 else "")


def test_fingers_pass_a_device_round_and_a_link_seats_the_same_people(
    browser: Browser, site_server: SiteServer, rulebook: RuleBook, game_tables: GameTables
) -> None:
    game_tables("uk", "scat")
    with browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, service_workers="block") as context:
        context.add_init_script(KEEP_ENGINE)
        page = context.new_page()
        page.goto(site_server.address + "uk/games/snitchems/play/#seats=3&players=1.person.person.random")
        table = Table(page, rulebook.words("uk"), [], "snitchems")
        expect(page.locator("#play-who-2")).to_have_value("person")
        expect(page.locator("#play-who-3")).to_have_value("random")
        page.tap("[data-key=start]")
        uncover = page.locator("[data-key=uncover]")
        expect(uncover).to_be_visible(timeout=90_000)
        seats = []
        for _ in range(3):
            seats.append(int(uncover.get_attribute("data-seat") or ""))
            uncover.tap()
            table.settle()
            expect(page.locator(".seat-mine")).to_be_visible()
            if len(seats) < 3:
                table.moves.last.tap()
                table.settle()
                expect(uncover).to_be_visible()
        assert set(seats) == {1, 2}
        # What an address cannot mean is said at the form.
        page.goto(site_server.address + "uk/games/snitchems/play/?x#seats=3&players=1.person.robot")
        expect(page.locator('[data-part="players-error"]')).to_have_text(table.words.plain("ui-error-bad-players"))


def test_a_game_without_hidden_cards_goes_round_uncovered(game_tables: GameTables) -> None:
    table = game_tables("en", "inbetween")
    table.page.evaluate("localStorage.clear()")
    table.page.set_viewport_size(DESKTOP)
    table.choose(seats=3, seed="2", options={"rounds": "2"})
    table.sit("person", "person", "person")
    table.play()
    seen = set()
    for _ in range(12):
        if table.result.count():
            break
        assert table.page.locator("[data-key=cover]").count() == 0
        seen.add(table.page.locator("[data-key=choices]").inner_text())
        table.press(table.moves.last if table.moves.count() else table.shown("choices").locator("[data-amount]").first)
    assert len(seen) > 1
    table.page.evaluate("localStorage.clear()")
    assert table.faults == []
