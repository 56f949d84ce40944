"""Floor 3: how the site is made. Each command is run as a file: ``python3 scripts/build.py``."""

# This file is plain enough for every Python 3, so that an old one gets a sentence and no syntax error.
import sys

if sys.version_info < (3, 11):  # noqa: UP036 - the one place that an older Python can reach
    sys.exit(
        "error: this is Python %d.%d, and building needs Python 3.11 or newer; "  # noqa: UP031
        "install one and start it by name, for example: python3.11 scripts/build.py" % sys.version_info[:2]
    )
