"""The search of the built site, asked in Node: the very script and entries that a page loads."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from scripts.node import find_node


@pytest.fixture(scope="session")
def site_folder(root: Path) -> Path:
    """The built site."""
    site = root / "site"
    if not (site / "index.html").is_file():
        pytest.fail("there is no site/ to test; run: python3 scripts/build.py")
    return site


@pytest.fixture(scope="session")
def search_folder(site_folder: Path) -> Path:
    """Where its search.js and search.css are."""
    (found,) = site_folder.glob("assets/search-*")
    return found


@pytest.fixture(scope="session")
def ask(root: Path, search_folder: Path) -> Callable[..., dict[str, Any]]:
    """``ask(fold=[…])`` and so on: what ``run.mjs`` answers."""
    node = find_node(root, os.environ)

    def run(**asked: Any) -> dict[str, Any]:
        done = subprocess.run(
            [node.program, Path(__file__).parent / "run.mjs", search_folder / "search.js"],
            input=json.dumps(asked),
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        answer: dict[str, Any] = json.loads(done.stdout)
        return answer

    return run


@pytest.fixture(scope="session")
def search(ask: Callable[..., dict[str, Any]], site_folder: Path) -> Callable[[str, list[str]], dict[str, Any]]:
    """``search("fa", queries)``: what the search of that language finds."""

    def run(language: str, queries: list[str]) -> dict[str, Any]:
        entries = (site_folder / language / "search" / "entries.js").read_text(encoding="utf-8")
        return ask(entries=entries, queries=queries)

    return run
