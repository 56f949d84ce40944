"""The last step: what stands outside the three sites, and the checks over everything that was built."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games import rulebook
from games.rulebook import RuleBook
from scripts.errors import BuildErrors
from scripts.pages.assets import collect, site_path
from scripts.pages.cards import SIZE, social_cards
from scripts.pages.clause_pages import write_clause_pages
from scripts.pages.configuration import language_name, locale
from scripts.pages.embed_pages import write_embeds
from scripts.pages.feed import write_feeds
from scripts.pages.linked_check import check_linked_data
from scripts.pages.linked_outside import Outside, site_data
from scripts.pages.links import check_site, read_site
from scripts.pages.offline import service_worker
from scripts.pages.shared import SITE_CARD
from scripts.pages.sitemap import last_changes, write_sitemaps
from scripts.pages.templating import environment
from scripts.pages.titles import check_titles
from scripts.plan import BuildPlan


def finish(plan: BuildPlan) -> str:
    """Write the landing page, the trilingual 404 page, the feeds, the pictures, the service worker and, where the
    site's address is known, the sitemaps; then check the whole. Raises ``BuildErrors`` with every finding."""
    book = rulebook.load()
    assets = collect(plan)
    languages = [_language(book, language) for language in plan.languages]
    pages = environment(plan.root)
    pictures = social_cards(plan, book)
    cards = {place: path for place, (path, _) in pictures.items()}
    written = {
        "index.html": pages.get_template("landing.html").render(
            languages=languages, assets=assets.of_every_page(), site_url=plan.site_url, **_site(plan, languages, cards)
        ),
        "404.html": pages.get_template("missing.html").render(languages=languages, path=site_path(plan.site_url)),
        ".nojekyll": "",
    }
    for name, text in written.items():
        (plan.out / name).write_text(text, encoding="utf-8")
    write_feeds(plan, book)
    write_clause_pages(plan, book, assets, cards)
    write_embeds(plan, book, assets)
    for path, picture in pictures.values():
        (plan.out / path).parent.mkdir(parents=True, exist_ok=True)
        (plan.out / path).write_bytes(picture)
    read = read_site(plan.out, plan.cache / "read-pages")
    if plan.site_url is not None:
        hidden = {name for name, page in read.items() if page.hidden}
        write_sitemaps(plan.out, plan.site_url, plan.languages, last_changes(book, plan.languages), hidden)

    program = (plan.root / "docs" / "assets" / "sw.js").read_text(encoding="utf-8")
    words = {
        language: {
            "dir": book.words(language).dir,
            "title": book.words(language).plain("site-offline-title"),
            "text": book.words(language).plain("site-offline"),
        }
        for language in plan.languages
    }
    (plan.out / "sw.js").write_text(service_worker(plan.out, program, words), encoding="utf-8")

    directions = {language: book.words(language).dir for language in plan.languages}
    findings = check_site(plan.out, directions, plan.site_url, read)
    findings += check_titles(read, plan.languages)
    findings += check_linked_data(plan, read)
    if findings:
        raise BuildErrors(findings)
    count = sum(1 for _ in plan.out.rglob("*.html"))
    if plan.site_url is None:
        return (
            f"{count} pages; no site address, so no canonical addresses, alternates and sitemaps (--site-url gives one)"
        )
    return f"{count} pages"


def _site(plan: BuildPlan, languages: Sequence[dict[str, Any]], cards: Mapping[tuple[str, str], str]) -> dict[str, Any]:
    """What the first page of all is called and carries for those who find or share it, in the source's language."""
    first = languages[0]
    title = " · ".join(dict.fromkeys(one["site"] for one in languages))
    codes = [one["lang"] for one in languages]
    return {
        "title": title,
        "json_ld": site_data(Outside("", plan.site_url), title, first["description"], codes),
        "shared": {
            "type": "website",
            "site": first["site"],
            "title": title,
            "description": first["description"],
            "locale": locale(codes[0]),
            "others": [locale(code) for code in codes[1:]],
            "url": plan.site_url,
            "picture": None if plan.site_url is None else plan.site_url + cards[codes[0], SITE_CARD],
            "size": SIZE,
        },
    }


def _language(book: RuleBook, language: str) -> dict[str, Any]:
    words = book.words(language)
    return {
        "lang": language,
        "dir": words.dir,
        "name": language_name(book, language),
        "site": words.plain("site-name"),
        "tagline": words.plain("site-tagline"),
        "description": words.plain("site-home-description"),
        "missing_title": words.plain("site-missing-title"),
        "missing_text": words.plain("site-missing-text"),
    }
