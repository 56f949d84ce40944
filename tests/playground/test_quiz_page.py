"""The page of a quiz: whole without script, in every language, with links to clauses that exist."""

from __future__ import annotations

import gzip
import re

import pytest

import games
from games import quiz
from games.rulebook import RuleBook
from playground.page import Urls
from playground.quiz import quiz_body
from tests.playground.reading import elements, links, text

URLS = Urls(rules="../", play="../play/", examples="../examples/", engine="../../e/", scripts="../../assets/")


@pytest.fixture(params=games.keys())
def key(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def page(rulebook: RuleBook, lang: str, key: str) -> str:
    return quiz_body(rulebook, lang, key, URLS)


def questions_of(page: str) -> list[str]:
    return re.split(r'(?=<li class="step)', page[: page.rindex('</ol>\n<section class="quiz-end"')])[1:]


def test_every_question_has_its_table_choices_and_closed_answer(page: str, key: str) -> None:
    shown = questions_of(page)
    for one, html in zip(quiz.questions(key), shown, strict=True):
        assert f'data-question="{one.id}"' in html
        assert html.count('class="table ') == 1
        marked = [each["data-choice"] for _, each in elements(html) if "data-choice" in each]
        assert marked == ["right" if verdict.right else "wrong" for verdict in one.answer.verdicts]
        labels = re.findall(r'<span class="lesson-label">(.*?)</span>\n<p class="verdict"', html, re.DOTALL)
        assert len({text(label) for label in labels}) == len(labels)
        assert not re.search(r"<details[^>]* open", html)
        answer = html[html.index("<details") : html.index("</details>") + len("</details>")]
        assert f"<p><strong>{labels[one.answer.right]}</strong></p>" in answer
        assert {f"../#{clause}" for clause in one.answer.clauses} <= set(links(answer))


def test_every_clause_that_is_linked_exists(page: str, key: str, rulebook: RuleBook) -> None:
    rules, common = rulebook.game(key), rulebook.game("common")
    known = {*rules.clauses, *rules.options, *common.clauses}
    linked = {link.removeprefix("../#") for link in links(page) if link.startswith("../#")}
    assert linked <= known


def test_without_script_nothing_is_a_button_that_does_nothing(page: str) -> None:
    score = page[page.index('<section class="quiz-score"') : page.index("</section>")]
    end = page[page.index('<section class="quiz-end"') :]
    assert "hidden>" in score.splitlines()[0]
    assert "hidden>" in end.splitlines()[0]
    buttons = [one for tag, one in elements(page) if tag == "button"]
    outside = [one for one in buttons if one["data-do"] == "next"]
    assert len(buttons) == len(outside) + score.count("<button") + end.count("<button")
    assert all("hidden" in one for one in outside)


def test_every_number_of_the_score_is_in_the_page(page: str, rulebook: RuleBook, lang: str, key: str) -> None:
    words, last = rulebook.words(lang), len(quiz.questions(key))
    counts = page[page.index('data-part="counts"') :]
    listed = re.findall(r"<li>(.*?)</li>", counts[: counts.index("</ul>")])
    assert listed == [words.number(count) for count in range(last + 1)]
    results = re.findall(r'<p data-result="\d+" hidden>(.*?)</p>', page)
    assert [text(one) for one in results] == [
        words.plain("ui-quiz-end-score", right=count, last=last) for count in range(last + 1)
    ]


def test_options_that_differ_are_stated_in_the_question(page: str, key: str) -> None:
    for one, html in zip(quiz.questions(key), questions_of(page), strict=True):
        assert ("example-settings" in html) == bool(one.options.write())


def test_the_page_is_small(page: str) -> None:
    assert len(gzip.compress(page.encode(), mtime=0)) < 26_000
