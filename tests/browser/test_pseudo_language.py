"""A site in a made-up language, built like a real one: no plain English is left, and its long words fit on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from scripts.plan import BuildPlan
from scripts.serve import SiteServer, serving
from scripts.translating.pseudo import CODE, build_into, pseudo, pseudo_article, pseudo_plan
from tests.browser.conftest import LastingHandler
from tests.browser.seeing import wider_than_window
from tests.scripts.pages_site import bring_kept

ENGLISH = re.compile(r"[A-Za-z]{2,}")
# Elements whose words are no prose of the site, and attributes that are read out or shown.
_NO_PROSE = ("script", "style", "code", "pre", "samp", "kbd", "data")
_SPOKEN = ("title", "alt", "aria-label", "aria-description", "placeholder", "content", "label")
_NAMES = re.compile(r"English|CC BY 4\.0")
_VOID = frozenset(
    {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
)


class _Prose(HTMLParser):
    """Every piece of text that a reader sees or hears, with its line."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.found: list[tuple[int, str]] = []
        self.open: list[tuple[str, bool]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        foreign = given.get("lang") not in (None, CODE) or given.get("translate") == "no" or tag in _NO_PROSE
        kept = self.open[-1][1] if self.open else False
        if tag not in _VOID:
            self.open.append((tag, kept or foreign))
        if kept or foreign or given.get("aria-hidden") == "true":
            return
        for name in _SPOKEN:
            if (name != "content" or given.get("name") == "description") and (value := given.get(name)):
                self.found.append((self.getpos()[0], value))

    def handle_endtag(self, tag: str) -> None:
        while self.open:
            if self.open.pop()[0] == tag:
                return

    def handle_data(self, data: str) -> None:
        if data.strip() and not (self.open and self.open[-1][1]):
            self.found.append((self.getpos()[0], data))


def prose(html: str) -> Iterator[tuple[int, str]]:
    reader = _Prose()
    reader.feed(html)
    reader.close()
    yield from reader.found


@pytest.fixture(scope="module")
def pages(root: Path, tmp_path_factory: pytest.TempPathFactory) -> BuildPlan:
    plan = pseudo_plan(root, tmp_path_factory.mktemp("pseudo"))
    bring_kept(root, plan.cache, ("coverage.json", "editor", "fonts", "typeset"))  # what depends on no language
    build_into(plan)
    return plan


def test_no_english_is_left_on_its_pages(pages: BuildPlan) -> None:
    files = sorted(pages.out.rglob("*.html"))
    assert len(files) > 90
    left = {
        (file.relative_to(pages.out).as_posix(), line, " ".join(text.split()))
        for file in files
        for line, text in prose(file.read_text(encoding="utf-8"))
        if ENGLISH.search(_NAMES.sub("", text))
    }
    assert sorted(left)[:20] == []


def test_the_pages_are_those_of_a_language_from_right_to_left(pages: BuildPlan) -> None:
    home = (pages.out / CODE / "index.html").read_text(encoding="utf-8")
    assert f'<html lang="{CODE}" dir="rtl">' in home
    assert pseudo("Card games, rule by rule") in home


def test_its_long_words_fit_on_a_phone(pages: BuildPlan, browser: Browser) -> None:
    # One page of each kind; examples and lessons of the other games have the same templates.
    kinds = [
        file.parent.relative_to(pages.out).as_posix() + "/"
        for file in sorted(pages.out.rglob("index.html"))
        if not re.search(r"games/(?!scat/).+/(learn|play|examples)|examples/.*[^n]-", file.as_posix())
    ]
    assert len(kinds) >= 12
    context = browser.new_context(viewport={"width": 360, "height": 740}, reduced_motion="reduce")
    page = context.new_page()
    server = SiteServer(pages.out)
    server.RequestHandlerClass = LastingHandler
    with serving(server):
        wide = {}
        for kind in kinds:
            page.goto(server.address + kind)
            if found := wider_than_window(page):
                wide[kind] = found[:3]
    context.close()
    assert wide == {}


def test_english_on_a_page_is_found() -> None:
    page = (
        '<html lang="qps"><body><p>ááƀć</p><p lang="en">kept</p><code>x.y</code><p title="told">Left</p></body></html>'
    )
    assert [text for _, text in prose(page) if ENGLISH.search(text)] == ["told", "Left"]


def test_a_text_becomes_longer_and_keeps_no_letter_of_english() -> None:
    text = pseudo("In a deal of 3 cards everybody knocks")
    assert not re.search("[A-Za-z]", text)
    assert "3" in text and len(text) > len("In a deal of 3 cards everybody knocks") * 1.2
    assert pseudo_article("# Do {#top}\n\nSee `x y` and [it](../glossary/).").count("ó") == 2
    assert "{#top}" in pseudo_article("# Do {#top}") and "](../glossary/)" in pseudo_article("[it](../glossary/)")
