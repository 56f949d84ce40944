"""What the checks after the build look at in an HTML page: its language, its ids and its links."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser

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


@dataclass(frozen=True, slots=True)
class PageLink:
    """An address in a page. ``follows`` is true for what a reader clicks, false for what the browser loads.

    ``language`` is the ``hreflang``; ``relation`` the ``rel`` of a ``<link>``.
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
    ids: dict[str, int] = field(default_factory=dict)
    repeated: list[tuple[str, int]] = field(default_factory=list)
    links: list[PageLink] = field(default_factory=list)


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.page = Page()

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
        elif tag in ("a", "area") and (address := given.get("href")) is not None:
            self.page.links.append(PageLink(address, line, True, given.get("hreflang")))
        elif tag in _REQUESTS and (address := given.get(_REQUESTS[tag])) is not None:
            relation = given.get("rel")
            named = tag == "link" and relation in ("canonical", "alternate")  # named, not loaded
            self.page.links.append(PageLink(address, line, named, given.get("hreflang"), relation))


def read_page(text: str) -> Page:
    """The page of that HTML."""
    reader = _Reader()
    reader.feed(text)
    reader.close()
    return reader.page
