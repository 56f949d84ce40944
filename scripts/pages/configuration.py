"""The configuration of one language's site: it inherits ``mkdocs.yml`` and says what differs."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import yaml
from babel.core import get_global

from games.rulebook import RuleBook
from scripts.pages.assets import Assets, site_path
from scripts.pages.cards import SIZE as CARD_SIZE
from scripts.pages.feed import FILE as FEED
from scripts.pages.page import GeneratedPage
from scripts.plan import BuildPlan

FRAME_WORDS = (
    "skip",
    "menu",
    "nav",
    "toc",
    "languages",
    "theme-dark",
    "theme-light",
    "copied",
    "search-open",
    "licence",
    "notices",
    "missing-title",
    "missing-text",
    "feed-rules",
)
"""The texts ``site-…`` that stand on every page, around its content."""


def configuration(
    plan: BuildPlan, book: RuleBook, assets: Assets, language: str, pages: Sequence[GeneratedPage]
) -> str:
    """The text of ``.cache/pages/language.yml``."""
    words = book.words(language)
    base = os.path.relpath(plan.root, plan.pages)
    content = {
        "INHERIT": f"{base}/mkdocs.yml",
        "site_name": words.plain("site-name"),
        "site_url": "" if plan.site_url is None else f"{plan.site_url}{language}/",
        "docs_dir": language,
        "hooks": [f"{base}/scripts/pages/one_block.py"],
        "theme": {"language": language, "custom_dir": f"{base}/docs/overrides"},
        "extra": {"site": site(plan, book, assets, language)},
        "nav": list_of_pages(book, language, pages),
    }
    return yaml.safe_dump(content, allow_unicode=True, sort_keys=False, width=10_000)


def site(plan: BuildPlan, book: RuleBook, assets: Assets, language: str) -> dict[str, Any]:
    """What the theme's templates read as ``config.extra.site``; addresses are seen from the site's root."""
    words = book.words(language)
    return {
        "lang": language,
        "dir": words.dir,
        "name": language_name(book, language),
        "url": plan.site_url,
        "path": site_path(plan.site_url),
        "locale": locale(language),
        "feed": FEED,
        "card_size": CARD_SIZE,
        "assets": assets.of_every_page(),
        "languages": [
            {"lang": code, "dir": book.words(code).dir, "name": language_name(book, code)} for code in plan.languages
        ],
        "words": {name: words.plain(f"site-{name}") for name in FRAME_WORDS},
    }


def locale(language: str) -> str:
    """The language with the country where most of its speakers live, as Open Graph wants it: ``fa_IR``."""
    likely = get_global("likely_subtags").get(language)
    if likely is None:  # a made-up one
        return language
    _, _, country = likely.rpartition("_")
    return f"{language}_{country}"


def language_name(book: RuleBook, language: str) -> str:
    """What its speakers call the language, with a capital, as it stands alone (CLDR writes it as in a sentence)."""
    name = book.words(language).language.name
    return name[:1].upper() + name[1:]


def list_of_pages(book: RuleBook, language: str, pages: Sequence[GeneratedPage]) -> list[Any]:
    """The navigation, titles included: the home page, a group for each game, then the pages about the whole book."""
    words = book.words(language)
    listed: list[Any] = []
    about: list[Any] = []
    games: dict[str, dict[str, GeneratedPage]] = {key: {} for key in book.keys}
    for page in pages:
        parts = page.path.split("/")
        if parts[0] == "games":
            games[parts[1]]["/".join(parts[2:])] = page
        elif page.path == "index.md":
            listed.append({words.plain("site-home"): page.path})
        else:
            about.append({page.label or page.title: page.path})
    for key, by_place in games.items():
        examples = [
            page.path if place == "examples/index.md" else {page.label or page.title: page.path}
            for place, page in by_place.items()
            if place.startswith("examples/")
        ]
        usual = ("index.md", "learn.md", "play.md")
        listed.append(
            {
                words.plain(f"{key}-name"): [
                    {words.plain("site-rules"): by_place["index.md"].path},
                    *({words.plain("site-learn"): by_place[place].path} for place in by_place if place == "learn.md"),
                    {words.plain("site-examples"): examples},
                    {words.plain("site-play"): by_place["play.md"].path},
                    *(
                        {page.label or page.title: page.path}
                        for place, page in by_place.items()
                        if place not in usual and not place.startswith("examples/")
                    ),
                ]
            }
        )
    if about:
        listed.append({words.plain("site-about"): about})
    return listed
