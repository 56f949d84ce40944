"""Steps, one line each: ``[3/9] compile the rule book … 0.8 s``."""

from __future__ import annotations

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
