"""Every text of a clause is the one that the renderer gives for those options, whatever they are set to."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from pathlib import Path

import pytest

import games
from games import rulebook
from games.options import OptionSpec, Value
from games.rulebook import RuleBook
from playground.renderer import Renderer
from scripts.errors import BuildError
from scripts.pages import variants as module
from scripts.pages.variants import MOST, ranges, reading_value, values_of, variants
from scripts.plan import BuildPlan
from scripts.rulebook.build import write_rulebook

LANGUAGES = ("en", "fa", "uk")


@pytest.fixture(scope="module")
def book(root: Path, tmp_path_factory: pytest.TempPathFactory) -> RuleBook:
    folder = tmp_path_factory.mktemp("book")
    write_rulebook(BuildPlan(root=root, cache=folder, out=folder / "out"))
    return rulebook.load()


def filled(template: str, chosen: Mapping[str, object], number: Renderer) -> str:
    """A template as a script fills it in."""
    return re.sub(
        r'<data data-option="([^"]+)">[^<]*</data>', lambda slot: number.number(int(str(chosen[slot[1]]))), template
    )


def some(spec: OptionSpec, chance: random.Random) -> list[Value]:
    """The values of an option; of many numbers the ends, the smallest and a few more."""
    values = list(values_of(spec))
    return values if len(values) < 12 else [*values[:6], values[-1], *chance.sample(values, 6)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", games.keys())
def test_the_variant_for_any_options_is_what_the_renderer_says(book: RuleBook, key: str, language: str) -> None:
    game, renderer, chance = games.game(key), Renderer(book, language, "rules/"), random.Random(key + language)
    specs = {option.spec.id: option.spec for option in book.game(key).options.values()}
    for clause in book.game(key).clauses.values():
        found = variants(book, language, clause.id, "rules/")
        one_by_one = [{id: value} for id in clause.options for value in some(specs[id], chance)]
        at_random = [
            {id: chance.choice(values_of(specs[id])) for id in clause.options} for _ in range(10 * bool(clause.options))
        ]
        for changed in [{}, *one_by_one, *at_random]:
            chosen = {id: changed.get(id, spec.default) for id, spec in specs.items()}
            # the text does not ask whether a table could be played, so values are put in without the engine's checks
            options = game.Options()
            for id, value in changed.items():
                object.__setattr__(options, specs[id].attribute, value)
            holding = [variant for variant in found if variant.holds(chosen)]
            assert len(holding) == 1, (clause.id, changed)
            assert filled(holding[0].template, chosen, renderer) == renderer.clause_text(game, clause.id, options)
        assert found[0].usual
        assert [variant.usual for variant in found].count(True) == 1
        assert found[0].text == renderer.clause_text(game, clause.id, game.Options())


def test_texts_that_differ_in_the_form_of_a_number_alone_have_the_same_wording(book: RuleBook) -> None:
    found = variants(book, "uk", "snitchems.end.match", "")
    games_won = [one for one in found if [case.sample for case in one.cases][:1] == ["first-to"]]
    assert [one.cases[1].values for one in games_won] == [(1,), (2, 3, 4), (5, 6, 7, 8, 9)]
    assert len({one.wording for one in games_won}) == 1
    best_of = [one for one in found if [case.sample for case in one.cases][:1] == ["best-of"]]
    assert len({one.wording for one in best_of}) == 2  # a match of one game is worded in another way


def test_choices_that_are_whole_numbers_are_one_text_with_a_slot(book: RuleBook) -> None:
    found = variants(book, "en", "skin.limits", "")
    assert len(found) == 4  # one chip or several, no maximum or one
    (limited,) = [one for one in found if "10" in one.cases[-1].values and one.cases[0].values == (1,)]
    assert limited.cases[-1].values == ("10", "20", "50", "100", "200")
    assert '<data data-option="skin.opt.max-stake">10</data>' in limited.template


def test_an_option_that_a_text_does_not_show_under_another_is_not_asked_for(book: RuleBook) -> None:
    (alone,) = [one for one in variants(book, "en", "snitchems.end.match", "") if one.usual]
    assert [(case.option, case.values) for case in alone.cases] == [("snitchems.opt.match", ("one",))]


def test_too_many_texts_are_an_error_that_names_the_clause(book: RuleBook, monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST == 24
    monkeypatch.setattr(module, "MOST", 11)
    with pytest.raises(
        BuildError, match=r"games/skin/text/uk\.ftl: the clause 'skin\.end\.session' has 12 texts in 'uk'"
    ):
        variants(book, "uk", "skin.end.session", "")


def test_a_reading_stands_for_the_value_it_is_named_after_or_for_the_other_of_two() -> None:
    kind = OptionSpec("toy.opt.kind", "kind", "kind", "choice", "off", values=("off", "30", "30.5"))
    flag = OptionSpec("toy.opt.flag", "flag", "flag", "switch", False)
    number = OptionSpec("toy.opt.number", "number", "number", "number", 3, 1, 9)
    assert reading_value(kind, "off", "30.5") == "30.5"
    assert reading_value(kind, "off", "silent") is None
    assert reading_value(flag, "safe", "safe") is False
    assert reading_value(flag, "safe", "two") is True
    assert reading_value(flag, "safe", "silent") is None
    assert reading_value(number, "3", "4") == 4
    assert reading_value(number, "as-players", "as-players") == 3
    assert reading_value(number, "3", "10") is None


def test_numbers_are_gathered_into_ranges() -> None:
    assert ranges((1, 2, 3, 7, 9, 10)) == [(1, 3), (7, 7), (9, 10)]
