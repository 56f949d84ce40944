"""The pages of one game: rules, first lesson, examples, quiz, play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from games import examples, lessons
from games import game as game_of
from games.rulebook import RuleBook
from playground.editor import editor_body
from playground.house import ERRORS, specification
from playground.lesson import lesson_body
from playground.page import Urls, example_body, play_body
from playground.quiz import quiz_body
from playground.renderer import Renderer
from scripts.pages.assets import Assets
from scripts.pages.differences import difference_notes, difference_rows
from scripts.pages.lab_page import lab_page
from scripts.pages.page import GeneratedPage, to_root
from scripts.pages.rules_page import rules_page
from scripts.pages.sheet import sheet_page
from scripts.pages.templating import environment
from scripts.pages.text_state import all_drafts

PageMaker = Callable[[RuleBook, Assets], GeneratedPage]


def game_pages(root: Path, language: str, key: str) -> Iterator[tuple[str, PageMaker]]:
    """All pages of the game in the order in which they are listed: the path of each, and what makes it.

    Makers raise ``VaraqError`` if a text or an example is missing or wrong.
    """
    ids = examples.ids(key)
    folder = f"games/{key}"
    yield f"{folder}/index.md", lambda book, assets: rules_page(root, book, assets, language, key)
    if lessons.ids(key):
        yield f"{folder}/learn.md", lambda book, assets: _learn_page(root, book, assets, language, key)
    yield f"{folder}/examples/index.md", lambda book, assets: _examples_page(root, book, language, key, ids)
    for at, id in enumerate(ids):
        yield f"{folder}/examples/{id}.md", _example_maker(root, language, key, ids, at)
    yield f"{folder}/quiz.md", lambda book, assets: _quiz_page(root, book, assets, language, key)
    yield f"{folder}/play.md", lambda book, assets: _play_page(root, book, assets, language, key)
    yield (
        f"{folder}/lab.md",
        lambda book, assets: lab_page(root, book, assets, language, key, _urls(assets, f"{folder}/lab.md", key)),
    )
    yield f"{folder}/sheet.md", lambda book, assets: sheet_page(root, book, assets, language, key)
    yield f"{folder}/editor.md", lambda book, assets: _editor_page(root, book, assets, language, key)


def _urls(assets: Assets, path: str, key: str) -> Urls:
    """The addresses that the player's scripts need, as the page of that path sees them."""
    root = to_root(path)
    game = "../" * (path.removeprefix(f"games/{key}/").count("/") + 1)
    return Urls(
        rules=game,
        play=f"{game}play/",
        examples=f"{game}examples/",
        engine=f"{root}assets/pyodide/",
        scripts=root + assets.addresses["play"],
    )


Body = Callable[[RuleBook, str, str, Urls], str]


def _player_page(
    root: Path,
    book: RuleBook,
    assets: Assets,
    language: str,
    key: str,
    name: str,
    body: Body,
    *,
    label: str | None = None,
    styles: tuple[str, ...] = ("play.css",),
    **given: Any,
) -> GeneratedPage:
    """The page ``games/KEY/NAME.md`` around a body with scripts of the player.

    Its template is ``NAME_page.html``, which gets ``given``; its words are ``site-NAME-title`` and ``-description``.
    ``label`` is the message with what the list of pages calls it.
    """
    path = f"games/{key}/{name}.md"
    words = book.words(language)
    game = words.plain(f"{key}-name")
    rendered = (
        environment(root)
        .get_template(f"{name}_page.html")
        .render(
            t=Renderer(book, language, "../").text,
            name=game,
            body=body(book, language, key, _urls(assets, path, key)),
            **given,
        )
    )
    return GeneratedPage(
        path,
        words.plain(f"site-{name}-title", game=game),
        words.plain(f"site-{name}-description", game=game),
        rendered,
        label="" if label is None else words.plain(label),
        styles=tuple(assets.addresses[style] for style in styles),
        closed=True,
    )


_WITH_CHOICES = ("play.css", "lesson.css")
"""The styles of pages on which the reader chooses answers."""


def _learn_page(root: Path, book: RuleBook, assets: Assets, language: str, key: str) -> GeneratedPage:
    """The first lesson."""
    drafts = all_drafts(book, language, [f"{key}-lesson-{id}" for id in lessons.ids(key)])
    return _player_page(root, book, assets, language, key, "learn", lesson_body, styles=_WITH_CHOICES, drafts=drafts)


def _examples_page(root: Path, book: RuleBook, language: str, key: str, ids: tuple[str, ...]) -> GeneratedPage:
    renderer = Renderer(book, language, "../")
    words = book.words(language)
    name = words.plain(f"{key}-name")
    body = (
        environment(root)
        .get_template("examples.html")
        .render(
            t=renderer.text,
            name=name,
            examples=[
                {
                    "id": id,
                    "title": renderer.text(f"{key}-example-{id}"),
                    "intro": renderer.text(f"{key}-example-{id}", "intro"),
                    "source": renderer.source(f"{key}-example-{id}", None, "intro"),
                    "steps": len(examples.played(key, id).steps) - 1,
                }
                for id in ids
            ],
            drafts=all_drafts(book, language, [f"{key}-example-{id}" for id in ids]),
        )
    )
    return GeneratedPage(
        f"games/{key}/examples/index.md",
        words.plain("site-examples-title", game=name),
        words.plain("site-examples-description", game=name),
        body,
    )


def _example_page(
    root: Path, book: RuleBook, assets: Assets, language: str, key: str, ids: tuple[str, ...], at: int
) -> GeneratedPage:
    id = ids[at]
    path = f"games/{key}/examples/{id}.md"
    renderer = Renderer(book, language, "../../")
    message = f"{key}-example-{id}"

    def neighbour(place: int) -> tuple[str, str] | None:
        if not 0 <= place < len(ids):
            return None
        return f"../{ids[place]}/", renderer.plain(f"{key}-example-{ids[place]}")

    body = (
        environment(root)
        .get_template("example_page.html")
        .render(
            t=renderer.text,
            plain=renderer.plain,
            title=renderer.text(message),
            body=example_body(book, language, key, id, _urls(assets, path, key)),
            differences=difference_rows(renderer, key, id),
            odds_notes=difference_notes(renderer, key, id),
            house=specification(game_of(key), own=_own_options(key, id)),
            house_errors=ERRORS,
            before=neighbour(at - 1),
            after=neighbour(at + 1),
            drafts=all_drafts(book, language, [message]),
        )
    )
    words = book.words(language)
    return GeneratedPage(
        path,
        f"{words.plain(message)} · {words.plain(f'{key}-name')}",
        words.plain(message, "intro"),
        body,
        label=words.plain(message),
        styles=tuple(assets.addresses[style] for style in _WITH_CHOICES),
        scripts=tuple(assets.addresses[name] for name in ("house.js", "house-example.js")),
        closed=True,
    )


def _example_maker(root: Path, language: str, key: str, ids: tuple[str, ...], at: int) -> PageMaker:
    return lambda book, assets: _example_page(root, book, assets, language, key, ids, at)


def _own_options(key: str, id: str) -> dict[str, str]:
    """The options in which an example departs from the usual ones, as notation writes them."""
    return dict(word.split("=", 1) for word in examples.played(key, id).record.options.write())


def _quiz_page(root: Path, book: RuleBook, assets: Assets, language: str, key: str) -> GeneratedPage:
    texts = [one for one in book.words(language).messages if one.startswith((f"{key}-quiz-", "ui-quiz-"))]
    return _player_page(
        root,
        book,
        assets,
        language,
        key,
        "quiz",
        quiz_body,
        label="site-quiz",
        styles=_WITH_CHOICES,
        lesson=bool(lessons.ids(key)),
        drafts=all_drafts(book, language, texts),
    )


def _play_page(root: Path, book: RuleBook, assets: Assets, language: str, key: str) -> GeneratedPage:
    return _player_page(root, book, assets, language, key, "play", play_body, lesson=bool(lessons.ids(key)))


def _editor_page(root: Path, book: RuleBook, assets: Assets, language: str, key: str) -> GeneratedPage:
    return _player_page(root, book, assets, language, key, "editor", editor_body, label="ui-editor")
