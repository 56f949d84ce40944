"""Random games under random options: what the survey counts."""

from __future__ import annotations

import json

import pytest

import games
from games.__main__ import main
from games.chance import Source
from games.options import specs
from games.survey import any_options, survey


@pytest.mark.parametrize("key", games.keys())
def test_a_survey_accounts_for_every_game(key: str) -> None:
    document = survey(key, 25, 3)
    assert document["ended"] + document["capped"] == document["games"] == 25
    assert document["conserved"] == 25
    assert len(document["capped_games"]) == document["capped"]
    assert sum(document["seats"].values()) == 25
    assert survey(key, 25, 3) == document


@pytest.mark.parametrize("key", games.keys())
def test_every_value_of_every_choice_and_switch_is_drawn(key: str) -> None:
    kind = games.game(key).Options
    drawn = [any_options(kind, Source(seed)).values() for seed in range(300)]
    for spec in specs(kind):
        values = {options[spec.name] for options in drawn}
        if spec.kind == "switch":
            assert values == {True, False}
        elif spec.kind == "choice":
            assert values == set(spec.values)
        else:
            assert len(values) > min(spec.high - spec.low, 30) / 2


def test_an_endless_game_is_given_up_and_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("games.survey.CAP", 5)
    document = survey("scat", 3, 1)
    assert document["capped"] == 3
    assert all(set(one) == {"seed", "seats", "options"} for one in document["capped_games"])


def test_the_command_writes_one_document(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["survey", "scat", "--games", "20"]) == 0
    captured = capsys.readouterr()
    assert json.loads(captured.out)["games"] == 20
    assert "20 of 20 games" in captured.err
