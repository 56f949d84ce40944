"""Texts as JSON: in every language, as one string and as typed segments."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from games.errors import VaraqError
from games.rulebook import RuleBook
from games.segments import CardText, Emphasis, Link, NumberText, Segment, Text, plain
from games.words import Argument
from scripts.plan import LANGUAGES
from scripts.rulebook.findings import Findings
from scripts.rulebook.locks import english_hash
from scripts.rulebook.texts import read_texts


class Texts:
    """The messages of a rule book in some languages, each with its state and the hash of its English."""

    def __init__(self, book: RuleBook, languages: Iterable[str], hashes: Mapping[str, str]) -> None:
        self.book = book
        self.languages = tuple(languages)
        self._hashes = hashes

    def text(
        self, message: str, attribute: str | None = None, arguments: Mapping[str, Argument] | None = None
    ) -> dict[str, Any]:
        """By language: ``{"plain": …, "segments": […]}``. Raises ``VaraqError`` for an unknown text."""
        found = {}
        for language in self.languages:
            segments = self.book.words(language).segments(message, attribute, arguments)
            found[language] = {"plain": plain(segments), "segments": [segment_json(one) for one in segments]}
        return found

    def line(
        self, message: str, attribute: str | None = None, arguments: Mapping[str, Argument] | None = None
    ) -> dict[str, str]:
        """By language the text as one string, where nothing in it is a link or a card."""
        return {language: self.book.words(language).plain(message, attribute, arguments) for language in self.languages}

    def translation(self, message: str) -> dict[str, Any]:
        """The hash of the English text and how far the text has come in each language, as ``translations.lock`` has
        them."""
        id = message.replace(".", "-")
        if id not in self._hashes:
            raise VaraqError(f"there is no text «{id}» in English")
        states = {language: self.book.text_state_in_full(language, id) for language in self.languages}
        return {"message": id, "hash": self._hashes[id], "states": states}


def english_hashes(root: Path) -> dict[str, str]:
    """The hash of every English text of the tree. Raises ``BuildErrors`` if the texts cannot be read."""
    findings = Findings(root)
    texts = read_texts(root, LANGUAGES[:1], findings)
    return {id: english_hash(message) for id, message in texts.messages[LANGUAGES[0]].items()}


def segment_json(segment: Segment) -> dict[str, Any]:
    """A segment as a JSON object with one key that says what it is; a link has its target beside that."""
    match segment:
        case Text(text):
            return {"text": text}
        case CardText(card):
            return {"card": str(card)}
        case NumberText(text):
            return {"number": text}
        case Emphasis(children):
            return {"emphasis": [segment_json(child) for child in children]}
        case Link(kind, target, children):
            return {kind: target, "inside": [segment_json(child) for child in children]}
    raise TypeError(f"no JSON for {segment!r}")
