"""Taking the first lesson: by pressing the choices, by keys, without script, and on to a deal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import games
from games import lessons
from games.rulebook import RuleBook
from games.words import Words
from tests.browser.kinds import GAMES_SPOKEN
from tests.browser.seeing import small_targets, violations, wider_than_window

LANGUAGES = ("en", "fa", "uk")
SMALL_PHONE: Any = {"width": 360, "height": 740}
STEPS = len(lessons.ids("scat"))


class Lesson:
    """The lesson of one page."""

    def __init__(self, page: Page, words: Words) -> None:
        self.page = page
        self.words = words

    @property
    def step(self) -> Locator:
        """The one step that is shown."""
        shown = self.page.locator(".lesson .step:visible")
        expect(shown).to_have_count(1)
        return shown

    def choice(self, how: str) -> Locator:
        return self.step.locator(f'[data-choice="{how}"] button').first


@pytest.fixture(params=LANGUAGES)
def lesson(request: pytest.FixtureRequest, page: Page, site_address: str, rulebook: RuleBook) -> Iterator[Lesson]:
    page.set_viewport_size(SMALL_PHONE)
    page.goto(site_address + f"{request.param}/games/scat/learn/")
    yield Lesson(page, rulebook.words(request.param))


def test_a_wrong_choice_says_so_and_keeps_the_answer_closed(lesson: Lesson) -> None:
    lesson.choice("wrong").click()
    expect(lesson.step.locator("[data-choice=wrong] .verdict:visible")).to_have_count(1)
    expect(lesson.step.locator("details[open]")).to_have_count(0)
    expect(lesson.page.locator(".lesson [aria-live]")).to_contain_text(lesson.words.plain("ui-lesson-wrong"))
    described = lesson.choice("wrong").get_attribute("aria-describedby")
    expect(lesson.page.locator(f"#{described}")).to_contain_text(lesson.words.plain("ui-lesson-wrong"))


def test_the_right_choice_opens_the_answer_and_leads_on(lesson: Lesson) -> None:
    for number in range(1, STEPS + 1):
        assert lesson.step.get_attribute("id") == f"step-{number}"
        expect(lesson.step).to_contain_text(lesson.words.plain("ui-step-of", step=number, last=STEPS))
        lesson.choice("right").click()
        expect(lesson.page.locator(".lesson [aria-live]")).to_contain_text(lesson.words.plain("ui-lesson-right"))
        expect(lesson.step.locator("details[open]")).to_have_count(1)
        if number < STEPS:
            lesson.page.get_by_role("button", name=lesson.words.plain("ui-lesson-next"), exact=True).click()
            expect(lesson.page.locator(f"#step-{number + 1} .step-title")).to_be_focused()
            assert lesson.page.url.endswith(f"#step-{number + 1}")


def test_it_can_be_taken_by_keys_alone(lesson: Lesson) -> None:
    lesson.choice("right").focus()
    lesson.page.keyboard.press("Enter")
    expect(lesson.choice("right")).to_be_focused()
    expect(lesson.step.locator("details[open]")).to_have_count(1)
    forward = "ArrowLeft" if lesson.words.dir == "rtl" else "ArrowRight"
    lesson.page.keyboard.press(forward)
    assert lesson.step.get_attribute("id") == "step-2"


def test_an_address_leads_to_its_step(lesson: Lesson) -> None:
    lesson.page.goto(lesson.page.url.partition("#")[0] + "#step-5")
    assert lesson.step.get_attribute("id") == "step-5"


def test_the_end_is_a_deal_against_one_opponent(lesson: Lesson) -> None:
    lesson.page.get_by_role("button", name=lesson.words.plain("ui-step-last"), exact=True).click()
    lesson.page.get_by_role("link", name=lesson.words.plain("ui-lesson-deal-start"), exact=True).click()
    expect(lesson.page.locator("[name=seats]")).to_have_value("2")
    expect(lesson.page.locator("#play-who-1")).to_have_value("person")
    expect(lesson.page.locator("#play-who-2")).to_have_value("sensible")


def test_an_address_cannot_choose_a_table_that_there_is_not(page: Page, site_address: str) -> None:
    page.goto(site_address + "en/games/scat/play/#seats=77&bots=cheat&seed=5")
    expect(page.locator("[name=seats]")).to_have_value("3")
    expect(page.locator("#play-who-2")).to_have_value("sensible")
    expect(page.locator("[name=seed]")).to_have_value("")


@pytest.mark.parametrize(("lang", "key"), GAMES_SPOKEN)
def test_a_lesson_of_every_game_answers_each_choice(
    key: str, lang: str, page: Page, site_address: str, rulebook: RuleBook
) -> None:
    page.goto(site_address + f"{lang}/games/{key}/learn/")
    lesson = Lesson(page, rulebook.words(lang))
    next_step = page.get_by_role("button", name=lesson.words.plain("ui-lesson-next"), exact=True)
    last = len(lessons.ids(key))
    assert 8 <= last <= 12
    for number in range(1, last + 1):
        step = page.locator(f"#step-{number}")
        expect(step).to_be_visible()
        answer = step.locator("details.lesson-answer")
        wrong, right = (step.locator(f'[data-choice="{how}"]') for how in ("wrong", "right"))
        assert wrong.count() >= 1
        assert right.count() >= 1
        wrong.get_by_role("button").last.click()
        expect(wrong.last).to_contain_text(lesson.words.plain("ui-lesson-wrong"))
        assert answer.get_attribute("open") is None
        right.get_by_role("button").first.click()
        expect(answer).to_have_attribute("open", "")
        assert answer.locator(".clauses").get_by_role("link").count() >= 1
        if number < last:
            next_step.click()
    page.get_by_role("link", name=lesson.words.plain("ui-lesson-deal-start"), exact=True).click()
    expect(page.locator("[name=seats]")).to_have_value("2")
    assert f"/{lang}/games/{key}/play/" in page.url


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_script_every_step_and_answer_can_be_read(
    lang: str, browser: Browser, site_address: str, rulebook: RuleBook
) -> None:
    with browser.new_context(java_script_enabled=False, viewport=SMALL_PHONE) as context:
        page = context.new_page()
        for key in sorted(games.keys()):
            clauses = set(rulebook.game(key).clauses)
            page.goto(site_address + f"{lang}/games/{key}/learn/")
            steps = page.locator(".lesson .step:visible")
            assert steps.count() == len(lessons.ids(key))
            assert page.locator(".lesson button:visible").count() == 0
            for step in steps.all():
                answer = step.locator("details.lesson-answer")
                answer.locator("summary").click()
                link = answer.locator(".clauses a").first
                expect(link).to_be_visible()
                assert (link.get_attribute("href") or "").partition("#")[2] in clauses


@pytest.mark.parametrize(("lang", "key"), list(zip(("en", "fa", "uk", "fa"), games.keys(), strict=True)))
def test_what_has_been_answered_is_accessible_and_fits_a_small_phone(
    lang: str, key: str, page: Page, site_address: str, axe: str, rulebook: RuleBook
) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(site_address + f"{lang}/games/{key}/learn/")
    page.get_by_role("button", name=rulebook.words(lang).plain("ui-step-all"), exact=True).click()
    for button in page.locator('[data-choice="right"] button').all():
        button.click()
    page.locator('#step-1 [data-choice="wrong"] button').first.click()
    assert wider_than_window(page) == []
    assert violations(page, axe) == []
    assert small_targets(page) == []


def test_the_home_page_presents_and_compares_every_game(page: Page, site_address: str, axe: str) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(site_address + "fa/")
    keys = list(games.keys())
    assert page.locator(".game-card").count() == len(keys)
    for place, key in enumerate(keys):
        card = page.locator(".game-card").nth(place)
        for address in (f"games/{key}/", f"games/{key}/learn/", f"games/{key}/play/"):
            assert card.locator(f'a[href="{address}"]').count() >= 1
    assert page.locator("#compare ~ .table tbody tr").count() == len(keys)
    assert wider_than_window(page) == []
    assert violations(page, axe) == []
