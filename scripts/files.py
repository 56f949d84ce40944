"""Files that are there whole or not at all."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any


def put(path: Path, content: bytes) -> bool:
    """Make ``path`` hold these bytes, by a rename; whether it did not before. One that does is left alone."""
    if path.is_file() and path.read_bytes() == content:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = path.with_name(path.name + ".new")
    aside.write_bytes(content)
    aside.replace(path)
    return True


def keep(path: Path, recipe: str, found: Any) -> None:
    """Keep what was found out for the next build; ``recipe`` is a digest of all that it follows from."""
    put(path, pickle.dumps((recipe, found), protocol=5))


def kept(path: Path, recipe: str) -> Any:
    """What ``keep`` kept under that recipe; ``None`` if nothing, if the recipe is another one, or if it is damaged."""
    try:
        stored, found = pickle.loads(path.read_bytes())
    except Exception:  # not there, damaged, or of classes that are no longer: it was only kept to save time
        return None
    return found if stored == recipe else None
