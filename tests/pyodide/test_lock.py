"""Our lock file: made in two ways, and what Pyodide does with it."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from scripts.bootstrap import pyodide_tools
from scripts.errors import BuildError
from scripts.pyodide.lock import lock_bytes, lock_with_library, lock_with_node
from scripts.pyodide.wheel import Wheel, build_wheel, wheel_of_installed
from tests.pyodide.synthetic import synthetic_sources, write_tree

RunInPack = Callable[..., "subprocess.CompletedProcess[str]"]
SHOW = "import alpha, jinja2; print(alpha.__file__, jinja2.__file__)\n"


@pytest.fixture(scope="module")
def wheels(root: Path, tmp_path_factory: pytest.TempPathFactory) -> list[Wheel]:
    tree = write_tree(tmp_path_factory.mktemp("tree"))
    ours = build_wheel(synthetic_sources(root, tree))
    return [ours, wheel_of_installed("jinja2"), wheel_of_installed("markupsafe")]


def test_the_lock_made_under_node_is_the_one_that_pyodide_lock_makes(root: Path, wheels: list[Wheel]) -> None:
    python = pyodide_tools(root)
    if python is None:
        pytest.skip("pyodide-lock needs a Python >= 3.12, and this machine has none on PATH or in pyenv")
    sources = synthetic_sources(root, root)
    library = lock_with_library(sources.runtime, wheels, python)
    assert lock_bytes(lock_with_node(sources.pyodide, wheels)) == lock_bytes(library)


def test_the_lock_names_our_wheels_only_with_their_hashes_and_what_they_need(root: Path, wheels: list[Wheel]) -> None:
    lock = lock_with_node(synthetic_sources(root, root).pyodide, wheels)
    assert {name: entry["depends"] for name, entry in lock["packages"].items()} == {
        "jinja2": ["markupsafe"],
        "markupsafe": [],
        "synthetic": ["jinja2"],  # not tomli: its marker is for older Pythons; not babel: an extra
    }
    assert lock["packages"]["synthetic"]["imports"] == ["alpha", "beta"]
    for wheel in wheels:
        entry = next(entry for entry in lock["packages"].values() if entry["file_name"] == wheel.file_name)
        assert entry["sha256"] == hashlib.sha256(wheel.content).hexdigest()
    shipped = json.loads((root / "node_modules" / "pyodide" / "pyodide-lock.json").read_bytes())
    assert lock["info"] == shipped["info"]


def test_a_wheel_that_needs_one_that_is_not_there_fails(root: Path, wheels: list[Wheel]) -> None:
    with pytest.raises(BuildError, match="jinja2 requires markupsafe, which is not among the wheels"):
        lock_with_node(synthetic_sources(root, root).pyodide, wheels[:2])


def test_the_shipped_lock_file_and_the_one_in_the_manifest_are_the_same(pack_folder: Path) -> None:
    manifest: dict[str, Any] = json.loads((pack_folder / "engine.json").read_bytes())
    shipped = json.loads((pack_folder / manifest["files"]["lock"]["name"]).read_bytes())
    assert shipped == manifest["lock"]


def test_load_package_by_name_takes_our_wheel_and_what_it_needs_from_the_packs_folder(
    run_in_pack: RunInPack,
) -> None:
    run = run_in_pack(SHOW, wheel="synthetic")
    site = "/lib/python3.14/site-packages"
    assert run.stdout == f"{site}/alpha/__init__.py {site}/jinja2/__init__.py\n", run.stderr


def test_a_changed_wheel_is_refused(pack_folder: Path, run_in_pack: RunInPack, tmp_path: Path) -> None:
    changed = tmp_path / "pyodide"
    shutil.copytree(pack_folder, changed)
    wheel = next(changed.glob("synthetic-*.whl"))
    content = bytearray(wheel.read_bytes())
    content[len(content) // 2] ^= 1
    wheel.write_bytes(content)
    run = run_in_pack(SHOW, wheel="synthetic", pack=changed)
    assert run.returncode == 1
    assert run.stdout == ""
    assert "not loaded" in run.stderr
