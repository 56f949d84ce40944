#!/usr/bin/env python3
"""Build the site and run the whole suite, browser tests included: ``python3 scripts/test.py [ARGUMENTS]``.

The arguments are pytest's. ``--no-build`` tests the ``site/`` that is there. The whole suite runs in as many processes
as there are processors, at most four, the tests of a file in one of them; chosen tests run in one.
"""

import os
import sys

if __name__ == "__main__":
    here = os.path.dirname(os.path.abspath(__file__))
    sys.path[:] = [entry for entry in sys.path if os.path.abspath(entry) != here]
    sys.path.insert(0, os.path.dirname(here))

from scripts import bootstrap

MOST_PROCESSES = 4
"""A process holds a browser, and an engine in a page takes about 100 MB."""


def side_by_side(arguments: list[str], processors: int) -> list[str]:
    """What makes pytest run the whole suite in several processes; nothing where tests or processes are chosen."""
    chosen = any(os.path.exists(word.partition("::")[0]) for word in arguments)
    steered = any(word.startswith(("-n", "--numprocesses", "--dist", "--pdb", "-s", "-p")) for word in arguments)
    if chosen or steered or processors < 2:
        return []
    # In the order of their names the long files in a browser come first, and no process is left alone with one.
    return ["-n", str(min(processors, MOST_PROCESSES)), "--dist", "loadfile", "--no-loadscope-reorder"]


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
        several = side_by_side(arguments, os.cpu_count() or 1)
        command = [sys.executable, "-m", "pytest", *several, *arguments]
        return subprocess.run(command, cwd=root, env=environ, check=False).returncode

    return run_command(body)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
