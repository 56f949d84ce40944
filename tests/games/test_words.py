"""Texts put into words: each kind of argument and form, and every shipped text held against fluent.runtime."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from games.cards import HIDDEN, Card, card, cards
from games.languages import Language
from games.segments import CardText, Emphasis, Link, NumberText, Text
from games.words import BadArgument, Name, Notation, UnknownText, Words
from scripts.rulebook.cldr import language_json
from scripts.rulebook.findings import Findings
from scripts.rulebook.fluent import Message, compile_text
from scripts.rulebook.texts import Texts, read_texts, text_folders

LANGUAGES = ("en", "fa", "uk")


def words_of(text: str, lang: str = "en") -> Words:
    findings = Findings(Path("/nowhere"))
    messages = compile_text(Path("/nowhere/test.ftl"), text, findings)
    assert list(findings) == []
    language = Language.from_json(lang, language_json(lang))
    return Words(language, {message.id: message.compiled() for message in messages})


def test_dotted_and_hyphenated_names_are_the_same() -> None:
    words = words_of("scat-knock-once = Once.\n    .title = A title\n")
    assert words.plain("scat.knock.once") == words.plain("scat-knock-once") == "Once."
    assert words.plain("scat.knock.once", "title") == "A title"
    assert words.has("scat.knock.once") and words.has("scat.knock.once", "title")
    assert not words.has("scat.knock.twice") and not words.has("scat.knock.once", "why")


def test_attribute_of_a_value_with_a_point_is_found_by_either_spelling() -> None:
    words = words_of("opt = Three of a kind\n    .value-30-5 = 30½ points\n")
    assert words.plain("opt", "value-30.5") == words.plain("opt", "value-30-5") == "30½ points"


def test_number_argument_is_written_in_the_language_and_stays_typed() -> None:
    assert words_of("a = x { $n } y\n", "fa").segments("a", n=30.5) == (Text("x "), NumberText("۳۰٫۵"), Text(" y"))


def test_option_value_that_is_a_number_word_is_written_as_a_number() -> None:
    assert words_of("a = { $kind }\n", "uk").segments("a", kind="30.5") == (NumberText("30,5"),)


def test_exact_number_wins_over_its_category() -> None:
    words = words_of(
        "a = { $n ->\n    [0] none\n    [1] just one\n    [one] { $n } card\n   *[other] { $n } cards\n }\n"
    )
    assert [words.plain("a", n=n) for n in (0, 1, 2)] == ["none", "just one", "2 cards"]


UKRAINIAN_CARDS = """\
a = { $n ->
    [one] { $n } карта
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
 }
"""


# The forms of карта in RULES.md 6.5.
@pytest.mark.parametrize(
    ("number", "sentence"),
    [(1, "1 карта"), (3, "3 карти"), (5, "5 карт"), (21, "21 карта"), (112, "112 карт"), (30.5, "30,5 карти")],
)
def test_ukrainian_noun_follows_its_number(number: int | float, sentence: str) -> None:
    assert words_of(UKRAINIAN_CARDS, "uk").plain("a", n=number) == sentence


def test_yes_and_no_choose_and_cannot_be_shown() -> None:
    words = words_of("a = { $on ->\n    [yes] on\n   *[no] off\n }\nb = { $on }\n")
    assert words.plain("a", on=True) == "on"
    assert words.plain("a", on=False) == "off"
    with pytest.raises(BadArgument, match=r"\$on, which is yes or no"):
        words.plain("b", on=True)


def test_word_chooses_its_variant_and_another_word_the_default() -> None:
    words = words_of("a = { $why ->\n    [lowest] low\n    [30] thirty\n    [30.5] more\n   *[tied] level\n }\n")
    assert [words.plain("a", why=why) for why in ("lowest", "30", "30.5", "tied", "new")] == [
        "low",
        "thirty",
        "more",
        "level",
        "level",
    ]


def test_hidden_card_chooses_the_hidden_variant() -> None:
    words = words_of("a = { $card ->\n    [hidden] a card\n   *[other] the { $card }\n }\n")
    assert words.plain("a", card=HIDDEN) == "a card"
    assert words.segments("a", card=card("10S")) == (Text("the "), CardText(card("10S")))


def test_several_cards_stand_in_their_order_and_hide_together() -> None:
    words = words_of("a = { $cards ->\n    [hidden] three cards\n    [none] nothing\n   *[other] { $cards }\n }\n")
    assert words.plain("a", cards=cards("KS 10S 4H")) == "K♠ 10♠ 4♥"
    assert words.plain("a", cards=(HIDDEN,) * 3) == "three cards"
    assert words.plain("a", cards=()) == "nothing"


def test_several_numbers_are_a_list_of_the_language() -> None:
    text = "a = { $seats }\n"
    assert words_of(text).plain("a", seats=[1, 2, 3]) == "1, 2, and 3"
    assert words_of(text, "uk").plain("a", seats=(1, 2, 3)) == "1, 2 і 3"
    assert words_of(text, "fa").plain("a", seats=(1, 2)) == "۱ و ۲"


def test_inline_forms_stay_typed_with_placeables_inside() -> None:
    words = words_of("a = *All { $n }* [knock { $card }](term:knock), see [this](clause:scat.knock.once).\n")
    assert words.segments("a", n=2, card=card("AH")) == (
        Emphasis((Text("All "), NumberText("2"))),
        Text(" "),
        Link("term", "knock", (Text("knock "), CardText(card("AH")))),
        Text(", see "),
        Link("clause", "scat.knock.once", (Text("this"),)),
        Text("."),
    )
    assert words.plain("a", n=2, card=card("AH")) == "All 2 knock A♥, see this."


def test_literal_card_in_prose_is_a_card() -> None:
    assert words_of("a = The 10♠ counts.\n", "fa").segments("a") == (
        Text("The "),
        CardText(card("10S")),
        Text(" counts."),
    )


def test_quoted_sign_is_no_form() -> None:
    assert words_of('a = 2 {"*"} 3 {"["}x{"]"}(term:knock)\n').plain("a") == "2 * 3 [x](term:knock)"


def test_line_break_in_the_source_is_a_space() -> None:
    assert words_of("a = one\n    two\n").plain("a") == "one two"


def test_reference_to_another_text_is_followed() -> None:
    words = words_of("b = Scat\n    .short = S\na = { b } and { b.short }\n")
    assert words.plain("a") == "Scat and S"


def test_text_that_refers_to_itself_ends_in_an_error() -> None:
    with pytest.raises(UnknownText, match="refers to itself"):
        words_of("a = { b }\nb = { a }\n").plain("a")


def test_arguments_with_hyphens_come_in_a_mapping_or_with_underscores() -> None:
    words = words_of("a = { $min-knock }\n")
    assert words.plain("a", arguments={"min-knock": 17}) == words.plain("a", min_knock=17) == "17"


def test_isolated_plain_text_wraps_each_card_name_and_notation_alone() -> None:
    words = words_of("a = { $cards } or { $n }\nb = { $who } writes { $line }\n")
    assert words.plain("a", isolate=True, cards=cards("KS 4H"), n=2) == "\u2068K♠\u2069 \u20684♥\u2069 or 2"
    given: dict[str, Any] = {"who": Name("Ann"), "line": Notation("2 knock")}
    assert words.plain("b", isolate=True, **given) == "\u2068Ann\u2069 writes \u20662 knock\u2069"
    assert words.plain("b", **given) == "Ann writes 2 knock"


def test_unknown_text_is_named_with_the_nearest_one() -> None:
    with pytest.raises(UnknownText, match="no text «scat-knock-onse» in en; did you mean «scat-knock-once»"):
        words_of("scat-knock-once = Once.\n").plain("scat.knock.onse")


def test_unknown_attribute_is_named_with_those_that_there_are() -> None:
    with pytest.raises(UnknownText, match="no attribute «wy» in en; it has: title, why"):
        words_of("a = A\n    .why = W\n    .title = T\n").plain("a", "wy")


def test_missing_argument_is_named() -> None:
    with pytest.raises(BadArgument, match=r"«a» in en needs \$n, and got \$m"):
        words_of("a = { $n }\n").plain("a", m=1)


def test_value_of_another_kind_is_refused() -> None:
    arguments: dict[str, Any] = {"n": {1: 2}}
    with pytest.raises(BadArgument, match=r"got \{1: 2\} as \$n"):
        words_of("a = { $n }\n").plain("a", arguments=arguments)


# ---- every shipped text against the reference implementation

_MARKS = re.compile("[\u200e\u200f\u061c\u2068\u2069]")
_LINKS = re.compile(r"\[([^\[\]]*)\]\((?:term|clause):[a-z0-9.-]+\)")
_DIGITS = str.maketrans("۰۱۲۳۴۵۶۷۸۹٫٬", "0123456789.,")
_CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 3, 4, 5, 9, 11, 12, 21, 22, 25, 30, 31, 111, 1234, 0.5, 1.5, 30.5)


def comparable(text: str) -> str:
    """Plain text in which only the wording counts: Latin digits, one space, no marks of direction."""
    return " ".join(_MARKS.sub("", text).translate(_DIGITS).split())


def without_forms(text: str) -> str:
    return _LINKS.sub(r"\1", text).replace("*", "")


def for_fluent(value: Any, lang: str) -> Any:
    """The value as fluent.runtime can be given it, so that it chooses and shows the same."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Card):
        return "hidden" if value is HIDDEN else value.symbol
    if isinstance(value, tuple):
        if not value:
            return "none"
        if all(isinstance(one, Card) for one in value):
            return "hidden" if HIDDEN in value else " ".join(one.symbol for one in value)
        return format_list([str(one) for one in value], locale=lang)
    if isinstance(value, str) and re.fullmatch(r"\d+(\.\d+)?", value):
        return float(value) if "." in value else int(value)
    return value


def values_for(name: str, message: Message) -> tuple[Any, ...]:
    """What to give an argument: whatever its variants can be chosen by, or any kind of value if it has none."""
    keys: list[Any] = []
    for _, pattern in message.patterns():
        for selection in pattern.selections:
            if selection.argument == name:
                keys += selection.keys
    names = [key for key in keys if isinstance(key, str) and key not in _CATEGORIES]
    if {"yes", "no"} & set(names):
        return (True, False)
    if {"hidden"} & set(names):
        return (card("10H"), HIDDEN, cards("KS 10S 4H"), (HIDDEN, HIDDEN))
    if {"none"} == set(names):
        return (card("QD"), "none", cards("2C"))
    if names:
        return (*dict.fromkeys(names), *(str(key) for key in keys if not isinstance(key, str)), "anything")
    if keys:
        return NUMBERS
    return (*NUMBERS[:8], 30.5, card("10H"), cards("KS 10S 4H"), (1, 2, 3), (2,), "word")


def cases(message: Message, names: list[str]) -> Iterator[dict[str, Any]]:
    """A table of arguments: all combinations, or a hundred of them where there are more."""
    columns = [values_for(name, message) for name in names]
    count = math.prod(len(column) for column in columns)
    # The combinations of some texts are millions, so each is told from its number and none is made in vain.
    for number in range(count) if count <= 100 else random.Random(message.id).sample(range(count), 100):
        given = {}
        for name, column in zip(names, columns, strict=True):
            number, at = divmod(number, len(column))
            given[name] = column[at]
        yield given


@pytest.fixture(scope="module")
def texts(root: Path) -> Texts:
    findings = Findings(root)
    read = read_texts(root, LANGUAGES, findings)
    assert [str(finding) for finding in findings] == []
    return read


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_shipped_text_reads_as_fluent_and_babel_read_it(lang: str, texts: Texts, root: Path) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in text_folders(root):
        bundle.add_resource(FluentResource((folder / f"{lang}.ftl").read_text(encoding="utf-8")))
    words = Words(
        Language.from_json(lang, language_json(lang)),
        {message.id: message.compiled() for message in texts.messages[lang].values()},
    )
    compared = 0
    for message in texts.messages[lang].values():
        reference = bundle.get_message(message.id)
        for attribute, pattern in message.patterns():
            tree = reference.value if attribute is None else reference.attributes[attribute]
            for given in cases(message, sorted(pattern.arguments)):
                expected, errors = bundle.format_pattern(
                    tree, {name: for_fluent(value, lang) for name, value in given.items()}
                )
                assert errors == [], (message.id, given, errors)
                got = words.plain(message.id, attribute, arguments=given)
                hidden = HIDDEN.symbol in got
                if hidden:
                    got = re.sub(rf"{HIDDEN.symbol}(?: {HIDDEN.symbol})*", "hidden", got)
                assert comparable(got) == comparable(without_forms(expected)), (message.id, attribute, given)
                compared += 1
    assert compared > len(texts.messages[lang])
