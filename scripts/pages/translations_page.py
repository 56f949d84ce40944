"""How far the translations have come: language by part of the book, and below it every text that waits for a reader."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from games import examples, lessons
from games.rulebook import RuleBook
from playground.renderer import Renderer
from playground.source_text import SOURCE
from scripts.pages.article_pages import article_parts
from scripts.pages.configuration import language_name
from scripts.pages.page import GeneratedPage
from scripts.pages.templating import environment

STATES = ("reviewed", "proofread", "draft", "stale", "missing")
WAITING = ("missing", "stale", "draft")
_PLAYER, _SITE, _COMMON = "player", "site", "common"


def translations_page(root: Path, book: RuleBook, language: str) -> GeneratedPage:
    """The page ``translations/``."""
    words = book.words(language)
    renderer = Renderer(book, language, "", "../glossary/")
    messages = [*book.words(SOURCE).messages, *_articles(root)]
    parts = [*book.keys, _COMMON, _PLAYER, _SITE]
    names = {
        **{key: renderer.text(f"{key}-name") for key in book.keys},
        **{part: renderer.text(f"site-translations-{part}") for part in (_COMMON, _PLAYER, _SITE)},
    }
    find = addresses(root, book)
    tables: list[dict[str, Any]] = []
    for code in book.languages:
        counts = {part: dict.fromkeys(STATES, 0) for part in parts}
        waiting: dict[str, list[tuple[str, str, str | None]]] = {part: [] for part in parts}
        for message in messages:
            state = book.text_state(code, message)
            part = part_of(book, message)
            counts[part][state] += 1
            if state in WAITING:
                waiting[part].append((message, state, find(message, code)))
        tables.append(
            {
                "lang": code,
                "dir": book.words(code).dir,
                "name": language_name(book, code),
                "rows": [(names[part], [counts[part][state] for state in STATES]) for part in parts],
                "all": [sum(counts[part][state] for part in parts) for state in STATES],
                "waiting": [
                    (
                        renderer.text("site-translations-waiting-count", part=str(names[part]), count=len(found)),
                        [
                            (message, state, address and f"../../{address}")
                            for message, state, address in sorted(found, key=lambda one: WAITING.index(one[1]))
                        ],
                    )
                    for part, found in waiting.items()
                    if found
                ],
            }
        )
    body = (
        environment(root)
        .get_template("translations.html")
        .render(t=renderer.text, plain=renderer.plain, number=renderer.number, states=STATES, tables=tables)
    )
    return GeneratedPage(
        "translations.md",
        words.plain("site-translations"),
        words.plain("site-translations-description"),
        body,
        tuple((table["lang"], table["name"]) for table in tables),
    )


def _articles(root: Path) -> Iterator[str]:
    for parts in article_parts(root, SOURCE).values():
        yield from (part.message for part in parts)


def part_of(book: RuleBook, message: str) -> str:
    """The part of the book that a text belongs to: a game, or what is around and between them."""
    start = message.partition("-")[0]
    if start in book.keys:
        return start
    return {"ui": _PLAYER, "site": _SITE, "page": _SITE}.get(start, _COMMON)


def addresses(root: Path, book: RuleBook) -> Callable[[str, str], str | None]:
    """Where a text stands: a function that gives its address in a language seen from the root of the site, ``None`` if
    it has none.

    A text that stands on several pages, as those of the player, has none; a clause that several games share is found
    on its own page.
    """
    found: dict[str, str] = {}
    shared = {id.replace(".", "-"): f"clauses/{id}/" for id in book.game(_COMMON).clauses}

    def put(id: str, address: str) -> None:
        found.setdefault(id.replace(".", "-"), address)

    for page, parts in article_parts(root, SOURCE).items():
        for part in parts:
            put(part.message, f"{page}/#{part.id}")
    for concept in book.glossary.values():
        put(f"term-{concept.id}", f"glossary/#term.{concept.id}")
    for key in book.keys:
        rules = f"games/{key}/"
        for game in (book.game(key), book.game(_COMMON)):
            for section in game.sections:
                put(f"{game.key}-section-{section.id}", f"{rules}#{game.key}.section.{section.id}")
            sources = [source for clause in game.clauses.values() for source in clause.sources]
            sources += [source for option in game.options.values() for source in option.sources]
            sources += [source for one in game.readings for said in one.says for source in said.sources]
            for source in sources:
                put(f"source-{source}", f"{rules}#source.{source}")
            for id in (
                *(game.clauses if game.key == key else ()),
                *game.options,
                *(reading.id for reading in game.readings),
            ):
                put(id, f"{rules}#{id}")
        for name, place in (("minute", "minute"), ("idea", "content"), ("not", "confusions"), ("wrong", "wrong")):
            for message in book.words(SOURCE).messages:
                if message == f"{key}-{name}" or message.startswith(f"{key}-{name}-"):
                    put(message, f"{rules}#{place}")
        for at, id in enumerate(lessons.ids(key), 1):
            put(f"{key}-lesson-{id}", f"{rules}learn/#step-{at}")
        by_length = sorted(examples.ids(key), key=len, reverse=True)
        for message in book.words(SOURCE).messages:
            rest = message.removeprefix(f"{key}-example-")
            if rest != message:
                for id in by_length:
                    if rest == id or rest.startswith(f"{id}-"):
                        put(message, f"{rules}examples/{id}/")

    def find(message: str, language: str) -> str | None:
        if message in shared:
            return f"{shared[message]}#{language}"
        return f"{language}/{found[message]}" if message in found else None

    return find
