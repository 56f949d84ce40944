"""``/clauses/<id>/``: the permanent page of every clause, three languages side by side, and of every retired id.

They stand outside the three sites and are made by a layout of our own, since no language is theirs.
"""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from games import rulebook
from games.rulebook import RuleBook
from games.rules import Clause, Retired
from scripts.pages.assets import Assets
from scripts.pages.cards import SIZE
from scripts.pages.clause_column import ClauseColumn, Column, Neighbours
from scripts.pages.configuration import language_name, locale
from scripts.pages.engine_code import Piece, lines_of, pieces
from scripts.pages.linked_outside import ClauseWork, Outside, clause_data, list_data
from scripts.pages.reporting import read_reporting
from scripts.pages.shared import SITE_CARD
from scripts.pages.showing import Showing, showing
from scripts.pages.templating import environment
from scripts.plan import BuildPlan
from scripts.rulebook.findings import Findings
from scripts.rulebook.locks import read_locks
from scripts.rulebook.tree import COMMON

FOLDER = "clauses"


@dataclass(frozen=True, slots=True)
class ClausePages:
    """What the pages are made of; ``columns`` has a maker of columns for each language, the source first; ``cards``
    the path of each picture by language and game, or ``site``."""

    root: Path
    book: RuleBook
    site_url: str | None
    languages: tuple[str, ...]
    frame: dict[str, Any]
    cards: Mapping[tuple[str, str], str]
    columns: dict[str, Column]
    code: dict[str, dict[str, tuple[Piece, ...]]]

    def pages(self) -> Iterator[tuple[str, str]]:
        """Every page: its path from the site's root, and its HTML."""
        order = [clause for key in (*self.book.keys, COMMON) for clause in self.book.game(key).clauses.values()]
        for place, clause in enumerate(order):
            before = order[place - 1].id if place else None
            after = order[place + 1].id if place + 1 < len(order) else None
            yield f"{FOLDER}/{clause.id}/index.html", self._clause(clause, before, after)
        for key in (*self.book.keys, COMMON):
            for retired in self.book.game(key).retired:
                yield f"{FOLDER}/{retired.id}/index.html", self._retired(retired)
        yield f"{FOLDER}/index.html", self._list(order)

    def _clause(self, clause: Clause, before: str | None, after: str | None) -> str:
        neighbours = Neighbours(before, after)
        here = Outside(f"{FOLDER}/{clause.id}/", self.site_url)
        columns = [column.of(clause, neighbours) for column in self.columns.values()]
        games = self.book.keys if clause.game == COMMON else (clause.game,)
        return self._render(
            "clause.html",
            here,
            columns,
            id=clause.id,
            json_ld=clause_data(here, clause, [_work(one) for one in columns], games, [*self._way(), clause.id]),
            shared=self._shared(here, columns[0], SITE_CARD if clause.game == COMMON else clause.game),
            code=[
                (piece, lines_of(self.root, piece))
                for key in self.book.keys
                for piece in self.code[key].get(clause.id, ())
            ],
            since=clause.since,
        )

    def _retired(self, retired: Retired) -> str:
        return self._render(
            "clause_retired.html",
            Outside(f"{FOLDER}/{retired.id}/", self.site_url),
            [column.of_retired(retired) for column in self.columns.values()],
            Outside(f"{FOLDER}/{retired.to or retired.id}/", self.site_url),
            id=retired.id,
            to=retired.to,
            json_ld=None,
        )

    def _list(self, order: list[Clause]) -> str:
        here = Outside(f"{FOLDER}/", self.site_url)
        columns = [column.of_list() for column in self.columns.values()]
        first = columns[0]
        return self._render(
            "clauses.html",
            here,
            columns,
            json_ld=list_data(here, self._way()[-1], first["description"], first["lang"], self._way()),
            shared=self._shared(here, first, SITE_CARD),
            clauses=[(one.id, [column.title(one.id) for column in self.columns.values()]) for one in order],
            retired=[one.id for key in (*self.book.keys, COMMON) for one in self.book.game(key).retired],
        )

    def _way(self) -> list[str]:
        """What the site and the list of clauses are called in the source's language."""
        source = self.columns[self.languages[0]]
        return [source.site, source.list_name]

    def _shared(self, here: Outside, first: dict[str, Any], card: str) -> dict[str, Any]:
        """What is shown with a link to the page, in the language that it names as its own."""
        return {
            "type": "article",
            "site": self.columns[self.languages[0]].site,
            "title": first["page"],
            "description": first["description"],
            "locale": locale(self.languages[0]),
            "others": [locale(language) for language in self.languages[1:]],
            "url": None if self.site_url is None else here.own,
            "picture": None if self.site_url is None else self.site_url + self.cards[self.languages[0], card],
            "size": SIZE,
        }

    def _render(
        self,
        template: str,
        here: Outside,
        columns: list[dict[str, Any]],
        canonical: Outside | None = None,
        **given: Any,
    ) -> str:
        """The page; ``canonical`` is the one that is to be listed in its place."""
        made = environment(self.root).get_template(template)
        return made.render(
            root="../" * here.path.count("/"),
            canonical=None if self.site_url is None else (canonical or here).own,
            columns=columns,
            languages=self.languages,
            **self.frame,
            **given,
        )


def _work(column: dict[str, Any]) -> ClauseWork:
    return ClauseWork(column["lang"], column["title"].striptags(), column["description"])


def clause_pages(
    plan: BuildPlan, book: RuleBook, assets: Assets, cards: Mapping[tuple[str, str], str], shown: Showing | None = None
) -> ClausePages:
    """Gather what all pages need; every example is played once for it."""
    findings = Findings(plan.root)
    locks = read_locks(plan.root, plan.languages, findings)
    findings.raise_errors()
    shared = ClauseColumn(
        book=book,
        shown=shown or showing(book.keys),
        reporting=read_reporting(plan.root),
        hashes={key: lock.hash for key, lock in locks.items()},
        site_url=plan.site_url,
    )
    return ClausePages(
        root=plan.root,
        book=book,
        site_url=plan.site_url,
        languages=plan.languages,
        frame={
            "assets": {
                **assets.of_every_page(),
                "clauses_style": assets.addresses["clauses.css"],
                "code_style": assets.addresses["code.css"],
                "clauses_script": assets.addresses["clauses.js"],
            },
        },
        cards=cards,
        columns={
            language: Column(shared, language, language_name(book, language), source=language == plan.languages[0])
            for language in plan.languages
        },
        code={key: pieces(plan.root, key, (*book.keys, COMMON)) for key in book.keys},
    )


def write_clause_pages(plan: BuildPlan, book: RuleBook, assets: Assets, cards: Mapping[tuple[str, str], str]) -> None:
    """Write them all into ``plan.out``; they are kept in ``.cache`` for as long as nothing that they show changes.

    ``cards`` has the path of each picture in the site by language and game, or ``site``.
    Raises ``BuildError`` if a clause has too many texts or the configuration of reports cannot be used.
    """
    kept, stamp = plan.cache / FOLDER, plan.cache / f"{FOLDER}.key"
    key = _key(plan, assets, cards)
    if not (kept.is_dir() and stamp.is_file() and stamp.read_text(encoding="utf-8") == key):
        stamp.unlink(missing_ok=True)
        shutil.rmtree(kept, ignore_errors=True)
        for path, html in clause_pages(plan, book, assets, cards).pages():
            file = plan.cache / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(html, encoding="utf-8")
        stamp.write_text(key, encoding="utf-8")
    shutil.copytree(kept, plan.out / FOLDER, dirs_exist_ok=True)


def _key(plan: BuildPlan, assets: Assets, cards: Mapping[tuple[str, str], str]) -> str:
    """A digest of everything that the pages are made from."""
    given = (plan.site_url, plan.languages, sorted(assets.addresses.items()), sorted(cards.items()))
    digest = hashlib.sha256(repr(given).encode())
    sources = [plan.root / name for name in ("mkdocs.yml", "translations.lock", f"games/{rulebook.FILE}")]
    for folder in ("games", "playground", "scripts", "docs/overrides"):
        found = (plan.root / folder).rglob("*")
        sources += sorted(file for file in found if file.suffix in (".py", ".game", ".html"))
    for source in sources:
        name = source.relative_to(plan.root).as_posix()
        digest.update(f"{name}\0{hashlib.sha256(source.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()
