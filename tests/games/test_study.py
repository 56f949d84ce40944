"""A main line and its branches: nothing is lost by going back."""

from __future__ import annotations

import pytest

import games
from games.errors import BadStudy
from games.record import new
from games.replay import replay
from games.study import Line, Place, Study
from tests.games.studies import random_study

HEAD = new("scat", games.game("scat").Options(), 2, 1)


def study(*lines: tuple[str, int | None, int], at: tuple[int, int] = (0, 0)) -> Study:
    """Lines as letters, each letter a move: `("abc", None, 0), ("x", 0, 1)`."""
    return Study(HEAD, tuple(Line(tuple(moves), parent, step) for moves, parent, step in lines), Place(*at))


def shape(study: Study) -> list[tuple[str, int | None, int]]:
    return [("".join(line.moves), line.parent, line.at) for line in study.lines]


def test_playing_at_the_end_makes_the_line_longer() -> None:
    grown = study(("", None, 0)).play("a").play("b")
    assert shape(grown) == [("ab", None, 0)]
    assert grown.place == (0, 2)


def test_another_move_after_going_back_begins_a_branch_and_loses_nothing() -> None:
    branched = study(("abc", None, 0), at=(0, 3)).go(0, 1).play("x").play("y")
    assert shape(branched) == [("abc", None, 0), ("xy", 0, 1)]
    assert branched.moves() == ("a", "x", "y")
    assert branched.moves(Place(0, 3)) == ("a", "b", "c")


def test_a_move_that_was_played_there_is_gone_to() -> None:
    branched = study(("abc", None, 0), ("xy", 0, 1), at=(0, 1))
    assert branched.play("b").place == (0, 2)
    assert branched.play("x").place == (1, 2)
    assert branched.play("x").play("y").lines == branched.lines


def test_branches_leave_branches_and_the_end_of_a_finished_line_too() -> None:
    deep = study(("ab", None, 0), ("xy", 0, 1), at=(1, 2)).play("z").play("w")
    assert shape(deep) == [("ab", None, 0), ("xy", 0, 1), ("zw", 1, 2)]
    assert deep.moves() == ("a", "x", "z", "w")


def test_what_leads_on_from_a_place_is_its_own_line_first() -> None:
    tree = study(("abc", None, 0), ("x", 0, 1), ("y", 0, 1), ("z", 0, 2), at=(0, 1))
    assert tree.onward() == (("b", (0, 2)), ("x", (1, 2)), ("y", (2, 2)))
    assert tree.onward(Place(1, 2)) == ()


def test_steps_before_a_branch_belong_to_the_line_that_it_leaves() -> None:
    deep = study(("abc", None, 0), ("xyz", 0, 1), ("w", 1, 3), at=(2, 4))
    assert deep.back().place == (1, 3)
    assert deep.back().back().back().place == (0, 1)
    assert deep.go(2, 0).back().place == (0, 0)
    assert deep.to_main().place == (0, 1)
    assert deep.forward() == deep
    assert deep.back().forward().place == (1, 4)


def test_a_deleted_branch_takes_along_what_leaves_it() -> None:
    tree = study(("abc", None, 0), ("xyz", 0, 1), ("p", 0, 2), ("w", 1, 3), ("v", 1, 2))
    cut = tree.go(3, 4).delete(1)
    assert shape(cut) == [("abc", None, 0), ("p", 0, 2)]
    assert cut.place == (0, 1)
    assert tree.go(2, 3).delete(1).place == (1, 3)


def test_a_promoted_branch_changes_places_with_what_it_left() -> None:
    tree = study(("abcd", None, 0), ("xy", 0, 1), ("p", 0, 1), ("q", 0, 3), ("r", 1, 2), ("t", 0, 0))
    up = tree.go(1, 2).promote(1)
    lines = {up.moves(up.end(index)) for index in range(len(up.lines))}
    assert lines == {tree.moves(tree.end(index)) for index in range(len(tree.lines))}
    assert up.moves(up.end(0)) == ("a", "x", "y")
    assert up.place == (0, 2)
    assert up.promote(next(i for i, one in enumerate(up.lines) if one.moves[0] == "b")).moves(Place(0, 4)) == tuple(
        "abcd"
    )


@pytest.mark.parametrize("key", games.keys())
def test_every_line_of_a_random_study_survives_promoting_and_can_be_replayed(key: str) -> None:
    tree = random_study(key, 5, 60, 6)
    assert len(tree.lines) > 3
    ends = {tree.moves(tree.end(index)) for index in range(len(tree.lines))}
    for index in range(1, len(tree.lines)):
        up = tree.promote(index)
        assert {up.moves(up.end(one)) for one in range(len(up.lines))} == ends
        assert up.moves() == tree.moves()
        replay(tree.record(tree.end(index)))
        assert tree.delete(index).moves(Place(0, tree.lines[0].end)) == tree.lines[0].moves


@pytest.mark.parametrize(
    ("lines", "at", "says"),
    [
        ([("a", 0, 0)], (0, 0), "begins with its main line"),
        ([("ab", None, 0), ("x", 1, 0)], (0, 0), "does not stand before it"),
        ([("ab", None, 0), ("", 0, 0)], (0, 0), "has no move"),
        ([("ab", None, 0), ("x", 0, 2)], (0, 0), "steps 0 to 1 of it"),
        ([("ab", None, 0), ("xy", 0, 1), ("z", 1, 1)], (0, 0), "steps 2 to 2 of it"),
        ([("ab", None, 0), ("b", 0, 1)], (0, 0), "another line already plays"),
        ([("ab", None, 0), ("x", 0, 1), ("x", 0, 1)], (0, 0), "another line already plays"),
        ([("ab", None, 0)], (0, 3), "has the steps 0 to 2, not 3"),
        ([("ab", None, 0), ("x", 0, 1)], (1, 1), "has the steps 2 to 2, not 1"),
        ([("ab", None, 0)], (1, 0), "there is no line 1"),
    ],
)
def test_lines_that_do_not_fit_are_refused(lines: list[tuple[str, int | None, int]], at, says: str) -> None:
    with pytest.raises(BadStudy, match=says):
        study(*lines, at=at)


def test_the_main_line_can_be_neither_deleted_nor_promoted() -> None:
    for change in (Study.delete, Study.promote):
        with pytest.raises(BadStudy, match="line 0 is not a branch"):
            change(study(("ab", None, 0)), 0)
