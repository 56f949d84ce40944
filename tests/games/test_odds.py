"""`python -m games odds`: the odds at the end of a file, for every game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import games
from games import examples
from games.__main__ import main
from games.odds import find, told
from games.record import write
from games.replay import replay

KEYS = games.keys()
LANGUAGES = ("en", "fa", "uk")


@pytest.fixture
def file(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """An example of a game, cut off where there are odds to tell."""
    key = request.param
    for id in examples.ids(key):
        record = examples.load(key, id)
        played = replay(record)
        for step in played.steps[:-1]:
            if not isinstance(step.state.to_act, int):
                continue
            seat = step.state.to_act
            found = find(key, played.record.engine.view(step.state, seat), played.history(seat, step.index))
            if told(found):
                cut = tmp_path / "cut.game"
                lines = write(record).splitlines()
                moves = [place for place, line in enumerate(lines) if line and line in set(map(str, texts(record)))]
                cut.write_text("\n".join(lines[: moves[step.index]]) + "\n", encoding="utf-8")
                return cut
    raise AssertionError(f"no example of {key} has odds")


def texts(record: object) -> list[str]:
    """The lines of a record's moves."""
    return [move.text for move in record.moves]  # type: ignore[attr-defined]


@pytest.mark.parametrize("file", KEYS, indirect=True)
def test_odds_as_json_are_those_of_the_seat_to_act(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] in KEYS
    assert found["assumption"]
    assert told(found)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", KEYS, indirect=True)
def test_odds_are_told_in_every_language(file: Path, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", str(file), "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 2
    assert any(line.startswith("  ") for line in lines)


def test_a_seat_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", examples.source("scat", "short-game"), "--seat", "9"]) == 2
    assert "--seat is one of 1 to" in capsys.readouterr().err


def test_a_game_that_is_over_has_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", examples.source("scat", "short-game")]) == 0
    assert capsys.readouterr().out == "No odds can be given at this point.\n"
