"""Bytes of the built pages, against their budgets."""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from scripts.errors import BuildError
from scripts.pages.fonts import CUTS
from scripts.plan import LANGUAGES


def measure(root: Path, pairs: int) -> dict[str, Any]:
    """By language the heaviest rules, lesson and example page and the fonts, in bytes, with their share of the budget.

    Bytes do not vary: ``pairs`` is of no use here.
    """
    site = root / "site"
    if not (site / "index.html").is_file():
        raise BuildError("there is no site to measure", where="site", todo="run: python3 scripts/build.py")
    found: dict[str, Any] = {}
    for language in LANGUAGES:
        games = site / language / "games"
        rules = sorted(games.glob("*/index.html"))
        fonts = [next((site / "assets" / "fonts").glob(f"{cut.name}.*")) for cut in CUTS if language in cut.languages]
        found[language] = {
            "rules page, gzip": _share(_heaviest(rules), 20_000),
            "rules page, raw": _share(max(page.stat().st_size for page in rules), 120_000),
            "first lesson, gzip": _share(_heaviest(games.glob("*/learn/index.html")), 20_000),
            "example page, gzip": _share(_heaviest(games.glob("*/examples/*/index.html")), 30_000),
            "fonts": _share(sum(font.stat().st_size for font in fonts), 60_000),
        }
    return found


def _heaviest(pages: Iterable[Path]) -> int:
    return max(len(gzip.compress(page.read_bytes(), 9)) for page in pages)


def _share(size: int, budget: int) -> dict[str, Any]:
    return {"bytes": size, "budget": budget, "ratio": round(size / budget, 3)}
