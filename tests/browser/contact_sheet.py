"""Pictures of the site for the eye: ``python -m tests.browser.contact_sheet`` writes ``tests/output/index.html``.

Every kind of page and every state of a game, in three languages, on a phone and on a desk, light and dark.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from games.rulebook import load
from scripts.chromium import find_chromium
from scripts.node import find_node
from scripts.serve import SiteServer, serving
from tests.browser.table import Table

ROOT = Path(__file__).resolve().parents[2]
OUTPUT = ROOT / "tests" / "output"
LANGUAGES = ("fa", "uk", "en")
WINDOWS: tuple[Any, ...] = ({"width": 360, "height": 740}, {"width": 1280, "height": 900})
SCHEMES: tuple[Any, ...] = ("light", "dark")
READING = {
    "home": "",
    "rules": "games/scat/",
    "clause": "games/scat/#scat.knock.once",
    "options": "games/scat/#options",
    "examples": "games/scat/examples/",
    "step": "games/scat/examples/may-not-go-back/#step-1",
    "form": "games/scat/play/",
}


def playing(table: Table, picture: Callable[[str], None]) -> None:
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


def main() -> None:
    """Take all pictures of the built site."""
    program = find_chromium(os.environ)
    if program is None:
        raise SystemExit("there is no Chromium")
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(find_node(ROOT, os.environ).program)
    OUTPUT.mkdir(parents=True, exist_ok=True)
    rows: list[str] = []
    with serving(SiteServer(ROOT / "site")) as server, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=str(program), args=["--no-sandbox", "--disable-gpu"])
        for lang in LANGUAGES:
            for window in WINDOWS:
                for scheme in SCHEMES:
                    context = chromium.new_context(viewport=window, color_scheme=scheme, reduced_motion="reduce")
                    page = context.new_page()
                    place = f"{lang}-{window['width']}-{scheme}"
                    cells: list[str] = []

                    def picture(name: str, page: Page = page, place: str = place, cells: list[str] = cells) -> None:
                        page.wait_for_timeout(100)  # a frame or two
                        page.screenshot(path=OUTPUT / f"{place}-{name}.png")
                        cells.append(f'<figure><img src="{place}-{name}.png" alt=""><figcaption>{escape(name)}')

                    for name, path in READING.items():
                        page.goto(server.address + f"{lang}/{path}")
                        picture(name)
                    playing(Table(page, load().words(lang), []), picture)
                    rows.append(f"<h2>{place}</h2><div>{''.join(cells)}</div>")
                    context.close()
        chromium.close()
    style = "div{display:flex;gap:1em;overflow-x:auto}img{max-height:40em;border:1px solid}figure{margin:0}"
    sheet = f"<!doctype html><meta charset=utf-8><title>Contact sheet</title><style>{style}</style>{''.join(rows)}"
    (OUTPUT / "index.html").write_text(sheet, encoding="utf-8")


if __name__ == "__main__":
    main()
