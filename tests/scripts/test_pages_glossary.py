"""The glossary page and the table of terms: whole in every language, in the order of its alphabet."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.rulebook import RuleBook, load
from scripts.pages.alphabet import ALPHABETS, alphabetical
from scripts.pages.glossary_page import glossary_page, terms_page
from scripts.pages.terms import defined, uses


@pytest.fixture(scope="module")
def book() -> RuleBook:
    return load()


@pytest.mark.parametrize("lang", ["en", "fa", "uk"])
def test_every_defined_term_has_its_anchor_definition_and_other_languages(
    lang: str, root: Path, book: RuleBook
) -> None:
    body = glossary_page(root, book, lang).body
    entries = {part.partition('"')[0]: part for part in body.split('<section class="clause" id="term.')[1:]}
    assert set(entries) == {concept.id for concept in book.glossary.values() if concept.define}
    for id, entry in entries.items():
        text = re.sub(r"<[^>]+>", "", entry).replace("\u00a0", " ")
        words = book.glossary[id].words
        assert book.words(lang).plain(f"term-{id}", "definition") in text.replace("&#39;", "'"), id
        for other in {"en", "fa", "uk"} - {lang}:
            assert f'lang="{other}" dir="{book.words(other).dir}">{words[other].term}<' in entry, id
        for word in (*words[lang].synonyms, *words[lang].forms):
            assert f"<bdi>{word}</bdi>" in entry, id


def test_the_table_has_every_concept_in_every_language_and_what_to_avoid(root: Path, book: RuleBook) -> None:
    body = terms_page(root, book, "uk").body
    rows = {part.partition('"')[0]: part.partition("</tr>")[0] for part in body.split('<tr id="concept.')[1:]}
    assert set(rows) == set(book.glossary)
    for id, row in rows.items():
        assert all(words.term in row for words in book.glossary[id].words.values()), id
    assert '<s lang="uk" dir="ltr">костюм</s>' in rows["suit"] and "a suit of clothes" in rows["suit"]


def test_the_arrow_points_from_the_word_to_avoid_to_the_one_to_write(root: Path, book: RuleBook) -> None:
    arrows = {language: set(re.findall("[←→]", terms_page(root, book, language).body)) for language in book.languages}
    assert arrows == {"en": {"→"}, "fa": {"←"}, "uk": {"→"}}


def test_a_rule_uses_a_term_by_a_link_or_by_a_form_of_the_word(book: RuleBook) -> None:
    knock = [clause.id for clause in uses(book, book.glossary["knock"])]
    assert "scat.knock.once" in knock
    assert not [id for id in knock if not id.startswith(("scat.", "common."))]


def test_words_are_in_the_order_of_the_alphabet() -> None:
    assert sorted(["тягне", "їхати", "зі", "ґава", "ієна", "31", "газ"], key=lambda word: alphabetical("uk", word)) == [
        "31", "газ", "ґава", "зі", "ієна", "їхати", "тягне",
    ]  # fmt: skip
    assert sorted(["گشنیز", "چیپ", "پات", "خال", "آس", "ژتون"], key=lambda word: alphabetical("fa", word)) == [
        "آس", "پات", "چیپ", "خال", "ژتون", "گشنیز",
    ]  # fmt: skip


def test_the_alphabets_have_every_letter_of_the_terms(book: RuleBook) -> None:
    for concept in defined(book):
        for lang, words in concept.words.items():
            letters = {sign for sign in words.term.casefold() if sign.isalpha()}
            assert letters <= set(ALPHABETS[lang]), (lang, words.term)
