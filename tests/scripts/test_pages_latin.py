"""English words in a Persian line."""

from __future__ import annotations

import pytest

from scripts.pages.latin import isolate_latin


def ltr(text: str) -> str:
    return f'<bdi dir="ltr" lang="en">{text}</bdi>'


def address(text: str) -> str:
    return f'<bdi dir="ltr">{text}</bdi>'


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("«Scat»، pagat.com", f"«{ltr('Scat')}»، {address('pagat.com')}"),
        ("«What are the rules of 31?»، x.com", f"«{ltr('What are the rules of 31?')}»، {address('x.com')}"),
        ("«Thirty-one (card game)»", f"«{ltr('Thirty-one (card game)')}»"),
        ("اسکت (Scat) است", f"اسکت ({ltr('Scat')}) است"),
        ("پروانهٔ MIT.", f"پروانهٔ {ltr('MIT')}."),
        ("۳۱ & <", "۳۱ &amp; &lt;"),
    ],
)
def test_a_latin_run_is_isolated_with_the_mark_that_belongs_to_it(text: str, html: str) -> None:
    assert str(isolate_latin(text)) == html
