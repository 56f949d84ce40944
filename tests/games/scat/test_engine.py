"""The engine's contract where an action does not belong to the table at all."""

from __future__ import annotations

import pytest

import games
from games.cards import card
from games.core import Action
from games.scat.actions import Discard, Draw, Knock, Stand


@pytest.mark.parametrize("seat", [None, -1, 0, 4, 99])
@pytest.mark.parametrize(
    "make", [Knock, Stand, lambda seat: Draw(seat, "stock"), lambda seat: Discard(seat, card("AS"))]
)
def test_an_action_of_no_seat_is_not_judged(seat: int | None, make: type[Action]) -> None:
    scat = games.game("scat")
    state = scat.start(scat.Options(), 3, 1)
    state, _ = scat.apply(state, scat.read_action(state, "deal #7"))
    with pytest.raises(TypeError, match="is not an action of a table with 3 seats"):
        scat.ruling(state, make(seat))
