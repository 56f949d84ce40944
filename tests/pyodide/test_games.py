"""The real engine in the real pack: what the browser's Python does is what this Python does."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import games
from scripts.plan import BuildPlan
from scripts.pyodide.pack import MANIFEST, SNAPSHOT_SWITCH, write_pack
from tests.games.golden_links import read_golden

RunInPack = Callable[..., "subprocess.CompletedProcess[str]"]

RECORDS = """
import json, sys
import games
from games.playout import play
from games.record import write

records = []
for key in games.keys():
    game = games.game(key)
    sizes = game.sizes(game.Options())
    for seed in range(1, 21):
        seats = sizes[seed % len(sizes)]
        names = [("random", "sensible")[(seed + seat) % 2] for seat in range(seats)]
        playout = play(key, game.Options(), names, seed)
        records.append([write(playout.record), playout.winners, playout.events, playout.capped])
print(json.dumps(records))
"""

LINKS = """
import json, sys
import games
from games.lengths import options_for, sensible_game
from games.link import decode, encode
from games.study import Study

told = []
for key in games.keys():
    sizes = games.game(key).seats
    for seed in range(1, 6):
        seats = sizes[seed % len(sizes)]
        study = Study.of(sensible_game(key, options_for(key, seats), seats, seed))
        told.append([encode(study), decode(encode(study)).study == study])
for link in sys.argv[1:]:
    study = decode(link).study
    told.append([encode(study), study.text()])
print(json.dumps(told))
"""

LOOK_AHEAD = """
import json
import games
from games.playout import play
from games.record import write

game = games.game("scat")
print(json.dumps(write(play("scat", game.Options(pennies=1), ["look-ahead", "sensible"], 5, strength=4).record)))
"""

STEPS = """
import hashlib, json
import games
from games import examples, rulebook
from playground.renderer import Renderer

told = {}
for lang in rulebook.load().languages:
    renderer = Renderer(rulebook.load(), lang, "../../")
    for key in games.keys():
        for id in examples.ids(key):
            steps = renderer.steps(games.game(key), examples.load(key, id), example=id)
            for index, html in enumerate(steps):
                told[f"{lang} {key} {id} {index}"] = hashlib.sha256(html.encode()).hexdigest()
print(json.dumps(told))
"""

# A game by the door, in each language; nothing of it may need what is not loaded at the start.
DOOR = """
import json, os, jinja2, varaq_boot

def ask(**request):
    told = varaq_boot.answer(json.dumps(request))
    assert told[0] == "=", told
    answer = json.loads(told[1:])
    assert answer["ok"], answer
    return answer

jinja2.Environment.compile = None  # templates come compiled
assert varaq_boot.open_door("playground.browser") == "="
for lang in ("en", "fa", "uk"):
    opening = dict(game="scat", lang=lang, rules="../", options={}, seats=3, seat=1, bots="sensible", seed="11")
    assert ask(do="open", **opening)["fragments"]["table"]
    ask(do="show")
    answer = json.loads(varaq_boot.answer(json.dumps({"do": "act", "action": "nonsense"}))[1:])
    assert not answer["ok"]
print(os.path.exists("/lib/python-rest.zip") or os.path.exists("/lib/python-first.zip"))
"""


@pytest.fixture(scope="module")
def real_pack(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pack of the repository as it stands, with a snapshot; its archives are those of a build without."""
    if not (root / "games" / "rulebook.json").is_file():
        pytest.fail("games/rulebook.json is not there; run: python3 scripts/build.py")
    out = tmp_path_factory.mktemp("real")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(SNAPSHOT_SWITCH, "on")
        write_pack(BuildPlan(root=root, cache=root / ".cache", out=out))
    return out / "assets" / "pyodide"


def here(root: Path, code: str, *words: str) -> str:
    """What ``code`` prints in the Python of these tests."""
    run = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True, cwd=root, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_twenty_seeded_games_of_each_game_give_the_same_records_in_cpython_and_in_pyodide(
    root: Path, real_pack: Path, run_in_pack: RunInPack
) -> None:
    expected = here(root, RECORDS)
    records = json.loads(expected)
    assert len(records) == 20 * len(games.keys())
    assert not any(capped for _, _, _, capped in records)
    run = run_in_pack(RECORDS, pack=real_pack)
    assert run.stdout == expected, run.stderr


def test_links_are_written_and_read_the_same_in_cpython_and_in_pyodide(
    root: Path, real_pack: Path, run_in_pack: RunInPack
) -> None:
    kept = [golden.link for key in games.keys() for golden in read_golden(key)]  # noqa: SIM118 - not a mapping
    expected = here(root, LINKS, *kept)
    assert [link for link, _ in json.loads(expected)][-len(kept) :] == kept
    run = run_in_pack(LINKS, *kept, pack=real_pack)
    assert run.stdout == expected, run.stderr


def test_the_look_ahead_player_decides_the_same_in_cpython_and_in_pyodide(
    root: Path, real_pack: Path, run_in_pack: RunInPack
) -> None:
    run = run_in_pack(LOOK_AHEAD, pack=real_pack)
    assert run.stdout == here(root, LOOK_AHEAD), run.stderr


def test_every_step_of_every_example_is_the_same_html_in_cpython_in_pyodide_and_after_a_snapshot(
    root: Path, real_pack: Path, run_in_pack: RunInPack
) -> None:
    expected = here(root, STEPS)
    assert len(json.loads(expected)) > 3 * 12
    for snapshot in (False, True):
        run = run_in_pack(STEPS, pack=real_pack, snapshot=snapshot)
        assert run.stdout == expected, run.stderr


@pytest.mark.parametrize("snapshot", [False, True])
def test_a_game_through_the_door_needs_nothing_that_is_not_loaded_at_the_start(
    real_pack: Path, run_in_pack: RunInPack, snapshot: bool
) -> None:
    run = run_in_pack(DOOR, pack=real_pack, snapshot=snapshot)
    assert run.stdout == "False\n", run.stderr


def test_a_start_loads_no_more_bytes_than_the_budget_allows(root: Path, real_pack: Path) -> None:
    """DESIGN §7: at most 1.05 times the stock files, gzipped; one with a snapshot 1.2 (decision 124)."""
    stock = root / "node_modules" / "pyodide"
    names = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
    before = sum(len(gzip.compress((stock / name).read_bytes())) for name in names)
    files = json.loads((real_pack / MANIFEST).read_bytes())["files"]
    for part, most in (("python", 1.05), ("snapshot", 1.2)):
        ours = sum(files[name]["gzip"] for name in ("loader", "runtime", "wasm", "worker", part))
        assert ours <= most * before, part
