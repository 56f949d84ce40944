"""The rules of a game on a sheet: one page that is made to be printed, with the options that a table has chosen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from games import game as game_of
from games.options import specs
from games.rulebook import RuleBook
from games.rules import Clause, GameRules
from playground.house import ERRORS
from playground.renderer import Renderer
from scripts.pages.assets import Assets
from scripts.pages.facts import players
from scripts.pages.house_rules import clause_wordings, page_specification
from scripts.pages.page import GeneratedPage
from scripts.pages.templating import environment
from scripts.pages.text_state import all_drafts


def pdf_name(key: str, language: str) -> str:
    """The name of the sheet's PDF, beside the page."""
    return f"{key}-{language}.pdf"


def sections_of(rules: GameRules) -> list[tuple[str, tuple[Clause, ...]]]:
    """The sections that a sheet holds, by the message of their heading, without what follows from other rules."""
    return [
        (f"{rules.key}-section-{section.id}", kept)
        for section in rules.sections
        if (kept := tuple(clause for clause in section.clauses if clause.kind != "derived"))
    ]


def sheet_page(root: Path, book: RuleBook, assets: Assets, language: str, key: str) -> GeneratedPage:
    """The page ``games/KEY/sheet/``; without a script it has the usual options."""
    game, rules = game_of(key), book.game(key)
    renderer = Renderer(book, language, "../")
    usual = game.Options()
    name = renderer.plain(f"{key}-name")

    def clause(one: Clause) -> dict[str, Any]:
        wordings = (
            clause_wordings(book, renderer, game, one)
            if one.options
            else [{"html": renderer.clause_text(game, one.id, usual)}]
        )
        return {
            "title": renderer.text(one.id, "title"),
            "options": one.options,
            "wordings": wordings,
            "source": renderer.clause_source(game, one.id, usual),
        }

    body = (
        environment(root)
        .get_template("sheet.html")
        .render(
            t=renderer.text,
            plain=renderer.plain,
            source=renderer.source,
            key=key,
            name=name,
            players=players(book, renderer, key),
            pdf=pdf_name(key, language),
            sections=[
                {"title": renderer.text(message), "clauses": [clause(one) for one in clauses]}
                for message, clauses in sections_of(rules)
            ],
            options=[
                {
                    "name": spec.name,
                    "id": spec.id,
                    "label": renderer.text(spec.id),
                    "usual": renderer.option_value(spec, spec.default),
                    "others": [(spec.write(value), renderer.option_value(spec, value)) for value in spec.worded],
                }
                for spec in specs(game.Options)
            ],
            house=page_specification(game, renderer),
            house_errors=ERRORS,
            usual_lead="site-sheet-usual",
            rules="../",
            drafts=all_drafts(book, language, [*rules.clauses]),
        )
    )
    return GeneratedPage(
        f"games/{key}/sheet.md",
        renderer.plain("site-sheet-title", game=name),
        renderer.plain("site-sheet-description", game=name),
        body,
        scripts=tuple(assets.addresses[name] for name in ("house.js", "house-rules.js")),
        label=renderer.plain("site-sheet"),
    )
