from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from scripts.errors import BuildError
from scripts.locking import only_one

HOLDER = """
import sys, time
from pathlib import Path
from scripts.locking import only_one
with only_one(Path(sys.argv[1]), "building the site"):
    print("held", flush=True)
    time.sleep(float(sys.argv[2]))
"""


def hold(root: Path, lock: Path, seconds: float) -> subprocess.Popen[str]:
    """Another process that holds ``lock``; given back once it does."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(lock), str(seconds)], cwd=root, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    process.stdout.close()
    return process


def test_a_second_holder_is_refused_and_told_who_holds_it(root: Path, tmp_path: Path) -> None:
    lock = tmp_path / "new folder" / "build.lock"
    other = hold(root, lock, 60)
    try:
        with (
            pytest.raises(BuildError, match=rf"another process \(number {other.pid}\) is building the site"),
            only_one(lock, "building the site"),
        ):
            pass
    finally:
        other.kill()
        other.wait()


def test_the_lock_of_a_killed_process_does_not_count(root: Path, tmp_path: Path) -> None:
    lock = tmp_path / "build.lock"
    other = hold(root, lock, 60)
    other.send_signal(signal.SIGKILL)
    other.wait()
    assert lock.exists()
    with only_one(lock, "building the site"):
        pass


def test_waiting_ends_when_the_holder_is_done(root: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lock = tmp_path / "bootstrap.lock"
    other = hold(root, lock, 0.5)
    started = time.monotonic()
    with only_one(lock, "installing", wait=True):
        assert time.monotonic() - started < 30
    assert other.wait() == 0
    assert f"waiting for process {other.pid}" in capsys.readouterr().out
