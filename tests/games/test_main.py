"""The command line: one document on stdout, errors with their line on stderr."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import games
from games import examples, printing
from games.__main__ import main
from games.cards import card
from games.core import Action, Event
from games.link import encode
from games.playout import Table
from games.record import read
from games.rulebook import load
from games.study import Study
from games.words import Notation

EXAMPLE = "games/scat/examples/08-31-after-knock.game"


@pytest.fixture(autouse=True)
def at_the_top(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(root)


def test_list_names_the_games_and_their_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["list"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("scat  2-9 players\n") or "\nscat  2-9 players\n" in out
    assert "three-of-a-kind=off  (one of off, 30, 30.5)" in out


@pytest.mark.parametrize("lang", ["en", "fa", "uk"])
def test_rules_are_printed_clause_by_clause(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "scat", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert out.count("  scat.") >= 44 + 14
    assert "scat.knock.once" in out


@pytest.mark.parametrize("lang", ["en", "fa", "uk"])
@pytest.mark.parametrize("id", examples.ids("scat"))
def test_every_example_is_replayed_in_every_language(id: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", examples.source("scat", id), "--lang", lang]) == 0
    assert "[scat." in capsys.readouterr().out


def test_a_replay_as_json_is_one_document(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", EXAMPLE, "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    last = document["steps"][-1]
    assert {"name": "pennies", "seat": 1, "value": 2} in last["amounts"]
    assert [
        clause for clause in last["events"][1]["clauses"] if clause in ("scat.31.immediate", "scat.31.after-knock")
    ] == ["scat.31.immediate", "scat.31.after-knock"]


def test_a_link_of_a_file_is_replayed_like_the_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["link", EXAMPLE]) == 0
    made = capsys.readouterr()
    assert made.out.startswith("1scat-")
    assert "tells cards that players may not know" in made.err
    steps = []
    for where in ([EXAMPLE], ["--link", made.out.strip()]):
        assert main(["replay", *where, "--json"]) == 0
        steps.append([(step["action"], step["events"]) for step in json.loads(capsys.readouterr().out)["steps"]])
    assert steps[0] == steps[1]


def test_each_line_of_a_link_can_be_replayed(capsys: pytest.CaptureFixture[str]) -> None:
    text = encode(Study.of(read(Path(EXAMPLE).read_text(encoding="utf-8"))).go(0, 1).play("2 draw stock"))
    ends = []
    for words in ([], ["--line", "1"], ["--line", "0"]):
        assert main(["replay", "--link", text, *words, "--json"]) == 0
        out, err = capsys.readouterr()
        assert "--line shows another, 0 to 1" in err
        ends.append([step["action"] for step in json.loads(out)["steps"]][2:])
    assert ends[0] == ends[1] == ["2 draw stock"]
    assert ends[2] == ["2 knock", "3 draw stock", "3 discard 5C"]
    assert main(["replay", "--link", text, "--line", "2"]) == 2
    assert "--line is one of 0 to 1, not 2" in capsys.readouterr().err


def test_links_tells_how_long_they_are_at_every_table_size(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["links", "snitchems", "--games", "3", "--seed", "2"]) == 0
    out, err = capsys.readouterr()
    assert "9 of 9 games" in err
    document = json.loads(out)
    assert [size["seats"] for size in document["sizes"]] == [2, 3, 4]
    for size in document["sizes"]:
        assert 30 <= size["median"] <= size["of_99_percent"] <= size["longest"] <= 45
        assert size["within"] == 1


def test_legal_says_what_may_not_be_done_and_why(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "one.game"
    file.write_text(Path("games/scat/examples/09-may-not-go-back.game").read_text().partition("\n1 discard")[0])
    assert main(["legal", str(file)]) == 0
    out = capsys.readouterr().out
    assert "+ 1 discard 3D" in out
    refused = next(line for line in out.splitlines() if "- 1 discard 9C" in line)
    assert "[scat.turn.no-return]" in refused


def test_simulate_writes_one_document_and_progress_elsewhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "scat", "--games", "20", "--seed", "3", "--json"]) == 0
    captured = capsys.readouterr()
    figures = json.loads(captured.out)
    assert (figures["games"], figures["ended"], figures["capped"], figures["conserved"]) == (20, 20, 0, 20)
    assert sum(figures["wins_by_seat"].values()) == 20
    assert "20 of 20 games" in captured.err


def test_a_whole_game_can_be_played_in_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person who always gives the first answer, after a move that is refused and a line that means nothing."""
    monkeypatch.setattr("sys.stdin", io.StringIO("discard 2C\nwhat\n" + "1\n" * 500))
    assert main(["play", "scat", "--players", "random", "--seed", "4", "--lang", "uk"]) == 0
    out = capsys.readouterr().out
    assert "Перемога: гравець" in out


def test_the_terminal_tells_a_seat_only_its_own(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every event comes in the form of that seat, its hand alone is told, and no card of others is printed early."""
    happened: list[Event] = []
    told: list[Event] = []
    held: list[tuple[Any, int]] = []
    game = games.game("scat")
    apply, sentence, holding = Table.apply, printing.sentence, type(game).holding

    def applied(table: Table, action: Action) -> tuple[Event, ...]:
        events = apply(table, action)
        happened.extend(events)
        return events

    def said(words: Any, key: str, event: Event) -> str:
        told.append(event)
        return sentence(words, key, event)

    def looked(self: Any, state: Any, seat: int) -> Any:
        held.append((state, seat))
        return holding(self, state, seat)

    monkeypatch.setattr(Table, "apply", applied)
    monkeypatch.setattr(printing, "sentence", said)
    monkeypatch.setattr(type(game), "holding", looked)
    monkeypatch.setattr("sys.stdin", io.StringIO("draw stock\n1\n"))
    assert main(["play", "scat", "--players", "random,random", "--seed", "4"]) == 0
    out = capsys.readouterr().out
    assert told == [event.for_seat(1) for event in happened]
    assert told != happened
    assert {seat for _, seat in held} == {1}
    told_of = [value for event in told for _, value in event.facts]
    shown = {one for value in told_of for one in (value if isinstance(value, tuple) else (value,))}
    hidden = {card for hand in held[-1][0].hands[1:] for card in hand} - shown
    assert hidden
    assert not [card for card in hidden if card.symbol in out]


def test_the_terminal_stops_at_the_end_of_the_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["play", "scat", "--seed", "4"]) == 0
    assert "The game is stopped." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["replay", "no-such.game"], "no-such.game: cannot be read"),
        (["rules", "skat"], "There is no game “skat”"),
        (["simulate", "scat", "--players", "clever,random"], "no player «clever»"),
        (["simulate", "scat", "--players", "random"], "2 to 9 players, not 1"),
        (["simulate", "scat", "--option", "pennies=0"], "from 1 to 9"),
        (["simulate", "scat", "--games", "0"], "--games is at least 1"),
        (["simulate", "scat", "--worlds", "0", "--players", "look-ahead,random"], "--worlds is at least 1"),
        (["simulate", "scat", "--seed", "-1"], "--seed is at least 0"),
        (["replay", "games"], "games: cannot be read"),
        (["replay"], "either a file or --link TEXT"),
        (["replay", EXAMPLE, "--link", "1scat-AAAA"], "either a file or --link TEXT"),
        (["replay", EXAMPLE, "--line", "1"], "a file has one line"),
        (["replay", "--link", "1scat-AAAA"], "link: it is damaged or not whole; copy it again"),
        (["links", "scat", "--games", "0"], "--games is at least 1"),
        (["play", "scat", "--seat", "5"], "--seat is one of 1 to 2"),
    ],
)
def test_a_mistake_is_answered_in_a_sentence(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert says in captured.err


def test_a_mistake_in_a_file_names_its_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "bad.game"
    file.write_text("varaq 1\ngame scat\nseats 2\ndealer 1\ndeal #7\n2 sing\n")
    assert main(["replay", str(file)]) == 2
    assert f"{file}:6: step 2: “2 sing” is not a move" in capsys.readouterr().err


@pytest.mark.parametrize("lang", ["en", "fa", "uk"])
def test_what_is_wrong_in_a_file_is_said_in_the_language_asked_for(
    lang: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A move that the rules refuse, a line that is none, and an option: each with its place, as the page says it."""
    words = load().words(lang)
    file = tmp_path / "bad.game"
    head = "varaq 1\ngame scat\n{}seats 2\ndealer 1\ndeal #7\n{}\n"
    refused = words.plain("scat-refused-not-in-hand", seat=2, card=card("5C"))
    no_move = words.plain("error-not-an-action", given="2 sing", verbs="…").partition("…")[0]
    no_value = words.plain("error-option-number", option="pennies", low=1, high=9, given=Notation("0"))
    for text, line, step, says in (
        (head.format("", "2 discard 5C"), 6, 2, refused),
        (head.format("", "2 sing"), 6, 2, no_move),
        (head.format("options pennies=0\n", ""), 3, None, no_value),
    ):
        file.write_text(text, encoding="utf-8")
        assert main(["replay", str(file), "--lang", lang]) == 2
        told = capsys.readouterr().err
        assert told.startswith(f"games: {file}:{line}: ")
        assert says in told
        if step is not None:
            assert words.plain("cli-at-step", step=step, what="") in told


def test_a_file_in_another_encoding_names_its_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "bad.game"
    file.write_bytes(b"varaq 1\ngame scat\nseats \xff\n")
    assert main(["replay", str(file)]) == 2
    assert f"{file}:3: byte 25 is not UTF-8" in capsys.readouterr().err


def _run(root: Path, command: str, **environ: str) -> subprocess.CompletedProcess[str]:
    """A command of the shell in which `$games` is the command line."""
    environ = {"PYTHON": sys.executable, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", **environ}
    command = command.replace("$games", '"$PYTHON" -m games')  # quoted: the folder may have a space in its name
    return subprocess.run(
        ["bash", "-o", "pipefail", "-c", command], cwd=root, env=environ, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(
    ("command", "environ", "status", "says"),
    [
        ("$games rules scat --lang fa", {"PYTHONIOENCODING": "ascii"}, 2, "set PYTHONIOENCODING=utf-8"),
        ("$games replay - <&-", {}, 2, "games: standard input: is closed"),
        ("printf 'varaq 1\\n\\377' | $games replay -", {"PYTHONIOENCODING": "utf-8:strict"}, 2, ":2: byte 9"),
        (
            "printf '\\377\\n' | $games play scat --players random",
            {"PYTHONIOENCODING": "utf-8:strict"},
            2,
            "the input is not utf-8",
        ),
        ("$games list > /dev/full", {}, 2, "games: the output cannot be written: No space left on device"),
        ("$games rules scat | (exec <&-; sleep 1)", {}, 0, ""),
    ],
)
def test_odd_surroundings_are_answered_in_a_sentence(
    root: Path, command: str, environ: dict[str, str], status: int, says: str
) -> None:
    done = _run(root, command, **environ)
    assert done.returncode == status
    assert says in done.stderr
    assert "Traceback" not in done.stderr
    assert "Exception ignored" not in done.stderr
