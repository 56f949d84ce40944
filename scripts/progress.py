"""Steps, one line each: ``[3/9] compile the rule book … 0.8 s``."""

from __future__ import annotations

import errno
import os
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TextIO

from scripts.errors import BuildError, findings_of


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a command; ``run`` may give back a few words to be shown after its name."""

    name: str
    run: Callable[[], str | None]


class StepFailed(BuildError):
    """A step ended in an error that a person can put right."""

    def __init__(self, step: str, cause: BuildError) -> None:
        self.step = step
        self.cause = cause
        super().__init__(f"the step '{step}' failed", todo=None)


def run_steps(steps: Sequence[Step], stream: TextIO | None = None) -> None:
    """Run the steps in order, a line each on ``stream`` (standard output if not given).

    Raises ``StepFailed`` at the first one that raises ``BuildError``; any other exception is a defect of ours
    and comes through as it is.
    """
    stream = sys.stdout if stream is None else stream
    for number, step in enumerate(steps, start=1):
        stream.write(f"[{number}/{len(steps)}] {step.name} … ")
        stream.flush()
        started = time.perf_counter()
        try:
            report = step.run()
        except BuildError as error:
            stream.write("failed\n")
            stream.flush()
            raise StepFailed(step.name, error) from error
        except BaseException:
            stream.write("broken off\n")
            stream.flush()
            raise
        seconds = time.perf_counter() - started
        stream.write(f"{seconds:.1f} s{f' ({report})' if report else ''}\n")
        stream.flush()


def show_failure(error: BuildError, stream: TextIO | None = None) -> None:
    """Write what went wrong to ``stream`` (standard error if not given): the step, then each finding."""
    stream = sys.stderr if stream is None else stream
    cause = error.cause if isinstance(error, StepFailed) else error
    findings = findings_of(cause)
    if isinstance(error, StepFailed):
        count = "" if len(findings) == 1 else f" ({len(findings)} findings)"
        stream.write(f"error: {error.what}{count}\n")
        lines = [str(finding) for finding in findings]
    else:
        lines = [f"error: {finding}" for finding in findings]
    stream.write("\n".join(lines) + "\n")
    stream.flush()


# What the machine refuses, and what a person does about it; every other OSError is a defect of ours.
_REFUSED = {
    errno.EACCES: "see that this user may write there",
    errno.EPERM: "see that this user may write there",
    errno.EROFS: "move the repository to a disk that can be written",
    errno.ENOSPC: "make room on the disk",
    errno.EDQUOT: "make room on the disk",
}


def run_command(body: Callable[[], int], broken_off: str = "broken off") -> int:
    """The exit code of ``body``; 1, and the error shown, if it meets one that a person can put right.

    Such are ``BuildError`` and a disk that cannot be written. Ctrl-C is 130, with the words ``broken_off``.
    """
    try:
        return body()
    except BuildError as error:
        show_failure(error)
        return 1
    except OSError as error:
        if error.errno not in _REFUSED:
            raise
        where = None if error.filename is None else os.fsdecode(error.filename)
        show_failure(BuildError(os.strerror(error.errno), where, _REFUSED[error.errno]))
        return 1
    except KeyboardInterrupt:
        print(f"\n{broken_off}", file=sys.stderr, flush=True)
        return 130
