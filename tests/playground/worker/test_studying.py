"""Going about in a game: branches, other places and other seats."""

from __future__ import annotations

from typing import Any

import pytest

from games.rulebook import RuleBook
from playground.worker.desk import Desk
from tests.playground.asking import Ask, held
from tests.playground.reading import elements, links


def test_a_branch_is_told_and_the_tree_has_it(opened: Ask, desk: Desk, rulebook: RuleBook, lang: str) -> None:
    opened(do="act", action="1 draw stock")
    opened(do="undo")
    main = held(desk).study.lines[0].moves
    answer = opened(do="act", action="1 draw discard")
    assert answer["at"]["line"] == 1
    words = rulebook.words(lang)
    assert answer["announce"].startswith(words.plain("ui-branched", branch=1))
    tree = opened(do="tree")["fragments"]["tree"]
    marked = [one for tag, one in elements(tree) if tag == "button" and one.get("aria-current") == "step"]
    assert [one["data-place"] for one in marked] == [f"1:{answer['at']['step']}"]
    places = [one["data-place"] for _, one in elements(tree) if "data-place" in one]
    assert len(places) == len(set(places)) == answer["at"]["moves"] + 1
    assert links(tree) == []
    back = opened(do="go", to="main")
    assert back["at"]["line"] == 0
    assert held(desk).study.lines[0].moves == main


def test_the_bots_do_not_move_while_the_reader_looks_back(opened: Ask, desk: Desk) -> None:
    opened(do="act", action="1 draw stock")
    before = held(desk)
    looked = opened(do="go", to="first")
    assert not looked["more"]
    assert looked["announce"].count(".") >= 1
    assert opened(do="go", to="last")["at"]["step"] == before.place.step
    assert held(desk).moments == before.moments


def test_a_seat_that_may_not_be_looked_as(opened: Ask) -> None:
    for seat in (2, None, 9):
        answer = opened(do="view", seat=seat)
        assert not answer["ok"]
        assert answer["error"] == "bad-view"


@pytest.mark.parametrize(
    "request_",
    [
        {"to": "elsewhere"},
        {"to": None},
        {"to": "place", "line": 5, "step": 0},
        {"to": "place", "line": 0, "step": -1},
        {"to": "place", "line": 0, "step": 10**9},
        {"to": "place", "line": True, "step": 0},
        {"to": "clause"},
    ],
)
def test_a_place_that_there_is_not_is_refused(opened: Ask, desk: Desk, request_: dict[str, Any]) -> None:
    before = held(desk)
    assert opened(do="go", **request_)["error"] == "not-understood"
    assert held(desk) is before
