"""Source files as text."""

from __future__ import annotations

from pathlib import Path

from scripts.rulebook.findings import Findings, Place


def read_source(file: Path, findings: Findings) -> str | None:
    """The text of a file, or ``None`` with a finding if it is missing or not UTF-8. A mark of byte order is dropped."""
    try:
        content = file.read_bytes()
    except FileNotFoundError:
        findings.unreadable(Place(file), "the file is missing", "write it")
        return None
    try:
        return content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        findings.unreadable(
            Place(file, content[: error.start].count(b"\n") + 1), "this is not UTF-8", "save the file as UTF-8"
        )
        return None
