"""The feed of rule changes: one Atom file a language, from the history that ``rules.yml`` has of every clause."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final
from uuid import UUID, uuid5
from xml.sax.saxutils import escape, quoteattr

from games.rulebook import RuleBook
from games.rules import Change, Clause
from games.segments import plain
from scripts.api.book import COMMON, arguments
from scripts.errors import BuildError
from scripts.plan import BuildPlan

FILE: Final = "changes.xml"
LONGEST: Final = 300
"""Entries that a feed has at most; older ones are on the pages of the clauses."""

_NAMES: Final = UUID("6d1b7c5e-52c0-4f0a-9d3b-7a1f5f0c2e91")
"""Made up once for this book; ids follow from it, so it never changes."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A change of a clause; ``again`` numbers the changes of one day from 1."""

    clause: Clause
    change: Change
    again: int

    def name(self, language: str) -> str:
        """The clause's place below ``/clauses/`` with language and date: ``scat.knock.once/#fa.2026-11-30``."""
        again = f".{self.again}" if self.again > 1 else ""
        return f"{self.clause.id}/#{language}.{self.change.date}{again}"


def entries(book: RuleBook) -> list[Entry]:
    """Every change, the newest first; those of one day in the order of the rules."""
    found: list[Entry] = []
    for key in (*book.keys, COMMON):
        for clause in book.game(key).clauses.values():
            days: dict[str, int] = {}
            for change in clause.history:
                days[change.date] = days.get(change.date, 0) + 1
                found.append(Entry(clause, change, days[change.date]))
    return sorted(found, key=lambda entry: entry.change.date, reverse=True)


def write_feeds(plan: BuildPlan, book: RuleBook) -> int:
    """Write ``language/changes.xml`` for each language; gives back how many entries each has."""
    listed = entries(book)[:LONGEST]
    for language in plan.languages:
        text = "".join(f"{line}\n" for line in _feed(plan, book, language, listed))
        (plan.out / language / FILE).write_text(text, encoding="utf-8")
    return len(listed)


def _id(plan: BuildPlan, language: str, name: str = "") -> str:
    """The permanent id of an entry, or of the feed: an address where the site has one, else a name-based UUID.

    Each language's entries have ids of their own: they are different texts, and may be read side by side.
    """
    if plan.site_url is not None:
        return f"{plan.site_url}clauses/{name}" if name else f"{plan.site_url}{language}/{FILE}"
    return f"urn:uuid:{uuid5(_NAMES, f'{language}/{name or FILE}')}"


def _address(plan: BuildPlan, language: str, clause: Clause) -> str:
    """Where the clause can be read: among the rules of its game, or if all games share it, on its permanent page."""
    if clause.game == COMMON:
        return f"{plan.site_url or '../'}clauses/{clause.id}/"
    base = "" if plan.site_url is None else f"{plan.site_url}{language}/"
    return f"{base}games/{clause.game}/#{clause.id}"


def _feed(plan: BuildPlan, book: RuleBook, language: str, listed: list[Entry]) -> Iterator[str]:
    words = book.words(language)
    site = words.plain("site-name")
    if not listed:
        raise BuildError("no clause has a history", where="games", todo="every clause in rules.yml needs one")
    yield '<?xml version="1.0" encoding="UTF-8"?>'
    yield f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang={quoteattr(language)}>'
    yield f"<id>{escape(_id(plan, language))}</id>"
    yield f"<title>{escape(words.plain('site-feed-title', site=site))}</title>"
    yield f"<subtitle>{escape(words.plain('site-feed-subtitle'))}</subtitle>"
    yield f"<updated>{listed[0].change.date}T00:00:00Z</updated>"
    yield f"<author><name>{escape(site)}</name></author>"
    yield "<rights>CC BY 4.0</rights>"
    if plan.site_url is not None:
        yield f'<link rel="self" type="application/atom+xml" href={quoteattr(_id(plan, language))}/>'
        yield f'<link rel="alternate" type="text/html" href={quoteattr(f"{plan.site_url}{language}/")}/>'
    for entry in listed:
        clause, change = entry.clause, entry.change
        title = words.plain(clause.id, "title")
        game = "" if clause.game == COMMON else words.plain(f"{clause.game}-name")
        text = plain(words.segments(clause.id, None, arguments(book, clause.id)))
        why = f"{words.plain('site-change-why')} {words.plain(change.reason)}"
        yield "<entry>"
        yield f"<id>{escape(_id(plan, language, entry.name(language)))}</id>"
        yield f"<title>{escape(words.plain(f'site-change-{change.what}', title=title))}</title>"
        yield f"<updated>{change.date}T00:00:00Z</updated>"
        yield f'<link rel="alternate" type="text/html" href={quoteattr(_address(plan, language, clause))}/>'
        if game:
            yield f"<category term={quoteattr(clause.game)} label={quoteattr(game)}/>"
        yield (
            f'<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml" dir="{words.dir}">'
            f"<p>{escape(text)}</p><p>{escape(why)}</p></div></content>"
        )
        yield "</entry>"
    yield "</feed>"
