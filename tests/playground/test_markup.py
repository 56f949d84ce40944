"""Segments become HTML that is escaped, isolated and named for a screen reader."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.cards import HIDDEN, PACK, card
from games.rulebook import RuleBook
from games.segments import CardText, Emphasis, Link, NumberText, Segment, Text
from playground.markup import card_html, face_html, html, unlinked
from tests.playground.reading import elements, text

HOSTILE = '<script>alert("1")</script>&amp;\''


def test_a_card_is_isolated_and_named(rulebook: RuleBook) -> None:
    assert card_html(card("10H"), rulebook.words("en")) == (
        '<bdi class="card card-h" dir="ltr"><span role="img" aria-label="ten of hearts">10♥</span></bdi>'
    )


def test_a_card_on_a_table_has_rank_and_suit_apart_the_same_name_and_a_key(rulebook: RuleBook, lang: str) -> None:
    for one in PACK:
        face = face_html(one, rulebook.words(lang))
        (_, outer), (_, inner), (tag, _) = elements(face)
        assert outer == {"class": f"card face card-{one.suit.lower()}", "dir": "ltr", "data-card": str(one)}
        assert ("span", inner) in elements(card_html(one, rulebook.words(lang)))
        assert tag == "b"
        assert text(face) == one.symbol


@pytest.mark.parametrize(("code", "suit"), [("AS", "s"), ("2C", "c"), ("QD", "d"), ("KH", "h")])
def test_each_suit_has_a_class_for_its_colour(rulebook: RuleBook, code: str, suit: str) -> None:
    assert f'class="card card-{suit}"' in card_html(card(code), rulebook.words("fa"))


def test_every_card_has_its_own_name_in_every_language(rulebook: RuleBook, lang: str) -> None:
    words = rulebook.words(lang)
    names = {
        attributes["aria-label"]
        for one in (*PACK, HIDDEN)
        for tag, attributes in elements(card_html(one, words))
        if tag == "span"
    }
    assert len(names) == 53
    assert all(names)


def test_a_back_gives_nothing_away(rulebook: RuleBook, lang: str) -> None:
    for back in (card_html, face_html):
        shown = back(HIDDEN, rulebook.words(lang))
        assert text(shown) == "?"
        assert "data-card" not in shown


def test_texts_are_escaped(rulebook: RuleBook) -> None:
    segments = (Text(HOSTILE), Emphasis((Text(HOSTILE),)), Link("clause", 'x" onclick="y', (Text(HOSTILE),)))
    shown = html(segments, rulebook.words("en"), rules_url='"><script>', glossary_url='"><script>')
    assert [tag for tag, _ in elements(shown)] == ["em", "a"]
    assert text(shown) == HOSTILE * 3


@given(st.lists(st.text(max_size=20), max_size=4))
def test_any_text_comes_out_as_it_went_in(texts: list[str]) -> None:
    # No words are needed for plain texts, so none are made for each example.
    shown = html([Text(one) for one in texts], None, rules_url="", glossary_url="")  # type: ignore[arg-type]
    assert "<" not in shown
    assert shown.unescape() == "".join(texts)


@pytest.mark.parametrize(
    ("segments", "shown"),
    [
        ((NumberText("۳", "chips"), Text(" ژتون و "), NumberText("۲", "count"), Text(" ورق")), "۳~ژتون و ۲~ورق"),
        ((NumberText("3", "chips"), Text(" "), Link("term", "stake", (Text("chips"),))), "3~chips"),
        ((Text("Player "), NumberText("2", "seat"), Text(" has")), "Player 2 has"),  # counts nothing
        ((NumberText("2", "count"), Text(" — "), NumberText("3", "count"), Text(".")), "2 — 3."),
        ((Text("the "), NumberText("31"), Text(" ends it")), "the 31 ends it"),  # part of the text
        ((CardText(card("10H")), Text(" falls")), "10♥ falls"),
    ],
)
def test_no_line_ends_between_a_number_and_its_word(
    segments: tuple[Segment, ...], shown: str, rulebook: RuleBook
) -> None:
    made = html(segments, rulebook.words("uk"), rules_url="", glossary_url="")
    assert re.sub(r"<[^>]*>", "", made).replace("\u00a0", "~") == shown


def test_a_clause_is_a_link_to_the_rules_page(rulebook: RuleBook) -> None:
    link: Segment = Link("clause", "scat.knock.once", (Text("one knock"),))
    assert html((link,), rulebook.words("en"), rules_url="../../", glossary_url="") == (
        '<a class="clause-ref" href="../../#scat.knock.once">one knock</a>'
    )


def test_a_term_is_a_link_to_its_place_in_the_glossary(rulebook: RuleBook) -> None:
    link: Segment = Link("term", "knock", (Text("knocked"),))
    assert html((link,), rulebook.words("en"), rules_url="", glossary_url="../glossary/") == (
        '<a class="term" href="../glossary/#term.knock">knocked</a>'
    )
    assert 'href="../../../glossary/#term.knock"' in html((link,), rulebook.words("en"), rules_url="../")


def test_words_without_links_are_the_same_words(rulebook: RuleBook) -> None:
    inside: tuple[Segment, ...] = (Text("a "), Emphasis((Link("clause", "scat.end", (Text("b"),)),)), NumberText("3"))
    link: Segment = Link("term", "knock", inside)
    assert unlinked((link, Text(" c"))) == (Text("a "), Emphasis((Text("b"),)), NumberText("3"), Text(" c"))


@pytest.mark.parametrize(
    ("number", "shown"), [("17", "17"), ("۱۷", "۱۷"), ("30,5", "<bdi>30,5</bdi>"), ("−۵", "<bdi>−۵</bdi>")]
)
def test_a_number_with_a_sign_is_isolated(rulebook: RuleBook, number: str, shown: str) -> None:
    assert html((NumberText(number),), rulebook.words("fa"), rules_url="", glossary_url="") == shown


def test_a_card_in_a_sentence_is_a_card(rulebook: RuleBook) -> None:
    shown = html((Text("a "), CardText(card("AS"))), rulebook.words("uk"), rules_url="", glossary_url="")
    assert shown == "a " + card_html(card("AS"), rulebook.words("uk"))
