"""The players of In Between: only legal moves, and better ones win more."""

from __future__ import annotations

import pytest

import games
from games.bots import player
from games.inbetween.options import InBetweenOptions
from games.playout import play
from games.simulation import simulate

ENGINE = games.game("inbetween")


def test_sensible_wins_more_than_its_share_of_1000_games_against_three_random_players() -> None:
    """Measured: 36.5 % with a standard error of 1.5 %; an equal of the others would win 25 %."""
    figures = simulate("inbetween", InBetweenOptions(), ["sensible", "random", "random", "random"], 1000, seed=1)
    assert figures.ended == figures.conserved == 1000
    share = figures.document()["wins_by_player"]["sensible"]
    assert share["share"] - 3 * share["error"] > 0.25
    assert share["share"] == pytest.approx(0.365, abs=1e-9)


def test_sensible_wins_more_of_1000_games_than_one_random_player() -> None:
    """Measured: 62.8 % to 51.3 %, with a standard error of 1.5 % each; shared wins count for both."""
    figures = simulate("inbetween", InBetweenOptions(), ["sensible", "random"], 1000, seed=1)
    wins = figures.wins_by_player
    assert wins["sensible"] > wins["random"] + 70


@pytest.mark.parametrize("name", ["random", "sensible", "look-ahead"])
@pytest.mark.parametrize("seats", [2, 5, 9, 17])
def test_players_play_whole_games_at_every_table_size(name: str, seats: int) -> None:
    options = InBetweenOptions(rounds=2)
    playout = play("inbetween", options, [name] * seats, 5, strength=1 if name == "look-ahead" else 24)
    assert not playout.capped
    assert playout.winners


@pytest.mark.parametrize("seed", range(40))
def test_players_know_every_option(options_by_seed, seed: int) -> None:
    values = options_by_seed(seed).values() | {"rounds": 1 + seed % 3}
    options = InBetweenOptions.of(values)
    assert not play("inbetween", options, ["sensible", "look-ahead", "random"], seed, strength=1).capped


def choice(lines: list[tuple[str, ...]], name: str = "sensible", **options: object) -> str:
    """What a player does in a position for two."""
    state = ENGINE.position(InBetweenOptions(**options), 2, [("dealer", "2"), *lines])  # type: ignore[arg-type]
    return str(player("inbetween", name, 1, 1).choose(ENGINE.view(state, 1), (), ENGINE.actions(state)))


@pytest.mark.parametrize(
    ("posts", "options", "expected"),
    [
        ("2S 10D", {}, "1 bet 8"),  # gap 7: favourable
        ("2S 9D", {}, "1 bet 1"),  # gap 6
        ("2S 9D", {"may_pass": True}, "1 pass"),
        ("2S 10D", {"match": "double"}, "1 bet 1"),  # exactly fair
        ("2S JD", {"match": "double"}, "1 bet 8"),
    ],
)
def test_the_sensible_player_bets_the_most_when_the_odds_are_for_it(posts, options, expected) -> None:
    lines = [("chips", "16", "16"), ("pot", "8"), ("posts", *posts.split())]
    assert choice(lines, **options) == expected


def test_the_sensible_player_remembers_the_cards_that_are_gone() -> None:
    """Gap 6 is unfavourable with a fresh pack, and favourable when only high and low cards have been turned."""
    lines = [("chips", "16", "16"), ("pot", "8"), ("posts", "3S", "10D")]
    assert choice(lines) == "1 bet 1"
    assert choice([*lines, ("discards", "KS", "KH", "KD", "QS", "QH", "2S", "2H")]) == "1 bet 8"


@pytest.mark.parametrize(("post", "call"), [("3S", "high"), ("QS", "low")])
def test_the_sensible_player_calls_where_more_cards_are(post: str, call: str) -> None:
    assert choice([("posts", post, post[:-1] + "D")], pair="high-low") == f"1 {call}"
    assert choice([("posts", post, "AD")], ace="free") == f"1 {call}"


def test_a_first_ace_is_better_low_since_a_second_one_is_high() -> None:
    assert choice([("posts", "AS")], ace="first-choice", consecutive="pass", pair="pass") == "1 low"


def test_a_player_sees_no_more_than_its_seat(walk) -> None:
    """The order of the stock does not change what a player does."""

    for seed in range(12):
        for state, _, _, _ in walk(seed, 12):
            if not isinstance(state.to_act, int):
                continue
            other = state._replace(pack=(*state.pack[: state.turned], *reversed(state.stock)))
            for name in ("random", "sensible", "look-ahead"):
                moves = [
                    player("inbetween", name, 1, state.seat, 2).choose(
                        ENGINE.view(one, state.seat), (), ENGINE.actions(one)
                    )
                    for one in (state, other)
                ]
                assert moves[0] == moves[1]
