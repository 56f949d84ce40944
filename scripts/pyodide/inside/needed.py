"""Runs in Pyodide: import all of ours, do the warm-up, and write which modules are then loaded.

The job: ``modules`` to import, ``packages`` whose data files are read, ``warm_up`` statements to run.
``made/needed.json`` is the sorted list of names in ``sys.modules`` that have a file in the archive.
"""

import importlib
import importlib.resources
import json
import sys
import traceback
import zipimport
from pathlib import Path

job = json.loads(Path("job.json").read_text())
for name in job["modules"]:
    importlib.import_module(name)
for package in job["packages"]:
    for entry in importlib.resources.files(package).iterdir():
        if entry.is_file():
            entry.read_bytes()  # reading data files out of a zip loads modules of its own
namespace: dict[str, object] = {}
for statement in job["warm_up"]:
    exec(statement, namespace)
try:
    raise ValueError("an error made on purpose")
except ValueError:
    traceback.format_exc()  # what a traceback needs is loaded late
archive = next(path for path in sys.path if path.endswith(".zip"))
files = set(zipimport.zipimporter(archive)._get_files())  # type: ignore[attr-defined]
needed = []
for name in sorted(sys.modules):
    path = name.replace(".", "/")
    needed += [file for file in (f"{path}.pyc", f"{path}/__init__.pyc") if file in files]
Path("made/needed.json").write_text(json.dumps(needed))
