"""The lab without its worker: contests with readers' programs, what is told of their faults, the console."""

from __future__ import annotations

import gc
import io
import json
import random
import sys
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from typing import Any, cast

import pytest

import games
import games.core
import games.survey
from games.examples import load as load_example
from games.link import decode
from games.playout import run as run_players
from games.record import read, write
from games.replay import replay
from playground.lab import guard
from playground.lab.contest import MOST_GAMES, Contest
from playground.lab.door import Lab
from playground.lab.intact import Intact
from playground.lab.program import Fault, Program

LANGUAGES = ("en", "fa", "uk")
ROOT = Path(__file__).resolve().parents[2]
FIRST = (
    "def choose(view, actions):\n    one = actions[0]\n    return one if one.range is None else one.at(one.range[0])\n"
)


@pytest.fixture(autouse=True)
def _no_collection() -> Iterator[None]:
    """Hypothesis keeps in names of a module how long the collector of garbage took: a collection spoils Python."""
    gc.disable()
    yield
    gc.enable()


def ask(lab: Lab, **request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(lab.handle(json.dumps(request)))
    return answer


def contest(
    lab: Lab, code: str, game: str = "scat", lang: str = "en", games: int = 5, seats: int = 3, seed: str = "7"
) -> dict[str, Any]:
    answer = ask(lab, do="run", game=game, lang=lang, code=code, seats=seats, bots="random", seed=seed, games=games)
    while answer["ok"] and not answer["finished"]:
        answer = ask(lab, do="more")
    return answer


def fault(code: str, **changes: Any) -> dict[str, Any]:
    told: dict[str, Any] = contest(Lab(), code, **changes)["fault"]
    return told


@pytest.mark.parametrize("key", games.keys())
def test_a_contest_of_the_random_player_is_the_run_of_two_of_them(key: str) -> None:
    """The same seeds, seats and dealers as a run of named players: a program that asks the project's own random
    player, made anew for each game as there, plays the very same games."""
    code = """
from games.bots import player
import random, __main__
def choose(view, history, choices):
    return __main__.lab_players[view["viewer"]].choose(view, history, choices)
"""
    import __main__

    options = games.game(key).Options()
    expected = list(run_players(key, options, ["random"] * 3, 4, 11))
    held = Contest(key, options, 3, "random", 4, 11, Program(code))
    from games.bots import player
    from games.chance import Source
    from games.playout import SEEDS

    seeds = Source(11, "games")
    for _ in range(4):
        seed = seeds.below(SEEDS)
        __main__.lab_players = {seat: player(key, "random", seed, seat) for seat in (1, 2, 3)}  # type: ignore[attr-defined]
        before = len(held.played)
        while len(held.played) == before:
            held.advance(0)
    assert [write(held.record(number)) for number in (1, 2, 3, 4)] == [write(one.record) for _, one in expected]
    assert [one.winners for one in held.played] == [one.winners for _, one in expected]


def test_the_program_moves_one_seat_on_and_each_game_has_another_seed() -> None:
    held = Contest("scat", games.game("scat").Options(), 3, "random", 4, 5, Program(FIRST))
    held.advance(60)
    assert [one.seat for one in held.played] == [1, 3, 2, 1]
    assert len({one.moves for one in held.played}) == 4


def test_figures_are_shares_with_the_error_of_a_proportion_and_means_with_theirs() -> None:
    held = Contest("scat", games.game("scat").Options(), 3, "random", 30, 5, Program(FIRST))
    held.advance(60)
    wins = sum(one.seat in one.winners for one in held.played)
    assert held.share().mean == pytest.approx(wins / 30)
    assert held.share().error == pytest.approx(sqrt(wins / 30 * (1 - wins / 30) / 30))
    others = sum(len(set(one.winners) - {one.seat}) for one in held.played)
    assert held.share_of_others().mean == pytest.approx(others / 60)
    assert held.amount().mean == pytest.approx(sum(one.amounts[one.seat - 1] for one in held.played) / 30)


def test_the_same_seed_gives_the_same_games_even_if_the_program_draws_lots() -> None:
    code = "import random\n" + FIRST.replace("actions[0]", "random.choice(actions)")
    runs = []
    for _ in range(2):
        lab = Lab()
        contest(lab, code)
        runs.append([ask(lab, do="game", number=number)["record"] for number in range(1, 6)])
    assert runs[0] == runs[1]
    lab = Lab()
    contest(lab, code, seed="8")
    assert ask(lab, do="game", number=1)["record"] != runs[0][0]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", games.keys())
def test_every_game_of_a_run_can_be_opened_as_record_and_link(key: str, lang: str) -> None:
    lab = Lab()
    answer = contest(lab, FIRST, game=key, lang=lang, games=3)
    assert (answer["done"], answer["finished"], len(answer["rows"])) == (3, True, 2)
    for number in (1, 2, 3):
        told = ask(lab, do="game", number=number)
        played = replay(read(told["record"]))
        assert played.steps[-1].state.to_act is None
        assert write(decode(told["link"]).study.record(decode(told["link"]).study.end(0))) == told["record"]
    assert not ask(lab, do="game", number=4)["ok"]


def test_the_next_game_won_or_lost_is_found_and_begins_again_at_the_end() -> None:
    lab = Lab()
    contest(lab, FIRST, games=20)
    won = {n for n in range(1, 21) if "did not win" not in ask(lab, do="game", number=n)["title"]}
    seen, at = set(), 0
    for _ in range(len(won) + 1):
        at = ask(lab, do="game", after=at, won=True)["number"]
        seen.add(at)
    assert seen == won != set()
    assert ask(lab, do="game", after=20, won=False)["number"] == min(set(range(1, 21)) - won)


def test_a_move_may_be_given_as_text_and_three_parameters_get_the_history() -> None:
    code = """
def choose(view, history, choices):
    assert all(event.clauses for event in history)
    one = choices[-1]
    return str(one if one.range is None else one.at(one.range[-1]))
"""
    for key in games.keys():  # noqa: SIM118 (a function of the package)
        assert contest(Lab(), code, game=key, games=2)["finished"]


@pytest.mark.parametrize(
    ("code", "kind", "error", "lines"),
    [
        ("def choose(view, actions)\n    pass", "syntax", "SyntaxError: expected ':'", [1]),
        ("x = 1\n1 / 0", "exception", "ZeroDivisionError: division by zero", [2]),
        (
            "def pick(a):\n    return a['x']\n\ndef choose(view, actions):\n    return pick(view)",
            "exception",
            "KeyError: 'x'",
            [5, 2],
        ),
        ("import sys\ndef choose(view, actions):\n    sys.exit()", "exception", "SystemExit", [3]),
        ("def choose(view, actions):\n    raise KeyboardInterrupt", "time", "", [2]),
        ("def choose(view, actions):\n    raise MemoryError", "memory", "", [2]),
        ("choose = 5", "no-choose", "", []),
        ("", "no-choose", "", []),
        ("def choose(view): pass", "parameters", "", []),
        ("def choose(a, b, c, d): pass", "parameters", "", []),
        ("choose = dict", "parameters", "", []),
        ("def choose(view, actions): return None", "no-action", "", []),
        ("def choose(view, actions): return 'sleep'", "no-move", "", []),
        ("def choose(view, actions): return '9 knock'", "no-move", "", []),
        ("def choose(view, actions): return f'{view[\"viewer\"] % 3 + 1} knock'", "other-seat", "", []),
        ("def choose(view, actions): return f'{view[\"viewer\"]} discard 2C'", "refused", "", []),
    ],
)
def test_what_is_wrong_with_a_program_is_told_with_its_own_lines_only(
    code: str, kind: str, error: str, lines: list[int]
) -> None:
    told = fault(code)
    assert told["kind"] == kind
    if error != "SystemExit":
        assert told["error"] == error
    assert [line["number"] for line in told["lines"]] == lines
    assert all(line["text"] == code.splitlines()[line["number"] - 1].strip() for line in told["lines"])
    headings = {fault(code, lang=lang)["heading"] for lang in LANGUAGES}
    assert len(headings) == 3


def test_a_refused_move_is_told_with_its_reason_and_clause() -> None:
    told = fault("def choose(view, actions): return f'{view[\"viewer\"]} discard 2C'")
    assert told["clauses"][0]["id"].startswith("scat.")
    assert told["reason"]


def test_a_choice_without_its_amount_is_told_with_the_bounds() -> None:
    told = fault("def choose(view, actions): return actions[0]", game="inbetween")
    assert told["kind"] == "no-amount"
    assert "1" in told["heading"]


def test_faults_that_nobody_raises_are_not_hidden() -> None:
    with pytest.raises(Fault):
        Program("raise Exception")


def test_the_number_of_games_and_the_length_of_a_program_are_bounded() -> None:
    assert not contest(Lab(), FIRST, games=MOST_GAMES + 1)["ok"]
    assert not contest(Lab(), FIRST, games=0)["ok"]
    assert not contest(Lab(), "#" * 50_001)["ok"]
    assert not ask(Lab(), do="more")["ok"]
    assert not ask(Lab(), do="nothing")["ok"]


def console(lab: Lab, source: str, **more: Any) -> dict[str, Any]:
    return ask(lab, do="console", game="scat", lang="en", source=source, **more)


def test_the_console_prints_values_and_keeps_names(capsys: pytest.CaptureFixture[str]) -> None:
    lab = Lab()
    assert console(lab, "x = 20") == {"ok": True}
    assert console(lab, "x + 1; x\nx * 2\nNone") == {"ok": True}
    assert console(lab, "len(game.actions(deal(3, seed=7)))") == {"ok": True}
    assert capsys.readouterr().out.split() == ["21", "20", "40", "3"]


def test_the_console_asks_for_more_until_a_block_is_closed(capsys: pytest.CaptureFixture[str]) -> None:
    lab = Lab()
    assert console(lab, "for n in (1, 2):")["incomplete"]
    assert console(lab, "for n in (1, 2):\n    print(n)")["incomplete"]
    assert console(lab, "(1,")["incomplete"]
    assert console(lab, "for n in (1, 2):\n    print(n)\n") == {"ok": True}
    assert capsys.readouterr().out.split() == ["1", "2"]
    assert console(lab, "(1,", open=True)["fault"]["kind"] == "syntax"


def test_the_console_knows_the_program_that_has_run_and_tells_its_lines() -> None:
    lab = Lab()
    contest(lab, FIRST + "def broken():\n    return {}['x']\n")
    told = console(lab, "choose({}, [])")["fault"]
    assert [(line["file"], line["number"]) for line in told["lines"]] == [("<console>", 1), ("bot.py", 2)]
    assert console(lab, "broken()")["fault"]["error"] == "KeyError: 'x'"


def examples_with(file: str, old: str, new: str, lang: str = "en") -> dict[str, Any]:
    source = (ROOT / "games" / file).read_text(encoding="utf-8")
    assert old in source
    return ask(Lab(), do="examples", lang=lang, file=file, source=source.replace(old, new))


@pytest.mark.parametrize("file", ["scat/turns.py", "skin/betting.py", "inbetween/spread.py", "snitchems/captures.py"])
def test_with_an_unchanged_module_every_example_is_played(file: str) -> None:
    assert examples_with(file, "", "")["examples"] == []


def test_a_changed_rule_breaks_the_examples_that_show_it_and_then_the_engine_is_as_before() -> None:
    before = sorted(name for name in sys.modules if name.startswith("games"))
    never = "def holds_31(hand):\n    return False\n\n\ndef holds_31_before("
    told = examples_with("scat/value.py", "def holds_31(", never)
    broken = {one["id"]: one for one in told["examples"]}
    assert {"dealt-31", "31-in-play"} <= broken.keys()
    assert all(one["step"] is not None and one["why"] for one in broken.values())
    assert sorted(name for name in sys.modules if name.startswith("games")) == before
    assert replay(load_example("scat", "dealt-31")).steps


def test_errors_in_a_changed_module_are_told_with_its_lines() -> None:
    file = "scat/value.py"
    told = ask(Lab(), do="examples", lang="fa", file=file, source="def broken(:\n")["fault"]
    assert (told["kind"], told["lines"][0]["file"], told["lines"][0]["number"]) == ("syntax", file, 1)
    late = examples_with(file, "def worth(", "def worth(*given, **named):\n    1 / 0\n\n\ndef worth_before(")
    assert {one["fault"]["error"] for one in late["examples"] if one["fault"]} == {
        "ZeroDivisionError: division by zero"
    }


@pytest.mark.parametrize("file", ["scat/nothing.py", "../secret.py", "scat/turns", "scat/../turns.py", "os.py"])
def test_only_modules_of_a_game_can_be_changed(file: str) -> None:
    assert ask(Lab(), do="examples", lang="uk", file=file, source="")["fault"]["kind"] == "no-module"


def test_an_honest_program_leaves_python_as_it_was() -> None:
    lab = Lab()
    for key in ("inbetween", "scat", "snitchems"):
        assert "spoiled" not in contest(lab, "import random\nrandom.random()\n" + FIRST, game=key)
    assert "spoiled" not in ask(lab, do="console", game="scat", lang="en", source="1\n[2]")
    assert "spoiled" not in contest(lab, FIRST, game="skin")
    source = (ROOT / "games/scat/value.py").read_text(encoding="utf-8")
    assert "spoiled" not in ask(lab, do="examples", file="scat/value.py", lang="en", source=source)


@pytest.mark.parametrize(
    "code",
    [
        "import random\nrandom.choice = len\n",
        "import sys\nsys.stdout = None\n",
        "import games.core as c\nc.Card = c.Event\n",
    ],
)
def test_python_that_a_program_has_changed_is_said_to_be_spoiled(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    for module, name in ((random, "choice"), (sys, "stdout"), (games.core, "Card")):
        monkeypatch.setattr(module, name, getattr(module, name))  # put back afterwards
    assert contest(Lab(), code + FIRST)["spoiled"]


def test_after_a_stopped_run_a_spoiled_python_begins_no_honest_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random, "choice", random.choice)  # put back afterwards
    lab = Lab()
    slow = "import random, time\nrandom.choice = len\n" + FIRST.replace("    one", "    time.sleep(0.2)\n    one", 1)
    stopped = ask(lab, do="run", game="scat", lang="en", code=slow, seats=3, bots="random", seed="7", games=MOST_GAMES)
    assert "fault" not in stopped and not stopped["finished"] and "spoiled" not in stopped
    honest = contest(lab, FIRST, games=1)
    assert (honest["ok"], honest["undone"], honest["spoiled"]) == (False, True, True)
    assert ask(lab, do="examples", file="scat/value.py", lang="en", source="")["undone"]
    assert contest(Lab(), FIRST, games=1)["finished"]


def test_a_program_that_has_closed_the_output_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO()))
    answer = contest(Lab(), "import sys\nsys.stdout.close()\n" + FIRST)
    assert (answer["done"], answer["spoiled"]) == (5, True)


def test_what_a_list_of_ours_holds_and_a_module_that_is_gone_are_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    intact = Intact()
    intact.learn()
    assert not intact.changed()
    guard._hooks.append(cast(Any, None))
    assert intact.changed()
    guard._hooks.clear()
    assert not intact.changed()
    monkeypatch.delitem(sys.modules, "games.survey")
    assert intact.changed()


def test_a_changed_rule_that_does_not_come_to_an_end_is_not_tried_in_every_example() -> None:
    """The interrupt of the worker comes as `KeyboardInterrupt`; each further example would take a second more."""
    source = (ROOT / "games/scat/value.py").read_text(encoding="utf-8")
    loop = source.replace("def holds_31(", "def holds_31(hand):\n    raise KeyboardInterrupt\n\n\ndef before(")
    answer = ask(Lab(), do="examples", file="scat/value.py", lang="en", source=loop)
    assert answer["fault"]["kind"] == "time"
    assert "examples" not in answer
