"""The contract that all games share."""

from __future__ import annotations

import pytest

import games
from games.errors import VaraqError


@pytest.mark.parametrize("key", games.keys())
@pytest.mark.parametrize("seat", [0, -1, 3])
def test_there_is_no_view_of_a_seat_that_is_not_there(key: str, seat: int) -> None:
    game = games.game(key)
    state = game.start(game.Options(), 2, 1)
    assert game.view(state, 2)["viewer"] == 2
    assert game.view(state, None)["viewer"] is None
    with pytest.raises(VaraqError, match=f"there is no seat {seat}; the seats are 1 to 2"):
        game.view(state, seat)
