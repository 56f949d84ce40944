"""Pictures of the site for the eye: ``python -m tests.browser.contact_sheet`` writes ``tests/output/index.html``.

Every kind of page, what opens over it, and every state of a game, in three languages, on a phone and on a desk, light
and dark. With words (``uk phone dark rules game``) only these languages, windows, schemes and pages are taken anew.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Collection
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from games import game, house
from games.rulebook import load
from scripts.chromium import find_chromium
from scripts.node import find_node
from scripts.serve import SiteServer, serving
from tests.browser.kinds import DESKTOP, KINDS, PHONE, SCHEMES, opened
from tests.browser.table import Table

ROOT = Path(__file__).resolve().parents[2]
OUTPUT = ROOT / "tests" / "output"
LANGUAGES = ("fa", "uk", "en")
WINDOWS = {"phone": PHONE, "desktop": DESKTOP}
SCREENS = 3
"""How many screens of a long page are in its picture."""
PATIENCE = 120_000
"""Milliseconds for anything on a busy machine."""

HOUSE = f"rules={house.write('scat', game('scat').Options.read(['pennies=4', 'free-life=off']))}"
OTHERS = {
    "options": "{lang}/games/scat/#options",
    "readings": "{lang}/games/scat/#opinions",
    "house-rules": "{lang}/games/scat/#house&" + HOUSE,
    "house-sheet": "{lang}/games/scat/sheet/#" + HOUSE,
    "house-example": "{lang}/games/scat/examples/last-penny/#" + HOUSE,
    "choices": "clauses/scat.loss.knocker-tied/",
    "missing": "{lang}/not-there/",
}
"""Places on pages of these kinds, and pages outside of the languages."""

NOWHERE = {"en": "snithcmes", "fa": "اسنجیمز", "uk": "снічмсе"}
"""What the search does not find."""

Picture = Callable[[str], None]


def search(page: Page) -> None:
    """The dialog with answers."""
    page.locator(".search-open").click()
    page.locator("dialog #search-query").fill("31")
    page.locator("dialog .search-results a").first.wait_for()


def nothing_found(page: Page) -> None:
    """The dialog with the nearest names instead."""
    page.locator(".search-open").click()
    page.locator("dialog #search-query").fill(NOWHERE[str(page.locator("html").get_attribute("lang"))])
    page.locator("dialog .search-results a").first.wait_for()


def menu(page: Page) -> None:
    """The list of pages, which a desk shows always."""
    if page.locator("#menu-box").is_visible():
        page.locator("#menu-box").check()


def definition(page: Page) -> None:
    """What a term means, beside it."""
    page.locator("main a.term").first.focus()


def printed(page: Page) -> None:
    """The page as it comes onto paper."""
    page.emulate_media(media="print")


OPENED: dict[str, tuple[str, Callable[[Page], None]]] = {
    "menu": (KINDS["rules"], menu),
    "search-dialog": (KINDS["rules"], search),
    "search-nothing": (KINDS["rules"], nothing_found),
    "definition": (KINDS["rules"], definition),
    "printed-rules": (KINDS["rules"], printed),
    "printed-sheet": (KINDS["sheet"], printed),
    "printed-example": (KINDS["example"], printed),
}
"""What is done on a page before its picture is taken."""


GAME = ("game", "refused", "result")
NAMES = (*KINDS, *OTHERS, *OPENED, *GAME)
PLACES = [f"{lang}-{window}-{scheme}" for lang in LANGUAGES for window in WINDOWS for scheme in SCHEMES]


def playing(table: Table, picture: Picture) -> None:
    """A refused move, a showdown and a result, each as a picture."""
    table.choose(seats=3, seed="5")
    table.play()
    picture("game")
    taken = table.page.locator('[data-key="discards"]')
    name = taken.locator("[role=img]").get_attribute("aria-label")
    table.press(taken)
    hand = table.page.locator(".card-button").filter(has=table.page.get_by_role("img", name=name, exact=True))
    table.press(hand)
    picture("refused")
    table.leave()
    table.choose(seed="31", options={"pennies": "1"})
    table.play()
    table.finish()
    picture("result")


def take_row(browser: Browser, address: str, place: str, wanted: Collection[str]) -> None:
    """All pictures of a place such as ``fa-phone-dark``."""
    lang, window, scheme = place.split("-")
    size = WINDOWS[window]
    with browser.new_context(
        viewport=size, color_scheme=scheme, locale=lang, reduced_motion="reduce", service_workers="block"
    ) as context:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()

        def picture(name: str, whole: bool = False) -> None:
            page.wait_for_timeout(100)  # a frame or two
            high = min(int(page.evaluate("document.documentElement.scrollHeight")), SCREENS * size["height"])
            area = {"x": 0, "y": 0, "width": size["width"], "height": max(high, size["height"])}
            page.screenshot(path=OUTPUT / f"{place}-{name}.png", full_page=whole, **({"clip": area} if whole else {}))

        for name, path in {**KINDS, **OTHERS}.items():
            if not wanted or name in wanted:
                page.goto("about:blank")  # another place on the same page is opened anew
                opened(page, address, path, lang)
                picture(name, whole="#" not in path)
        for name, (path, act) in OPENED.items():
            if not wanted or name in wanted:
                opened(page, address, path, lang)
                act(page)
                picture(name, whole=name.startswith("printed"))
                page.emulate_media(media="screen")
        if not wanted or GAME[0] in wanted:
            page.goto(f"{address}{lang}/games/scat/play/")
            playing(Table(page, load().words(lang), []), picture)


def write_sheet() -> None:
    """The page with all pictures that there are."""
    rows = []
    for place in PLACES:
        files = [(name, f"{place}-{name}.png") for name in NAMES]
        cells = [
            f'<figure><img src="{file}" alt=""><figcaption>{name}</figcaption></figure>'
            for name, file in files
            if (OUTPUT / file).is_file()
        ]
        rows.append(f"<h2>{place}</h2><div>{''.join(cells)}</div>")
    style = "div{display:flex;gap:1em;overflow-x:auto}img{max-height:40em;border:1px solid}figure{margin:0}"
    sheet = f"<!doctype html><meta charset=utf-8><title>Contact sheet</title><style>{style}</style>{''.join(rows)}"
    (OUTPUT / "index.html").write_text(sheet, encoding="utf-8")


def main(words: Collection[str] = ()) -> None:
    """Take the pictures of the built site; all, or those that are named."""
    program = find_chromium(os.environ)
    if program is None:
        raise SystemExit("there is no Chromium")
    parts = {*LANGUAGES, *WINDOWS, *SCHEMES}
    if unknown := {*words} - parts - {*NAMES}:
        raise SystemExit(f"no picture is called {', '.join(sorted(unknown))}; there are {', '.join(NAMES)}")
    asked = {*words} & parts
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(find_node(ROOT, os.environ).program)
    OUTPUT.mkdir(parents=True, exist_ok=True)
    with serving(SiteServer(ROOT / "site")) as server, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=str(program), args=["--no-sandbox", "--disable-gpu"])
        for place in PLACES:
            if asked <= {*place.split("-")}:
                take_row(chromium, server.address, place, {*words} - parts)
                write_sheet()
        chromium.close()


if __name__ == "__main__":
    main(sys.argv[1:])
