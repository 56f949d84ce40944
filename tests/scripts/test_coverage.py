"""Every clause that can happen or forbid something is shown by a worked example, and the table says where."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import games
from games import examples
from games.core import Event, Ruling
from games.errors import VaraqError
from games.record import read
from games.replay import replay
from scripts import coverage
from scripts.plan import LANGUAGES
from scripts.rulebook.findings import Findings
from scripts.rulebook.tree import Tree, read_tree

SCAT = games.game("scat")


@pytest.fixture(scope="module")
def tree(root: Path) -> Tree:
    return read_tree(root, LANGUAGES, Findings(root))


@pytest.mark.parametrize("key", games.keys())
def test_every_firing_clause_is_fired_by_a_worked_example(tree: Tree, key: str) -> None:
    game = games.game(key)
    shown = {
        clause for id in examples.ids(key) for clause in coverage.fired(game, replay(examples.load(key, id)).steps)
    }
    firing = {id for id, clause in tree.rules[key].clauses.items() if clause.fires}
    assert firing - shown == set()


def test_the_clauses_that_games_share_are_fired_too(tree: Tree) -> None:
    clauses = {key: data.clauses for key, data in tree.rules.items()}
    rows = coverage.coverage(tree.root, clauses, tree.keys, 0, 1)["common"]
    assert [row.clause for row in rows if row.missing] == []


def test_a_move_that_an_example_only_tries_counts() -> None:
    text = """varaq 1
game scat
seats 2
position dealer 2
position hand 1 KS 10S 4H
position hand 2 5C 6D 8S
position discards 9C
{}1 draw discard
"""
    plain = replay(read(text.format(""))).steps
    trying = replay(read(text.format("expect refused 1 discard 4H by scat.turn.discard\n"))).steps
    assert "scat.turn.discard" not in coverage.fired(SCAT, plain)
    assert "scat.turn.discard" in coverage.fired(SCAT, trying)


def test_random_games_come_again_with_the_same_seed_and_differ_with_another() -> None:
    def fired(seed: int) -> list[set[str]]:
        return list(coverage.random_games(SCAT, 5, seed))

    assert fired(3) == fired(3)
    assert fired(3) != fired(4)
    assert all("scat.players" in shown for shown in fired(3))


def test_the_table_counts_examples_tests_and_games(tree: Tree, capsys: pytest.CaptureFixture[str]) -> None:
    assert coverage.main(["--game", "scat", "--games", "3", "--json"]) == 0
    rows = {row["clause"]: row for row in json.loads(capsys.readouterr().out)["scat"]}
    assert list(rows) == list(tree.rules["scat"].clauses)
    assert rows["scat.end.never-empty"]["examples"] == ["scat/nobody-left"]
    assert "scat/knocker-ties" in rows["scat.loss.knocker-tied"]["lessons"]
    assert rows["scat.players"]["games"] == 3
    assert "test_positions.py" in rows["scat.end.never-empty"]["tests"]


def test_a_clause_without_an_example_is_named_and_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    every = examples.ids
    monkeypatch.setattr(coverage.examples, "ids", lambda key: [id for id in every(key) if id != "nobody-left"])
    assert coverage.main(["--game", "scat", "--games", "0"]) == 1
    told = capsys.readouterr()
    assert "scat.end.never-empty" in told.err
    assert next(line for line in told.out.splitlines() if "scat.end.never-empty" in line).endswith("NO EXAMPLE")


@pytest.mark.parametrize("words", [["--game", "whist"], ["--games", "-1"]])
def test_a_request_that_cannot_be_met_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        coverage.main(words)
    assert "error" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("told", "said"),
    [
        (Event("knocked", (), 1), "games/scat: the event «knocked» names no clause"),
        (Ruling(False, (), "second-knock"), "games/scat: the refusal «second-knock» names no clause"),
        (Ruling(True, ()), "games/scat: the permission «» names no clause"),
    ],
)
def test_what_is_told_without_a_clause_is_an_error(told: Event | Ruling, said: str) -> None:
    with pytest.raises(VaraqError, match=said):
        coverage.reasons(SCAT, told)


def test_a_clause_that_the_rules_do_not_have_is_an_error(tree: Tree) -> None:
    clauses = {key: dict(data.clauses) for key, data in tree.rules.items()}
    del clauses["scat"]["scat.knock.when"]
    with pytest.raises(VaraqError, match=r"games/scat: the engine names «scat\.knock\.when», which is no clause"):
        coverage.coverage(tree.root, clauses, ("scat",), 1, 1)
