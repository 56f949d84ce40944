"""The quizzes are fair: one right choice, recomputed here where RULES.md gives a formula, and clauses that exist."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import games
from games import examples, quiz
from games.cards import RANKS, Card
from games.quiz import QuizQuestion
from games.quiz_draft import amounts, players

KEYS = tuple(games.keys())


def chosen(question: QuizQuestion) -> str:
    return question.question.choices[question.answer.right]


def asked(key: str, *asks: str) -> Iterator[QuizQuestion]:
    found = [one for one in quiz.questions(key) if one.asks in asks]
    assert found, f"the quiz of {key} asks nothing of {asks}"
    yield from found


@pytest.mark.parametrize("key", KEYS)
def test_a_quiz_has_questions_of_many_kinds_and_none_twice(key: str) -> None:
    asked = quiz.questions(key)
    assert 20 <= len(asked) <= 30
    assert len({one.id for one in asked}) == len(asked)
    assert len({one.asks for one in asked}) >= 4
    assert max(Counter(one.topic for one in asked).values()) <= 3
    looks = {(str(one.view), one.asks, one.facts, frozenset(one.question.choices), str(one.move)) for one in asked}
    assert len(looks) == len(asked)


@pytest.mark.parametrize("key", KEYS)
def test_it_comes_from_the_examples_and_from_generated_games(key: str) -> None:
    asked = quiz.questions(key)
    from_examples = [one.example for one in asked if one.example is not None]
    assert set(from_examples) <= set(examples.ids(key))
    assert max(Counter(from_examples).values()) <= quiz.A_PLACE
    assert 6 <= len(from_examples) <= len(asked) - 6


@pytest.mark.parametrize("key", KEYS)
def test_one_choice_is_right_and_its_place_tells_nothing(key: str) -> None:
    asked = quiz.questions(key)
    for one in asked:
        assert sum(verdict.right for verdict in one.answer.verdicts) == 1
        assert 3 <= len(one.question.choices) <= 5
        assert len(set(one.question.choices)) == len(one.question.choices)
    places = Counter(one.answer.right for one in asked)
    assert set(places) >= {0, 1, 2}
    assert max(places.values()) <= len(asked) * 0.6


@pytest.mark.parametrize("key", KEYS)
def test_moves_are_judged_again_by_the_engine(key: str) -> None:
    for one in asked(key, "legal", "refused"):
        state, engine = one.shown.state, games.game(key)
        assert one.viewer == state.to_act
        rulings = [engine.ruling(state, engine.read_action(state, choice)) for choice in one.question.choices]
        alone = [ruling.allowed == (one.asks == "legal") for ruling in rulings]
        assert [place for place, it in enumerate(alone) if it] == [one.answer.right]
        assert one.answer.clauses == rulings[one.answer.right].clauses


def test_the_same_questions_are_asked_in_another_process() -> None:
    program = "from games import quiz; print(*(one.id for one in quiz.questions('snitchems')))"
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=Path(games.__file__).parents[1]
    )
    assert run.stdout.split() == [one.id for one in quiz.questions("snitchems")]


@pytest.mark.parametrize("key", KEYS)
def test_nobody_is_shown_what_he_may_not_know(key: str) -> None:
    for one in quiz.questions(key):
        if one.viewer is not None:
            assert one.view == quiz.asking(key).veiled(games.game(key).view(one.shown.state, one.viewer))


def test_amounts_and_players_need_something_tempting() -> None:
    assert amounts("chips", 1, 5, (5, 5, 7), ()) is None
    found = amounts("chips", 1, 5, (7, 5, 3, -1, 9, 8), ())
    assert found is not None
    assert found.choices == ("3", "5", "7", "9")
    assert players("won", (1,), ((1,), ()), ()) is None
    group = players("lost-life", (3, 1), ((), (2,), (1, 3), (1,), (2, 3)))
    assert group is not None
    assert group.choices == ("1", "2", "1 3", "nobody")


# --- recomputed from RULES.md


def points(card: Card) -> int:
    """RULES 2.2: ace 11, court cards 10, others their number."""
    return {"A": 11, "K": 10, "Q": 10, "J": 10}.get(card.rank) or int(card.rank)


def hand_value(hand: Sequence[Card], options: Any) -> float:
    best: float = max(sum(points(card) for card in hand if card.suit == suit) for suit in "SHDC")
    places = sorted(RANKS.index(card.rank) for card in hand)
    in_a_row = places in ([places[0], places[0] + 1, places[0] + 2], [0, 11, 12])
    if options.straight_flush and in_a_row and len({card.suit for card in hand}) == 1:
        best = max(best, 30)
    if options.three_of_a_kind != "off" and len({card.rank for card in hand}) == 1:
        best = max(best, float(options.three_of_a_kind))
    return best


def test_hand_values_follow_the_rules_and_three_of_a_kind_is_asked_with_and_without_its_option() -> None:
    triples = set()
    for one in asked("scat", "scat-quiz-value"):
        hand = one.shown.state.hand(one.viewer)
        assert float(chosen(one)) == hand_value(hand, one.options)
        assert all(player["value"] is None for player in one.view["players"])
        if len({card.rank for card in hand}) == 1:
            triples.add(one.options.three_of_a_kind)
    assert triples == {"off", "30", "30.5"}


def test_the_losers_of_a_showdown_follow_the_rules() -> None:
    showdowns = 0
    for one in asked("scat", "scat-quiz-loses"):
        state, discarded = one.shown.state, getattr(one.move, "card", None)
        if state.knocker is None or any("31" in event.kind for event in one.told):
            continue
        showdowns += 1
        hands = {seat: [card for card in state.hand(seat) if card is not discarded] for seat in state.live}
        values = {seat: hand_value(hand, one.options) for seat, hand in hands.items()}
        lowest = {seat for seat in values if values[seat] == min(values.values())}
        if len(lowest) > 1 and state.knocker in lowest and not one.options.knocker_tied_loses:
            lowest -= {state.knocker}
        assert {int(seat) for seat in chosen(one).split()} == lowest
    assert showdowns >= 3


def number(card: Card) -> int | None:
    return 1 if card.rank == "A" else None if card.rank in "JQK" else int(card.rank)


def takings(card: Card, table: Sequence[Card], method2: bool) -> set[frozenset[Card]]:
    """RULES 4.2: P all cards of the rank; E and T a set that makes eight or ten with the card, and all 8s or 10s."""
    found = set()
    if equal := frozenset(one for one in table if one.rank == card.rank):
        found.add(equal)
    own = number(card)
    for made in (8, 10):
        if own is None or own >= made:
            continue
        actual = frozenset(one for one in table if number(one) == made)
        addends = [one for one in table if number(one) is not None and one not in actual and one.rank != "10"]
        for size in range(1, len(addends) + 1):
            for some in combinations(addends, size):
                if own + sum(number(one) or 0 for one in some) == made and (actual or method2):
                    found.add(frozenset(some) | actual)
    return found


def test_captures_follow_the_rules() -> None:
    takes = 0
    for one in asked("snitchems", "legal", "refused"):
        state, options = one.shown.state, one.options
        if options.partial or options.table_sum or not options.compulsory:
            continue
        hand = state.hands[state.seat - 1]
        may = {card: takings(card, state.table, options.method2) for card in hand}
        for verdict in one.answer.verdicts:
            action: Any = verdict.action
            takes += bool(action.take)
            allowed = frozenset(action.take) in may[action.card] if action.take else not any(may.values())
            assert allowed == (verdict.right == (one.asks == "legal"))
    assert takes >= 12


def test_a_pile_grows_by_the_card_played_and_all_that_it_takes() -> None:
    for one in asked("snitchems", "snitchems-quiz-pile"):
        move: Any = one.move
        before = len(one.shown.state.piles[one.shown.state.side(move.seat)])
        assert int(chosen(one)) == before + 1 + len(move.take)


def rank(card: Card) -> int:
    return 14 if card.rank == "A" else RANKS.index(card.rank) + 1


def test_a_third_card_wins_strictly_between_the_posts_and_a_match_may_cost_double() -> None:
    doubled = False
    for one in asked("inbetween", "inbetween-quiz-third", "inbetween-quiz-chips"):
        state, move = one.shown.state, one.move
        if state.ace:
            continue
        third: Any = dict(one.facts)["card"]
        low, high = sorted(map(rank, state.posts))
        how = "match" if rank(third) in (low, high) else "won" if low < rank(third) < high else "outside"
        if one.asks == "inbetween-quiz-third":
            assert how in chosen(one)
            continue
        had, bet = state.chips[state.seat - 1], move.chips  # type: ignore[union-attr]
        cost = min(had, 2 * bet if how == "match" and one.options.match == "double" else bet)
        doubled = doubled or cost == 2 * bet
        assert int(chosen(one)) == (had + bet if how == "won" else had - cost)
    assert doubled


def test_posts_are_a_pair_or_neighbours_or_leave_room() -> None:
    found = set()
    for one in asked("inbetween", "inbetween-quiz-posts"):
        low, high = sorted(map(rank, dict(one.facts)["cards"]))  # type: ignore[arg-type]
        kind = {0: "pair-won", 1: "consecutive-paid"}.get(high - low, "bet-due")
        assert chosen(one).startswith(kind)
        found.add(kind)
    assert found == {"pair-won", "consecutive-paid", "bet-due"}


def holders_of(state: Any, card: Card) -> list[int]:
    """The seats before which a card of that rank lies, the banker's included."""
    held = {seat: state.bank if seat == state.banker else state.card(seat) for seat in range(1, state.seats + 1)}
    return [seat for seat, one in held.items() if one is not None and one.rank == card.rank]


def test_a_turned_card_meets_what_lies_on_the_table() -> None:
    found = set()
    for one in asked("skin", "skin-quiz-turned"):
        state = one.shown.state
        card: Any = dict(one.facts)["card"]
        holders = holders_of(state, card)
        if holders:
            kind = "banker-fell" if holders == [state.banker] else "player-fell"
        elif any(other.rank == card.rank for other in state.centre):
            kind = "matched-centre"
        else:
            kind = "turned-dead" if any(other.rank == card.rank for other in state.dead) else "fresh-card"
        assert chosen(one).startswith(kind)
        found.add(kind)
    assert len(found) == 5


def test_whoever_wins_a_bet_takes_both_halves() -> None:
    for one in asked("skin", "skin-quiz-chips"):
        state, seat = one.shown.state, int(str(dict(one.facts)["of"]))
        card: Any = dict(one.facts)["card"]
        (loser,) = holders_of(state, card)
        stake = state.stake(seat) if loser == state.banker else state.stake(loser)
        assert int(chosen(one)) == state.chips[seat - 1] + 2 * stake
