"""From the texts of a language to a PO file: one entry a text, with what a translator has to know beside it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import polib

from scripts.errors import BuildError
from scripts.plan import LANGUAGES
from scripts.rulebook.findings import Findings
from scripts.rulebook.fluent import Pattern
from scripts.rulebook.locks import STALE
from scripts.rulebook.tree import Tree, read_tree
from scripts.translating.patterns import Name, Wording, wordings
from scripts.translating.states import Desk

ENGLISH = "en"
FUZZY = "fuzzy"


def export_po(root: Path, lang: str, file: Path) -> str:
    """Write the PO file of a language; gives back a sentence about it.

    Raises ``BuildError`` if the texts cannot be read or the file is there already and is none of ours.
    """
    findings = Findings(root)
    tree = read_tree(root, LANGUAGES, findings)
    findings.raise_errors()
    made = po_file(tree, lang)
    if file.exists() and not file.read_text(encoding="utf-8", errors="replace").startswith("# Varaq"):
        raise BuildError("there is another file of that name", where=file, todo="name another one with --po")
    made.save(str(file))
    waiting = sum(1 for entry in made if not entry.msgstr or FUZZY in entry.flags)
    return f"{file}: {len(made)} texts, {waiting} of them wait for a translation or a second look"


def po_file(tree: Tree, lang: str) -> polib.POFile:
    """All texts of a language as PO entries, in the order of the English files; the same texts give the same file.

    The context of an entry is the name of its text, ``scat-end.title``. One that is stale is fuzzy.
    """
    desk = Desk(tree.root, tree.texts, tree.locks)
    made = polib.POFile(wrapwidth=0)
    made.header = f"Varaq {lang}: python3 scripts/translations.py import FILE takes this file over."
    made.metadata = {
        "Project-Id-Version": "varaq",
        "Language": lang,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
    }
    for name, english, mine in both(tree, lang):
        message = tree.texts.messages[ENGLISH][name.message]
        pattern = dict(message.patterns())[name.attribute]
        entry = polib.POEntry(
            msgctxt=str(name),
            msgid=english.text,
            msgstr=mine.text if mine is not None else "",
            comment="\n".join(_notes(tree, lang, pattern)),
            occurrences=[(message.file.relative_to(tree.root).as_posix(), str(pattern.line))],
        )
        if mine is not None and desk.state(lang, name.message) == STALE:
            entry.flags.append(FUZZY)
        made.append(entry)
    return made


def both(tree: Tree, lang: str) -> Iterator[tuple[Name, Wording, Wording | None]]:
    """Every English text with its translation, file by file."""
    files = {message.file: None for message in tree.texts.messages[ENGLISH].values()}
    for file in files:
        theirs, _ = wordings(file.read_text(encoding="utf-8-sig"))
        beside = file.parent / f"{lang}.ftl"
        mine = wordings(beside.read_text(encoding="utf-8-sig"))[0] if beside.is_file() else {}
        for name, english in theirs.items():
            yield name, english, mine.get(name)


def _notes(tree: Tree, lang: str, pattern: Pattern) -> Iterator[str]:
    """What stands above an entry: its arguments, and the glossary's word for each term that it links to."""
    if pattern.arguments:
        yield "Arguments: " + ", ".join(f"${argument}" for argument in pattern.arguments)
    for selection in pattern.selections:
        keys = " ".join(f"[{key}]" for key in selection.keys)
        yield f"${selection.argument} chooses: {keys}"
    for term in dict.fromkeys(link.target for link in pattern.links if link.kind == "term"):
        concept = tree.glossary.concepts.get(term)
        if concept is not None and lang in concept.words and ENGLISH in concept.words:
            words = concept.words[lang]
            also = f" (also: {', '.join(words.synonyms)})" if words.synonyms else ""
            yield f"Glossary: {concept.words[ENGLISH].term} = {words.term}{also}"
