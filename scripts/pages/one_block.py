"""MkDocs hook for pages that are one block of HTML, as all generated ones are: they go into the theme as they are.

Markdown would hand such a page on unchanged, after it has parsed it twice to find out; that was nine tenths of the
time of a site (docs/dev/figures.md). A page that is anything else is left to Markdown.
"""

from __future__ import annotations

from typing import Final

from mkdocs.structure.pages import Page
from mkdocs.structure.toc import TableOfContents

BEGINNING: Final = "<div>"
END: Final = "</div>"


def is_one_block(markdown: str) -> bool:
    """Whether the text is what ``GeneratedPage.text`` writes below its front matter: one ``div``, no empty line."""
    text = markdown.strip("\n")
    return text.startswith(f"{BEGINNING}\n") and text.endswith(f"\n{END}") and "\n\n" not in text


def on_page_markdown(markdown: str, page: Page, **_: object) -> str:
    """Replace the rendering of a page that needs none; called by MkDocs for each page before it is rendered."""
    if is_one_block(markdown):
        content = markdown.strip("\n")

        def render(*_: object) -> None:
            page.content = content
            page.toc = TableOfContents([])
            page.present_anchor_ids = set()  # MkDocs holds Markdown's links against them, and here are none
            page.links_to_anchors = {}

        page.render = render  # type: ignore[method-assign, assignment]
    return markdown
