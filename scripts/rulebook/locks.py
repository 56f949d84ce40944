"""``translations.lock``: which English sentence each text renders, and how far it has come.

One line a text, sorted, so that two people's changes merge:

    scat-knock-once uk 5f1d0c2b9a7e proofread 2026-11-30

is the message, the language, the hash of the English text that it renders, and its state: ``draft``,
``proofread DATE`` or ``reviewed by NAME`` (only of a person who really did). A text without a line, or whose hash is
not that of today's English, is *stale*. For English itself the hash is of its own text.

    python -m scripts.rulebook.locks status
    python -m scripts.rulebook.locks record --lang uk --state "proofread 2026-11-30" [message …]
"""

from __future__ import annotations

import argparse
import hashlib
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from scripts.errors import BuildError
from scripts.plan import LANGUAGES
from scripts.rulebook.findings import Findings, Place, did_you_mean
from scripts.rulebook.fluent import Message
from scripts.rulebook.reading import read_source
from scripts.rulebook.texts import Texts, read_texts

FILE = "translations.lock"
STALE = "stale"

_HEAD = """\
# Which English text each translation renders, and how far it has come; docs/dev/texts.md says how to change it.
# message language hash-of-the-English state
"""
_LINE = re.compile(r"(?P<message>[A-Za-z][A-Za-z0-9-]*) (?P<lang>[a-z]{2,3}) (?P<hash>[0-9a-f]{12}) (?P<state>\S.*)")
_STATE = re.compile(r"draft|proofread \d{4}-\d{2}-\d{2}|reviewed by \S.*")
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
    """By language and state the messages that have it, all sorted; stale ones are left out."""
    found: dict[str, dict[str, list[str]]] = {lang: {} for lang in texts.messages}
    for lang, message in texts:
        state = state_of(locks, texts, lang, message.id)
        if state != STALE:
            found[lang].setdefault(state, []).append(message.id)
    return {lang: {state: sorted(by_state[state]) for state in sorted(by_state)} for lang, by_state in found.items()}


def check_locks(root: Path, locks: Locks, texts: Texts, findings: Findings) -> None:
    """Note lines of texts that are gone, and as warnings the texts that are stale, gathered by file."""
    for (id, lang), lock in locks.items():
        if texts.get(lang, id) is None:
            findings.add(
                Place(root / FILE, lock.line),
                f"there is no text '{id}' in {lang}",
                did_you_mean(id, texts.messages[lang], "remove the line"),
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
            f'python -m scripts.rulebook.locks record --lang {lang} --state "…" ID …',
            "warning",
        )


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


def summary(locks: Locks, texts: Texts) -> Mapping[str, Mapping[str, int]]:
    """How many texts of each language are in each state, dates and names left out."""
    counts: dict[str, dict[str, int]] = {lang: {} for lang in texts.messages}
    for lang, message in texts:
        state = state_of(locks, texts, lang, message.id).partition(" ")[0]
        counts[lang][state] = counts[lang].get(state, 0) + 1
    return counts


def _arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m scripts.rulebook.locks", description="The states of the texts.")
    parser.add_argument("--root", type=Path, default=Path(), help="the repository (default: this folder)")
    commands = parser.add_subparsers(dest="command", required=True)
    status = commands.add_parser("status", help="how many texts are in which state, and which are stale")
    status.add_argument("--lang", choices=LANGUAGES, help="only this language, with the names of the stale texts")
    recording = commands.add_parser("record", help="note the state of texts that render today's English")
    recording.add_argument("--lang", choices=LANGUAGES, required=True)
    recording.add_argument("--state", required=True, help=_STATES)
    recording.add_argument("--stale", action="store_true", help="all texts of the language that are stale")
    recording.add_argument("--file", help="only texts of this folder, such as games/scat/text")
    recording.add_argument("messages", nargs="*", metavar="MESSAGE", help="the texts; none: all of the language")
    return parser.parse_args(words)


def _chosen(asked: argparse.Namespace, root: Path, locks: Locks, texts: Texts) -> list[str]:
    """The messages that ``record`` is about."""
    if asked.messages:
        return list(asked.messages)
    folder = None if asked.file is None else (root / asked.file).resolve()
    return [
        message.id
        for message in texts.messages[asked.lang].values()
        if texts.get("en", message.id) is not None
        and (folder is None or message.file.parent == folder or message.file == folder)
        and (not asked.stale or state_of(locks, texts, asked.lang, message.id) == STALE)
    ]


def main(words: Sequence[str] | None = None) -> int:
    """The command: 0 if it did what was asked, 1 with each finding on standard error."""
    asked = _arguments(words)
    root = asked.root.resolve()
    findings = Findings(root)
    texts = read_texts(root, LANGUAGES, findings)
    locks = read_locks(root, LANGUAGES, findings)
    try:
        findings.raise_errors()
        if asked.command == "record":
            changed = record(locks, texts, asked.lang, asked.state, _chosen(asked, root, locks, texts))
            write_locks(root, locks)
            print(f"{changed} line{'' if changed == 1 else 's'} of {FILE} changed")
            return 0
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    for lang, counts in summary(locks, texts).items():
        if asked.lang in (None, lang):
            print(f"{lang}: " + ", ".join(f"{count} {state}" for state, count in sorted(counts.items())))
    if asked.lang is not None:
        for message in texts.messages[asked.lang].values():
            if state_of(locks, texts, asked.lang, message.id) == STALE:
                print(f"{findings.name(message.file)}:{message.line}: {message.id}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
