"""What a page says to a reader whose browser runs no script."""

from __future__ import annotations

from html.parser import HTMLParser

_VOID = frozenset(
    {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
)
_UNSEEN = frozenset({"script", "style", "template", "title", "select"})


class _Texts(HTMLParser):
    """Gathers, for every id, the text inside its element that is not hidden."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.texts: dict[str, list[str]] = {}
        self._open: list[tuple[str, str | None, bool]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        identity = given.get("id")
        if identity is not None:
            self.texts[identity] = []
        if tag not in _VOID:
            hidden = tag in _UNSEEN or "hidden" in given or (bool(self._open) and self._open[-1][2])
            self._open.append((tag, identity, hidden))

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        if self._open and not self._open[-1][2]:
            for _, identity, _ in self._open:
                if identity is not None:
                    self.texts[identity].append(data)


def readable(html: str) -> dict[str, str]:
    """By id the text that can be read in that element, spaces joined."""
    texts = _Texts()
    texts.feed(html)
    texts.close()
    return {identity: joined("".join(parts)) for identity, parts in texts.texts.items()}


def joined(text: str) -> str:
    """The text with every run of spaces and line breaks as one space."""
    return " ".join(text.split())
