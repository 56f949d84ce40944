"""Scripts that hold packages of others, made by esbuild into one classic script each: the search, the editor."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from scripts.errors import BuildError
from scripts.processes import run_logged

SOURCES: Final = "docs/assets/search"
EDITOR: Final = "playground/web/lab-editor.mjs"
_MADE_WITH: Final = ("esbuild", "minisearch")
_EDITED_WITH: Final = (
    "esbuild",
    *("codemirror", "crelt", "style-mod", "w3c-keyname", "@marijn/find-cluster-break"),
    *(f"@codemirror/{part}" for part in ("autocomplete", "commands", "lang-python", "language", "state", "view")),
    *(f"@lezer/{part}" for part in ("common", "highlight", "lr", "python")),
)
_AGAIN: Final = "run python3 scripts/build.py, which installs what package-lock.json names"


def search_script(root: Path, cache: Path) -> bytes:
    """``search.js``, the same bytes for the same sources; kept in ``cache`` so that it is made once.

    Raises ``BuildError`` with esbuild's own words if a source is wrong or a package is missing.
    """
    sources = sorted((root / SOURCES).glob("*.mjs"))
    if not sources:
        raise BuildError("the folder has no scripts", where=SOURCES, todo="get it back from git")
    return _bundled(root, cache / "search", f"{SOURCES}/main.mjs", _digest(root, sources, _MADE_WITH), "utf8")


def editor_script(root: Path, cache: Path) -> bytes:
    """``lab-editor.js``: CodeMirror for the lab, in the same way."""
    source = root / EDITOR
    if not source.is_file():
        raise BuildError("the file is missing", where=EDITOR, todo="get it back from git")
    # In ASCII it says the same whatever encoding a host declares.
    return _bundled(root, cache / "editor", EDITOR, _digest(root, [source], _EDITED_WITH), "ascii")


def _bundled(root: Path, folder: Path, entry: str, digest: str, charset: str) -> bytes:
    kept = folder / f"{digest}.js"
    if not kept.is_file():
        kept.parent.mkdir(parents=True, exist_ok=True)
        aside = kept.with_suffix(f".{os.getpid()}.new")
        run_logged(
            [
                *(_esbuild(root), entry),
                *("--bundle", "--minify", "--format=iife", "--target=es2020"),
                *(f"--charset={charset}", "--legal-comments=none"),
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


def _digest(root: Path, sources: Sequence[Path], made_with: Sequence[str]) -> str:
    """What a script is made from: our sources, and the versions of what makes it."""
    digest = hashlib.sha256()
    for name in made_with:
        file = root / "node_modules" / name / "package.json"
        try:
            digest.update(f"{name} {json.loads(file.read_text(encoding='utf-8'))['version']}\n".encode())
        except FileNotFoundError as error:
            raise BuildError(f"the npm package '{name}' is not installed", todo=_AGAIN) from error
    for source in sources:
        digest.update(f"{source.name}\0{hashlib.sha256(source.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()[:16]
