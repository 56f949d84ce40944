"""The words of the interface: every one that is used exists, and every one that exists is used."""

from __future__ import annotations

import re
from pathlib import Path

from games import game, keys
from games.bots import NAMES
from games.rulebook import RuleBook
from playground.house import ERRORS
from playground.pace import CHOSEN
from playground.page import FAILURES, KEYS, STEP_KEYS
from playground.share_panel import LINK_KINDS

_USED = re.compile(r"[\"'](ui-[a-z-]*[a-z])[\"']")
_ERROR = re.compile(r"Trouble\(\s*\"([a-z-]+)\"")
_COMMENT = re.compile(r"# (ui-lab-say-[a-z-]+)")
_FAULT = re.compile(r"Fault\(\s*\"([a-z-]+)\"")


def used(root: Path) -> set[str]:
    """The messages that code and templates name, and those that they make from a code."""
    sources = [
        file
        for folder in (root / "playground", root / "scripts" / "pages")
        for file in sorted(folder.rglob("*"))
        if file.suffix in (".py", ".html", ".js", ".mjs")
    ]
    source = "\n".join(file.read_text(encoding="utf-8") for file in sources)
    made = {f"ui-error-{code}" for code in _ERROR.findall(source)} | {"ui-error-engine"}
    made |= {f"ui-failed-{code}" for code in FAILURES} | {f"ui-key-{name}" for _, name in KEYS}
    made |= {f"ui-key-{name}" for _, name in STEP_KEYS["rtl"]}
    made |= {f"ui-house-{error}" for error in ERRORS}
    made |= {f"ui-link-{kind}" for kind in LINK_KINDS}
    made |= {f"ui-position-{field.word}" for key in keys() for field in game(key).fields}
    made |= {f"ui-position-value-{one}" for key in keys() for field in game(key).fields for one in field.values}
    made |= {f"ui-lab-fault-{kind}" for kind in _FAULT.findall(source)}
    made |= {f"ui-who-{name}" for name in NAMES} | {f"ui-pace-{name}" for name in CHOSEN}
    switches = re.search(r"for word in \(([^)]*)\)", (root / "playground" / "templates" / "display.html").read_text())
    made |= {f"ui-display-{word}" for word in re.findall(r"'([a-z]+)'", switches[1])} if switches else set()
    programs = sorted((root / "playground" / "web" / "bots").rglob("*.py.txt"))
    made |= {f"ui-lab-start-{file.name.partition('-')[2].partition('.')[0]}" for file in programs}
    comments = _COMMENT.findall("\n".join(file.read_text(encoding="utf-8") for file in programs))
    return {*_USED.findall(source), *comments, *made}


def defined(rulebook: RuleBook, lang: str) -> set[str]:
    """The interface's messages in a language."""
    return {message for message in rulebook.words(lang).messages if message.startswith("ui-")}


def test_every_word_that_is_used_exists_in_every_language(root: Path, rulebook: RuleBook, lang: str) -> None:
    assert used(root) - defined(rulebook, lang) == set()


def test_every_word_that_exists_is_used(root: Path, rulebook: RuleBook, lang: str) -> None:
    assert defined(rulebook, lang) - used(root) == set()
