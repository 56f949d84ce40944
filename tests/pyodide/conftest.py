"""A pack of a small tree, and the means to run Python in it under Node."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from scripts.node import find_node
from tests.pyodide.synthetic import synthetic_pack

RUN = Path(__file__).parent / "run.mjs"
RunInPack = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="session")
def pack_folder(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with ``engine.json``."""
    return synthetic_pack(root, tmp_path_factory.mktemp("pack"))


@pytest.fixture(scope="session")
def library_cache(root: Path, pack_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Callable[[], Path]:
    """Gives a fresh cache that holds nothing but the compiled standard library, which takes long to make."""

    def fresh() -> Path:
        cache = tmp_path_factory.mktemp("cache")
        for kept in (root / ".cache" / "tests" / "pyodide").glob("stdlib-*.zip"):
            shutil.copyfile(kept, cache / kept.name)
        return cache

    return fresh


@pytest.fixture(scope="session")
def run_in_pack(root: Path, pack_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> RunInPack:
    """``run_in_pack(code, *words, wheel=None, pack=…, snapshot=False)``: run Python code in the pack under Node."""

    def run(
        code: str, *words: str, wheel: str | None = None, pack: Path | None = None, snapshot: bool = False
    ) -> subprocess.CompletedProcess[str]:
        script = tmp_path_factory.mktemp("script") / "script.py"
        script.write_text(code, encoding="utf-8")
        command = [str(find_node(root, os.environ).program), str(RUN), *(["--snapshot"] if snapshot else [])]
        command += ["--wheel", wheel] if wheel else []
        command += [str(pack or pack_folder), str(script), *words]
        return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)

    return run
