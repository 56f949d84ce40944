"""Where the kit meets Skin: amounts typed in the terminal, several winners, examples completed to play on from."""

from __future__ import annotations

import pytest

import games
from games import examples
from games.errors import IllegalAction, NotationError
from games.playout import Table
from games.record import complete
from games.replay import replay
from games.simulation import Figures, simulate
from games.skin.options import SkinOptions
from games.terminal import _read

SKIN = games.game("skin")


def table_at_a_stake() -> Table:
    start = SKIN.position(SkinOptions(), 3, [["banker", "3"]])
    table = Table(SKIN, start, 1)
    for text in ("deal #1", "1 accept"):
        table.apply(SKIN.read_action(table.state, text))
    assert table.state.phase == "stake"
    return table


@pytest.mark.parametrize("line", ["1 10", "stake 10", "1 stake 10", "۱ ۱۰"])
def test_an_amount_is_typed_after_the_number_of_its_choice(line: str) -> None:
    table = table_at_a_stake()
    assert str(_read(table, 1, line, SKIN.actions(table.state))) == "1 stake 10"


@pytest.mark.parametrize("line", ["1", "1 101", "1 0", "1 2 3", "2"])
def test_a_choice_with_an_amount_wants_one_within_its_bounds(line: str) -> None:
    table = table_at_a_stake()
    with pytest.raises((NotationError, IllegalAction)):
        _read(table, 1, line, SKIN.actions(table.state))


def test_a_choice_without_an_amount_wants_none() -> None:
    start = SKIN.position(SkinOptions(), 3, [["banker", "3"]])
    table = Table(SKIN, start, 1)
    table.apply(SKIN.read_action(table.state, "deal #1"))
    choices = SKIN.actions(table.state)
    assert str(_read(table, 1, "2", choices)) == "1 refuse"
    with pytest.raises(NotationError, match="Write just 2"):
        _read(table, 1, "2 5", choices)


def test_players_of_one_name_who_win_together_have_won_one_game() -> None:
    figures: Figures = simulate("skin", SkinOptions(deals=1, chips=10), ["random"] * 6, 100, seed=1)
    assert sum(figures.wins_by_seat.values()) > 100
    document = figures.document()
    assert document["wins_by_player"]["random"]["share"] <= 1
    assert document["conserved"] == document["ended"] == 100
    assert document["amounts_by_player"]["random"]["mean"] == 10


@pytest.mark.parametrize("id", examples.ids("skin"))
def test_every_example_can_be_played_on_from_every_step(id: str) -> None:
    record = examples.load("skin", id)
    for step in range(len(record.moves) + 1):
        replay(complete(record, step, 7), check=False)


def test_every_standing_of_a_game_that_nobody_won_has_no_winner() -> None:
    last = replay(examples.load("skin", "no-takers")).steps[-1].state
    assert last.to_act is None
    assert SKIN.standing(last).winners == ()
