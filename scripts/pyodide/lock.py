"""Our own ``pyodide-lock.json``: the shipped one's head, and only our wheels with their hashes."""

from __future__ import annotations

import json
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from scripts.errors import BuildError
from scripts.pyodide.node import NodePyodide
from scripts.pyodide.wheel import Wheel, installed_files

_HERE = Path(__file__).parent


def lock_with_library(runtime: Path, wheels: Sequence[Wheel], python: Path) -> dict[str, Any]:
    """The lock as ``pyodide-lock`` makes it, run by ``python`` (>= 3.12, with ``pyodide-lock[wheel]``)."""
    with tempfile.TemporaryDirectory(prefix="varaq-lock-") as folder:
        paths = [Path(folder, wheel.file_name) for wheel in wheels]
        for path, wheel in zip(paths, wheels, strict=True):
            path.write_bytes(wheel.content)
        command = [str(python), "-I", str(_HERE / "lock_with_library.py"), str(runtime / "pyodide-lock.json")]
        run = subprocess.run([*command, *map(str, paths)], capture_output=True, text=True, check=False)
    if run.returncode != 0:
        output = "\n  ".join(run.stderr.strip().splitlines()[-8:])
        raise BuildError(f"pyodide-lock could not make the lock file:\n  {output}", python)
    made: dict[str, Any] = json.loads(run.stdout)
    return _tidied(made["info"], made["packages"])


def lock_with_node(pyodide: NodePyodide, wheels: Sequence[Wheel]) -> dict[str, Any]:
    """The same lock made in Pyodide under Node, for machines without Python >= 3.12."""
    info = json.loads((pyodide.runtime / "pyodide-lock.json").read_bytes())["info"]
    library = {f"library/{name}": content for name, content in installed_files("packaging")}
    if not library:
        raise BuildError("the distribution 'packaging' is not installed", None, "start with scripts/build.py")
    files = library | {f"wheels/{wheel.file_name}": wheel.content for wheel in wheels}
    made = pyodide.run("lock", {}, files)
    return _tidied(info, json.loads(made["packages.json"]))


def _tidied(info: dict[str, Any], packages: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """One order and one set of fields, however the entries were made: the fields that Pyodide reads."""
    fields = ("name", "version", "file_name", "install_dir", "sha256", "package_type", "unvendored_tests")
    tidy = {
        name: {field: entry[field] for field in sorted(fields)}
        | {"depends": sorted(entry["depends"]), "imports": sorted(entry["imports"])}
        for name, entry in sorted(packages.items())
    }
    return {"info": dict(sorted(info.items())), "packages": tidy}


def lock_bytes(lock: dict[str, Any]) -> bytes:
    """The lock as it is shipped."""
    return (json.dumps(lock, sort_keys=True, indent=1) + "\n").encode()
