"""A whole short game of each kind by keyboard, as a screen reader meets it: the tree, the focus and the live region."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.table import Table
from tests.browser.test_every_game import SHORT

GAMES = (("fa", "scat"), ("en", "snitchems"), ("uk", "skin"), ("fa", "inbetween"))
"""Every game once, every language at least once."""
OPTIONS = SHORT | {"inbetween": {"rounds": "9"}}
MOST = 90
"""Keys of a short game."""
DIGITS = 9
PAUSE = 150
"""Milliseconds after an answer until the live region has spoken."""

# Whatever the live region says, once for each time that it changes.
_LISTEN = """live => {
  window.heard = [];
  new MutationObserver(() => {
    if (live.textContent.trim()) window.heard.push(live.textContent.trim());
  }).observe(live, {childList: true, characterData: true, subtree: true});
}"""

# The sentences of the log as they should be spoken: cards by their names, without the rules after them.
_LOG = """log => [...log.children].map((item) => {
  const copy = item.cloneNode(true);
  for (const rules of copy.querySelectorAll(".event-clauses, .only-move")) rules.remove();
  for (const card of copy.querySelectorAll("[role=img]")) card.replaceWith(card.getAttribute("aria-label"));
  return copy.textContent.replace(/\\s+/g, " ").trim();
})"""


def plain(text: str) -> str:
    """Words only: how a sentence is put together with others does not matter."""
    return " ".join("".join(sign if sign.isalnum() or sign == "\u200c" else " " for sign in text).split())


def heard(page: Page) -> str:
    page.wait_for_timeout(PAUSE)
    said: list[str] = page.evaluate("window.heard.splice(0)")
    return plain(" ".join(said))


def unnamed(cdp: CDPSession) -> list[str]:
    """What the browser would read out as nothing: pictures and controls without a name."""
    found = []
    for node in cdp.send("Accessibility.getFullAXTree")["nodes"]:
        role = node.get("role", {}).get("value")
        name = node.get("name", {}).get("value", "").strip()
        if not node["ignored"] and role in ("image", "img", "button", "link", "combobox", "spinbutton") and not name:
            found.append(f"{role} {node.get('backendDOMNodeId')}")
    return found


def cards_told(cdp: CDPSession) -> Counter[str]:
    """The names of all pictures in the tree."""
    nodes = cdp.send("Accessibility.getFullAXTree")["nodes"]
    told = [
        node["name"]["value"]
        for node in nodes
        if not node["ignored"] and node.get("role", {}).get("value") in ("image", "img")
    ]
    return Counter(told)


@pytest.mark.parametrize(("lang", "key"), GAMES)
def test_a_game_by_keyboard_tells_everything_once(
    lang: str, key: str, game_tables: Callable[[str, str], Table]
) -> None:
    table = game_tables(lang, key)
    page, words = table.page, table.words
    cdp = page.context.new_cdp_session(page)
    cdp.send("Accessibility.enable")
    table.choose(seats=2, seed="31", options=OPTIONS[key])
    table.part("live").evaluate(_LISTEN)
    table.button("ui-play").focus()
    page.keyboard.press("Enter")
    # A game of another test may still be kept on this device; it may be lost.
    lose = page.locator("[data-key=lose]")
    if lose.is_visible():
        lose.press("Enter")
    table.wait_for_game()
    table.part("log").evaluate("one => { one.open = true; }")
    told = 0
    names = {words.plain("card-hidden")}
    pressed = 0
    while True:
        # What was said is what the log has got since, each sentence as often as it happened.
        log = [plain(one) for one in table.shown("log").evaluate(_LOG)]
        said = heard(page)
        for sentence, times in Counter(log[told:]).items():
            longer = sum(other.count(sentence) for other in set(log[told:]) if other != sentence)
            assert said.count(sentence) - longer == times, (pressed, sentence, said)
        told = len(log)
        # Every card on the table has its name in the tree, and the focus is somewhere in the game.
        shown = (
            table.shown("table")
            .locator(".face [role=img]")
            .evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
        )
        tree = cards_told(cdp)
        assert all(tree[name] >= times for name, times in Counter(shown).items())
        assert unnamed(cdp) == []
        assert page.evaluate("document.activeElement !== document.body"), pressed
        assert page.evaluate("Boolean(document.activeElement.closest('[data-part=game]'))"), pressed
        names.update(shown)
        if table.result.count():
            break
        pressed += 1
        assert pressed < MOST
        if table.button("ui-next-deal").count():
            page.keyboard.press("n")
        elif table.moves.count():
            last = table.moves.nth(min(table.moves.count(), DIGITS) - 1)
            knock = table.moves.filter(has_text=words.plain("scat-action-knock"))
            page.keyboard.press(f"Digit{(knock if knock.count() else last).get_attribute('data-number')}")
        else:
            # A field for an amount: what stands there is taken.
            table.shown("choices").locator("[data-spinner] input").first.focus()
            page.keyboard.press("Enter")
        table.settle()
    assert pressed > 3
    expect(table.result).to_be_focused()
    assert len(names) > 8
    # A step back and one forward tell the place that was gone to, and keep the focus.
    page.keyboard.press("ArrowRight" if words.dir == "rtl" else "ArrowLeft")
    table.settle()
    where: Any = table.shown("where").inner_text()
    assert plain(where) in heard(page)
    assert page.evaluate("document.activeElement !== document.body")
    assert table.faults == []
