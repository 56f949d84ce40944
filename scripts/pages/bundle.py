"""The script of the search: MiniSearch and ours in one classic script, made by esbuild."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Final

from scripts.errors import BuildError
from scripts.processes import run_logged

SOURCES: Final = "docs/assets/search"
_MADE_WITH: Final = ("esbuild", "minisearch")
_AGAIN: Final = "run python3 scripts/build.py, which installs what package-lock.json names"


def search_script(root: Path, cache: Path) -> bytes:
    """``search.js``, the same bytes for the same sources; kept in ``cache`` so that it is made once.

    Raises ``BuildError`` with esbuild's own words if a source is wrong or a package is missing.
    """
    kept = cache / "search" / f"{_digest(root)}.js"
    if not kept.is_file():
        kept.parent.mkdir(parents=True, exist_ok=True)
        aside = kept.with_suffix(f".{os.getpid()}.new")
        run_logged(
            [
                *(_esbuild(root), f"{SOURCES}/main.mjs"),
                *("--bundle", "--minify", "--format=iife", "--target=es2020"),
                *("--charset=utf8", "--legal-comments=none"),
                f"--outfile={aside}",
            ],
            root,
            log=f"esbuild-{os.getpid()}.log",
            todo="put right what esbuild says above",
        )
        aside.replace(kept)
    return kept.read_bytes()


def _esbuild(root: Path) -> Path:
    """Its program: npm installs the one of this machine's kind."""
    found = sorted((root / "node_modules" / "@esbuild").glob("*/bin/esbuild"))
    if not found:
        raise BuildError("esbuild is not there for this kind of machine", where="node_modules/@esbuild", todo=_AGAIN)
    return found[0]


def _digest(root: Path) -> str:
    """What the script is made from: our sources, and the versions of what makes it."""
    digest = hashlib.sha256()
    for name in _MADE_WITH:
        file = root / "node_modules" / name / "package.json"
        try:
            digest.update(f"{name} {json.loads(file.read_text(encoding='utf-8'))['version']}\n".encode())
        except FileNotFoundError as error:
            raise BuildError(f"the npm package '{name}' is not installed", todo=_AGAIN) from error
    sources = sorted((root / SOURCES).glob("*.mjs"))
    if not sources:
        raise BuildError("the folder has no scripts", where=SOURCES, todo="get it back from git")
    for source in sources:
        digest.update(f"{source.name}\0{hashlib.sha256(source.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()[:16]
