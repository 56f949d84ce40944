"""Runs in Pyodide before its memory is kept: import what every reader needs, do the warm-up, and tidy up.

The job: ``modules`` to import, ``warm_up`` statements to run. The value is the sorted list of loaded modules as JSON.
Nothing is left that belongs to this run: what the importer knew of the archive is forgotten, since a smaller one takes
its place.
"""

import gc
import importlib
import json
import linecache
import sys
import zipimport
from pathlib import Path


def _prepare() -> str:
    place = Path("/tmp/job.json")
    job = json.loads(place.read_text())
    place.unlink()
    for name in job["modules"]:
        importlib.import_module(name)
    for statement in job["warm_up"]:
        exec(statement, {})
    zipimport._zip_directory_cache.clear()  # type: ignore[attr-defined]
    linecache.clearcache()
    return json.dumps(sorted(sys.modules))


_loaded = _prepare()
del _prepare
gc.collect()
_loaded  # noqa: B018 - the last expression is the value of the program
