#!/usr/bin/env python3
"""The texts and their translations: ``python3 scripts/translations.py status``; ``--help`` lists the other commands."""

import os
import sys

if __name__ == "__main__":
    here = os.path.dirname(os.path.abspath(__file__))
    sys.path[:] = [entry for entry in sys.path if os.path.abspath(entry) != here]
    sys.path.insert(0, os.path.dirname(here))

from scripts import bootstrap


def main(words: list[str]) -> int:
    """0 if it did what was asked; each finding is printed as ``file:line: what``."""
    bootstrap.enter(bootstrap.DEV_LOCK)

    from scripts.progress import run_command
    from scripts.translating.command import run

    return run_command(lambda: run(words, bootstrap.ROOT))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
