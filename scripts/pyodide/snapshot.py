"""The snapshot: the memory of a Python that has started and imported already, so that a reader's need not.

Bytes are the price: objects compress worse than the bytecode they are made from, so by default only Python itself has
started in it. Our modules go along as a smaller archive, which takes the place of the whole one; what is in neither is
fetched when it is imported.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

from scripts.pyodide.archive import Archives
from scripts.pyodide.sources import PackSources
from scripts.pyodide.zipping import unzipped, zipped

FIRST = "varaq_first.txt"
"""Which modules are in the archive of a plain start and not in the snapshot's own."""


def build_snapshot(sources: PackSources, archives: Archives) -> bytes:
    """The snapshot, not compressed yet, of a Python that starts from ``archives.start``.

    The format is told in ``playground/web/snapshot.js``. Raises ``BuildError`` where the memory cannot be kept.
    """
    job = {"modules": ["varaq_boot", *sources.imported], "warm_up": []}
    with tempfile.TemporaryDirectory(prefix="varaq-snapshot-") as folder:
        archive = Path(folder, "python.zip")
        archive.write_bytes(archives.start)
        made = sources.pyodide.run("snapshot", job, {}, archive, script="snapshot.mjs")
    kept = archive_beside(archives, json.loads(made["loaded.json"]), sources)
    told = json.loads(made["head.json"])
    head = json.dumps({**told["head"], "archive": len(kept)}, sort_keys=True).encode()
    head += b" " * (-len(head) % 4)
    return b"".join(
        [told["magic"].to_bytes(4, "little"), len(head).to_bytes(4, "little"), head, made["pages.bin"], kept]
    )


def archive_beside(archives: Archives, loaded: list[str], sources: PackSources) -> bytes:
    """What of the archive of a start the memory lacks: modules that are needed and not ``loaded``, and data files."""
    ours = (*sources.packages, *sources.distributions)
    in_memory = {name.replace(".", "/") for name in loaded}
    kept: dict[str, bytes] = {}
    first = []
    for name, content in unzipped(archives.start).items():
        path = name.removesuffix(".pyc").removesuffix("/__init__")
        if not name.endswith(".pyc"):
            kept[name] = content
        elif name.split("/")[0] in ours:
            # Of a package whose files are read the importer wants to see that it is one.
            if path not in in_memory or name.endswith("/__init__.pyc"):
                kept[name] = content
        elif path not in in_memory and name in archives.needed:
            kept[name] = content
        elif path not in in_memory:
            first.append(path)
    return zipped(kept | {FIRST: " ".join(sorted(first)).encode()}, stored=True, folders=True)
