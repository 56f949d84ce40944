"""What the checks after the build look at in an HTML page: its language, titles, ids, links and JSON-LD."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any, NamedTuple

# Where a page asks for something by itself, as opposed to a link that a reader follows.
_REQUESTS = {
    "audio": "src",
    "embed": "src",
    "iframe": "src",
    "img": "src",
    "input": "src",
    "link": "href",
    "object": "data",
    "script": "src",
    "source": "src",
    "track": "src",
    "video": "src",
}


class PageLink(NamedTuple):
    """An address in a page. ``follows`` is true for what a reader clicks, false for what the browser loads.

    ``language`` is the ``hreflang``; ``relation`` the ``rel`` of a ``<link>``, or where else the page names the
    address: ``json-ld``, or a property such as ``og:image``.
    """

    address: str
    line: int
    follows: bool
    language: str | None = None
    relation: str | None = None


@dataclass(slots=True)
class Page:
    """One page as read."""

    lang: str | None = None
    dir: str | None = None
    titles: int = 0
    title: str = ""
    description: str = ""
    hidden: bool = False
    """Whether the page asks search engines not to list it."""
    ids: dict[str, int] = field(default_factory=dict)
    repeated: list[tuple[str, int]] = field(default_factory=list)
    links: list[PageLink] = field(default_factory=list)
    linked_data: list[tuple[str, int]] = field(default_factory=list)
    """The JSON-LD blocks, each with its line."""


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.page = Page()
        self._kept: list[str] | None = None
        """The text of the title or JSON-LD block that is being read."""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        line = self.getpos()[0]
        if (identity := given.get("id")) is not None:
            if identity in self.page.ids:
                self.page.repeated.append((identity, line))
            self.page.ids[identity] = line
        if tag == "html":
            self.page.lang, self.page.dir = given.get("lang"), given.get("dir")
        elif tag == "title":
            self.page.titles += 1
            self._kept = []
        elif tag == "script" and given.get("type") == "application/ld+json":
            self._kept = []
        elif tag == "meta":
            self._meta(given, line)
        elif tag in ("a", "area") and (address := given.get("href")) is not None:
            self.page.links.append(PageLink(address, line, True, given.get("hreflang")))
        elif tag in _REQUESTS and (address := given.get(_REQUESTS[tag])) is not None:
            relation = given.get("rel")
            named = tag == "link" and relation in ("canonical", "alternate")  # named, not loaded
            self.page.links.append(PageLink(address, line, named, given.get("hreflang"), relation))

    def _meta(self, given: dict[str, str | None], line: int) -> None:
        content = given.get("content") or ""
        if given.get("name") == "description":
            self.page.description = content
        elif given.get("name") == "robots":
            self.page.hidden = "noindex" in content
        elif (named := given.get("property")) in ("og:url", "og:image"):
            self.page.links.append(PageLink(content, line, True, relation=named))
        elif (given.get("http-equiv") or "").lower() == "refresh":
            self.page.links.append(PageLink(content.partition("url=")[2], line, True, relation="refresh"))

    def handle_data(self, data: str) -> None:
        if self._kept is not None:
            self._kept.append(data)

    def handle_endtag(self, tag: str) -> None:
        if self._kept is None or tag not in ("title", "script"):
            return
        text, line = "".join(self._kept), self.getpos()[0]
        self._kept = None
        if tag == "title":
            self.page.title = self.page.title or " ".join(text.split())
            return
        self.page.linked_data.append((text, line))
        try:
            addresses = set(_addresses(json.loads(text)))
        except ValueError:
            return  # the schema check says so
        self.page.links += [PageLink(address, line, True, relation="json-ld") for address in sorted(addresses)]


def _addresses(data: Any) -> Iterator[str]:
    """The addresses of our own pages in JSON-LD."""
    if isinstance(data, list):
        for one in data:
            yield from _addresses(one)
    elif isinstance(data, dict):
        for name, value in data.items():
            if name in ("@id", "url", "item") and isinstance(value, str):
                yield value
            else:
                yield from _addresses(value)


def read_page(text: str) -> Page:
    """The page of that HTML."""
    reader = _Reader()
    reader.feed(text)
    reader.close()
    return reader.page
