"""Numbers, plurals and lists of the three languages, held against Babel, which reads CLDR itself."""

from __future__ import annotations

import re

import pytest
from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal
from hypothesis import given
from hypothesis import strategies as st

from games.languages import Language
from scripts.rulebook.cldr import categories, language_json

LANGUAGES = {code: Language.from_json(code, language_json(code)) for code in ("en", "fa", "uk")}
PERSIAN = str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789")
MARKS = re.compile("[\u200e\u200f\u061c]")

numbers = st.one_of(
    st.integers(-(10**9), 10**9),
    st.integers(-(10**9), 10**9).map(lambda thousandths: thousandths / 1000),
)


@pytest.mark.parametrize("code", LANGUAGES)
@given(number=numbers)
def test_plural_category_is_the_one_of_cldr(code: str, number: int | float) -> None:
    assert LANGUAGES[code].plural(number) == Locale(code).plural_form(abs(number))


@pytest.mark.parametrize("code", LANGUAGES)
@given(number=numbers)
def test_number_is_written_as_cldr_writes_it_but_for_the_digits(code: str, number: int | float) -> None:
    expected = format_decimal(abs(number), locale=code, numbering_system="default")
    assert LANGUAGES[code].number(abs(number)).translate(PERSIAN) == expected.translate(PERSIAN)


@pytest.mark.parametrize("code", LANGUAGES)
def test_minus_sign_is_the_one_of_the_language(code: str) -> None:
    locale = Locale(code)
    minus = locale.number_symbols[locale.default_numbering_system]["minusSign"]
    assert LANGUAGES[code].number(-5) == minus + LANGUAGES[code].number(5)


@pytest.mark.parametrize(
    ("code", "number", "written"),
    [
        ("en", 1234, "1,234"),
        ("en", 30.5, "30.5"),
        ("fa", 0, "۰"),
        ("fa", 30.5, "۳۰٫۵"),
        ("fa", 10000, "۱۰٬۰۰۰"),
        ("uk", 30.5, "30,5"),
        ("uk", 1234, "1\u00a0234"),
        ("uk", 20.0, "20"),
    ],
)
def test_numbers_that_readers_will_meet(code: str, number: int | float, written: str) -> None:
    assert LANGUAGES[code].number(number) == written


# RULES.md 6.5: n mod 10 = 1 and n mod 100 ≠ 11 → one; 2–4 and not 12–14 → few; else many; fractions → other.
@pytest.mark.parametrize(
    ("number", "category"),
    [
        (0, "many"),
        (1, "one"),
        (2, "few"),
        (4, "few"),
        (5, "many"),
        (11, "many"),
        (12, "many"),
        (14, "many"),
        (21, "one"),
        (22, "few"),
        (25, "many"),
        (111, "many"),
        (121, "one"),
        (30.5, "other"),
    ],
)
def test_ukrainian_counts_by_its_four_categories(number: int | float, category: str) -> None:
    assert LANGUAGES["uk"].plural(number) == category


def test_whole_numbers_have_these_categories() -> None:
    assert categories("en") == {"one", "other"}
    assert categories("fa") == {"one", "other"}
    assert categories("uk") == {"one", "few", "many"}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("length", range(1, 7))
def test_list_has_the_joints_of_cldr_without_direction_marks(code: str, length: int) -> None:
    members = [f"m{number}" for number in range(length)]
    joints = (*LANGUAGES[code].between(length), "")
    joined = "".join(member + joint for member, joint in zip(members, joints, strict=True))
    assert joined == MARKS.sub("", format_list(members, locale=code))


def test_direction_and_name_come_with_the_language() -> None:
    assert (LANGUAGES["fa"].dir, LANGUAGES["fa"].name) == ("rtl", "فارسی")
    assert (LANGUAGES["uk"].dir, LANGUAGES["uk"].name) == ("ltr", "українська")


def test_infinity_is_no_number_for_words() -> None:
    with pytest.raises(ValueError, match="inf"):
        LANGUAGES["en"].number(float("inf"))
