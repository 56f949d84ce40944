"""A small repository to try the commands on, and programs that only pretend."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest


@pytest.fixture
def program() -> Callable[[Path, str], Path]:
    """``program(path, body)`` writes an executable shell script and gives back its path."""

    def write(path: Path, body: str) -> Path:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("#!/bin/sh\n" + body, encoding="utf-8")
        path.chmod(0o755)
        return path

    return write


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """An empty repository whose path has a space and Persian letters, with lock files of no packages."""
    root = tmp_path / "a b ورق"
    root.mkdir()
    for name in ("requirements.lock", "requirements-dev.lock", "requirements-node.lock", "requirements-pyodide.lock"):
        (root / name).write_text(f"# {name}\n", encoding="utf-8")
    (root / "package.json").write_text("{}\n", encoding="utf-8")
    (root / "package-lock.json").write_text("{}\n", encoding="utf-8")
    (root / "mkdocs.yml").write_text("site_name: Test\n", encoding="utf-8")
    return root
