"""Runs in Pyodide where no Python >= 3.12 is at hand: the entries of our lock file, as ``pyodide-lock`` makes
them.

The wheels lie under ``wheels/``, the pure Python package ``packaging`` under ``library/``. The job: ``info``,
the head of the shipped lock. ``made/packages.json`` is name -> entry.
"""

import hashlib
import json
import sys
import zipfile
from email.parser import HeaderParser
from pathlib import Path

sys.path.insert(0, "library")

from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_wheel_filename

job = json.loads(Path("job.json").read_text())
environment: dict[str, str] = {**default_environment(), "extra": ""}  # type: ignore[dict-item]
entries: dict[str, dict[str, object]] = {}
depends: dict[str, list[str]] = {}
required: dict[str, list[Requirement]] = {}
for path in sorted(Path("wheels").glob("*.whl")):
    name, version, _, tags = parse_wheel_filename(path.name)
    if not any(tag.abi == "none" and tag.platform == "any" and tag.interpreter.startswith("py3") for tag in tags):
        raise SystemExit(f"{path.name}: not a pure Python 3 wheel")
    with zipfile.ZipFile(path) as wheel:
        names = wheel.namelist()
        about = next(inside for inside in names if inside.endswith(".dist-info/METADATA"))
        metadata = HeaderParser().parsestr(wheel.read(about).decode())
    tops = {inside.split("/")[0].removesuffix(".py") for inside in names if inside.endswith(".py")}
    depends[name] = []
    required[name] = [Requirement(line) for line in metadata.get_all("Requires-Dist", [])]
    entries[name] = {
        "name": name,
        "version": metadata["Version"],
        "file_name": path.name,
        "install_dir": "site",
        "sha256": hashlib.sha256(path.read_bytes()).hexdigest(),
        "package_type": "package",
        "imports": sorted(tops),
        "depends": depends[name],
        "unvendored_tests": False,
    }
for wanting, requirements in required.items():
    for requirement in requirements:
        if requirement.marker is not None and not requirement.marker.evaluate(environment):
            continue
        if requirement.extras:
            raise SystemExit(f"{wanting}: a requirement with extras ({requirement}) is not provided for")
        needed = canonicalize_name(requirement.name)
        if needed not in entries:
            raise SystemExit(f"{wanting} requires {needed}, which is not among the wheels")
        depends[wanting].append(needed)
Path("made/packages.json").write_text(json.dumps(entries))
