"""The quick way from an edited text to the pages that show it: a process that has everything ready, for one edit.

``python3 scripts/build.py --serve`` keeps one waiting. It shows the edited language only, and only what is right: where
a text cannot be compiled or does not fit, it ends with 1 and leaves the site alone, and the build that follows says
why. That build also does all the rest (other languages, search data, Python), so nothing depends on this one.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from mkdocs.commands.build import build as build_site
from mkdocs.config import load_config
from mkdocs.exceptions import Abort, MkDocsException

from games import rulebook
from games.errors import VaraqError
from games.rulebook import RuleBook
from scripts.errors import BuildError
from scripts.files import put
from scripts.locking import only_one
from scripts.pages.assets import Assets, collect
from scripts.pages.generate import Evidence, card_paths, finished_pages, language_files
from scripts.pages.keeping import KeptPages, base_digest
from scripts.pipeline import check_site_url, configured_site_url
from scripts.plan import BuildPlan, plan_for
from scripts.rulebook.compare import ENGLISH
from scripts.rulebook.findings import Findings
from scripts.rulebook.fluent import Message, compile_text
from scripts.rulebook.locks import Locks, english_hash, read_locks
from scripts.rulebook.reading import read_source


class Preview:
    """Everything that an edit needs, read once. Raises ``BuildError`` and ``VaraqError`` where it cannot be."""

    def __init__(self, plan: BuildPlan) -> None:
        self.plan = plan
        self.book = rulebook.load()
        assets, base = collect(plan, self.book), base_digest(plan)
        self.kept = {one: KeptPages(self._file(one), base, self.book, assets) for one in plan.languages}
        findings = Findings(plan.root)
        self.locks = read_locks(plan.root, plan.languages, findings)
        findings.raise_errors()
        for language in plan.languages:  # what is slow only the first time, templates above all
            self._render(self.book, language)

    def _file(self, language: str) -> Path:
        return self.plan.cache / "kept" / language

    def show(self, files: Iterable[Path]) -> int:
        """Put what these edited text files change into the pages of their languages; how many pages are new.

        Raises ``BuildError`` or ``VaraqError`` if a text is wrong, ``MkDocsException`` if a page is.
        """
        by_language: dict[str, list[Message]] = {}
        for file in files:
            by_language.setdefault(file.stem, []).extend(self._compiled(file))
        book = with_texts(self.book, self.locks, by_language)
        return sum(self._show(book, language) for language in by_language)

    def _compiled(self, file: Path) -> list[Message]:
        findings = Findings(self.plan.root)
        text = read_source(file, findings)
        messages = compile_text(file, text, findings) if text is not None else []
        findings.raise_errors()
        if file.stem not in self.book.messages:
            raise BuildError(f"'{file.stem}' is not a language of the site", where=file)
        return messages

    def _show(self, book: RuleBook, language: str) -> int:
        site = self.plan.site
        rendered, assets = self._render(book, language)
        for path, content in assets.files.items():
            put(site / path, content)
        pages = sorted(rendered.rglob("*.html"))
        return sum(put(site / language / page.relative_to(rendered), page.read_bytes()) for page in pages)

    def _render(self, book: RuleBook, language: str) -> tuple[Path, Assets]:
        """The pages of a language in a folder aside, and the files that they ask for."""
        plan = self.plan
        assets = collect(plan, book)
        kept = self.kept[language].for_book(book, assets)
        pages = finished_pages(plan, kept, language, Evidence(plan, book), card_paths(plan, book))
        for name, text in language_files(plan, kept, language, pages).items():
            put(plan.pages / name, text.encode())
        out = plan.cache / "preview" / language
        build_site(load_config(str(plan.pages / f"{language}.yml"), site_dir=str(out)))
        kept.save()
        self.kept[language] = kept
        return out, assets


def with_texts(book: RuleBook, locks: Locks, by_language: Mapping[str, Iterable[Message]]) -> RuleBook:
    """The rule book with other wordings of texts that it has, and the states of their translations.

    Raises ``BuildError`` for a text that it does not have: whether that is right, the whole build finds out.
    """
    messages: dict[str, Mapping[str, Any]] = dict(book.messages)
    states = {language: dict(of_language) for language, of_language in book.states.items()}
    for language, edited in by_language.items():
        new = {one.id: one.compiled() for one in edited}
        if unknown := sorted(new.keys() - book.messages[language].keys()):
            raise BuildError(f"the text '{unknown[0]}' is new", todo="build the whole")
        messages[language] = {**book.messages[language], **new}
        for one in edited if language == ENGLISH else ():
            for other in book.languages:
                lock = locks.get((one.id, other))
                states[other].pop(one.id, None)  # what has no state is stale
                if lock is not None and lock.hash == english_hash(one):
                    states[other][one.id] = lock.state
    return book.reading(messages, states)


def main(words: list[str]) -> int:
    """Get ready, wait for the edited files as a JSON list, show them; 0 if they are shown."""
    root = Path.cwd()
    site_url = words[0] if words else configured_site_url(root)
    plan = plan_for(root, check_site_url(site_url) if site_url else None)
    lock = plan.cache / "build.lock"
    try:
        with only_one(lock, "building the site"):  # getting ready writes what a build writes
            preview = Preview(plan)
    except BuildError:
        return 1  # somebody else builds here, or there is nothing to show; the next build starts another one
    print("ready", flush=True)
    asked = sys.stdin.read()
    if not asked:
        return 1
    try:
        with only_one(lock, "building the site"):
            print(preview.show([root / file for file in json.loads(asked)]))
    except (BuildError, VaraqError, MkDocsException, Abort):
        return 1  # the build that follows says what is wrong
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
