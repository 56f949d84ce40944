"""One clause in one language: everything that a column of its page says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from markupsafe import Markup, escape

import games
from games.options import OptionSpec
from games.rulebook import RuleBook
from games.rules import Clause, Reading, Retired
from playground.renderer import Renderer
from scripts.pages.clause_options import option_parts, variant_rows
from scripts.pages.dates import day_in_words
from scripts.pages.html_argument import MARK, with_html
from scripts.pages.latin import isolate_latin
from scripts.pages.reporting import Reporting
from scripts.pages.showing import Showing, Shown
from scripts.pages.titles import LONGEST_TITLE, shortened
from scripts.pages.variants import Variant, reading_value, variants
from scripts.rulebook.tree import COMMON

_MARKS = {"seed~": "seed-restored"}
"""Marks whose name cannot be that of a text."""


@dataclass(frozen=True, slots=True)
class Neighbours:
    """The clauses before and after one, by id, in the order of the book."""

    before: str | None
    after: str | None


@dataclass(frozen=True, slots=True)
class ClauseColumn:
    """What the columns of all languages share; ``hashes`` are ``translations.lock``'s, by message and language."""

    book: RuleBook
    shown: Showing
    reporting: Reporting
    hashes: Mapping[tuple[str, str], str]
    site_url: str | None


@dataclass
class Column:
    """The columns of one language."""

    shared: ClauseColumn
    language: str
    name: str
    source: bool
    """Whether the other languages are translated from this one."""

    @property
    def _glossary(self) -> str:
        """The address of the glossary, seen from the page of a clause."""
        return f"../../{self.language}/glossary/"

    @cached_property
    def renderers(self) -> dict[str, Renderer]:
        """By game what turns its texts into HTML; what the games share links to the rules of the first of them."""
        book = self.shared.book
        return {
            key: Renderer(
                book,
                self.language,
                f"../../{self.language}/games/{key if key != COMMON else book.keys[0]}/",
                self._glossary,
            )
            for key in (*book.keys, COMMON)
        }

    def title(self, id: str) -> Markup:
        """The heading of a clause."""
        return self.renderers[id.partition(".")[0]].text(id, "title")

    @property
    def site(self) -> str:
        """What the site is called."""
        return self.renderers[COMMON].plain("site-name")

    @property
    def list_name(self) -> str:
        """What the list of all clauses is called."""
        return self.renderers[COMMON].plain("site-clauses-all")

    def _page_name(self, id: str) -> str:
        """What the page of a clause is called in a list of results: with the site's name where there is room."""
        name = f"{self.renderers[id.partition('.')[0]].plain(id, 'title')} ({id})"
        return whole if len(whole := f"{name} · {self.site}") <= LONGEST_TITLE else name

    def _description(self, id: str, text: Markup) -> str:
        """What a list of results says of the page: the clause itself, as much of it as fits."""
        return shortened(self.renderers[COMMON].plain("site-clause-description", id=id, text=text.striptags()))

    def _frame(self, page: str) -> dict[str, Any]:
        """What every column has; ``page`` is what its page is called."""
        renderer = self.renderers[COMMON]
        return {
            "lang": self.language,
            "dir": renderer.words.dir,
            "name": self.name,
            "page": page,
            "t": renderer.text,
            "plain": renderer.plain,
            "digits": renderer.words.language.digits,
        }

    def of_list(self) -> dict[str, Any]:
        """The column of the list of all clauses."""
        lead = self.renderers[COMMON].plain("site-clauses-all-lead")
        return {**self._frame(f"{self.list_name} · {self.site}"), "description": lead}

    def of_retired(self, retired: Retired) -> dict[str, Any]:
        """The column of an id that is no longer a clause's."""
        id = Markup('<bdi dir="ltr">{}</bdi>').format(retired.id)
        renderer = self.renderers[COMMON]
        day = self._day(retired.date)
        return {
            **self._frame(f"{renderer.plain('site-retired-title', id=retired.id)} · {self.site}"),
            "heading": with_html(renderer.text("site-retired-title", id=MARK), id),
            "when": with_html(renderer.text("site-retired-when", id=MARK, date=day), id),
            "title": None if retired.to is None else self.title(retired.to),
            "why": self.renderers[retired.id.partition(".")[0]].text(retired.reason),
        }

    def of(self, clause: Clause, neighbours: Neighbours) -> dict[str, Any]:
        """The column of a clause."""
        renderer = self.renderers[clause.game]
        rules = self.shared.book.game(clause.game)
        specs = [rules.options[id].spec for id in clause.options]
        found = variants(self.shared.book, self.language, clause.id, renderer.rules_url, self._glossary)
        return {
            **self._frame(self._page_name(clause.id)),
            "id": clause.id,
            "title": self.title(clause.id),
            "text": found[0].template,
            "description": self._description(clause.id, found[0].template),
            "kind": renderer.text(f"site-clause-kind-{clause.kind}"),
            "marks": [renderer.text(f"site-mark-{_MARKS.get(mark, mark)}") for mark in clause.marks],
            "state": self._state(clause.id),
            "stale": not self.source and self.shared.book.text_state(self.language, clause.id) == "stale",
            "options": [option_parts(renderer, spec) for spec in specs],
            "variants": variant_rows(renderer, specs, found),
            "readings": [self._reading(renderer, specs, one) for one in rules.readings_of(clause.id)],
            "examples": [self._example(one) for one in self.shared.shown.examples.get(clause.id, ())],
            "lessons": [self._lesson(one) for one in self.shared.shown.lessons.get(clause.id, ())],
            "code": self._code_pages(clause),
            "history": [
                (
                    self._day(change.date),
                    change.date,
                    renderer.text(f"site-history-{change.what}"),
                    renderer.text(change.reason),
                    renderer.source(change.reason),
                )
                for change in clause.history
            ],
            "sources": [self._source(renderer, key) for key in self._cited(clause)],
            "rules": [
                (f"../../{self.language}/games/{key}/#{clause.id}", renderer.text(f"{key}-name"))
                for key in (self.shared.book.keys if clause.game == COMMON else (clause.game,))
            ],
            "before": None if neighbours.before is None else (neighbours.before, self.title(neighbours.before)),
            "after": None if neighbours.after is None else (neighbours.after, self.title(neighbours.after)),
            "report": self._report(renderer, clause, found[0]),
        }

    def _day(self, day: str) -> str:
        return day_in_words(day, self.language, self.renderers[COMMON].words.language.digits)

    def _state(self, message: str) -> Markup:
        """How far the text has come, in words."""
        renderer = self.renderers[COMMON]
        if self.source:
            return renderer.text("site-clause-state-source")
        full = self.shared.book.text_state_in_full(self.language, message)
        state, _, rest = full.partition(" ")
        if state == "proofread":
            return renderer.text("site-clause-state-proofread", date=self._day(rest))
        if state == "reviewed":
            return renderer.text("site-clause-state-reviewed", name=rest.removeprefix("by "))
        return renderer.text(f"site-text-{state}")

    # ---- readings and sources

    def _reading(self, renderer: Renderer, specs: Sequence[OptionSpec], reading: Reading) -> dict[str, Any]:
        spec = next((spec for spec in specs if spec.id == reading.option), None)

        def switch(said: str) -> tuple[str, str] | None:
            value = None if spec is None else reading_value(spec, reading.default, said)
            return None if spec is None or value is None else (spec.id, spec.write(value))

        return {
            "id": reading.id,
            "question": renderer.text(reading.id),
            "why": renderer.text(reading.id, "why"),
            "english": renderer.source(reading.id, None, *(f"r-{said.reading}" for said in reading.says), "why"),
            "undecided": reading.verdict == "undecided",
            "option": None if reading.option is None else renderer.text(reading.option),
            "says": [
                {
                    "text": renderer.text(reading.id, f"r-{said.reading}"),
                    "ours": said.reading == reading.default,
                    "sources": [self._title(f"source-{key}") for key in said.sources],
                    "switch": switch(said.reading),
                }
                for said in reading.says
            ],
        }

    def _cited(self, clause: Clause) -> list[str]:
        """The sources of the clause and of what is said about it, each once, in the book's order."""
        readings = self.shared.book.game(clause.game).readings_of(clause.id)
        cited = {*clause.sources, *(key for one in readings for said in one.says for key in said.sources)}
        return [key for key in self.shared.book.sources if key in cited]

    def _source(self, renderer: Renderer, key: str) -> dict[str, Any]:
        return {
            "title": self._title(f"source-{key}"),
            "note": renderer.text(f"source-{key}", "note"),
            "english": renderer.source(f"source-{key}", None, "note"),
            "address": self.shared.book.sources[key].address,
        }

    def _title(self, message: str) -> Markup:
        title = self.renderers[COMMON].plain(message)
        return isolate_latin(title) if self.renderers[COMMON].words.dir == "rtl" else escape(title)

    # ---- where it is shown

    def _example(self, one: Shown) -> tuple[str, Markup]:
        renderer = self.renderers[one.key]
        title = renderer.plain(f"{one.key}-example-{one.id}")
        address = f"../../{self.language}/games/{one.key}/examples/{one.id}/#step-{one.step}"
        return address, renderer.text("site-clause-example", title=title, step=one.step)

    def _lesson(self, one: Shown) -> tuple[str, Markup]:
        renderer = self.renderers[one.key]
        address = f"../../{self.language}/games/{one.key}/learn/#step-{one.step}"
        return address, renderer.text(
            "site-clause-lesson",
            game=renderer.plain(f"{one.key}-name"),
            title=renderer.plain(f"{one.key}-lesson-{one.id}"),
            step=one.step,
        )

    def _code_pages(self, clause: Clause) -> list[tuple[str, Markup]]:
        renderer = self.renderers[COMMON]
        keys = games.keys() if clause.game == COMMON else (clause.game,)
        return [(f"../../{self.language}/games/{key}/code/#{clause.id}", renderer.text(f"{key}-name")) for key in keys]

    # ---- reports

    def _report(self, renderer: Renderer, clause: Clause, usual: Variant) -> dict[str, Any]:
        plain = renderer.plain
        title = plain("site-report-title", id=clause.id)
        hash = self.shared.hashes.get((clause.id.replace(".", "-"), self.language), "-")
        address = f"clauses/{clause.id}/"
        lines = [
            plain("site-report-clause", id=clause.id),
            plain("site-report-language", name=f"{self.name} ({self.language})"),
            plain("site-report-hash", hash=hash),
            (self.shared.site_url or "") + address,
            plain("site-report-says", text=str(usual.text.striptags())),
            "",
            plain("site-report-what"),
            "",
        ]
        body = "\n".join(lines)
        return {
            "address": self.shared.reporting.address(title, body),
            "mail": self.shared.reporting.letter(title, body),
            "text": f"{title}\n\n{body}",
        }
