"""Fonts: small, the same bytes each time, and no letter of our texts without one."""

from __future__ import annotations

import dataclasses
import io
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from scripts.errors import BuildError
from scripts.pages import fonts

BUDGET = 60_000  # bytes a language, DESIGN.md §7


@pytest.fixture(scope="module")
def made(root: Path) -> dict[str, bytes]:
    return {cut.name: fonts.make(cut, (root / cut.package / cut.file).read_bytes()) for cut in fonts.CUTS}


@pytest.mark.parametrize("language", ["en", "fa", "uk"])
def test_the_fonts_of_a_language_are_within_the_budget(language: str, made: dict[str, bytes]) -> None:
    sizes = {cut.name: len(made[cut.name]) for cut in fonts.CUTS if language in cut.languages}
    assert 10_000 < sum(sizes.values()) <= BUDGET, sizes


def test_a_font_is_the_same_bytes_each_time(root: Path, made: dict[str, bytes]) -> None:
    again = {cut.name: fonts.make(cut, (root / cut.package / cut.file).read_bytes()) for cut in fonts.CUTS}
    assert again == made


def test_a_font_has_the_letters_and_the_weights_that_the_style_sheet_promises(made: dict[str, bytes]) -> None:
    for cut in fonts.CUTS:
        font = TTFont(io.BytesIO(made[cut.name]))
        visible = {ord(letter) for letter in cut.characters if not letter.isspace() and letter.isprintable()}
        assert visible <= set(font.getBestCmap()), cut.name
        if cut.weights is not None:
            (axis,) = font["fvar"].axes
            assert (axis.axisTag, axis.minValue, axis.maxValue) == ("wght", *cut.weights), cut.name


def test_persian_letters_still_join(made: dict[str, bytes]) -> None:
    font = TTFont(io.BytesIO(made["vazirmatn"]))
    features = {record.FeatureTag for record in font["GSUB"].table.FeatureList.FeatureRecord}
    assert {"init", "medi", "fina"} <= features


@pytest.mark.parametrize("language", ["en", "fa", "uk"])
def test_every_character_of_the_texts_has_a_font(language: str, root: Path) -> None:
    folders = [*sorted((root / "games").glob("*/text")), root / "playground" / "text", root / "docs" / "text"]
    texts = [
        line
        for folder in folders
        for line in (folder / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    ]
    assert len(texts) > 300
    assert fonts.uncovered(texts, language) == set()


def test_a_letter_without_a_font_is_found() -> None:
    assert fonts.uncovered(["Ω and a"], "en") == {"Ω"}


def test_a_letter_that_the_font_does_not_have_is_an_error(root: Path) -> None:
    cut = dataclasses.replace(fonts.CUTS[-1], characters="♠Ж")
    with pytest.raises(BuildError, match="the font has no Ж; take the characters out"):
        fonts.make(cut, (root / cut.package / cut.file).read_bytes())


def test_a_missing_package_is_an_error_that_says_what_to_run(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"vazirmatn/.*the font is missing; run python3 scripts/build\.py"):
        fonts.cached(fonts.CUTS[0], tmp_path, tmp_path / "cache")


def test_a_font_in_the_cache_is_not_made_again(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = fonts.cached(fonts.CUTS[-1], root, tmp_path)
    monkeypatch.setattr(fonts, "make", lambda *_: pytest.fail("made again"))
    assert fonts.cached(fonts.CUTS[-1], root, tmp_path) == first


def test_neighbours_are_joined_in_the_range_of_a_style_sheet() -> None:
    cut = dataclasses.replace(fonts.CUTS[0], characters="abcz♠")
    assert cut.unicode_range == "U+61-63,U+7A,U+2660"


def test_the_notices_hold_each_licence_once(root: Path) -> None:
    notices = fonts.notices(root)
    assert notices.count("SIL OPEN FONT LICENSE Version 1.1") == 3
    assert "vazirmatn (cut to: vazirmatn)" in notices
