"""The glossary: the defined terms of the card table, each at its permanent anchor, and the table for translators."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from games.rulebook import RuleBook
from games.rules import Clause, Concept
from playground.renderer import Renderer
from playground.source_text import SOURCE
from scripts.errors import BuildErrors
from scripts.pages.alphabet import alphabetical
from scripts.pages.configuration import language_name
from scripts.pages.page import GeneratedPage
from scripts.pages.templating import environment
from scripts.pages.terms import defined, games_of, uses
from scripts.plan import LANGUAGES
from scripts.rulebook.findings import Findings
from scripts.rulebook.glossary import Glossary, read_glossary


def glossary_page(root: Path, book: RuleBook, language: str) -> GeneratedPage:
    """The page ``glossary/``: every defined term at ``#term.ID``, by the alphabet of the language."""
    words = book.words(language)
    renderer = Renderer(book, language, "", "")
    concepts = sorted(defined(book), key=lambda concept: alphabetical(language, words.plain(f"term-{concept.id}")))
    entries = [_entry(book, renderer, language, concept) for concept in concepts]
    body = environment(root).get_template("glossary.html").render(t=renderer.text, entries=entries)
    return GeneratedPage(
        "glossary/index.md",
        words.plain("site-glossary-title"),
        words.plain("site-glossary-description"),
        body,
        tuple((f"term.{entry['id']}", entry["term"]) for entry in entries),
        label=words.plain("site-glossary"),
    )


def _entry(book: RuleBook, renderer: Renderer, language: str, concept: Concept) -> dict[str, Any]:
    words = concept.words[language]
    return {
        "id": concept.id,
        "term": renderer.plain(f"term-{concept.id}"),
        "definition": renderer.text(f"term-{concept.id}", "definition"),
        "source": renderer.source(f"term-{concept.id}", None, "definition"),
        "synonyms": words.synonyms,
        "forms": words.forms,
        "elsewhere": _elsewhere(book, language, concept),
        "games": [(key, renderer.text(f"{key}-name")) for key in games_of(book, concept)],
        "rules": [_rule(book, renderer, clause) for clause in uses(book, concept)],
    }


def _elsewhere(book: RuleBook, language: str, concept: Concept) -> list[dict[str, Any]]:
    """The term in the other languages."""
    return [
        {
            "lang": code,
            "dir": book.words(code).dir,
            "term": words.term,
            "language": language_name(book, code),
        }
        for code, words in concept.words.items()
        if code != language and code in book.languages
    ]


def _rule(book: RuleBook, renderer: Renderer, clause: Clause) -> tuple[str, str]:
    """Address and title of a clause, seen from the glossary; common clauses are on the rules page of every game."""
    key = book.keys[0] if clause.game == "common" else clause.game
    return f"../games/{key}/#{clause.id}", renderer.plain(clause.id, "title")


def terms_page(root: Path, book: RuleBook, language: str) -> GeneratedPage:
    """The page ``glossary/table/``: every concept in all languages side by side, with the words to avoid.

    Raises ``BuildErrors`` if the glossary cannot be read.
    """
    words = book.words(language)
    renderer = Renderer(book, language, "", "../")
    glossary = _glossary(root, book)
    known = {concept.id for concept in defined(book)}
    codes = list(book.languages)
    groups: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for concept in book.glossary.values():
        mine = games_of(book, concept)
        if not mine and "common" not in concept.games:
            continue  # of a game that is not there yet
        groups.setdefault(mine, []).append(
            {
                "id": concept.id,
                "defined": concept.id in known,
                "columns": [_column(glossary, concept, code) for code in codes],
            }
        )
    body = (
        environment(root)
        .get_template("terms_table.html")
        .render(
            t=renderer.text,
            lang=language,
            dir=words.dir,
            languages=[
                {"lang": code, "dir": book.words(code).dir, "name": language_name(book, code)} for code in codes
            ],
            groups=[
                {
                    "id": "-".join(keys) or "common",
                    "names": [renderer.text(f"{key}-name") for key in keys],
                    "rows": rows,
                }
                for keys, rows in groups.items()
            ],
            general=[_avoided(glossary, code, None) for code in codes],
        )
    )
    return GeneratedPage(
        "glossary/table.md",
        words.plain("site-terms-title"),
        words.plain("site-terms-description"),
        body,
        label=words.plain("site-terms"),
    )


def _glossary(root: Path, book: RuleBook) -> Glossary:
    """The glossary as it is written: the rule book that travels to the browser leaves out what is forbidden."""
    findings = Findings(root)
    glossary = read_glossary(root / "games" / "glossary.yml", LANGUAGES, findings)
    if errors := findings.errors():
        raise BuildErrors(errors)
    return glossary


def _column(glossary: Glossary, concept: Concept, code: str) -> dict[str, Any] | None:
    words = concept.words.get(code)
    if words is None:
        return None
    return {
        "term": words.term,
        "synonyms": words.synonyms,
        "forms": words.forms,
        "avoid": _avoided(glossary, code, concept.id),
    }


def _avoided(glossary: Glossary, code: str, concept: str | None) -> list[dict[str, Any]]:
    """What must not be said for a concept (``None``: words of no concept), an entry of the file each."""
    entries: dict[tuple[int, str], dict[str, Any]] = {}
    for one in glossary.forbidden.get(code, ()):
        if one.concept == concept:
            entry = entries.setdefault(
                (one.place.line, one.why),
                {
                    "words": [],
                    "use": one.use,
                    # An advice such as "the present tense" is in English, a better word in the language.
                    "use_language": SOURCE if one.use.isascii() else code,
                    "why": one.why,
                },
            )
            entry["words"].append(one.words)
    return list(entries.values())
