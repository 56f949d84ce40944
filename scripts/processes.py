"""Running other programs: the same surroundings everywhere, and what they said when one fails."""

from __future__ import annotations

import os
import shlex
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from scripts.errors import BuildError

_SHOWN_LINES = 25


def child_environ(root: Path, environ: Mapping[str, str]) -> dict[str, str]:
    """``environ`` for a program of ours, without what would bend Python or pip away from ``.venv``.

    Where there is no home folder, or none that can be written, the caches of pip and npm go to ``.cache``.
    """
    child = dict(environ)
    for name in ("PYTHONHOME", "PYTHONPATH", "PYTHONSTARTUP", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT"):
        child.pop(name, None)
    child.setdefault("PATH", os.defpath)
    child["PYTHONUTF8"] = "1"
    child["PYTHONNOUSERSITE"] = "1"
    child["PIP_USER"] = "0"
    child["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    home = environ.get("HOME") or os.path.expanduser("~")
    if not os.path.isabs(home):
        child["HOME"] = str(root / ".cache" / "home")
        Path(child["HOME"]).mkdir(parents=True, exist_ok=True)
    elif not os.access(home, os.W_OK):
        child.setdefault("PIP_CACHE_DIR", str(root / ".cache" / "pip"))
        child.setdefault("npm_config_cache", str(root / ".cache" / "npm"))
    return child


def run_logged(
    command: Sequence[str | os.PathLike[str]],
    root: Path,
    log: str,
    todo: str,
    environ: Mapping[str, str] | None = None,
) -> None:
    """Run ``command`` in ``root``, its output in ``.cache/logs/LOG``.

    Raises ``BuildError`` with the last lines of that output and ``todo`` if it cannot be started or fails.
    """
    words = [os.fspath(word) for word in command]
    file = root / ".cache" / "logs" / log
    file.parent.mkdir(parents=True, exist_ok=True)
    where = file.relative_to(root)
    with file.open("w", encoding="utf-8") as stream:
        stream.write(f"$ {shlex.join(words)}\n")
        stream.flush()
        try:
            done = subprocess.run(
                words,
                cwd=root,
                env=child_environ(root, os.environ if environ is None else environ),
                stdin=subprocess.DEVNULL,
                stdout=stream,
                stderr=subprocess.STDOUT,
                check=False,
            )
        except OSError as error:
            raise BuildError(f"{words[0]} cannot be started: {error.strerror}", todo=todo) from error
    if done.returncode != 0:
        lines = file.read_text(encoding="utf-8", errors="replace").rstrip().splitlines()[1:]
        tail = "\n".join(f"    {line}" for line in lines[-_SHOWN_LINES:])
        raise BuildError(
            f"{shlex.join(words[:4])} … ended with {done.returncode}\n{tail}\n  all of it is in {where}",
            todo=todo,
        )
