"""The pages part of the build, run aside, for the tests that look at what comes out of it."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from pathlib import Path

from scripts.api.write import write_api
from scripts.pages.after import finish
from scripts.pages.assets import write_assets
from scripts.pages.generate import generate_pages
from scripts.pages.sheet_pdf import write_sheets
from scripts.pages.sites import build_sites
from scripts.plan import BuildPlan
from scripts.rulebook.build import write_rulebook

SITE_URL = "https://example.org/cards/"


KEPT = (
    *("clauses", "clauses.key", "coverage.json", "editor", "fonts", "kept", "print-fonts", "read-pages", "search"),
    *("sheets", "sites", "typeset", "validated"),
)
"""What an ordinary build keeps and the next one uses."""


def build_pages(root: Path, folder: Path, site_url: str | None = None, *, from_nothing: bool = False) -> BuildPlan:
    """Build the three sites of the repository at ``root`` into ``folder / out``, without the Pyodide part.

    Unless it is to be ``from_nothing``, with what the repository's own last build has kept.
    """
    plan = BuildPlan(root=root, cache=folder / "cache", out=folder / "out", site_url=site_url, jobs=2)
    plan.out.mkdir(parents=True)
    if not from_nothing:
        bring_kept(root, plan.cache, KEPT)
    write_rulebook(plan)
    generate_pages(plan)
    write_assets(plan)
    build_sites(plan)
    write_sheets(plan)
    write_api(plan)
    finish(plan)
    return plan


def bring_kept(root: Path, cache: Path, names: Iterable[str]) -> None:
    """Copy into ``cache`` what the last build of the repository at ``root`` has kept under these names."""
    cache.mkdir(parents=True, exist_ok=True)
    for name in names:
        kept = root / ".cache" / name
        if kept.is_dir():
            shutil.copytree(kept, cache / name)
        elif kept.is_file():
            shutil.copyfile(kept, cache / name)


def tree(folder: Path) -> dict[str, bytes]:
    """Every file under ``folder`` by its path."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()
    }
