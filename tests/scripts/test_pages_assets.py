"""Assets: named by their content, complete, and asking nobody else for anything."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from scripts.errors import BuildError
from scripts.pages.assets import Assets, collect, hashed
from scripts.plan import BuildPlan


def plan_of(root: Path, folder: Path) -> BuildPlan:
    return BuildPlan(root=root, cache=folder / "cache", out=folder / "out")


@pytest.fixture(scope="module")
def assets(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Assets:
    return collect(plan_of(root, tmp_path_factory.mktemp("assets")))


def test_a_name_changes_with_the_content() -> None:
    assert hashed("a", "x.css", b"1") != hashed("a", "x.css", b"2")
    assert re.fullmatch(r"a/x\.[0-9a-f]{10}\.css", hashed("a", "x.css", b"1"))


def test_every_address_is_a_file(assets: Assets) -> None:
    files = {path for name, path in assets.addresses.items() if name not in ("play", "search")}
    assert files == set(assets.files)
    assert all(f"{assets.addresses['play']}{name}" in files for name in ("play.js", "stepper.js", "engine.js"))
    assert all(f"{assets.addresses['search']}{name}" in files for name in ("search.js", "search.css"))


def test_the_style_sheet_asks_for_nothing_but_our_fonts(assets: Assets) -> None:
    style = assets.files[assets.addresses["site.css"]].decode()
    asked = {match for match in re.findall(r"url\((?![\"']?data:)[\"']?([^)\"']+)", style)}
    fonts = {"../fonts/" + path.rpartition("/")[2] for path in assets.files if path.endswith(".woff2")}
    assert asked == fonts
    assert "sourceMappingURL" not in style and "@import" not in style


def test_the_licences_of_the_fonts_are_shipped(assets: Assets) -> None:
    assert b"SIL OPEN FONT LICENSE" in assets.files[assets.addresses["LICENCES.txt"]]


def test_scripts_do_not_fetch(assets: Assets) -> None:
    """A saved folder forbids it; the service worker and the player are other files. MiniSearch has a method of that
    name."""
    for name in ("site.js", "landing.js", "stepper.js", "search.js"):
        script = assets.files[assets.addresses[name]].decode()
        assert not re.search(r"(?<![.\w])fetch\((?![\w,]*\)\{)|XMLHttpRequest|import\(|^import ", script, re.M), name


def test_a_missing_source_is_an_error_that_names_it(root: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    for folder in ("docs/assets", "playground/web"):
        shutil.copytree(root / folder, copy / folder)
    for package in ("@fontsource", "@fontsource-variable", "vazirmatn"):
        (copy / "node_modules").mkdir(exist_ok=True)
        (copy / "node_modules" / package).symlink_to(root / "node_modules" / package)
    (copy / "docs/assets/site.js").unlink()
    with pytest.raises(BuildError, match=r"docs/assets/site\.js: the file is missing; get it back from git"):
        collect(plan_of(copy, tmp_path))


@pytest.mark.parametrize("sheet", ["docs/assets/tokens.css", "playground/web/cards.css", "playground/web/play.css"])
def test_light_and_dark_stand_in_one_line(root: Path, sheet: str) -> None:
    """Whoever asks for dark, device or reader, sets ``color-scheme`` and nothing else."""
    css = (root / sheet).read_text(encoding="utf-8")
    assert "prefers-color-scheme" not in css
    for chosen in re.findall(r'data-md-color-scheme="\w+"\][^{]*\{([^}]*)\}', css):
        assert re.fullmatch(r"\s*color-scheme: (?:light|dark);\s*", chosen)
    colours = [line.strip() for line in css.splitlines() if re.search(r"--[\w-]+: .*#[0-9a-f]{3}", line)]
    assert len(colours) > 10
    pair = r"light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)"
    for line in colours:
        found = re.search(pair, line)
        assert found and not re.search("#", re.sub(pair, "", line)), line
