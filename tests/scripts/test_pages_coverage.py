"""The coverage page says what the command says, is kept while nothing changes, and links to what it counts."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from games import rulebook
from scripts import coverage
from scripts.coverage import Row
from scripts.pages import coverage_page as module
from scripts.pages.coverage_page import GAMES, counted, coverage_page
from scripts.pages.showing import showing
from scripts.plan import BuildPlan
from scripts.rulebook.build import write_rulebook


@pytest.fixture(scope="module")
def plan(root: Path, tmp_path_factory: pytest.TempPathFactory) -> BuildPlan:
    folder = tmp_path_factory.mktemp("coverage")
    made = BuildPlan(root=root, cache=folder / "cache", out=folder / "out")
    write_rulebook(made)
    return made


@pytest.fixture(scope="module")
def rows(plan: BuildPlan) -> dict[str, list[Row]]:
    return counted(plan, rulebook.load())


def test_the_page_has_the_numbers_of_the_command(
    root: Path, rows: dict[str, list[Row]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert coverage.main(["--games", str(GAMES), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    page = coverage_page(root, rulebook.load(), "en", rows, showing(rulebook.load().keys))
    shown = {
        id: re.findall(r"<td>(.*?)</td>", row, re.DOTALL)
        for id, row in re.findall(r'<tr id="([^"]+)">(.*?)</tr>', page.body, re.DOTALL)
    }
    assert list(shown) == [row["clause"] for of_game in told.values() for row in of_game]
    for row in (row for of_game in told.values() for row in of_game):
        _, examples, lessons, tests, games = shown[row["clause"]]
        assert int(tests) == len(row["tests"]) and int(games) == row["games"]
        for cell, kind, place in ((examples, "examples", r"\1/examples/\2/"), (lessons, "lessons", r"\1/learn/")):
            count = re.search(r"<summary>(\d+)</summary>|^\s*(0)\s*$", cell)
            assert count and int(count[1] or count[2]) == len(row[kind]), row["clause"]
            linked = re.findall(r'href="\.\./games/([^#"]+)#step-\d+"', cell)
            wanted = [re.sub("(.*)/(.*)", place, one) for one in row[kind]]
            assert linked == wanted, row["clause"]


def test_the_numbers_are_kept_until_an_engine_an_example_or_a_test_changes(
    plan: BuildPlan, rows: dict[str, list[Row]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*given: object) -> None:
        raise AssertionError("counted again")

    monkeypatch.setattr(module, "coverage", fail)
    assert counted(plan, rulebook.load()) == rows
    files = {file.relative_to(plan.root).as_posix() for file in module._read_by_it(plan.root)}
    for name in ("games/scat/turns.py", "games/scat/rules.yml", "tests/games/scat/test_properties.py"):
        assert name in files
    assert any(name.startswith("games/skin/examples/") for name in files)
    monkeypatch.setattr(module, "SEED", 2)
    with pytest.raises(AssertionError, match="counted again"):
        counted(plan, rulebook.load())
