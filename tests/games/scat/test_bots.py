"""The players of Scat: only legal moves, and better ones win more."""

from __future__ import annotations

import pytest

import games
from games.cards import cards
from games.chance import Source
from games.playout import play
from games.scat.bots import best_discard
from games.scat.options import ScatOptions
from games.simulation import simulate


def test_sensible_beats_random_in_at_least_70_percent_of_1000_games() -> None:
    """Measured: 98.9 % with a standard error of 0.3 % (docs/dev/figures.md)."""
    figures = simulate("scat", ScatOptions(), ["sensible", "random"], 1000, seed=1)
    assert figures.ended == 1000
    assert figures.wins_by_player["sensible"] >= 700


@pytest.mark.parametrize("name", ["random", "sensible", "look-ahead"])
@pytest.mark.parametrize("seats", [2, 5, 9])
def test_players_play_whole_games_at_every_table_size(name: str, seats: int) -> None:
    worlds = 2 if name == "look-ahead" else 24
    playout = play("scat", ScatOptions(pennies=1), [name] * seats, 5, strength=worlds)
    assert not playout.capped
    assert playout.winners


@pytest.mark.parametrize(
    "options",
    [
        ScatOptions(throw_down=True),
        ScatOptions(last_turn_stand=True, stock_empty="reshuffle"),
        ScatOptions(three_of_a_kind="30.5", straight_flush=True),
        ScatOptions(min_knock=27, free_life=False),
    ],
    ids=lambda options: " ".join(options.write()),
)
@pytest.mark.parametrize("name", ["sensible", "look-ahead"])
def test_players_know_every_option(name: str, options: ScatOptions) -> None:
    for seed in range(2):
        assert not play("scat", options, [name, "sensible", "random"], seed, strength=2).capped


def test_a_player_sees_no_more_than_its_seat() -> None:
    """Swapping cards that the seat cannot see does not change what it does."""
    engine = games.game("scat")
    start = engine.start(ScatOptions(), 3, 3)
    state, events = engine.apply(start, engine.read_action(start, "deal #12"))
    assert state.to_act == 1
    seen = [event.for_seat(1) for event in events]
    hands = (state.hands[0], tuple(sorted(state.stock[:3])), state.hands[2])
    other = type(state)(
        state.options, state.pennies, state.playing, state.dealer, state.phase, state.seat, hands,
        (*state.hands[1], *state.stock[3:]), state.discards, state.discarders, deal=state.deal,
    )  # fmt: skip
    assert engine.view(state, 1) == engine.view(other, 1)
    from games.bots import player

    for name in ("random", "sensible", "look-ahead"):
        first = player("scat", name, 1, 1, 4).choose(engine.view(state, 1), seen, engine.actions(state))
        again = player("scat", name, 1, 1, 4).choose(engine.view(other, 1), seen, engine.actions(other))
        assert first == again


def test_the_sensible_player_keeps_its_suit() -> None:
    assert str(best_discard(cards("KS 10S 9S 4H"), None, ScatOptions())) == "4H"
    assert str(best_discard(cards("KS 9H 5H 2C"), None, ScatOptions())) == "2C"


def test_the_sensible_player_never_gives_back_what_it_took() -> None:
    four = cards("KS 10S 4H 2C")
    assert str(best_discard(four, four[3], ScatOptions())) == "4H"


def test_random_choices_come_from_the_seed() -> None:
    assert Source(1, "player/1").below(2**32) == Source(1, "player/1").below(2**32)
