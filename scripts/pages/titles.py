"""Titles and descriptions of the built pages, as a list of search results shows them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from scripts.errors import BuildError
from scripts.pages.html_page import Page

LONGEST_TITLE: Final = 65
DESCRIPTION: Final = range(50, 161)
"""How many characters a description may have: a shorter one says nothing, a longer one is cut off where it is shown."""

_END_OF_SENTENCE = re.compile(r"[.!?…؟](?=\s)")


def shortened(text: str) -> str:
    """``text``, or if it is too long for a description its first sentences, or its first words with an ellipsis."""
    if len(text) < DESCRIPTION.stop:
        return text
    ends = [end.end() for end in _END_OF_SENTENCE.finditer(text) if end.end() in DESCRIPTION]
    if ends:
        return text[: ends[-1]]
    words = text[: DESCRIPTION.stop - 2].rsplit(None, 1)[0]
    return words.rstrip(" ,،;؛:—–-") + "…"


def check_titles(pages: Mapping[str, Page], languages: Iterable[str]) -> list[BuildError]:
    """Titles and descriptions that are missing, too short or long, or the same on two pages of a language.

    Pages that ask not to be listed may be called as they like.
    """
    languages = tuple(languages)
    findings: list[BuildError] = []
    seen: dict[tuple[str, str, str], str] = {}
    for name, page in pages.items():
        if page.hidden:
            continue
        if len(page.title) > LONGEST_TITLE:
            findings.append(
                BuildError(
                    f"the title has {len(page.title)} characters: {page.title}",
                    where=name,
                    todo=f"at most {LONGEST_TITLE} are shown in a list of results; shorten it",
                )
            )
        if len(page.description) not in DESCRIPTION:
            findings.append(
                BuildError(
                    f"the description has {len(page.description)} characters: {page.description}",
                    where=name,
                    todo=f"write one of {DESCRIPTION.start} to {DESCRIPTION.stop - 1}",
                )
            )
        folder = name.partition("/")[0]
        language = folder if folder in languages else ""
        for what, said in (("title", page.title), ("description", page.description)):
            earlier = seen.setdefault((language, what, said), name)
            if said and earlier != name:
                findings.append(
                    BuildError(f"the {what} is that of {earlier} too: {said}", where=name, todo="say what differs")
                )
    return findings
