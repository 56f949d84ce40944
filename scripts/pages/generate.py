"""Pages from the rule book: Markdown with front matter, one tree a language, the same paths in each.

Files are written only when they change, and those that no longer belong to the site are deleted.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from games import rulebook
from games.errors import VaraqError
from games.rulebook import RuleBook
from scripts.errors import BuildError
from scripts.pages import search
from scripts.pages.api_page import api_page
from scripts.pages.article_pages import article_pages
from scripts.pages.assets import Assets, collect
from scripts.pages.cards import social_cards
from scripts.pages.code_page import Pieces, code_page
from scripts.pages.configuration import configuration
from scripts.pages.coverage_page import Rows, counted, coverage_page
from scripts.pages.engine_code import pieces
from scripts.pages.game_pages import game_pages
from scripts.pages.glossary_page import glossary_page, terms_page
from scripts.pages.home_page import home_page
from scripts.pages.page import GeneratedPage
from scripts.pages.search_page import search_page
from scripts.pages.shared import with_shared
from scripts.pages.showing import Showing, showing
from scripts.pages.translations_page import translations_page
from scripts.plan import BuildPlan
from scripts.rulebook.tree import COMMON


def generate_pages(plan: BuildPlan) -> str:
    """Write ``plan.pages``: ``language/…`` and ``language.yml`` for each language; gives back words for the progress.

    Raises ``BuildError`` if the languages do not have the same pages.
    """
    book = rulebook.load()
    assets = collect(plan)
    try:
        found = evidence(plan, book)
        cards = {place: path for place, (path, _) in social_cards(plan, book).items()}
        trees = {
            language: with_shared(
                book, language, plan.site_url, cards, language_pages(plan, book, assets, language, found)
            )
            for language in plan.languages
        }
    except VaraqError as error:  # a text or an example that is missing or wrong
        raise BuildError(str(error), todo="scripts/check.py says where") from error
    check_same_paths(trees)
    files: dict[str, str] = {}
    for language, pages in trees.items():
        files[f"{language}.yml"] = configuration(plan, book, assets, language, pages)
        for page in pages:
            name = f"{language}/{page.path}"
            if name in files:
                raise BuildError("two pages have the same address", where=name)
            files[name] = page.text()
        files[f"{language}/{search.FILE}"] = search.entries_script(plan.root, book, language, pages)
    written, deleted = write_tree(plan.pages, files)
    return f"{sum(map(len, trees.values()))} pages, {written} files written, {deleted} deleted"


@dataclass(frozen=True, slots=True)
class Evidence:
    """What was found out about the clauses, once for all languages: the code that cites them by game, how often each
    is shown, and by which steps."""

    code: Mapping[str, Pieces]
    rows: Rows
    shown: Showing


def evidence(plan: BuildPlan, book: RuleBook) -> Evidence:
    """Look through the engines' code and play the examples and, where anything has changed, the random games."""
    code = {key: pieces(plan.root, key, (*book.keys, COMMON)) for key in book.keys}
    return Evidence(code, counted(plan, book), showing(book.keys))


def language_pages(
    plan: BuildPlan, book: RuleBook, assets: Assets, language: str, found: Evidence
) -> tuple[GeneratedPage, ...]:
    """All pages of one language, in the order in which the site lists them."""
    pages = [home_page(plan.root, book, language)]
    for key in book.keys:
        pages += game_pages(plan.root, book, assets, language, key)
        pages.append(code_page(plan.root, book, assets, language, key, found.code[key]))
    pages.append(coverage_page(plan.root, book, language, found.rows, found.shown))
    pages += (glossary_page(plan.root, book, language), terms_page(plan.root, book, language))
    pages.append(api_page(plan, book, language))
    pages += article_pages(plan.root, book, language)
    pages.append(translations_page(plan.root, book, language))
    # The last one, since it lists all others.
    pages.append(search_page(plan.root, book, language, pages))
    return tuple(with_definitions(page, assets, language) for page in pages)


def with_definitions(page: GeneratedPage, assets: Assets, language: str) -> GeneratedPage:
    """The page with the script that shows definitions, if there are links to terms, or a player that writes them."""
    if 'class="term"' not in page.body and "data-player" not in page.body:
        return page
    return replace(page, scripts=(*page.scripts, assets.addresses[f"terms.{language}.js"]))


def check_same_paths(trees: Mapping[str, tuple[GeneratedPage, ...]]) -> None:
    """Raise ``BuildError`` if a page exists in one language and not in another."""
    paths = {language: {page.path for page in pages} for language, pages in trees.items()}
    everywhere = set().union(*paths.values())
    for language, have in paths.items():
        lacking = sorted(everywhere - have)
        if lacking:
            raise BuildError(
                f"'{language}' lacks the pages {', '.join(lacking)}", todo="every page exists in every language"
            )


def write_tree(folder: Path, files: Mapping[str, str]) -> tuple[int, int]:
    """Make ``folder`` hold exactly these files; gives back how many were written and how many deleted.

    A file whose text is already there is left alone, date and all, so that nothing is built again for nothing.
    """
    written = deleted = 0
    for name, text in files.items():
        path = folder / name
        content = text.encode()
        if path.is_file() and path.read_bytes() == content:
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        written += 1
    wanted = {folder / name for name in files}
    for path in sorted(folder.rglob("*"), reverse=True):  # what is in a folder comes before it
        if path.is_dir() and not path.is_symlink():
            if not any(path.iterdir()):
                path.rmdir()
        elif path not in wanted:
            path.unlink()
            deleted += 1
    return written, deleted
