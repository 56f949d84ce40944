"""The service worker: what has been read stays readable without a connection.

Its program is ``docs/assets/sw.js``; this adds what the site consists of. Its version is a digest of every file, so
that a new site replaces what an old one left.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path

_SHELL = (".css", ".js", ".svg")


def service_worker(out: Path, program: str, words: Mapping[str, Mapping[str, str]]) -> str:
    """The worker's script for the site in ``out``.

    ``words[language]`` has ``dir``, ``title`` and ``text`` of the page that is shown when there is no other.
    """
    digest = hashlib.sha256(program.encode())
    names = [path.relative_to(out).as_posix() for path in sorted(out.rglob("*")) if path.is_file()]
    for name in names:
        if name != "sw.js":
            digest.update(f"{name}\0{hashlib.sha256((out / name).read_bytes()).hexdigest()}\n".encode())
    site = [name for name in names if name.startswith(("assets/site/", "assets/play-"))]
    fonts = {name.rpartition("/")[2].partition(".")[0]: name for name in names if name.endswith(".woff2")}
    content = {
        "version": digest.hexdigest()[:16],
        "shell": [name for name in site if name.endswith(_SHELL)],
        "reading": {
            language: [
                *_fonts_of(language, fonts),
                *_words_of(language, names),
                *_reading_pages(language, names),
                *_search_of(language, names),
            ]
            for language in words
        },
        "offline": {language: dict(words[language]) for language in words},
    }
    made = json.dumps(content, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return f"const SITE = {made};\n{program}"


def _fonts_of(language: str, fonts: Mapping[str, str]) -> list[str]:
    from scripts.pages.fonts import CUTS

    return [fonts[cut.name] for cut in CUTS if language in cut.languages and cut.name in fonts]


def _words_of(language: str, names: list[str]) -> list[str]:
    """The scripts that show definitions and follow chosen rules."""
    return [name for name in names if name.startswith("assets/words/") and f".{language}." in name]


def _reading_pages(language: str, names: list[str]) -> list[str]:
    """The home page, the glossary and the rules of each game, as addresses of folders: what is wanted at the table."""
    pages = [f"{language}/"]
    if f"{language}/glossary/index.html" in names:
        pages.append(f"{language}/glossary/")
    for name in names:
        parts = name.split("/")
        if parts[0] == language and parts[1:2] == ["games"] and len(parts) == 4 and parts[3] == "index.html":
            pages.append("/".join(parts[:3]) + "/")
    return pages


def _search_of(language: str, names: list[str]) -> list[str]:
    """What the search needs in that language, and the page that lists everything."""
    ours = [name for name in names if name.startswith("assets/search-") or name == f"{language}/search/entries.js"]
    return [*ours, f"{language}/search/"] if ours else []
