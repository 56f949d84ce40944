"""The panel "what another rule would change": the first step that differs, the odds, and playing on from there."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from games import keys
from games.examples import ids, load
from games.options import specs
from games.record import write
from games.replay import replay
from games.rulebook import RuleBook
from games.words import Words
from playground.worker.desk import Desk
from tests.playground.asking import Ask, opening
from tests.playground.reading import elements, links, text


def chosen(desk: Desk, **changes: str) -> dict[str, str]:
    """The options of the game at the desk as the panel sends them, some of them changed; `_` stands for `-`."""
    assert desk.session is not None
    options = desk.session.options
    usual = {spec.name: spec.write(getattr(options, spec.attribute)) for spec in specs(type(options))}
    return usual | {name.replace("_", "-"): value for name, value in changes.items()}


def bring(ask: Ask, key: str, example: str, lang: str = "en", step: int | None = None) -> None:
    """An example as a whole game, every card open, looked at after that step."""
    what = write(load(key, example))
    usual: dict[str, Any] = {"do": "bring", "rules": "../", "persons": None, "bots": "sensible", "seed": "7"}
    assert ask(**usual, game=key, lang=lang, text=what)["ok"]
    if step is not None:
        assert ask(do="go", to="place", line=0, step=step)["ok"]


def panel(answer: dict[str, Any]) -> str:
    assert answer["ok"], answer
    html: str = answer["fragments"]["differ"]
    elements(html)
    return html


def buttons(html: str) -> list[str]:
    return [one["data-do"] or "" for tag, one in elements(html) if tag == "button" and one.get("data-do")]


def contains(html: str, words: Words, message: str, **arguments: Any) -> bool:
    return words.plain(message, **arguments) in text(html)


def test_before_anything_is_changed_the_panel_only_asks(ask: Ask, desk: Desk, rulebook: RuleBook, lang: str) -> None:
    bring(ask, "scat", "tied-lowest", lang)
    html = panel(ask(do="differ"))
    controls = {one["data-changed"]: one for _, one in elements(html) if one.get("data-changed")}
    assert list(controls) == list(chosen(desk))
    assert contains(html, rulebook.words(lang), "ui-differ-lead")
    assert buttons(html) == ["differ"]
    assert panel(ask(do="differ", options=chosen(desk))) == html


def test_the_first_step_that_differs_is_told_with_its_clauses(
    ask: Ask, desk: Desk, rulebook: RuleBook, lang: str
) -> None:
    """The knocker ties for the lowest hand: by the usual rules the others pay, by the other option he does too."""
    bring(ask, "scat", "knocker-ties", lang, 1)
    html = panel(ask(do="differ", options=chosen(desk, knocker_tied_loses="on")))
    words = rulebook.words(lang)
    steps = replay(load("scat", "knocker-ties")).steps
    step = next(one.index for one in steps if any("scat.loss.knocker-tied" in event.clauses for event in one.events))
    assert contains(html, words, "ui-differ-at", step=step)
    assert contains(html, words, "ui-differ-was")
    assert contains(html, words, "ui-differ-then")
    assert "../#scat.opt.knocker-tied-loses" in links(html)
    assert any(one.get("data-place") == f"0:{step}" for _, one in elements(html))
    assert not contains(html, words, "ui-differ-own")


def test_the_odds_of_both_rules_stand_side_by_side(ask: Ask, desk: Desk, rulebook: RuleBook, lang: str) -> None:
    bring(ask, "inbetween", "between", lang, 1)
    html = panel(ask(do="differ", options=chosen(desk, match="double")))
    words = rulebook.words(lang)
    seat = replay(load("inbetween", "between")).steps[1].state.to_act
    assert contains(html, words, "ui-differ-odds-here", seat=seat)
    figures = html.partition('class="differ-figures"')[2].partition("</dl>")[0]
    assert figures.count("<dt>") * 2 == figures.count("<dd>") > 0
    assert contains(html, words, "inbetween-odds-assumption")
    # Looked at from a later step, they are also those of the decision that goes another way: the bet, not the next one.
    bring(ask, "inbetween", "equal-loses", lang)
    html = panel(ask(do="differ", options=chosen(desk, match="double")))
    assert contains(html, words, "ui-differ-at", step=1)
    assert contains(html, words, "ui-differ-odds-there", seat=2)


def test_odds_that_are_sampled_can_be_asked_for_afterwards(ask: Ask, desk: Desk, rulebook: RuleBook, lang: str) -> None:
    """The step that differs is told at once, with the word that some odds are still to come."""
    ask(**opening(lang=lang, seed="7"))
    words = rulebook.words(lang)
    options = chosen(desk, three_of_a_kind="30")
    quick, whole = (ask(do="differ", options=options, quick=one) for one in (True, False))
    assert quick["rest"] is True
    assert whole["rest"] is False
    assert contains(panel(quick), words, "ui-differ-awaited")
    assert not contains(panel(whole), words, "ui-differ-awaited")
    assert contains(panel(whole), words, "scat-odds-knock-assumption")
    assert not contains(panel(quick), words, "scat-odds-knock-assumption")
    assert ask(do="differ", options=chosen(desk), quick=True)["rest"] is False
    bring(ask, "inbetween", "between", lang, 1)
    assert ask(do="differ", options=chosen(desk, match="double"), quick=True)["rest"] is False


def test_a_change_without_effect_is_said_to_have_none(ask: Ask, desk: Desk, rulebook: RuleBook) -> None:
    bring(ask, "scat", "one-suit")
    html = panel(ask(do="differ", options=chosen(desk, kitty="unclaimed")))
    assert contains(html, rulebook.words("en"), "ui-differ-same")


@pytest.mark.parametrize("key", keys())
def test_every_example_is_compared_under_every_option_and_played_on(ask: Ask, desk: Desk, key: str) -> None:
    """At one value of each option: the panel is told, and whoever plays on stands at a step that can be reached."""
    for id in ids(key)[::6]:
        bring(ask, key, id)
        before = desk.session
        assert before is not None
        for spec in specs(before.game.Options):
            own = getattr(before.options, spec.attribute)
            values = (True, False) if spec.kind == "switch" else spec.values or (spec.high, spec.low)
            value = next(one for one in values if one != own)
            options = chosen(desk) | {spec.name: spec.write(value)}
            html = panel(ask(do="differ", options=options))
            if "differ-on" not in buttons(html):
                continue
            assert ask(do="differ-on", options=options)["ok"], (id, spec.name)
            after = desk.session
            assert after is not None
            assert getattr(after.options, spec.attribute) == value
            assert after.place.step >= min(len(after.moments), 1)
            replay(after.study.record(), check=False)
            assert "differ-back" in buttons(panel(ask(do="differ")))
            assert ask(do="differ-back")["ok"]
            assert desk.session == before


def test_a_running_game_is_compared_by_the_readers_own_decisions_alone(
    ask: Ask, desk: Desk, rulebook: RuleBook, lang: str
) -> None:
    ask(**opening(lang=lang, seed="7"))
    words = rulebook.words(lang)
    html = panel(ask(do="differ", options=chosen(desk, min_knock="31")))
    assert contains(html, words, "ui-differ-own")
    step = desk.session.place.step if desk.session else 0
    assert contains(html, words, "ui-differ-decision", step=step)
    assert "differ-on" not in buttons(html)
    assert not ask(do="differ-on", options=chosen(desk, min_knock="31"))["ok"]
    same = panel(ask(do="differ", options=chosen(desk, pennies="9")))
    assert contains(same, words, "ui-differ-same-own")
    # The odds are those of the reader's own view under the other rules.
    ask(**opening(game="inbetween", lang=lang, seed="7"))
    html = panel(ask(do="differ", options=chosen(desk, match="double")))
    assert contains(html, words, "ui-differ-odds-here", seat=1)
    assert 'class="differ-figures"' in html
    assert not contains(html, words, "ui-differ-odds-same")


def test_who_would_go_on_after_a_choice_is_told_under_both_rules(
    ask: Ask, desk: Desk, rulebook: RuleBook, lang: str
) -> None:
    """A bet is made, and then a side bet may be offered; without side bets the next cards are turned."""
    whole = load("skin", "side-bet")
    record = replace(whole, moves=whole.moves[:6])
    usual: dict[str, Any] = {"do": "bring", "rules": "../", "bots": "sensible", "seed": "7", "game": "skin"}
    assert ask(**usual, persons=[3], lang=lang, text=write(record))["ok"]
    html = panel(ask(do="differ", options=chosen(desk, side_bets="off")))
    words = rulebook.words(lang)
    before, then = (words.plain("ui-differs-next", next=way, seat=seat) for way, seat in (("seat", 2), ("cards", 0)))
    assert contains(html, words, "ui-differ-decision", step=6)
    assert text(html).index(before) < text(html).index(words.plain("ui-differ-then")) < text(html).index(then)


def test_the_odds_of_another_step_stand_there_only_when_the_decision_is_another_one(
    ask: Ask, desk: Desk, rulebook: RuleBook
) -> None:
    """Who may knock at his first turn is decided there: what is looked at is that very step."""
    words = rulebook.words("en")
    ask(**opening(seats=2, seed="0", bots="random"))
    session = desk.session
    assert session is not None
    step = session.place.step
    changed = chosen(desk, first_turn_knock="showdown")
    html = panel(ask(do="differ", options=changed))
    assert contains(html, words, "ui-differ-decision", step=step)
    assert contains(html, words, "ui-differ-odds-here", seat=1)
    assert not contains(html, words, "ui-differ-odds-there", seat=1)
    # Looked at from a later step, it is the step before which he decides, and not what led to it.
    ask(do="act", action="1 draw stock")
    html = panel(ask(do="differ", options=changed))
    assert contains(html, words, "ui-differ-decision", step=step)
    assert contains(html, words, "ui-differ-odds-there", seat=1)


@pytest.mark.parametrize("options", [{"min-knock": "99"}, {"nothing": "on"}, {"pennies": 3}, [], "x", None])
def test_options_that_cannot_be_leave_everything_as_it_is(ask: Ask, desk: Desk, options: Any) -> None:
    ask(**opening())
    before = desk.session
    for do in ("differ", "differ-on"):
        assert not ask(do=do, options=options)["ok"]
    assert not ask(do="differ-back")["ok"]
    assert desk.session is before
