"""The rules page of a game: every clause at its permanent address, what it obeys, and what sources disagree about."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from markupsafe import Markup, escape

from games import examples, lessons
from games import game as game_of
from games.options import OptionSpec, specs
from games.rulebook import RuleBook
from games.rules import Clause, GameRules, Reading
from playground.markup import number_html
from playground.renderer import Renderer
from playground.source_text import SOURCE
from scripts.pages.assets import Assets
from scripts.pages.facts import facts
from scripts.pages.house_rules import rules_script_name, rules_wordings, value_read
from scripts.pages.latin import isolate_latin
from scripts.pages.page import GeneratedPage
from scripts.pages.sheet import pdf_name
from scripts.pages.templating import environment
from scripts.pages.text_state import all_drafts


def rules_page(root: Path, book: RuleBook, assets: Assets, language: str, key: str) -> GeneratedPage:
    """The page ``games/KEY/``. Raises ``VaraqError`` if a text of the game is missing."""
    return RulesPage(root, book, assets, language, key).page()


class RulesPage:
    """The parts of one rules page."""

    def __init__(self, root: Path, book: RuleBook, assets: Assets, language: str, key: str) -> None:
        self.root = root
        self.book = book
        self.assets = assets
        self.language = language
        self.key = key
        self.game = game_of(key)
        self.rules = book.game(key)
        self.common = book.game("common")
        self.renderer = Renderer(book, language, "")
        self.words = book.words(language)
        self.usual = self.game.Options()
        self.source_numbers = {source: number for number, source in enumerate(self._cited(), 1)}
        self.drafts = all_drafts(book, language, [*self.rules.clauses, *self.common.clauses])

    def page(self) -> GeneratedPage:
        """The whole page."""
        name = self.words.plain(f"{self.key}-name")
        sections = [self._section(self.rules, section.id) for section in self.rules.sections]
        common = [self._section(self.common, section.id) for section in self.common.sections]
        corrections = [
            (
                self.renderer.text(message),
                self.renderer.text(message, "right"),
                self.renderer.source(message, None, "right"),
            )
            for message in self._messages("wrong")
        ]
        body = (
            environment(self.root)
            .get_template("rules.html")
            .render(
                t=self.renderer.text,
                source=self.renderer.source,
                plain=self.renderer.plain,
                key=self.key,
                lesson=bool(lessons.ids(self.key)),
                name=name,
                facts=facts(self.book, self.renderer, self.key),
                confusions=[
                    (self.renderer.text(message), self.renderer.source(message)) for message in self._messages("not")
                ],
                values=self._values(),
                sections=sections,
                common=common,
                retired=[one.id for rules in (self.rules, self.common) for one in rules.retired if one.to is None],
                options=[self._option(option.spec) for option in self.rules.options.values()],
                readings=[self._reading(reading) for reading in self.rules.readings],
                corrections=corrections,
                examples=[(id, self.renderer.text(f"{self.key}-example-{id}")) for id in examples.ids(self.key)],
                sources=[self._source(source) for source in self.source_numbers],
                drafts=self.drafts,
                house=None,  # in a script of its own
                usual_lead="site-clauses-lead",
                rules="",
                pdf=pdf_name(self.key, self.language),
            )
        )
        contents = [
            ("minute", self.words.plain("site-minute")),
            *((section["id"], self.words.plain(section["message"])) for section in (*sections, *common)),
            ("options", self.words.plain("site-options")),
            ("opinions", self.words.plain("site-opinions")),
            *((("wrong", self.words.plain("site-wrong")),) if corrections else ()),
            ("examples", self.words.plain("site-examples")),
            ("sources", self.words.plain("site-sources")),
        ]
        return GeneratedPage(
            f"games/{self.key}/index.md",
            self.words.plain("site-rules-title", game=name),
            self.words.plain(f"{self.key}-summary"),
            body,
            tuple(contents),
            scripts=tuple(self.assets.addresses[name] for name in self._scripts()),
        )

    def _scripts(self) -> tuple[str, ...]:
        return "house.js", rules_script_name(self.key, self.language), "house-rules.js"

    def _messages(self, kind: str) -> list[str]:
        """The messages ``KEY-KIND-…`` of the game, in the order of the rule book."""
        prefix = f"{self.key}-{kind}-"
        return [message for message in self.words.messages if message.startswith(prefix)]

    def _cited(self) -> Iterator[str]:
        """The sources that this page cites, each once, in the order of the rule book's list."""
        cited: set[str] = set()
        for clause in (*self.rules.clauses.values(), *self.common.clauses.values()):
            cited.update(clause.sources)
        for option in self.rules.options.values():
            cited.update(option.sources)
        for reading in self.rules.readings:
            cited.update(source for said in reading.says for source in said.sources)
        return (source for source in self.book.sources if source in cited)

    def _section(self, rules: GameRules, section_id: str) -> dict[str, Any]:
        section = next(section for section in rules.sections if section.id == section_id)
        message = f"{rules.key}-section-{section.id}"
        return {
            "id": f"{rules.key}.section.{section.id}",
            "message": message,
            "title": self.renderer.text(message),
            "clauses": [self._clause(rules, clause) for clause in section.clauses],
        }

    def _clause(self, rules: GameRules, clause: Clause) -> dict[str, Any]:
        marks = {"seed~": "site-mark-seed-restored", "gap": "site-mark-gap", "derived": "site-mark-derived"}
        return {
            "id": clause.id,
            "retired": [retired.id for retired in rules.retired if retired.to == clause.id],
            "title": self.renderer.text(clause.id, "title"),
            "wordings": self._wordings(clause),
            "marks": [self.renderer.text(marks[mark]) for mark in clause.marks if mark in marks],
            "sources": self._numbers(clause.sources),
            "options": [(option, self.renderer.text(option)) for option in clause.options],
            "readings": [(one.id, self.renderer.text(one.id)) for one in rules.readings_of(clause.id)],
            "source": self.renderer.clause_source(self.game, clause.id, self.usual),
        }

    def _wordings(self, clause: Clause) -> list[dict[str, Any]]:
        """Every wording of the clause, the usual one first."""
        if clause.options:
            return rules_wordings(self.book, self.language, self.key)[clause.id]
        return [{"html": self.renderer.clause_text(self.game, clause.id, self.usual)}]

    def _number(self, number: int) -> Markup:
        return number_html(self.words.number(number))

    def _numbers(self, sources: tuple[str, ...]) -> list[tuple[str, Markup]]:
        numbered = sorted((self.source_numbers[source], source) for source in sources)
        return [(source, self._number(number)) for number, source in numbered]

    def _option(self, spec: OptionSpec) -> dict[str, Any]:
        values = Markup(" · ").join(
            Markup('<span data-value="{}">{}</span>').format(spec.write(value), self.renderer.option_value(spec, value))
            for value in spec.worded
        )
        if spec.kind == "number":  # what a number stands for is said by the help; the words are for the script
            named = Markup("<span hidden>{}</span>").format(values) if values else Markup()
            values = self.renderer.text("site-option-range", low=spec.low, high=spec.high) + named
        return {
            "id": spec.id,
            "name": spec.name,
            "typed": spec.kind == "number",  # a field for many values refers to the bounds
            "label": self.renderer.text(spec.id),
            "help": self.renderer.text(spec.id, "help"),
            "values": values,
            "usual": self.renderer.option_value(spec, spec.default),
            "source": self.renderer.clause_source(self.game, spec.id, self.usual),
        }

    def _reading(self, reading: Reading) -> dict[str, Any]:
        return {
            "id": reading.id,
            "question": self.renderer.text(reading.id),
            "why": self.renderer.text(reading.id, "why"),
            "clause": reading.clause,
            "clause_title": self.renderer.text(reading.clause, "title"),
            "option": reading.option,
            "name": next((spec.name for spec in specs(self.game.Options) if spec.id == reading.option), None),
            "undecided": reading.verdict == "undecided",
            "says": [
                {
                    "text": self.renderer.text(reading.id, f"r-{said.reading}"),
                    "sources": self._numbers(said.sources),
                    "ours": said.reading == reading.default,
                    "value": value_read(self.game, reading, said),
                }
                for said in reading.says
            ],
            "source": self.renderer.source(reading.id, None, *(f"r-{said.reading}" for said in reading.says), "why"),
        }

    def _source(self, key: str) -> dict[str, Any]:
        source = self.book.sources[key]
        return {
            "key": key,
            "title": self._title(f"source-{key}"),
            "note": self.renderer.text(f"source-{key}", "note"),
            "english": self.renderer.source(f"source-{key}", None, "note"),
            "address": source.address,
        }

    def _title(self, message: str) -> Markup:
        title = self.renderer.plain(message)
        return escape(title) if self.language == SOURCE else isolate_latin(title)

    def _values(self) -> list[tuple[list[tuple[str, Markup]], Markup]]:
        """Ranks that count the same, with their points, the most first; nothing for a game without card points.

        A game that counts its cards has the points of each rank as ``POINTS`` in its module ``value``.
        """
        module = f"games.{self.key}.value"
        if find_spec(module) is None:
            return []
        points: dict[str, int] = importlib.import_module(module).POINTS
        rows = []
        for worth in sorted(set(points.values()), reverse=True):
            ranks = [rank for rank in reversed(points) if points[rank] == worth]
            rows.append(([(rank, self.renderer.text(f"rank-{rank}")) for rank in ranks], self._number(worth)))
        return rows
