"""A card that changes its place glides there from where it was, on both kinds of page and in both directions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from games.rulebook import RuleBook
from scripts.serve import SiteServer
from tests.browser.conftest import KEEP_ENGINE, watch_page
from tests.browser.table import Table

LANGUAGES = ("en", "fa", "uk")
EXAMPLE = "games/scat/examples/short-game/"
LONGEST = 250
"""Milliseconds."""

# Every glide is noted with its card, where it begins, as seen from where the card is, and how long it takes.
NOTE_GLIDES = """
  window.glides = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const shift = /translate\\((-?[\\d.]+)px, (-?[\\d.]+)px\\)/;
    const find = (frame) => (shift.exec(frame?.transform ?? "") ?? []).slice(1).map(Number);
    window.glides.push({
      card: this.dataset.card ?? null, ghost: this.classList.contains("gliding"),
      place: this.closest("[data-spot]")?.dataset.spot,
      from: find(frames[0]), to: find(frames.at(-1)), time: options.duration, html: this.outerHTML,
    });
    return animate.call(this, frames, options);
  };
"""

# The middle of something on the table that is seen, from the table's corner, when all glides have come to their end.
_MIDDLE = """selector => {
  for (const one of document.getAnimations()) one.finish();
  const table = [...document.querySelectorAll(".table")].find((one) => one.checkVisibility());
  const corner = table.getBoundingClientRect();
  const box = table.querySelector(selector).getBoundingClientRect();
  return [box.left + box.width / 2 - corner.left, box.top + box.height / 2 - corner.top];
}"""


def middle(page: Page, selector: str) -> list[float]:
    found: list[float] = page.evaluate(_MIDDLE, selector)
    return found


def glides(page: Page) -> list[dict[str, Any]]:
    """What has begun to glide since this was asked before."""
    found: list[dict[str, Any]] = page.evaluate("window.glides.splice(0)")
    assert all(0 < one["time"] <= LONGEST for one in found)
    return found


def cards(page: Page, place: str) -> set[str]:
    """The cards that are seen at a place, in notation."""
    return set(page.locator(f"{place} [data-card]").evaluate_all("all => all.map((one) => one.dataset.card)"))


def near(one: list[float], other: list[float]) -> bool:
    return len(one) == len(other) == 2 and all(abs(a - b) <= 2 for a, b in zip(one, other, strict=True))


def between(start: list[float], end: list[float]) -> list[float]:
    return [start[0] - end[0], start[1] - end[1]]


@pytest.fixture
def moving(browser: Browser, site_server: SiteServer) -> Iterator[Page]:
    """A page whose device has nothing against movement."""
    faults: list[str] = []
    with browser.new_context(viewport={"width": 900, "height": 900}, reduced_motion="no-preference") as context:
        context.add_init_script(NOTE_GLIDES)
        page = context.new_page()
        watch_page(page, f"http://127.0.0.1:{site_server.server_address[1]}/", faults)
        yield page
    assert faults == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_glides_from_the_stock_to_the_hand_to_the_discard_pile_and_back(
    lang: str, moving: Page, site_address: str, rulebook: RuleBook
) -> None:
    words = rulebook.words(lang)
    moving.goto(site_address + f"{lang}/{EXAMPLE}#step-1")
    expect(moving.locator("#step-1")).to_be_visible()

    def go(message: str, step: int) -> list[dict[str, Any]]:
        moving.get_by_role("button", name=words.plain(message), exact=True).click()
        expect(moving.locator(f"#step-{step}")).to_be_visible()  # at once: nothing waits for a glide
        expect(moving.locator(".stepper [aria-live]")).to_contain_text(words.plain("ui-step-of", step=step, last=14))
        return glides(moving)

    def at(code: str) -> str:
        return f'.face[data-card="{code}"]'

    stock = middle(moving, ".pile-stock .back")
    drawn = [one for one in go("ui-step-forward", 2) if one["place"] == "seat-2" and near_from(one, stock, moving)]
    assert len(drawn) == 1
    card = drawn[0]["card"]
    hand = middle(moving, at("3H"))
    (thrown,) = [one for one in go("ui-step-forward", 3) if one["card"] == "3H"]
    assert near(thrown["from"], between(hand, middle(moving, at("3H"))))
    pile = middle(moving, at("3H"))
    (back,) = [one for one in go("ui-step-back", 2) if one["card"] == "3H"]
    assert near(back["from"], between(pile, middle(moving, at("3H"))))
    held = middle(moving, at(card))
    (returned,) = [one for one in go("ui-step-back", 1) if one["card"] == card]
    assert returned["ghost"] and near(returned["to"], between(middle(moving, ".pile-stock .back"), held))
    # It is gone when it has arrived, and never was there for a screen reader or a finger.
    assert "inert" in returned["html"] and 'aria-hidden="true"' in returned["html"]
    expect(moving.locator(".gliding")).to_have_count(0)


def near_from(glide: dict[str, Any], start: list[float], page: Page) -> bool:
    return near(glide["from"], between(start, middle(page, f'.face[data-card="{glide["card"]}"]')))


def test_steps_that_follow_at_once_are_all_taken(moving: Page, site_address: str, rulebook: RuleBook) -> None:
    moving.goto(site_address + f"fa/{EXAMPLE}#step-1")
    for _ in range(4):
        moving.keyboard.press("ArrowLeft")
    expect(moving.locator("#step-5")).to_be_visible()
    assert moving.url.endswith("#step-5")
    expect(moving.locator(".gliding")).to_have_count(0)


# The reader's five of clubs is thrown, taken by a player whose cards are hidden, and covered by his nine of diamonds.
_SEVERAL_MOVES = """() => {
  const face = (code) => `<bdi class="card face" data-card="${code}">${code}</bdi>`;
  const back = '<bdi class="card face card-back">?</bdi>';
  const spot = (name, count, cards) => `<div data-spot="${name}" data-count="${count}">${cards.join("")}</div>`;
  const box = document.body.appendChild(document.createElement("div"));
  const put = (mine, top, pile) => {
    const spots = [spot("stock", 30, [back]), spot("discards", pile, [face(top)]),
      spot("seat-1", mine.length, mine.map(face)), spot("seat-2", 3, [back, back, back])];
    box.innerHTML = `<div class="table">${spots.join("")}</div>`;
  };
  put(["5C", "KS", "10S", "4H"], "2H", 1);
  window.glides.length = 0;
  VaraqMotion.glide(() => box.firstChild, () => put(["KS", "10S", "4H"], "9D", 2));
}"""


def test_of_several_moves_at_once_none_is_told_that_nobody_made(moving: Page, site_address: str) -> None:
    """The nine never was in the reader's hand: his five goes to the pile, and the nine lies there."""
    moving.goto(site_address + f"en/{EXAMPLE}")
    moving.evaluate(_SEVERAL_MOVES)
    assert [(one["card"], one["ghost"]) for one in glides(moving) if one["card"] in ("5C", "9D")] == [("5C", True)]


def test_captured_cards_glide_to_the_pile_of_their_captor(moving: Page, site_address: str, rulebook: RuleBook) -> None:
    words = rulebook.words("uk")
    moving.goto(site_address + "uk/games/snitchems/examples/making-eight/")
    forward = moving.get_by_role("button", name=words.plain("ui-step-forward"), exact=True)
    ghosts = 0
    while forward.get_attribute("aria-disabled") == "false":
        table = cards(moving, ".step:visible .layout")
        forward.click()
        gone = [one for one in glides(moving) if one["ghost"] and one["card"] in table]
        ghosts += len(gone)
    assert ghosts


@pytest.mark.parametrize("how", ["device", "switch"])
def test_nothing_glides_where_the_device_or_the_reader_wants_calm(
    how: str, browser: Browser, site_address: str, rulebook: RuleBook
) -> None:
    words = rulebook.words("en")
    with browser.new_context(reduced_motion="reduce" if how == "device" else "no-preference") as context:
        context.add_init_script(NOTE_GLIDES)
        page = context.new_page()
        page.goto(site_address + f"en/{EXAMPLE}#step-1")
        if how == "switch":
            page.locator("summary").get_by_text(words.plain("ui-display"), exact=True).click()
            page.get_by_role("checkbox", name=words.plain("ui-display-still"), exact=True).check()
        for _ in range(3):
            page.get_by_role("button", name=words.plain("ui-step-forward"), exact=True).click()
        expect(page.locator("#step-4")).to_be_visible()
        assert page.evaluate("window.glides.length") == 0


def test_a_hidden_card_glides_as_a_back_without_identity(moving: Page, site_address: str, rulebook: RuleBook) -> None:
    """Against four players: what moves is what the page shows before or after, and backs come from the stock."""
    moving.add_init_script(KEEP_ENGINE)
    moving.goto(site_address + "fa/games/scat/play/")
    table = Table(moving, rulebook.words("fa"), [])
    table.choose(seats=5, seed="5")
    table.play()
    seen: set[str] = set()
    hidden = 0

    for _ in range(12):
        if table.result.count():
            break
        before = cards(moving, '[data-target="table"]')
        deal = table.button("ui-next-deal")
        table.press(deal if deal.count() else table.moves.nth(1))
        told = " ".join(moving.locator('[data-target="log"] [role=img]').all_text_contents())
        for one in glides(moving):
            if one["card"] is None:
                hidden += 1
                assert "card-back" in one["html"] and ">?<" in one["html"]
            else:
                symbol = one["card"].translate(str.maketrans("SHDC", "♠♥♦♣"))
                assert one["card"] in before | cards(moving, '[data-target="table"]') or symbol in told
                seen.add(one["card"])
    assert seen and hidden
