"""A step in a running game: from the press of a button to the new table in the page, with a slowed processor."""

from __future__ import annotations

import os
import statistics
from pathlib import Path
from typing import Any, Final

from scripts.chromium import ensure_chromium
from scripts.errors import BuildError
from scripts.node import find_node
from scripts.pyodide.bench import ARGUMENTS
from scripts.serve import SiteServer, serving

SLOWER: Final = 4
STEPS: Final = 60
PLANNED: Final = 50.0
"""Milliseconds, 95 of 100 steps, slowed four times."""

# One step: press the first move (or the next deal) and wait for the first new content of the game.
_STEP: Final = """() => new Promise((resolve) => {
  const game = document.querySelector('[data-part="game"]');
  const choices = game.querySelector('[data-target="choices"]');
  const button = choices.querySelector('ol button[data-action], [data-do="deal"]');
  if (!button) { resolve(null); return; }
  const watch = new MutationObserver(() => { watch.disconnect(); resolve(performance.now() - begun); });
  watch.observe(game.querySelector('[data-target="table"]'), { childList: true, subtree: true });
  const begun = performance.now();
  button.click();
  setTimeout(() => { watch.disconnect(); resolve(-1); }, 5000);
})"""


def measure(root: Path, pairs: int) -> dict[str, Any]:
    """Milliseconds of the steps of a game of Scat with and without slowing; Chromium slows the page's thread, not the
    worker's."""
    from playwright.sync_api import sync_playwright

    site = root / "site"
    if not (site / "index.html").is_file():
        raise BuildError("there is no site to measure", where="site", todo="run: python3 scripts/build.py")
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(find_node(root, os.environ).program)
    program = ensure_chromium(root)
    with serving(SiteServer(site)) as server, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=str(program), headless=True, args=list(ARGUMENTS))
        try:
            times = {rate: _steps(chromium, f"{server.address}en/games/scat/play/", rate) for rate in (1, SLOWER)}
        finally:
            chromium.close()
    slowed = _figures(times[SLOWER])
    return {
        "unslowed": _figures(times[1]),
        f"slowed {SLOWER} times": slowed,
        "planned p95": PLANNED,
        "ratio": round(slowed["p95"] / PLANNED, 3),
    }


def _figures(times: list[float]) -> dict[str, float]:
    return {
        "steps": len(times),
        "median": round(statistics.median(times), 1),
        "p95": round(statistics.quantiles(times, n=20)[-1], 1),
    }


def _steps(chromium: Any, address: str, rate: int) -> list[float]:
    page = chromium.new_page()
    page.set_default_timeout(120_000)
    times: list[float] = []
    seed = 0
    while len(times) < STEPS:
        seed += 1
        page.goto(address)
        page.locator("#play-seed").fill(str(seed))
        page.locator('[data-part="form"] button[type="submit"]').click()
        page.locator('[data-target="choices"] button').first.wait_for()
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
        before = len(times)
        while len(times) < STEPS and (took := page.evaluate(_STEP)) is not None:
            if took < 0:
                raise BuildError("a step was not answered within five seconds", where=address)
            times.append(float(took))
            page.wait_for_timeout(50)
        session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        if len(times) == before:
            raise BuildError("no move could be pressed", where=address, todo="see what the play page shows")
    page.close()
    return times
