#!/usr/bin/env python3
"""Measure what the plan has figures for: ``python3 scripts/bench.py [pages|engine|step|build|edit|start …] [--json]``.

Each figure is a ratio to something that ran beside it, or to its budget where it counts bytes. Without a name
everything is measured. Let the machine be quiet.
"""

import os
import sys

if __name__ == "__main__":
    here = os.path.dirname(os.path.abspath(__file__))
    sys.path[:] = [entry for entry in sys.path if os.path.abspath(entry) != here]
    sys.path.insert(0, os.path.dirname(here))

from scripts import bootstrap

BENCHES = ("pages", "engine", "step", "build", "edit", "start")


def main(words: list[str]) -> int:
    """0 if everything could be measured; what came of it is for people to judge."""
    import argparse

    parser = argparse.ArgumentParser(prog="scripts/bench.py", description="Measure the site and its engines.")
    parser.add_argument("benches", nargs="*", metavar="NAME", help=f"what to measure, of {', '.join(BENCHES)}")
    parser.add_argument("--pairs", type=int, default=3, metavar="N", help="how often, one beside the other (3)")
    parser.add_argument("--json", action="store_true", help="as one JSON document")
    chosen = parser.parse_args(words)
    if unknown := [name for name in chosen.benches if name not in BENCHES]:
        parser.error(f"there is no bench '{unknown[0]}'; there is {', '.join(BENCHES)}")
    if chosen.pairs < 1:
        parser.error("--pairs is a whole number from 1")

    bootstrap.enter(bootstrap.DEV_LOCK)

    import importlib
    import json

    from scripts.progress import run_command

    def body() -> int:
        found = {}
        for name in chosen.benches or BENCHES:
            print(f"measuring: {name} …", file=sys.stderr, flush=True)
            measure = importlib.import_module(f"scripts.benching.{name}").measure
            found[name] = measure(bootstrap.ROOT, chosen.pairs)
            if not chosen.json:
                print(name)
                for line in _lines(found[name], "  "):
                    print(line, flush=True)
        if chosen.json:
            print(json.dumps(found, indent=1))
        return 0

    return run_command(body)


def _lines(found: dict[str, object], indent: str) -> list[str]:
    """Figures as lines of text, those within others further in."""
    lines: list[str] = []
    for name, value in found.items():
        if isinstance(value, dict) and any(isinstance(one, dict) for one in value.values()):
            lines += [f"{indent}{name}", *_lines(value, indent + "  ")]
        elif isinstance(value, dict):
            lines.append(f"{indent}{name}: " + ", ".join(f"{what} {one}" for what, one in value.items()))
        else:
            lines.append(f"{indent}{name}: {value}")
    return lines


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
