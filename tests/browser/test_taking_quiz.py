"""Taking a quiz: one question at a time, wrong ones again, a score on this device only, by keys and without script."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import games
from games import quiz
from games.rulebook import RuleBook
from games.words import Words
from tests.browser.seeing import small_targets, violations, wider_than_window

LANGUAGES = ("en", "fa", "uk")
SMALL_PHONE: Any = {"width": 360, "height": 740}
FORBIDDEN = "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no', 'SecurityError'); }})"


class Quiz:
    """The quiz of one page."""

    def __init__(self, page: Page, words: Words, key: str) -> None:
        self.page = page
        self.words = words
        self.key = key

    @property
    def question(self) -> Locator:
        """The one question that is asked."""
        shown = self.page.locator("[data-question]:visible")
        expect(shown).to_have_count(1)
        return shown

    @property
    def id(self) -> str:
        return self.question.get_attribute("data-question") or ""

    def choose(self, how: str) -> None:
        self.question.locator(f'[data-choice="{how}"] button').first.click()

    def button(self, text: str) -> Locator:
        return self.page.get_by_role("button", name=self.words.plain(text), exact=True)

    def score(self, part: str) -> str:
        return self.page.locator(f'[data-part="{part}"]').inner_text().replace("\u00a0", " ")

    def number(self, number: int) -> str:
        return self.words.number(number)

    def kept(self) -> dict[str, str]:
        kept: dict[str, str] = json.loads(self.page.evaluate(f"localStorage.getItem('varaq.quiz.{self.key}')") or "{}")
        return kept


def opened(page: Page, site_address: str, rulebook: RuleBook, lang: str, key: str) -> Quiz:
    page.set_viewport_size(SMALL_PHONE)
    page.goto(site_address + f"{lang}/games/{key}/quiz/")
    return Quiz(page, rulebook.words(lang), key)


@pytest.mark.parametrize(("lang", "key"), [("en", "scat"), ("fa", "snitchems"), ("uk", "skin")])
def test_a_wrong_answer_tells_the_right_one_and_comes_again(
    page: Page, site_address: str, rulebook: RuleBook, lang: str, key: str
) -> None:
    it = opened(page, site_address, rulebook, lang, key)
    count = len(quiz.questions(key))
    first = it.id
    it.choose("wrong")
    expect(it.question.locator("[data-choice=wrong] .verdict:visible")).to_have_count(1)
    answer = it.question.locator("details[open]")
    expect(answer.locator(".clauses a").first).to_be_visible()
    live = page.locator(".quiz [aria-live]")
    expect(live).to_contain_text(it.words.plain("ui-lesson-wrong"))
    expect(live).to_contain_text(it.words.plain("ui-quiz-answer-is"))
    it.choose("right")  # looking at the others changes nothing
    assert it.kept() == {first: "wrong"}
    assert (it.score("at-once"), it.score("left")) == (it.number(0), it.number(count))
    order = []
    for _ in range(4):
        it.button("ui-quiz-next").click()
        expect(it.question.locator(".step-title")).to_be_focused()
        order.append(it.id)
        it.choose("right")
        expect(live).to_contain_text(it.words.plain("ui-lesson-right"))
    assert order[3] == first
    assert len(set(order)) == 4
    expect(it.question.locator('[data-part="again"]')).to_be_visible()
    assert it.kept()[first] == "mended"
    assert (it.score("at-once"), it.score("later"), it.score("left")) == tuple(map(it.number, (3, 1, count - 4)))


def test_the_score_outlasts_a_reload_in_any_language_until_it_is_cleared(
    page: Page, site_address: str, rulebook: RuleBook
) -> None:
    it = opened(page, site_address, rulebook, "en", "inbetween")
    count = len(quiz.questions("inbetween"))
    asked = it.id
    it.choose("right")
    it = opened(page, site_address, rulebook, "uk", "inbetween")
    assert it.score("at-once") == "1"
    assert it.id != asked
    it.button("ui-quiz-clear").click()
    expect(page.locator(".quiz [aria-live]")).to_have_text(it.words.plain("ui-quiz-cleared"))
    assert it.kept() == {}
    assert it.score("left") == it.number(count)
    page.evaluate("localStorage.setItem('varaq.quiz.inbetween', 'not json')")
    page.reload()
    assert it.score("left") == it.number(count)


def test_the_end_tells_how_many_were_right_and_begins_again(page: Page, site_address: str, rulebook: RuleBook) -> None:
    it = opened(page, site_address, rulebook, "uk", "scat")
    count = len(quiz.questions("scat"))
    ids = []
    for number in range(count):
        ids.append(it.id)
        it.choose("right")
        it.button("ui-quiz-next").click()
        if number + 1 < count:
            expect(it.question.locator(".step-title")).to_be_focused()
    assert sorted(ids) == sorted(one.id for one in quiz.questions("scat"))
    assert ids != [one.id for one in quiz.questions("scat")]
    end = page.locator('[data-part="end"]')
    expect(end.locator("h2")).to_be_focused()
    expect(end.locator("[data-result]:visible")).to_have_text(
        it.words.plain("ui-quiz-end-score", right=count, last=count)
    )
    it.button("ui-quiz-restart").click()
    expect(it.question.locator(".step-title")).to_be_focused()
    assert it.score("left") == it.number(count)


def test_where_nothing_may_be_kept_the_page_says_so(page: Page, site_address: str, rulebook: RuleBook) -> None:
    page.add_init_script(FORBIDDEN)
    it = opened(page, site_address, rulebook, "fa", "scat")
    expect(page.get_by_text(it.words.plain("ui-quiz-not-kept"))).to_be_visible()
    expect(page.get_by_text(it.words.plain("ui-quiz-kept"))).to_be_hidden()
    it.choose("right")
    assert it.score("at-once") == it.number(1)
    it.button("ui-quiz-clear").click()
    assert it.score("at-once") == it.number(0)


def test_it_can_be_taken_by_keys_alone(page: Page, site_address: str, rulebook: RuleBook) -> None:
    it = opened(page, site_address, rulebook, "fa", "skin")
    it.question.locator("[data-choice] button").first.focus()
    page.keyboard.press("Enter")
    expect(it.question.locator("[data-choice] button").first).to_be_focused()
    expect(it.question.locator("details[open]")).to_have_count(1)
    for _ in range(30):
        if it.button("ui-quiz-next").evaluate("(button) => button === document.activeElement"):
            break
        page.keyboard.press("Tab")
    before = it.id
    page.keyboard.press("Space")
    expect(it.question.locator(".step-title")).to_be_focused()
    assert it.id != before


def test_without_script_every_question_and_answer_can_be_read(
    browser: Browser, site_address: str, rulebook: RuleBook
) -> None:
    with browser.new_context(java_script_enabled=False, viewport=SMALL_PHONE) as context:
        page = context.new_page()
        for lang, key in zip((*LANGUAGES, "fa"), sorted(games.keys()), strict=True):
            page.goto(site_address + f"{lang}/games/{key}/quiz/")
            assert page.locator("[data-question]:visible").count() == len(quiz.questions(key))
            assert page.locator(".quiz button:visible").count() == 0
            answer = page.locator("details.lesson-answer").last
            answer.locator("summary").click()
            expect(answer.locator(".clauses a").first).to_be_visible()


@pytest.mark.parametrize(("lang", "key"), list(zip(("fa", "uk", "en", "fa"), games.keys(), strict=True)))
def test_what_has_been_answered_is_accessible_and_fits_a_small_phone(
    lang: str, key: str, page: Page, site_address: str, axe: str, rulebook: RuleBook
) -> None:
    it = opened(page, site_address, rulebook, lang, key)
    page.set_viewport_size({"width": 320, "height": 640})
    it.choose("wrong")
    it.button("ui-quiz-all").click()
    for button in page.locator('[data-choice="right"] button').all():
        button.click()
    assert wider_than_window(page) == []
    assert violations(page, axe) == []
    assert small_targets(page) == []


def test_rules_lesson_examples_and_menu_lead_there(page: Page, site_address: str, rulebook: RuleBook) -> None:
    words = rulebook.words("uk")
    for place in ("", "learn/", "examples/"):
        page.goto(site_address + f"uk/games/scat/{place}")
        page.locator("main, .md-content").get_by_role(
            "link", name=words.plain("site-quiz-take"), exact=True
        ).first.click()
        expect(page).to_have_url(re.compile("/uk/games/scat/quiz/$"))
