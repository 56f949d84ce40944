"""The page of a first lesson: whole without script, its answers the engine's, in every language."""

from __future__ import annotations

import re

import pytest

import games
from games import lessons
from games.rulebook import RuleBook
from playground.lesson import FIRST_DEAL, lesson_body
from playground.page import Urls
from tests.playground.reading import elements, links, text

URLS = Urls(rules="../", play="../play/", examples="../examples/", engine="../../e/", scripts="../../assets/")


@pytest.fixture(params=games.keys())
def key(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def page(rulebook: RuleBook, lang: str, key: str) -> str:
    return lesson_body(rulebook, lang, key, URLS)


def steps_of(page: str) -> list[str]:
    listed = page[: page.index('data-part="live"')].rpartition("</ol>")[0]
    return re.split(r'(?=<li class="step")', listed)[1:]


def test_every_step_is_there_with_its_table_and_answer(page: str, key: str) -> None:
    steps = steps_of(page)
    assert len(steps) == len(lessons.ids(key))
    for number, step in enumerate(steps, 1):
        assert f'id="step-{number}"' in step
        assert step.count('class="table ') == 1
        assert step.count("<details") == 1
        assert not re.search(r"<details[^>]* open", step)


def test_choices_are_marked_as_the_engine_judges_them(page: str, key: str) -> None:
    for id, step in zip(lessons.ids(key), steps_of(page), strict=True):
        verdicts = lessons.play(lessons.load(key, id)).answer.verdicts
        marked = [one["data-choice"] for _, one in elements(step) if "data-choice" in one]
        assert marked == ["right" if verdict.right else "wrong" for verdict in verdicts]


def test_the_answer_repeats_the_right_choice_and_links_its_clauses(page: str, key: str) -> None:
    for id, step in zip(lessons.ids(key), steps_of(page), strict=True):
        answer = lessons.play(lessons.load(key, id)).answer
        inside = step[step.index("<details") : step.index("</details>") + len("</details>")]
        labels = re.findall(r'<span class="lesson-label">(.*?)</span>\n<p class="verdict"', step, re.DOTALL)
        assert f"<p><strong>{labels[answer.right]}</strong></p>" in inside
        found = set(links(inside))
        assert {f"../#{clause}" for clause in answer.clauses} <= found


def test_without_script_nothing_is_a_button_that_does_nothing(page: str) -> None:
    for tag, one in elements(page):
        if tag == "button" and "data-part" in one and one["data-part"] == "next":
            assert "hidden" in one
    bar = page[page.index('class="stepper-bar"') : page.index('<ol class="steps"')]
    assert page.count("<button") == bar.count("<button") + page.count('data-part="next"')
    assert re.search(r'class="stepper-bar"[^>]* hidden>', page)


def test_the_last_step_leads_to_a_deal_against_one_opponent(page: str) -> None:
    *earlier, last = steps_of(page)
    assert f"../play/#{FIRST_DEAL}" in links(last)
    assert not any("../play/" in link for step in earlier for link in links(step))
    assert "seats=2" in FIRST_DEAL


def test_two_can_play_every_game(key: str) -> None:
    game = games.game(key)
    assert 2 in game.sizes(game.Options())


def test_the_progress_is_told_in_every_step(rulebook: RuleBook, lang: str, page: str, key: str) -> None:
    words = rulebook.words(lang)
    count = len(lessons.ids(key))
    for number, step in enumerate(steps_of(page), 1):
        assert words.plain("ui-step-of", step=number, last=count) in text(step)


def test_refusals_are_the_rules_own_sentences(rulebook: RuleBook, lang: str) -> None:
    step = steps_of(lesson_body(rulebook, lang, "scat", URLS))[lessons.ids("scat").index("discard")]
    told = rulebook.words(lang).plain("scat-refused-returned-card", seat=1, arguments={"card": games.cards.card("9S")})
    assert told in text(step)
