"""Games, clauses, options, readings and the glossary as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from games import game as game_of
from games.options import OptionSpec, Value, text_arguments
from games.rulebook import RuleBook
from games.rules import Change, Clause, GameRules, OptionRule, Reading, Source
from playground.source_text import SOURCE
from scripts.api.texts import Texts

COMMON = "common"
Shown = Mapping[str, Sequence[Mapping[str, Any]]]
"""By clause the examples that show it, each with ``game``, ``id`` and ``steps``."""


def arguments(book: RuleBook, clause: str) -> dict[str, Value]:
    """The usual values of the options that the text of a clause depends on, by the names that the text knows."""
    data = book.clause(clause)
    if not data.options:
        return {}
    options = game_of(data.game).Options()
    every = text_arguments(options.values(), type(options))
    wanted = {book.game(data.game).options[option].spec.argument for option in data.options}
    return {name: value for name, value in every.items() if name in wanted}


def clause_json(texts: Texts, clause: Clause, shown: Shown) -> dict[str, Any]:
    """The file ``clauses/ID.json``, and a clause in the file of its game."""
    rules = texts.book.game(clause.game)
    return {
        "id": clause.id,
        "game": clause.game,
        "section": clause.section,
        "page": f"clauses/{clause.id}/",
        "kind": clause.kind,
        "marks": list(clause.marks),
        "title": texts.line(clause.id, "title"),
        "text": texts.text(clause.id, None, arguments(texts.book, clause.id)),
        "translation": texts.translation(clause.id),
        "options": list(clause.options),
        "readings": [reading.id for reading in rules.readings_of(clause.id)],
        "sources": list(clause.sources),
        "examples": [dict(one) for one in shown.get(clause.id, ())],
        "since": clause.since,
        "history": [_change(texts, change) for change in clause.history],
    }


def _change(texts: Texts, change: Change) -> dict[str, Any]:
    return {"date": change.date, "what": change.what, **_reason(texts, change.reason)}


def _reason(texts: Texts, message: str) -> dict[str, Any]:
    """``why`` is the reason as it was given when all were English only; ``reason`` has it in every language."""
    return {"why": texts.book.words(SOURCE).plain(message), "reason": texts.text(message)}


def game_json(texts: Texts, rules: GameRules, shown: Shown, examples: Sequence[str]) -> dict[str, Any]:
    """The file ``games/KEY.json``; ``common`` has neither identity nor examples of its own."""
    key = rules.key
    found: dict[str, Any] = {"key": key}
    if rules.identity is not None:
        said = ("idea", "minute", "summary", "note")
        found |= {
            "name": texts.line(f"{key}-name"),
            "identity": asdict(rules.identity),
            **{name: texts.text(f"{key}-{name}") for name in said},
        }
    return found | {
        "sections": [
            {
                "id": section.id,
                "title": texts.line(f"{key}-section-{section.id}"),
                "clauses": [clause_json(texts, clause, shown) for clause in section.clauses],
            }
            for section in rules.sections
        ],
        "options": [_option(texts, option) for option in rules.options.values()],
        "readings": [_reading(texts, reading) for reading in rules.readings],
        "retired": [
            {"id": one.id, "to": one.to, "date": one.date, **_reason(texts, one.reason)} for one in rules.retired
        ],
        "examples": list(examples),
    }


def _option(texts: Texts, option: OptionRule) -> dict[str, Any]:
    spec = option.spec
    found: dict[str, Any] = {"id": option.id, "name": spec.name, "kind": spec.kind, "default": spec.default}
    if spec.kind == "number":
        found |= {"low": spec.low, "high": spec.high}
    if spec.worded:
        found["values"] = _values(texts, spec)
    return found | {
        "label": texts.line(option.id),
        "help": texts.text(option.id, "help"),
        "translation": texts.translation(option.id),
        "sources": list(option.sources),
        "clauses": list(option.clauses),
    }


def _values(texts: Texts, spec: OptionSpec) -> list[dict[str, Any]]:
    if spec.kind == "switch":
        return [{"value": value, "label": texts.line("ui-on" if value else "ui-off")} for value in (True, False)]
    return [{"value": value, "label": texts.line(spec.id, spec.words(value))} for value in spec.worded]


def _reading(texts: Texts, reading: Reading) -> dict[str, Any]:
    return {
        "id": reading.id,
        "clause": reading.clause,
        "option": reading.option,
        "verdict": reading.verdict,
        "default": reading.default,
        "question": texts.text(reading.id),
        "why": texts.text(reading.id, "why"),
        "says": [
            {
                "reading": said.reading,
                "text": texts.text(reading.id, f"r-{said.reading}"),
                "sources": list(said.sources),
            }
            for said in reading.says
        ],
        "translation": texts.translation(reading.id),
    }


def source_json(texts: Texts, source: Source) -> dict[str, Any]:
    """A source: its title as cited, what it is, and how much of it was read."""
    message = f"source-{source.key}"
    return {
        "key": source.key,
        "title": texts.line(message),
        "note": texts.text(message, "note"),
        "address": source.address,
        "seen": source.seen,
    }


def glossary_json(texts: Texts) -> dict[str, Any]:
    """The file ``glossary.json``: every concept with its words; a definition where the glossary page has one."""
    concepts = []
    for concept in texts.book.glossary.values():
        defined = concept.define and texts.book.words(texts.languages[0]).has(f"term-{concept.id}")
        concepts.append(
            {
                "id": concept.id,
                "games": list(concept.games),
                "words": {
                    language: {"term": words.term, "synonyms": list(words.synonyms), "forms": list(words.forms)}
                    for language, words in concept.words.items()
                    if language in texts.languages
                },
                "definition": texts.text(f"term-{concept.id}", "definition") if defined else None,
            }
        )
    return {"concepts": concepts}
