"""Worked examples and steps of lessons are played once in a process, and again when their files change."""

from __future__ import annotations

from pathlib import Path

import pytest

from games import examples, lessons, numbered
from games.errors import ReplayError, VaraqError
from games.replay import replay


def test_an_example_is_played_once() -> None:
    first = examples.played("scat", "31-in-play")
    assert examples.played("scat", "31-in-play") is first
    assert first.steps == replay(examples.load("scat", "31-in-play")).steps
    assert lessons.played("scat", "one-suit") is lessons.played("scat", "one-suit")


def test_an_example_whose_file_changes_is_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text, name = examples.FILES.text("scat", "31-in-play"), "01-31-in-play.game"
    folder = tmp_path / "scat" / "examples"
    folder.mkdir(parents=True)
    (folder / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(numbered.resources, "files", lambda package: tmp_path)
    first = examples.played("scat", "31-in-play")
    (folder / name).write_text(text + "expect winner 1\n", encoding="utf-8")
    with pytest.raises(ReplayError, match=r"games/scat/examples/01-31-in-play\.game"):
        examples.played("scat", "31-in-play")
    (folder / name).write_text(text + "# the same, played again\n", encoding="utf-8")
    assert examples.played("scat", "31-in-play") is not first


def test_an_unknown_example_is_answered_with_those_that_there_are() -> None:
    with pytest.raises(VaraqError, match=r"scat has no example «no-such»; it has .*31-in-play"):
        examples.load("scat", "no-such")
