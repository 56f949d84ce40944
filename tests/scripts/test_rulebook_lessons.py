"""First lessons in the checker: what is wrong in one is found at its file and line."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from scripts.plan import LANGUAGES
from scripts.rulebook.expected import wanted_texts
from scripts.rulebook.findings import Findings
from scripts.rulebook.lessons import check_lessons
from scripts.rulebook.tree import Tree, read_tree

STEP = """varaq 1
game scat
seats 2
position dealer 2
position hand 1 KS 10S 4H
position hand 2 5C 6D 8S
position discards 9C
ask amount value 1 | 14 | 20 by scat.value.hand
"""


@pytest.fixture(scope="module")
def whole(root: Path) -> Tree:
    return read_tree(root, LANGUAGES, Findings(root))


class Lesson:
    """A tree whose only lesson is one of Scat in a folder aside, right in everything."""

    def __init__(self, whole: Tree, root: Path) -> None:
        self.folder = root / "games" / "scat" / "lesson"
        self.folder.mkdir(parents=True)
        self.tree = replace(whole, root=root)
        for number in range(1, 9):
            self.write(f"{number:02}-step-{number}.game", STEP)

    def write(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text, encoding="utf-8")

    def found(self) -> list[str]:
        findings = Findings(self.tree.root)
        check_lessons(self.tree, findings)
        return [str(finding) for finding in findings]


@pytest.fixture
def lesson(whole: Tree, tmp_path: Path) -> Lesson:
    return Lesson(whole, tmp_path)


def test_a_right_lesson_has_no_finding(lesson: Lesson) -> None:
    assert lesson.found() == []


@pytest.mark.parametrize(
    ("old", "new", "line", "expected"),
    [
        ("14 | 20 by", "14 | 15 by", 8, "just one choice must be right"),
        ("by scat.value.hand", "by scat.value.hands", 8, "there is no clause 'scat.value.hands'"),
        ("position discards 9C", "position discards KS", 7, "K♠ is in two places"),
        ("seats 2", "seats two", 3, "whole number"),
        ("ask amount", "ask about", 8, "after «ask» comes"),
        ("game scat", "game skin", 1, "this is a lesson of skin"),
    ],
)
def test_what_is_wrong_is_found_at_its_line(lesson: Lesson, old: str, new: str, line: int, expected: str) -> None:
    text = STEP.replace(old, new)
    if "skin" in new:
        text = "varaq 1\ngame skin\nseats 3\nposition banker 3\nask event offered | 1 | 2\ndeal partial 7H\n"
    lesson.write("03-step-3.game", text)
    found = lesson.found()
    assert any(expected in one for one in found), found
    assert all(one.startswith("games/scat/lesson/03-step-3.game:") for one in found)
    assert found[0].startswith(f"games/scat/lesson/03-step-3.game:{line}:")


def test_a_lesson_that_is_too_short_or_too_long_is_found(lesson: Lesson) -> None:
    (lesson.folder / "08-step-8.game").unlink()
    assert lesson.found() == ["games/scat/lesson: the lesson has 7 steps; a first lesson has 8 to 12"]
    for number in range(8, 14):
        lesson.write(f"{number:02}-step-{number}.game", STEP)
    assert lesson.found() == ["games/scat/lesson: the lesson has 13 steps; a first lesson has 8 to 12"]


def test_names_without_a_number_and_ids_that_come_twice_are_found(lesson: Lesson) -> None:
    lesson.write("step-nine.game", STEP)
    lesson.write("10-step-2.game", STEP)
    found = lesson.found()
    assert any("step-nine.game: the file name is not a number and an id" in one for one in found)
    assert any("10-step-2.game: 02-step-2.game has the same id" in one for one in found) or any(
        "02-step-2.game: 10-step-2.game has the same id" in one for one in found
    )


def test_every_step_calls_for_its_texts(whole: Tree) -> None:
    wanted = {one.id: one for one in wanted_texts(whole)}
    assert wanted["scat-lesson-one-suit"].attributes == {
        "idea": frozenset(),
        "question": frozenset(),
        "answer": frozenset({"right"}),
    }
    assert set(wanted["scat-lesson-last-turns"].attributes) == {
        *("idea", "question", "answer"),
        *("choice-1", "choice-2", "choice-3"),
    }
    assert wanted["scat-lesson-your-turn"].attributes["answer"] == frozenset()
