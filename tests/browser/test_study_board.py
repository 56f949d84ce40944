"""The study board: other rules, branches, links to a step, a position in a frame, an example as one seat sees it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from games import link
from games.lengths import options_for, sensible_game
from games.replay import replay
from games.rulebook import RuleBook
from games.study import Study
from scripts.pages.policy import POLICY
from scripts.serve import SiteServer, serving
from tests.browser.seeing import small_targets, violations, wider_than_window
from tests.browser.table import START_MILLISECONDS, Table
from tests.playground.hostile import hostile
from tests.playground.reading import cards_in

LANGUAGES = ("en", "fa", "uk")
PHONE: Any = {"width": 360, "height": 740}
HOSTILE = 150
"""Links, and as many records, that are opened in the browser."""


def opened(table: Table, message: str) -> None:
    """Open the part of the player with this heading."""
    summary = table.part("game").locator("summary").get_by_text(table.words.plain(message), exact=True)
    if summary.evaluate("one => !one.parentElement.open"):
        summary.click()


def sound(page: Page, axe: str) -> None:
    assert violations(page, axe) == []
    assert wider_than_window(page) == []
    assert small_targets(page) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_finished_game_is_studied_at_its_address(
    lang: str, game_tables: Callable[[str, str], Table], axe: str
) -> None:
    """Its link opens at a step and the address follows; another rule, a branch, its undoing, and a frame."""
    table = game_tables(lang, "scat")
    page, words = table.page, table.words
    page.set_viewport_size(PHONE)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("localStorage.removeItem('varaq.game.scat')")
    record = sensible_game("scat", options_for("scat", 2), 2, 1)
    text = link.encode(Study.of(record))
    page.evaluate("fragment => { location.hash = fragment; }", f"g={text}&step=3")
    table.wait_for_game()
    assert page.evaluate("new URLSearchParams(location.hash.slice(1)).get('step')") == "3"
    table.press(table.button("ui-step-back"))
    assert page.evaluate("new URLSearchParams(location.hash.slice(1)).get('step')") == "2"
    opened(table, "ui-more-ways")
    table.button("ui-copy-step").click()
    table.announced(words.plain("ui-share-copied"))
    address = page.evaluate("navigator.clipboard.readText()")
    assert "/play/#g=1scat-" in address

    # Another rule: where it first differs, with the focus there; played on, and back.
    opened(table, "ui-differ")
    panel = table.shown("differ")
    panel.locator('[data-changed="min-knock"]').select_option("31")
    panel.get_by_role("button", name=words.plain("ui-differ-show"), exact=True).click()
    result = panel.locator("[data-key=differ-result]")
    expect(result).to_be_focused(timeout=START_MILLISECONDS)
    expect(panel).not_to_contain_text(words.plain("ui-differ-awaited"), timeout=START_MILLISECONDS)
    expect(result).to_be_focused()  # also when the odds that take long have come
    expect(panel.locator(".differ-changed a")).to_have_attribute("href", re.compile(r"#scat\.opt\.min-knock$"))
    expect(panel).to_contain_text(words.plain("ui-differ-then"))
    sound(page, axe)
    where = table.shown("where").inner_text()
    table.press(panel.locator("[data-do=differ-on]"))
    table.announced(words.plain("ui-differ-playing"))
    # That game is not over: it is left for still another rule only after a question.
    place = table.shown("where").inner_text()
    expect(result).to_have_count(0)
    panel.locator('[data-changed="min-knock"]').select_option("21")
    panel.get_by_role("button", name=words.plain("ui-differ-show"), exact=True).click()
    expect(result).to_be_focused()
    panel.locator("[data-do=differ-on]").click()
    expect(page.locator("dialog")).to_be_visible()
    table.button("ui-lose-no").click()
    table.settle()
    assert table.shown("where").inner_text() == place
    table.press(panel.locator("[data-do=differ-back]"))
    table.announced(words.plain("ui-differ-returned"))
    assert table.shown("where").inner_text() == where

    table.part("differ").locator("summary").first.click()
    # A branch is made, becomes the main line, and is deleted by its key; each can be undone.
    opened(table, "ui-tree")
    while table.moves.count() < 3:
        table.press(table.button("ui-step-back"))
    for number in range(table.moves.count()):
        place = table.shown("where").inner_text()
        table.press(table.moves.nth(number))
        if table.button("ui-back-main").get_attribute("aria-disabled") == "false":
            break
        while table.shown("where").inner_text() != place:
            table.press(table.button("ui-step-back"))
    branches = table.shown("tree").locator(".tree-branch")
    expect(branches).to_have_count(1)
    sound(page, axe)
    table.press(table.button("ui-branch-promote", branch=1))
    table.announced(words.plain("ui-branch-promoted"))
    expect(table.button("ui-branch-restore")).to_be_visible()
    page.wait_for_timeout(500)  # the tree is drawn after the answer; a key pressed on the old one would be lost
    branches.locator("[data-place]").first.focus()
    page.keyboard.press("Delete")
    table.settle()
    expect(branches).to_have_count(0)
    expect(table.button("ui-branch-restore")).to_be_focused()
    page.keyboard.press("Enter")
    table.settle()
    expect(branches).to_have_count(1)

    # The position as lines for a frame.
    opened(table, "ui-share")
    panel = table.shown("share")
    panel.locator("summary").get_by_text(words.plain("ui-embed-position"), exact=True).click()
    panel.locator("#share-theme").select_option("dark")
    code = panel.locator("[data-frame-code]").input_value()
    assert "/embed/position/#g=1scat-" in code
    assert "&amp;theme=dark" in code
    sound(page, axe)
    page.evaluate("location.hash = ''")
    table.leave()
    assert table.faults == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_position_is_drawn_in_a_frame_when_the_reader_asks(
    lang: str, page: Page, site_address: str, rulebook: RuleBook, axe: str, page_faults: list[str], tmp_path: Path
) -> None:
    words = rulebook.words(lang)
    record = sensible_game("scat", options_for("scat", 2), 2, 1)
    address = f"{site_address}{lang}/games/scat/embed/position/#g={link.encode(Study.of(record))}&step=2&theme=dark"
    seat = LANGUAGES.index(lang)  # in the first language the frame shows every card
    address += f"&seat={seat}" if seat else ""
    frame_of = f"<iframe src='{address}' title=Position width=100% height=560></iframe>"
    html = f"<!doctype html><html lang=en><title>A</title><link rel=icon href='data:,'><h1>Mine</h1>{frame_of}</html>"
    (tmp_path / "index.html").write_text(html, encoding="utf-8")
    page.set_viewport_size(PHONE)
    with serving(SiteServer(tmp_path)) as around:
        page.goto(around.address)
        frame = page.frame_locator("iframe")
        draw = frame.get_by_role("button", name=words.plain("ui-embed-position-draw"), exact=True)
        expect(draw).to_be_visible()
        assert not [
            one
            for one in page.frames[1].evaluate("performance.getEntriesByType('resource').map(r => r.name)")
            if "pyodide" in one
        ]
        draw.click()
        expect(frame.locator('[data-target="table"]')).to_contain_text(re.compile("[♠♥♦♣]"), timeout=START_MILLISECONDS)
        assert frame.locator('[data-target="table"] button').count() == 0
        hands = {one: {*replay(record).steps[2].state.hand(one)} for one in (1, 2)}
        shown = cards_in(page.frames[1].content())
        assert hands.pop(seat or 1) <= shown
        assert all(bool(seat) is not (hand <= shown) for hand in hands.values())
        expect(frame.locator("html")).to_have_attribute("data-md-color-scheme", "slate")
        target = frame.get_by_role("link", name=words.plain("ui-embed-position-open"), exact=True)
        assert re.search(r"/play/#g=1scat-[\w-]+&step=2(&seat=\d)?$", target.evaluate("one => one.href"))
    page_faults.remove(f"request to another origin: {around.address}")
    page.goto("about:blank")
    page.goto(address.replace("g=1scat-", "g=1scat-A"))
    sound(page, axe)
    page.get_by_role("button", name=words.plain("ui-embed-position-draw"), exact=True).click()
    message = page.locator('[data-target="message"]')
    expect(message).to_contain_text(words.plain("ui-link-damaged"), timeout=START_MILLISECONDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_example_is_seen_by_a_seat_and_kept_over_a_reload(
    lang: str, page: Page, site_address: str, rulebook: RuleBook, axe: str, page_faults: list[str]
) -> None:
    """One start of the engine for both; its worker can reach no other host."""
    words = rulebook.words(lang)
    page.goto(site_address + f"{lang}/games/scat/examples/short-game/#step-2")
    page.set_viewport_size(PHONE)
    steps = page.locator(".steps")
    notes = steps.locator(".note").count()
    other = steps.locator("#step-2").get_by_role("list", name=words.plain("scat-table-hand", seat=2), exact=True)
    assert re.search("[♠♥♦♣]", other.inner_text())
    page.locator("[data-stepper] .more-ways summary").click()
    view = page.locator('[data-stepper] [data-part="view"]')
    view.select_option("1")
    expect(other).not_to_contain_text(re.compile("[♠♥♦♣]"), timeout=START_MILLISECONDS)
    expect(page.locator("#step-2")).to_be_visible()
    expect(page.locator("[data-stepper] [aria-live]")).to_contain_text(words.plain("ui-viewed", seat=1))
    page.locator("[data-stepper] [data-go=forward]").click()
    expect(page.locator("#step-3")).to_be_visible()
    assert steps.locator(".note").count() == 0
    sound(page, axe)
    view.select_option("all")
    page.locator("[data-stepper] [data-go=back]").click()
    expect(other).to_contain_text(re.compile("[♠♥♦♣]"))
    page.locator("[data-stepper] [data-go=forward]").click()
    assert steps.locator(".note").count() == notes > 0

    # What runs Python asks another host for something, and is not let out.
    with serving(SiteServer(Path(__file__).parent)) as elsewhere:
        worker = page.workers[0]
        # Without the policy another host is reached: what it says may not be read, but the question has been sent.
        asked = "fetch(where, {mode: 'no-cors'}).then(() => 'reached', (error) => error.constructor.name)"
        assert worker.evaluate(f"(where) => {asked}", elsewhere.address + "conftest.py") == "TypeError"
        assert worker.evaluate(f"(where) => {asked}", site_address + "index.html") == "reached"
    assert all("Content Security Policy" in fault for fault in page_faults), page_faults
    page_faults.clear()

    # Played on, left by a reload, and gone on with.
    page.locator("#step-3 [data-try]").click()
    page.locator("[data-player] [data-key=start]").click()
    moves = page.locator('[data-target="choices"] ol button')
    expect(moves.first).to_be_visible(timeout=START_MILLISECONDS)
    moves.last.click()
    for _ in range(50):
        if page.evaluate("Boolean(localStorage.getItem('varaq.game.scat.short-game'))"):
            break
        page.wait_for_timeout(100)
    page.wait_for_timeout(300)
    log = page.locator('[data-target="log"] li').count()
    table = page.locator('[data-target="table"]').inner_text()
    page.reload()
    kept = page.locator("[data-player] [data-part=kept]")
    expect(kept).to_be_visible()
    sound(page, axe)
    kept.get_by_role("button", name=words.plain("ui-kept-go-on"), exact=True).click()
    expect(page.locator('[data-target="table"]')).to_be_visible(timeout=START_MILLISECONDS)
    assert page.locator('[data-target="table"]').inner_text() == table
    assert page.locator('[data-target="log"] li').count() == log
    page.evaluate("localStorage.clear()")


def test_pages_with_scripts_of_the_player_have_the_policy_and_no_script_of_their_own_text(site_folder: Path) -> None:
    for lang in LANGUAGES:
        for key in ("scat", "skin"):
            folder = site_folder / lang / "games" / key
            pages = [
                *(folder / name for name in ("play", "learn", "quiz", "editor")),
                *(folder / "examples").iterdir(),
                *(folder / "embed").iterdir(),
            ]
            looked = [one / "index.html" for one in pages if (one / "index.html").is_file()]
            for page in looked:
                html = page.read_text(encoding="utf-8")
                assert f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">' in html.replace(
                    "&#39;", "'"
                ), page
                for tag in re.findall(r"<script[^>]*>", html):
                    assert " src=" in tag or "json" in tag, (page, tag)


# Opens each text as an address or as what is typed, and waits for the answer; gives back what was wrong with it, how
# many were told to be bad, and how many were opened all the same.
_OPEN_EACH = """async (texts) => {
  const part = (name) => document.querySelector(`[data-player] [data-part="${name}"]`);
  const until = async (holds) => {
    const end = performance.now() + 60_000;
    while (!holds()) {
      if (performance.now() > end) throw new Error("no answer");
      await new Promise((again) => setTimeout(again, 5));
    }
  };
  const message = part("form-message");
  const found = {told: 0, opened: 0, wrong: []};
  window.alert = () => { window.hurt = true; };
  for (const [way, text] of texts) {
    localStorage.clear(); // a kept game would be asked about first
    message.replaceChildren();
    if (way === "address") {
      history.replaceState(null, "", "#");
      location.hash = `g=${encodeURIComponent(text)}`;
    } else {
      part("bring").open = true;
      part("bring-text").value = text;
      document.querySelector("[data-do=bring]").click();
    }
    await until(() => message.textContent.trim() || !part("game").hidden || !part("failed").hidden);
    if (!part("game").hidden) {
      found.opened += 1;
      part("game").querySelector("[data-do=leave]").click();
      await until(() => part("question").open || !part("form").hidden);
      if (part("question").open) part("question").querySelector("[value=yes]").click();
      await until(() => !part("form").hidden);
    } else {
      found.told += 1;
      const hurt = message.querySelector("script, img") || window.hurt;
      if (part("form").hidden || hurt) found.wrong.push(text.slice(0, 200));
    }
  }
  return found;
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hostile_links_and_records_give_a_message_and_run_nothing(
    lang: str, game_tables: Callable[[str, str], Table]
) -> None:
    """Those that the engine's tests refuse, a hundred a language: the links in the address, the records typed."""
    table = game_tables(lang, "scat")
    page = table.page
    texts = [
        ("address" if place < HOSTILE else "typed", text[:100_000])
        for place, (_, text) in enumerate(hostile(HOSTILE))
        if "\ud800" not in text  # no address can hold half a character
    ]
    mine = texts[LANGUAGES.index(lang) :: len(LANGUAGES)]
    assert len(mine) >= 2 * HOSTILE // len(LANGUAGES) - 1
    found = page.evaluate(_OPEN_EACH, mine)
    assert found["wrong"] == []
    assert found["told"] + found["opened"] == len(mine)
    assert found["opened"] <= 5  # what was done to them does no harm
    page.evaluate("location.hash = ''")
    table.choose(seats=2, seed="3")
    table.play()
    table.leave()
    assert table.faults == []
