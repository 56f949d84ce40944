"""The engine against a second, naive implementation of the rules: the same packs and moves, compared after each."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

import pytest

import games
from games.cards import PACK, cards
from games.core import CHANCE
from games.dealing import KINDS
from games.options import specs
from games.scat.options import ScatOptions
from games.scat.value import worth

from . import reference
from .reference import Reference

SCAT = games.game("scat")
GAMES = 320
LONGEST = 250
"""Actions after which a game is left: tables where nobody can knock and stocks are made anew need not end."""

VERBS = ("knock", "draw stock", "draw discard", "stand", "throw-down", "decline")
ALL_WORDS = (*VERBS, *(f"discard {card}" for card in reference.PACK))


class Habit(NamedTuple):
    """How a random game is played: what the moves tend to, so that rare endings are reached too."""

    knocks: float
    improves: float
    throws_down: float
    rigged: float


def some_options(source: Random) -> dict[str, Any]:
    """Every option by name; half of the time at its default, so that no game is made of exceptions only."""
    values: dict[str, Any] = {}
    for spec in specs(ScatOptions):
        if source.random() < 0.5:
            values[spec.name] = spec.default
        elif spec.kind == "switch":
            values[spec.name] = source.random() < 0.5
        elif spec.kind == "number":
            values[spec.name] = source.randint(spec.low, min(spec.high, 22))
        else:
            values[spec.name] = source.choice(spec.values)
    return values


def some_habit(source: Random) -> Habit:
    return Habit(
        source.choice((0.0, 0.02, 0.2, 0.6)),
        source.choice((0.0, 0.5, 0.9)),
        source.choice((0.02, 0.3)),
        source.choice((0.0, 0.0, 0.3)),
    )


def some_pack(source: Random, players: int, rigged: bool) -> list[str]:
    """A shuffled pack; a rigged one deals one to four hands of 31, or hands that are all worth the same."""
    pack = list(reference.PACK)
    source.shuffle(pack)
    if rigged:
        lucky = source.sample(range(players), source.randint(1, min(4, players)))
        ranks = ["A", *source.sample(["10", "J", "Q", "K"], 2)]
        if source.random() < 0.5:
            lucky, ranks = list(range(min(4, players))), source.sample(reference.RANKS, 3)
        for place, suit in zip(lucky, source.sample(reference.SUITS, len(lucky)), strict=True):
            for nth, rank in enumerate(ranks):
                here, there = pack.index(rank + suit), nth * players + place
                pack[here], pack[there] = pack[there], pack[here]
    return pack


def some_move(source: Random, habit: Habit, plain: Reference) -> str:
    """One of the legal moves."""
    legal = sorted(plain.legal())
    seat = plain.turn_of
    if f"{seat} throw-down" in legal:
        return f"{seat} throw-down" if source.random() < habit.throws_down else f"{seat} decline"
    if plain.phase == "discard" and source.random() < habit.improves:
        return max(legal, key=lambda words: left_after(plain, words))
    if f"{seat} knock" in legal:
        if source.random() < habit.knocks:
            return f"{seat} knock"
        legal.remove(f"{seat} knock")
    return source.choice(legal)


def left_after(plain: Reference, words: str) -> float:
    return plain.value([card for card in plain.hands[plain.turn_of] if card != words.split()[2]])


def compare(state: Any, plain: Reference) -> None:
    """Everything that a player could point at."""
    assert state.phase == plain.phase
    assert {str(action) for action in SCAT.actions(state)} == plain.legal()
    assert [sorted(map(str, hand)) for hand in state.hands or ((),) * state.seats] == [
        sorted(plain.hands[seat]) for seat in plain.everybody
    ]
    assert list(map(str, state.stock)) == plain.stock
    assert list(map(str, state.discards)) == plain.discards
    assert list(state.pennies) == [plain.pennies[seat] for seat in plain.everybody]
    assert list(state.playing) == [plain.is_in[seat] for seat in plain.everybody]
    assert state.kitty == plain.kitty
    assert (state.winner or 0) == plain.winner
    assert (state.knocker or 0) == plain.knocker
    if plain.phase != "over":
        assert state.dealer == plain.dealer
        assert state.to_act == (CHANCE if plain.phase in ("deal", "reshuffle") else plain.turn_of)
    else:
        assert state.to_act is None


def judge_everything(state: Any, plain: Reference) -> None:
    """Any words of any seat are allowed just when the reference lists them."""
    legal = plain.legal()
    for seat in plain.everybody:
        for verb in ALL_WORDS:
            words = f"{seat} {verb}"
            assert SCAT.ruling(state, SCAT.read_action(state, words)).allowed == (words in legal), words


@cache
def play_both(seed: int) -> Counter[str]:
    """One random game by both, compared all the way; how often the engine told of each kind of event."""
    source = Random(seed)
    options, habit = some_options(source), some_habit(source)
    seats = source.randint(2, 9)
    dealer = source.randint(1, seats)
    state: Any = SCAT.start(ScatOptions.of(options), seats, dealer)
    plain = Reference(seats, dealer, options)
    told: Counter[str] = Counter()
    for _ in range(LONGEST):
        compare(state, plain)
        if source.random() < 0.02:
            judge_everything(state, plain)
        if plain.phase == "over":
            break
        if plain.phase == "deal":
            order = some_pack(source, len(plain.players()), source.random() < habit.rigged)
            plain.deal(order)
            action: Any = KINDS["deal"](None, cards(order))
        elif plain.phase == "reshuffle":
            order = plain.discards[:-1]
            source.shuffle(order)
            plain.reshuffle(order)
            action = KINDS["shuffle"](None, cards(order))
        else:
            words = some_move(source, habit, plain)
            action = SCAT.read_action(state, words)
            plain.act(words)
        state, events = SCAT.apply(state, action)
        told.update(event.kind for event in events)
    return told


def test_both_know_the_same_pack() -> None:
    assert list(map(str, PACK)) == reference.PACK


@pytest.mark.parametrize(
    "words",
    [
        "three-of-a-kind=off straight-flush=off",
        "three-of-a-kind=30 straight-flush=on straight-flush.ace-low=off",
        "three-of-a-kind=30.5 straight-flush=on straight-flush.ace-low=on",
    ],
)
def test_all_22100_hands_are_worth_the_same_to_both(words: str) -> None:
    options = ScatOptions.read(words.split())
    plain = Reference(2, 1, options.values())
    for hand in combinations(PACK, 3):
        assert worth(hand, options).points == plain.value(list(map(str, hand))), hand


@pytest.mark.parametrize("first", range(0, GAMES, 50))
def test_random_games_go_as_in_the_naive_implementation(first: int) -> None:
    for seed in range(first, first + 50):
        try:
            play_both(seed)
        except AssertionError as error:
            error.add_note(f"the game of seed {seed}")
            raise


def test_random_games_reach_every_ending() -> None:
    """A comparison proves nothing about what its games never come to."""
    told = sum(map(play_both, range(GAMES)), Counter[str]())
    assert set(told) == set(SCAT.events)
