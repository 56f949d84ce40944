"""Wheels for the browser: ours built from the tree, others from what is installed; always the same bytes."""

from __future__ import annotations

import base64
import hashlib
import importlib.metadata
import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from scripts.errors import BuildError
from scripts.processes import child_environ
from scripts.pyodide.sources import PackSources
from scripts.pyodide.zipping import unzipped, zipped

_COMPILED = {".so", ".pyd", ".dylib", ".dll", ".c", ".pyc"}
_ABOUT_THE_INSTALLATION = {"RECORD", "INSTALLER", "REQUESTED", "direct_url.json", "WHEEL"}
_PURE = b"Wheel-Version: 1.0\nGenerator: varaq\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


@dataclass(frozen=True, slots=True)
class Wheel:
    """A wheel: ``file_name`` holds a hash of the content as its build tag; ``files`` are name -> content."""

    file_name: str
    content: bytes
    files: dict[str, bytes]

    @property
    def sha256(self) -> str:
        """The hash that a lock file states, in hexadecimal."""
        return hashlib.sha256(self.content).hexdigest()


def build_wheel(sources: PackSources) -> Wheel:
    """Our own wheel, built offline from the tree.

    The tree is copied first, so that neither a left-over ``build/`` gets in nor anything is written to it.
    Raises ``BuildError`` with the end of pip's output, or naming a module of ours that the wheel lacks.
    """
    with tempfile.TemporaryDirectory(prefix="varaq-wheel-") as folder:
        tree, made = Path(folder, "tree"), Path(folder, "made")
        for name, path in sources.tree():
            target = tree / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
        # Without --no-index pip may look for newer versions of itself and of the build backend.
        command = [
            sys.executable,
            "-m",
            "pip",
            "--disable-pip-version-check",
            "wheel",
            "--quiet",
            "--no-index",
        ]
        command += [
            "--no-deps",
            "--no-build-isolation",
            "--no-cache-dir",
            "--wheel-dir",
            str(made),
            str(tree),
        ]
        environment = {
            **child_environ(sources.root, os.environ),
            "SOURCE_DATE_EPOCH": "315532800",
            "PYTHONHASHSEED": "0",
        }
        run = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
        wheels = sorted(made.glob("*.whl"))
        if run.returncode != 0 or len(wheels) != 1:
            output = (run.stderr + run.stdout).replace(str(tree), "").strip().splitlines()[-12:]
            raise BuildError("our wheel could not be built:\n  " + "\n  ".join(output), "pyproject.toml")
        files = unzipped(wheels[0].read_bytes())
        name = wheels[0].name
    for inside, _ in sources.tree():
        if inside.endswith(".py") and inside not in files:
            raise BuildError(
                "this module did not get into our wheel",
                inside,
                "look at [tool.hatch.build] in pyproject.toml",
            )
    return _wheel(name, files)


def wheel_of_installed(distribution_name: str) -> Wheel:
    """A pure Python wheel of an installed distribution: its compiled parts are left out.

    The modules are those that the lock of the build's own environment pins. Raises ``BuildError`` if it is
    not installed, or has no pure Python fallback to leave behind.
    """
    try:
        distribution = importlib.metadata.distribution(distribution_name)
    except importlib.metadata.PackageNotFoundError:
        raise BuildError(
            f"the distribution '{distribution_name}' is not installed",
            None,
            "start the build with scripts/build.py",
        ) from None
    files = dict(installed_files(distribution_name))
    folders = {name.split("/")[0] for name in files if name.split("/")[0].endswith(".dist-info")}
    if len(folders) != 1 or not any(name.endswith(".py") for name in files):
        raise BuildError(f"the distribution '{distribution_name}' is not installed as a wheel")
    about = folders.pop()
    files[f"{about}/WHEEL"] = _PURE
    lines = [f"{name},{_record_hash(files[name])},{len(files[name])}" for name in sorted(files)]
    files[f"{about}/RECORD"] = ("\n".join([*lines, f"{about}/RECORD,,"]) + "\n").encode()
    name = distribution.metadata["Name"].lower().replace("-", "_")
    return _wheel(f"{name}-{distribution.version}-py3-none-any.whl", files)


def installed_files(distribution_name: str) -> tuple[tuple[str, bytes], ...]:
    """The pure Python files of an installed distribution, name and content, sorted; none if not installed."""
    try:
        recorded = importlib.metadata.distribution(distribution_name).files or []
    except importlib.metadata.PackageNotFoundError:
        return ()
    kept = []
    for entry in recorded:
        inside = PurePosixPath(entry.as_posix())
        about = inside.parts[0].endswith(".dist-info") and inside.name in _ABOUT_THE_INSTALLATION
        if not about and ".." not in inside.parts and inside.suffix not in _COMPILED:
            kept.append((inside.as_posix(), Path(str(entry.locate())).read_bytes()))
    return tuple(sorted(kept))


def _record_hash(content: bytes) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=")
    return f"sha256={digest.decode()}"


def _wheel(file_name: str, files: dict[str, bytes]) -> Wheel:
    content = zipped(files, stored=False)
    # A build tag begins with a digit; it is the one free place in a wheel's name.
    name, version, *tags = file_name.split("-")
    tag = "0" + hashlib.sha256(content).hexdigest()[:12]
    return Wheel("-".join([name, version, tag, *tags[-3:]]), content, files)
