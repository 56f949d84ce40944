"""``/<lang>/games/<key>/embed/<example>/``: an example for an ``<iframe>`` of another site, whole without script; and
``…/embed/position/``: the position of a link, which the engine draws when the reader asks for it.

They stand outside of the menus and are not to be listed: the example's own page is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from markupsafe import Markup

from games import examples
from games.rulebook import RuleBook
from playground.page import Urls, embedded_body, embedded_position
from scripts.errors import BuildError
from scripts.pages.assets import Assets
from scripts.pages.configuration import language_name
from scripts.pages.keeping import KeptPages, base_digest
from scripts.pages.policy import POLICY
from scripts.pages.templating import environment
from scripts.plan import BuildPlan

TO_ROOT = "../" * 5
POSITION = "position"
"""No example may have this name: ``BuildError``."""


def embed_pages(plan: BuildPlan, book: RuleBook, assets: Assets) -> Iterator[tuple[str, str]]:
    """Every page: its path from the site's root, and its HTML, kept for as long as nothing that it shows changes."""
    for key in book.keys:
        if POSITION in examples.ids(key):
            raise BuildError(
                f"an example may not be called '{POSITION}': the page of any position has that address",
                where=plan.root / "games" / key / "examples",
                todo="give its file another name",
            )
    base = base_digest(plan)
    for language in plan.languages:
        kept = KeptPages(plan.cache / "kept" / f"{language}-embedded", base, book, assets)
        for key in book.keys:
            for id in (*examples.ids(key), POSITION):
                path = f"{language}/games/{key}/embed/{id}/index.html"
                yield path, kept.get(path, _maker(plan, language, key, id), beside=plan.site_url)
        kept.save()


def _maker(plan: BuildPlan, language: str, key: str, id: str) -> Callable[[RuleBook, Assets], str]:
    return lambda book, assets: _embed_page(plan, book, assets, language, key, id)


def _embed_page(plan: BuildPlan, book: RuleBook, assets: Assets, language: str, key: str, id: str) -> str:
    words = book.words(language)
    languages = [
        {"code": code, "name": language_name(book, code), "dir": book.words(code).dir} for code in plan.languages
    ]
    alone = id == POSITION
    shown = words.plain("ui-embed-a-position" if alone else f"{key}-example-{id}")
    page = f"{language}/games/{key}/" + ("play/" if alone else f"examples/{id}/")
    scripts = TO_ROOT + assets.addresses["play"]
    if alone:
        urls = Urls("../../", "../../play/", "../../examples/", f"{TO_ROOT}assets/pyodide/", scripts)
        body = embedded_position(book, language, key, urls)
    else:
        body = embedded_body(book, language, key, id)
    return (
        environment(plan.root)
        .get_template("embed.html")
        .render(
            lang=language,
            dir=words.dir,
            title=f"{shown} · {words.plain(f'{key}-name')}",
            canonical=None if plan.site_url is None else plan.site_url + page,
            root=TO_ROOT,
            languages=languages,
            place=f"games/{key}/embed/{id}/",
            icon=assets.addresses["icon.svg"],
            policy=POLICY,
            scripts=scripts,
            more=("load-script.js", "failure.js", "position.js") if alone else (),
            body=Markup(body),
        )
    )


def write_embeds(plan: BuildPlan, book: RuleBook, assets: Assets) -> None:
    """Write them all into ``plan.out``."""
    for path, html in embed_pages(plan, book, assets):
        file = plan.out / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(html, encoding="utf-8")
