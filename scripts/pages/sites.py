"""One MkDocs site a language, in processes side by side; a language whose pages are unchanged is not built again."""

from __future__ import annotations

import hashlib
import importlib.metadata
import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from scripts.errors import BuildError, BuildErrors, findings_of
from scripts.pages import one_block
from scripts.plan import BuildPlan
from scripts.processes import run_logged

_PACKAGES = ("mkdocs", "mkdocs-material", "Markdown", "Jinja2")
# What MkDocs and the theme write that this site has no use for: everything is in /assets/, and sitemaps know of the
# other languages (scripts/pages/sitemap.py).
_UNUSED = ("assets", "sitemap.xml", "sitemap.xml.gz")


def build_sites(plan: BuildPlan) -> str:
    """Build ``plan.out / language`` of every language from ``plan.pages``.

    Raises ``BuildError`` with MkDocs's own words if it warns or fails.
    """
    fresh: list[str] = []
    problems: list[BuildError] = []

    def one(language: str) -> None:
        try:
            if _build(plan, language):
                fresh.append(language)
        except BuildError as error:
            problems.extend(findings_of(error))

    with ThreadPoolExecutor(max_workers=max(1, min(plan.jobs, len(plan.languages)))) as threads:
        list(threads.map(one, plan.languages))
    if problems:
        raise BuildErrors(sorted(problems, key=str))
    return f"built {', '.join(sorted(fresh))}" if fresh else "unchanged"


def _build(plan: BuildPlan, language: str) -> bool:
    """Build one language, or take it from the cache; says whether it was built."""
    configuration = plan.pages / f"{language}.yml"
    if not configuration.is_file():
        raise BuildError(f"the pages in '{language}' have not been generated", todo="run python3 scripts/build.py")
    key = _key(plan, language)
    kept = plan.cache / "sites" / language
    stamp = plan.cache / "sites" / f"{language}.key"
    fresh = not (kept.is_dir() and stamp.is_file() and stamp.read_text(encoding="utf-8") == key)
    if fresh:
        stamp.unlink(missing_ok=True)
        shutil.rmtree(kept, ignore_errors=True)
        kept.parent.mkdir(parents=True, exist_ok=True)
        run_logged(
            [
                *(sys.executable, "-m", "mkdocs", "build", "--strict", "--clean"),
                *("--config-file", str(configuration), "--site-dir", str(kept)),
            ],
            plan.root,
            log=f"mkdocs-{language}.log",
            todo="put right what MkDocs says above",
            environ={**os.environ, "NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"},
        )
        for name in _UNUSED:
            unused = kept / name
            if unused.is_dir():
                shutil.rmtree(unused)
            else:
                unused.unlink(missing_ok=True)
        stamp.write_text(key, encoding="utf-8")
    shutil.copytree(kept, plan.out / language)
    return fresh


def _key(plan: BuildPlan, language: str) -> str:
    """A digest of everything that a language's site is made from."""
    digest = hashlib.sha256()
    for package in _PACKAGES:
        digest.update(f"{package} {importlib.metadata.version(package)}\n".encode())
    sources = [plan.root / "mkdocs.yml", plan.pages / f"{language}.yml", Path(one_block.__file__)]
    for folder in (plan.root / "docs" / "overrides", plan.pages / language):
        sources += sorted(path for path in folder.rglob("*") if path.is_file())
    for source in sources:
        digest.update(f"{_name(plan, source)}\0{hashlib.sha256(source.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()


def _name(plan: BuildPlan, source: Path) -> str:
    for base in (plan.cache, plan.root):
        if source.is_relative_to(base):
            return source.relative_to(base).as_posix()
    return source.name
