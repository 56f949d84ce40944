"""Going through a game: the same bar in an example and in the player, branches, views, why and why not.

One walk a language shows many things, because the start of the engine is what takes time.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from games.examples import load
from games.replay import replay
from games.rulebook import RuleBook
from tests.browser.seeing import small_targets, unnamed_cards, violations, wider_than_window, wrong_cards
from tests.browser.table import Table

LANGUAGES = ("en", "fa", "uk")
PHONE: Any = {"width": 360, "height": 740}
DESK: Any = {"width": 1280, "height": 900}

# All that the live region has ever said, each text once for every time that it was put there.
LISTEN = """() => {
  window.said = [];
  const live = document.querySelector('[data-player] [data-part="live"]');
  new MutationObserver(() => live.textContent && window.said.push(live.textContent))
    .observe(live, {childList: true, characterData: true, subtree: true});
}"""

# The lines of the log as a screen reader says them: cards by their names.
LOG = """() => [...document.querySelectorAll('[data-target="log"] li .event')].map((line) => {
  const copy = line.cloneNode(true);
  for (const card of copy.querySelectorAll("[role=img]")) card.replaceWith(card.getAttribute("aria-label"));
  return copy.textContent.replace(/[,،]/g, "").replace(/\\s+/g, " ").trim();
})"""


def opened(table: Table, message: str) -> None:
    """Open the part of the player with this heading."""
    summary = table.part("game").locator("summary").get_by_text(table.words.plain(message), exact=True)
    if summary.evaluate("one => !one.parentElement.open"):
        summary.click()


def where(table: Table) -> Locator:
    return table.shown("where")


def at(table: Table, message: str, **arguments: Any) -> None:
    """Hold that this is said to be the place."""
    expect(where(table)).to_have_text(re.sub(r"[\u2066-\u2069]", "", table.words.plain(message, **arguments)))


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.dataset.key || document.activeElement.tagName"))


def clean(table: Table, axe: str) -> None:
    """Nothing that axe, a phone or a screen reader would trip over."""
    page = table.page
    for window in (PHONE, DESK):
        page.set_viewport_size(window)
        assert wider_than_window(page) == []
        assert small_targets(page) == []
        assert wrong_cards(page) == []
    assert unnamed_cards(page) == []
    assert violations(page, axe) == []


def test_a_game_is_gone_through_and_branches_and_nothing_is_lost(table: Table, axe: str) -> None:
    words, page = table.words, table.page
    table.choose(seats=3, seed="11", options={"pennies": "1"})
    table.play()
    for panel in ("ui-why", "ui-odds", "ui-tree", "ui-more-ways"):
        opened(table, panel)
    page.evaluate(LISTEN)
    rtl = words.dir == "rtl"
    forward, back = ("ArrowLeft", "ArrowRight") if rtl else ("ArrowRight", "ArrowLeft")

    # A move, and the move is told once; so are those of the bots.
    before = len(page.evaluate(LOG))
    table.press(table.page.locator('[data-key="stock"]'))
    table.press(table.moves.first)
    page.wait_for_timeout(200)
    said = re.sub(r"\s+", " ", re.sub("[,،]", "", " ".join(page.evaluate("window.said"))))
    lines = page.evaluate(LOG)[before:]
    assert len(lines) > 2
    for line in set(lines):
        assert said.count(line) == lines.count(line), line
    last = table.shown("tree").locator(".tree-move").count() - 1
    at(table, "ui-where", step=last, last=last)

    # Back by a key and by a button, and every step has its reasons: what is refused, by which clause.
    table.shown("choices").locator("[data-key]").first.focus()
    page.keyboard.press(back)
    table.settle()
    at(table, "ui-where", step=last - 1, last=last)
    page.keyboard.press("u")
    table.settle()
    page.keyboard.press("u")
    table.settle()
    assert focused(page) != "BODY"
    why = table.shown("why")
    expect(why.get_by_text(words.plain("ui-why-may", seat=1), exact=True)).to_be_visible()
    expect(why.get_by_text(words.plain("ui-why-may-not", seat=1), exact=True)).to_be_visible()
    expect(why.locator('a[href$="#scat.turn.discard"]').first).to_be_visible()
    draws = why.locator("li").filter(has_text=words.plain("scat-action-draw-stock")).first
    expect(draws).to_contain_text(words.plain("ui-why-open"))
    assert not re.search("[♠♥♦♣]", draws.inner_text())
    expect(table.shown("choices")).to_contain_text(words.plain("ui-past-move"))
    expect(table.shown("odds")).to_contain_text(words.number(1))

    # Another move begins a branch, inside of which there is another one; the main line is as it was.
    start = page.locator('[data-target="tree"] [aria-current]').get_attribute("data-place")
    main = table.shown("tree").locator('[data-place^="0:"]').all_inner_texts()
    table.press(page.locator('[data-key="discards"]'))
    table.announced(words.plain("ui-branched", branch=1))
    branch = table.shown("tree").locator("summary").filter(has_text=re.compile(f"{words.number(1)}.*"))
    expect(branch.first).to_be_visible()
    table.press(table.moves.first)
    page.keyboard.press("u")
    table.settle()
    table.press(table.moves.nth(1))
    table.announced(words.plain("ui-branched", branch=2))
    assert table.shown("tree").locator(".tree-branch .tree-branch").count() == 1
    assert table.shown("tree").locator('[data-place^="0:"]').all_inner_texts() == main
    assert table.shown("tree").locator('[aria-current="step"]').count() == 1

    # One key leads back to the main line; a branch can be closed, and stays so.
    clean(table, axe)
    table.shown("tree").locator("summary").last.click()
    page.keyboard.press("b")
    table.settle()
    expect(page.locator('[data-target="tree"] [aria-current]')).to_have_attribute("data-place", start or "")
    assert table.shown("tree").locator("details:not([open])").count() == 1
    assert page.locator('[data-go="main"]:visible').get_attribute("aria-disabled") == "true"
    inside = table.shown("tree").locator('[data-place^="1:"]').last
    place = inside.get_attribute("data-place")
    inside.focus()
    page.keyboard.press("Enter")
    table.settle()
    expect(page.locator(f'[data-place="{place}"]')).to_be_focused()
    expect(page.locator(f'[data-place="{place}"]')).to_have_attribute("aria-current", "step")
    table.press(table.button("ui-back-main"))
    expect(table.button("ui-back-main")).to_be_focused()

    # While the game is on only the reader's own cards are shown, and it is said who sees the others.
    view = page.get_by_role("combobox", name=words.plain("ui-view-as"), exact=True)
    assert view.locator("option").count() == 1
    expect(table.shown("table")).to_contain_text(words.plain("ui-seen-by", seat=2))

    # To the end, and there every view is open: player 2 sees his own cards and not the reader's.
    table.press(table.button("ui-step-last"))
    table.finish()
    assert view.locator("option").count() == 4
    table.press(page.locator('.tree-move[data-place="0:2"]'))
    hand = page.get_by_role("list", name=words.plain("scat-table-hand", seat=2), exact=True)
    own = page.get_by_role("list", name=words.plain("scat-table-hand", seat=1), exact=True)
    assert not re.search("[♠♥♦♣]", hand.inner_text())
    view.select_option("2")
    expect(hand).to_contain_text(re.compile("[♠♥♦♣]"))
    assert not re.search("[♠♥♦♣]", own.inner_text())
    table.announced(words.plain("ui-viewed", seat=2))
    view.select_option("all")
    expect(own).to_contain_text(re.compile("[♠♥♦♣]"))
    clean(table, axe)

    # A finished game branches too, and Home, End and ? work.
    page.locator('[data-go="forward"]:visible').focus()
    page.keyboard.press("Home")
    table.settle()
    expect(where(table)).to_contain_text(words.number(0))
    page.keyboard.press(forward)
    table.settle()
    # The page is shared by the tests; one before may have left the list open, and the key would close it.
    page.evaluate("() => { for (const one of document.querySelectorAll('[data-part=keys]')) one.open = false; }")
    page.keyboard.press("?")
    expect(page.locator('[data-part="keys"]:visible dl')).to_be_visible()
    table.press(table.button("ui-decision"))
    assert table.moves.count() > 1
    table.press(table.button("ui-step-last"))
    expect(table.result).to_be_visible()
    while table.moves.count() < 2:
        table.press(table.button("ui-step-back"))
    lines = table.shown("tree").locator("summary").count()
    place = where(table).inner_text()
    for number in range(table.moves.count()):
        table.press(table.moves.nth(number))
        if table.button("ui-back-main").get_attribute("aria-disabled") == "false":
            break
        while where(table).inner_text() != place:
            table.press(table.button("ui-step-back"))
    expect(table.shown("tree").locator("summary")).to_have_count(lines + 1)
    table.press(table.button("ui-back-main"))

    # The events of one rule, one after another.
    table.press(table.button("ui-step-first"))
    page.get_by_role("combobox", name=words.plain("ui-clause-choose"), exact=True).select_option("scat.turn.discard")
    table.press(table.button("ui-clause-next"))
    assert "scat.turn.discard" in table.clauses_linked(table.shown("news"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_example_has_the_same_bar_without_the_engine(
    lang: str, page: Page, site_address: str, rulebook: RuleBook, axe: str
) -> None:
    words = rulebook.words(lang)
    played = replay(load("scat", "short-game"))
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.set_viewport_size(PHONE)
    page.goto(site_address + f"{lang}/games/scat/examples/short-game/")

    def button(message: str) -> Locator:
        return page.get_by_role("button", name=words.plain(message), exact=True)

    def shown() -> int:
        return int((page.locator(".steps > li:visible").get_attribute("id") or "").removeprefix("step-"))

    # It never runs by itself; it does at the reader's word, and stops there too, and at any other control.
    page.wait_for_timeout(300)
    assert shown() == 0
    page.locator("[data-stepper] .more-ways summary").click()
    page.get_by_role("combobox", name=words.plain("ui-speed"), exact=True).select_option("1000")
    button("ui-run").click()
    expect(page.locator("#step-2")).to_be_visible(timeout=10_000)
    button("ui-pause").click()
    stopped = shown()
    page.wait_for_timeout(1500)
    assert shown() == stopped

    # The next decision, the events of a rule, and the link to where one is.
    button("ui-step-first").click()
    decisions = [
        step.index
        for step in played.steps
        if isinstance(step.state.to_act, int) and len(played.record.engine.actions(step.state)) > 1
    ]
    visited = []
    for _ in decisions:
        button("ui-decision").click()
        visited.append(shown())
    assert visited == [one for one in decisions if one > 0][: len(visited)] or visited[-1] == len(played.steps) - 1
    button("ui-step-first").click()
    told = [
        step.index for step in played.steps if any("scat.knock.once" in event.clauses for event in step.events)
    ] or [step.index for step in played.steps if any("scat.turn.discard" in event.clauses for event in step.events)]
    clause = page.get_by_role("combobox", name=words.plain("ui-clause-choose"), exact=True)
    values = clause.locator("option").evaluate_all("all => all.map((one) => one.value)")
    cited = {name for step in played.steps for event in step.events for name in event.clauses}
    assert set(values) == cited
    name = "scat.knock.once" if "scat.knock.once" in cited else "scat.turn.discard"
    clause.select_option(name)
    for step in (*told, told[0]):
        button("ui-clause-next").click()
        assert shown() == step
    button("ui-copy-step").click()
    expect(page.locator("[data-stepper] [aria-live]")).to_have_text(words.plain("ui-copied"))
    assert page.evaluate("navigator.clipboard.readText()") == page.url.partition("#")[0] + f"#step-{told[0]}"

    # Why and why not stand in the page; the list of keys opens by its key, and the focus is not caught there.
    page.goto(page.url.partition("#")[0] + f"#step-{decisions[1]}")
    why = page.locator(f"#step-{decisions[1]} details.why")
    why.locator("summary").click()
    seat = played.steps[decisions[1]].state.to_act
    expect(why.get_by_text(words.plain("ui-why-may-not", seat=seat), exact=True)).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator("[data-stepper] .keys dl")).to_be_hidden()
    page.keyboard.press("?")
    expect(page.locator("[data-stepper] .keys dl")).to_be_visible()
    page.keyboard.press("Tab")
    assert page.locator("[data-stepper] .bar-row :focus").count() == 1
    for window in (PHONE, DESK):
        page.set_viewport_size(window)
        assert wider_than_window(page) == []
        assert small_targets(page) == []
    assert violations(page, axe) == []


def test_what_is_refused_names_its_facts(tables: Callable[[str], Table]) -> None:
    table = tables("en")
    table.leave()
    table.choose(seed="5")
    table.play()
    opened(table, "ui-why")
    taken = table.page.locator('[data-key="discards"] [role=img]').text_content()
    table.press(table.page.locator('[data-key="discards"]'))
    table.settle()
    refused = table.shown("why").locator("li").filter(has=table.page.locator('a[href$="#scat.turn.no-return"]'))
    expect(refused).to_contain_text(taken)
