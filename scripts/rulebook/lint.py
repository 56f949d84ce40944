"""All prose against the glossary's forbidden words and the spelling of its language, with the exceptions asked for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from games.cards import RANKS, SYMBOLS
from scripts.rulebook.findings import Findings, Level, Place
from scripts.rulebook.fluent import PLACEABLE, Exemption, Message
from scripts.rulebook.glossary import Glossary, whole_words
from scripts.rulebook.orthography import faults
from scripts.rulebook.tree import Tree

_CARD = re.compile(rf"(?<![0-9A-Za-z])(?:{'|'.join(RANKS)})[{''.join(SYMBOLS.values())}]")
_CITED = re.compile(r"source-[a-z0-9-]+|[a-z]+-aliases")
"""Titles of sources and other names of a game are given as they are."""


def check_prose(tree: Tree, findings: Findings) -> None:
    """Note every forbidden word and misspelling, and every exception that is not needed."""
    for lang, message in tree.bound:
        used: set[Exemption] = set()
        for attribute, line in _lines(message):
            cited = attribute is None and _CITED.fullmatch(message.id) is not None
            _check_line(tree.glossary, lang, message, line, cited, used, findings)
        for exemption in message.exemptions:
            if exemption not in used:
                findings.add(
                    Place(message.file, exemption.line),
                    f"'{message.id}' does not need the exception for '{exemption.word}'",
                    "remove the comment",
                )
    _check_terms(tree, findings)


def _lines(message: Message) -> Iterator[tuple[str | None, Sequence[tuple[str, int]]]]:
    """Each connected text of a message: attribute, and its characters with their lines."""
    for attribute, pattern in message.patterns():
        for line in pattern.visible:
            yield attribute, line


def _check_line(
    glossary: Glossary,
    lang: str,
    message: Message,
    line: Sequence[tuple[str, int]],
    cited: bool,
    used: set[Exemption],
    findings: Findings,
) -> None:
    # A card, like a placeable, is one sign that belongs to no script.
    text = "".join(sign for sign, _ in line)
    text = _CARD.sub(lambda match: PLACEABLE * len(match[0]), text)
    places = [place for sign, place in line for _ in sign]

    def note(at: int, end: int, what: str, todo: str, level: Level = "error") -> None:
        if not _exempt(message.exemptions, text, at, end, used):
            findings.add(Place(message.file, places[at] if places else message.line), what, todo, level)

    for forbidden, match in glossary.forbidden_in(lang, message.id, text):
        note(
            match.start(),
            match.end(),
            f"'{message.id}' says '{match[0]}' ({forbidden.why})",
            f"write: {forbidden.use}",
            forbidden.level,
        )
    if cited:
        return
    for fault in faults(lang, text, glossary.latin):
        found = fault.found.strip().replace("\u200c", "␣")
        shown = f" ('{found}')" if found.isprintable() and found.strip("\"'") else ""
        note(fault.at, fault.at + len(fault.found), f"'{message.id}' has {fault.what}{shown}", fault.todo)


def _exempt(exemptions: tuple[Exemption, ...], text: str, at: int, end: int, used: set[Exemption]) -> bool:
    """Whether a comment allows what stands at that place: the quoted words have to cover it."""
    for exemption in exemptions:
        for match in re.finditer(whole_words(exemption.word), text, re.IGNORECASE):
            if (match.start() <= at and end <= match.end()) or (at <= match.start() and match.end() <= end):
                used.add(exemption)
                return True
    return False


def _check_terms(tree: Tree, findings: Findings) -> None:
    """Hold ``term-<id>`` against the glossary's preferred term: the two are the same word."""
    for id, concept in tree.glossary.defined(frozenset(tree.rules)).items():
        for lang in tree.languages:
            message = tree.texts.get(lang, f"term-{id}")
            if message is None or message.value is None or lang not in concept.words:
                continue
            shown = "".join(node if isinstance(node, str) else PLACEABLE for node in message.value.nodes)
            if shown != concept.words[lang].term:
                findings.add(
                    message.place,
                    f"'term-{id}' is '{shown}', the glossary's term is '{concept.words[lang].term}'",
                    "make the two the same",
                )
