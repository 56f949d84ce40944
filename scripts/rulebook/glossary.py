"""``glossary.yml``: the concepts of the card table, and the words that must not stand for them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

from games.rules import Concept, TermWords
from scripts.rulebook.findings import Findings, Level, Place
from scripts.rulebook.yamlnodes import Entry, Placed, Table, read_yaml

_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_APOSTROPHES = "['’ʼ]"


@dataclass(frozen=True, slots=True, eq=False)
class Forbidden:
    """A word, phrase or pattern to avoid; ``pattern`` is ``source`` where it is no part of a word.

    ``inside`` and ``outside`` are the message ids where it holds, all if empty, and where it does not. ``words`` is
    what ``source`` was made of or, where a pattern was written, something that it finds; ``concept`` the concept that
    it must not stand for.
    """

    source: str
    pattern: re.Pattern[str]
    use: str
    why: str
    level: Level
    inside: tuple[str, ...]
    outside: tuple[str, ...]
    place: Place
    words: str
    concept: str | None = None

    def holds_in(self, message: str) -> bool:
        """Whether the message is one that it is about."""
        if self.inside and not any(fnmatchcase(message, pattern) for pattern in self.inside):
            return False
        return not any(fnmatchcase(message, pattern) for pattern in self.outside)


@dataclass(frozen=True, slots=True)
class Glossary:
    """The concepts by id, the forbidden words by language, Latin names that other scripts may hold, and what readers
    type for a game, by its key, besides the names that its texts have; ``said`` is what they type for a concept, by
    its id and the language, besides its synonyms and forms."""

    concepts: dict[str, Concept]
    forbidden: dict[str, tuple[Forbidden, ...]]
    latin: tuple[str, ...]
    searched: dict[str, tuple[str, ...]]
    said: dict[str, dict[str, tuple[str, ...]]]

    def forbidden_in(self, lang: str, message: str, text: str) -> Iterator[tuple[Forbidden, re.Match[str]]]:
        """Every forbidden word that a text of that message holds."""
        entries = self.forbidden.get(lang, ())
        if not entries or _any_of(entries).search(text) is None:
            return
        for forbidden in entries:
            if forbidden.holds_in(message):
                for match in forbidden.pattern.finditer(text):
                    yield forbidden, match

    def defined(self, games: frozenset[str]) -> dict[str, Concept]:
        """The concepts of the glossary page, as far as one of their games is among ``games``."""
        return {
            id: concept
            for id, concept in self.concepts.items()
            if concept.define and ("common" in concept.games or games & set(concept.games))
        }


@cache
def _any_of(entries: tuple[Forbidden, ...]) -> re.Pattern[str]:
    """One pattern for all: most texts hold none of the words, and one search says so."""
    return re.compile(bounded("|".join(f"(?:{entry.source})" for entry in entries)), re.IGNORECASE)


def whole_words(words: str) -> str:
    """A pattern for words that are not a part of others."""
    return bounded(spaced(words))


def spaced(words: str) -> str:
    """A pattern for words with any white space or half-space between them, and any apostrophe."""
    between = "[\\s\u00a0\u200c]+"
    parts = [re.sub("['’ʼ]", _APOSTROPHES, re.escape(part)) for part in re.split("[\\s\u200c]+", words)]
    return between.join(parts)


def bounded(pattern: str) -> str:
    """The pattern where it does not begin or end within a word."""
    return rf"(?<![^\W_])(?<!['’ʼ])(?:{pattern})(?![^\W_])(?!['’ʼ]\w)"


def read_glossary(file: Path, languages: tuple[str, ...], findings: Findings) -> Glossary:
    """The glossary; what is wrong in it goes to ``findings``."""
    reader = _Reader(languages, findings)
    top = read_yaml(file, findings)
    table = top.table() if top is not None else None
    if table is None:
        return Glossary({}, {lang: () for lang in languages}, (), {}, {})
    concepts = table.need("concepts")
    forbidden = table.need("forbidden")
    latin = table.need("latin")
    searched = table.get("searched")
    table.done("the glossary")
    if concepts is not None:
        for entry in concepts.items():
            reader.concept(entry)
    by_language = forbidden.table() if forbidden is not None else None
    if by_language is not None:
        for lang in languages:
            if (entries := by_language.get(lang)) is not None:
                reader.forbid(lang, entries)
        by_language.done("the forbidden words")
    return Glossary(
        reader.concepts,
        {lang: tuple(entries) for lang, entries in reader.forbidden.items()},
        latin.texts() if latin is not None else (),
        _searched(searched, file.parent) if searched is not None else {},
        reader.said,
    )


def _searched(entry: Entry, games: Path) -> dict[str, tuple[str, ...]]:
    """What readers type for each game; a name that is no game's key is a finding."""
    table = entry.table()
    if table is None:
        return {}
    keys = sorted(file.parent.name for file in games.glob("*/rules.yml") if file.parent.name != "common")
    found: dict[str, tuple[str, ...]] = {key: names.texts() for key in keys if (names := table.get(key)) is not None}
    table.done("what is searched for a game")
    return found


class _Reader:
    def __init__(self, languages: tuple[str, ...], findings: Findings) -> None:
        self.languages = languages
        self.findings = findings
        self.concepts: dict[str, Concept] = {}
        self.forbidden: dict[str, list[Forbidden]] = {lang: [] for lang in languages}
        self.places: dict[str, Place] = {}
        self.said: dict[str, dict[str, tuple[str, ...]]] = {}

    def concept(self, entry: Entry) -> None:
        table = entry.table()
        if table is None:
            return
        name, games, define = table.need("id"), table.need("games"), table.need("define")
        id = name.text() if name is not None else None
        words = {lang: self.words(lang, table, id) for lang in self.languages}
        table.done("a concept")
        shown = define.yes_or_no() if define is not None else None
        if name is None or id is None or games is None or shown is None:
            return
        if not _ID.fullmatch(id):
            name.wrong(f"'{id}' cannot be the id of a concept", "write small letters and hyphens")
        elif id in self.concepts:
            name.wrong(f"the concept '{id}' is already in line {self.places[id].line}", "remove one of the two")
        else:
            self.places[id] = name.place
            found = {lang: one for lang, one in words.items() if one is not None}
            self.concepts[id] = Concept(id, games.texts(), shown, found)

    def words(self, lang: str, concept: Table, id: str | None) -> TermWords | None:
        entry = concept.need(lang)
        table = entry.table() if entry is not None else None
        if table is None:
            return None
        term, synonyms, forms = table.need("term"), table.get("synonyms"), table.get("forms")
        if (forbid := table.get("forbid")) is not None:
            self.forbid(lang, forbid, id)
        if (searched := table.get("searched")) is not None and id is not None:
            self.said.setdefault(id, {})[lang] = searched.texts()
        table.done("a concept's words")
        text = term.text() if term is not None else None
        if text is None:
            return None
        return TermWords(
            text,
            synonyms.texts() if synonyms is not None else (),
            forms.texts() if forms is not None else (),
        )

    def forbid(self, lang: str, entries: Entry, concept: str | None = None) -> None:
        for entry in entries.items():
            table = entry.table()
            if table is not None:
                self.one(lang, table, concept)

    def one(self, lang: str, table: Table, concept: str | None) -> None:
        words, pattern, like = table.get("words"), table.get("pattern"), table.get("like")
        use, why, level = table.need("use"), table.need("why"), table.get("level")
        inside, outside = table.get("in"), table.get("except")
        table.done("a forbidden word")
        if (words is None) == (pattern is None):
            table.wrong("a forbidden entry has either words or a pattern", "write one of the two")
            return
        if (like is None) == (pattern is not None):
            table.wrong("a pattern, and nothing else, has something that it finds", "write like: and such words")
            return
        sources: list[tuple[Entry, str, str]] = []
        if words is not None:
            sources = [(words, spaced(word), word) for word in words.texts()]
        elif pattern is not None and like is not None:
            text, found = pattern.text(), like.text()
            if text is not None and found is not None:
                sources = [(pattern, text, found)]
        instead = use.text() if use is not None else None
        reason = why.text() if why is not None else None
        strength = level.word(("error", "warning"), "level") if level is not None else Placed("error", table.place)
        if instead is None or reason is None or strength is None:
            return
        for entry, source, written in sources:
            try:
                compiled = re.compile(bounded(source), re.IGNORECASE)
            except re.error as error:
                entry.wrong(f"this is not a regular expression: {error}", "put it right")
                continue
            if compiled.search(written) is None:
                entry.wrong(f"this does not find '{written}'", "put the pattern right, or what stands after like")
                continue
            self.forbidden[lang].append(
                Forbidden(
                    source,
                    compiled,
                    instead,
                    reason,
                    "warning" if strength == "warning" else "error",
                    inside.texts() if inside is not None else (),
                    outside.texts() if outside is not None else (),
                    table.place,
                    written,
                    concept,
                )
            )
