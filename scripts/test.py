#!/usr/bin/env python3
"""Build the site and run the whole suite, browser tests included: ``python3 scripts/test.py [ARGUMENTS]``.

The arguments are pytest's. ``--no-build`` tests the ``site/`` that is there.
"""

import os
import sys

if __name__ == "__main__":
    here = os.path.dirname(os.path.abspath(__file__))
    sys.path[:] = [entry for entry in sys.path if os.path.abspath(entry) != here]
    sys.path.insert(0, os.path.dirname(here))

from scripts import bootstrap


def main(words: list[str]) -> int:
    """pytest's exit code, or 1 if it could not come to that."""
    bootstrap.enter(bootstrap.DEV_LOCK)

    import subprocess
    from pathlib import Path

    from scripts.chromium import ensure_chromium
    from scripts.pipeline import build
    from scripts.processes import child_environ
    from scripts.progress import Step, run_command, run_steps

    root = bootstrap.ROOT
    found: list[Path] = []

    def find() -> str:
        found.append(ensure_chromium(root))
        return str(found[-1])

    def body() -> int:
        run_steps([Step("find Chromium", find)])
        if "--no-build" not in words:
            build(root)
        environ = {**child_environ(root, os.environ), "CHROMIUM": str(found[-1])}
        arguments = [word for word in words if word != "--no-build"]
        command = [sys.executable, "-m", "pytest", *arguments]
        return subprocess.run(command, cwd=root, env=environ, check=False).returncode

    return run_command(body)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
