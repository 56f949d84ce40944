"""The watch itself: each thing that a browser test must not overlook is noticed when it happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from scripts.serve import SiteServer, serving

Watch = Callable[[Page, str, list[str]], None]


@pytest.fixture
def faulty(tmp_path: Path) -> Iterator[SiteServer]:
    """A site whose pages each do one thing wrong; ``{other}`` stands for another origin on this machine."""
    with serving(SiteServer(tmp_path, prefix="/elsewhere/")) as other:
        pages = {
            "console": "<script>console.error('console fault')</script>",
            "exception": "<script>throw new Error('thrown fault')</script>",
            "rejection": "<script>Promise.reject(new Error('rejected fault'))</script>",
            "missing": "<img alt='' src='missing.png'>",
            "stranger": f"<img alt='' src='{other.address}tracker.svg'>",
            "clean": "<p>nothing</p>",
        }
        (tmp_path / "tracker.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>", encoding="utf-8")
        for name, body in pages.items():
            html = f"<!doctype html><title>{name}</title><link rel='icon' href='data:,'>{body}"
            (tmp_path / f"{name}.html").write_text(html, encoding="utf-8")
        with serving(SiteServer(tmp_path)) as server:
            yield server


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("console", "console error: console fault"),
        ("exception", "uncaught: thrown fault"),
        ("rejection", "uncaught: rejected fault"),
        ("missing", "404: http://127.0.0.1:"),
        ("stranger", "request to another origin: http://127.0.0.1:"),
    ],
)
def test_a_fault_of_a_page_is_noticed(
    name: str, words: str, faulty: SiteServer, browser: Browser, watch: Watch
) -> None:
    faults = visit(browser, faulty, name, watch)
    assert any(fault.startswith(words) for fault in faults), faults


def test_a_page_without_fault_has_none(faulty: SiteServer, browser: Browser, watch: Watch) -> None:
    assert visit(browser, faulty, "clean", watch) == []


def visit(browser: Browser, server: SiteServer, name: str, watch: Watch) -> list[str]:
    """The faults that the watch notes on one page of ``server``."""
    faults: list[str] = []
    with browser.new_context() as context:
        page = context.new_page()
        watch(page, server.address, faults)
        page.goto(server.address + f"{name}.html", wait_until="load")
        page.wait_for_timeout(200)
    return faults
