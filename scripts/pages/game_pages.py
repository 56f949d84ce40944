"""The pages of one game: rules, first lesson, examples, quiz, play."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

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
from scripts.pages.differences import difference_rows
from scripts.pages.lab_page import lab_page
from scripts.pages.page import GeneratedPage, to_root
from scripts.pages.rules_page import rules_page
from scripts.pages.sheet import sheet_page
from scripts.pages.templating import environment
from scripts.pages.text_state import all_drafts


def game_pages(root: Path, book: RuleBook, assets: Assets, language: str, key: str) -> tuple[GeneratedPage, ...]:
    """All pages of the game in the order in which they are listed.

    Raises ``VaraqError`` if a text or an example is missing or wrong.
    """
    ids = examples.ids(key)
    return (
        rules_page(root, book, assets, language, key),
        *_learn_page(root, book, assets, language, key),
        _examples_page(root, book, language, key, ids),
        *(_example_page(root, book, assets, language, key, ids, at) for at in range(len(ids))),
        _quiz_page(root, book, assets, language, key),
        _play_page(root, book, assets, language, key),
        lab_page(root, book, assets, language, key, _urls(assets, f"games/{key}/lab.md", key)),
        sheet_page(root, book, assets, language, key),
        _editor_page(root, book, assets, language, key),
    )


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


def _learn_page(root: Path, book: RuleBook, assets: Assets, language: str, key: str) -> Iterator[GeneratedPage]:
    """The first lesson, where the game has one."""
    ids = lessons.ids(key)
    if not ids:
        return
    path = f"games/{key}/learn.md"
    words = book.words(language)
    name = words.plain(f"{key}-name")
    body = (
        environment(root)
        .get_template("learn_page.html")
        .render(
            t=Renderer(book, language, "../").text,
            name=name,
            body=lesson_body(book, language, key, _urls(assets, path, key)),
            drafts=all_drafts(book, language, [f"{key}-lesson-{id}" for id in ids]),
        )
    )
    yield GeneratedPage(
        path,
        words.plain("site-learn-title", game=name),
        words.plain("site-learn-description", game=name),
        body,
        styles=(assets.addresses["play.css"], assets.addresses["lesson.css"]),
    )


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
        styles=(assets.addresses["play.css"], assets.addresses["lesson.css"]),
        scripts=tuple(assets.addresses[name] for name in ("house.js", "house-example.js")),
    )


def _own_options(key: str, id: str) -> dict[str, str]:
    """The options in which an example departs from the usual ones, as notation writes them."""
    return dict(word.split("=", 1) for word in examples.played(key, id).record.options.write())


def _quiz_page(root: Path, book: RuleBook, assets: Assets, language: str, key: str) -> GeneratedPage:
    path = f"games/{key}/quiz.md"
    words = book.words(language)
    name = words.plain(f"{key}-name")
    texts = [one for one in words.messages if one.startswith((f"{key}-quiz-", "ui-quiz-"))]
    body = (
        environment(root)
        .get_template("quiz_page.html")
        .render(
            t=Renderer(book, language, "../").text,
            name=name,
            lesson=bool(lessons.ids(key)),
            body=quiz_body(book, language, key, _urls(assets, path, key)),
            drafts=all_drafts(book, language, texts),
        )
    )
    return GeneratedPage(
        path,
        words.plain("site-quiz-title", game=name),
        words.plain("site-quiz-description", game=name),
        body,
        label=words.plain("site-quiz"),
        styles=(assets.addresses["play.css"], assets.addresses["lesson.css"]),
    )


def _play_page(root: Path, book: RuleBook, assets: Assets, language: str, key: str) -> GeneratedPage:
    path = f"games/{key}/play.md"
    words = book.words(language)
    name = words.plain(f"{key}-name")
    body = (
        environment(root)
        .get_template("play_page.html")
        .render(
            t=Renderer(book, language, "../").text,
            name=name,
            lesson=bool(lessons.ids(key)),
            body=play_body(book, language, key, _urls(assets, path, key)),
        )
    )
    return GeneratedPage(
        path,
        words.plain("site-play-title", game=name),
        words.plain("site-play-description", game=name),
        body,
        styles=(assets.addresses["play.css"],),
    )


def _editor_page(root: Path, book: RuleBook, assets: Assets, language: str, key: str) -> GeneratedPage:
    path = f"games/{key}/editor.md"
    words = book.words(language)
    name = words.plain(f"{key}-name")
    body = (
        environment(root)
        .get_template("editor_page.html")
        .render(
            t=Renderer(book, language, "../").text,
            name=name,
            body=editor_body(book, language, key, _urls(assets, path, key)),
        )
    )
    return GeneratedPage(
        path,
        words.plain("site-editor-title", game=name),
        words.plain("site-editor-description", game=name),
        body,
        label=words.plain("ui-editor"),
        styles=(assets.addresses["play.css"],),
    )
