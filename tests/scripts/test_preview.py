"""An edited text is put into the rule book with the states of its translations; all but new wordings is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from games import rulebook
from scripts.errors import BuildError
from scripts.preview import with_texts
from scripts.rulebook.findings import Findings
from scripts.rulebook.fluent import Message, compile_text
from scripts.rulebook.locks import Lock, english_hash


def message(text: str) -> Message:
    (found,) = compile_text(Path("en.ftl"), text, Findings(Path()))
    return found


def test_an_edited_english_text_makes_its_translations_stale() -> None:
    book, edited = rulebook.load(), message("scat-knock-once = Once.\n    .title = One knock\n")
    other = with_texts(book, {("scat-knock-once", "uk"): Lock("0" * 12, "proofread 2026-11-30", 1)}, {"en": [edited]})
    assert other.words("en").plain("scat.knock.once") == "Once."
    assert other.words("uk").plain("scat.knock.once") == book.words("uk").plain("scat.knock.once")
    assert other.text_state("uk", "scat.knock.once") == other.text_state("fa", "scat.knock.once") == "stale"
    assert other.text_state("uk", "scat.turn.draw") == book.text_state("uk", "scat.turn.draw")
    same = with_texts(book, {("scat-knock-once", "uk"): Lock(english_hash(edited), "draft", 1)}, {"en": [edited]})
    assert same.text_state("uk", "scat.knock.once") == "draft"


def test_an_edited_translation_keeps_its_state() -> None:
    book, edited = rulebook.load(), message("scat-knock-once = Раз.\n    .title = Раз\n")
    other = with_texts(book, {}, {"uk": [edited]})
    assert other.words("uk").plain("scat.knock.once") == "Раз."
    assert other.text_state("uk", "scat.knock.once") == book.text_state("uk", "scat.knock.once")


def test_a_new_text_is_left_to_the_whole_build() -> None:
    with pytest.raises(BuildError, match="'scat-no-such' is new"):
        with_texts(rulebook.load(), {}, {"en": [message("scat-no-such = New\n")]})
