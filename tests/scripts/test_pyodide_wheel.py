"""Wheels for the browser."""

from __future__ import annotations

import base64
import csv
import hashlib
import io
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from scripts.errors import BuildError
from scripts.pyodide.wheel import build_wheel, wheel_of_installed
from tests.pyodide.synthetic import synthetic_sources, write_tree


def test_our_wheel_is_the_same_wherever_and_whenever_it_is_built(root: Path, tmp_path: Path) -> None:
    one = build_wheel(synthetic_sources(root, write_tree(tmp_path / "one")))
    other_tree = write_tree(tmp_path / "other place")
    for path in other_tree.rglob("*.py"):
        path.chmod(0o600)
    (other_tree / "alpha" / "__pycache__").mkdir()
    (other_tree / "alpha" / "__pycache__" / "left.cpython-311.pyc").write_bytes(b"left over")
    other = build_wheel(synthetic_sources(root, other_tree))
    assert one.content == other.content
    assert one.file_name == other.file_name


def test_building_leaves_nothing_in_the_tree(root: Path, tmp_path: Path) -> None:
    tree = write_tree(tmp_path / "tree")
    before = sorted(tree.rglob("*"))
    build_wheel(synthetic_sources(root, tree))
    assert sorted(tree.rglob("*")) == before


def test_a_wheel_of_an_installed_distribution_has_no_compiled_part_and_says_so() -> None:
    wheel = wheel_of_installed("markupsafe")
    assert [name for name in wheel.files if name.endswith((".so", ".c", ".pyc"))] == []
    about = next(name for name in wheel.files if name.endswith(".dist-info/WHEEL"))
    assert b"Root-Is-Purelib: true\nTag: py3-none-any\n" in wheel.files[about]
    assert "markupsafe/_native.py" in wheel.files


@pytest.mark.parametrize("name", ["jinja2", "markupsafe"])
def test_the_record_of_a_made_wheel_is_right(name: str) -> None:
    files = wheel_of_installed(name).files
    record = next(inside for inside in files if inside.endswith(".dist-info/RECORD"))
    rows = {row[0]: row[1:] for row in csv.reader(io.StringIO(files[record].decode()))}
    assert set(rows) == set(files)
    for inside, (stated, size) in rows.items():
        if inside != record:
            digest = base64.urlsafe_b64encode(hashlib.sha256(files[inside]).digest()).rstrip(b"=").decode()
            assert (stated, size) == (f"sha256={digest}", str(len(files[inside])))


def test_a_made_wheel_can_be_installed_by_pip_and_works_without_its_compiled_part(tmp_path: Path) -> None:
    for name in ("jinja2", "markupsafe"):
        wheel = wheel_of_installed(name)
        (tmp_path / wheel.file_name).write_bytes(wheel.content)
    wheels = [str(path) for path in sorted(tmp_path.glob("*.whl"))]
    target = tmp_path / "installed"
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "-q", "--no-index"]
    subprocess.run([*command, "--no-deps", "--no-compile", "--target", str(target), *wheels], check=True)
    code = f"import sys; sys.path.insert(0, {str(target)!r}); import jinja2, markupsafe; " + (
        "print(markupsafe._escape_inner.__module__, markupsafe.__file__ == "
        f"{str(target / 'markupsafe' / '__init__.py')!r}, "
        "jinja2.Template('{{ a|e }}').render(a='<'))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "markupsafe._native True &lt;\n"


def test_the_hash_in_the_name_is_of_the_content() -> None:
    wheel = wheel_of_installed("jinja2")
    assert wheel.file_name.split("-")[2] == "0" + wheel.sha256[:12]
    assert zipfile.is_zipfile(io.BytesIO(wheel.content))


def test_a_distribution_that_is_not_installed_is_named() -> None:
    with pytest.raises(BuildError, match="the distribution 'no-such-thing' is not installed"):
        wheel_of_installed("no-such-thing")


def test_a_tree_that_does_not_build_shows_what_the_builder_said(root: Path, tmp_path: Path) -> None:
    tree = write_tree(tmp_path)
    (tree / "pyproject.toml").write_text("[build-system]\nrequires = []\nbuild-backend = 'no.such.backend'\n")
    with pytest.raises(BuildError, match=r"(?s)pyproject\.toml: our wheel could not be built:.*'no'"):
        build_wheel(synthetic_sources(root, tree))


def test_a_module_that_the_wheel_lacks_is_named(root: Path, tmp_path: Path) -> None:
    tree = write_tree(tmp_path)
    project = (tree / "pyproject.toml").read_text().replace('packages = ["alpha", "beta"]', 'packages = ["alpha"]')
    (tree / "pyproject.toml").write_text(project)
    with pytest.raises(BuildError, match=r"beta/__init__\.py: this module did not get into our wheel"):
        build_wheel(synthetic_sources(root, tree))
