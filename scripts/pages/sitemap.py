"""Sitemaps: one a language, in which every page names itself in all languages, one of the pages that belong to no
language, and an index of them; and ``robots.txt``, which names the index."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from games.rulebook import RuleBook
from scripts.api.book import COMMON

OTHERS: Final = "pages"
"""The folder-less sitemap is ``sitemap-pages.xml``: landing page and permanent pages of clauses."""

_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
_SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9"
_XHTML = "http://www.w3.org/1999/xhtml"


def last_changes(book: RuleBook, languages: Iterable[str]) -> dict[str, str]:
    """By page folder, such as ``fa/games/scat/``, the day on which a rule on it last changed, as its history says.

    Pages that follow from more than the rules are not there: when they changed is not known from the data.
    """

    def newest(key: str) -> str:
        return max(change.date for clause in book.game(key).clauses.values() for change in clause.history)

    common = newest(COMMON)
    found = {}
    for key in book.keys:
        date = max(newest(key), common)
        found.update({f"{language}/games/{key}/": date for language in languages})
    for key in (*book.keys, COMMON):
        for id, clause in book.game(key).clauses.items():
            found[f"clauses/{id}/"] = clause.history[-1].date
    return found


def write_sitemaps(
    out: Path, site_url: str, languages: Iterable[str], dates: Mapping[str, str], hidden: Collection[str] = ()
) -> int:
    """Write ``robots.txt``, ``sitemap.xml``, ``sitemap-pages.xml`` and ``language/sitemap.xml``; gives back how many
    pages they name.

    ``dates`` is what ``last_changes`` gives; ``hidden`` are the pages, as paths in the site, that ask not to be listed.
    """
    languages = tuple(languages)
    folders: dict[str, list[str]] = {language: [] for language in (*languages, OTHERS)}
    for page in sorted(out.rglob("index.html")):
        name = page.relative_to(out).as_posix()
        first = name.partition("/")[0]
        if name not in hidden:
            folders[first if first in languages else OTHERS].append(name.removesuffix("index.html"))
    files = {f"{language}/sitemap.xml": folders[language] for language in languages}
    files[f"sitemap-{OTHERS}.xml"] = folders[OTHERS]
    for file, pages in files.items():
        entries = "".join(_entry(site_url, languages, folder, dates.get(folder)) for folder in pages)
        (out / file).write_text(
            f'{_HEAD}<urlset xmlns="{_SCHEMA}" xmlns:xhtml="{_XHTML}">\n{entries}</urlset>\n', encoding="utf-8"
        )
    index = "".join(f"<sitemap><loc>{escape(site_url + file)}</loc></sitemap>\n" for file in files)
    (out / "sitemap.xml").write_text(
        f'{_HEAD}<sitemapindex xmlns="{_SCHEMA}">\n{index}</sitemapindex>\n', encoding="utf-8"
    )
    (out / "robots.txt").write_text(f"User-agent: *\nAllow: /\nSitemap: {site_url}sitemap.xml\n", encoding="utf-8")
    return sum(map(len, files.values()))


def _entry(site_url: str, languages: tuple[str, ...], folder: str, date: str | None) -> str:
    """A page; one of a language, or the landing page, names its alternates."""
    first, _, rest = folder.partition("/")
    links: list[tuple[str, str]] = []
    if first in languages:
        links = [(other, f"{site_url}{other}/{rest}") for other in languages]
        links.append(("x-default", f"{site_url}{languages[0]}/{rest}"))
    elif not folder:
        links = [*((other, f"{site_url}{other}/") for other in languages), ("x-default", site_url)]
    alternates = "".join(
        f'<xhtml:link rel="alternate" hreflang={quoteattr(name)} href={quoteattr(address)}/>' for name, address in links
    )
    lastmod = "" if date is None else f"<lastmod>{date}</lastmod>"
    return f"<url><loc>{escape(site_url + folder)}</loc>{lastmod}{alternates}</url>\n"
