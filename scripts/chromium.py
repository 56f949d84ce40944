"""Chromium for the browser tests: found, or installed where that is ours to do."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from scripts.errors import BuildError
from scripts.processes import run_logged

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""What it may be called, the first one preferred: the shell draws pages and no windows round them, which spares a third
of the tests' processor time."""
DEBIAN_PACKAGES = ("chromium-headless-shell", "chromium")
"""Debian's own; what is derived from it may have only the second."""
DEBIAN_SIGN = Path("/etc/debian_version")
MAC_PROGRAMS = (
    Path("/Applications/Chromium.app/Contents/MacOS/Chromium"),
    Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
)


def find_chromium(environ: Mapping[str, str], platform: str = sys.platform) -> Path | None:
    """The Chromium that ``CHROMIUM`` names, else the first on PATH, else macOS's application, else ``None``.

    Raises ``BuildError`` if ``CHROMIUM`` is set and names nothing that can be started.
    """
    named = environ.get("CHROMIUM")
    if named:
        found = shutil.which(named, path=environ.get("PATH", os.defpath))
        if found is None:
            raise BuildError(f"the variable CHROMIUM is '{named}', which is no program", todo="correct it or unset it")
        return Path(found)
    for name in NAMES:
        found = shutil.which(name, path=environ.get("PATH", os.defpath))
        if found is not None:
            return Path(found)
    if platform == "darwin":
        return next((program for program in MAC_PROGRAMS if os.access(program, os.X_OK)), None)
    return None


def how_to_install(debian: bool, platform: str = sys.platform) -> str:
    """What a person is to do on this kind of machine to have a Chromium."""
    if debian:
        return "install it with: sudo apt-get install chromium"
    if platform == "darwin":
        return "install Chromium or Google Chrome into /Applications, or set CHROMIUM to its program"
    return "install your system's package of Chromium, or set CHROMIUM to its program"


def _is_offered(package: str, environ: Mapping[str, str]) -> bool:
    """Whether the machine's package lists know `package`."""
    command = ["apt-get", "install", "--simulate", "--no-install-recommends", package]
    return subprocess.run(command, env=environ, capture_output=True, check=False).returncode == 0


def ensure_chromium(root: Path) -> Path:
    """A Chromium that starts: found, or Debian's package, installed now if we are root on Debian.

    Raises ``BuildError`` saying what to install otherwise.
    """
    debian = DEBIAN_SIGN.is_file() and shutil.which("apt-get") is not None
    found = find_chromium(os.environ)
    if found is None and debian and os.geteuid() == 0:
        environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        todo = "see whether this machine reaches Debian's packages, or install chromium yourself"
        run_logged(["apt-get", "update"], root, "apt-update.log", todo, environ)
        offered = [name for name in DEBIAN_PACKAGES if _is_offered(name, environ)]
        command = ["apt-get", "install", "--yes", "--no-install-recommends", *(offered or DEBIAN_PACKAGES)[:1]]
        run_logged(command, root, "apt-install.log", todo, environ)
        found = find_chromium(os.environ)
    if found is None:
        raise BuildError("the browser tests need Chromium, and there is none", todo=how_to_install(debian))
    try:
        answer = subprocess.run(
            [found, "--version"],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise BuildError(f"{found} does not start ({error})", todo=how_to_install(debian)) from error
    if answer.returncode != 0:
        raise BuildError(f"{found} does not start: {answer.stderr.strip()}", todo=how_to_install(debian))
    return found
