"""The hint says what the sensible player would do and why, in words with clauses, and only when there is a decision."""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any

import pytest

import games
from games.chance import Source
from games.rulebook import RuleBook
from playground.hint import hint_of
from playground.worker.desk import Desk
from tests.games.test_advice import advised
from tests.playground.asking import Ask, opening
from tests.playground.playing import next_request
from tests.playground.reading import elements, links, text


@pytest.mark.parametrize("key", games.keys())
def test_in_a_whole_game_every_decision_has_a_hint_that_can_be_followed(
    ask: Ask, desk: Desk, rulebook: RuleBook, lang: str, key: str
) -> None:
    answer = ask(**opening(game=key, lang=lang, bots="random", seed="11"))
    words = rulebook.words(lang)
    told = 0
    for _ in range(120):
        if answer["over"]:
            break
        session: Any = desk.session
        if answer["more"] or not session.actions():
            assert 'data-do="hint"' not in answer["fragments"]["tools"]
            assert ask(do="hint")["error"] == "no-hint"
            answer = ask(**next_request(answer, Source(1, "none")))
            continue
        assert 'data-do="hint"' in answer["fragments"]["tools"]
        hint = ask(do="hint")
        assert set(hint["fragments"]) == {"hint"}, hint
        html = hint["fragments"]["hint"]
        elements(html)
        advised = hint_of(session)
        assert advised is not None
        assert words.plain("ui-hint-would") in text(html)
        facts = dict(advised.reason.facts)
        why = words.plain(f"{key}-bot-reason-{advised.reason.kind}", arguments=facts)
        assert why in text(html)
        assert links(html)
        assert hint["announce"].startswith(words.plain("ui-hint-would"))
        assert desk.session is session
        told += 1
        answer = ask(do="act", action=str(advised.action))
        assert answer["ok"]
        assert answer.get("allowed", True)
        assert answer["fragments"]["hint"] == ""
    assert told >= 3


@pytest.mark.parametrize("key", games.keys())
def test_every_reason_has_its_words(rulebook: RuleBook, key: str, lang: str) -> None:
    words = rulebook.words(lang)
    reasons = import_module(f"games.{key}.bots").REASONS
    prefix = f"{key}-bot-reason-"
    assert {name for name in words.messages if name.startswith(prefix)} == {prefix + kind for kind in reasons}
    for _, _, _, given, _ in advised(key)[:2000]:
        facts = dict(given.reason.facts)
        told = words.plain(prefix + given.reason.kind, arguments=facts)
        assert told.strip()
        if lang == "fa":
            assert not any(sign in "0123456789" for sign in re.sub("(?:10|[2-9])[♠♥♦♣]", "", told))


def test_an_amount_is_part_of_the_hint(ask: Ask, desk: Desk) -> None:
    for seed in range(20):
        answer = ask(**opening(game="inbetween", seed=str(seed), bots="random"))
        while not answer["over"]:
            session: Any = desk.session
            advised = None if answer["more"] else hint_of(session)
            if advised is not None and str(advised.action).split()[1] == "bet":
                html = ask(do="hint")["fragments"]["hint"]
                assert f": {str(advised.action).split()[2]}</strong>" in html
                return
            answer = ask(**next_request(answer, Source(seed, "amounts")))
    raise AssertionError("nobody had to bet")
