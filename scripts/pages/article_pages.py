"""The hand-written pages, ``docs/<lang>/*.md``, heading by heading, each with the state of its translation."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import markdown
from markupsafe import Markup

from games.rulebook import RuleBook
from games.words import Words
from playground.source_text import SOURCE, disclosure
from scripts.pages.page import GeneratedPage
from scripts.pages.templating import environment
from scripts.rulebook.articles import Part, article_files, read_parts
from scripts.rulebook.findings import Findings
from scripts.rulebook.reading import read_source


def article_parts(root: Path, language: str) -> dict[str, list[Part]]:
    """The parts of each hand-written page of a language, by the name of the page. Raises ``BuildErrors``."""
    findings = Findings(root)
    found: dict[str, list[Part]] = {}
    for file in article_files(root, language):
        text = read_source(file, findings)
        if text is not None:
            found[file.stem] = read_parts(file, text, findings)
    findings.raise_errors()
    return found


def article_pages(root: Path, book: RuleBook, language: str) -> list[GeneratedPage]:
    """A page for each file in ``docs/en``; its words in menu and head are ``site-page-NAME…``."""
    words = book.words(language)
    english, mine = article_parts(root, SOURCE), article_parts(root, language)
    pages = []
    for name, theirs in english.items():
        own = {part.id: part for part in mine.get(name, ())}
        parts: list[dict[str, Any]] = []
        for part in theirs:
            shown = own.get(part.id, part)
            state = "proofread" if language == SOURCE else book.text_state(language, part.message)
            parts.append(
                {
                    "id": part.id,
                    "level": part.level,
                    "title": shown.title,
                    "body": _html(shown.body),
                    "foreign": shown is part and language != SOURCE,
                    "english": _english(words, state, part),
                }
            )
        body = environment(root).get_template("article.html").render(parts=parts)
        pages.append(
            GeneratedPage(
                f"{name}.md",
                parts[0]["title"],
                words.plain(f"site-page-{name}-description"),
                body,
                tuple((part["id"], part["title"]) for part in parts[1:]),
                label=words.plain(f"site-page-{name}"),
            )
        )
    return pages


def _english(words: Words, state: str, part: Part) -> Markup:
    """The English of a part whose translation is a draft or stale."""
    if state not in ("draft", "stale"):
        return Markup()
    return disclosure(words, state, _html(f"**{part.title}**\n\n{part.body}"))


def _html(text: str) -> Markup:
    return Markup(markdown.markdown(text))
