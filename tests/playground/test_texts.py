"""The words of the interface: every one that is used exists, and every one that exists is used."""

from __future__ import annotations

import re
from pathlib import Path

from games import game, keys
from games.rulebook import RuleBook
from playground.house import ERRORS
from playground.page import FAILURES, KEYS
from playground.share_panel import LINK_KINDS

_USED = re.compile(r"[\"'](ui-[a-z-]*[a-z])[\"']")
_ERROR = re.compile(r"Trouble\(\s*\"([a-z-]+)\"")


def used(root: Path) -> set[str]:
    """The messages that code and templates name, and those that they make from a code."""
    folder = root / "playground"
    sources = [*sorted(folder.glob("*.py")), *sorted(folder.glob("templates/*.html"))]
    source = "\n".join(file.read_text(encoding="utf-8") for file in sources)
    made = {f"ui-error-{code}" for code in _ERROR.findall(source)} | {"ui-error-engine"}
    made |= {f"ui-failed-{code}" for code in FAILURES} | {f"ui-key-{name}" for _, name in KEYS}
    made |= {f"ui-house-{error}" for error in ERRORS}
    made |= {f"ui-link-{kind}" for kind in LINK_KINDS}
    made |= {f"ui-position-{field.word}" for key in keys() for field in game(key).fields}
    made |= {f"ui-position-value-{one}" for key in keys() for field in game(key).fields for one in field.values}
    return set(_USED.findall(source)) | made


def defined(rulebook: RuleBook, lang: str) -> set[str]:
    """The interface's messages in a language."""
    return {message for message in rulebook.words(lang).messages if message.startswith("ui-")}


def test_every_word_that_is_used_exists_in_every_language(root: Path, rulebook: RuleBook, lang: str) -> None:
    assert used(root) - defined(rulebook, lang) == set()


def test_every_word_that_exists_is_used(root: Path, rulebook: RuleBook, lang: str) -> None:
    assert defined(rulebook, lang) - used(root) == set()
