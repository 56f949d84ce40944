"""Pyodide under Node, where bytecode for the browser is made."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from scripts.errors import BuildError

_HERE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class NodePyodide:
    """A Node program, and the folder of the npm package ``pyodide`` that it loads."""

    node: Path
    runtime: Path

    def run(
        self,
        program: str,
        job: Mapping[str, Any],
        files: Mapping[str, bytes],
        stdlib: Path | None = None,
        script: str = "run.mjs",
    ) -> dict[str, bytes]:
        """Run ``inside/<program>.py`` in Pyodide under Node by ``script``, in a folder of its own.

        ``files`` (name -> content) are laid in the folder beside ``job`` as ``job.json``; what the program
        writes under ``made/`` is returned, name -> content. ``stdlib`` takes the place of the standard
        library's zip. Raises ``BuildError`` with the end of the program's output if it fails.
        """
        with tempfile.TemporaryDirectory(prefix="varaq-pyodide-") as name:
            folder = Path(name)
            for inside, content in {**files, "job.json": json.dumps(job).encode()}.items():
                target = folder / inside
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(content)
            (folder / "made").mkdir()
            command = [self.node, _HERE / script, self.runtime, _HERE / "inside" / f"{program}.py", folder]
            command += [] if stdlib is None else [stdlib]
            run = subprocess.run(command, capture_output=True, text=True, env=dict(os.environ), check=False)
            if run.returncode != 0:
                # An error inside the runtime quotes its one line of a million letters.
                lines = [line[:300] for line in (run.stdout + run.stderr).strip().splitlines()[-20:]]
                raise BuildError(f"the program '{program}' failed in Pyodide under Node:\n  " + "\n  ".join(lines))
            made = folder / "made"
            return {
                path.relative_to(made).as_posix(): path.read_bytes()
                for path in sorted(made.rglob("*"))
                if path.is_file()
            }
