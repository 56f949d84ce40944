"""The rules page and the sheet say, for any options, what the renderer says; and which code may stand in an address."""

from __future__ import annotations

import html
import json
import re
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import games
from games import examples, rulebook
from games.chance import Source
from games.options import specs
from games.replay import replay
from games.rulebook import RuleBook
from games.survey import any_options
from playground.differing import FIGURES
from playground.house import specification
from playground.renderer import Renderer
from scripts.pages.assets import Assets
from scripts.pages.differences import difference_notes, difference_rows, found
from scripts.pages.house_rules import page_specification, rules_script, value_read
from scripts.pages.rules_page import rules_page
from scripts.pages.sheet import sheet_page
from scripts.plan import BuildPlan
from scripts.rulebook.build import write_rulebook

LANGUAGES = ("en", "fa", "uk")
ASSETS = Assets({}, defaultdict(lambda: "assets/x"))


@pytest.fixture(scope="module")
def book(root: Path, tmp_path_factory: pytest.TempPathFactory) -> RuleBook:
    folder = tmp_path_factory.mktemp("book")
    write_rulebook(BuildPlan(root=root, cache=folder, out=folder / "out"))
    return rulebook.load()


def bare(markup: str) -> str:
    """The words of a piece of HTML."""
    return html.unescape(re.sub(r"<[^>]*>", "", markup)).strip()


@dataclass
class Shown:
    """A clause in a page: the usual wording, and the others with their conditions."""

    usual: str
    others: list[tuple[str, str]]

    def with_options(self, values: dict[str, Any], renderer: Renderer) -> str:
        """What the page's script shows."""
        holding = [text for when, text in self.others if holds(when, values)]
        text = holding[0] if holding else self.usual
        return bare(
            re.sub(r'<data data-n="([^"]+)">[^<]*</data>', lambda slot: renderer.number(int(values[slot[1]])), text)
        )


def holds(when: str, values: dict[str, Any]) -> bool:
    """As docs/assets/house-rules.js reads a condition."""
    for condition in when.split(";"):
        name, _, wanted = condition.partition("=")
        value = values[name]
        if isinstance(value, bool):
            value = "on" if value else "off"
        if isinstance(value, str):
            if value not in wanted.split(","):
                return False
        elif not any(low <= value <= high for low, high in map(bounds, wanted.split(","))):
            return False
    return True


def bounds(span: str) -> tuple[int, int]:
    low, _, high = span.partition("-")
    return int(low), int(high or low)


def shown(block: str) -> Shown:
    usual = re.search(r'<span class="says">(.*?)</span>(?:</p>| <span class="text-state|\s*<)', block, re.DOTALL)
    assert usual is not None
    others = re.findall(r'<p data-when="([^"]+)"[^>]*>(?:<b>.*?</b> )?<span>(.*?)</span></p>', block, re.DOTALL)
    return Shown(usual[1], [(html.unescape(when), text) for when, text in others])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", games.keys())
def test_pages_say_what_the_renderer_says_for_any_options(root: Path, book: RuleBook, key: str, language: str) -> None:
    game, source = games.game(key), Source(11, f"pages/{key}")
    rules = rules_page(root, book, ASSETS, language, key).body
    sheet = sheet_page(root, book, ASSETS, language, key).body
    varying = [clause for clause in book.game(key).clauses.values() if clause.options]
    script = rules_script(root, book, language, key).decode()
    grammar = json.loads(script.removeprefix("window.VaraqRules=").removesuffix(";\n"))["wordings"]
    on_rules = {
        clause.id: shown(rules.split(f'id="{clause.id}"')[1].split('<p class="quiet">')[0]) for clause in varying
    }
    for id, clause in on_rules.items():
        clause.others[:0] = [(when, text) for when, text in grammar.get(id, [])]
    blocks = [block for block in sheet.split('<div class="clause">')[1:] if 'class="says"' in block]
    on_sheet = {
        clause.id: shown(block)
        for clause, block in zip((one for one in varying if one.kind != "derived"), blocks, strict=True)
    }
    one_changed = [
        game.Options.of({**game.Options().values(), spec.name: value})
        for spec in specs(game.Options)
        for value in (
            (True, False)
            if spec.kind == "switch"
            else spec.values
            if spec.kind == "choice"
            else sorted({spec.low, spec.high, *range(spec.low, min(spec.low + 25, spec.high + 1))})
        )
    ]
    for options in [game.Options(), *one_changed, *(any_options(game.Options, source) for _ in range(30))]:
        values = options.values()
        for page, renderer in ((on_rules, Renderer(book, language, "")), (on_sheet, Renderer(book, language, "../"))):
            for id, clause in page.items():
                wanted = bare(renderer.clause_text(game, id, options))
                assert clause.with_options(values, renderer) == wanted, (id, options.write())


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_script_every_other_wording_has_the_options_that_give_it(
    root: Path, book: RuleBook, language: str
) -> None:
    body = rules_page(root, book, ASSETS, language, "scat").body
    block = body.split('id="scat.knock.when"')[1].split('<p class="quiet">')[0]
    words = book.words(language)
    label = re.search(r'<p data-when="first-turn-knock=showdown"><b>(.*?)</b>', block)
    assert label is not None
    option, value = words.plain("scat.opt.first-turn-knock"), words.plain("scat.opt.first-turn-knock", "value-showdown")
    assert bare(label[1]) == f"{option}: {value}"


def test_no_two_options_exclude_each_other() -> None:
    """Every pair of values of every pair of options can be dealt at some table: nothing has to be forbidden."""
    for key in games.keys():  # noqa: SIM118 - a function, not a mapping
        game = games.game(key)
        usual = game.Options().values()
        every = [
            (spec.name, value)
            for spec in specs(game.Options)
            for value in (
                (True, False)
                if spec.kind == "switch"
                else spec.values
                if spec.kind == "choice"
                else sorted({spec.low, spec.default, spec.high}, key=int)
            )
        ]
        for first, second in ((a, b) for a in every for b in every if a[0] < b[0]):
            options = game.Options.of({**usual, first[0]: first[1], second[0]: second[1]})
            sizes = list(game.sizes(options))
            assert sizes, (key, first, second)
            assert game.start(options, sizes[0], 1) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_tells_how_many_can_play_where_options_decide_it(book: RuleBook, language: str) -> None:
    content = json.loads(page_specification(games.game("snitchems"), Renderer(book, language, "")))
    assert content["sizes"]["by"] == ["partners"]
    assert content["sizes"]["of"] == {"on": [4, 4], "off": [2, 4]}  # RULES 4.4: partners need four
    assert "{low}" in content["sizes"]["one"]
    assert content["sizes"]["several"].index("{low}") < content["sizes"]["several"].index("{high}")
    assert json.loads(page_specification(games.game("scat"), Renderer(book, language, "")))["sizes"] == {}


def test_the_options_of_a_page_are_those_of_the_engine() -> None:
    content = json.loads(specification(games.game("scat")))
    assert content["game"] == "scat"
    assert content["options"]["pennies"] == ["3", [1, 9]]
    assert content["options"]["free-life"] == ["on", "on", "off"]
    assert content["options"]["kitty"] == ["winner", "winner", "unclaimed"]
    assert list(content["options"]) == [spec.name for spec in specs(games.game("scat").Options)]


def test_readings_stand_for_values_of_their_option(book: RuleBook) -> None:
    readings = {reading.id: reading for reading in book.game("scat").readings}
    tied = readings["scat.reading.knocker-tied"]
    assert [value_read(games.game("scat"), tied, said) for said in tied.says] == ["off", "on"]
    lives = readings["scat.reading.lives"]
    assert [value_read(games.game("scat"), lives, said) for said in lives.says] == ["3", "4"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", games.keys())
def test_every_difference_of_every_example_is_told(book: RuleBook, key: str, language: str) -> None:
    renderer = Renderer(book, language, "../../")
    for id in examples.ids(key):
        rows = difference_rows(renderer, key, id)
        told = {(row["option"], span) for row in rows for span in row["data"].split(",")}
        for tried in found(key, id):
            if tried.difference is not None:
                assert any(option == tried.option.name for option, _ in told)
        for row in rows:
            assert bare(str(row["told"])), (id, row["option"])
            assert 0 <= row["step"] <= len(examples.load(key, id).moves)
            assert str(row["told"]).count("<dt>") <= FIGURES


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds_that_alone_change_have_a_row_that_says_so(book: RuleBook, language: str) -> None:
    """Posts 2 and 9, a 7 between them: the double fine for a match costs nothing here, but a chip was worth less."""
    renderer = Renderer(book, language, "../../")
    row = next(one for one in difference_rows(renderer, "inbetween", "between") if one["option"] == "match")
    assert row["same"]
    played = replay(examples.load("inbetween", "between")).steps
    assert bare(renderer.text("ui-seat", seat=played[row["step"]].state.to_act)) in bare(str(row["told"]))
    assert bare(renderer.text("ui-differ-odds-there", seat=2)) not in bare(str(row["told"]))
    assert bare(str(row["told"])).startswith(bare(renderer.text("ui-differ-same")))
    words = book.words(language)
    # Six ranks between: of 50 unseen cards 24 win, 6 match a post, 20 lose otherwise; (24 - 26) and (24 - 20 - 12).
    for top, bottom in ((-1, 25), (-4, 25)):
        exactly = words.plain("odds-average", number=round(top / bottom, 2), top=top, bottom=bottom)
        assert exactly in bare(str(row["told"])).replace("\u00a0", " ")
    assert words.plain("inbetween-odds-assumption") in map(bare, difference_notes(renderer, "inbetween", "between"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds_that_an_option_changes_stand_at_its_row(book: RuleBook, language: str) -> None:
    """Between 4 and J there are six ranks: of 50 unseen cards 24 win, 6 equal a post and 20 lose otherwise. With the
    double fine a chip is worth (24 - 20 - 2 * 6) / 50 instead of (24 - 26) / 50."""
    renderer = Renderer(book, language, "../../")
    row = next(one for one in difference_rows(renderer, "inbetween", "equal-loses") if one["option"] == "match")
    html = str(row["told"])
    assert bare(renderer.text("ui-differ-odds-there", seat=2)) in bare(html)
    words = book.words(language)
    for top, bottom in ((-1, 25), (-4, 25)):
        exactly = words.plain("odds-average", number=round(top / bottom, 2), top=top, bottom=bottom)
        assert exactly in bare(html).replace("\u00a0", " ")
    (note,) = difference_notes(renderer, "inbetween", "equal-loses")
    assert bare(note) == words.plain("inbetween-odds-assumption")
