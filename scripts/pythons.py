"""Which Pythons there are on this machine, and what one needs to make an environment."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from scripts.errors import BuildError

_PYTHON_NAME = re.compile(r"python3(\.\d+)?")
_PROBE = "import sys, venv, ensurepip; print(*sys.version_info[:3])"


def python_version(python: Path) -> tuple[int, int, int] | None:
    """The version of ``python`` if it runs and has venv and ensurepip to make environments, else ``None``."""
    try:
        answer = subprocess.run(
            [python, "-I", "-c", _PROBE],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=30,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    numbers = answer.stdout.split()
    if answer.returncode != 0 or len(numbers) != 3 or not all(number.isdigit() for number in numbers):
        return None  # a pyenv shim of a version that is not switched on ends here
    major, minor, micro = (int(number) for number in numbers)
    return major, minor, micro


def _candidates(environ: Mapping[str, str]) -> Iterator[Path]:
    """Files that look like Python 3, on PATH first, then pyenv's versions."""
    folders = [Path(entry) for entry in environ.get("PATH", os.defpath).split(os.pathsep) if entry]
    pyenv_roots = [Path(environ["PYENV_ROOT"])] if environ.get("PYENV_ROOT") else []
    pyenv_roots += [folder.parent for folder in folders if folder.name == "shims"]
    if environ.get("HOME"):
        pyenv_roots.append(Path(environ["HOME"]) / ".pyenv")
    for root in pyenv_roots:
        if (root / "versions").is_dir():
            folders += [version / "bin" for version in sorted((root / "versions").iterdir())]
    for folder in folders:
        if folder.is_dir():
            yield from sorted(file for file in folder.iterdir() if _PYTHON_NAME.fullmatch(file.name))


def find_python(minimum: tuple[int, int], environ: Mapping[str, str]) -> Path | None:
    """The newest Python on PATH or in pyenv, at least ``minimum``, that can make environments, or ``None``.

    Of equals the first found wins. ``python3.9`` and the like are not even started.
    """
    best: tuple[tuple[int, int, int], Path] | None = None
    seen: set[Path] = set()
    for file in _candidates(environ):
        named = re.fullmatch(r"python3\.(\d+)", file.name)
        if named and (3, int(named[1])) < minimum:
            continue
        # A shim is told apart from its fellows by its name only, a real file by where it leads.
        key = file if file.parent.name == "shims" else file.resolve()
        if key in seen:
            continue
        seen.add(key)
        version = python_version(file)
        if version is not None and version[:2] >= minimum and (best is None or version > best[0]):
            best = version, file
    return None if best is None else best[1]


def require_venv(find_module: Callable[[str], object], version: tuple[int, int]) -> None:
    """Raise ``BuildError`` unless the modules that make an environment are there.

    ``find_module(name)`` is ``importlib.util.find_spec`` or its like. Debian ships them in an own package.
    """
    missing = [name for name in ("venv", "ensurepip") if find_module(name) is None]
    if missing:
        raise BuildError(
            f"this Python {version[0]}.{version[1]} lacks {' and '.join(missing)} to make environments",
            todo=f"on Debian or Ubuntu install it with: apt-get install python{version[0]}.{version[1]}-venv "
            "(elsewhere install a Python that is complete), and start again",
        )
