"""A real Chromium, and the built site on loopback under a sub-path, as on a host that is shared.

``page`` is watched: a console error, an uncaught exception, a failed request or a request to another origin
fails the test that made it. A test that expects one says so by emptying ``page_faults``.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response, sync_playwright

from games.rulebook import RuleBook, load
from scripts.chromium import find_chromium, how_to_install
from scripts.node import find_node
from scripts.serve import SiteHandler, SiteServer, serving
from tests.browser.table import Table

SUB_PATH = "/some/sub/path/"

# A test browser that looks nothing up, updates nothing and calls nobody; without a sandbox it runs as root too.
CHROMIUM_ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--disable-extensions",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-client-side-phishing-detection",
    "--disable-domain-reliability",
    "--disable-features=OptimizationHints,MediaRouter,Translate,AutofillServerCommunication",
    "--no-first-run",
    "--no-default-browser-check",
    "--no-pings",
    "--js-flags=--liftoff-only",  # what runs for seconds gains nothing from WebAssembly that is compiled twice
)


@pytest.fixture(scope="session")
def chromium_path() -> Path:
    """The program; a machine without one fails the browser tests and does not skip them."""
    found = find_chromium(os.environ)
    if found is None:
        pytest.fail("there is no Chromium; " + how_to_install(Path("/etc/debian_version").is_file()))
    return found


@pytest.fixture(scope="session")
def browser(root: Path, chromium_path: Path) -> Iterator[Browser]:
    """One Chromium for all browser tests; each test has a context, so a profile, of its own.

    Playwright is driven by the build's Node: its own one needs a library that a bare Debian does not have.
    """
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(find_node(root, os.environ).program)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=str(chromium_path), headless=True, args=list(CHROMIUM_ARGUMENTS)
        )
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def site_folder(root: Path) -> Path:
    """The built site."""
    site = root / "site"
    if not (site / "index.html").is_file():
        pytest.fail("there is no site/ to test; run: python3 scripts/build.py")
    return site


class LastingHandler(SiteHandler):
    """Lets a browser keep what pages are made of, as most hosts do: the site does not change while it is tested, and
    fonts and scripts that are read anew for every page take half of its processor time. Pages are asked for again."""

    def send_header(self, keyword: str, value: str) -> None:
        lasting = keyword == "Cache-Control" and not urlsplit(self.path).path.endswith(("/", ".html"))
        super().send_header(keyword, "max-age=3600" if lasting else value)


@pytest.fixture(scope="session")
def site_server(site_folder: Path) -> Iterator[SiteServer]:
    """The built site under ``/some/sub/path/``; anything outside of it is a 404."""
    server = SiteServer(site_folder, prefix=SUB_PATH)
    server.RequestHandlerClass = LastingHandler
    with serving(server):
        yield server


@pytest.fixture(scope="session")
def site_address(site_server: SiteServer) -> str:
    """The address of the site, with a slash at its end: ``site_address + "fa/games/scat/"``."""
    return site_server.address


DESK: Any = {"viewport": {"width": 1280, "height": 900}, "reduced_motion": "reduce"}
"""A desktop window, animations off."""


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A fresh profile."""
    fresh = browser.new_context(**DESK)
    fresh.set_default_timeout(15_000)
    yield fresh
    fresh.close()


@pytest.fixture(scope="session")
def profile(browser: Browser) -> Iterator[BrowserContext]:
    """The profile that the pages of most tests share, since a new one takes longer than many a test. No service worker
    stands between its pages and the server."""
    shared = browser.new_context(**DESK, service_workers="block")
    shared.set_default_timeout(15_000)
    yield shared
    shared.close()


@pytest.fixture
def page_faults() -> list[str]:
    """What the pages of this test did wrong; a test that provokes one clears the list."""
    return []


_NO_WORKER = "Service Worker registration blocked by Playwright"


def watch_page(page: Page, origin: str, faults: list[str]) -> None:
    """Note in ``faults`` everything that a reader's console or privacy would suffer from."""

    def console(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and _NO_WORKER not in message.text:
            faults.append(f"console {message.type}: {message.text}")

    def request(sent: Request) -> None:
        if not sent.url.startswith((origin, "data:", "blob:")):
            faults.append(f"request to another origin: {sent.url}")

    def response(received: Response) -> None:
        if received.status >= 400:
            faults.append(f"{received.status}: {received.url}")

    page.on("console", console)
    page.on("pageerror", lambda error: faults.append(f"uncaught: {error}"))
    page.on("request", request)
    page.on("response", response)


# The engine that a page starts is kept, and the pages that it opens play with it instead of starting their own.
KEEP_ENGINE = """
  const keeper = window.opener;
  let engine = keeper && keeper.kept && { start: () => keeper.kept };
  Object.defineProperty(window, "VaraqEngine", {
    get: () => engine,
    set: (given) => { engine = { ...given, start: (settings) => (window.kept = given.start(settings)) }; },
  });
"""


@pytest.fixture
def watch() -> Callable[[Page, str, list[str]], None]:
    """``watch(page, origin, faults)`` for a test that opens pages of its own; see ``watch_page``."""
    return watch_page


@pytest.fixture
def page(profile: BrowserContext, site_server: SiteServer, page_faults: list[str]) -> Iterator[Page]:
    """A page of a profile that keeps nothing, at no address yet, watched as this module's text says."""
    origin = f"http://127.0.0.1:{site_server.server_address[1]}"
    fresh = profile.new_page()
    watch_page(fresh, f"{origin}/", page_faults)
    yield fresh
    keeper = profile.new_cdp_session(fresh)
    keeper.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "local_storage,indexeddb,cookies"})
    fresh.close()
    profile.clear_permissions()
    assert page_faults == []


@pytest.fixture(scope="session")
def axe(root: Path) -> str:
    """The script of the accessibility checker."""
    return (root / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def rulebook() -> RuleBook:
    """The rule book that the site was made from."""
    return load()


@pytest.fixture(scope="session")
def tables(browser: Browser, site_server: SiteServer, rulebook: RuleBook) -> Iterator[Callable[[str], Table]]:
    """``tables("fa")`` is the play page of a language. It is opened once and keeps its engine, whose start is what
    takes time; a test that wants a fresh one opens a page of its own."""
    opened: dict[str, Table] = {}

    def table(lang: str) -> Table:
        if lang not in opened:
            context = browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
            context.set_default_timeout(15_000)
            context.add_init_script(KEEP_ENGINE)
            page = context.new_page()
            faults: list[str] = []
            watch_page(page, f"http://127.0.0.1:{site_server.server_address[1]}/", faults)
            page.goto(site_server.address + f"{lang}/games/scat/play/")
            opened[lang] = Table(page, rulebook.words(lang), faults)
        return opened[lang]

    yield table
    for one in opened.values():
        one.page.context.close()


@pytest.fixture(scope="session")
def game_tables(tables: Callable[[str], Table], site_server: SiteServer) -> Callable[[str, str], Table]:
    """``game_tables("fa", "skin")`` is the fresh play page of a game, with the engine of ``tables("fa")``."""
    rooms: dict[str, tuple[Page, list[str]]] = {}

    def game_table(lang: str, key: str) -> Table:
        keeper = tables(lang)
        if lang not in rooms:
            if not keeper.page.evaluate("Boolean(window.kept)"):
                keeper.play()
            with keeper.page.expect_popup() as opened:
                keeper.page.evaluate("() => { window.open('about:blank'); }")
            faults: list[str] = []
            watch_page(opened.value, f"http://127.0.0.1:{site_server.server_address[1]}/", faults)
            rooms[lang] = opened.value, faults
        page, faults = rooms[lang]
        faults.clear()
        page.set_viewport_size({"width": 1280, "height": 900})
        page.goto(site_server.address + f"{lang}/games/{key}/play/")
        return Table(page, keeper.words, faults, key)

    return game_table


@pytest.fixture(params=("en", "fa", "uk"))
def table(request: pytest.FixtureRequest, tables: Callable[[str], Table]) -> Iterator[Table]:
    """The play page in each language, at its form, in a desktop window; whatever it does wrong fails the test."""
    one = tables(request.param)
    one.page.set_viewport_size({"width": 1280, "height": 900})
    one.page.emulate_media(color_scheme="light")
    one.faults.clear()
    one.leave()
    yield one
    assert one.faults == []
