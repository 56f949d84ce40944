"""``coverage/``: clause by clause where it is shown, and how often. Counting is ``scripts.coverage``'s."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from games.rulebook import RuleBook
from playground.renderer import Renderer
from scripts.coverage import Row, coverage
from scripts.pages.page import GeneratedPage
from scripts.pages.showing import Showing, Shown
from scripts.pages.templating import environment
from scripts.pages.text_state import all_drafts
from scripts.plan import BuildPlan
from scripts.rulebook.tree import COMMON

GAMES: Final = 30
"""Random games of each game: as many as the build can play whenever an engine changes."""
SEED: Final = 1

Rows = Mapping[str, list[Row]]
"""By game its clauses in the order of the rules, ``common`` last."""


def counted(plan: BuildPlan, book: RuleBook) -> dict[str, list[Row]]:
    """The rows of all games. They are kept in ``.cache`` for as long as no code, rule, example or test changes."""
    digest = _digest(plan.root)
    kept = plan.cache / "coverage.json"
    if kept.is_file():
        stored = json.loads(kept.read_text(encoding="utf-8"))
        if stored["digest"] == digest:
            return {key: [Row(**row) for row in rows] for key, rows in stored["rows"].items()}
    clauses = {key: book.game(key).clauses for key in (*book.keys, COMMON)}
    rows = coverage(plan.root, clauses, book.keys, GAMES, SEED)
    kept.parent.mkdir(parents=True, exist_ok=True)
    stored = {"digest": digest, "rows": {key: [asdict(row) for row in of_game] for key, of_game in rows.items()}}
    kept.write_text(json.dumps(stored), encoding="utf-8")
    return rows


def _digest(root: Path) -> str:
    digest = hashlib.sha256(f"{GAMES} {SEED}".encode())
    for file in _read_by_it(root):
        digest.update(
            f"{file.relative_to(root).as_posix()}\0{hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode()
        )
    return digest.hexdigest()


def _read_by_it(root: Path) -> Iterator[Path]:
    """Everything that the numbers depend on."""
    yield root / "scripts" / "coverage.py"
    for folder, kinds in (("games", {".py", ".game", ".yml"}), ("tests/games", {".py", ".game"})):
        yield from sorted(file for file in (root / folder).rglob("*") if file.suffix in kinds)


def coverage_page(root: Path, book: RuleBook, language: str, rows: Rows, shown: Showing) -> GeneratedPage:
    """The page; ``shown`` has the steps that the counted examples and lessons link to."""
    words = book.words(language)
    common = Renderer(book, language, f"../games/{book.keys[0]}/", "../glossary/")
    every = [row for of_game in rows.values() for row in of_game]
    body = (
        environment(root)
        .get_template("coverage.html")
        .render(
            t=common.text,
            plain=common.plain,
            number=common.number,
            games=GAMES,
            clauses=len(every),
            firing=sum(row.fires for row in every),
            parts=[_part(book, language, key, of_game, shown) for key, of_game in rows.items()],
            drafts=all_drafts(book, language, ["site-coverage-lead"]),
        )
    )
    return GeneratedPage(
        "coverage.md",
        words.plain("site-coverage"),
        words.plain("site-coverage-description"),
        body,
        contents=tuple((key, _heading(common, key).striptags()) for key in rows),
        label=words.plain("site-coverage-label"),
    )


def _heading(renderer: Renderer, key: str) -> Any:
    return renderer.text(f"{key}-section-general" if key == COMMON else f"{key}-name")


def _part(book: RuleBook, language: str, key: str, of_game: list[Row], shown: Showing) -> dict[str, Any]:
    renderer = Renderer(book, language, f"../games/{key if key != COMMON else book.keys[0]}/", "../glossary/")

    def links(found: tuple[Shown, ...], place: str, kind: str) -> list[tuple[str, Any]]:
        return [
            (
                f"../games/{one.key}/{place.format(id=one.id)}/#step-{one.step}",
                renderer.text("site-clause-example", title=renderer.plain(f"{one.key}-{kind}-{one.id}"), step=one.step),
            )
            for one in found
        ]

    return {
        "key": key,
        "title": _heading(renderer, key),
        "rows": [
            {
                "id": row.clause,
                "title": renderer.text(row.clause, "title"),
                "kind": renderer.text(f"site-clause-kind-{row.kind}"),
                "examples": links(shown.examples.get(row.clause, ()), "examples/{id}", "example"),
                "lessons": links(shown.lessons.get(row.clause, ()), "learn", "lesson"),
                "tests": renderer.number(len(row.tests)),
                "games": renderer.number(row.games),
            }
            for row in of_game
        ],
    }
