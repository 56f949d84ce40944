"""The rule book: make it (``write_rulebook``) and hold everything that goes into it against each other (``check``)."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from games import rulebook
from games.options import OptionSpec
from games.rulebook import FILE, FORMAT
from scripts.plan import LANGUAGES, RELEASED, BuildPlan
from scripts.rulebook.articles import check_articles
from scripts.rulebook.citations import check_citations
from scripts.rulebook.cldr import language_json
from scripts.rulebook.compare import ENGLISH, check_texts
from scripts.rulebook.examples import check_examples
from scripts.rulebook.findings import Finding, Findings
from scripts.rulebook.fluent import Message
from scripts.rulebook.kinds import check_kinds
from scripts.rulebook.lessons import check_lessons
from scripts.rulebook.lint import check_prose
from scripts.rulebook.load import RuleData
from scripts.rulebook.locks import check_locks, states
from scripts.rulebook.raised import check_raised
from scripts.rulebook.references import check_references
from scripts.rulebook.tree import Tree, read_tree


def write_rulebook(plan: BuildPlan) -> str:
    """Write ``games/rulebook.json`` for all games found, if it changed; what it holds, in a few words.

    Everything but the prose is held against everything else first: names, citations, texts and their arguments, and
    the worked examples and lessons, which the engine plays. Raises ``BuildErrors`` if something is wrong; the old file
    is then left as it is. What makes prose bad but not wrong is left to ``check``.
    """
    findings = Findings(plan.root)
    tree = read_tree(plan.root, LANGUAGES, findings)
    if findings.blind:
        findings.raise_errors()
    for look_at in (check_references, check_citations, check_kinds, check_texts, check_examples, check_lessons):
        look_at(tree, findings)
    check_raised(tree.raised, findings)
    check_articles(tree.root, tree.articles, tree.released, findings)
    findings.raise_errors()
    text = rulebook_json(tree)
    file = plan.root / "games" / FILE
    if not file.is_file() or file.read_text(encoding="utf-8") != text:
        aside = file.with_suffix(".json.new")
        aside.write_text(text, encoding="utf-8")
        aside.replace(file)
    rulebook.load.cache_clear()
    games = f"{len(tree.keys)} game{'' if len(tree.keys) == 1 else 's'}"
    return f"{games}, {len(tree.clauses)} clauses, {len(tree.texts.messages['en'])} texts"


def rulebook_json(tree: Tree) -> str:
    """The rule book as ``games.rulebook`` reads it; the same for the same tree, byte for byte."""
    stored = {
        "format": FORMAT,
        "languages": {lang: language_json(lang) for lang in tree.languages},
        "sources": {key: asdict(source) for key, source in sorted(tree.sources.items())},
        "glossary": [asdict(concept) for concept in tree.glossary.concepts.values()],
        "games": {key: _game_json(tree, data) for key, data in sorted(tree.rules.items())},
        "messages": {
            lang: {message.id: message.compiled() for _, message in sorted(_complete(tree, messages).items())}
            for lang, messages in tree.texts.messages.items()
        },
        "states": states(tree.locks, tree.bound),
    }
    return json.dumps(stored, ensure_ascii=False, separators=(",", ":")) + "\n"


def _complete(tree: Tree, messages: dict[str, Message]) -> dict[str, Message]:
    """The messages of a language, with the English for what it lacks: its state is ``missing``, and pages say so."""
    return {**tree.texts.messages[ENGLISH], **messages}


def _game_json(tree: Tree, data: RuleData) -> dict[str, Any]:
    specs = tree.specs(data.key)
    return {
        "identity": None if data.identity is None else asdict(data.identity),
        "sections": [
            {"id": section.id, "clauses": [_without(asdict(clause), "section") for clause in section.clauses]}
            for section in data.sections
        ],
        "options": [
            {
                "id": option.id,
                "sources": option.sources,
                "clauses": option.clauses,
                "spec": _spec_json(specs[option.id]),
            }
            for option in data.options
            if option.id in specs
        ],
        "readings": [asdict(reading) for reading in data.readings],
        "retired": [asdict(retired) for retired in data.retired],
    }


def _spec_json(spec: OptionSpec) -> dict[str, Any]:
    return _without(asdict(spec), "id")


def _without(table: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in table.items() if name != key}


def look(root: Path, languages: tuple[str, ...] = LANGUAGES, released: tuple[str, ...] = RELEASED) -> Findings:
    """Everything that is wrong in the tree at ``root``, errors and warnings, in the order of files and lines.

    What a released language lacks is an error, what another lacks a warning.

    Where a whole file cannot be read, only that: the rest would be what is missing because of it.
    """
    findings = Findings(root)
    tree = read_tree(root, languages, findings, released)
    if findings.blind:
        return findings
    for look_at in (
        check_references,
        check_citations,
        check_kinds,
        check_texts,
        check_prose,
        check_examples,
        check_lessons,
    ):
        look_at(tree, findings)
    check_raised(tree.raised, findings)
    check_articles(tree.root, tree.articles, tree.released, findings)
    check_locks(tree.root, tree.locks, tree.bound, findings)
    return findings


def check(plan: BuildPlan) -> list[Finding]:
    """Look at everything; the warnings. Raises ``BuildErrors`` with every error, if there is one."""
    findings = look(plan.root)
    findings.raise_errors()
    return findings.warnings()
