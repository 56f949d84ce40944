"""The build of 1,200 pages in three languages, against plain MkDocs with Material on the same pages."""

from __future__ import annotations

import os
import resource
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

import yaml

from scripts.errors import BuildError
from scripts.pages.sites import build_sites
from scripts.plan import LANGUAGES, BuildPlan
from scripts.processes import run_logged

PAGES: Final = 400
"""Pages of each language."""
GROUP: Final = 40
"""Pages of each group of the navigation."""
PLANNED: Final = {"all": 0.20, "unchanged": 0.05}


def measure(root: Path, pairs: int) -> dict[str, Any]:
    """Seconds of both, and the ratios: everything built, and built again with nothing changed.

    ``ratio`` is of the time that passed. Processor time is measured beside it, since others may use the machine: two
    quiet processors need at least half of it for our three sites, and all of it for the plain one, a single process.
    """
    if not (root / ".cache" / "pages" / "en.yml").is_file():
        raise BuildError("there are no pages to multiply", where=".cache/pages", todo="run: python3 scripts/build.py")
    times: dict[str, list[Took]] = {"plain": [], "all": [], "unchanged": []}
    for _ in range(pairs):
        with tempfile.TemporaryDirectory(prefix="bench-", dir=root / ".cache") as place:
            folder = Path(place)
            plan = BuildPlan(root=root, cache=folder, out=folder / "out", jobs=os.cpu_count() or 1)
            _pages(plan)
            times["plain"].append(_timed_plain(root, plan, folder))
            for which in ("all", "unchanged"):
                plan.out.mkdir()
                times[which].append(_timed(partial(build_sites, plan)))
                shutil.rmtree(plan.out)
    found: dict[str, Any] = {
        "pages": PAGES * len(LANGUAGES),
        "plain, seconds": [round(one.seconds, 1) for one in times["plain"]],
        "plain, processor seconds": [round(one.processor, 1) for one in times["plain"]],
    }
    for which, planned in PLANNED.items():
        pairs_of = list(zip(times[which], times["plain"], strict=True))
        found[which] = {
            "seconds": [round(one.seconds, 2) for one in times[which]],
            "processor seconds": [round(one.processor, 2) for one in times[which]],
            "planned": planned,
            "ratio": round(statistics.median(ours.seconds / plain.seconds for ours, plain in pairs_of), 3),
            "processor ratio": round(
                statistics.median(ours.processor / plain.processor for ours, plain in pairs_of), 3
            ),
        }
    return found


@dataclass(frozen=True, slots=True)
class Took:
    """What something took: seconds that passed, and seconds of the processors."""

    seconds: float
    processor: float


def _timed(run: Callable[[], object]) -> Took:
    """What ``run`` takes, the processes that it starts and waits for included."""
    begun, used = time.perf_counter(), _processor()
    run()
    return Took(time.perf_counter() - begun, _processor() - used)


def _processor() -> float:
    """Seconds that this process and those which it has waited for have used the processors so far."""
    return sum(
        one.ru_utime + one.ru_stime for one in map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    )


def _pages(plan: BuildPlan) -> None:
    """Our own example pages over and over, under other addresses, with a navigation of groups."""
    for language in plan.languages:
        source = plan.root / ".cache" / "pages" / language
        texts = [page.read_text(encoding="utf-8") for page in sorted(source.glob("games/*/examples/*.md"))]
        nav: list[Any] = []
        for number in range(PAGES):
            group = f"g{number // GROUP:02}"
            name = f"games/{group}/examples/p{number:03}.md" if number else "index.md"
            path = plan.pages / language / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(texts[number % len(texts)], encoding="utf-8")
            if number % GROUP == 0:
                nav.append({group: []})
            nav[-1][group].append({f"p{number:03}": name})
        given = yaml.safe_load((plan.root / ".cache" / "pages" / f"{language}.yml").read_text(encoding="utf-8"))
        base = os.path.relpath(plan.root, plan.pages)
        hooks = [f"{base}/scripts/pages/one_block.py"]
        given |= {"nav": nav, "INHERIT": f"{base}/mkdocs.yml", "validation": _SILENT, "hooks": hooks}
        given["theme"] |= {"custom_dir": f"{base}/docs/overrides"}
        _write(plan.pages / f"{language}.yml", given)


# The pages' links lead to pages that these trees do not have.
_SILENT: Final = {
    "nav": {"omitted_files": "ignore", "not_found": "ignore"},
    "links": {"not_found": "ignore", "anchors": "ignore", "unrecognized_links": "ignore"},
}


def _timed_plain(root: Path, plan: BuildPlan, folder: Path) -> Took:
    """What is taken by one MkDocs with the theme as it comes, all languages in one tree."""
    given = {
        "site_name": "Plain",
        "docs_dir": str(plan.pages),
        "site_dir": str(folder / "plain"),
        "theme": {"name": "material", "font": False},
        "validation": _SILENT,
        "exclude_docs": "*.yml",
    }
    _write(folder / "plain.yml", given)
    plain = partial(
        run_logged,
        [sys.executable, "-m", "mkdocs", "build", "--clean", "--config-file", str(folder / "plain.yml")],
        root,
        log="bench-plain.log",
        todo="look at the log",
        environ={**os.environ, "NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"},
    )
    took = _timed(plain)
    shutil.rmtree(folder / "plain")
    return took


def _write(path: Path, content: dict[str, Any]) -> None:
    path.write_text(yaml.safe_dump(content, allow_unicode=True, sort_keys=False), encoding="utf-8")
