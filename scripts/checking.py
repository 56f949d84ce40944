"""What the fast check looks at; everything is looked at, even after a finding."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from scripts.errors import BuildError, findings_of
from scripts.pipeline import step_function
from scripts.plan import plan_for

_TOOL_CRASHED = 2  # ruff and mypy end with 1 for findings, with 2 and more if they could not look


def _tool(root: Path, *words: str) -> tuple[int, str]:
    """Run a tool of this environment in ``root``; its exit code and all that it said."""
    done = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=root,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def _findings(code: int, said: str) -> list[str]:
    """The lines that name a file; all lines if the tool failed otherwise, so that nothing is kept back."""
    if code == 0:
        return []
    lines = [line for line in said.splitlines() if line.strip()]
    named = [line for line in lines if re.match(r"[^\s:]+:\d+", line)]
    return lines if code >= _TOOL_CRASHED or not named else named


def lint(root: Path) -> list[str]:
    """What ruff finds wrong."""
    return _findings(*_tool(root, "ruff", "check", "--quiet", "--output-format", "concise", "."))


def formatting(root: Path) -> list[str]:
    """The places that ruff would format otherwise."""
    return _findings(*_tool(root, "ruff", "format", "--check", "--quiet", "--output-format", "concise", "."))


def types(root: Path) -> list[str]:
    """What mypy finds wrong in the three floors."""
    return _findings(*_tool(root, "mypy", "--no-error-summary", "--hide-error-context"))


def rules(root: Path) -> list[str]:
    """What the checker finds wrong in rule data, texts, glossary and examples; its warnings are only printed."""
    try:
        warnings = step_function("scripts.rulebook.build", "check")(plan_for(root))
    except BuildError as error:
        return [str(finding) for finding in findings_of(error)]
    for warning in warnings if isinstance(warnings, list) else ():
        print(f"warning: {warning}", flush=True)
    return []


def _counted(findings: int) -> str:
    return {0: "no finding", 1: "1 finding"}.get(findings, f"{findings} findings")


def check_everything(root: Path) -> int:
    """Run all checks, print every finding and a line for each check; 1 if there is a finding, else 0."""
    checks = (("lint", lint), ("format", formatting), ("types", types), ("rule book", rules))
    started = time.perf_counter()
    total = 0
    with ThreadPoolExecutor(max_workers=2) as pool:
        # The types take longest: first in the queue, last to be shown.
        running = {name: pool.submit(check, root) for name, check in sorted(checks, key=lambda c: c[0] != "types")}
        for name, _ in checks:
            found = running[name].result()
            count = sum(": note: " not in line for line in found)  # mypy's notes belong to the line before
            total += count
            for line in found:
                print(line)
            print(f"{name}: {_counted(count)}", flush=True)
    print(f"{_counted(total)}, {time.perf_counter() - started:.1f} s")
    return 1 if total else 0
