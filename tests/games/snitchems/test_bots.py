"""The players of Snitch'ems: only legal moves, and better ones win more."""

from __future__ import annotations

from typing import Any

import pytest

from games.bots import player
from games.chance import Source
from games.core import CHANCE
from games.playout import play
from games.simulation import simulate
from games.snitchems.options import SnitchemsOptions


def test_sensible_beats_random_in_1000_games() -> None:
    """Measured: 63.1 % with a standard error of 1.5 %; random wins 29.2 %, the rest are draws."""
    figures = simulate("snitchems", SnitchemsOptions(), ["sensible", "random"], 1000, seed=1)
    assert figures.ended == figures.conserved == 1000
    assert figures.wins_by_player["sensible"] >= 600
    assert figures.wins_by_player["random"] <= 330


def test_look_ahead_beats_sensible() -> None:
    """A short form of the measurement of 1,000 games in `games/snitchems/bots.py`."""
    figures = simulate("snitchems", SnitchemsOptions(), ["look-ahead", "sensible"], 24, seed=4, strength=12)
    assert figures.wins_by_player["look-ahead"] > figures.wins_by_player["sensible"]


@pytest.mark.parametrize("name", ["random", "sensible", "look-ahead"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_play_whole_games_at_every_table_size(name: str, seats: int) -> None:
    playout = play("snitchems", SnitchemsOptions(), [name] * seats, 5, strength=2)
    assert playout.actions == (46 if seats == 3 else 49)


@pytest.mark.parametrize(
    "options",
    [
        SnitchemsOptions(method2=False),
        SnitchemsOptions(compulsory=False, partial=True),
        SnitchemsOptions(table_sum=True),
        SnitchemsOptions(partners=True),
        SnitchemsOptions(match="best-of", match_games=3),
        SnitchemsOptions(match="first-to", match_games=2),
        SnitchemsOptions(match="cards", match_cards=60),
    ],
    ids=lambda options: " ".join(options.write()),
)
@pytest.mark.parametrize("name", ["sensible", "look-ahead"])
def test_players_know_every_option(name: str, options: SnitchemsOptions) -> None:
    seats = 4 if options.partners else 2
    names = [name, "sensible", "random", "random"][:seats]
    assert not play("snitchems", options, names, 3, strength=1).capped


@pytest.mark.parametrize("name", ["random", "sensible", "look-ahead"])
def test_a_player_sees_no_more_than_its_seat(name: str, snitchems: Any) -> None:
    """Other cards in the hidden hand and the pack do not change what it does."""
    state = snitchems.start(SnitchemsOptions(), 2, 1)
    seen: list[Any] = []
    for text in ("deal #12", None, None):
        action = snitchems.read_action(state, text) if text else snitchems.actions(state)[0]
        assert text is None or state.to_act == CHANCE
        state, events = snitchems.apply(state, action)
        seen += [event.for_seat(2) for event in events]
    assert state.to_act == 2
    values = {name: getattr(state, name) for name in type(state).__slots__}
    swapped = tuple(sorted(state.stock[:2]))
    other = type(state)(
        **{**values, "hands": (swapped, state.hands[1]), "stock": (*state.hands[0], *state.stock[2:])}
    )
    assert snitchems.view(state, 2) == snitchems.view(other, 2)
    choices = snitchems.actions(state)
    first = player("snitchems", name, 1, 2, 4).choose(snitchems.view(state, 2), seen, choices)
    again = player("snitchems", name, 1, 2, 4).choose(snitchems.view(other, 2), seen, choices)
    assert first == again


def test_every_fitting_hand_is_imagined_equally_often(snitchems: Any) -> None:
    """Three players, two of whom cannot hold everything: the shares of 4,000 imagined worlds against a full count."""
    from collections import Counter
    from itertools import combinations

    from games.cards import HIDDEN, cards
    from games.snitchems.seeing import _hands

    rest = cards("AS 2S 3S 4S 5S 6S")
    known = (cards("KD"), (HIDDEN, HIDDEN), (HIDDEN,))
    cannot: list[set[str]] = [set(), {"A", "2"}, {"A", "3", "4"}]
    fitting = [
        (two, one)
        for two in combinations(rest, 2)
        for one in rest
        if one not in two and not {card.rank for card in two} & {"A", "2"} and one.rank not in {"A", "3", "4"}
    ]
    source = Source(1, "fair")
    drawn = Counter(_hands(known, cannot, rest, source)[1:] for _ in range(4000))
    assert set(drawn) == {(two, (one,)) for two, one in fitting}
    even = 4000 / len(fitting)
    assert sum((count - even) ** 2 / even for count in drawn.values()) < 2.5 * len(fitting)
