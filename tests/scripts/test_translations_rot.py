"""What happens to the translations when an English sentence changes: told by the checker, the page, the table."""

from __future__ import annotations

import json
import re
import shutil
from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from itertools import chain
from pathlib import Path

import pytest

from games import game as game_of
from games.rulebook import RuleBook
from playground.lesson import lesson_body
from playground.log import log_lines
from playground.page import Urls, example_body
from playground.quiz import quiz_body
from playground.renderer import Renderer
from playground.session import open_session
from scripts.pages.article_pages import article_pages
from scripts.pages.assets import Assets
from scripts.pages.glossary_page import glossary_page
from scripts.pages.rules_page import rules_page
from scripts.pages.translations_page import translations_page
from scripts.plan import LANGUAGES
from scripts.rulebook.articles import read_articles
from scripts.rulebook.build import rulebook_json
from scripts.rulebook.findings import Findings
from scripts.rulebook.locks import check_locks
from scripts.rulebook.texts import read_texts, text_folders
from scripts.rulebook.tree import Tree, read_tree

ASSETS = Assets({}, defaultdict(lambda: "assets/x"))

URLS = Urls(rules="../../", play="../play/", examples="../", engine="", scripts="")
Change = Callable[..., Tree]


@pytest.fixture(scope="module")
def tree(root: Path) -> Tree:
    return read_tree(root, LANGUAGES, Findings(root))


@pytest.fixture
def change(tree: Tree, root: Path, tmp_path: Path) -> Change:
    """``change(file, old, new, …)`` is the tree of the repository with that edit in one of its texts, or several."""
    (tmp_path / "games").mkdir()
    for folder in text_folders(root):
        shutil.copytree(folder, tmp_path / folder.relative_to(root))
    for language in LANGUAGES:
        shutil.copytree(root / "docs" / language, tmp_path / "docs" / language)

    def edit(*edits: str) -> Tree:
        for file, old, new in zip(*[iter(edits)] * 3, strict=True):
            text = (tmp_path / file).read_text(encoding="utf-8")
            assert old in text
            (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
        findings = Findings(tmp_path)
        texts, articles = read_texts(tmp_path, LANGUAGES, findings), read_articles(tmp_path, LANGUAGES, findings)
        return replace(tree, root=tmp_path, texts=texts, articles=articles)

    return edit


def warned(tree: Tree) -> dict[str, str]:
    """What the checker says of stale texts, by file."""
    findings = Findings(tree.root)
    check_locks(tree.root, tree.locks, tree.bound, findings)
    return {str(finding.where).partition(":")[0]: finding.what for finding in findings}


def book_of(tree: Tree) -> RuleBook:
    return RuleBook(json.loads(rulebook_json(tree)))


def piece(body: str, start: str, end: str) -> str:
    return body.partition(start)[2].partition(end)[0]


def test_a_changed_english_clause_is_told_in_checker_page_and_table(change: Change, root: Path) -> None:
    tree = change("games/scat/text/en.ftl", "scat-knock-once = ", "scat-knock-once = Mind: ")
    said = "1 text is stale or not recorded (scat-knock-once)"
    assert warned(tree) == {f"games/scat/text/{lang}.ftl": said for lang in LANGUAGES}
    book = book_of(tree)
    for lang in ("fa", "uk"):
        body = rules_page(root, book, ASSETS, lang, "scat").body
        clause = piece(body, 'id="scat.knock.once"', 'class="clause"')
        assert book.words(lang).plain("ui-source-stale") in clause
        assert re.search(r'<div lang="en" dir="ltr">.*Mind: ', clause)
        assert body.count("source-stale") == 1
        table = translations_page(root, book, lang).body
        assert (
            f'<a href="../../{lang}/games/scat/#scat.knock.once" translate="no"><code>scat-knock-once</code>' in table
        )


@pytest.mark.parametrize("lang", ["fa", "uk"])
def test_other_changed_english_texts_are_told_where_they_stand(lang: str, change: Change, root: Path) -> None:
    of_scat = ("example-three-of-a-kind", "lesson-knock", "refused-returned-card", "event-knocked", "quiz-value")
    edits = [("games/scat/text/en.ftl", f"scat-{name} = ", f"scat-{name} = Mind: ") for name in of_scat]
    term = "term-knock = knock\n    .definition = "
    tree = change(*chain(*edits), "games/common/text/en.ftl", term, f"{term}Mind: ")
    book = book_of(tree)
    for body in (
        example_body(book, lang, "scat", "three-of-a-kind", URLS),
        lesson_body(book, lang, "scat", URLS),
        piece(glossary_page(root, book, lang).body, 'id="term.knock"', "</section>"),
    ):
        assert "source-stale" in body and "Mind: " in body
    # A sentence of the engine, at every place where it is read: the refusal in the step's trial and in its why.
    step = piece(example_body(book, lang, "scat", "may-not-go-back", URLS), 'id="step-1"', 'id="step-2"')
    assert step.count("source-stale") == step.count("Mind: Player 1 took") == 2
    event = piece(example_body(book, lang, "scat", "lowest-loses", URLS), '<li class="event">', "</li>")
    assert re.search(r'<details class="source-note source-stale">.*Mind: Player 1 knocks', event)
    game = game_of("scat")
    table = open_session(game, game.Options(), 2, (1,), {2: "random"}, 7)
    while table.waiting == "bots":
        table = table.advance()
    table = table.act(table.actions()[0])
    (said,) = log_lines(Renderer(book, lang, ""), table, table.moments[-1:])
    assert "Mind: Player 1 knocks" in said["source"]
    asked = quiz_body(book, lang, "scat", URLS)
    assert "Mind: What is your hand worth?" in asked


def test_a_changed_heading_of_a_hand_written_page_is_told(change: Change, root: Path) -> None:
    tree = change("docs/en/contribute.md", "One thing has one name", "Mind: one thing has one name")
    assert warned(tree) == {
        f"docs/{lang}/contribute.md": "1 text is stale or not recorded (page-contribute-words)" for lang in LANGUAGES
    }
    (page,) = article_pages(root, book_of(tree), "uk")
    assert page.body.count("source-stale") == 1
    assert "source-stale" in piece(page.body, 'id="words"', "</section>")


def test_the_english_pages_say_nothing_of_states(root: Path, tree: Tree) -> None:
    book = book_of(tree)
    assert "source-note" not in rules_page(root, book, ASSETS, "en", "scat").body + glossary_page(root, book, "en").body
