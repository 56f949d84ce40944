"""The players of Skin: only legal moves; nobody can win by skill, but swings can be kept small."""

from __future__ import annotations

from statistics import fmean, stdev

import pytest

import games
from games.bots import player
from games.chance import Source
from games.playout import play, run
from games.skin.options import SkinOptions


def test_sensible_neither_wins_nor_loses_on_average_and_swings_less_than_random() -> None:
    """1,000 sessions of one sensible player and three random ones.

    Measured: sensible −0.9 chips a session with a standard error of 1.0, random +0.3; the standard deviation of a
    session's net gain is 32 chips for sensible and 78 for random. Since every bet is even (RULES T4), the mean is
    zero for everybody.
    """
    nets: dict[str, list[int]] = {"sensible": [], "random": []}
    for names, playout in run("skin", SkinOptions(), ["sensible", "random", "random", "random"], 1000, 1):
        for name, chips in zip(names, games.game("skin").standing(playout.state).amounts, strict=True):
            nets[name].append(int(chips) - 100)
    error = stdev(nets["sensible"]) / len(nets["sensible"]) ** 0.5
    assert abs(fmean(nets["sensible"])) < 3 * error
    assert stdev(nets["sensible"]) < stdev(nets["random"]) / 2


@pytest.mark.parametrize("name", ["random", "sensible", "look-ahead"])
@pytest.mark.parametrize("seats", [2, 5, 13])
def test_players_play_whole_sessions_at_every_table_size(name: str, seats: int) -> None:
    deals = 1 if name == "look-ahead" else 0
    options = SkinOptions(max_players=13, deals=deals)
    playout = play("skin", options, [name] * seats, 5, strength=2)
    assert not playout.capped
    assert playout.state.deal == (deals or seats)


@pytest.mark.parametrize("name", ["sensible", "look-ahead"])
def test_players_know_every_option(options_of, name: str) -> None:
    for seed in range(8):
        options = SkinOptions.of(options_of(seed).values() | {"deals": 2, "min-players": 2})
        assert not play("skin", options, [name, "sensible", "random"], seed, strength=2).capped


def test_the_sensible_player_follows_its_policy(walk) -> None:
    """Half of its chips stay with it, whatever it accepts or bets; it offers one side bet for a card."""
    source = Source(1)
    skin = games.game("skin")
    for seed in range(30):
        for state, _, _, _ in walk(seed, 120):
            if state.to_act == "chance":
                continue
            seat = state.seat
            choices = skin.actions(state)
            chosen = player("skin", "sensible", 1, seat).choose(skin.view(state, seat), (), choices)
            assert skin.ruling(state, chosen).allowed
            from games.skin.bots import policy

            assert policy(state, source) == chosen
            if chosen.verb in ("accept", "keep", "take-up"):
                assert 2 * max(state.options.min_stake, state.chips[seat - 1] // 10) <= state.chips[seat - 1]


def test_a_player_sees_no_more_than_its_seat() -> None:
    """Another order of the cards not yet turned does not change what it does."""
    skin = games.game("skin")
    start = skin.position(SkinOptions(), 3, [["banker", "3"]])
    first, _ = skin.apply(start, skin.read_action(start, "deal #12"))

    other = first._replace(stock=tuple(reversed(first.stock)))
    assert skin.view(first, 1) == skin.view(other, 1)
    for name in ("random", "sensible", "look-ahead"):
        mine = player("skin", name, 1, 1, 4).choose(skin.view(first, 1), (), skin.actions(first))
        again = player("skin", name, 1, 1, 4).choose(skin.view(other, 1), (), skin.actions(other))
        assert mine == again
