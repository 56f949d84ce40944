"""How far the translations on a page have come: said once above it, and at each sentence that fell behind."""

from __future__ import annotations

from collections.abc import Iterable

from games.rulebook import RuleBook

SOURCE_LANGUAGE = "en"
"""The language that the others are translated from; its texts have no state."""


def state(book: RuleBook, language: str, message: str) -> str | None:
    """``draft`` or ``stale`` where a reader should know; ``None`` for the source and for what has been proofread."""
    if language == SOURCE_LANGUAGE:
        return None
    found = book.text_state(language, message)
    return found if found in ("draft", "stale") else None


def all_drafts(book: RuleBook, language: str, messages: Iterable[str]) -> bool:
    """Whether not one of these texts has been proofread: the page then says so once, not at every sentence."""
    states = {state(book, language, message) for message in messages}
    return "draft" in states and None not in states
