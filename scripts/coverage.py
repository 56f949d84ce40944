"""Which clause is shown where: ``python -m scripts.coverage [--game KEY] [--games N] [--seed N] [--json]``.

For every clause: the worked examples that fire it, the positions and tests that do or name it, and how many of N
random games under random options fired it. A firing clause that no worked example fires is marked, and makes the
command fail.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import games
from games import examples, lessons
from games.chance import Source
from games.core import CHANCE, Action, Event, Game, Ruling
from games.dealing import KINDS
from games.errors import BadOption, VaraqError
from games.options import specs
from games.record import read
from games.replay import Step, replay
from games.rules import Clause
from scripts.plan import LANGUAGES
from scripts.rulebook.findings import Findings
from scripts.rulebook.tree import COMMON, read_tree

ROOT = Path(__file__).resolve().parents[1]
GAMES = 100
ACTIONS = 300
"""A random game is left after so many actions; what it has fired until then counts."""


@dataclass
class Row:
    """Where one clause is shown. ``games`` counts the random games that fired it."""

    clause: str
    kind: str
    fires: bool
    examples: list[str] = field(default_factory=list)
    lessons: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)
    games: int = 0

    @property
    def missing(self) -> bool:
        """Whether it can fire and no worked example shows it."""
        return self.fires and not self.examples


def fired(game: Game[Any, Any], steps: Iterable[Step]) -> set[str]:
    """The clauses that these steps of a replay show."""
    return set().union(*(fired_by(game, step) for step in steps))


def fired_by(game: Game[Any, Any], step: Step) -> set[str]:
    """The clauses that one step shows: by its events, by its action's ruling, by the moves that it tries."""
    shown = {clause for event in step.events for clause in reasons(game, event)}
    if step.ruling is not None:
        shown.update(reasons(game, step.ruling))
    for expected in step.expectations:
        if expected.words[0] in ("legal", "refused"):
            action = game.read_action(step.state, " ".join(expected.words[1:]))
            shown.update(reasons(game, game.ruling(step.state, action)))
    return shown


def reasons(game: Game[Any, Any], told: Event | Ruling) -> tuple[str, ...]:
    """The clauses of an event or ruling; raises ``VaraqError`` if it names none, which no reader could look up."""
    if not told.clauses:
        what = "event" if isinstance(told, Event) else "permission" if told.allowed else "refusal"
        raise VaraqError(f"games/{game.key}: the {what} «{told.kind}» names no clause; name the one that is its cause")
    return told.clauses


def random_games(game: Game[Any, Any], count: int, seed: int) -> Iterator[set[str]]:
    """What each of ``count`` random games fires, by its events and by the rulings on all that might be tried."""
    source = Source(seed, f"coverage/{game.key}")
    for _ in range(count):
        options = _options(game, source)
        sizes = game.sizes(options)
        seats = source.pick(tuple(sizes))
        state = game.start(options, seats, 1 + source.below(seats))
        shown: set[str] = set()
        for _ in range(ACTIONS):
            if state.to_act is None:
                break
            if state.to_act == CHANCE:
                action: Action = KINDS[state.needs.verb].seeded(state.needs, source.below(2**32))
            else:
                for tried in game.candidates(state):
                    concrete = tried if tried.range is None else tried.at(tried.range[0])
                    shown.update(reasons(game, game.ruling(state, concrete)))
                choice = source.pick(game.actions(state))
                action = choice if choice.range is None else choice.at(source.pick(tuple(choice.range)[:20]))
            shown.update(reasons(game, game.ruling(state, action)))
            state, events = game.apply(state, action)
            shown.update(clause for event in events for clause in reasons(game, event))
        yield shown


def _options(game: Game[Any, Any], source: Source) -> Any:
    """Every option on a value of its own or, as often, on its default; all on defaults where values contradict."""
    values: dict[str, Any] = {}
    for spec in specs(game.Options):
        if source.below(2):
            continue
        if spec.kind == "switch":
            values[spec.name] = bool(source.below(2))
        elif spec.kind == "choice":
            values[spec.name] = source.pick(spec.values)
        else:
            values[spec.name] = spec.low + source.below(spec.high - spec.low + 1)
    try:
        options = game.Options.of(values)
        return options if len(game.sizes(options)) else game.Options()
    except BadOption:
        return game.Options()


def coverage(
    root: Path, clauses: Mapping[str, Mapping[str, Clause]], keys: tuple[str, ...], count: int, seed: int
) -> dict[str, list[Row]]:
    """The rows of each of these games, in the order of its rules; what they share comes last, over all of them.

    ``clauses`` are those of each game and of ``common``, by id. Only the tests are read from ``root``; everything
    else is that of the running program. Raises ``VaraqError`` if an engine tells of something without a clause, or
    by one that the rules do not have.
    """
    by_example: dict[str, list[str]] = defaultdict(list)
    by_lesson: dict[str, list[str]] = defaultdict(list)
    by_test: dict[str, list[str]] = defaultdict(list)
    by_game: Counter[str] = Counter()
    for key in keys:
        game = games.game(key)
        for id in examples.ids(key):
            for clause in fired(game, examples.played(key, id).steps):
                by_example[clause].append(f"{key}/{id}")
        for id in lessons.ids(key):
            played = lessons.played(key, id)
            for clause in {*played.answer.clauses, *fired(game, played.replay.steps)}:
                by_lesson[clause].append(f"{key}/{id}")
        for name, shown in _tests(root, game):
            for clause in shown:
                by_test[clause].append(name)
        for shown in random_games(game, count, seed):
            by_game.update(shown)
    _check_known({*by_example, *by_game}, clauses, keys)
    return {
        key: [
            Row(id, clause.kind, clause.fires, by_example[id], by_lesson[id], by_test[id], by_game[id])
            for id, clause in clauses[key].items()
        ]
        for key in (*keys, COMMON)
    }


def _check_known(fired: Iterable[str], clauses: Mapping[str, Mapping[str, Clause]], keys: tuple[str, ...]) -> None:
    """Raise ``VaraqError`` for what an engine names as a clause or option and is none."""
    known = {id for of_game in clauses.values() for id in of_game}
    known |= {spec.id for key in keys for spec in specs(games.game(key).Options)}
    for id in sorted(fired):
        if id not in known:
            raise VaraqError(
                f"games/{id.partition('.')[0]}: the engine names «{id}», which is no clause; cite one that is"
            )


def _tests(root: Path, game: Game[Any, Any]) -> Iterator[tuple[str, set[str]]]:
    """The tests of a game with the clauses that they fire (positions) or name (modules)."""
    folder = root / "tests" / "games" / game.key
    for file in sorted(folder.rglob("*.game")):
        steps = replay(read(file.read_text(encoding="utf-8"), file.name)).steps
        yield file.relative_to(folder).as_posix(), fired(game, steps)
    word = re.compile(rf"\b(?:{game.key}|{COMMON})(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+")
    for file in sorted(folder.rglob("test_*.py")):
        yield file.relative_to(folder).as_posix(), set(word.findall(file.read_text(encoding="utf-8")))


def table(rows: dict[str, list[Row]], count: int) -> Iterator[str]:
    """The coverage as lines of text."""
    for key, of_game in rows.items():
        yield f"{key}: {len(of_game)} clauses, {sum(row.fires for row in of_game)} of them can fire"
        width = max(len(row.clause) for row in of_game)
        number = count * (len(rows) - 1) if key == COMMON else count
        yield f"  {'clause':<{width}}  {'kind':<11} examples  lesson  tests  games of {number}"
        for row in of_game:
            shown = ", ".join(one.partition("/")[2] for one in row.examples[:2])
            more = f" + {len(row.examples) - 2}" if len(row.examples) > 2 else ""
            note = "NO EXAMPLE" if row.missing else f"{shown}{more}"
            yield (
                f"  {row.clause:<{width}}  {row.kind:<11} {len(row.examples):8}  {len(row.lessons):6}  "
                f"{len(row.tests):5}  {row.games:5}  {note}"
            ).rstrip()
        yield ""


def main(words: list[str]) -> int:
    """Print the table; 1 when a firing clause has no worked example."""
    parser = argparse.ArgumentParser(prog="python -m scripts.coverage", description=__doc__)
    parser.add_argument("--game", metavar="KEY", help="only this game")
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help=f"random games of each ({GAMES})")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the seed of the random games (1)")
    parser.add_argument("--json", action="store_true", help="as data, every example and test by name")
    chosen = parser.parse_args(words)
    if chosen.games < 0 or chosen.seed < 0:
        parser.error("--games and --seed are whole numbers from 0")
    known = games.keys()
    if chosen.game is not None and chosen.game not in known:
        parser.error(f"there is no game '{chosen.game}'; there is {', '.join(known)}")
    findings = Findings(ROOT)
    tree = read_tree(ROOT, LANGUAGES, findings)
    keys = tree.keys if chosen.game is None else (chosen.game,)
    clauses = {key: tree.rules[key].clauses for key in (*keys, COMMON)}
    rows = coverage(ROOT, clauses, keys, chosen.games, chosen.seed)
    if chosen.json:
        print(json.dumps({key: [vars(row) for row in of_game] for key, of_game in rows.items()}, indent=1))
    else:
        for line in table(rows, chosen.games):
            print(line)
    missing = [row.clause for key in keys for row in rows[key] if row.missing]
    if missing:
        print(f"no worked example fires {', '.join(missing)}", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
