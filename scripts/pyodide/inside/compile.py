"""Runs in Pyodide: compile the sources under ``sources/`` to bytecode under ``made/``.

The job: ``prefix``, the path that the archive will have in the reader's Python, so that tracebacks name the
right place, and ``optimize``, the level that ``compile`` takes (2 leaves docstrings out). A source that does
not compile ends the program with its place.
"""

import importlib.util
import json
import sys
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from pathlib import Path

job = json.loads(Path("job.json").read_text())
sources = Path("sources")
for path in sorted(sources.rglob("*.py")):
    name = path.relative_to(sources).as_posix()
    source = path.read_bytes()
    try:
        code = compile(source, f"{job['prefix']}/{name}", "exec", dont_inherit=True, optimize=job["optimize"])
    except (SyntaxError, ValueError) as error:
        raise SystemExit(f"{name}:{getattr(error, 'lineno', None) or 1}: {error} (Python {sys.version[:6]})") from None
    target = Path("made", name + "c")
    target.parent.mkdir(parents=True, exist_ok=True)
    # "Unchecked": the importer neither looks for the source nor compares times.
    target.write_bytes(_code_to_hash_pyc(code, importlib.util.source_hash(source), False))
