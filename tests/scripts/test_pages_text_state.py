"""What a page says of its translations."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from scripts.pages.text_state import all_drafts, state

STATES = {"a": "draft", "b": "draft", "c": "stale", "d": "proofread", "e": "reviewed"}


@pytest.fixture
def book() -> Any:
    """A rule book that knows only how far its texts have come."""
    return SimpleNamespace(text_state=lambda language, message: STATES[message])


@pytest.mark.parametrize(("message", "seen"), [("a", "draft"), ("c", "stale"), ("d", None), ("e", None)])
def test_a_reader_is_told_of_drafts_and_stale_texts_only(message: str, seen: str | None, book: Any) -> None:
    assert state(book, "fa", message) == seen


def test_the_source_language_has_no_state(book: Any) -> None:
    assert state(book, "en", "a") is None
    assert not all_drafts(book, "en", "ab")


@pytest.mark.parametrize(("messages", "said"), [("ab", True), ("abc", True), ("abd", False), ("c", False), ("", False)])
def test_a_page_says_it_once_only_if_nothing_on_it_was_proofread(messages: str, said: bool, book: Any) -> None:
    assert all_drafts(book, "uk", messages) is said
