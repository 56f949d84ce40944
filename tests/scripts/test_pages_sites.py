"""MkDocs is run once for each language, strictly, and not at all for what has not changed."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.errors import BuildError
from scripts.pages.sites import build_sites
from scripts.plan import BuildPlan

CONFIGURATION = """\
INHERIT: {root}/mkdocs.yml
site_name: Test
site_url: ''
docs_dir: {language}
hooks: []
theme: {{language: {language}, custom_dir: {root}/docs/overrides}}
extra: {{site: {{lang: {language}, dir: {dir}, name: N, url: null, path: /, languages: [], words: {{}}, assets: {{}}}}}}
nav: [{{Home: index.md}}]
"""


@pytest.fixture
def plan(root: Path, tmp_path: Path) -> BuildPlan:
    """Two languages with a page each."""
    plan = BuildPlan(root=root, cache=tmp_path / "cache", out=tmp_path / "out", languages=("en", "fa"), jobs=2)
    for language, dir in (("en", "ltr"), ("fa", "rtl")):
        write(plan, f"{language}/index.md", f"---\ntitle: Home {language}\n---\n\n<div>\n<p>text</p>\n</div>\n")
        write(plan, f"{language}.yml", CONFIGURATION.format(root=root, language=language, dir=dir))
    return plan


def write(plan: BuildPlan, name: str, text: str) -> None:
    path = plan.pages / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_each_language_is_built_once_and_then_taken_from_the_cache(plan: BuildPlan) -> None:
    assert build_sites(plan) == "built en, fa"
    first = (plan.out / "fa/index.html").read_bytes()
    assert b'<html lang="fa" dir="rtl">' in first and b"<p>text</p>" in first
    shutil.rmtree(plan.out)
    assert build_sites(plan) == "unchanged"
    assert (plan.out / "fa/index.html").read_bytes() == first
    shutil.rmtree(plan.out)
    write(plan, "en/index.md", "---\ntitle: Home\n---\n\nother\n")
    assert build_sites(plan) == "built en"
    assert b"other" in (plan.out / "en/index.html").read_bytes()


def test_nothing_of_the_theme_is_left_that_no_page_uses(plan: BuildPlan) -> None:
    build_sites(plan)
    assert sorted(path.name for path in (plan.out / "en").iterdir()) == ["404.html", "index.html"]


def test_a_dead_link_in_a_page_stops_the_build_with_the_words_of_mkdocs(plan: BuildPlan) -> None:
    write(plan, "fa/index.md", "---\ntitle: Home\n---\n\n[x](nowhere.md)\n")
    with pytest.raises(BuildError, match=r"(?s)'index\.md' contains a link 'nowhere\.md'.*mkdocs-fa\.log"):
        build_sites(plan)


def test_a_page_that_no_list_names_stops_the_build(plan: BuildPlan) -> None:
    write(plan, "fa/stray.md", "---\ntitle: Stray\n---\n\nx\n")
    with pytest.raises(BuildError, match=r"(?s)stray\.md"):
        build_sites(plan)


def test_pages_that_were_not_generated_are_asked_for(plan: BuildPlan) -> None:
    (plan.pages / "fa.yml").unlink()
    with pytest.raises(BuildError, match=r"pages in 'fa' have not been generated; run python3 scripts/build\.py"):
        build_sites(plan)


def test_mkdocs_alone_says_what_to_run_when_there_are_no_pages(root: Path, tmp_path: Path) -> None:
    for name in ("mkdocs.yml", "scripts/pages/alone.py", "scripts/pages/one_block.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(root / name, tmp_path / name)
    shutil.copytree(root / "docs/overrides", tmp_path / "docs/overrides")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "there are no generated pages in 'en' yet; run python3 scripts/build.py" in done.stdout
