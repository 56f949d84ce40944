"""Each of the games, played by pressing what is offered: to its end, with amounts, refusals, odds and the result."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import games
from games.record import read
from games.replay import replay
from tests.browser.kinds import GAMES_SPOKEN
from tests.browser.seeing import small_targets, unnamed_cards, violations, wider_than_window, wrong_cards
from tests.browser.table import Table

LANGUAGES = ("en", "fa", "uk")
WINDOWS: tuple[Any, ...] = ({"width": 1280, "height": 900}, {"width": 360, "height": 740})

SHORT: dict[str, dict[str, str]] = {
    "scat": {"pennies": "1"},
    "skin": {"chips": "10", "deals": "1"},
    "inbetween": {"chips": "5", "rounds": "2"},
    "snitchems": {},
}
"""The options of a game that is soon over."""

BY_AMOUNT = ("skin", "inbetween")
"""The games in which the reader says how much."""

GameTables = Callable[[str, str], Table]

every_game = pytest.mark.parametrize("key", games.keys())
every_game_spoken = pytest.mark.parametrize(("lang", "key"), GAMES_SPOKEN)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def built_ids(site_folder: Path, lang: str, key: str) -> set[str]:
    """The anchors of the built rules page."""
    html = (site_folder / lang / "games" / key / "index.html").read_text(encoding="utf-8")
    return set(re.findall(r'\bid="([^"]+)"', html))


def open_part(table: Table, message: str) -> None:
    table.page.locator("summary").get_by_text(table.words.plain(message), exact=True).click()


def choose_amount_by_keys(table: Table) -> int:
    """Set the first amount on offer with every key of the control, make the move by Enter, give back the amount."""
    box = table.amounts.first
    low, high = (int(box.get_attribute(f"aria-value{end}") or "") for end in ("min", "max"))
    assert low < high, "the bounds of a decision"
    press = table.page.keyboard.press
    box.focus()

    def holds(value: int) -> None:
        expect(box).to_have_attribute("aria-valuenow", str(value))
        expect(box).to_have_value(table.words.number(value))

    for key, value in (
        ("End", high),
        ("ArrowUp", high),
        ("ArrowDown", high - 1),
        ("PageDown", max(low, high - 11)),
        ("Home", low),
        ("ArrowDown", low),
        ("PageUp", min(high, low + 10)),
        ("Home", low),
        ("ArrowUp", low + 1),
    ):
        press(key)
        holds(value)
    press("Enter")
    table.settle()
    return low + 1


def play_on(table: Table, most: int = 120) -> tuple[int, list[int], int]:
    """Play to the result; gives back how many decisions that took, the amounts chosen by keyboard, and how many
    digits the open panel of odds showed when it first showed any."""
    amounts: list[int] = []
    figures = 0
    for pressed in range(most):
        if table.result.count():
            return pressed, amounts, figures
        if not figures and table.moves.count() + table.amounts.count():
            shown = table.shown("odds")
            expect(shown).not_to_be_empty()
            expect(shown.locator(".odds-note").first).not_to_be_empty()  # on what they rest
            figures = len(re.findall(r"\d", " ".join(shown.locator("dd").all_inner_texts())))
        deal, finish = table.button("ui-next-deal"), table.button("ui-finish")
        box = table.amounts.first
        if finish.count():
            table.press(finish)
        elif deal.count():
            table.press(deal)
        elif box.count() and not amounts and box.get_attribute("aria-valuemin") != box.get_attribute("aria-valuemax"):
            amounts.append(choose_amount_by_keys(table))
        elif table.moves.count():
            knock = table.moves.filter(has_text=table.words.plain("scat-action-knock"))
            table.press(knock if knock.count() else table.moves.last if amounts else table.moves.first)
        else:
            table.press(table.shown("choices").locator("[data-amount]").first)
    raise AssertionError(f"the game is not over after {most} moves")


@every_game_spoken
def test_a_game_is_played_to_its_end(lang: str, key: str, game_tables: GameTables, site_folder: Path) -> None:
    table = game_tables(lang, key)
    table.choose(seats=2, seed="31", options=SHORT[key])
    table.play()
    open_part(table, "ui-odds")
    decisions, amounts, figures = play_on(table)
    assert decisions > 1
    assert len(amounts) == (key in BY_AMOUNT)
    assert figures

    # The result is there, in focus, and told.
    expect(table.result).to_be_focused()
    expect(table.shown("status")).to_contain_text(table.words.plain("ui-turn-over"))
    table.announced(table.words.plain("ui-turn-over"))

    # The engine of this process plays the record again and comes to the same end.
    open_part(table, "ui-record")
    record = read(table.page.get_by_role("textbox", name=table.words.plain("ui-record")).input_value())
    steps = replay(record).steps
    standing = games.game(key).standing(steps[-1].state)
    assert steps[-1].state.to_act is None
    told = table.shown("result").locator(".standing-amount").all_inner_texts()
    assert sorted(told) == sorted(map(table.words.number, standing.amounts))
    if standing.winners == (2,):
        expect(table.shown("result")).to_contain_text(table.words.plain("ui-result-won", seat=2))
    if standing.winners == (1,):
        expect(table.shown("result")).to_contain_text(table.words.plain("ui-result-you"))
    for chosen in amounts:
        assert any(str(one.action).startswith("1 ") and str(one.action).endswith(f" {chosen}") for one in steps[1:])

    # The log tells all of it, with clauses that the rules page has.
    open_part(table, "ui-log")
    assert table.shown("log").locator("li").count() == sum(len(step.events) for step in steps)
    linked = set(table.clauses_linked(table.shown("log")))
    assert linked == {clause for step in steps for event in step.events for clause in event.clauses}
    assert linked <= built_ids(site_folder, lang, key)
    assert table.faults == []


@every_game_spoken
def test_the_form_of_a_game_fits_a_phone(lang: str, key: str, game_tables: GameTables, axe: str) -> None:
    table = game_tables(lang, key)
    table.page.set_viewport_size(WINDOWS[1])
    table.page.locator("main details:visible").evaluate_all("all => all.forEach((one) => { one.open = true; })")
    assert violations(table.page, axe) == []
    assert wider_than_window(table.page) == []
    assert small_targets(table.page) == []
    assert table.faults == []


@every_game_spoken
def test_a_running_game_refuses_with_a_clause_and_is_for_everybody(
    lang: str, key: str, game_tables: GameTables, site_folder: Path, axe: str
) -> None:
    table = game_tables(lang, key)
    table.choose(seats=4, seed="5")
    table.play()
    refused = table.page.locator(".refused-moves")
    for _ in range(20):
        if refused.count():
            break
        table.press(table.moves.first if table.moves.count() else table.shown("choices").locator("[data-amount]").first)
    before = table.shown("table").inner_html()
    open_part(table, "ui-moves-refused")
    table.press(refused.get_by_role("button").last)
    message = table.shown("message")
    expect(message).to_contain_text(table.words.plain("ui-refused"))
    expect(message).to_be_in_viewport()
    # The words of a clause lead to the glossary, the clauses to the rules.
    clauses = [one for one in table.clauses_linked(message) if not one.startswith("term.")]
    assert clauses and set(clauses) <= built_ids(site_folder, lang, key)
    expect(message).to_contain_text(table.words.plain(clauses[0], "title"))
    table.announced(table.words.plain("ui-refused"))
    assert table.shown("table").inner_html() == before  # nothing has happened

    table.page.locator("main details:visible").evaluate_all("all => all.forEach((one) => { one.open = true; })")
    expect(table.shown("odds").locator("dd").first).to_contain_text(re.compile("[0-9۰-۹]"))
    assert unnamed_cards(table.page) == []
    if lang == "fa":
        assert wrong_cards(table.page) == []
    for window in WINDOWS:
        table.page.set_viewport_size(window)
        assert violations(table.page, axe) == []
        assert wider_than_window(table.page) == []
    assert small_targets(table.page) == []
    assert table.faults == []


@every_language
def test_a_capture_is_put_together_by_marking_cards(lang: str, game_tables: GameTables) -> None:
    table = game_tables(lang, "snitchems")
    table.choose(seed="31")
    table.play()
    compose = table.button("ui-play-marked")
    expect(compose).to_be_disabled()
    # What the buttons offer can be marked as well: the first of them, card by card.
    first = (table.moves.first.get_attribute("data-action") or "").split()
    for card in [one for one in first if re.fullmatch(r"(?:10|[2-9AJQK])[SHDC]", one)]:
        marked = table.page.locator(f'[data-mark][data-value="{card}"]')
        marked.click()
        expect(marked).to_have_attribute("aria-pressed", "true")
    log = table.shown("log").locator("li")
    told = log.count()
    table.press(compose)
    expect(table.shown("message")).to_have_text("")
    assert log.count() > told
    assert table.faults == []


PHONE = {"width": 360, "height": 740}
HEADER = 56


def looks_at_the_moves(table: Table) -> None:
    """The moves and the own seat are on the screen, and of what is above them no more is hidden than there is no room
    for."""
    offered = table.shown("choices").locator("> ol.moves, > .amounts").last.bounding_box()
    mine, game = table.page.locator(".seat-mine").bounding_box(), table.part("game").bounding_box()
    assert mine and offered and game
    end = offered["y"] + offered["height"]
    assert mine["y"] >= HEADER - 8 and end <= PHONE["height"]
    assert game["y"] >= 0 or end >= PHONE["height"] - 40


@every_game
def test_on_a_phone_the_hand_is_seen_together_with_what_can_be_done(key: str, game_tables: GameTables) -> None:
    """Four at the table: from the top of the own seat to the last button of the first decision there is one screen, and
    the reader is shown it, at the beginning and after a move, wherever the form had taken him."""
    table = game_tables("fa", key)
    table.page.set_viewport_size(PHONE)
    table.choose(seats=4, seed="5")
    table.play()
    mine, choices = table.page.locator(".seat-mine").bounding_box(), table.shown("choices").bounding_box()
    assert mine and choices
    assert choices["y"] + choices["height"] - mine["y"] <= PHONE["height"] - HEADER
    others = [one.bounding_box() for one in table.page.locator(".seat:not(.seat-mine)").all()]
    assert len(others) == 3
    assert all(one and one["y"] + one["height"] <= mine["y"] for one in others)
    assert table.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    looks_at_the_moves(table)
    for _ in range(6):  # until the reader is to move again, in this deal or the next one
        deal = table.button("ui-next-deal")
        bets = table.shown("choices").locator(".amount > button")
        table.press(deal if deal.count() else table.moves.last if table.moves.count() else bets.first)
        if table.moves.count() or table.amounts.count():
            break
    looks_at_the_moves(table)
