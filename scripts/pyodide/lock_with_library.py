"""Runs in the environment with ``pyodide-lock``: lock_with_library.py LOCK WHEEL….

LOCK is the shipped one; ours is written to stdout. It has the head of the shipped lock,
and of packages only the given wheels.
"""

import json
import sys
from pathlib import Path

from pyodide_lock import PyodideLockSpec  # type: ignore[import-not-found, unused-ignore]
from pyodide_lock.utils import add_wheels_to_spec  # type: ignore[import-not-found, unused-ignore]

emptied = PyodideLockSpec.from_json(Path(sys.argv[1]))
emptied.packages = {}
ours = add_wheels_to_spec(emptied, [Path(name) for name in sys.argv[2:]])
json.dump(ours.to_dict(), sys.stdout)
