"""The form of the position editor: every word of the notation has its field, every control its name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games import game, keys
from games.rulebook import RuleBook
from playground.editor import editor_body
from playground.page import Urls
from tests.playground.reading import elements

URLS = Urls("../", "../play/", "../examples/", "../../../../assets/pyodide/", "../../../../assets/play/")
HEADINGS = {"scat": "Scat", "skin": "Skin", "snitchems": "Snitch'ems", "inbetween": "In Between"}


@pytest.mark.parametrize("key", keys())
def test_an_editor_asks_for_every_word_of_the_notation(root: Path, key: str) -> None:
    notation = (root / "docs/dev/notation.md").read_text(encoding="utf-8")
    section = notation.split(f"\n## {HEADINGS[key]}\n")[1].split("\n## ")[0]
    words = set(re.findall(r"(?m)(?:^ {4}| {3,})position ([a-z]+) ", section))
    assert len(words) > 8
    assert {field.word for field in game(key).fields} == words


@pytest.mark.parametrize("key", keys())
def test_every_control_has_a_name(rulebook: RuleBook, lang: str, key: str) -> None:
    html = editor_body(rulebook, lang, key, URLS)
    ids = [one["id"] for _, one in elements(html) if one.get("id")]
    assert len(set(ids)) == len(ids)
    labelled = {one["for"] for tag, one in elements(html) if tag == "label" and "for" in one}
    for tag, one in elements(html):
        if one.get("data-part") in ("jump", "clause", "speed", "view", "pace"):
            continue  # in the bar every list stands inside of its label
        if tag in ("select", "textarea") or one.get("type") == "text":
            assert one.get("id") in labelled or one.get("aria-label"), one
    assert sum("data-card" in one for _, one in elements(html)) == 52
