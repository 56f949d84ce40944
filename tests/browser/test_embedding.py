"""An example in a frame of another site: small, without menus, as the address wishes, whole without script."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from games import examples
from games.replay import replay
from games.rulebook import RuleBook
from games.words import Words
from scripts.serve import SiteServer, serving
from tests.browser.seeing import small_targets, violations, wider_than_window, wrong_cards

EXAMPLE = ("scat", "31-in-play")
MOST_BYTES = 30_000
"""Of page, styles and script together, packed as hosts send them."""


def steps_of(key: str, id: str) -> int:
    return len(replay(examples.load(key, id)).steps)


@pytest.mark.parametrize("lang", ["en", "fa", "uk"])
def test_the_snippet_of_an_example_shows_it_in_the_page_of_somebody_else(
    lang: str, page: Page, site_address: str, rulebook: RuleBook, axe: str, page_faults: list[str], tmp_path: Path
) -> None:
    key, id = EXAMPLE
    words = rulebook.words(lang)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{site_address}{lang}/games/{key}/examples/{id}/")
    page.locator("summary").get_by_text(words.plain("ui-embed"), exact=True).click()
    page.get_by_label(words.plain("ui-embed-theme"), exact=True).select_option("dark")
    page.get_by_label(words.plain("ui-embed-step"), exact=True).select_option("1")
    page.get_by_role("button", name=words.plain("ui-embed-copy"), exact=True).click()
    expect(page.get_by_text(words.plain("ui-embed-copied"), exact=True)).to_be_visible()
    snippet = page.evaluate("navigator.clipboard.readText()")
    assert violations(page, axe) == []

    # A page of another origin: another server.
    html = (
        f"<!doctype html><html lang=en><title>A page</title><link rel=icon href='data:,'><h1>Mine</h1>{snippet}</html>"
    )
    (tmp_path / "index.html").write_text(html, encoding="utf-8")
    page.set_viewport_size({"width": 360, "height": 740})
    with serving(SiteServer(tmp_path)) as around:
        page.goto(around.address)
        walk_frame(page, words)
    page_faults.remove(f"request to another origin: {around.address}")


def walk_frame(page: Page, words: Words) -> None:
    """It begins as the snippet says, goes to its last step, and leaves the history of the page around alone."""
    frame = page.frame_locator("iframe")
    expect(frame.locator(".step:visible")).to_have_count(1)
    expect(frame.locator("#step-1")).to_be_visible()
    expect(frame.locator("html")).to_have_attribute("data-md-color-scheme", "slate")
    before = page.evaluate("history.length")
    onward = frame.get_by_role("button", name=words.plain("ui-step-forward"), exact=True)
    onward.click()
    expect(frame.locator("#step-2")).to_be_visible()
    expect(frame.locator("[data-told]")).to_contain_text(frame.locator("#step-2 .step-title").inner_text())
    expect(onward).to_have_attribute("aria-disabled", "true")
    assert steps_of(*EXAMPLE) == 3
    assert page.evaluate("history.length") == before


@pytest.mark.parametrize("lang", ["en", "fa", "uk"])
def test_the_framed_page_is_sound_and_whole_without_script(
    lang: str, page: Page, browser: Browser, site_server: SiteServer, rulebook: RuleBook, axe: str
) -> None:
    key, id = EXAMPLE
    address = f"{site_server.address}{lang}/games/{key}/embed/{id}/"
    for theme in ("light", "dark"):
        page.set_viewport_size({"width": 360, "height": 740})
        page.goto("about:blank")
        page.goto(f"{address}#theme={theme}&step=1")
        expect(page.locator("#step-1")).to_be_visible()
        assert violations(page, axe) == []
        assert wider_than_window(page) == []
        assert small_targets(page) == []
        assert wrong_cards(page) == []
        assert page.get_by_role("navigation").count() == 0
    with browser.new_context(java_script_enabled=False) as context:
        bare = context.new_page()
        bare.goto(address)
        assert bare.locator(".step:visible").count() == steps_of(key, id)
        target = bare.locator(".embed-source a").get_attribute("href") or ""
        assert target == f"../../examples/{id}/"


def test_every_example_has_a_small_framed_page_in_each_language(site_folder: Path, rulebook: RuleBook) -> None:
    for lang in ("en", "fa", "uk"):
        for key in rulebook.keys:
            folder = site_folder / lang / "games" / key / "embed"
            assert {one.name for one in folder.iterdir()} == {*examples.ids(key), "position"}
            for id in examples.ids(key):
                file = folder / id / "index.html"
                html = file.read_text(encoding="utf-8")
                parts = [
                    file,
                    *(
                        (file.parent / name).resolve()
                        for name in re.findall(r'(?:href|src)="([^"]+\.(?:css|js))"', html)
                    ),
                ]
                assert len(parts) == 6
                assert sum(len(gzip.compress(part.read_bytes())) for part in parts) < MOST_BYTES, file
                assert "data-try" not in html
