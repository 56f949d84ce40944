"""Pages that are one block of HTML go past Markdown, with the same bytes."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import markdown
import pytest

from scripts.pages.one_block import is_one_block, on_page_markdown
from scripts.pages.page import GeneratedPage

BODY = """<h1 id="a">A &amp; B ♠</h1>
<p>*no emphasis*, [no](link), `no code` <a href="#x&amp;y">۳</a> <bdi>10♥</bdi>
    <em>indented</em><br>
<!-- a comment -->
<table><tr><td>1<td>2</table>

<ul><li>an empty line before is dropped</ul>
<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>
<script>if (1 < 2 && "</p>") {}</script>
<pre>def f():
    return 1</pre>"""


def below_front_matter(page: GeneratedPage) -> str:
    return page.text().split("---\n", 2)[2]


def handed_on(text: str) -> Any:
    page = SimpleNamespace(content=None)
    assert on_page_markdown(text, page=page) == text  # type: ignore[arg-type]
    return page


def test_a_generated_page_is_one_block_and_gets_what_markdown_would_give() -> None:
    text = below_front_matter(GeneratedPage("index.md", "T", "D", BODY))
    page = handed_on(text)
    page.render(None, None)
    assert page.content == markdown.markdown(text, extensions=["attr_list"])
    assert "an empty line before is dropped" in page.content


@pytest.mark.parametrize(
    "text",
    [
        "# A heading\n\nand *prose*",
        "<div>\n<p>one</p>\n</div>\n\n*and more*",
        "<div>\n<p>one</p>\n\n<p>two</p>\n</div>",
        "<p>\n</p>",
    ],
)
def test_what_is_not_one_block_is_left_to_markdown(text: str) -> None:
    assert not is_one_block(text)
    assert not hasattr(handed_on(text), "render")
