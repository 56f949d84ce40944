"""The budgets of a page, in bytes, which are the same on every machine: figures of the plan, not of a clock."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from scripts.pages.fonts import CUTS
from scripts.pages.html_page import read_page
from scripts.pages.links import resolve
from scripts.plan import LANGUAGES

RULES, RULES_RAW, EXAMPLE, FONTS = 20_000, 120_000, 30_000, 60_000

TOO_LARGE = """these pages are too large. Look first at what the change added to all of them (templates,
scripts/pages); what only works with a script can come with the script (decisions 59 and 101). If it is one page,
shorten its texts. The budget stays: it is what a phone on a slow line loads."""


def gzipped(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 9))


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_within_their_budgets(language: str, site: Path) -> None:
    rules = sorted((site / language / "games").glob("*/index.html"))
    shown = sorted((site / language / "games").glob("*/examples/*/index.html"))
    assert len(rules) >= 4 and len(shown) >= 50
    over = {str(page): f"{gzipped(page)} of {RULES} bytes gzipped" for page in rules if gzipped(page) > RULES}
    raw = {page: page.stat().st_size for page in rules}
    over |= {str(page): f"{size} of {RULES_RAW} bytes" for page, size in raw.items() if size > RULES_RAW}
    over |= {str(page): f"{gzipped(page)} of {EXAMPLE} bytes gzipped" for page in shown if gzipped(page) > EXAMPLE}
    assert over == {}, TOO_LARGE


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fonts_of_a_language_are_within_their_budget(language: str, site: Path) -> None:
    files = [next((site / "assets" / "fonts").glob(f"{cut.name}.*.woff2")) for cut in CUTS if language in cut.languages]
    assert sum(file.stat().st_size for file in files) <= FONTS


def test_a_reading_page_loads_nothing_of_pyodide_and_nothing_from_elsewhere(site: Path) -> None:
    looked = 0
    for page in sorted(site.rglob("*.html")):
        name = page.relative_to(site).as_posix()
        read = read_page(page.read_text(encoding="utf-8"))
        for link in read.links:
            if link.follows:
                continue
            looked += 1
            assert not urlsplit(link.address).netloc, (name, link)
            assert "assets/pyodide" not in str(resolve(name, urlsplit(link.address).path)), (name, link)
    assert looked > 1000
    for style in (site / "assets").rglob("*.css"):
        assert re.findall(r"url\([\"']?(?:https?:)?//", style.read_text(encoding="utf-8")) == [], style
