"""``translations.lock``: which English sentence each text renders, and how far it has come.

One line a text, sorted, so that two people's changes merge:

    scat-knock-once uk 5f1d0c2b9a7e proofread 2026-11-30

is the message, the language, the hash of the English text that it renders, and its state: ``draft``,
``proofread DATE`` or ``reviewed by NAME`` (only of a person who really did). A text without a line, or whose hash is
not that of today's English, is *stale*. For English itself the hash is of its own text.

The command is ``python3 scripts/translations.py``.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from scripts.errors import BuildError
from scripts.rulebook.findings import Findings, Place, did_you_mean
from scripts.rulebook.fluent import Message
from scripts.rulebook.reading import read_source
from scripts.rulebook.texts import Texts

FILE = "translations.lock"
STALE = "stale"
MISSING = "missing"

_HEAD = """\
# Which English text each translation renders, and how far it has come; docs/dev/texts.md says how to change it.
# message language hash-of-the-English state
"""
_LINE = re.compile(r"(?P<message>[A-Za-z][A-Za-z0-9-]*) (?P<lang>[a-z]{2,3}) (?P<hash>[0-9a-f]{12}) (?P<state>\S.*)")
_STATE = re.compile(r"draft|proofread \d{4}-\d{2}-\d{2}|reviewed by \S.*")
_NOT_A_CLAUSE = re.compile(
    "(card|cli|error|odds|page|rank|site|source|suit|term|ui)-.*|"
    "[a-z]+-(action|bot|error|event|example|history|lesson|name|not|note|opt|quiz|reading|refused|retired|section|wrong)"
    "(-.*)?"
)
_STATES = "draft, proofread YYYY-MM-DD, or reviewed by NAME"


@dataclass(frozen=True, slots=True)
class Lock:
    """What is recorded of one text."""

    hash: str
    state: str
    line: int


Locks = dict[tuple[str, str], Lock]
"""By message and language."""


def english_hash(english: Message) -> str:
    """Twelve hex digits that change with the English text, its attributes included, and not with its layout."""
    return hashlib.sha256(english.source.encode()).hexdigest()[:12]


def read_locks(root: Path, languages: tuple[str, ...], findings: Findings) -> Locks:
    """The lines of ``translations.lock``; what cannot be read goes to ``findings``. No file is an empty one."""
    file = root / FILE
    locks: Locks = {}
    if not file.is_file():
        return locks
    for number, line in enumerate((read_source(file, findings) or "").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        place = Place(file, number)
        match = _LINE.fullmatch(line)
        if match is None:
            findings.add(place, "this line cannot be read", "write: message language hash state")
            continue
        key = match["message"], match["lang"]
        if match["lang"] not in languages:
            findings.add(place, f"'{match['lang']}' is not a language of the site", "remove the line")
        elif not _STATE.fullmatch(match["state"]):
            findings.add(place, f"'{match['state']}' is not a state", f"write {_STATES}")
        elif key in locks:
            findings.add(place, f"{' '.join(key)} is already in line {locks[key].line}", "remove one of the two")
        else:
            locks[key] = Lock(match["hash"], match["state"], number)
    return locks


def write_locks(root: Path, locks: Locks) -> None:
    """Write ``translations.lock``, sorted."""
    lines = [f"{message} {lang} {lock.hash} {lock.state}\n" for (message, lang), lock in sorted(locks.items())]
    (root / FILE).write_text(_HEAD + "".join(lines), encoding="utf-8")


def state_of(locks: Locks, texts: Texts, lang: str, message: str) -> str:
    """The recorded state of a text, or ``stale``."""
    english, lock = texts.get("en", message), locks.get((message, lang))
    if english is None or lock is None or lock.hash != english_hash(english):
        return STALE
    return lock.state


def states(locks: Locks, texts: Texts) -> dict[str, dict[str, list[str]]]:
    """By language and state the messages that have it, all sorted; stale ones are left out.

    What a language lacks is ``missing``.
    """
    found: dict[str, dict[str, list[str]]] = {lang: {} for lang in texts.messages}
    for lang, message in texts:
        state = state_of(locks, texts, lang, message.id)
        if state != STALE:
            found[lang].setdefault(state, []).append(message.id)
    for lang, messages in texts.messages.items():
        for id in texts.messages["en"]:
            if id not in messages:
                found[lang].setdefault(MISSING, []).append(id)
    return {lang: {state: sorted(by_state[state]) for state in sorted(by_state)} for lang, by_state in found.items()}


def check_locks(root: Path, locks: Locks, texts: Texts, findings: Findings) -> None:
    """Note lines of texts that are gone, and as warnings the texts that are stale, gathered by file."""
    for (id, lang), lock in locks.items():
        if texts.get(lang, id) is None and texts.get("en", id) is None:  # else the text is noted as missing
            findings.add(
                Place(root / FILE, lock.line),
                f"there is no text '{id}' in {lang}",
                did_you_mean(id, texts.messages[lang], "remove the line") + _retire(id),
            )
    stale: dict[tuple[str, Path], list[Message]] = {}
    for lang, message in texts:
        if texts.get("en", message.id) is not None and state_of(locks, texts, lang, message.id) == STALE:
            stale.setdefault((lang, message.file), []).append(message)
    for (lang, file), found in stale.items():
        some = ", ".join(message.id for message in found[:4]) + (", …" if len(found) > 4 else "")
        one = len(found) == 1
        findings.add(
            Place(file, found[0].line),
            f"{'1 text is' if one else f'{len(found)} texts are'} stale or not recorded ({some})",
            f"hold {'it' if one else 'them'} against the English, then: "
            f'python3 scripts/translations.py record --lang {lang} --state "…" ID …',
            "warning",
        )


def _retire(message: str) -> str:
    """What else to do if the text may have been a clause's: its id is never used again, and its address leads on."""
    game = message.partition("-")[0]
    if game == message or _NOT_A_CLAUSE.fullmatch(message):
        return ""
    return f" (if it was a clause, write its id under 'retired' in games/{game}/rules.yml)"


def record(locks: Locks, texts: Texts, lang: str, state: str, messages: Iterable[str]) -> int:
    """Note that these messages render today's English and are in that state; how many lines changed.

    Raises ``BuildError`` for a state or message that is none.
    """
    if not _STATE.fullmatch(state):
        raise BuildError(f"'{state}' is not a state", todo=f"write {_STATES}")
    changed = 0
    for message in messages:
        english = texts.get("en", message)
        if english is None or texts.get(lang, message) is None:
            known = set(texts.messages["en"]) & set(texts.messages[lang])
            raise BuildError(
                f"there is no text '{message}' in {'en' if english is None else lang}",
                todo=did_you_mean(message, known, "see the .ftl files"),
            )
        old = locks.get((message, lang))
        new = Lock(english_hash(english), state, old.line if old is not None else 0)
        changed += new != old
        locks[message, lang] = new
    return changed
