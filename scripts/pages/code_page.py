"""``games/KEY/code/``: every clause beside the lines of the engine that enforce it, in the order of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from games.rulebook import RuleBook
from games.rules import Clause, GameRules
from playground.renderer import Renderer
from scripts.pages.assets import Assets
from scripts.pages.engine_code import Piece, lines_of
from scripts.pages.page import GeneratedPage
from scripts.pages.templating import environment
from scripts.pages.text_state import all_drafts

Pieces = Mapping[str, tuple[Piece, ...]]
"""By clause the pieces of one game's code."""


def code_page(root: Path, book: RuleBook, assets: Assets, language: str, key: str, pieces: Pieces) -> GeneratedPage:
    """The page of one game. Raises ``VaraqError`` if a text of the game is missing."""
    words = book.words(language)
    name = words.plain(f"{key}-name")
    renderer = Renderer(book, language, "../")

    def section(rules: GameRules, id: str, clauses: tuple[Clause, ...]) -> dict[str, Any]:
        return {
            "id": f"{rules.key}.section.{id}",
            "title": renderer.text(f"{rules.key}-section-{id}"),
            "clauses": [
                {
                    "id": clause.id,
                    "title": renderer.text(clause.id, "title"),
                    "code": [(piece, lines_of(root, piece)) for piece in pieces.get(clause.id, ())],
                }
                for clause in clauses
            ],
        }

    sections = [
        section(rules, one.id, one.clauses) for rules in (book.game(key), book.game("common")) for one in rules.sections
    ]
    body = (
        environment(root)
        .get_template("code_page.html")
        .render(
            t=renderer.text,
            plain=renderer.plain,
            number=renderer.number,
            key=key,
            name=name,
            sections=sections,
            drafts=all_drafts(book, language, ["site-code-lead"]),
        )
    )
    return GeneratedPage(
        f"games/{key}/code.md",
        words.plain("site-code-title", game=name),
        words.plain("site-code-description", game=name),
        body,
        contents=tuple((one["id"], one["title"].striptags()) for one in sections),
        styles=(assets.addresses["code.css"],),
        label=words.plain("site-code"),
    )
