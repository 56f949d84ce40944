from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from scripts import checking
from scripts.errors import BuildError, BuildErrors
from scripts.plan import BuildPlan


@pytest.fixture
def tree(root: Path, repository: Path) -> Path:
    """A repository with this one's configuration of the tools and three small packages that are in order."""
    shutil.copy(root / "pyproject.toml", repository)
    for floor in ("games", "playground", "scripts"):
        (repository / floor).mkdir()
        (repository / floor / "__init__.py").write_text('"""A floor."""\n', encoding="utf-8")
    return repository


def test_a_tree_in_order_has_no_finding(tree: Path) -> None:
    assert (checking.lint(tree), checking.formatting(tree), checking.types(tree)) == ([], [], [])


def test_an_unused_import_is_found_by_file_and_line(tree: Path) -> None:
    (tree / "games" / "a.py").write_text('"""A."""\n\nimport os\n', encoding="utf-8")
    (finding,) = checking.lint(tree)
    assert finding.startswith("games/a.py:3:")
    assert "F401" in finding


def test_a_file_that_is_not_formatted_is_found(tree: Path) -> None:
    (tree / "games" / "a.py").write_text('"""A."""\n\nx=1\n', encoding="utf-8")
    (finding,) = checking.formatting(tree)
    assert finding.startswith("games/a.py:3:")


def test_a_wrong_type_and_a_missing_one_are_found(tree: Path) -> None:
    (tree / "games" / "a.py").write_text("def f(x: int) -> str:\n    return x\n\n\ndef g(x):\n    return x\n")
    found = checking.types(tree)
    assert [line.split(" error")[0] for line in found if " error:" in line] == ["games/a.py:2:", "games/a.py:5:"]


def test_a_tool_that_cannot_look_is_no_silent_pass(tree: Path) -> None:
    (tree / "pyproject.toml").write_text("[tool.ruff]\nline-length = 'wide'\n[tool.mypy]\npackages = ['gone']\n")
    assert checking.lint(tree)
    assert checking.formatting(tree)
    assert checking.types(tree)


def test_everything_is_looked_at_and_counted(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken_rules(plan: BuildPlan) -> None:
        raise BuildErrors([BuildError("unknown option", "games/x/rules.yml:4", "correct it"), BuildError("y", "b:1")])

    monkeypatch.setattr(checking, "step_function", lambda module, function: broken_rules)
    (tree / "games" / "a.py").write_text('"""A."""\n\nimport os\n', encoding="utf-8")
    assert checking.check_everything(tree) == 1
    lines = capsys.readouterr().out.splitlines()
    assert "games/x/rules.yml:4: unknown option; correct it" in lines
    assert "rule book: 2 findings" in lines
    assert "lint: 1 finding" in lines
    assert "types: no finding" in lines
    assert lines[-1].startswith("3 findings, ")


def test_nothing_found_is_success(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(checking, "step_function", lambda module, function: lambda plan: None)
    assert checking.check_everything(tree) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("no finding, ")
