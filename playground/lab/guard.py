"""The bounds on the time of a reader's program. The worker sets them; without a worker there are none.

While a reader's function runs, the worker interrupts it after `LIMIT` milliseconds (`KeyboardInterrupt`), and ends the
whole worker when that does not help. Our own players may think for longer. A program cannot end its own bounds: that
takes the key which the worker gave when they began.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

LIMIT: Final = 1000
"""Milliseconds that one call of a reader's function may take."""

_hooks: list[tuple[Callable[[int], float], Callable[[float], Any], Callable[[], Any]]] = []


def install(arm: Callable[[int], float], disarm: Callable[[float], Any], free: Callable[[], Any]) -> None:
    """Called by the worker once: how a clock is started, stopped, and how whoever watches is told to wait."""
    _hooks[:] = [(arm, disarm, free)]


@contextmanager
def bounded() -> Iterator[None]:
    """Within it a reader's program runs, and has to come back soon."""
    held = [(disarm, arm(LIMIT)) for arm, disarm, _ in _hooks]
    try:
        yield
    finally:
        for disarm, key in held:
            disarm(key)


def at_leisure() -> None:
    """What follows is ours and may take its time."""
    for _, _, free in _hooks:
        free()
