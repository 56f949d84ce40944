"""The sheets of rules as PDF, by typst: usual options, every game and language, the same bytes each time."""

from __future__ import annotations

import hashlib
import importlib.metadata
import json
import re
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import typst

from games import game as game_of
from games import rulebook
from games.cards import HIDDEN
from games.options import OptionSpec, Value, specs, text_arguments
from games.rulebook import RuleBook
from games.rules import Clause, GameRules
from games.segments import CardText, Emphasis, Link, NameText, NotationText, NumberText, Segment, Text
from games.words import Words
from playground.sentence import option_message
from scripts.errors import BuildError
from scripts.pages.facts import players_segments
from scripts.pages.print_fonts import families, write_fonts
from scripts.pages.sheet import pdf_name, sections_of
from scripts.plan import BuildPlan

ONE_PAGE: Final = (9.5, 9.0, 8.5, 8.0, 7.5)
"""Sizes in points that are tried, the largest first, until all rules are on one page."""

TWO_PAGES: Final = (10.0, 9.5, 9.0, 8.5, 8.0, 7.5, 7.0)
"""And then on two. What does not fit even so fails the build."""

_RED: Final = frozenset("HD")


def write_sheets(plan: BuildPlan) -> str:
    """Write ``LANGUAGE/games/KEY/sheet/KEY-LANGUAGE.pdf`` of every game and language; raises ``BuildError``."""
    book = rulebook.load()
    fonts = write_fonts(plan.root, plan.cache)
    kept = plan.cache / "sheets"
    kept.mkdir(parents=True, exist_ok=True)
    template = (Path(__file__).parent / "sheet.typ").read_bytes()
    recipe = hashlib.sha256(template + Path(__file__).read_bytes() + fonts.name.encode())
    recipe.update(importlib.metadata.version("typst").encode())

    def one(wanted: tuple[str, str]) -> tuple[Path, bool]:
        key, language = wanted
        content = json.dumps(sheet_content(book, language, key), ensure_ascii=False, sort_keys=True)
        digest = hashlib.sha256(recipe.digest() + content.encode()).hexdigest()[:20]
        file = kept / f"{key}-{language}.{digest}.pdf"
        made = not file.is_file()
        if made:
            aside = file.with_suffix(".new")
            aside.write_bytes(set_sheet(template, content, fonts))
            aside.replace(file)
        target = plan.out / language / "games" / key / "sheet" / pdf_name(key, language)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(file.read_bytes())
        return file, made

    wanted = [(key, language) for language in plan.languages for key in book.keys]
    with ThreadPoolExecutor(max_workers=max(1, plan.jobs)) as threads:
        done = list(threads.map(one, wanted))
    current = {file for file, _ in done}
    for file in kept.iterdir():
        if file not in current:
            file.unlink()
    size = sum(file.stat().st_size for file in current) / 1000
    return f"{len(done)} sheets, {sum(made for _, made in done)} set anew, {size:.0f} kB"


def set_sheet(template: bytes, content: str, fonts: Path) -> bytes:
    """The PDF: one page in the largest size that allows it, else two. Raises ``BuildError``."""
    for most, sizes in ((1, ONE_PAGE), (2, TWO_PAGES)):
        for size in sizes:
            made = _compiled(template, content, fonts, size, columns=2 if size > 8 else 3)
            if pages(made) <= most:
                return made
    title = json.loads(content)["title"]
    raise BuildError(f"the sheet «{title}» does not fit on two pages", todo="shorten its clauses, or set it smaller")


def _compiled(template: bytes, content: str, fonts: Path, size: float, columns: int) -> bytes:
    known = typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(fonts)])
    try:
        made, warnings = typst.compile_with_warnings(
            template,
            format="pdf",
            font_paths=known,
            ignore_system_fonts=True,
            sys_inputs={"sheet": content, "size": str(size), "columns": str(columns)},
            pdf_standards=["a-2u", "ua-1"],
            timestamp=0,
        )
    except typst.TypstError as error:
        todo = " ".join(error.hints) or "put it right"
        raise BuildError(f"typst: {error.message}", where="scripts/pages/sheet.typ", todo=todo) from error
    if warnings:
        raise BuildError(f"typst warns: {warnings[0].message}", where="scripts/pages/sheet.typ", todo="put it right")
    assert isinstance(made, bytes)
    return made


def pages(pdf: bytes) -> int:
    """How many pages a PDF of typst has."""
    counts = [int(count) for count in re.findall(rb"/Type\s*/Pages\b[^>]*?/Count\s+(\d+)", pdf)]
    if not counts:
        raise BuildError("no page count is in the PDF that typst made", todo="see what changed in typst")
    return max(counts)


def sheet_content(book: RuleBook, language: str, key: str) -> dict[str, Any]:
    """All words of a sheet, as ``sheet.typ`` reads them."""
    game, rules, words = game_of(key), book.game(key), book.words(language)
    usual = game.Options()
    values = text_arguments(usual.values(), game.Options)

    def clause(one: Clause) -> dict[str, Any]:
        names = {spec.argument for spec in specs(game.Options) if spec.id in one.options}
        arguments = {name: value for name, value in values.items() if name in names}
        return {"title": words.plain(one.id, "title"), "text": _pieces(words.segments(one.id, arguments=arguments))}

    return {
        "lang": language,
        "dir": words.dir,
        "fonts": families(language),
        "site": words.plain("site-name"),
        "date": _date(rules),
        "digits": list(words.language.digits),
        "title": words.plain("site-sheet-title", game=words.plain(f"{key}-name")),
        "source": words.plain("site-sheet-from"),
        "idea": _pieces(words.segments(f"{key}-idea")),
        "players": [f"{words.plain('site-fact-players')}: ", *_pieces(players_segments(book, words, key)), "."],
        "minute": _pieces(words.segments(f"{key}-minute")),
        "sections": [
            {"title": words.plain(message), "clauses": [clause(one) for one in clauses]}
            for message, clauses in sections_of(rules)
        ],
        "options-title": words.plain("site-sheet-options"),
        "options": [
            {"label": words.plain(spec.id), "value": _value(words, spec, spec.default)} for spec in specs(game.Options)
        ],
    }


def _date(rules: GameRules) -> list[int]:
    """The day of the last change of a clause, so that the file's date says what it holds and not when it was made."""
    days = (change.date for clause in rules.clauses.values() for change in clause.history)
    return [int(part) for part in max(days).split("-")]


def _value(words: Words, spec: OptionSpec, value: Value) -> list[Any]:
    message = option_message(spec, value)
    return [words.number(int(value))] if message is None else _pieces(words.segments(*message))


def _pieces(segments: Sequence[Segment]) -> list[Any]:
    """A text as ``sheet.typ`` reads it; links are their words."""
    found: list[Any] = []
    for segment in segments:
        match segment:
            case Text(text) | NotationText(text) | NameText(text):
                found.append(text)
            case CardText(card):
                found.append({"card": card.symbol, "red": card is not HIDDEN and card.suit in _RED})
            case NumberText(text):
                found.append(text if text.isdigit() else {"number": text})
            case Emphasis(children):
                found.append({"stress": _pieces(children)})
            case Link(_, _, children):
                found.extend(_pieces(children))
    return found
