"""The rules as they are read: every clause with its address, links that lead somewhere, nothing fetched in vain."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import games
from games.rulebook import RuleBook
from scripts.serve import SiteHandler, SiteServer, serving
from tests.browser.seeing import unnamed_cards, wider_than_window, wrong_cards

LANGUAGES = ("en", "fa", "uk")
PHONE: Any = {"width": 360, "height": 740}
PAGES = (
    "",
    "games/scat/examples/",
    "games/scat/examples/three-of-a-kind/#step-4",
    *(f"games/{key}/{part}" for key in sorted(games.keys()) for part in ("", "learn/", "play/")),
)


CLAUSES = """ids => ids.map((id) => {
  const place = document.getElementById(id);
  const anchor = [...place?.querySelectorAll("a") ?? []].find((one) => one.textContent.trim() === id);
  if (!anchor?.checkVisibility({visibilityProperty: true})) return [id, null, null, 0, 0];
  const box = anchor.getBoundingClientRect();
  const title = place.querySelector("h2, h3, h4").innerText;
  return [id, title.replace(/\\s+/g, " "), anchor.getAttribute("href"), box.left, box.right];
})"""


@pytest.mark.parametrize(("key", "count"), [("inbetween", 33), ("scat", 44), ("skin", 51), ("snitchems", 31)])
@pytest.mark.parametrize("window", [{"width": 1280, "height": 900}, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_is_there_with_its_address(
    lang: str, window: Any, key: str, count: int, page: Page, site_address: str, rulebook: RuleBook
) -> None:
    page.set_viewport_size(window)
    page.goto(site_address + f"{lang}/games/{key}/")
    words = rulebook.words(lang)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator("html")).to_have_attribute("dir", words.dir)
    clauses = list(rulebook.game(key).clauses)
    assert len(clauses) == count
    for id, title, address, left, right in page.evaluate(CLAUSES, clauses):
        assert title is not None, id
        assert words.plain(id, "title") in title
        assert address == f"#{id}"
        assert left >= 0 and right <= window["width"], id
    assert wider_than_window(page) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_address_of_a_clause_shows_it_below_the_header(lang: str, page: Page, site_address: str) -> None:
    header = page.locator("header.top")
    for id in ("scat.knock.once", "scat.end", "scat.opt.three-of-a-kind", "scat.reading.several-31"):
        page.goto(site_address + f"{lang}/games/scat/#{id}")
        place = page.locator(f'[id="{id}"]')
        expect(place).to_be_in_viewport()
        top, below = place.bounding_box(), header.bounding_box()
        assert top is not None and below is not None
        assert top["y"] >= below["y"] + below["height"] - 1, id


def test_a_link_within_the_page_leads_to_its_clause(page: Page, site_address: str) -> None:
    page.goto(site_address + "uk/games/scat/")
    link = page.locator('[id="scat.lives.start"] a[href^="#scat."]:not(.anchor)').first
    target = (link.get_attribute("href") or "")[1:]
    link.click()
    page.wait_for_url(f"**/#{target}")
    expect(page.locator(f'[id="{target}"]')).to_be_in_viewport()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_is_stated_by_the_words_of_the_rule_book(
    lang: str, page: Page, site_address: str, rulebook: RuleBook
) -> None:
    page.goto(site_address + f"{lang}/games/scat/")
    told = 0
    for id, clause in rulebook.game("scat").clauses.items():
        if not clause.options:  # the text of the others depends on what was agreed
            place = page.locator(f'[id="{id}"] > p').first
            assert rulebook.words(lang).plain(id) in " ".join(place.inner_text().split()), id
            told += 1
    assert told > 20


@pytest.fixture
def counting(site_folder: Path) -> Iterator[tuple[SiteServer, list[str]]]:
    """The site, and every path that is asked for, by pages and by their service worker."""
    asked: list[str] = []

    class Counted(SiteHandler):
        def send_head(self) -> Any:
            asked.append(self.path)
            return super().send_head()

    server = SiteServer(site_folder, prefix="/a/deep/sub/path/")
    server.RequestHandlerClass = Counted
    with serving(server):
        yield server, asked


def test_nothing_of_the_engine_is_fetched_before_play_is_pressed(
    browser: Browser, counting: tuple[SiteServer, list[str]], rulebook: RuleBook
) -> None:
    server, asked = counting
    with browser.new_context() as context:
        page = context.new_page()
        for path in PAGES:
            page.goto(server.address + f"uk/{path}")
            page.wait_for_load_state("networkidle")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.wait_for_function("address => caches.match(address).then(Boolean)", arg=server.address + "uk/games/scat/")
        assert [path for path in asked if "/pyodide/" in path] == []
        assert all(path.startswith("/a/deep/sub/path/") for path in asked)
        page.get_by_role("button", name=rulebook.words("uk").plain("ui-play"), exact=True).click()
        expect(page.locator('[data-part="game"]')).to_be_visible(timeout=90_000)
        assert any(path.endswith(".wasm") for path in asked)
        # Whatever was fetched was fetched once.
        heavy = [path for path in asked if "/pyodide/" in path and not path.endswith("engine.json")]
        assert len(heavy) == len(set(heavy)), heavy


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_loads_without_fault_and_has_words_for_every_card(
    lang: str, page: Page, site_address: str, site_folder: Path
) -> None:
    pages = sorted((site_folder / lang).rglob("index.html"))
    assert len(pages) > 20
    # An example has the same parts in every language, so each is looked at in one of them, half of all in Persian,
    # since only there can a card stand the wrong way round. Frames have the same steps: one of seven is enough.
    examples = [path for path in pages if path.parent.parent.name == "examples"]
    frames = [path for path in pages if path.parent.parent.name == "embed"]
    share = {"fa": (0, 2), "en": (1,), "uk": (3,)}[lang]
    left_out = {path for at, path in enumerate(examples) if at % 4 not in share}
    left_out |= {path for at, path in enumerate(frames) if at % 7}
    for path in pages:
        if path in left_out:
            continue
        # The faults of all of them, requests to other origins among them, fail the test at its end.
        response = page.goto(site_address + path.parent.relative_to(site_folder).as_posix() + "/", wait_until="load")
        assert response is not None and response.status == 200
        assert page.locator("h1").count() == 1, path
        assert unnamed_cards(page) == [], path
        if lang == "fa":
            assert wrong_cards(page) == [], path


def test_the_landing_page_works_without_script(browser: Browser, site_address: str) -> None:
    with browser.new_context(java_script_enabled=False, locale="fa-IR") as context:
        page = context.new_page()
        page.goto(site_address)
        for name, lang in (("English", "en"), ("فارسی", "fa"), ("Українська", "uk")):
            link = page.get_by_role("link", name=name, exact=True)
            section = page.locator(f'section[lang="{lang}"]')
            expect(section.get_by_role("link")).to_have_text(name)
            expect(section).to_have_attribute("dir", "rtl" if lang == "fa" else "ltr")
            link.click()
            page.wait_for_url(site_address + f"{lang}/")
            page.go_back()


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_a_missing_page_says_so_in_three_languages(script: bool, browser: Browser, site_server: SiteServer) -> None:
    with browser.new_context(java_script_enabled=script) as context:
        page = context.new_page()
        response = page.goto(site_server.address + "no/such/page")
        assert response is not None and response.status == 404
        told = {one.get_attribute("lang"): one.inner_text() for one in page.locator("section:visible").all()}
        assert set(told) == set(LANGUAGES)
        assert "does not exist" in told["en"] and "نیست" in told["fa"] and "немає" in told["uk"]


def test_the_rules_read_on_paper_have_no_frame(page: Page, site_address: str) -> None:
    page.goto(site_address + "fa/games/scat/")
    page.emulate_media(media="print")
    expect(page.locator('[id="scat.knock.once"] p').first).to_be_visible()
    expect(page.locator(".site-nav")).not_to_be_visible()
