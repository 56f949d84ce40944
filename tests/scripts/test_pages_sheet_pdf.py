"""The sheets as PDF: the same bytes twice, one or two pages, fonts inside, the words in it."""

from __future__ import annotations

import json
import re
import zlib
from pathlib import Path

import pytest

import games
from games import rulebook
from games.rulebook import RuleBook
from scripts.errors import BuildError
from scripts.pages import sheet_pdf
from scripts.pages.print_fonts import PRINT_FONTS, families, write_fonts
from scripts.pages.sheet_pdf import pages, set_sheet, sheet_content, write_sheets
from scripts.plan import BuildPlan
from scripts.rulebook.build import write_rulebook

LANGUAGES = ("en", "fa", "uk")


@pytest.fixture(scope="module")
def plan(root: Path, tmp_path_factory: pytest.TempPathFactory) -> BuildPlan:
    """A build of the sheets alone."""
    folder = tmp_path_factory.mktemp("sheets")
    plan = BuildPlan(root=root, cache=folder / "cache", out=folder / "out", jobs=2)
    plan.cache.mkdir()
    write_rulebook(plan)
    write_sheets(plan)
    return plan


@pytest.fixture(scope="module")
def book(plan: BuildPlan) -> RuleBook:
    return rulebook.load()


def sheet(plan: BuildPlan, key: str, language: str) -> bytes:
    return (plan.out / language / "games" / key / "sheet" / f"{key}-{language}.pdf").read_bytes()


def streams(pdf: bytes) -> list[bytes]:
    """The streams of a PDF, inflated where they are deflated."""
    found = []
    for match in re.finditer(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL):
        try:
            found.append(zlib.decompress(match[1]))
        except zlib.error:
            found.append(match[1])
    return found


def letters(pdf: bytes) -> set[str]:
    """Every character that a reader's program can copy out of the PDF: the right sides of its ToUnicode maps."""
    found: set[str] = set()
    for stream in streams(pdf):
        if b"begincmap" not in stream:
            continue
        for block in re.findall(rb"beginbfchar(.*?)endbfchar", stream, re.DOTALL):
            for _, text in re.findall(rb"<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>", block):
                found |= set(bytes.fromhex(text.decode()).decode("utf-16-be"))
        for block in re.findall(rb"beginbfrange(.*?)endbfrange", stream, re.DOTALL):
            for low, high, text in re.findall(rb"<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>", block):
                first = bytes.fromhex(text.decode()).decode("utf-16-be")
                found |= {chr(ord(first[-1]) + at) for at in range(int(high, 16) - int(low, 16) + 1)}
    return found


def test_two_builds_are_the_same_bytes(plan: BuildPlan, tmp_path: Path) -> None:
    # All three languages are among the pages that are built from nothing and after another build.
    again = BuildPlan(
        root=plan.root, cache=tmp_path / "another folder", out=tmp_path / "out", languages=("fa",), jobs=1
    )
    again.cache.mkdir()
    write_sheets(again)
    for key in games.keys():  # noqa: SIM118 - a function, not a mapping
        assert sheet(plan, key, "fa") == sheet(again, key, "fa"), key


def test_a_second_build_sets_nothing_anew(plan: BuildPlan, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> bytes:
        raise AssertionError("a sheet was set again")

    monkeypatch.setattr(sheet_pdf, "set_sheet", refuse)
    assert ", 0 set anew" in write_sheets(plan)


@pytest.mark.parametrize("key", games.keys())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_has_at_most_two_pages_of_a4_and_is_small(plan: BuildPlan, key: str, language: str) -> None:
    pdf = sheet(plan, key, language)
    assert 1 <= pages(pdf) <= 2
    boxes = set(re.findall(rb"/MediaBox\s*\[([^\]]*)\]", b"".join([pdf, *streams(pdf)])))
    assert [[round(float(side)) for side in box.split()] for box in boxes] == [[0, 0, 595, 842]]
    assert len(pdf) < 150_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fonts_are_those_of_the_language_and_are_inside(plan: BuildPlan, language: str) -> None:
    everything = b"".join([sheet(plan, "scat", language), *streams(sheet(plan, "scat", language))])
    named = {name.decode() for name in re.findall(rb"/FontName\s*/[A-Z]{6}\+([A-Za-z0-9-]+)", everything)}
    allowed = {f"{family.replace(' ', '')}-{style}" for family in families(language) for style in ("Regular", "Bold")}
    assert named and named <= allowed
    assert len(re.findall(rb"/FontDescriptor\b", everything)) > 0
    assert everything.count(b"/FontName") == len(re.findall(rb"/FontFile[23]\b", everything))


@pytest.mark.parametrize("key", games.keys())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_of_the_sheet_can_be_copied_out(plan: BuildPlan, book: RuleBook, key: str, language: str) -> None:
    content = sheet_content(book, language, key)
    text = "".join(clause["title"] for section in content["sections"] for clause in section["clauses"])
    text += "".join(
        piece
        for section in content["sections"]
        for clause in section["clauses"]
        for piece in clause["text"]
        if isinstance(piece, str)
    )
    wanted = {letter for letter in text if not letter.isspace() and letter not in "\u200c\u200d"}
    assert wanted - letters(sheet(plan, key, language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_says_every_clause_by_the_usual_options(book: RuleBook, language: str) -> None:
    words = book.words(language)
    for key in book.keys:
        content = sheet_content(book, language, key)
        titles = [clause["title"] for section in content["sections"] for clause in section["clauses"]]
        clauses = [one for one in book.game(key).clauses.values() if one.kind != "derived"]
        assert titles == [words.plain(one.id, "title") for one in clauses]
        assert len(content["options"]) == len(book.game(key).options)
    lives = next(
        clause
        for section in sheet_content(book, language, "scat")["sections"]
        for clause in section["clauses"]
        if clause["title"] == words.plain("scat.lives.start", "title")
    )
    assert {"en": "3", "fa": "۳", "uk": "3"}[language] in lives["text"]


def test_a_sheet_that_is_too_long_fails_and_says_what_to_do(plan: BuildPlan, book: RuleBook, root: Path) -> None:
    content = sheet_content(book, "en", "scat")
    content["sections"] = content["sections"] * 6
    template = (root / "scripts/pages/sheet.typ").read_bytes()
    with pytest.raises(BuildError, match="does not fit on two pages"):
        set_sheet(template, json.dumps(content), write_fonts(root, plan.cache))


def test_a_letter_that_no_font_has_fails_the_build(plan: BuildPlan, book: RuleBook, root: Path) -> None:
    content = sheet_content(book, "en", "scat")
    content["title"] += " 漢"
    template = (root / "scripts/pages/sheet.typ").read_bytes()
    with pytest.raises(BuildError, match=r"sheet\.typ"):
        set_sheet(template, json.dumps(content), write_fonts(root, plan.cache))


def test_each_font_is_of_one_weight() -> None:
    assert {font.weight for font in PRINT_FONTS} == {400, 700}
    assert {font.family for font in PRINT_FONTS if font.cut.weights is None} == {"Varaq suits"}
