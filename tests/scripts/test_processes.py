from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from scripts.errors import BuildError
from scripts.processes import child_environ, run_logged


def test_what_would_bend_python_or_pip_away_is_taken_out(repository: Path, tmp_path: Path) -> None:
    bent = {"HOME": str(tmp_path), "PYTHONPATH": "/x", "PYTHONHOME": "/x", "PIP_TARGET": "/x", "PIP_INDEX_URL": "kept"}
    child = child_environ(repository, bent)
    assert not {"PYTHONPATH", "PYTHONHOME", "PIP_TARGET"} & child.keys()
    assert child["PIP_INDEX_URL"] == "kept"
    assert child["HOME"] == str(tmp_path)
    assert child["PATH"] == os.defpath
    assert child["PYTHONUTF8"] == "1"


def test_without_any_home_the_caches_stay_in_the_repository(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.path.expanduser", lambda path: path)
    home = Path(child_environ(repository, {})["HOME"])
    assert home == repository / ".cache" / "home"
    assert home.is_dir()


def test_with_a_home_that_cannot_be_written_the_caches_stay_in_the_repository(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.access", lambda path, mode: False)
    child = child_environ(repository, {"HOME": "/home/reader"})
    assert child["HOME"] == "/home/reader"
    assert child["PIP_CACHE_DIR"] == str(repository / ".cache" / "pip")
    assert child["npm_config_cache"] == str(repository / ".cache" / "npm")


def test_a_program_that_fails_shows_the_end_of_what_it_said(repository: Path) -> None:
    code = "print(*range(1000), sep='\\n'); print('سلام'); raise SystemExit(3)"
    with pytest.raises(BuildError) as caught:
        run_logged([sys.executable, "-c", code], repository, "try.log", todo="mend it")
    lines = str(caught.value).splitlines()
    assert lines[0].endswith("ended with 3")
    assert lines[-2].strip() == "سلام"
    assert lines[-1].strip() == "all of it is in .cache/logs/try.log; mend it"
    assert len(lines) < 30
    logged = (repository / ".cache" / "logs" / "try.log").read_text(encoding="utf-8").splitlines()
    assert len(logged) == 1 + 1000 + 1, "the command, the numbers, the word"


def test_a_program_that_is_not_there_is_named(repository: Path) -> None:
    with pytest.raises(BuildError, match="/nowhere/program cannot be started: No such file or directory; mend it"):
        run_logged(["/nowhere/program"], repository, "try.log", todo="mend it")


def test_a_program_that_ends_well_leaves_its_log(repository: Path) -> None:
    run_logged([sys.executable, "-c", "print('done')"], repository, "try.log", todo="")
    assert (repository / ".cache" / "logs" / "try.log").read_text(encoding="utf-8").endswith("\ndone\n")
