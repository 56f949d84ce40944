#!/usr/bin/env python3
"""The fast check: lint, format, strict types, rule book. ``python3 scripts/check.py``, under 20 seconds."""

import os
import sys

if __name__ == "__main__":
    here = os.path.dirname(os.path.abspath(__file__))
    sys.path[:] = [entry for entry in sys.path if os.path.abspath(entry) != here]
    sys.path.insert(0, os.path.dirname(here))

from scripts import bootstrap


def main(words: list[str]) -> int:
    """0 if there is no finding; each finding is printed as ``file:line: what``."""
    import argparse

    parser = argparse.ArgumentParser(prog="scripts/check.py", description="Lint, format, types, rule book.")
    parser.parse_args(words)
    bootstrap.enter(bootstrap.DEV_LOCK)

    from scripts.checking import check_everything
    from scripts.progress import run_command

    return run_command(lambda: check_everything(bootstrap.ROOT))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
