"""Typst: our own fonts only, the same bytes twice, right to left where the language is."""

from __future__ import annotations

import struct
from dataclasses import replace
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from games import rulebook
from scripts.errors import BuildError
from scripts.pages.cards import HEAVIEST, SIZE, social_cards
from scripts.pages.fonts import CUTS
from scripts.pages.typesetting import FAMILIES, Typesetter, families
from scripts.plan import BuildPlan


@pytest.fixture(scope="module")
def typesetter(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Typesetter:
    return Typesetter(root, tmp_path_factory.mktemp("typesetting"))


def test_every_cut_is_a_static_truetype_font_under_our_name(typesetter: Typesetter) -> None:
    for cut in CUTS:
        font = TTFont(typesetter.fonts() / f"{cut.name}-400.ttf")
        assert font["name"].getDebugName(1) == FAMILIES[cut.name]
        assert "fvar" not in font and font["OS/2"].usWeightClass == 400
        have = font.getBestCmap()
        assert [c for c in cut.characters if ord(c) not in have and not c.isspace() and c.isprintable()] == []
    assert TTFont(typesetter.fonts() / "vazirmatn-700.ttf")["OS/2"].usWeightClass == 700


def test_a_text_is_set_in_the_language_s_font_first() -> None:
    assert families("fa")[0] == FAMILIES["vazirmatn"]
    assert families("uk")[:2] == [FAMILIES["noto-sans-latin"], FAMILIES["noto-sans-cyrillic"]]


def test_what_typst_says_is_told_with_the_document(typesetter: Typesetter, tmp_path: Path) -> None:
    document = tmp_path / "bad.typ"
    document.write_text("#nothing", encoding="utf-8")
    with pytest.raises(BuildError, match=r"bad\.typ: Typst says: .*unknown variable: nothing"):
        typesetter.typeset(document, {}, "png")


def test_a_document_is_set_again_when_its_data_change(typesetter: Typesetter, tmp_path: Path) -> None:
    document = tmp_path / "word.typ"
    document.write_text(
        '#let data = json(bytes(sys.inputs.data))\n#set text(font: "Varaq Suits")\n#data.word', encoding="utf-8"
    )
    first = typesetter.typeset(document, {"word": "♠"}, "pdf")
    assert first.startswith(b"%PDF-")
    assert typesetter.typeset(document, {"word": "♠"}, "pdf") == first
    assert typesetter.typeset(document, {"word": "♥"}, "pdf") != first


def test_social_cards_are_the_same_bytes_again_of_the_size_that_is_announced(root: Path, tmp_path: Path) -> None:
    book = rulebook.load()
    plan = BuildPlan(root=root, cache=tmp_path / "a", out=tmp_path)
    made = social_cards(plan, book)
    again = social_cards(replace(plan, cache=tmp_path / "b", languages=("fa",)), book)
    assert again == {which: card for which, card in made.items() if which[0] == "fa"}
    assert set(made) == {(language, key) for language in ("en", "fa", "uk") for key in (*book.keys, "site")}
    for path, picture in made.values():
        assert struct.unpack(">II", picture[16:24]) == SIZE, path
        assert len(picture) <= HEAVIEST
    assert len({path for path, _ in made.values()}) == 15
