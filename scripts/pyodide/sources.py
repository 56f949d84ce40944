"""What a pack is made from, so that a test can make one from a tree of its own."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from scripts.errors import BuildError
from scripts.pyodide.node import NodePyodide

_HERE = Path(__file__).parent
_RUNTIME_FILES = (
    "package.json",
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
# What a wheel is built from besides the packages, where it is there.
_TOP_FILES = ("pyproject.toml", "README.md", "LICENSE", "LICENSE-TEXTS", "NOTICES.md")
_PASSED_OVER = ("__pycache__", ".pytest_cache", ".mypy_cache", ".ruff_cache", ".DS_Store")


@dataclass(frozen=True, slots=True)
class PackSources:
    """Everything that goes into a pack.

    ``root``           the tree with ``pyproject.toml`` that our wheel is built from
    ``packages``       the top-level packages of that tree
    ``entry``          the module whose ``handle(request_json) -> response_json`` answers the page
    ``distributions``  installed distributions that go along, as pure Python (compiled parts are left out)
    ``pyodide``        Pyodide under Node, which compiles and whose files are shipped
    ``worker``         the source of the worker
    ``lock_python``    a Python >= 3.12 with ``pyodide-lock``; ``None``: the lock is made under Node
    ``left_out``       patterns of files of the wheels that do not go into the archive: what only the build reads
    ``compiled``       gives modules made from the tree (name -> source) that go into the archive too
    ``snapshot``       whether a snapshot is made, of a Python in which the modules ``imported`` are loaded
    ``warm_up``        Python statements run at build time after all our modules are imported; what they
                       need of the standard library is put into the archive that is loaded first
    """

    root: Path
    pyodide: NodePyodide
    worker: Path
    packages: tuple[str, ...] = ("games", "playground")
    entry: str = "playground.browser"
    distributions: tuple[str, ...] = ("jinja2", "markupsafe")
    lock_python: Path | None = None
    left_out: tuple[str, ...] = (
        *("*.yml", "*.ftl", "*.typ", "playground/web/*", "playground/templates/*"),
        *("*.pyi", "*/py.typed", "*/RECORD", "*/WHEEL"),
    )
    compiled: Callable[[], Mapping[str, bytes]] = dict
    warm_up: tuple[str, ...] = ()
    snapshot: bool = True
    imported: tuple[str, ...] = ()

    @property
    def worker_parts(self) -> tuple[Path, Path]:
        """The two scripts that the worker's file is put together from, in their order."""
        return self.worker.with_name("snapshot.js"), self.worker

    @property
    def runtime(self) -> Path:
        """The folder of the npm package ``pyodide``."""
        return self.pyodide.runtime

    def check(self) -> None:
        """Raise ``BuildError`` naming the first thing that is not there."""
        for name in _RUNTIME_FILES:
            if not (self.runtime / name).is_file():
                raise BuildError("the npm package 'pyodide' is not installed whole", self.runtime / name, "run: npm ci")
        for part in self.worker_parts:
            if not part.is_file():
                raise BuildError("the worker that starts Pyodide is not there", part)
        if not (self.root / "pyproject.toml").is_file():
            raise BuildError("no pyproject.toml to build our wheel from", self.root / "pyproject.toml")
        for package in self.packages:
            if not (self.root / package).is_dir():
                raise BuildError(f"the package '{package}' is not there", self.root / package)

    def tree(self) -> Iterator[tuple[str, Path]]:
        """The files our wheel is built from: name inside the tree with ``/``, and path; sorted by name."""
        files = [(name, self.root / name) for name in _TOP_FILES if (self.root / name).is_file()]
        for package in self.packages:
            for path in (self.root / package).rglob("*"):
                inside = path.relative_to(self.root)
                if path.is_file() and path.suffix != ".pyc" and not set(inside.parts) & set(_PASSED_OVER):
                    files.append((inside.as_posix(), path))
        yield from sorted(files)

    def runtime_key(self) -> str:
        """A hash of the runtime and of how the standard library is compiled."""
        digest = hashlib.sha256()
        for path in [self.runtime / name for name in _RUNTIME_FILES] + list(_programs()):
            _mix(digest, path.name, path.read_bytes())
        return digest.hexdigest()[:20]

    def key(self, installed: tuple[tuple[str, bytes], ...]) -> str:
        """A hash of all inputs; ``installed`` are the files of the distributions that go along."""
        digest = hashlib.sha256()
        # Another zlib may compress to other bytes.
        _mix(digest, "zlib", zlib.ZLIB_RUNTIME_VERSION.encode())
        _mix(digest, "runtime", self.runtime_key().encode())
        _mix(
            digest,
            "settings",
            repr((self.packages, self.entry, self.distributions, self.left_out, self.warm_up)).encode(),
        )
        _mix(digest, "snapshot", repr((self.snapshot, self.imported)).encode())
        _mix(digest, "lock", b"library" if self.lock_python else b"node")
        for path in (*self.worker_parts, *sorted(_HERE.glob("*.py"))):
            _mix(digest, path.name, path.read_bytes())
        for name, content in installed:
            _mix(digest, name, content)
        for name, path in self.tree():
            _mix(digest, name, path.read_bytes())
        return digest.hexdigest()[:20]


def _programs() -> Iterator[Path]:
    yield from sorted((_HERE / "inside").glob("*.py"))
    yield from sorted(_HERE.glob("*.mjs"))


def _mix(digest: hashlib._Hash, name: str, content: bytes) -> None:
    """Add a named piece so that no two lists of pieces give the same input."""
    digest.update(f"{name}\0{len(content)}\0".encode())
    digest.update(content)
