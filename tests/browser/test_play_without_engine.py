"""When Python cannot start: the page says why in its own language, offers to try again, and stays readable."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from games.rulebook import RuleBook
from scripts.serve import SiteServer
from tests.browser.table import Table

LANGUAGES = ("en", "fa", "uk")


@pytest.fixture
def bare(browser: Browser) -> Iterator[BrowserContext]:
    """A profile without service worker, so that what is blocked is blocked."""
    with browser.new_context(service_workers="block", viewport={"width": 360, "height": 740}) as context:
        yield context


def opened(context: BrowserContext, address: str, rulebook: RuleBook, lang: str) -> Table:
    page = context.new_page()
    page.goto(address + f"{lang}/games/scat/play/")
    return Table(page, rulebook.words(lang), [])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_blocked_wasm_is_told_and_tried_again(
    lang: str, bare: BrowserContext, site_server: SiteServer, rulebook: RuleBook
) -> None:
    blocked: list[str] = []

    def block(route: Route) -> None:
        blocked.append(route.request.url)
        route.abort()

    bare.route("**/*.wasm", block)
    table = opened(bare, site_server.address, rulebook, lang)
    failed = table.part("failed")
    table.choose(seed="9")
    table.button("ui-play").click()
    expect(failed).to_be_visible(timeout=60_000)
    assert blocked
    expect(table.page.get_by_role("heading", name=table.words.plain("ui-failed"), exact=True)).to_be_focused()
    expect(failed).to_contain_text(table.words.plain("ui-failed-fetch-failed"))
    assert failed.locator("[data-code]:visible").count() == 1
    expect(failed).to_contain_text(table.words.plain("ui-failed-readable"))
    table.announced(table.words.plain("ui-failed-fetch-failed"))

    # The same once more, then the rules, then with a connection the game.
    seen = len(blocked)
    table.button("ui-retry").click()
    expect(failed).to_be_visible(timeout=60_000)
    assert len(blocked) > seen
    if lang != "en":
        table.page.locator("main").get_by_role("link", name=table.words.plain("ui-read-rules"), exact=True).click()
        expect(table.page.locator('[id="scat.knock.once"]')).to_be_visible()
        return
    bare.unroute("**/*.wasm")
    table.button("ui-retry").click()
    table.wait_for_game()
    assert table.moves.count() > 0


@pytest.mark.parametrize(
    ("without", "message"),
    [("delete window.WebAssembly", "ui-failed-no-wasm"), ("delete window.Worker", "ui-failed-no-worker")],
)
def test_a_browser_that_cannot_run_it_is_told_why(
    without: str, message: str, bare: BrowserContext, site_server: SiteServer, rulebook: RuleBook
) -> None:
    bare.add_init_script(without)
    table = opened(bare, site_server.address, rulebook, "fa")
    table.button("ui-play").click()
    expect(table.part("failed")).to_contain_text(table.words.plain(message))


def test_without_script_the_play_page_says_what_is_missing(
    browser: Browser, site_server: SiteServer, rulebook: RuleBook
) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        for lang in LANGUAGES:
            page: Page = context.new_page()
            page.goto(site_server.address + f"{lang}/games/scat/play/")
            expect(page.get_by_text(rulebook.words(lang).plain("ui-no-script"), exact=True)).to_be_visible()
            assert page.locator("main :is(button, select, input):visible").count() == 0
            page.close()


# A page with a policy lets no text be evaluated again and again, so the page itself waits.
CONTROLLED = """() => new Promise((done) => {
  if (navigator.serviceWorker.controller) done();
  else navigator.serviceWorker.addEventListener("controllerchange", () => done(), { once: true });
})"""


def test_a_game_can_be_played_without_a_connection_after_the_first_time(
    browser: Browser, site_server: SiteServer, rulebook: RuleBook
) -> None:
    with browser.new_context() as context:
        table = opened(context, site_server.address, rulebook, "uk")
        table.page.evaluate(CONTROLLED)
        table.choose(seed="77")
        table.play()
        drawn = table.shown("table").inner_text()
        context.set_offline(True)
        table.page.reload()
        table.choose(seed="77")
        table.play()
        assert table.shown("table").inner_text() == drawn
        table.press(table.moves.last)
        table.page.goto(site_server.address + "uk/games/scat/#scat.knock.once")
        expect(table.page.locator('[id="scat.knock.once"]')).to_be_visible()
