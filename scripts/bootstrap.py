"""From a bare Python to one that has everything that the locks name.

``enter`` is the first thing that each command does. It runs on the standard library only, makes ``.venv`` and
``node_modules`` if they are missing or not what the locks say, and starts the command again with ``.venv``'s
Python. When nothing is to do it costs a few file reads.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import platform
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from scripts.errors import BuildError
from scripts.locking import only_one
from scripts.node import find_node, packaged_node, system_node
from scripts.processes import child_environ, run_logged
from scripts.progress import Step, run_command, run_steps
from scripts.pythons import find_python, python_version, require_venv

ROOT = Path(__file__).resolve().parent.parent

BUILD_LOCK = "requirements.lock"
DEV_LOCK = "requirements-dev.lock"  # holds all of BUILD_LOCK, and more
NODE_LOCK = "requirements-node.lock"
PYODIDE_LOCK = "requirements-pyodide.lock"
PYODIDE_PYTHON = (3, 12)

_STAMP = "varaq-stamp.json"
_STAMP_FORMAT = 1
_STARTED_AGAIN = "VARAQ_STARTED_AGAIN"
_OFFLINE_TODO = "check that this machine reaches its package registries, and start again"


def file_hash(*files: Path) -> str:
    """One SHA-256 over the names and contents of ``files``; raises ``BuildError`` if one is missing."""
    digest = hashlib.sha256()
    for file in files:
        try:
            content = file.read_bytes()
        except FileNotFoundError:
            raise BuildError(
                "the file is missing",
                where=file.name,
                todo="get it back from git: git checkout -- " + file.name,
            ) from None
        digest.update(f"{file.name}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


@dataclass(frozen=True, slots=True)
class Stamp:
    """What is installed in an environment: of which Python, in which folder, from which state of which locks.

    The folder is in it because an environment cannot be moved.
    """

    python: str
    folder: str
    locks: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def read(cls, environment: Path) -> Stamp | None:
        """The stamp of ``environment``, or ``None`` if there is none that can be read."""
        try:
            content: Any = json.loads((environment / _STAMP).read_text(encoding="utf-8"))
            if content["format"] != _STAMP_FORMAT:
                return None
            return cls(str(content["python"]), str(content["folder"]), dict(content["locks"]))
        except (OSError, ValueError, KeyError, TypeError):
            return None  # no environment, a half made one, or one of another format: all are made anew

    def write(self, environment: Path) -> None:
        """Put the stamp into ``environment``, whole or not at all."""
        content = {
            "format": _STAMP_FORMAT,
            "python": self.python,
            "folder": self.folder,
            "locks": dict(sorted(self.locks.items())),
        }
        aside = environment / (_STAMP + ".new")
        aside.write_text(json.dumps(content, indent=2) + "\n", encoding="utf-8")
        aside.replace(environment / _STAMP)

    def fits(self, python: str, environment: Path) -> bool:
        """Whether it was made by this Python, here, and from locks that have not changed since."""
        root = environment.parent
        return (
            self.python == python
            and self.folder == str(environment)
            and (environment / "bin" / "python").exists()
            and all((root / lock).is_file() and file_hash(root / lock) == was for lock, was in self.locks.items())
        )

    def with_locks(self, root: Path, *locks: str) -> Stamp:
        """The same with ``locks`` of ``root`` installed as well."""
        return Stamp(self.python, self.folder, {**self.locks, **{lock: file_hash(root / lock) for lock in locks}})


def this_python() -> str:
    """The running Python in one line: implementation, version, machine."""
    return f"{platform.python_implementation()} {platform.python_version()} {platform.machine()} {sys.platform}"


def install_lock(environment: Path, lock: str) -> None:
    """Install ``lock`` of the repository into ``environment``; only files whose hashes it names.

    Raises ``BuildError`` with pip's own words.
    """
    root = environment.parent
    options = ["--no-input", "--require-hashes", "--only-binary", ":all:", "--progress-bar", "off", "--quiet"]
    run_logged(
        [
            environment / "bin" / "python",
            "-I",
            "-m",
            "pip",
            "install",
            *options,
            "--requirement",
            root / lock,
        ],
        root,
        f"pip-{Path(lock).stem}.log",
        todo=f"if a hash does not match, {lock} or the download is damaged; else " + _OFFLINE_TODO,
    )


def _must_be_own(folder: Path) -> None:
    """Raise ``BuildError`` if ``folder`` is a link: making it anew would empty the folder of somebody else."""
    if folder.is_symlink():
        raise BuildError(
            f"it is a link to {folder.readlink()}, which is not what the locks here ask for and is not emptied",
            where=folder.name,
            todo=f"remove the link ({folder.name} is then made here) and start again",
        )


def make_environment(environment: Path, python: Path, version: str) -> Stamp:
    """An empty environment, whatever was there before; its stamp says that nothing is installed."""
    root = environment.parent
    _must_be_own(environment)
    (environment / _STAMP).unlink(missing_ok=True)
    run_logged(
        [python, "-I", "-m", "venv", "--clear", environment],
        root,
        "venv.log",
        todo=f"see that the folder can be written, remove {environment.name}, and start again",
    )
    return Stamp(version, str(environment))


def install_and_stamp(environment: Path, lock: str, *held: str) -> None:
    """Install ``lock`` and put it into the stamp, with the locks ``held`` in it; as ``install_lock``."""
    install_lock(environment, lock)
    stamp = Stamp.read(environment)
    if stamp is None:
        raise BuildError(f"{environment.name} is not whole", todo=f"remove {environment.name} and start again")
    stamp.with_locks(environment.parent, lock, *held).write(environment)


def _venv_steps(root: Path, lock: str) -> list[Step]:
    """What is to do for ``.venv`` to hold ``lock``: nothing, install, or make and install."""
    environment = root / ".venv"
    version = this_python()
    stamp = Stamp.read(environment)
    if stamp is not None and not stamp.fits(version, environment):
        stamp = None
    if stamp is not None and lock in stamp.locks:
        return []

    def make() -> None:
        require_venv(importlib.util.find_spec, sys.version_info[:2])
        base = getattr(sys, "_base_executable", None) or sys.executable
        make_environment(environment, Path(base), version).write(environment)

    def install() -> None:
        install_and_stamp(environment, lock, *((BUILD_LOCK,) if lock == DEV_LOCK else ()))

    steps = [Step(f"install {lock} into .venv", install)]
    if stamp is None:
        steps.insert(0, Step(f"make .venv with Python {platform.python_version()}", make))
    return steps


def _node_steps(root: Path, emptied: bool) -> list[Step]:
    """What is to do for a Node and for ``node_modules``; ``emptied``: ``.venv`` will be made anew before."""
    steps: list[Step] = []
    if system_node(os.environ) is None and (emptied or packaged_node(root) is None):
        steps.append(Step("install Node into .venv", lambda: install_and_stamp(root / ".venv", NODE_LOCK)))
    locked = file_hash(root / "package.json", root / "package-lock.json")
    stamp = root / "node_modules" / ".varaq-stamp"
    if stamp.is_file() and stamp.read_text(encoding="ascii") == locked:
        return steps

    def npm_ci() -> str:
        _must_be_own(stamp.parent)
        node = find_node(root, os.environ)
        run_logged(
            [*node.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"],
            root,
            "npm.log",
            todo=_OFFLINE_TODO,
            environ=node.environ(os.environ),
        )
        stamp.write_text(locked, encoding="ascii")
        return f"Node {node.version}"

    steps.append(Step("install package-lock.json into node_modules", npm_ci))
    return steps


def missing_steps(root: Path, lock: str) -> list[Step]:
    """Everything that is to do before a command that needs ``lock`` can run; empty if nothing is."""
    venv = _venv_steps(root, lock)
    return venv + _node_steps(root, emptied=len(venv) > 1)


def inside(environment: Path) -> bool:
    """Whether this very process runs in ``environment``."""
    return environment.is_dir() and os.path.samefile(sys.prefix, environment)


def enter(lock: str, root: Path = ROOT) -> None:
    """Return once this process runs in ``.venv`` with ``lock`` and ``node_modules`` installed.

    Otherwise install what is missing and start the same command again there. On an error that a person can
    put right, say it and end the process with 1.
    """
    if os.name == "nt":
        sys.exit("error: this needs Linux or macOS; on Windows run it in WSL (wsl --install, then there)")
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")  # a terminal that knows no Persian must not end us
    started_again = os.environ.pop(_STARTED_AGAIN, None) is not None
    ready = False

    def prepare() -> int:
        nonlocal ready
        if missing_steps(root, lock):
            if started_again:
                raise BuildError(".venv is made and still not whole", todo="remove .venv and start again")
            with only_one(root / ".cache" / "bootstrap.lock", "installing", wait=True):
                run_steps(missing_steps(root, lock))
        else:
            ready = inside(root / ".venv")
        return 0

    if (code := run_command(prepare, "broken off; the next start goes on from here")) != 0:
        sys.exit(code)
    if ready:
        return
    python = str(root / ".venv" / "bin" / "python")
    sys.stdout.flush()
    sys.stderr.flush()
    environ = {**child_environ(root, os.environ), _STARTED_AGAIN: "1"}
    os.execve(python, [python, *sys.argv], environ)


def pyodide_tools(root: Path = ROOT) -> Path | None:
    """The Python of ``.venv-pyodide``, where pyodide-build and pyodide-lock are installed; made when needed.

    ``None`` where no Python of at least 3.12 is found, on PATH or in pyenv. Raises ``BuildError`` if the lock
    cannot be installed.
    """
    environment = root / ".venv-pyodide"
    program = environment / "bin" / "python"
    with only_one(root / ".cache" / "bootstrap.lock", "installing", wait=True):
        stamp = Stamp.read(environment)
        if stamp is not None and PYODIDE_LOCK in stamp.locks and stamp.fits(stamp.python, environment):
            return program
        python = find_python(PYODIDE_PYTHON, os.environ)
        version = None if python is None else python_version(python)
        if python is None or version is None:
            return None
        name = f"{'.'.join(map(str, version))} {platform.machine()} {sys.platform}"
        make_environment(environment, python, name).write(environment)
        install_and_stamp(environment, PYODIDE_LOCK)
        return program
