"""Sitemaps: one a language, in which every page names itself in all languages, and an index of them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from xml.sax.saxutils import quoteattr

_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
_SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9"


def write_sitemaps(out: Path, site_url: str, languages: Iterable[str]) -> int:
    """Write ``sitemap.xml`` and ``language/sitemap.xml``; gives back how many pages they name."""
    languages = tuple(languages)
    count = 0
    for language in languages:
        entries = []
        for page in sorted((out / language).rglob("index.html")):
            folder = page.parent.relative_to(out / language).as_posix()
            path = "" if folder == "." else f"{folder}/"
            links = [(other, f"{site_url}{other}/{path}") for other in languages]
            links.append(("x-default", f"{site_url}{languages[0]}/{path}"))
            alternates = "".join(
                f'<xhtml:link rel="alternate" hreflang={quoteattr(name)} href={quoteattr(address)}/>'
                for name, address in links
            )
            entries.append(f"<url><loc>{site_url}{language}/{path}</loc>{alternates}</url>\n")
        count += len(entries)
        (out / language / "sitemap.xml").write_text(
            f'{_HEAD}<urlset xmlns="{_SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n{"".join(entries)}</urlset>\n',
            encoding="utf-8",
        )
    index = "".join(f"<sitemap><loc>{site_url}{name}/sitemap.xml</loc></sitemap>\n" for name in languages)
    (out / "sitemap.xml").write_text(
        f'{_HEAD}<sitemapindex xmlns="{_SCHEMA}">\n{index}</sitemapindex>\n', encoding="utf-8"
    )
    return count
