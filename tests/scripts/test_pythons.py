from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from scripts.errors import BuildError
from scripts.pythons import find_python, python_version, require_venv

Program = Callable[[Path, str], Path]


def test_the_running_python_says_its_own_version() -> None:
    assert python_version(Path(sys.executable)) == sys.version_info[:3]


def test_the_newest_python_on_the_path_is_taken(tmp_path: Path, program: Program) -> None:
    program(tmp_path / "one" / "python3.13", "echo 3 13 1")
    newest = program(tmp_path / "two" / "python3.14", "echo 3 14 0")
    program(tmp_path / "two" / "python3", "echo 3 11 7")
    path = os.pathsep.join([str(tmp_path / "one"), str(tmp_path / "missing"), str(tmp_path / "two")])
    assert find_python((3, 12), {"PATH": path}) == newest


def test_nothing_is_found_where_all_are_too_old(tmp_path: Path, program: Program) -> None:
    program(tmp_path / "python3", "echo 3 11 7")
    started = tmp_path / "started"
    program(tmp_path / "python3.9", f"touch '{started}'; echo 3 9 0")
    assert find_python((3, 12), {"PATH": str(tmp_path)}) is None
    assert not started.exists(), "a Python that is too old by its name is not even started"


def test_a_python_that_cannot_make_environments_is_passed_over(tmp_path: Path, program: Program) -> None:
    program(tmp_path / "python3.14", "echo 'No module named ensurepip' >&2; exit 1")
    older = program(tmp_path / "python3.12", "echo 3 12 1")
    assert find_python((3, 12), {"PATH": str(tmp_path)}) == older


def test_pyenv_versions_are_found_though_their_shims_do_not_run(tmp_path: Path, program: Program) -> None:
    shim = "echo 'pyenv: version is not switched on' >&2; exit 127"
    program(tmp_path / ".pyenv" / "shims" / "python3.13", shim)
    real = program(tmp_path / ".pyenv" / "versions" / "3.13.0" / "bin" / "python3.13", "echo 3 13 0")
    assert find_python((3, 12), {"PATH": str(tmp_path / ".pyenv" / "shims")}) == real
    assert find_python((3, 12), {"PATH": str(tmp_path), "HOME": str(tmp_path)}) == real
    assert find_python((3, 12), {"PATH": str(tmp_path), "PYENV_ROOT": str(tmp_path / ".pyenv")}) == real


def test_what_is_no_python_is_not_taken_for_one(tmp_path: Path, program: Program) -> None:
    program(tmp_path / "python3-config", "echo 3 99 0")
    program(tmp_path / "python3.12", "echo hello")
    (tmp_path / "python3.13").write_text("not a program", encoding="utf-8")
    assert find_python((3, 12), {"PATH": str(tmp_path)}) is None


def test_missing_ensurepip_names_the_package_to_install() -> None:
    with pytest.raises(BuildError, match=r"lacks ensurepip .*apt-get install python3.11-venv"):
        require_venv(lambda name: None if name == "ensurepip" else object(), (3, 11))


def test_a_complete_python_is_accepted() -> None:
    require_venv(importlib.util.find_spec, (3, 11))
