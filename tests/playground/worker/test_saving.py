"""The record of a game can be had when it is over."""

from __future__ import annotations

from games.record import read
from games.replay import replay
from playground.worker.desk import Desk
from tests.playground.asking import Ask, held, played


def test_the_record_comes_after_the_end_and_replays(opened: Ask, desk: Desk) -> None:
    early = opened(do="record")
    assert not early["ok"]
    assert "record" not in early
    last = list(played(opened, 600))[-1]
    assert last["over"]
    assert last["focus"] == "result"
    record = opened(do="record")["record"]
    assert replay(read(record)).steps[-1].state == held(desk).state
    assert "deal #" in last["fragments"]["result"]
