"""Titles and descriptions as a list of results shows them: of the right length, each once in a language."""

from __future__ import annotations

import pytest

from scripts.pages.html_page import Page, read_page
from scripts.pages.titles import check_titles, shortened

GOOD = "A description of a page that is long enough to say what is there."


def page(title: str, description: str = GOOD, head: str = "") -> Page:
    return read_page(f'<title>{title}</title><meta name="description" content="{description}">{head}')


def said(pages: dict[str, Page]) -> list[str]:
    return [str(finding) for finding in check_titles(pages, ("en", "fa"))]


def test_the_same_title_in_two_languages_is_no_fault() -> None:
    assert said({"en/index.html": page("Scat"), "fa/index.html": page("Scat")}) == []


def test_a_page_that_is_not_to_be_listed_may_be_called_as_it_likes() -> None:
    assert said({"404.html": page("x" * 70, "", '<meta name="robots" content="noindex">')}) == []


@pytest.mark.parametrize(
    ("made", "finding"),
    [
        (page("x" * 66), "en/a.html: the title has 66 characters"),
        (page("Scat", "too short"), "en/a.html: the description has 9 characters: too short; write one of 50 to 160"),
        (page("Scat", "x" * 161), "en/a.html: the description has 161 characters"),
        (page("Scat", ""), "en/a.html: the description has 0 characters"),
    ],
)
def test_a_fault_is_named_with_its_page(made: Page, finding: str) -> None:
    assert [one[: len(finding)] for one in said({"en/a.html": made})] == [finding]


def test_two_pages_of_a_language_with_one_title_and_description() -> None:
    assert said({"en/a.html": page("Scat"), "en/b.html": page("Scat")}) == [
        "en/b.html: the title is that of en/a.html too: Scat; say what differs",
        f"en/b.html: the description is that of en/a.html too: {GOOD}; say what differs",
    ]


def test_a_long_text_is_shortened_to_whole_sentences_or_words() -> None:
    first = "The first sentence of this text is long enough to be a description of its own."
    assert shortened(first) == first
    assert shortened(f"{first} {'The second is much longer than there is room for. ' * 3}") == (
        f"{first} The second is much longer than there is room for."
    )
    cut = shortened("word, " * 60)
    assert cut.endswith("word…") and 150 < len(cut) <= 160
