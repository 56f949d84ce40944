"""``/<lang>/games/<key>/embed/<example>/``: an example for an ``<iframe>`` of another site, whole without script.

They stand outside of the menus and are not to be listed: the example's own page is.
"""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from games import examples
from games.rulebook import RuleBook
from playground.page import embedded_body
from scripts.pages.assets import Assets
from scripts.pages.configuration import language_name
from scripts.pages.templating import environment
from scripts.plan import BuildPlan

TO_ROOT = "../" * 5


def embed_pages(plan: BuildPlan, book: RuleBook, assets: Assets) -> Iterator[tuple[str, str]]:
    """Every page: its path from the site's root, and its HTML."""
    languages = [
        {"code": code, "name": language_name(book, code), "dir": book.words(code).dir} for code in plan.languages
    ]
    template = environment(plan.root).get_template("embed.html")
    for language in plan.languages:
        words = book.words(language)
        for key in book.keys:
            for id in examples.ids(key):
                page = f"{language}/games/{key}/examples/{id}/"
                yield (
                    f"{language}/games/{key}/embed/{id}/index.html",
                    template.render(
                        lang=language,
                        dir=words.dir,
                        title=f"{words.plain(f'{key}-example-{id}')} · {words.plain(f'{key}-name')}",
                        canonical=None if plan.site_url is None else plan.site_url + page,
                        root=TO_ROOT,
                        languages=languages,
                        place=f"games/{key}/embed/{id}/",
                        icon=assets.addresses["icon.svg"],
                        scripts=TO_ROOT + assets.addresses["play"],
                        body=Markup(embedded_body(book, language, key, id)),
                    ),
                )


def write_embeds(plan: BuildPlan, book: RuleBook, assets: Assets) -> None:
    """Write them all into ``plan.out``."""
    for path, html in embed_pages(plan, book, assets):
        file = plan.out / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(html, encoding="utf-8")
