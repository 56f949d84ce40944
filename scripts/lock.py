#!/usr/bin/env python3
"""Make the four requirement locks anew from ``pyproject.toml``: ``python3 scripts/lock.py [--upgrade]``.

Without ``--upgrade`` what is locked stays where it still fits. uv does the resolving, in an environment that
is thrown away. The locks hold the hashes of all files of a release, so that they serve every system; no host.
"""

import os
import sys

if __name__ == "__main__":
    here = os.path.dirname(os.path.abspath(__file__))
    sys.path[:] = [entry for entry in sys.path if os.path.abspath(entry) != here]
    sys.path.insert(0, os.path.dirname(here))

import argparse
import tempfile
from functools import partial
from pathlib import Path

from scripts import bootstrap
from scripts.processes import run_logged
from scripts.progress import Step, run_command, run_steps

# Group of pyproject.toml, its lock, the oldest Python it is for. The wider lock comes first: the narrower one
# is held to its versions, so that the one environment satisfies both.
LOCKS = (
    ("dev", bootstrap.DEV_LOCK, "3.11"),
    ("build", bootstrap.BUILD_LOCK, "3.11"),
    ("node", bootstrap.NODE_LOCK, "3.11"),
    ("pyodide", bootstrap.PYODIDE_LOCK, "3.12"),
)
_TODO = "see what it says above; pyproject.toml holds what is asked for"


def main(words: list[str]) -> int:
    """0 if all four were made."""
    parser = argparse.ArgumentParser(prog="scripts/lock.py", description="Make the requirement locks anew.")
    parser.add_argument("--upgrade", action="store_true", help="take the newest releases that fit")
    upgrade = parser.parse_args(words).upgrade
    root = bootstrap.ROOT

    with tempfile.TemporaryDirectory() as folder:
        environment = Path(folder) / "uv"

        def make() -> None:
            run_logged([sys.executable, "-I", "-m", "venv", environment], root, "lock-venv.log", _TODO)
            pip = [str(environment / "bin" / "python"), "-I", "-m", "pip"]
            run_logged([*pip, "install", "--no-input", "uv"], root, "lock-pip.log", _TODO)

        def lock(group: str, file: str, python: str) -> None:
            words = ["pip", "compile", "--group", f"pyproject.toml:{group}", "--output-file", file]
            words += ["--universal", "--python-version", python, "--generate-hashes", "--no-config"]
            words += ["--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"]
            words += ["--constraint", bootstrap.DEV_LOCK] if group == "build" else []
            words += ["--upgrade"] if upgrade else []
            run_logged([environment / "bin" / "uv", *words], root, f"lock-{group}.log", _TODO)

        steps = [Step("make an environment with uv", make)]
        steps += [Step(f"make {entry[1]}", partial(lock, *entry)) for entry in LOCKS]

        def body() -> int:
            run_steps(steps)
            return 0

        return run_command(body)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
