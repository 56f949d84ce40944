"""The step of the build that makes ``assets/pyodide``: all a reader's browser needs to run our Python."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import tempfile
from functools import partial
from pathlib import Path
from typing import Any

from scripts.bootstrap import pyodide_tools
from scripts.errors import BuildError
from scripts.node import find_node
from scripts.plan import BuildPlan
from scripts.pyodide.archive import build_archives
from scripts.pyodide.lock import lock_bytes, lock_with_library, lock_with_node
from scripts.pyodide.node import NodePyodide
from scripts.pyodide.snapshot import build_snapshot
from scripts.pyodide.sources import PackSources
from scripts.pyodide.templates import compiled_templates
from scripts.pyodide.wheel import build_wheel, installed_files, wheel_of_installed
from scripts.pyodide.zipping import gzipped

MANIFEST = "engine.json"  # the one file whose name does not change
SNAPSHOT_SWITCH = "VARAQ_SNAPSHOT"
"""Set to ``on`` in the environment of a build, it makes a pack with a snapshot; why not always: decision 124."""
_NOTICES = Path(__file__).parent / "notices"
_PACKS_KEPT = 3
# A game opened and shown once while the pack is made: it finds out which modules a first step needs, and fails the
# build where the engine does not work in Pyodide.
_FIRST_STEP = """
import json, playground.browser
request = dict(do="open", game="scat", lang="en", rules="../", options={}, seats=3, seat=1, bots="sensible", seed="1")
answer = json.loads(playground.browser.handle(json.dumps(request)))
assert answer["ok"], answer
"""


def write_pack(plan: BuildPlan) -> str:
    """Write ``plan.out / assets / pyodide``; unchanged inputs give the files of the last time.

    Returns a few words for the progress line. Raises ``BuildError``.
    """
    sources = PackSources(
        root=plan.root,
        pyodide=NodePyodide(find_node(plan.root, os.environ).program, plan.root / "node_modules" / "pyodide"),
        worker=plan.root / "playground" / "web" / "engine-worker.mjs",
        lock_python=pyodide_tools(plan.root),
        compiled=partial(compiled_templates, plan.root),
        warm_up=(_FIRST_STEP,),
        snapshot=_switched_on(),
    )
    return pack(sources, plan.cache / "pyodide", plan.out / "assets" / "pyodide")


def _switched_on() -> bool:
    said = os.environ.get(SNAPSHOT_SWITCH, "off")
    if said not in ("on", "off"):
        raise BuildError(f"{SNAPSHOT_SWITCH} is {said!r} in the environment; set it to on or off")
    return said == "on"


def pack(sources: PackSources, cache: Path, out: Path) -> str:
    """Make the pack of ``sources`` in ``cache``, unless it is there, and lay its files into ``out``."""
    sources.check()
    installed = tuple(entry for name in sources.distributions for entry in installed_files(name))
    kept = cache / f"pack-{sources.key(installed)}"
    fresh = not (kept / MANIFEST).is_file()
    if fresh:
        files = _pack_files(sources, cache)
        cache.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="new-", dir=cache) as aside:
            whole = Path(aside, "pack")
            whole.mkdir()
            for name, content in files.items():
                (whole / name).write_bytes(content)
            shutil.rmtree(kept, ignore_errors=True)
            whole.rename(kept)
    (kept / MANIFEST).touch()  # the last ones used are kept
    _forget_old(cache)

    if out.exists():
        shutil.rmtree(out)
    shutil.copytree(kept, out)
    manifest = json.loads((out / MANIFEST).read_bytes())
    loaded = ("loader", "runtime", "wasm", "snapshot" if "snapshot" in manifest["files"] else "python")
    start = sum(manifest["files"][part]["gzip"] for part in loaded)
    words = f"{start / 1e6:.1f} MB gzipped to start" if fresh else "unchanged"
    if sources.lock_python is None:
        words += "; no Python >= 3.12 here, so the lock file was made under Node"
    return words


def _pack_files(sources: PackSources, cache: Path) -> dict[str, bytes]:
    """All files of the pack, name -> content."""
    ours = build_wheel(sources)
    wheels = [ours, *(wheel_of_installed(name) for name in sources.distributions)]
    if sources.lock_python is None:
        lock = lock_with_node(sources.pyodide, wheels)
    else:
        lock = lock_with_library(sources.runtime, wheels, sources.lock_python)
    archives = build_archives(sources, wheels, cache / f"stdlib-{sources.runtime_key()}.zip")

    # Modules are named .js: some hosts do not know .mjs, and browsers refuse a module of another type. The
    # archives are named .bin: some hosts declare .gz to be an encoding, and it would be inflated twice.
    parts = {
        "loader": ("pyodide", ".js", (sources.runtime / "pyodide.mjs").read_bytes()),
        "runtime": ("pyodide.asm", ".js", (sources.runtime / "pyodide.asm.mjs").read_bytes()),
        "wasm": ("pyodide.asm", ".wasm", (sources.runtime / "pyodide.asm.wasm").read_bytes()),
        "python": ("python", ".bin", gzipped(archives.start)),
        "rest": ("python-rest", ".bin", gzipped(archives.rest)),
        "worker": ("engine-worker", ".js", b"".join(part.read_bytes() for part in sources.worker_parts)),
        "lock": ("pyodide-lock", ".json", lock_bytes(lock)),
    }
    if sources.snapshot:
        parts["snapshot"] = ("snapshot", ".bin", gzipped(build_snapshot(sources, archives)))
    files = {wheel.file_name: wheel.content for wheel in wheels}
    described: dict[str, dict[str, Any]] = {}
    for part, (stem, suffix, content) in parts.items():
        name = f"{stem}-{hashlib.sha256(content).hexdigest()[:12]}{suffix}"
        files[name] = content
        packed = len(content) if suffix == ".bin" else len(gzipped(content))
        described[part] = {"name": name, "bytes": len(content), "gzip": packed}
    for notice in sorted(_NOTICES.iterdir()):
        files[notice.name] = notice.read_bytes()

    build = hashlib.sha256()
    for name in sorted(files):
        build.update(f"{name}\0{hashlib.sha256(files[name]).hexdigest()}\n".encode())
    manifest = {
        "format": 1,
        "build": build.hexdigest()[:16],
        "pyodide": json.loads((sources.runtime / "package.json").read_bytes())["version"],
        "python": lock["info"]["python"],
        "entry": sources.entry,
        "files": described,
        "wheels": [wheel.file_name for wheel in wheels],
        "lock": lock,
    }
    if MANIFEST in files:
        raise BuildError(f"a file of the pack is named {MANIFEST}")
    return {**files, MANIFEST: (json.dumps(manifest, sort_keys=True, indent=1) + "\n").encode()}


def _forget_old(cache: Path) -> None:
    """Keep the packs used last: a change that is taken back costs nothing, a hundred changes no disk."""
    packs = sorted(cache.glob("pack-*"), key=lambda pack: (pack / MANIFEST).stat().st_mtime, reverse=True)
    for old in packs[_PACKS_KEPT:]:
        shutil.rmtree(old)
