"""What a pack is made from, and when it has changed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from scripts.errors import BuildError
from tests.pyodide.synthetic import synthetic_sources, write_tree


def test_the_tree_is_listed_by_name_without_what_python_leaves_behind(root: Path, tmp_path: Path) -> None:
    tree = write_tree(tmp_path)
    (tree / "beta" / "__pycache__").mkdir()
    (tree / "beta" / "__pycache__" / "door.cpython-311.pyc").write_bytes(b"")
    (tree / "unrelated").mkdir()
    (tree / "unrelated" / "x.py").write_text("")
    assert [name for name, _ in synthetic_sources(root, tree).tree()] == [
        "alpha/__init__.py",
        "alpha/deep/letters.json",
        "alpha/notes/build.yml",
        "alpha/text/fa.ftl",
        "beta/__init__.py",
        "beta/door.py",
        "pyproject.toml",
    ]


def test_the_key_is_the_contents_and_not_the_place_or_time(root: Path, tmp_path: Path) -> None:
    one = synthetic_sources(root, write_tree(tmp_path / "one"))
    other = synthetic_sources(root, write_tree(tmp_path / "other"))
    assert one.key(()) == other.key(())


@pytest.mark.parametrize(
    "changes", [{"alpha/text/fa.ftl": "درود\n"}, {"beta/new.py": ""}, {"pyproject.toml": "[project]\n"}]
)
def test_a_change_of_the_tree_changes_the_key(root: Path, tmp_path: Path, changes: dict[str, str]) -> None:
    before = synthetic_sources(root, write_tree(tmp_path / "before")).key(())
    assert synthetic_sources(root, write_tree(tmp_path / "after", changes)).key(()) != before


def test_a_change_of_a_setting_or_of_an_installed_file_changes_the_key(root: Path, tmp_path: Path) -> None:
    sources = synthetic_sources(root, write_tree(tmp_path))
    keys = [
        sources.key(()),
        sources.key((("jinja2/x.py", b"1"),)),
        sources.key((("jinja2/x.py", b"2"),)),
        replace(sources, entry="beta.other").key(()),
        replace(sources, warm_up=("import csv",)).key(()),
        replace(sources, lock_python=tmp_path).key(()),
    ]
    assert len(set(keys)) == len(keys)


def test_what_is_missing_is_named(root: Path, tmp_path: Path) -> None:
    sources = synthetic_sources(root, write_tree(tmp_path))
    sources.check()
    with pytest.raises(BuildError, match="the package 'gamma' is not there"):
        replace(sources, packages=("gamma",)).check()
    with pytest.raises(BuildError, match="the worker that starts Pyodide is not there"):
        replace(sources, worker=tmp_path / "nothing.mjs").check()
    (tmp_path / "pyproject.toml").unlink()
    with pytest.raises(BuildError, match=r"no pyproject\.toml"):
        sources.check()
