"""One process at a time, by a lock that the system itself drops when its holder dies."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from scripts.errors import BuildError


@contextmanager
def only_one(lock: Path, doing: str, wait: bool = False) -> Iterator[None]:
    """Hold the file ``lock`` while the block runs.

    ``doing`` says what is done under it ("building the site"). If another process holds it, wait for it, or
    with ``wait=False`` raise ``BuildError`` naming that process. A lock left by a killed process does not
    count: the file stays, the lock on it is gone with its holder.
    """
    lock.parent.mkdir(parents=True, exist_ok=True)
    descriptor = os.open(lock, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            holder = os.read(descriptor, 32).decode("ascii", "replace").strip() or "unknown"
            if not wait:
                raise BuildError(
                    f"another process (number {holder}) is {doing} in this folder",
                    todo="wait until it is done, or end it, and start again",
                ) from None
            print(f"waiting for process {holder}, which is {doing} in this folder …", flush=True)
            fcntl.flock(descriptor, fcntl.LOCK_EX)
        os.ftruncate(descriptor, 0)
        os.pwrite(descriptor, f"{os.getpid()}\n".encode("ascii"), 0)
        yield
    finally:
        os.close(descriptor)
