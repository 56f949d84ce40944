"""*Guess first*: what may be asked before a step of an example, beside steps that stay as they are."""

from __future__ import annotations

import re

import pytest

import games
from games import examples, quiz
from games.record import Record
from games.replay import replay
from games.rulebook import RuleBook
from playground.page import Urls, example_body
from playground.renderer import Renderer
from tests.playground.reading import elements, links, text

URLS = Urls(rules="../../", play="../../play/", examples="../", engine="../../../e/", scripts="../../../assets/")


def blocks_of(page: str) -> dict[int, str]:
    inside = page[page.index('data-part="guesses"') : page.index('<p data-part="answer-is">')]
    return {
        int(one[: one.index('"')]): '<div data-guess="' + one
        for one in inside.split('<div class="guess" data-guess="')[1:]
    }


@pytest.mark.parametrize("key", games.keys())
def test_every_guess_has_one_right_choice_and_is_about_the_step_before(key: str) -> None:
    asked = 0
    for id in examples.ids(key):
        record: Record = examples.load(key, id)
        steps = replay(record).steps
        topics = []
        for number, one in quiz.guesses(key, id).items():
            asked += 1
            assert 1 <= number < len(steps)
            assert one.shown.index == number - 1
            assert one.move in (None, steps[number].action)
            assert sum(verdict.right for verdict in one.answer.verdicts) == 1
            assert one.viewer is None or one.asks in ("legal", "refused")
            topics.append(one.topic)
        assert len(set(topics)) == len(topics)
    assert asked >= len(examples.ids(key))


def test_the_one_who_gathers_31_makes_the_others_lose(rulebook: RuleBook) -> None:
    page = example_body(rulebook, "en", "scat", "31-in-play", URLS)
    block = blocks_of(page)[2]
    words = rulebook.words("en")
    assert words.plain("scat-quiz-loses") in text(block)
    right = re.search(r'data-choice="right"><span class="lesson-label">(.*?)</span>', block)
    assert right is not None
    assert text(right[1]) == words.plain("ui-lesson-players", seats=(2, 3))
    assert "../../#scat.31.all-lose" in links(block)


@pytest.mark.parametrize("key", games.keys())
def test_the_steps_stay_as_they_are_and_the_blocks_lie_hidden_after_them(
    rulebook: RuleBook, lang: str, key: str
) -> None:
    id = examples.ids(key)[1]
    page = example_body(rulebook, lang, key, id, URLS)
    renderer = Renderer(rulebook, lang, URLS.rules)
    for step in renderer.steps(games.game(key), examples.load(key, id), id):
        assert step in page
    found = {one.get("data-part"): one for _, one in elements(page)}
    assert "hidden" in found["guesses"]
    assert "hidden" in found["guess-switch"]
    assert set(blocks_of(page)) == set(quiz.guesses(key, id))


def test_an_example_without_a_question_has_no_switch(rulebook: RuleBook) -> None:
    assert quiz.guesses("scat", "dealt-31") == {}
    page = example_body(rulebook, "en", "scat", "dealt-31", URLS)
    assert "guess" not in page
