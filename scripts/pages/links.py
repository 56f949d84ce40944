"""The link check over the built site: every page in every language, every address, every anchor."""

from __future__ import annotations

import hashlib
import platform
import posixpath
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import unquote, urlsplit

from scripts import files
from scripts.errors import BuildError
from scripts.pages import html_page
from scripts.pages.html_page import Page, PageLink, read_page

_SETTING = "="
"""What a fragment has that is no id but settings for the page's script, such as ``#seats=2&bots=sensible``."""


def read_site(out: Path, kept: Path | None = None) -> dict[str, Page]:
    """Every HTML page under ``out`` by its path, such as ``fa/games/scat/index.html``.

    ``kept`` is a file with the pages that were read before, by their bytes; it is written anew with those of now.
    """
    before: dict[bytes, Page] = {} if kept is None else files.kept(kept, _recipe()) or {}
    now: dict[bytes, Page] = {}
    pages = {}
    for path in sorted(out.rglob("*.html")):
        content = path.read_bytes()
        digest = hashlib.sha256(content).digest()
        now[digest] = before[digest] if digest in before else read_page(content.decode("utf-8"))
        pages[path.relative_to(out).as_posix()] = now[digest]
    if kept is not None and now.keys() != before.keys():
        files.keep(kept, _recipe(), now)
    return pages


def _recipe() -> str:
    """A digest of what reads a page."""
    return hashlib.sha256(Path(html_page.__file__).read_bytes()).hexdigest() + platform.python_version()


def resolve(page: str, address: str) -> str | None:
    """The path in the site that ``address`` on ``page`` leads to, ``index.html`` added to a folder.

    ``None`` if it leads out of the site.
    """
    target = posixpath.normpath(posixpath.join(posixpath.dirname(page), unquote(address) or "."))
    if address == "":
        return page
    if target == ".." or target.startswith("../"):
        return None
    last = address.rpartition("/")[2]
    if last in ("", ".", ".."):
        return posixpath.normpath(f"{target}/index.html")
    return target


def check_site(
    out: Path, directions: Mapping[str, str], site_url: str | None, pages: Mapping[str, Page] | None = None
) -> list[BuildError]:
    """All findings: dead links and anchors, requests to other sites, absolute paths, wrong ``lang`` or ``dir``,
    repeated ids, pages that a language lacks, alternates that do not answer each other.

    ``directions`` has the languages of the site with ``ltr`` or ``rtl``; ``pages`` are those of ``read_site``, where
    they have been read already.
    """
    pages = read_site(out) if pages is None else pages
    there = {path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file()}
    languages = tuple(directions)
    findings: list[BuildError] = []
    for name, page in pages.items():
        findings += _check_frame(name, page, directions, pages)
        for link in page.links:
            finding = _check_link(name, link, pages, there, site_url)
            if finding is not None:
                findings.append(finding)
        findings += _check_alternates(name, page, languages, site_url)
    return findings


def _language_of(name: str, languages: tuple[str, ...]) -> str | None:
    first = name.partition("/")[0]
    return first if first in languages else None


def _check_frame(name: str, page: Page, directions: Mapping[str, str], pages: Mapping[str, Page]) -> list[BuildError]:
    findings = []
    language = _language_of(name, tuple(directions))
    if page.titles < 1:
        findings.append(BuildError("the page has no title", where=name))
    if page.lang is None or page.dir is None:
        findings.append(BuildError("the html element lacks lang or dir", where=name))
    elif language is not None and (page.lang, page.dir) != (language, directions[language]):
        findings.append(
            BuildError(
                f"the html element says lang={page.lang} dir={page.dir} in the folder of '{language}'", where=name
            )
        )
    for identity, line in page.repeated:
        findings.append(BuildError(f"the id '{identity}' is there twice", where=f"{name}:{line}"))
    if language is not None:
        rest = name.partition("/")[2]
        for other in directions:
            if f"{other}/{rest}" not in pages:
                findings.append(BuildError(f"the page does not exist in '{other}'", where=name))
    return findings


def _check_link(
    name: str, link: PageLink, pages: Mapping[str, Page], there: set[str], site_url: str | None
) -> BuildError | None:
    where = f"{name}:{link.line}"
    address = link.address
    if site_url is not None and address.startswith(site_url):
        target: str | None = address.removeprefix(site_url)
        path, _, fragment = str(target).partition("#")
        target = resolve("index.html", path or "./")
    else:
        try:
            parts = urlsplit(address)
        except ValueError:
            return BuildError(f"'{address}' is no address", where=where)
        if parts.scheme in ("http", "https", "mailto") or parts.netloc:
            if link.follows and link.relation is None and parts.scheme in ("http", "https", "mailto"):
                return None
            return BuildError(f"the page asks another site for '{address}'", where=where, todo="ship it ourselves")
        if parts.scheme == "data" and not link.follows:
            return None
        if parts.scheme:
            return BuildError(f"'{address}' has a scheme that is not meant to be here", where=where)
        if parts.path.startswith("/"):
            if posixpath.basename(name) == "404.html":
                return None  # shown at any depth, so that it cannot know a relative address
            return BuildError(
                f"the address '{address}' is absolute", where=where, todo="a site in a sub-folder needs relative ones"
            )
        fragment = unquote(parts.fragment)
        target = resolve(name, parts.path)
    if target is None:
        return BuildError(f"'{address}' leads out of the site", where=where)
    if target not in there:
        folder = f"{target}/index.html" in there
        todo = "put a slash at its end" if folder else None
        return BuildError(f"'{address}' leads to {target}, which does not exist", where=where, todo=todo)
    if fragment and _SETTING not in fragment and target in pages and fragment not in pages[target].ids:
        return BuildError(f"'{address}' leads to an id that {target} does not have", where=where)
    return None


def _check_alternates(name: str, page: Page, languages: tuple[str, ...], site_url: str | None) -> list[BuildError]:
    """Every page in a language's folder offers itself in all of them, and in the head too if the site's address is
    known. Since every page does, alternates answer each other."""
    language = _language_of(name, languages)
    if language is None or posixpath.basename(name) == "404.html":
        return []
    rest = name.partition("/")[2]
    expected = {other: f"{other}/{rest}" for other in languages}
    offered = {
        link.language: resolve(name, urlsplit(link.address).path)
        for link in page.links
        if link.language and link.relation is None and not urlsplit(link.address).scheme
    }
    findings = []
    if offered != expected:
        findings.append(BuildError(f"the language links lead to {sorted(map(str, offered.values()))}", where=name))
    if site_url is not None and not page.hidden:  # one that asks not to be listed names the page that is
        named = {
            link.language: resolve("index.html", link.address.removeprefix(site_url))
            for link in page.links
            if link.relation == "alternate" and link.language not in (None, "x-default")
        }
        defaults = [link for link in page.links if link.relation == "alternate" and link.language == "x-default"]
        canonical = [
            resolve("index.html", link.address.removeprefix(site_url))
            for link in page.links
            if link.relation == "canonical"
        ]
        if named != expected or len(defaults) != 1:
            findings.append(BuildError("the alternates in the head are not those of this page", where=name))
        if canonical != [name]:
            findings.append(BuildError(f"the canonical address is {canonical}, not this page's", where=name))
    return findings
