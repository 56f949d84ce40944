"""The pieces of code beside a clause: as small as is useful, found through constants too, each line once."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.pages.engine_code import Piece, lines_of, pieces

TURNS = '''\
"""Docstring: `toy.knock` is no citation."""
from games.core import Ruling
from games.toy.words import SAID as OTHERS

_KNOCK = Ruling(True, ("toy.knock",))


def short(state):
    """A short function is shown whole."""
    if state:
        return "toy.deal"
    return _KNOCK


def long(state):
    a = 1
    a = 2
    a = 3
    a = 4
    a = 5
    a = 6
    a = 7
    a = 8
    a = 9
    if state == 1:
        a = 10
        b = ("toy.value",)
    elif state == 2:
        b = OTHERS
    else:
        a = 11
        b = ("toy.value", "toy.end")
    match state:
        case 3:
            return "toy.end"
        case _:
            return a, b
'''
WORDS = 'SAID = {"a": ("toy.said",)}\n'


@pytest.fixture
def found(tmp_path: Path) -> dict[str, list[tuple[str, str, int, int, tuple[int, ...]]]]:
    folder = tmp_path / "games" / "toy"
    folder.mkdir(parents=True)
    (folder / "turns.py").write_text(TURNS, encoding="utf-8")
    (folder / "words.py").write_text(WORDS, encoding="utf-8")
    return {
        id: [(Path(one.file).name, one.function, one.first, one.last, one.cited) for one in of_one]
        for id, of_one in pieces(tmp_path, "toy", ("toy",)).items()
    }


def test_a_short_function_is_shown_whole(found: dict[str, list[tuple[object, ...]]]) -> None:
    assert found["toy.deal"] == [("turns.py", "short", 8, 12, (11,))]


def test_a_constant_is_shown_with_where_it_is_used(found: dict[str, list[tuple[object, ...]]]) -> None:
    assert found["toy.knock"] == [("turns.py", "", 5, 5, (5,)), ("turns.py", "short", 8, 12, (12,))]


def test_a_constant_of_another_module_is_followed_under_its_name_there(
    found: dict[str, list[tuple[object, ...]]],
) -> None:
    assert found["toy.said"] == [("turns.py", "long", 25, 32, (29,)), ("words.py", "", 1, 1, (1,))]


def test_of_a_long_function_the_branch_is_shown_and_no_line_twice(found: dict[str, list[tuple[object, ...]]]) -> None:
    assert found["toy.value"] == [("turns.py", "long", 25, 32, (27, 32))]
    assert found["toy.end"] == [("turns.py", "long", 25, 37, (32, 35))]


def test_lines_lose_only_the_indentation_that_all_have(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text('def f():\n    if 1 < 2:\n        return "a"  # why\n', encoding="utf-8")
    assert lines_of(tmp_path, Piece("a.py", "f", 2, 3, (3,))) == [
        (2, '<span class="k">if</span> <span class="s">1</span> &lt; <span class="s">2</span>:', False),
        (3, '    <span class="k">return</span> <span class="s">&#34;a&#34;</span>  <span class="c"># why</span>', True),
    ]
