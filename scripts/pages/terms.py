"""The concepts of the glossary page: which there are, how they are defined, which rules use them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from markupsafe import Markup

from games.rulebook import RuleBook
from games.rules import Clause, Concept
from playground.markup import html, unlinked

ENGLISH = "en"


def defined(book: RuleBook) -> tuple[Concept, ...]:
    """The concepts that have a definition and belong to a game of the book, in the order of the glossary file."""
    return tuple(
        concept
        for concept in book.glossary.values()
        if concept.define and ("common" in concept.games or set(book.keys) & set(concept.games))
    )


def games_of(book: RuleBook, concept: Concept) -> tuple[str, ...]:
    """The keys of the games that a concept belongs to; none for one of every game."""
    return () if "common" in concept.games else tuple(key for key in book.keys if key in concept.games)


def uses(book: RuleBook, concept: Concept) -> tuple[Clause, ...]:
    """The clauses whose text uses the concept, in the order of the rules, the same in every language.

    A text uses it that links to it in some language, or whose English has the term or a form of it.
    """
    return _uses(book, concept.id)


@cache
def _uses(book: RuleBook, id: str) -> tuple[Clause, ...]:
    concept = book.glossary[id]
    words = concept.words[ENGLISH]
    spoken = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, (words.term, *words.forms)))})(?!\w)", re.IGNORECASE)
    mine = games_of(book, concept)
    return tuple(
        clause
        for key, clause, linked, prose in _texts(book)
        if id in linked or ((not mine or key in mine) and spoken.search(prose))
    )


@cache
def _texts(book: RuleBook) -> tuple[tuple[str, Clause, frozenset[str], str], ...]:
    """Every clause with its game, the terms that its text links to in some language, and its English words."""
    found = []
    for key in ("common", *book.keys):
        for clause in book.game(key).clauses.values():
            message = clause.id.replace(".", "-")
            linked = frozenset(term for lang in book.languages for term in _terms(_message(book, lang, message)))
            found.append((key, clause, linked, " ".join(_prose(_message(book, ENGLISH, message)))))
    return tuple(found)


def _message(book: RuleBook, lang: str, message: str) -> Any:
    return book.words(lang).messages.get(message, {}).get("v", [])


def _terms(nodes: Any) -> Iterator[str]:
    """The targets of the links to terms in a compiled text."""
    for node in nodes:
        if isinstance(node, list):
            if node[0] == "term":
                yield node[1]
            for inside in _inside(node):
                yield from _terms(inside)


def _prose(nodes: Any) -> Iterator[str]:
    """The words of a compiled text, those of all its variants."""
    for node in nodes:
        if isinstance(node, str):
            yield node
        else:
            for inside in _inside(node):
                yield from _prose(inside)


def _inside(node: list[Any]) -> Iterator[list[Any]]:
    """The texts within a node of a compiled text (`scripts/rulebook/fluent.py`)."""
    match node:
        case ["?", _, _, variants]:
            yield from (nodes for _, nodes in variants)
        case ["*", nodes] | ["term" | "clause", _, nodes]:
            yield nodes


def definition(book: RuleBook, language: str, concept: Concept) -> Markup:
    """The definition as HTML without links."""
    words = book.words(language)
    segments = unlinked(words.segments(f"term-{concept.id}", "definition"))
    return html(segments, words, rules_url="", glossary_url="")


def terms_script(book: RuleBook, language: str, program: str) -> str:
    """The script that shows a definition at a link to its term: every definition once, then the program."""
    words = book.words(language)
    terms = {
        concept.id: Markup("<strong>{}</strong>: {}").format(
            words.plain(f"term-{concept.id}"), definition(book, language, concept)
        )
        for concept in defined(book)
    }
    made = json.dumps(terms, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return f"const TERMS = {made};\n{program}"
