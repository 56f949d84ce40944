"""Bots move at once, slowly or by hand; a running game is not lost without a question; the standing is a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.seeing import small_targets, violations, wider_than_window
from tests.browser.table import Table

PHONE: Any = {"width": 360, "height": 740}


@pytest.fixture(params=("en", "fa", "uk"))
def table(request: pytest.FixtureRequest, game_tables: Callable[[str, str], Table]) -> Iterator[Table]:
    """The fresh play page in each language on a phone, nothing kept on it."""
    one = game_tables(request.param, "scat")
    one.page.set_viewport_size(PHONE)
    one.page.evaluate("localStorage.clear()")
    one.page.reload()
    yield one
    one.page.evaluate("localStorage.clear()")
    assert one.faults == []


def sound(table: Table, axe: str) -> None:
    """Nothing that axe finds, nothing too wide, nothing too small for a finger."""
    assert violations(table.page, axe) == []
    assert wider_than_window(table.page) == []
    assert small_targets(table.page) == []


def test_bots_move_by_hand_and_slowly_and_are_stopped(table: Table, axe: str) -> None:
    page = table.page
    table.choose(seats=4, seed="3", bots="random")
    table.play()
    pace = page.locator('[data-part="pace"]')
    pace.select_option("by-hand")
    table.settle()
    following = table.button("ui-pace-next")
    while not following.count():
        knock = table.words.plain("scat-action-knock")
        table.press(table.moves.filter(has_not_text=knock).last)
    sound(table, axe)
    place = page.locator('[data-target="where"]')
    for _ in range(2):
        before, heard = place.inner_text(), table.part("live").inner_text()
        following.focus()
        page.keyboard.press("Enter")
        table.settle()
        assert place.inner_text() != before
        expect(table.part("live")).not_to_have_text(heard)
        if not following.count():
            break
        expect(following).to_be_focused()

    # The device remembers it; slowly they go on by themselves until they are stopped.
    pace.select_option("slow")
    stop = table.button("ui-pause")
    for _ in range(6):
        if stop.count():
            break
        knock = table.words.plain("scat-action-knock")
        if table.button("ui-next-deal").count():
            table.press(table.button("ui-next-deal"))
        elif table.moves.count():
            table.press(table.moves.filter(has_not_text=knock).last)
    expect(stop).to_be_visible()
    # Pressed while a bot is thinking, when the engine has been asked and has not answered.
    page.evaluate(
        """() => {
          const game = document.querySelector('[data-part="game"]');
          new MutationObserver((_, watch) => {
            if (!game.hasAttribute("aria-busy")) return;
            watch.disconnect();
            setTimeout(() => game.querySelector("[data-do=pause]").click());
          }).observe(game, {attributes: true, attributeFilter: ["aria-busy"]});
        }"""
    )
    expect(table.button("ui-pace-run")).to_be_visible(timeout=10_000)
    expect(stop).to_have_count(0)
    stopped = place.inner_text()
    page.wait_for_timeout(1800)
    assert place.inner_text() == stopped
    # From here on nobody presses anything: what changes the step are the bots alone.
    page.evaluate(
        """() => {
          window.times = [];
          new MutationObserver(() => window.times.push(performance.now())).observe(
            document.querySelector('[data-target="where"]'), {childList: true, characterData: true, subtree: true});
        }"""
    )
    table.press(table.button("ui-pace-run"))
    for _ in range(80):
        if page.evaluate("window.times.length > 1"):
            break
        page.wait_for_timeout(100)
    times = page.evaluate("window.times")
    assert len(times) > 1
    assert times[1] - times[0] >= 900
    assert place.inner_text() != stopped
    page.reload()
    expect(pace).to_have_value("slow")


def test_a_running_game_is_lost_only_after_a_question(table: Table, axe: str) -> None:
    page = table.page
    table.choose(seats=2, seed="12")
    table.play()
    hand = page.get_by_role("list", name=table.words.plain("scat-table-hand", seat=1), exact=True)
    dealt = hand.inner_text()
    table.press(page.locator('[data-key="stock"]'))
    shown = table.shown("table").inner_html()
    question = page.locator("dialog")
    keep, lose = table.button("ui-lose-no"), table.button("ui-lose-yes")
    table.button("ui-again").click()
    expect(question).to_be_visible()
    expect(keep).to_be_focused()
    sound(table, axe)
    page.keyboard.press("Escape")
    expect(question).to_be_hidden()
    assert table.shown("table").inner_html() == shown
    table.button("ui-same-deal").click()
    lose.click()
    expect(table.button("ui-undo")).to_be_disabled()
    table.settle()
    assert hand.inner_text() == dealt

    # At the form the kept game is there; another one takes its place only when that is wanted.
    table.press(page.locator('[data-key="stock"]'))
    table.leave()
    table.button("ui-play").click()
    keep.click()
    expect(table.part("form")).to_be_visible()
    table.button("ui-kept-go-on").click()
    table.settle()
    assert table.shown("table").locator(".seat-mine .hand li").count() == 4


def test_the_standing_after_each_deal_and_the_final_table(table: Table, axe: str) -> None:
    page = table.page
    table.choose(seats=3, seed="31", options={"pennies": "2"})
    table.play()
    seen = 0
    for _ in range(120):
        if table.result.count():
            break
        sheet = page.locator(".sheet-table")
        deal = table.button("ui-next-deal")
        if deal.count() and sheet.count():
            expect(sheet).to_be_visible()
            seen += 1
            assert sheet.locator("tbody tr").count() == seen
            assert sheet.locator("thead th").count() == 3
            if seen == 1:
                sound(table, axe)
            finish = table.button("ui-finish")
            if finish.count():
                table.press(finish)
                break
            table.press(deal)
            continue
        knock = table.moves.filter(has_text=table.words.plain("scat-action-knock"))
        table.press(knock if knock.count() else table.moves.last)
    table.finish()
    assert seen
    final = table.page.locator("table.standing")
    expect(final.locator("caption")).to_have_text(table.words.plain("ui-standing"))
    assert final.locator("tbody tr").count() == 3
    expect(final.locator("tbody tr").first).to_contain_text(table.words.plain("ui-standing-winner"))
    assert "scat.end" in table.clauses_linked(table.shown("result"))
    expect(page.locator(".sheet-table")).to_be_visible()
    sound(table, axe)
