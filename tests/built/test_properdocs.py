"""The generated tree is not tied to MkDocs: ProperDocs builds the same pages from it, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from scripts.plan import LANGUAGES


def test_properdocs_builds_the_same_pages(root: Path, site: Path, tmp_path: Path) -> None:
    def build(language: str) -> str:
        words = ("build", "--strict", "-f", root / ".cache" / "pages" / f"{language}.yml", "-d", tmp_path / language)
        done = subprocess.run(
            [sys.executable, "-m", "properdocs", *map(str, words)],
            cwd=root,
            env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        return "" if done.returncode == 0 else f"{language}: {done.stdout}{done.stderr}"

    with ThreadPoolExecutor(max_workers=2) as threads:
        assert [said for said in threads.map(build, LANGUAGES) if said] == []
    for language in LANGUAGES:
        pages = sorted((tmp_path / language).rglob("*.html"))
        assert len(pages) > 60
        for page in pages:
            ours = site / language / page.relative_to(tmp_path / language)
            assert page.read_bytes() == ours.read_bytes(), ours
