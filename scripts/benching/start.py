"""From the click to the first step, against a bare Pyodide with the stock npm files (see `scripts.pyodide.bench`)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from scripts.pyodide import bench

LINES: Final = {"loopback": None, "50 Mbit/s": "50/40", "12 Mbit/s": "12/60"}
PLANNED: Final = {"loopback": 0.30, "50 Mbit/s": 0.55, "12 Mbit/s": 0.80}
"""Ratios of a cold start, compressed with brotli."""


def measure(root: Path, pairs: int) -> dict[str, Any]:
    """By line the ratios of a cold start and of a second visit, and of the bytes."""
    found: dict[str, Any] = {}
    for name, link in LINES.items():
        figures = bench.measure(root / "site", pairs, "br", bench.line_of(link))
        found[name] = {
            "cold": figures["cold"]["ratio"],
            "planned": PLANNED[name],
            "second visit": figures["second visit"]["ratio"],
            "bytes": figures["bytes"]["ratio"],
        }
    return found
