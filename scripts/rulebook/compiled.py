"""Compiled texts, kept from build to build: a Fluent file is compiled again only when it, or the compiler, changes."""

from __future__ import annotations

import hashlib
import platform
from functools import cache
from importlib import metadata
from pathlib import Path

from scripts import files
from scripts.rulebook.findings import Findings
from scripts.rulebook.fluent import Message, compile_text


def compiled(file: Path, text: str, findings: Findings, folder: Path) -> list[Message]:
    """As ``scripts.rulebook.fluent.compile_text``, with what was compiled without findings kept in ``folder``."""
    content = f"{_recipe()}\0{file}\0{text}"
    key = hashlib.sha256(content.encode("utf-8", "surrogatepass")).hexdigest()
    place = folder / f"{'-'.join(file.parts[-3:])}.pickle"
    found: list[Message] | None = files.kept(place, key)
    if found is not None:
        return found
    before = sum(1 for _ in findings)
    messages = compile_text(file, text, findings)
    if sum(1 for _ in findings) == before:
        files.keep(place, key, messages)
    return messages


@cache
def _recipe() -> str:
    """A digest of the compiler."""
    digest = hashlib.sha256(f"{platform.python_version()} {metadata.version('fluent.syntax')}".encode())
    for name in ("fluent.py", "inline.py"):
        digest.update(Path(__file__).with_name(name).read_bytes())
    return digest.hexdigest()
