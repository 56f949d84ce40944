"""Persian as the eye sees it: characters are measured where they are drawn, and read from left to right.

What is expected is put together from the words in the order of reading, by the rules of Persian writing: words go from
right to left, letters within a word too, but digits, cards and Latin names stand as they are.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.seeing import as_seen, persian, wrong_cards
from tests.browser.table import Table

RULES = "fa/games/scat/"
EXAMPLES = RULES + "examples/"

SAMPLES = [
    ("step counter", EXAMPLES + "short-game/#step-3", "#step-3 .step-title", "گام ۳ از ۱۴"),
    ("a card in a sentence", EXAMPLES + "one-suit/#step-1", "#step-1 .event", "بازیکن ۱ ورق 9♠ را از دسته می‌کشد ."),
    (
        "a list of cards",
        EXAMPLES + "short-game/#step-1",
        "#step-1 .event >> nth=3",
        "بازیکن ۲ این ورق‌ها را می‌گیرد : 8♠ K♠ 3♥",
    ),
    ("a card of ten", EXAMPLES + "one-suit/#step-0", "#step-0 .seat .hand li >> nth=0", "10♠"),
    ("a hand in its order", EXAMPLES + "one-suit/#step-0", "#step-0 .seat .hand >> nth=0", "10♠ K♠ 4♥"),
    ("a value with its suit", EXAMPLES + "one-suit/#step-2", "#step-2 .hand-value >> nth=0", "۲۹ امتیاز از پیک"),
    ("a count of cards", EXAMPLES + "one-suit/#step-0", "#step-0 .pile-stock .count", "۴۵ ورق"),
    (
        "half a point",
        RULES,
        "[id='scat.opt.three-of-a-kind'] td >> nth=0",
        "امتیاز جداگانه ندارد · ۳۰ امتیاز · ۳۰٫۵ امتیاز",
    ),
    ("a date", "clauses/scat.knock.once/", "[lang=fa] time", "۳۰ نوامبر ۲۰۲۶"),
    ("a range", RULES, "[id='scat.opt.pennies'] td >> nth=0", "۱ تا ۹"),
    ("the values of the cards", RULES, "#values ~ .table tr >> nth=0", "ورق A K Q J 10 9 8 7 6 5 4 3 2"),
    ("their points", RULES, "#values ~ .table tr >> nth=1", "امتیاز ۱۱ ۱۰ ۹ ۸ ۷ ۶ ۵ ۴ ۳ ۲"),
    ("the address of a clause", RULES, "[id='scat.31.after-knock'] .anchor", "scat.31.after-knock"),
    ("a Latin name among Persian ones", RULES, ".facts bdi.alias:has-text('Thirty-One')", "سی‌ویک ( Thirty-One )"),
    ("a Latin name of two words", RULES, ".facts bdi.alias:has-text('High Hat')", "HighHat"),
    (
        "a range of stakes",
        "fa/games/skin/",
        "[id='skin.opt.min-stake'] td >> nth=0",
        "۱ تا ۱۰",
    ),
    (
        "a loss",
        "fa/games/skin/examples/player-falls/#step-6",
        "#step-6 .net >> nth=0",
        "۶ ژتون باخت",
    ),
    (
        "a card that is accepted",
        "fa/games/skin/examples/first-bet/#step-2",
        "#step-2 .event >> nth=0",
        "بازیکن ۱ ورق 7♥ را قبول می‌کند .",
    ),
    (
        "a step of Skin",
        "fa/games/skin/examples/first-bet/#step-1",
        "#step-1 .step-title",
        "گام ۱ از ۵",
    ),
    (
        "a range of chips",
        "fa/games/inbetween/",
        "[id='inbetween.opt.chips'] td >> nth=0",
        "۵ تا ۲۰۰",
    ),
    (
        "values with points between them",
        "fa/games/inbetween/",
        "[id='inbetween.opt.pair'] td >> nth=0",
        "دو ژتون از پات · سه ژتون از پات · دو ورق تازه · بالاتر یا پایین‌تر · هیچ",
    ),
    (
        "a bet and the pot in brackets",
        "fa/games/inbetween/examples/game-for-two/#step-2",
        "#step-2 .event >> nth=0",
        "بازیکن ۱ شرط می‌بندد : ۲ ژتون ( پات : ۲ ) .",
    ),
    (
        "two posts and what they cost",
        "fa/games/inbetween/examples/game-for-two/#step-2",
        "#step-2 .pile-last dd",
        "10♠ J♦ ۱ ژتون باخت",
    ),
    (
        "a number in brackets",
        "fa/games/inbetween/",
        "[id='inbetween.consecutive.ace'] p >> nth=0",
        "شاه و آس پشت سر هم‌اند ؛ آس و دو نیستند ( فاصله‌شان ۱۱ است ) .",
    ),
    (
        "a score",
        "fa/games/snitchems/",
        "[id='snitchems.end.tie'] p >> nth=0",
        "اگر بیشترین تعداد برابر باشد ( ۲۶ و ۲۶ ) ، نتیجه مساوی است .",
    ),
    (
        "a range of cards",
        "fa/games/snitchems/",
        "[id='snitchems.opt.match.cards'] td >> nth=0",
        "۳۰ تا ۵۰۰",
    ),
    (
        "a card that is trailed",
        "fa/games/snitchems/examples/last-capture/#step-1",
        "#step-1 .event >> nth=0",
        "بازیکن ۱ با هیچ ورقی نمی‌تواند چیزی بردارد و ورق J♦ را زمین می‌گذارد .",
    ),
    (
        "cards counted at the end",
        "fa/games/snitchems/examples/equal/#step-2",
        "#step-2 .event >> nth=2",
        "بازیکن ۱ روی هم ۲۶ ورق برداشته است .",
    ),
]


@pytest.mark.parametrize(("address", "find", "words"), [one[1:] for one in SAMPLES], ids=[one[0] for one in SAMPLES])
def test_a_persian_line_is_seen_in_its_order(
    address: str, find: str, words: str, page: Page, site_address: str
) -> None:
    page.goto(site_address + address)
    page.evaluate("document.fonts.ready.then(() => true)")
    # A line that is broken goes on at the left of what stands above it.
    seen = "".join(reversed(as_seen(page.locator(find).first).split("\n")))
    assert seen.replace("\u200c", "") == persian(*words.split()).replace("\u200c", "")


def test_the_log_and_the_moves_of_a_game_are_seen_in_their_order(tables: Callable[[str], Table]) -> None:
    table = tables("fa")
    table.page.set_viewport_size({"width": 1280, "height": 900})
    table.leave()
    table.choose(seats=3, seed="5")
    table.play()
    taken = table.page.locator('[data-key="discards"] [role=img]').text_content()
    move = table.moves.filter(has_text=taken)
    number = table.words.number(int(move.get_attribute("data-number") or 0))
    assert as_seen(move).replace("\u200c", "") == persian(number, "برداشتن", taken, "از", "دورریز")
    table.press(move)
    assert wrong_cards(table.page) == []
    last = table.shown("news").locator(".event").first
    expect(last).to_contain_text(taken)
    assert persian("ورق", taken, "را", "از", "دورریز") in as_seen(last)
