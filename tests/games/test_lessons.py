"""The first lessons: the format, the questions that the engine answers, and what it refuses to accept."""

from __future__ import annotations

from pathlib import Path

import pytest

import games
from games import lessons, numbered
from games.errors import NotationError, ReplayError, VaraqError
from games.lessons import PlayedStep, play, read, write

EVERY = [(key, id) for key in games.keys() for id in lessons.ids(key)]  # noqa: SIM118 - a function
HEAD = """varaq 1
game scat
seats 3
position dealer 3
position hand 1 KS 10S 4H
position hand 2 5C 6D 8S
position hand 3 QD 7D 2C
position discards 9C
position stock 3H 5S
"""
SHOWDOWN = """1 knock
2 draw stock
2 discard 3H
3 draw stock
{}
3 discard 5S
"""


def asked(text: str) -> PlayedStep:
    return play(read(HEAD + text, "lesson.game"))


def error_of(text: str) -> NotationError:
    with pytest.raises(NotationError) as caught:
        asked(text)
    return caught.value


@pytest.mark.parametrize("key", games.keys())
def test_every_game_has_a_lesson_of_eight_to_twelve_steps(key: str) -> None:
    assert len(lessons.ids(key)) in lessons.STEPS


@pytest.mark.parametrize(("key", "id"), EVERY)
def test_every_question_has_one_right_choice_and_a_clause(key: str, id: str) -> None:
    played = play(lessons.load(key, id))
    assert sum(verdict.right for verdict in played.answer.verdicts) == 1
    assert all(clause.startswith((f"{key}.", "common.")) for clause in played.answer.clauses)
    assert played.answer.clauses


@pytest.mark.parametrize(("key", "id"), EVERY)
def test_what_is_written_is_read_as_the_same(key: str, id: str) -> None:
    step = lessons.load(key, id)
    again = read(write(step))
    assert write(again) == write(step)
    assert (again.asked, again.viewer, str(again.question)) == (step.asked, step.viewer, str(step.question))
    assert play(again).answer == play(step).answer


def test_the_right_choice_is_not_always_in_the_same_place() -> None:
    places = {play(lessons.load(key, id)).answer.right for key, id in EVERY}
    assert {0, 1, 2} <= places


def test_a_move_is_right_when_it_alone_is_allowed() -> None:
    played = asked("ask legal 1 discard 4H | 1 draw stock | 1 stand\n")
    assert played.answer.right == 1
    assert "scat.turn.options" in played.answer.clauses
    assert played.answer.verdicts[0].ruling is not None
    assert not played.answer.verdicts[0].ruling.allowed


def test_a_move_is_right_when_it_alone_is_refused() -> None:
    played = asked("1 draw discard\nask refused 1 discard 4H | 1 discard 9C\n")
    assert (played.answer.right, played.answer.clauses[0]) == (1, "scat.turn.no-return")


def test_an_amount_is_the_engines() -> None:
    played = asked("ask amount value 1 | 14 | 20 by scat.value.hand\n")
    assert (played.answer.right, played.answer.clauses) == (1, ("scat.value.hand",))


def test_an_amount_is_asked_for_after_the_moves_that_follow() -> None:
    # Player 1 has 20 in spades, player 3 has 17 in diamonds, and player 2 only an 8.
    played = asked(SHOWDOWN.format("ask amount pennies 2 | 2 | 3 by scat.loss.lowest"))
    assert played.answer.right == 0
    assert played.shown.index == 4
    assert [step.index for step in played.after] == [5]


def test_an_event_is_asked_for_by_the_players_whom_it_strikes() -> None:
    played = asked(SHOWDOWN.format("ask event lost-life | 1 | 2 | 2 3 | nobody"))
    assert (played.answer.right, played.answer.clauses[0]) == (1, "scat.loss.lowest")


def test_what_happens_is_told_by_the_moves_that_follow() -> None:
    played = asked(SHOWDOWN.format("ask happens went-out 2 | showdown | lost-life 2 lives=2"))
    assert (played.answer.right, played.answer.verdicts[1].right) == (1, True)


def test_nobody_is_an_answer_that_needs_a_clause() -> None:
    text = SHOWDOWN.format("ask event went-out | 2 | nobody{}")
    assert "no clause" in error_of(text.format("")).sentence()
    assert asked(text.format(" by scat.lives.out")).answer.clauses == ("scat.lives.out",)


def test_through_whose_eyes_it_is_seen() -> None:
    assert asked("viewer 2\nask legal 1 draw stock | 1 stand\n").lesson.viewer == 2
    assert asked("ask legal 1 draw stock | 1 stand\n").lesson.viewer is None


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("ask legal 1 draw stock | 1 draw discard\n", 10, "just one choice"),
        ("ask legal 1 discard 4H | 1 stand\n", 10, "just one choice"),
        ("ask amount value 1 | 14 | 15 by scat.value.hand\n", 10, "value 1 is 20"),
        ("ask amount value 1 | 14 | 20\n", 10, "by"),
        ("ask amount value 1 | 14 | many by scat.value.hand\n", 10, "numbers"),
        ("ask amount value 1 | 14 | 20.0 by scat.value.hand\n", 10, "numbers"),
        ("ask amount worth 1 | 14 | 20 by scat.value.hand\n", 10, "there is no amount"),
        ("ask legal 1 draw stock\n", 10, "two choices"),
        ("ask legal 1 draw stock | \n", 10, "two choices"),
        ("ask legal 1 draw stock | 1  draw stock\n", 10, "twice"),
        ("ask legal 1 fly | 1 stand\n", 10, "1 fly"),
        ("ask whether 1 | 2\n", 10, "after «ask» comes"),
        ("ask\n", 10, "after «ask» comes"),
        ("ask event | 1 | 2\n", 10, "what it asks about"),
        ("ask event lost-life | 1 | 4\n", 10, "seats from 1 to 3"),
        ("ask event lost-wife | 1 | 2\n", 10, "no event"),
        ("ask event lost-life 2 | 1 | 2\n", 10, "leave the seat out"),
        ("ask happens lost-wife | showdown\n", 10, "no event"),
        ("ask legal 1 draw stock | 1 stand by\n", 10, "by scat.value.hand"),
        ("ask legal 1 draw stock | 1 stand by scat.end\n", 10, "does not cite"),
        ("ask legal 1 draw stock | 1 stand\nask legal 1 draw stock | 1 stand\n", 11, "one question"),
        ("viewer 4\nask legal 1 draw stock | 1 stand\n", 10, "seat from 1 to 3"),
        ("viewer\nask legal 1 draw stock | 1 stand\n", 10, "seat from 1 to 3"),
        ("note x\nask legal 1 draw stock | 1 stand\n", 10, "no notes"),
        ("1 draw stock\n", 11, "«ask …» is missing"),
        ("1 discard 4H\nask legal 1 draw stock | 1 stand\n", 10, "not allowed"),
    ],
)
def test_a_bad_step_is_refused_with_its_line(text: str, line: int, what: str) -> None:
    error = error_of(text)
    assert (error.source, error.line) == ("lesson.game", line)
    assert what in error.sentence()


def test_the_question_comes_after_the_position() -> None:
    head, _, last = HEAD.rstrip("\n").rpartition("\n")
    with pytest.raises(NotationError) as caught:
        read(f"{head}\nask legal 1 draw stock | 1 stand\n{last}\n")
    assert caught.value.line == 9


def test_an_amount_after_moves_must_follow_from_what_happened() -> None:
    error = error_of(SHOWDOWN.format("ask amount pennies 2 | 2 | 3 by scat.31.all-lose"))
    assert isinstance(error, ReplayError)
    assert "scat.loss.lowest" in error.sentence()


def test_an_unknown_step_is_answered_with_those_that_there_are() -> None:
    with pytest.raises(VaraqError, match="one-suit"):
        lessons.load("scat", "no-such-step")


def test_files_are_named_by_number_and_id(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "toy" / "lesson"
    folder.mkdir(parents=True)
    monkeypatch.setattr(numbered.resources, "files", lambda package: tmp_path)
    assert lessons.ids("scat") == ()
    (folder / "01-first.game").touch()
    (folder / "02-first.game").touch()
    with pytest.raises(VaraqError, match="same id"):
        lessons.ids("toy")
    (folder / "02-first.game").unlink()
    (folder / "second.game").touch()
    with pytest.raises(VaraqError, match="name it like"):
        lessons.ids("toy")
