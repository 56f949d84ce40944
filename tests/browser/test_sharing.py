"""Games that come and go: a link is copied and opened, a file is dropped, a reload loses nothing, nonsense is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from games import link
from games.lengths import options_for, sensible_game
from games.record import write
from games.study import Study
from tests.browser.seeing import small_targets, violations, wider_than_window
from tests.browser.table import START_MILLISECONDS, Table

SCRIPT = "<img src=x onerror=window.hurt=1>"

HOSTILE = (
    ("#g=", "ui-link-empty", {}),
    ("#g=1scat-AAAAAAAA", "ui-link-damaged", {}),
    ("#g=7scat-AAAAAAAA", "ui-link-version", {}),
    (f"#g={SCRIPT}", "ui-link-characters", {"place": 1}),
    ("#g=1scat-" + "A" * 20_000, "ui-link-long", {"most": link.LONGEST}),
)


@pytest.fixture(params=("en", "fa", "uk"))
def phone(request: pytest.FixtureRequest, game_tables: Callable[[str, str], Table]) -> Iterator[Table]:
    """The fresh play page in each language, on a phone; whatever it does wrong fails the test."""
    table = game_tables(request.param, "scat")
    table.page.set_viewport_size({"width": 360, "height": 740})
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.page.evaluate("localStorage.removeItem('varaq.game.scat')")
    yield table
    table.page.evaluate("localStorage.removeItem('varaq.game.scat')")
    assert table.faults == []


def open_part(table: Table, message: str) -> None:
    table.page.locator("summary").get_by_text(table.words.plain(message), exact=True).click()


def sound(table: Table, axe: str) -> None:
    assert violations(table.page, axe) == []
    assert wider_than_window(table.page) == []
    assert small_targets(table.page) == []


def test_a_game_is_sent_opened_and_survives_a_reload(phone: Table, axe: str) -> None:
    table, page = phone, phone.page
    table.choose(seats=3, seed="12")
    table.play()
    table.press(table.moves.last)
    if not table.moves.count():
        table.settle()
    shown = table.shown("table").inner_html()

    # The warning comes before the link.
    open_part(table, "ui-share")
    panel = table.shown("share")
    expect(panel).to_contain_text(table.words.plain("ui-share-hidden"))
    assert page.locator("#share-link").count() == 0
    sound(table, axe)
    table.button("ui-share-open").click()
    field = page.locator("#share-link")
    expect(field).to_be_focused()
    address = field.input_value()
    table.button("ui-share-copy").click()
    expect(panel).to_contain_text(table.words.plain("ui-share-copied"))
    assert page.evaluate("navigator.clipboard.readText()") == address
    sound(table, axe)

    # A reload, and the device has kept the game.
    page.reload()
    kept = table.part("kept")
    expect(kept).to_contain_text(table.words.plain("ui-kept"))
    sound(table, axe)
    table.button("ui-kept-go-on").click()
    table.wait_for_game()
    assert table.shown("table").inner_html() == shown
    table.leave()
    table.button("ui-kept-throw").click()
    expect(kept).to_be_hidden()
    expect(table.button("ui-play")).to_be_focused()
    page.reload()
    expect(kept).to_be_hidden()

    # Whoever gets the link sits where the sender sat.
    page.goto(address.partition("#")[0] + "../")
    page.goto(address)
    expect(table.part("game")).to_be_visible(timeout=START_MILLISECONDS)
    table.settle()
    assert table.shown("table").inner_html() == shown
    table.leave()


def test_a_record_is_dropped_pasted_and_refused_with_its_line(phone: Table, axe: str) -> None:
    table, page = phone, phone.page
    record = write(sensible_game("scat", options_for("scat", 3), 3, 1))
    page.evaluate(
        """text => {
          const data = new DataTransfer();
          data.items.add(new File([text], "x.game", { type: "text/plain" }));
          document.querySelector("[data-player]").dispatchEvent(
            new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
        }""",
        record,
    )
    expect(table.result).to_be_visible(timeout=START_MILLISECONDS)
    table.leave()
    bad = record.replace("seats 3", f"seats 3\nposition {SCRIPT} 1")
    page.get_by_label(table.words.plain("ui-bring-text"), exact=True).fill(bad)
    table.button("ui-bring-open").click()
    message = table.part("form-message")
    expect(message).to_contain_text(table.words.plain("ui-record-bad"))
    expect(message.locator("samp")).to_contain_text(SCRIPT)
    assert page.evaluate("window.hurt") is None
    sound(table, axe)

    # What is wrong is said in the page's language, with the line in its digits.
    wrong = record.replace("seats 3", "seats 3\nposition out 9")
    page.get_by_label(table.words.plain("ui-bring-text"), exact=True).fill(wrong)
    table.button("ui-bring-open").click()
    line = wrong.split("\n").index("position out 9") + 1
    expect(message).to_contain_text(table.words.plain("ui-record-bad-line", line=line))
    told = table.words.plain("error-no-seat", seat=9, seats=3)
    expect(message).to_contain_text(told)
    table.announced(told)
    study = Study.of(sensible_game("scat", options_for("scat", 2), 2, 1))
    page.get_by_label(table.words.plain("ui-bring-text"), exact=True).fill(link.encode(study.go(*study.end(0))))
    table.button("ui-bring-open").click()
    expect(table.result).to_be_visible()
    table.leave()


def test_a_hostile_link_gives_a_message_and_a_fresh_table(phone: Table) -> None:
    table, page = phone, phone.page
    for fragment, message, arguments in HOSTILE:
        page.evaluate("fragment => { location.hash = fragment; }", fragment)
        told = table.words.plain(message, arguments=arguments)
        expect(table.part("form-message")).to_contain_text(told, timeout=START_MILLISECONDS)
        expect(table.button("ui-play")).to_be_focused()
        table.announced(told)
        assert page.evaluate("window.hurt") is None
    page.evaluate("location.hash = ''")
    table.choose(seats=2, seed="3")
    table.play()
    table.leave()
