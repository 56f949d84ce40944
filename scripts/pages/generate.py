"""Pages from the rule book: Markdown with front matter, one tree a language, the same paths in each.

Files are written only when they change, and those that no longer belong to the site are deleted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
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
from scripts.pages.game_pages import PageMaker, game_pages
from scripts.pages.glossary_page import glossary_page, terms_page
from scripts.pages.home_page import home_page
from scripts.pages.keeping import KeptPages, base_digest
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
    base = base_digest(plan)
    kept = {language: KeptPages(plan.cache / "kept" / language, base, book, assets) for language in plan.languages}
    try:
        found = Evidence(plan, book)
        cards = card_paths(plan, book)
        trees = {language: finished_pages(plan, kept[language], language, found, cards) for language in plan.languages}
    except VaraqError as error:  # a text or an example that is missing or wrong
        raise BuildError(str(error), todo="scripts/check.py says where") from error
    check_same_paths(trees)
    files: dict[str, str] = {}
    for language, pages in trees.items():
        files |= language_files(plan, kept[language], language, pages)
    written, deleted = write_tree(plan.pages, files)
    for of_language in kept.values():
        of_language.save()
    made = sum(of_language.made for of_language in kept.values())
    count = sum(map(len, trees.values()))
    return f"{count} pages, {made} parts of them made anew, {written} files written, {deleted} deleted"


class Evidence:
    """What is found out about the clauses, once for all languages, and only if a page wants to know."""

    def __init__(self, plan: BuildPlan, book: RuleBook) -> None:
        self._plan = plan
        self._book = book

    @cached_property
    def code(self) -> Mapping[str, Pieces]:
        """The code that cites them, by game."""
        return {key: pieces(self._plan.root, key, (*self._book.keys, COMMON)) for key in self._book.keys}

    @cached_property
    def rows(self) -> Rows:
        """How often each is shown; the random games are played again where anything has changed."""
        return counted(self._plan, self._book)

    @cached_property
    def shown(self) -> Showing:
        """By which steps of examples and lessons."""
        return showing(self._book.keys)


def card_paths(plan: BuildPlan, book: RuleBook) -> dict[tuple[str, str], str]:
    """By language and game (or ``site``) the path of the picture that is shown with a link."""
    return {place: path for place, (path, _) in social_cards(plan, book).items()}


def finished_pages(
    plan: BuildPlan, kept: KeptPages, language: str, found: Evidence, cards: Mapping[tuple[str, str], str]
) -> tuple[GeneratedPage, ...]:
    """All pages of one language with what belongs to their heads. Raises ``VaraqError``."""
    pages = language_pages(plan, kept, language, found)
    return with_shared(kept.book, language, plan.site_url, cards, pages, kept)


def language_files(plan: BuildPlan, kept: KeptPages, language: str, pages: Sequence[GeneratedPage]) -> dict[str, str]:
    """The files of one language below ``plan.pages``: configuration, pages, and what the search knows of them."""
    files = {f"{language}.yml": configuration(plan, kept.book, kept.assets, language, pages)}
    for page in pages:
        name = f"{language}/{page.path}"
        if name in files:
            raise BuildError("two pages have the same address", where=name)
        files[name] = page.text()
    files[f"{language}/{search.FILE}"] = kept.get(
        search.FILE,
        lambda book, _: search.entries_script(plan.root, book, language, pages),
        beside=[(one.path, one.title, one.description) for one in pages],
    )
    return files


def language_pages(plan: BuildPlan, kept: KeptPages, language: str, found: Evidence) -> tuple[GeneratedPage, ...]:
    """All pages of one language, in the order in which the site lists them."""
    root = plan.root
    pages = [kept.get("index.md", lambda book, _: home_page(root, book, language))]
    for key in kept.book.keys:
        pages += [kept.get(path, make) for path, make in game_pages(root, language, key)]
        pages.append(kept.get(f"games/{key}/code.md", _code_maker(root, language, key, found)))
    pages.append(
        kept.get(
            "coverage.md",
            lambda book, _: coverage_page(root, book, language, found.rows, found.shown),
            beside=found.rows,  # tests are counted too
        )
    )
    pages.append(kept.get("glossary/index.md", lambda book, _: glossary_page(root, book, language)))
    pages.append(kept.get("glossary/table.md", lambda book, _: terms_page(root, book, language)))
    pages.append(kept.get("api.md", lambda book, _: api_page(plan, book, language), beside=plan.site_url))
    pages += kept.get("articles", lambda book, _: article_pages(root, book, language))
    pages.append(kept.get("translations.md", lambda book, _: translations_page(root, book, language)))
    pages.append(  # the last one, since it lists all others
        kept.get(
            search.PAGE,
            lambda book, _: search_page(root, book, language, pages),
            beside=[(page.path, page.title, page.description) for page in pages],
        )
    )
    return tuple(with_definitions(page, kept.assets, language) for page in pages)


def _code_maker(root: Path, language: str, key: str, found: Evidence) -> PageMaker:
    return lambda book, assets: code_page(root, book, assets, language, key, found.code[key])


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
