"""The hand-written pages, ``docs/<lang>/*.md``: bound to their English heading by heading.

Each heading has an id that is the same in every language, ``## Correct a sentence {#sentence}``; what stands below it,
up to the next heading, is one text of the lock, ``page-contribute-sentence``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from scripts.rulebook.findings import Findings, Place, did_you_mean
from scripts.rulebook.fluent import PLACEABLE, Message, Pattern
from scripts.rulebook.reading import read_source
from scripts.rulebook.texts import Texts

ENGLISH = "en"
_HEADING = re.compile(r"(?P<level>#{1,3}) (?P<title>.+?) \{#(?P<id>[a-z][a-z0-9-]*)\}\s*")
_UNSEEN = re.compile(r"`[^`]*`|(?<=\])\([^)\s]*\)|\{#[a-z0-9-]+\}|^#+ |^\s*(?:\d+\.|[*-]) |\*\*|[\[\]]")


@dataclass(frozen=True, slots=True)
class Part:
    """A heading of a hand-written page with what stands below it, as Markdown."""

    page: str
    id: str
    level: int
    title: str
    body: str
    line: int

    @property
    def message(self) -> str:
        """Its name in ``translations.lock``."""
        return f"page-{self.page}-{self.id}"


def article_files(root: Path, lang: str) -> list[Path]:
    """The hand-written pages of a language."""
    return sorted((root / "docs" / lang).glob("*.md"))


def read_parts(file: Path, text: str, findings: Findings) -> list[Part]:
    """The parts of a page; a heading without an id and words before the first heading are findings."""
    found: list[Part] = []
    lines: list[str] = []
    fenced = False
    head: tuple[re.Match[str], int] | None = None

    def close() -> None:
        if head is not None:
            match, line = head
            body = "\n".join(lines).rstrip()
            found.append(Part(file.stem, match["id"], len(match["level"]), match["title"], body, line))
        elif any(line.strip() for line in lines):
            findings.add(Place(file, 1), "the page does not begin with a heading", "write: # Title {#top}")

    for number, line in enumerate(text.splitlines(), 1):
        fenced ^= line.startswith("```")
        if not line.startswith("#") or fenced:
            lines.append(line)
            continue
        match = _HEADING.fullmatch(line)
        if match is None:
            findings.add(Place(file, number), "this heading has no id", "write: ## Words {#some-id}")
            continue
        close()
        head, lines = (match, number), []
    close()
    for at, part in enumerate(found):
        if part.id in {earlier.id for earlier in found[:at]}:
            findings.add(Place(file, part.line), f"the id '{part.id}' is there twice", "give each heading its own")
    return found


def read_articles(root: Path, languages: tuple[str, ...], findings: Findings) -> Texts:
    """Every part of every hand-written page as a text of the lock."""
    messages: dict[str, dict[str, Message]] = {lang: {} for lang in languages}
    for lang in languages:
        for file in article_files(root, lang):
            text = read_source(file, findings)
            for part in read_parts(file, text, findings) if text is not None else ():
                messages[lang][part.message] = _message(file, part)
    return Texts(messages)


def _message(file: Path, part: Part) -> Message:
    pattern = Pattern(part.line, visible=list(_visible(part)))
    source = " ".join(f"{part.title} {part.body}".split())
    return Message(part.message, file, part.line, pattern, {}, (), source)


def _visible(part: Part) -> Iterator[list[tuple[str, int]]]:
    """The prose line by line, without code, addresses and signs of Markdown."""
    fenced = False
    for number, line in enumerate([part.title, *part.body.splitlines()], part.line):
        fenced ^= line.startswith("```")
        if fenced or line.startswith(("```", "    ")):
            continue
        bare = _UNSEEN.sub(lambda match: PLACEABLE if match[0][0] == "`" else "", line)
        yield [(sign, number) for sign in bare]


def check_articles(root: Path, articles: Texts, released: tuple[str, ...], findings: Findings) -> None:
    """Note parts that a language lacks or has too many; in a language that is not released they are warnings."""
    english = articles.messages[ENGLISH]
    for lang, parts in articles.messages.items():
        for id, part in english.items():
            if id not in parts:
                file = root / "docs" / lang / part.file.name
                findings.add(
                    Place(file),
                    f"'{id}' ({findings.name(part.file)}:{part.line}) is missing in {lang}",
                    f"write the heading with {{#{id.partition('-')[2].partition('-')[2]}}} and what stands below it",
                    "error" if lang in released else "warning",
                )
        for id, part in parts.items():
            if id not in english:
                findings.add(part.place, f"'{id}' is not in English", did_you_mean(id, english, "remove it"))
