"""The games stand on the standard library alone, and no import runs back up."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def imported(file: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: write imports in full"
            names.add((node.module or "").partition(".")[0])
    return names


@pytest.mark.parametrize("file", sorted((ROOT / "games").rglob("*.py")), ids=lambda file: file.name)
def test_games_import_only_the_standard_library(file: Path) -> None:
    assert imported(file) <= sys.stdlib_module_names | {"games"}


@pytest.mark.parametrize("file", sorted((ROOT / "playground").rglob("*.py")), ids=lambda file: file.name)
def test_the_playground_imports_only_games_and_its_templates(file: Path) -> None:
    assert imported(file) <= sys.stdlib_module_names | {"games", "playground", "jinja2", "markupsafe"}
