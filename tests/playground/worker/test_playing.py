"""Moves, deals and bots: what is allowed goes on, what is not is answered with its clause or a sentence."""

from __future__ import annotations

import pytest

from games.rulebook import RuleBook
from playground.worker.desk import BATCH, Desk
from tests.playground.asking import Ask, held, moves, opening
from tests.playground.reading import links, text


def test_a_move_is_made(opened: Ask, desk: Desk) -> None:
    before = opened(do="show")["fragments"]["log"]
    answer = opened(do="act", action="1 draw stock")
    assert answer["ok"]
    assert answer["log_keep"] == before.count("<li>")
    assert len(held(desk).state.hand(1)) == 4
    assert len(moves(answer)) == 4


@pytest.mark.parametrize(
    ("action", "clause"),
    [("discard", "scat.turn.discard"), ("stand", "scat.turn.options"), ("other-seat", "scat.turn.order")],
)
def test_a_refused_move_answers_with_its_clause(
    opened: Ask, desk: Desk, rulebook: RuleBook, lang: str, action: str, clause: str
) -> None:
    before = held(desk)
    words = {"discard": f"1 discard {before.state.hand(1)[0]}", "stand": "1 stand", "other-seat": "2 knock"}[action]
    answer = opened(do="act", action=words)
    message = answer["fragments"]["message"]
    assert answer["ok"]
    assert answer["allowed"] is False
    assert clause in answer["clauses"]
    assert f"../#{clause}" in links(message)
    assert rulebook.words(lang).plain("ui-refused") in text(message)
    # The clause that forbids it is there in full, not only by its title.
    first = answer["clauses"][0]
    values = {"last-turn-stand": False}
    assert rulebook.words(lang).plain(first, arguments=values) in text(message)
    assert held(desk) is before


def test_a_card_taken_from_the_discards_may_not_go_back(opened: Ask, desk: Desk) -> None:
    top = held(desk).state.discards[-1]
    opened(do="act", action="1 draw discard")
    refused = opened(do="act", action=f"1 discard {top}")
    assert refused["clauses"][0] == "scat.turn.no-return"
    assert "../#scat.turn.no-return" in links(refused["fragments"]["message"])


def test_trying_changes_nothing(opened: Ask, desk: Desk) -> None:
    before = held(desk)
    allowed = opened(do="try", action="1 draw stock")
    assert allowed["allowed"]
    assert "scat.turn.draw" in allowed["clauses"]
    assert opened(do="try", action="1 stand")["allowed"] is False
    assert held(desk) is before


def test_taking_back_and_making_again(opened: Ask, desk: Desk) -> None:
    before = opened(do="show")["fragments"]
    after = opened(do="act", action="1 draw stock")["fragments"]
    back = opened(do="undo")
    assert back["fragments"]["table"] == before["table"]
    assert back["log_keep"] == before["log"].count("<li>")
    assert back["fragments"]["log"] == ""
    assert opened(do="redo")["fragments"]["table"] == after["table"]


def test_look_ahead_moves_one_move_an_answer(ask: Ask, desk: Desk) -> None:
    answer = ask(**opening(bots="look-ahead", seats=3, seat=1))
    while answer["more"]:
        answer = ask(do="continue")
    made = len(held(desk).moments)
    answer = ask(do="act", action="1 knock")
    assert answer["more"]
    assert len(held(desk).moments) == made + 2
    while answer["more"]:
        answer = ask(do="continue")
    assert answer["focus"] in ("deal", "result")


def test_finish_needs_a_reader_who_is_out(opened: Ask) -> None:
    assert opened(do="finish")["error"] == "not-understood"


def test_a_batch_is_bounded(ask: Ask, desk: Desk) -> None:
    # With min-knock 31 nobody can knock, and with reshuffling no stock runs out: such a deal goes on and on.
    answer = ask(**opening(options={"min-knock": "31", "stock-empty": "reshuffle"}, seats=9, bots="random"))
    before = len(held(desk).moments)
    for _ in range(30):
        if answer["focus"] != "choices":
            break
        answer = ask(do="act", action=moves(answer)[0])
        assert answer["ok"]
    assert len(held(desk).moments) - before <= 30 * (BATCH + 1)


@pytest.mark.parametrize(
    "words", ["", "1", "1 fold", "9 knock", "1 discard", "1 discard ZZ", "1 discard ??", "deal #7", "1 draw 9C", "<b>"]
)
def test_illegal_words_change_nothing(opened: Ask, desk: Desk, words: str) -> None:
    before = held(desk)
    answer = opened(do="act", action=words)
    assert not answer["ok"]
    assert answer["error"] == "bad-move"
    assert "<b>" not in answer["fragments"]["message"]
    assert held(desk) is before


@pytest.mark.parametrize(("do", "error"), [("undo", "no-undo"), ("redo", "no-redo"), ("deal", "no-deal")])
def test_what_is_not_due_is_said(opened: Ask, do: str, error: str) -> None:
    assert opened(do=do)["error"] == error
