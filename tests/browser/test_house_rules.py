"""A table chooses its options: text, address, sheet, examples and the play form follow, whatever an address says."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from games import game as game_of
from games.chance import Source
from games.house import read, write
from games.rulebook import RuleBook
from games.scat.options import ScatOptions
from games.survey import any_options
from playground.renderer import Renderer
from tests.browser.seeing import BY_SCHEME, violations, wider_than_window

LANGUAGES = ("en", "fa", "uk")
PHONE = {"width": 360, "height": 740}


def code_of(page: Page) -> str:
    found = re.search(r"[#&]rules=([^&]*)", page.url)
    return found[1] if found else ""


def says(page: Page, id: str) -> str:
    """The sentences of a clause as they are shown."""
    return page.locator(f'[id="{id}"] .says').inner_text().replace("\u00a0", " ")


def choose(page: Page, name: str, value: str) -> None:
    page.locator(f'[data-field="{name}"]').select_option(value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_text_address_and_links_follow_the_options(
    lang: str, page: Page, site_address: str, rulebook: RuleBook
) -> None:
    words = rulebook.words(lang)
    page.goto(site_address + f"{lang}/games/scat/")
    usual = says(page, "scat.lives.start")
    expect(page.locator('[data-house="changed"]')).to_be_hidden()
    choose(page, "pennies", "4")
    choose(page, "free-life", "off")
    expect(page.locator('[id="scat.lives.start"] .says')).to_contain_text(words.number(4))
    assert code_of(page) == write("scat", ScatOptions(pennies=4, free_life=False))
    expect(page.locator('[data-house="count"]')).to_have_text(words.number(2))
    expect(page.locator('[id="scat.lives.start"] .house-mark')).to_have_text(words.plain("site-house-mark"))
    expect(page.locator('[id="scat.knock.once"] .house-mark')).to_have_count(0)
    reading = page.locator('[id="scat.reading.lives"] tr[data-value="4"]')
    expect(reading).to_contain_text(words.plain("site-house-yours"))
    links = page.locator("main a[href*='/games/scat/examples/'], main a[href*='/scat/sheet/#'], main a[href*='/play/']")
    assert links.count() >= 22
    for link in links.all():
        assert (link.get_attribute("href") or "").endswith(f"#rules={code_of(page)}")
    page.locator('[data-house="reset"]').click()
    assert says(page, "scat.lives.start") == usual
    assert code_of(page) == ""
    expect(page.locator('[data-house="usual"] a')).to_be_focused()
    assert wider_than_window(page) == []


def test_reload_keeps_the_rules_back_takes_a_choice_back_and_anchors_change_nothing(
    page: Page, site_address: str
) -> None:
    page.goto(site_address + "en/games/scat/")
    choose(page, "pennies", "5")
    choose(page, "pennies", "6")
    page.reload()
    assert "6 pennies" in says(page, "scat.lives.start")
    page.locator('[id="scat.lives.out"] a[href^="#scat.opt."]').first.click()
    page.wait_for_url("**/#scat.opt.*&rules=*")
    assert "6 pennies" in says(page, "scat.lives.start")
    page.reload()
    expect(page.locator('[id="scat.opt.free-life"]')).to_be_in_viewport()
    assert "6 pennies" in says(page, "scat.lives.start")
    page.go_back()
    page.go_back()
    page.wait_for_function(
        "document.querySelector('[id=\"scat.lives.start\"]').innerText.replace('\\u00a0', ' ').includes('5 pennies')"
    )
    page.go_back()
    page.wait_for_function(
        "document.querySelector('[id=\"scat.lives.start\"]').innerText.replace('\\u00a0', ' ').includes('3 pennies')"
    )


def test_the_copied_link_is_the_address_of_these_rules(page: Page, site_address: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(site_address + "uk/games/scat/#scat.knock.once")
    choose(page, "kitty", "unclaimed")
    page.locator('[data-house="copy"]').click()
    expect(page.locator(".toast")).not_to_be_empty()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == site_address + f"uk/games/scat/#rules={write('scat', ScatOptions(kitty='unclaimed'))}"


def test_another_clause_in_the_address_of_an_open_page_comes_into_view(page: Page, site_address: str) -> None:
    code = write("scat", ScatOptions(pennies=4))
    for id in ("scat.players", "scat.end", "scat.knock.once"):
        page.goto(site_address + f"fa/games/scat/#{id}&rules={code}")
        page.wait_for_url(f"**/#{id}&rules={code}")
        expect(page.locator(f'[id="{id}"]')).to_be_in_viewport()
    assert code_of(page) == code


@pytest.mark.parametrize("key", ["inbetween", "scat", "skin", "snitchems"])
def test_every_clause_says_for_any_code_what_the_engine_side_says(
    key: str, page: Page, site_address: str, rulebook: RuleBook
) -> None:
    game, source = game_of(key), Source(4, f"browser/{key}")
    for lang in LANGUAGES:
        renderer = Renderer(rulebook, lang, "")
        page.goto(site_address + f"{lang}/games/{key}/")
        for _ in range(4):
            options = any_options(game.Options, source)
            code = write(key, options)
            page.evaluate("code => { location.hash = `rules=${code}`; }", code)
            page.wait_for_function("code => history.state?.house === code", arg=code)
            shown = page.evaluate(
                "() => Object.fromEntries([...document.querySelectorAll('.clause .says')].map((one) =>"
                " [one.closest('.clause').id, one.innerHTML]))"
            )
            for id, clause in rulebook.game(key).clauses.items():
                if clause.options:
                    wanted = re.sub(r"<[^>]*>", "", renderer.clause_text(game, id, options))
                    assert re.sub(r"<[^>]*>", "", shown[id]).replace("&nbsp;", "\u00a0") == wanted, (id, code)
            # The script writes the same code as the engine's side.
            assert read(key, game.Options, code_of(page)) == options
            assert code_of(page) == code


DAMAGED = {
    "damaged": ("1~pennies=4~0000", "1~pennies=4", "~", "%", "1", "<b>", "1~" + "x" * 3000, "%E0%A4%A"),
    "version": ("2~pennies=4~0000",),
    "unknown": ("checked:1~penies=4", "checked:1~pennies=10", "checked:1~pennies=4~pennies=5", "checked:1"),
}


@pytest.mark.parametrize("place", ["", "sheet/", "examples/one-suit/", "play/"])
def test_a_damaged_code_is_told_and_the_usual_rules_are_shown(
    place: str, page: Page, site_address: str, rulebook: RuleBook
) -> None:
    from games.house import check

    for error, codes in DAMAGED.items():
        for code in codes:
            if code.startswith("checked:"):
                body = code.removeprefix("checked:")
                code = f"{body}~{check('scat', body)}"
            page.goto("about:blank")
            page.goto(site_address + f"en/games/scat/{place}#rules={code}")
            told = page.locator(f'[data-house-error="{error}"]')
            expect(told).to_be_visible()
            expect(told).to_have_text(rulebook.words("en").plain(f"ui-house-{error}"))
            if place in ("", "sheet/"):
                assert "3 pennies" in page.locator(".sheet, main").first.inner_text().replace("\u00a0", " ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_follows_the_code(lang: str, page: Page, site_address: str, rulebook: RuleBook) -> None:
    words, options = rulebook.words(lang), ScatOptions(pennies=7, first_turn_knock="showdown")
    page.set_viewport_size(PHONE)
    page.goto(site_address + f"{lang}/games/scat/sheet/#rules={write('scat', options)}")
    wanted = Renderer(rulebook, lang, "../").clause_text(game_of("scat"), "scat.lives.start", options)
    expect(page.locator(".sheet")).to_contain_text(re.sub(r"<[^>]*>", "", wanted))
    row = page.locator('tr[data-option="first-turn-knock"] [data-current]')
    expect(row).to_have_text(words.plain("scat.opt.first-turn-knock", "value-showdown"))
    expect(page.locator('tr[data-option="pennies"] [data-current]')).to_have_text(words.number(7))
    expect(page.locator('[data-house="print"]')).to_be_visible()
    assert wider_than_window(page) == []
    page.emulate_media(media="print")
    for part in ("header.top", ".site-nav", ".actions", "footer.bottom"):
        assert not page.locator(part).first.is_visible(), part


def test_the_sheet_prints_on_two_pages_at_most(page: Page, site_address: str) -> None:
    code = write("skin", game_of("skin").Options(min_stake=2, deals=3))
    for lang in LANGUAGES:
        page.goto(site_address + f"{lang}/games/skin/sheet/#rules={code}")
        pdf = page.pdf(prefer_css_page_size=True)
        assert max(map(int, re.findall(rb"/Count (\d+)", pdf))) <= 2, lang


def test_play_starts_with_the_options_of_the_code(page: Page, site_address: str) -> None:
    code = write("inbetween", game_of("inbetween").Options(chips=77, may_pass=True, pair="redeal", rounds=9))
    page.goto(site_address + f"fa/games/inbetween/play/#seats=4&rules={code}")
    field = page.locator
    expect(field('[data-option="chips"]')).to_have_value("۷۷")
    expect(field('[data-option="pass"]')).to_be_checked()
    expect(field('[data-option="pair"]')).to_have_value("redeal")
    expect(field('[data-option="rounds"]')).to_have_value("9")
    expect(field('[name="seats"]')).to_have_value("4")
    expect(field("details.options")).to_have_attribute("open", "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_example_says_where_the_table_would_go_another_way(
    lang: str, page: Page, site_address: str, rulebook: RuleBook
) -> None:
    words = rulebook.words(lang)
    page.goto(site_address + f"{lang}/games/scat/examples/knocker-ties/")
    expect(page.locator('[data-house="differs"]')).to_be_hidden()
    code = write("scat", ScatOptions(knocker_tied_loses=True))
    page.goto("about:blank")
    page.goto(site_address + f"{lang}/games/scat/examples/knocker-ties/#rules={code}")
    line = page.locator('[data-house="list"] li')
    expect(line).to_have_count(1)
    expect(line).to_contain_text(words.plain("scat.opt.knocker-tied-loses"))
    link = line.locator('a[href*="#step-"]')
    step = re.search(r"#step-(\d+)", link.get_attribute("href") or "")
    assert step is not None
    link.click()
    expect(page.locator(f"#step-{step[1]}")).to_be_visible()
    expect(line).to_have_count(1)  # the code is still in the address
    page.locator('[data-stepper] [data-go="first"]').click()
    assert code_of(page) == code
    same = write("scat", ScatOptions(kitty="unclaimed"))
    page.goto("about:blank")
    page.goto(site_address + f"{lang}/games/scat/examples/one-suit/#rules={same}")
    expect(page.locator('[data-house="same"]')).to_be_visible()


def test_a_number_with_many_values_is_typed_in_any_digits_within_its_bounds(page: Page, site_address: str) -> None:
    page.goto(site_address + "fa/games/inbetween/")
    field = page.locator('[data-field="chips"]')
    field.fill("۵۵")
    field.press("Enter")
    field.blur()
    assert code_of(page) == write("inbetween", game_of("inbetween").Options(chips=55))
    field.fill("4")
    field.blur()
    expect(field).to_have_attribute("aria-invalid", "true")
    assert code_of(page) == write("inbetween", game_of("inbetween").Options(chips=55))
    field.fill("56")
    field.blur()
    expect(field).to_have_value("۵۶")


def test_without_a_script_all_wordings_and_differences_are_readable(
    browser: Browser, site_address: str, rulebook: RuleBook
) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(site_address + "uk/games/scat/")
    details = page.locator('[id="scat.knock.when"] details')
    details.locator("summary").click()
    expect(details).to_contain_text(rulebook.words("uk").plain("scat.opt.first-turn-knock", "value-showdown"))
    page.goto(site_address + "uk/games/scat/examples/knocker-ties/")
    page.locator(".differences summary").click()
    expect(page.locator('.differences li[data-option="knocker-tied-loses"]')).to_be_visible()
    page.goto(site_address + "uk/games/scat/sheet/")
    expect(page.locator('[data-house="print"]')).to_be_hidden()
    context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_chosen_rules_are_accessible(scheme: str, page: Page, site_address: str, axe: str) -> None:
    code = write("scat", ScatOptions(pennies=4, free_life=False))
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    for lang, place in (("fa", ""), ("en", "sheet/"), ("uk", "examples/tied-lowest/")):
        page.goto(site_address + f"{lang}/games/scat/{place}#rules={code}")
        expect(page.locator('[data-house="changed"], [data-house="other"]').first).to_be_visible()
        assert violations(page, axe, rules=BY_SCHEME if scheme == "dark" else ()) == [], (lang, place)
