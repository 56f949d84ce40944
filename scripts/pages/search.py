"""What the search of a language knows: an entry for every clause, option, reading, term, example and page.

It is made from the rule book, not from HTML, and written as a classic script that sets data (``search/entries.js`` in
the language's folder), so that a saved folder can load it too. ``docs/assets/search`` finds in it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal

from games import game as game_of
from games.cards import RANKS, SUITS, card
from games.options import text_arguments
from games.rulebook import RuleBook
from games.rules import Concept, GameRules
from games.words import Words
from scripts.errors import BuildError
from scripts.pages.facts import NO_NAMES
from scripts.pages.page import GeneratedPage
from scripts.pages.terms import defined, games_of
from scripts.plan import LANGUAGES
from scripts.rulebook.findings import Findings
from scripts.rulebook.glossary import Glossary, read_glossary
from scripts.rulebook.searched import read_searched

FORMAT: Final = 2
FILE: Final = "search/entries.js"
PAGE: Final = "search.md"
GLOSSARY: Final = "glossary/"
KINDS: Final = ("page", "rule", "option", "reading", "term", "example")
WORDS: Final = ("title", "label", "hint", "close", "none", "near", "some", "rest", "all", "slash", "everything")

Kind = Literal["page", "rule", "option", "reading", "term", "example"]


@dataclass(frozen=True, slots=True)
class SearchEntry:
    """One thing that can be found. ``address`` is seen from the language's root; ``names`` are what else it is called.

    ``id`` is the clause's, option's or reading's own; ``term.ID``, ``GAME.example.ID``, ``GAME.rules`` and so on for
    the others. ``game`` is a key, or ``common``.
    """

    id: str
    kind: Kind
    game: str
    title: str
    text: str
    address: str
    names: tuple[str, ...] = ()


def entries(root: Path, book: RuleBook, language: str, pages: Sequence[GeneratedPage]) -> tuple[SearchEntry, ...]:
    """Everything that can be found among these pages of one language, game by game."""
    return tuple(_Entries(root, book, language, pages).all())


def address_of(page: GeneratedPage) -> str:
    """The page's address from its language's root: ``games/scat/`` for ``games/scat/index.md``."""
    return re.sub(r"(?:^|(?<=/))index\.md$", "", page.path).replace(".md", "/")


class _Entries:
    def __init__(self, root: Path, book: RuleBook, language: str, pages: Sequence[GeneratedPage]) -> None:
        self.book = book
        self.language = language
        self.words = book.words(language)
        self.pages = pages
        self.glossary = _glossary(root)

    def all(self) -> Iterator[SearchEntry]:
        for page in self.pages:
            if not page.path.startswith("games/") and page.path not in ("index.md", PAGE):
                name = address_of(page).strip("/").replace("/", ".")
                yield SearchEntry(f"page.{name}", "page", "common", page.title, page.description, address_of(page))
        for key in self.book.keys:
            yield from self._pages(key)
            yield from self._rules(self.book.game(key), key)
        yield from self._rules(self.book.game("common"), self.book.keys[0])
        yield from self._terms()

    def _pages(self, key: str) -> Iterator[SearchEntry]:
        folder = f"games/{key}/"
        for page in self.pages:
            if not page.path.startswith(folder):
                continue
            address = address_of(page)
            rest = address.removeprefix(folder).strip("/")
            if not rest:
                title = self.words.plain(f"{key}-name")
                yield SearchEntry(
                    f"{key}.rules", "page", key, title, page.description, address, self._names_of_game(key)
                )
            elif rest.startswith("examples/"):
                id = rest.removeprefix("examples/")
                yield SearchEntry(f"{key}.example.{id}", "example", key, page.title, page.description, address)
            else:
                id = f"{key}.{rest.replace('/', '.')}"
                yield SearchEntry(id, "page", key, page.title, page.description, address)

    def _names_of_game(self, key: str) -> tuple[str, ...]:
        """Its key, its names in every language, what else it is called, and what readers type for it."""
        names = [key]
        for language in self.book.languages:
            words = self.book.words(language)
            names.append(words.plain(f"{key}-name"))
            listed = words.plain(f"{key}-aliases")
            if listed != NO_NAMES:
                names += [part.strip(" «»") for part in re.split(r"[,،()]", listed)]
        return _once([*names, *self.glossary.searched.get(key, ())])

    def _rules(self, rules: GameRules, key: str) -> Iterator[SearchEntry]:
        folder = f"games/{key}/"
        game = game_of(key)
        usual = text_arguments(game.Options().values(), game.Options)

        def here(id: str) -> str:
            return f"{folder}#{id}"

        for clause in rules.clauses.values():
            text = self.words.plain(clause.id, arguments=usual)
            yield SearchEntry(clause.id, "rule", rules.key, self.words.plain(clause.id, "title"), text, here(clause.id))
        for id, option in rules.options.items():
            attributes = (option.spec.words(value) for value in option.spec.worded)
            values = [self.words.plain(id, attribute) for attribute in attributes if attribute]
            text = " · ".join([self.words.plain(id, "help"), *values])
            yield SearchEntry(id, "option", rules.key, self.words.plain(id), text, here(id))
        for reading in rules.readings:
            said = [self.words.plain(reading.id, f"r-{one.reading}") for one in reading.says]
            text = " · ".join([*said, self.words.plain(reading.id, "why")])
            yield SearchEntry(reading.id, "reading", rules.key, self.words.plain(reading.id), text, here(reading.id))

    def _terms(self) -> Iterator[SearchEntry]:
        for concept in defined(self.book):
            text = self.words.plain(f"term-{concept.id}", "definition")
            games = games_of(self.book, concept)
            yield SearchEntry(
                f"term.{concept.id}",
                "term",
                games[0] if len(games) == 1 else "common",
                self.words.plain(f"term-{concept.id}"),
                text,
                f"{GLOSSARY}#term.{concept.id}",
                said_for(concept, self.language, self.glossary),
            )


def _once(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for name in names if name))


def entries_script(root: Path, book: RuleBook, language: str, pages: Sequence[GeneratedPage]) -> str:
    """The text of ``search/entries.js``: one statement that sets the data of that language's search."""
    words = book.words(language)
    found = entries(root, book, language, pages)
    data = {
        "format": FORMAT,
        "language": language,
        "words": _words(book, words),
        "cards": {card(rank + suit).symbol: words.plain(f"card-{rank}{suit}") for suit in SUITS for rank in RANKS},
        "entries": _columns(found),
        "synonyms": synonyms(root, book, language),
        "asked": asked(root, language, [entry.id for entry in found]),
    }
    made = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return f"globalThis.varaqEntries = {made};\n"


def _columns(found: Sequence[SearchEntry]) -> dict[str, list[Any]]:
    """The entries column by column, which a host packs better, without what the script knows: addresses that follow
    from the id (0 stands for them) and the names of terms, which are their synonyms."""
    return {
        "id": [entry.id for entry in found],
        "kind": [entry.kind for entry in found],
        "game": [entry.game for entry in found],
        "title": [entry.title for entry in found],
        "text": [entry.text for entry in found],
        "address": [0 if entry.address == usual_address(entry) else entry.address for entry in found],
        "names": [0 if entry.kind == "term" or not entry.names else list(entry.names) for entry in found],
    }


def usual_address(entry: SearchEntry) -> str:
    """The address that follows from the id, as ``docs/assets/search/entries.mjs`` knows it."""
    if entry.kind == "term":
        return f"{GLOSSARY}#{entry.id}"
    if entry.kind == "example":
        return f"games/{entry.game}/examples/{entry.id.removeprefix(f'{entry.game}.example.')}/"
    if entry.kind == "page":
        return f"games/{entry.game}/{entry.id.removeprefix(f'{entry.game}.')}/"
    return f"games/{entry.game}/#{entry.id}"


def asked(root: Path, language: str, ids: Sequence[str]) -> list[list[Any]]:
    """What readers type for entries in their own words: the places of the entries, then the phrases.

    Ids that are not among ``ids`` are left out. ``scripts/check.py`` finds those that are nowhere, but for pages, which
    are known only when they are made: those are found by ``tests/search``.
    """
    findings = Findings(root)
    read = read_searched(root, LANGUAGES, findings)
    findings.raise_errors()
    placed = {id: place for place, id in enumerate(ids)}
    rows = (([placed[id] for id in one.of if id in placed], one.phrases.get(language, ())) for one in read)
    return [[places, *phrases] for places, phrases in rows if places]


def _words(book: RuleBook, words: Words) -> dict[str, Any]:
    return {
        **{name: words.plain(f"site-search-{name}") for name in WORDS},
        "kinds": {kind: words.plain(f"site-search-kind-{kind}") for kind in KINDS},
        "games": {
            **{key: words.plain(f"{key}-name") for key in book.keys},
            "common": words.plain("site-search-every-game"),
        },
        "count": counted(words, "site-search-count"),
    }


def counted(words: Words, message: str) -> dict[str, str]:
    """A message with a ``$count`` for each plural category that whole numbers have, with ``{}`` for the number.

    So a script can count without rules or prose of its own. Raises ``BuildError`` if the number is not written out.
    """
    found: dict[str, str] = {}
    for number in range(1, 201):
        category = words.language.plural(number)
        if category in found:
            continue
        text, written = words.plain(message, count=number), words.number(number)
        if text.count(written) != 1:
            raise BuildError(
                f"the text for {number} does not hold the number once: {text!r}",
                where=message,
                todo="write { $count } once in every variant",
            )
        found[category] = text.replace(written, "{}")
    return found


def said_for(concept: Concept, language: str, glossary: Glossary) -> tuple[str, ...]:
    """What people say for a concept, its preferred term aside: synonyms, forms and what is typed in this language,
    and the words of the others, so that ``knock`` finds ضربه on a Persian page."""
    own = concept.words[language]
    said = [*own.synonyms, *own.forms, *glossary.said.get(concept.id, {}).get(language, ())]
    for other, words in concept.words.items():
        if other != language:
            said += [words.term, *words.synonyms, *words.forms]
    return _once(word for word in said if word != own.term)


def synonyms(root: Path, book: RuleBook, language: str) -> list[list[str]]:
    """For every concept the id of its entry (empty if it has none), its preferred term and what is said for it."""
    glossary = _glossary(root)
    shown = {concept.id for concept in defined(book)}
    return [
        [
            f"term.{concept.id}" if concept.id in shown else "",
            concept.words[language].term,
            *said_for(concept, language, glossary),
        ]
        for concept in book.glossary.values()
    ]


def _glossary(root: Path) -> Glossary:
    """The glossary as it is written: what readers type does not travel with the rule book."""
    findings = Findings(root)
    glossary = read_glossary(root / "games" / "glossary.yml", LANGUAGES, findings)
    findings.raise_errors()
    return glossary
