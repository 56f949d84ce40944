#!/usr/bin/env python3
"""Build the site: ``python3 scripts/build.py [--serve [--port N]] [--site-url URL] [--clean]``.

Needs only Python 3.11 or newer; everything else is installed beside it on the first run.
"""

import os
import sys

if __name__ == "__main__":
    here = os.path.dirname(os.path.abspath(__file__))
    sys.path[:] = [entry for entry in sys.path if os.path.abspath(entry) != here]
    sys.path.insert(0, os.path.dirname(here))

from scripts import bootstrap


def main(words: list[str]) -> int:
    """Build, and serve if asked to; 0 if all went well."""
    import argparse

    parser = argparse.ArgumentParser(prog="scripts/build.py", description="Build the site into site/.")
    parser.add_argument("--serve", action="store_true", help="then serve it here and build again on every change")
    parser.add_argument("--port", type=int, default=8000, help="where to serve; the next free one if it is taken")
    parser.add_argument("--site-url", metavar="URL", help="the address where the site will be published")
    parser.add_argument("--pages-first", action="store_true", help=argparse.SUPPRESS)  # what --serve does on a change
    parser.add_argument("--clean", action="store_true", help="build from nothing, without what earlier builds kept")
    chosen = parser.parse_args(words)
    if not 0 < chosen.port < 65536:
        parser.error(f"--port {chosen.port}: a port is a number from 1 to 65535")

    bootstrap.enter(bootstrap.BUILD_LOCK)

    from scripts.pipeline import build
    from scripts.progress import run_command

    def body() -> int:
        if chosen.serve:
            from scripts.serve import serve

            return serve(bootstrap.ROOT, chosen.port, chosen.site_url, chosen.clean)
        build(bootstrap.ROOT, chosen.site_url, chosen.clean, chosen.pages_first)
        print("site/ is ready: copy it to any file host")
        return 0

    return run_command(body, "broken off; site/ is as it was before")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
