"""The states of texts: what to show of them, and how one is accepted.

The words are those of ``translations.lock`` (`scripts.rulebook.locks`), which also says what *stale* is.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from scripts.errors import BuildError
from scripts.plan import LANGUAGES
from scripts.rulebook.articles import read_articles
from scripts.rulebook.findings import Findings, did_you_mean
from scripts.rulebook.fluent import Message
from scripts.rulebook.locks import MISSING, STALE, Lock, Locks, english_hash, read_locks, record, state_of, write_locks
from scripts.rulebook.texts import Texts, read_texts

ENGLISH = "en"
ORDER = ("reviewed", "proofread", "draft", STALE, MISSING)
"""The states, the best first."""


@dataclass(frozen=True, slots=True)
class Desk:
    """What a translator works on: all texts of the tree at ``root``, hand-written pages too, and their states."""

    root: Path
    texts: Texts
    locks: Locks

    def state(self, lang: str, message: str) -> str:
        """The state of a text, with its date or name; ``missing`` if the language does not have it."""
        if self.texts.get(lang, message) is None:
            return MISSING
        return state_of(self.locks, self.texts, lang, message)

    def english(self, message: str) -> Message:
        """The English text of that id; raises ``BuildError`` if there is none."""
        found = self.texts.get(ENGLISH, message)
        if found is None:
            raise BuildError(
                f"there is no text '{message}'",
                todo=did_you_mean(message, self.texts.messages[ENGLISH], "see the .ftl files"),
            )
        return found

    def save(self) -> None:
        """Write ``translations.lock``."""
        write_locks(self.root, self.locks)


def read_desk(root: Path, languages: tuple[str, ...] = LANGUAGES) -> Desk:
    """The texts and states of the tree at ``root``. Raises ``BuildErrors`` if one of them cannot be read."""
    findings = Findings(root)
    texts = read_texts(root, languages, findings)
    texts = texts.with_others(read_articles(root, languages, findings))
    locks = read_locks(root, languages, findings)
    findings.raise_errors()
    return Desk(root, texts, locks)


def message_id(written: str) -> str:
    """The id of a message, whether it is written with points or hyphens."""
    return written.replace(".", "-")


def counted(desk: Desk, lang: str) -> dict[str, int]:
    """How many texts of a language are in each state, dates and names left out; those that are in none too."""
    counts = dict.fromkeys(ORDER, 0)
    for message in desk.texts.messages[ENGLISH]:
        counts[desk.state(lang, message).partition(" ")[0]] += 1
    return counts


def status(desk: Desk) -> Iterator[str]:
    """A line for each language: how many texts are in which state."""
    for lang in desk.texts.messages:
        counts = counted(desk, lang)
        yield f"{lang}: " + ", ".join(f"{count} {state}" for state, count in counts.items() if count)


def stale(desk: Desk, lang: str) -> Iterator[str]:
    """Each text of a language that is stale or missing: file and line, id, what the English says now and the text."""
    for id, english in desk.texts.messages[ENGLISH].items():
        state = desk.state(lang, id)
        if state not in (STALE, MISSING):
            continue
        mine = desk.texts.get(lang, id)
        file = desk.texts.file_for(lang, english) if mine is None else mine.file
        where = file.relative_to(desk.root).as_posix()
        yield f"{where if mine is None else f'{where}:{mine.line}'}: {id} ({state})"
        yield f"    {ENGLISH}: {english.source.partition(' = ')[2] or english.source}"
        if mine is not None:
            yield f"    {lang}: {mine.source.partition(' = ')[2] or mine.source}"


def accept(desk: Desk, lang: str, messages: Iterable[str], by: str) -> int:
    """Note that a person has held these texts against today's English and stands by them; how many lines changed.

    Raises ``BuildError`` for a text that is not there, and for a name that is none.
    """
    name = " ".join(by.split())
    if not any(unicodedata.category(sign).startswith("L") for sign in name):
        raise BuildError("a text is accepted under a name", todo='write --by "Given Name"')
    ids = [message_id(message) for message in messages]
    if not ids:
        raise BuildError("nothing is named that could be accepted", todo="name the texts that were read")
    changed = record(desk.locks, desk.texts, lang, f"reviewed by {name}", ids)
    desk.save()
    return changed


def same_meaning(desk: Desk, messages: Iterable[str]) -> Iterator[str]:
    """Note that an English text was only worded otherwise: whatever rendered it before renders it still.

    A language that was stale before the edit stays so. Gives a line for each language of each text; raises
    ``BuildError`` where the English has not changed since it was recorded.
    """
    edits: list[tuple[str, str, str]] = []
    for message in map(message_id, messages):
        new = english_hash(desk.english(message))
        old = desk.locks.get((message, ENGLISH))
        if old is None:
            raise BuildError(
                f"no state of the English '{message}' is recorded, so that nothing tells what it was",
                todo=f"hold the translations against it, then: python3 scripts/translations.py accept LANG {message}",
            )
        if old.hash == new:
            raise BuildError(
                f"the English '{message}' has not changed since it was recorded",
                todo="edit it first, or accept each language",
            )
        edits.append((message, old.hash, new))
    for message, before, new in edits:
        for lang in desk.texts.messages:
            lock = desk.locks.get((message, lang))
            if lock is not None and lock.hash == before:
                desk.locks[message, lang] = Lock(new, lock.state, lock.line)
                yield f"{message} {lang}: {lock.state}"
            else:
                yield f"{message} {lang}: {desk.state(lang, message)}, as before the edit"
    desk.save()
