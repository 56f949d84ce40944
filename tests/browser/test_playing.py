"""A whole game in the page: the reader chooses, plays, tries what is forbidden, takes back, and is told the result."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect

from games import game
from games.cards import card
from games.record import read
from games.replay import replay
from games.rulebook import RuleBook
from scripts.serve import SiteServer
from tests.browser.table import START_MILLISECONDS, Table

SMALL = {"pennies": "1"}
"""The options of a game that is over after a few deals."""


def built_ids(site_folder: Path, lang: str) -> set[str]:
    """The anchors of the built rules page."""
    html = (site_folder / lang / "games" / "scat" / "index.html").read_text(encoding="utf-8")
    return set(re.findall(r'\bid="([^"]+)"', html))


def test_the_form_offers_every_option_and_a_player_for_every_seat(table: Table, rulebook: RuleBook) -> None:
    offered = table.page.locator("[data-option]").evaluate_all("all => all.map((one) => one.dataset.option)")
    assert [f"scat.opt.{name}" for name in offered] == list(rulebook.game("scat").options)
    seats = table.page.get_by_label(table.words.plain("ui-players"), exact=True)
    assert seats.locator("option").evaluate_all("all => all.map((one) => one.value)") == list("23456789")
    for count in (4, 2, 9):
        seats.select_option(str(count))
        assert table.page.locator("[data-who]:visible").count() == count
    assert table.page.locator("[data-name]:visible").count() == 1


def test_a_game_is_played_to_its_end_and_its_record_holds(table: Table, site_folder: Path) -> None:
    table.choose(seed="31", options=SMALL)
    table.play()
    assert table.finish() > 2
    expect(table.result).to_be_focused()
    expect(table.shown("status")).to_contain_text(table.words.plain("ui-turn-over"))

    # The engine of this process plays the record again and comes to the same end.
    table.page.locator("summary").get_by_text(table.words.plain("ui-record"), exact=True).click()
    text = table.page.get_by_role("textbox", name=table.words.plain("ui-record")).input_value()
    record = read(text)
    assert record.seats == 2
    assert "options pennies=1" in text.splitlines()
    last = replay(record).steps[-1]
    ended = game("scat").view(last.state, None)
    assert ended["phase"] == "over"
    won = next(event for event in last.events if event.kind == "won")
    assert won.seat == ended["winner"]
    told = table.words.plain("scat-event-won", seat=ended["winner"])
    expect(table.shown("result")).to_contain_text(table.words.number(ended["winner"]))
    assert table.shown("result").locator("li").count() == len(last.events)
    if ended["winner"] != 1:
        expect(table.shown("result")).to_contain_text(told)
        table.announced(told)
    table.announced(table.words.plain("ui-turn-over"))

    # The log tells all of it, each event with the clauses it follows from, and every link leads somewhere.
    table.page.locator("summary").get_by_text(table.words.plain("ui-log"), exact=True).click()
    events = sum(len(step.events) for step in replay(record).steps)
    assert table.shown("log").locator("li").count() == events
    linked = table.clauses_linked(table.shown("log"))
    cited = [clause for step in replay(record).steps for event in step.events for clause in event.clauses]
    assert linked == cited
    assert set(linked) <= built_ids(site_folder, table.words.lang)


def test_the_result_comes_into_view_on_a_phone(tables: Callable[[str], Table]) -> None:
    table = tables("fa")
    table.leave()
    table.page.set_viewport_size({"width": 360, "height": 740})
    table.choose(seed="31", options=SMALL)
    table.play()
    table.finish()
    expect(table.result).to_be_in_viewport()


def test_the_same_shuffle_number_deals_the_same_cards_in_every_language(tables: Callable[[str], Table]) -> None:
    hands = set()
    for lang in ("en", "fa", "uk"):
        table = tables(lang)
        table.leave()
        table.choose(seats=4, seed="2026")
        table.play()
        hand = table.page.get_by_role("list", name=table.words.plain("scat-table-hand", seat=1), exact=True)
        hands.add(hand.inner_text())
        assert len(re.findall("[♠♥♦♣]", hand.inner_text())) == 3
        table.leave()
    assert len(hands) == 1


def test_a_shuffle_number_in_the_readers_own_digits_is_understood(table: Table) -> None:
    shown = {}
    for seed in ("417", table.words.number(417)):
        table.choose(seed=seed)
        table.play()
        shown[seed] = table.shown("table").inner_text()
        table.leave()
    assert len(set(shown.values())) == 1


def test_a_shuffle_number_that_is_none_is_answered_at_the_form(table: Table) -> None:
    table.choose(seed="x")
    table.button("ui-play").click()
    message = table.part("form-message")
    expect(message).to_contain_text(table.words.plain("ui-error"))
    expect(table.part("form")).to_be_visible()
    table.choose(seed="3")
    table.play()
    expect(message).to_have_text("")


def test_a_card_just_taken_may_not_go_back_and_the_clause_is_told(table: Table, site_folder: Path) -> None:
    table.choose(seed="5")
    table.play()
    taken = table.page.locator('[data-key="discards"]')
    action = taken.get_attribute("data-action") or ""
    code = (taken.locator("[role=img]").text_content() or "").translate(str.maketrans("♠♥♦♣", "SHDC"))
    table.press(taken)
    assert table.moves.count() == 3  # any of the three others
    before = table.shown("table").inner_html()

    forbidden = table.page.locator(f'[data-key="hand:{code}"]')
    assert forbidden.get_attribute("data-action") == f"{action.split()[0]} discard {code}"
    table.press(forbidden)
    message = table.shown("message")
    expect(message).to_contain_text(table.words.plain("ui-refused"))
    expect(message).to_contain_text(table.words.plain("scat.turn.no-return"))
    expect(message).to_be_in_viewport()
    assert table.clauses_linked(message)[0] == "scat.turn.no-return"
    assert "scat.turn.no-return" in built_ids(site_folder, table.words.lang)
    table.announced(table.words.plain("ui-refused"))
    assert table.shown("table").inner_html() == before  # nothing has happened
    assert table.moves.count() == 3

    # The move is also among those that are listed as not allowed; a legal one makes the message go.
    table.page.locator("summary").get_by_text(table.words.plain("ui-moves-refused"), exact=True).click()
    listed = table.page.locator(f'[data-key="move:1 discard {code}"]')
    expect(listed).to_have_text(re.sub(r"\s+", " ", table.words.plain("scat-action-discard", card=card(code))))
    table.press(table.moves.first)
    expect(message).to_have_text("")


def test_the_link_of_a_refusal_leads_to_the_clause(tables: Callable[[str], Table]) -> None:
    table = tables("fa")
    table.leave()
    table.choose(seed="5")
    table.play()
    table.press(table.page.locator('[data-key="discards"]'))
    knock = table.words.plain("scat-action-knock")
    table.page.locator("summary").get_by_text(table.words.plain("ui-moves-refused"), exact=True).click()
    table.press(table.shown("choices").get_by_role("button", name=knock, exact=True))
    clause = table.clauses_linked(table.shown("message"))[0]
    assert clause == "scat.knock.when"
    with table.page.context.expect_page() as opened:
        table.shown("message").get_by_role("link").first.click(modifiers=["Control"])
    rules = opened.value
    place = rules.locator(f'[id="{clause}"]')
    expect(place).to_be_in_viewport()
    expect(place.get_by_role("heading")).to_contain_text(table.words.plain(clause, "title"))
    rules.close()


def test_moves_are_taken_back_and_made_again(table: Table) -> None:
    table.choose(seed="11")
    table.play()
    undo, redo = table.button("ui-undo"), table.button("ui-redo")
    expect(undo).to_be_disabled()
    expect(redo).to_be_disabled()

    def stands() -> list[object]:
        log = table.shown("log").locator("li").evaluate_all("lines => lines.map((one) => one.outerHTML)")
        return [
            table.shown("status").inner_html(),
            table.shown("table").inner_html(),
            table.moves.all_inner_texts(),
            log,
        ]

    start = stands()
    table.press(table.page.locator('[data-key="stock"]'))
    drawn = stands()
    table.press(table.moves.first)
    after = stands()
    assert after != drawn != start
    table.press(undo)
    assert stands() == drawn
    table.announced(table.words.plain("ui-undone"))
    table.press(undo)
    assert stands() == start
    expect(undo).to_be_disabled()
    table.press(redo)
    table.press(redo)
    assert stands() == after
    table.announced(table.words.plain("ui-redone"))
    expect(redo).to_be_disabled()


def test_after_a_showdown_the_next_cards_are_dealt_and_a_new_game_has_other_cards(table: Table) -> None:
    table.choose(seed="12")
    table.play()
    deal = table.button("ui-next-deal")
    expect(table.shown("status")).to_contain_text(table.words.plain("ui-deal-number", deal=1))
    for _ in range(60):
        if deal.count():
            break
        knock = table.moves.filter(has_text=table.words.plain("scat-action-knock"))
        table.press(knock if knock.count() else table.moves.last)
    # At the showdown every hand lies open.
    assert table.shown("table").locator(".back").count() <= 1
    table.press(deal)
    expect(table.shown("status")).to_contain_text(table.words.plain("ui-deal-number", deal=2))
    hand = table.page.get_by_role("list", name=table.words.plain("scat-table-hand", seat=1), exact=True)
    old = hand.inner_text()
    table.button("ui-again").click()
    table.give_up()
    table.settle()
    expect(table.shown("status")).to_contain_text(table.words.plain("ui-deal-number", deal=1))
    assert hand.inner_text() != old
    expect(table.button("ui-undo")).to_be_disabled()


def test_the_players_cards_are_hidden_from_the_reader(table: Table) -> None:
    table.choose(seats=3, seed="8")
    table.play()
    for seat in (2, 3):
        hand = table.page.get_by_role("list", name=table.words.plain("scat-table-hand", seat=seat), exact=True)
        assert re.findall("[♠♥♦♣]", hand.inner_text()) == []
        assert hand.locator("li").count() == 3
        hidden = hand.get_by_role("img", name=table.words.plain("card-hidden"))
        assert hidden.count() == 3


def test_a_look_ahead_player_answers(tables: Callable[[str], Table]) -> None:
    table = tables("uk")
    table.leave()
    table.choose(seats=3, seed="4", bots="look-ahead")
    table.play()
    table.press(table.page.locator('[data-key="stock"]'))
    table.press(table.moves.first)
    assert table.moves.count() or table.button("ui-next-deal").count()


def test_a_game_is_played_with_the_keyboard_only(tables: Callable[[str], Table]) -> None:
    table = tables("fa")
    table.leave()
    table.page.evaluate("localStorage.clear()")
    table.choose(seed="23", options=SMALL)
    page = table.page
    page.locator("h1").click()

    def focused() -> str:
        return str(page.evaluate("document.activeElement.dataset.key || document.activeElement.dataset.part || ''"))

    for _ in range(60):
        page.keyboard.press("Tab")
        if focused() == "start":
            break
    assert focused() == "start"
    page.keyboard.press("Enter")
    table.wait_for_game()
    for _ in range(120):
        if table.result.count():
            break
        assert focused() in ("choices", "deal", "finish"), focused()
        if focused() == "choices":
            page.keyboard.press("Tab")
            assert focused().startswith("move:")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("Space")
        table.settle()
    expect(table.result).to_be_focused()


def test_keys_act_only_inside_the_game(table: Table) -> None:
    table.choose(seed="11")
    table.play()
    first = table.shown("table").inner_html()
    table.page.evaluate("document.activeElement.blur()")
    table.page.keyboard.press("1")
    assert table.shown("table").inner_html() == first
    table.page.locator('[data-key="choices"]').focus()
    table.page.keyboard.press("2")
    table.settle()
    assert table.shown("table").inner_html() != first
    table.page.keyboard.press("u")
    table.settle()
    assert table.shown("table").inner_html() == first
    log = table.shown("log")
    open_before = log.is_visible()
    table.page.keyboard.press("l")
    assert log.is_visible() is not open_before
    table.page.keyboard.press("l")
    assert log.is_visible() is open_before


def test_progress_is_shown_and_a_start_can_be_cancelled(
    browser: Browser, site_server: SiteServer, rulebook: RuleBook
) -> None:
    with browser.new_context(service_workers="block") as context:
        page = context.new_page()
        page.goto(site_server.address + "uk/games/scat/play/")
        table = Table(page, rulebook.words("uk"), [])
        page.evaluate(
            """() => {
              window.told = [];
              const text = document.querySelector('[data-part="loading-text"]');
              const bar = document.querySelector('[data-part="progress"]');
              new MutationObserver(() => window.told.push([text.textContent, bar.value]))
                .observe(text, {childList: true, characterData: true, subtree: true});
            }"""
        )
        table.button("ui-play").click()
        expect(page.get_by_role("progressbar")).to_be_visible()
        table.button("ui-cancel").click()
        expect(table.part("form")).to_be_visible()
        table.button("ui-play").click()
        expect(table.part("game")).to_be_visible(timeout=START_MILLISECONDS)
        told = page.evaluate("window.told")
    sizes = [one for one in told if re.fullmatch(r"Завантажено:? .*|.*\d+,\d.* \d+,\d.*", one[0])]
    assert sizes, told
    assert all(0 <= done <= 1 for _, done in sizes)
    amounts = [float(re.findall(r"\d+,\d", text)[0].replace(",", ".")) for text, _ in sizes]
    assert amounts == sorted(amounts)
    assert float(re.findall(r"\d+,\d", sizes[-1][0])[1].replace(",", ".")) > 3
