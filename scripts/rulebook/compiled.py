"""Compiled texts, kept from build to build: a Fluent file is compiled again only when it, or the compiler, changes."""

from __future__ import annotations

import hashlib
import pickle
import platform
from functools import cache
from importlib import metadata
from pathlib import Path

from scripts.rulebook.findings import Findings
from scripts.rulebook.fluent import Message, compile_text


def compiled(file: Path, text: str, findings: Findings, folder: Path) -> list[Message]:
    """As ``scripts.rulebook.fluent.compile_text``, with what was compiled without findings kept in ``folder``."""
    content = f"{_recipe()}\0{file}\0{text}"
    key = hashlib.sha256(content.encode("utf-8", "surrogatepass")).hexdigest()
    kept = folder / f"{'-'.join(file.parts[-3:])}.pickle"
    if (found := _read(kept, key)) is not None:
        return found
    before = sum(1 for _ in findings)
    messages = compile_text(file, text, findings)
    if sum(1 for _ in findings) == before:
        folder.mkdir(parents=True, exist_ok=True)
        aside = kept.with_suffix(".new")
        aside.write_bytes(pickle.dumps((key, messages), protocol=5))
        aside.replace(kept)
    return messages


def _read(kept: Path, key: str) -> list[Message] | None:
    try:
        stored, messages = pickle.loads(kept.read_bytes())
    except FileNotFoundError:
        return None
    except Exception:  # damaged, or of classes that are no longer: it is only a cache
        return None
    found: list[Message] = messages
    return found if stored == key else None


@cache
def _recipe() -> str:
    """A digest of the compiler."""
    digest = hashlib.sha256(f"{platform.python_version()} {metadata.version('fluent.syntax')}".encode())
    for name in ("fluent.py", "inline.py"):
        digest.update(Path(__file__).with_name(name).read_bytes())
    return digest.hexdigest()
