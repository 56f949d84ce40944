"""The games on the command line: `python -m games list | rules | replay | link | legal | odds | play | simulate | …`.

Answers go to stdout, progress and errors to stderr; an error in a file names its line and what was expected there, in
the language of `--lang`.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import games
from games import bots, house, odds, printing
from games.errors import EnglishError, VaraqError, WordedError
from games.lengths import lengths
from games.link import LONG, decode, encode
from games.record import Record, read
from games.replay import replay
from games.rulebook import load
from games.simulation import simulate
from games.study import Study
from games.survey import survey

LANGUAGES = ("en", "fa", "uk")


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; the exit status is 0, or 2 after an error in what was given."""
    parser = _parser()
    chosen = parser.parse_args(arguments)
    try:
        chosen.run(chosen)
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()  # whoever reads has enough
        return 0
    except UnicodeEncodeError as error:
        unknown = error.object[error.start]
        print(
            f"games: the output has the encoding {error.encoding}, which cannot write U+{ord(unknown):04X}; "
            "set PYTHONIOENCODING=utf-8",
            file=sys.stderr,
        )
        return 2
    except OSError as error:
        _drop_output()
        print(f"games: the output cannot be written: {error.strerror}", file=sys.stderr)
        return 2
    except VaraqError as error:
        print(f"games: {_told(error, getattr(chosen, 'lang', 'en'))}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return 0


def _told(error: VaraqError, lang: str) -> str:
    """What is wrong, in the language that was asked for where it has words; the command's own arguments are English."""
    if not isinstance(error, WordedError):
        return str(error)
    try:
        words = load().words(lang)
    except VaraqError:
        return str(error)  # without a rule book there is no other language
    return error.told(words)


def _drop_output() -> None:
    """Leaves nothing that Python would try to write when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m games", description=(__doc__ or "").partition("\n")[0])
    commands = parser.add_subparsers(required=True, metavar="command")

    one = commands.add_parser("list", help="the games, with their options")
    one.set_defaults(run=_list)

    one = commands.add_parser("rules", help="the clauses of a game, as they read with a table's options")
    _game(one)
    _lang(one)
    _options(one)
    one.set_defaults(run=_rules)

    one = commands.add_parser("replay", help="play a .game file or a link: every step, its events, clauses and amounts")
    one.add_argument("file", nargs="?", help="a .game file, or - for standard input")
    _lang(one)
    one.add_argument("--link", metavar="TEXT", help="a link such as 1scat-… in place of a file")
    one.add_argument(
        "--line", type=int, help="of a link: the main line is 0, its branches 1, 2, … (default: where it is)"
    )
    one.add_argument("--json", action="store_true", help="one JSON document instead of text")
    one.set_defaults(run=_replay)

    one = commands.add_parser("link", help="a .game file in one line for an address")
    _file(one)
    one.set_defaults(run=_link)

    one = commands.add_parser("links", help="how long the links of games by sensible players are; one JSON document")
    _game(one)
    one.add_argument("--games", type=int, default=1000, help="how many games at each table size (default 1000)")
    one.add_argument("--seed", type=int, default=1, help="the seed of all of them (default 1)")
    one.set_defaults(run=_links)

    one = commands.add_parser("legal", help="what may be done at the end of a .game file, what may not, and why")
    _file(one)
    _lang(one)
    one.set_defaults(run=_legal)

    one = commands.add_parser("odds", help="the odds at the end of a .game file, from what the seat to act has seen")
    _file(one)
    _lang(one)
    one.add_argument("--seat", type=int, help="another seat that looks on")
    one.add_argument("--json", action="store_true", help="one JSON document instead of text")
    one.set_defaults(run=_odds)

    one = commands.add_parser("play", help="play in the terminal against bots")
    _game(one)
    _lang(one)
    _table(one, players="sensible")
    one.add_argument("--seat", type=int, default=1, help="your seat (default 1)")
    one.set_defaults(run=_play)

    one = commands.add_parser("simulate", help="let bots play many games; one JSON document")
    _game(one)
    _table(one, players="random,random,random")
    one.add_argument("--games", type=int, default=1000, help="how many games (default 1000)")
    one.add_argument(
        "--worlds", type=int, default=bots.WORLDS, help="worlds that look-ahead imagines (default %(default)s)"
    )
    one.add_argument("--json", action="store_true", help="accepted for clarity; the answer is always JSON")
    one.set_defaults(run=_simulate)

    one = commands.add_parser("survey", help="random games under random options; one JSON document")
    _game(one)
    one.add_argument("--games", type=int, default=1000, help="how many games (default 1000)")
    one.add_argument("--seed", type=int, default=1, help="the seed of all of them (default 1)")
    one.set_defaults(run=_survey)
    return parser


def _game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="the game's key, such as scat")


def _lang(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="the language (default en)")


def _file(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="a .game file, or - for standard input")


def _options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="such as pennies=1")
    parser.add_argument("--house", default="", metavar="CODE", help="house rules, from the address of a rules page")


def _chosen_options(chosen: argparse.Namespace, engine: games.core.Game[Any, Any]) -> Any:
    """The options of `--house`, with those of `--option` in their stead."""
    agreed = house.read(engine.key, engine.Options, chosen.house)
    changed = engine.Options.read(chosen.option).values()
    named = {word.partition("=")[0] for word in chosen.option}
    return engine.Options.of({**agreed.values(), **{name: changed[name] for name in named}})


def _table(parser: argparse.ArgumentParser, players: str) -> None:
    _options(parser)
    parser.add_argument("--players", default=players, help=f"bots, separated by commas (default {players})")
    parser.add_argument("--seed", type=int, default=1, help="the seed of cards and bots (default 1)")


def _record(file: str) -> Record:
    source = "standard input" if file == "-" else file
    try:
        if file != "-":
            text = Path(file).read_text(encoding="utf-8")
        elif sys.stdin is None:
            raise EnglishError("is closed; give a file", source=source)
        else:
            text = sys.stdin.read()
    except OSError as error:
        raise EnglishError(f"cannot be read: {error.strerror}", source=source) from None
    except UnicodeDecodeError as error:
        raise EnglishError(
            f"byte {error.start + 1} is not UTF-8; save the file as UTF-8", source=source, line=_line_at(error)
        ) from None
    return read(text, source)


def _line_at(error: UnicodeDecodeError) -> int:
    """The line of the byte that could not be read."""
    return 1 + bytes(error.object[: error.start]).count(b"\n")


def _print_json(document: Any) -> None:
    print(json.dumps(document, ensure_ascii=False, indent=2))


def _list(chosen: argparse.Namespace) -> None:
    for key in games.keys():  # noqa: SIM118 - a function, not a mapping
        engine = games.game(key)
        print(f"{key}  {engine.seats[0]}-{engine.seats[-1]} players")
        for spec in games.options.specs(engine.Options):
            print(f"  {spec.name}={spec.write(spec.default)}  ({spec.expected()})")


def _rules(chosen: argparse.Namespace) -> None:
    book = load()
    engine = games.game(chosen.game)
    for line in printing.rules(book, book.words(chosen.lang), engine, _chosen_options(chosen, engine)):
        print(line)


def _replay(chosen: argparse.Namespace) -> None:
    played = replay(_record_or_link(chosen))
    if chosen.json:
        _print_json(printing.document(played))
        return
    for line in printing.walk(played, load().words(chosen.lang)):
        print(line)


def _record_or_link(chosen: argparse.Namespace) -> Record:
    if (chosen.file is None) == (chosen.link is None):
        raise VaraqError("replay wants either a file or --link TEXT")
    if chosen.link is None:
        if chosen.line is not None:
            raise VaraqError("--line is for links; a file has one line")
        return _record(chosen.file)
    study = decode(chosen.link).study
    line = study.place.line if chosen.line is None else chosen.line
    if not 0 <= line < len(study.lines):
        raise VaraqError(f"--line is one of 0 to {len(study.lines) - 1}, not {line}")
    if len(study.lines) > 1:
        print(f"line {line}; --line shows another, 0 to {len(study.lines) - 1}", file=sys.stderr)
    return study.record(study.end(line))


def _link(chosen: argparse.Namespace) -> None:
    link = encode(Study.of(_record(chosen.file)))
    if decode(link).hidden:
        print("the game is not over: the link tells cards that players may not know", file=sys.stderr)
    if len(link) > LONG:
        print(f"{len(link)} characters; beyond {LONG} some programs cut a link, so send the file", file=sys.stderr)
    print(link)


def _links(chosen: argparse.Namespace) -> None:
    _bounded("--games", chosen.games, 1)
    game = games.game(chosen.game)
    progress = _progress(chosen.games * len(game.seats))
    sizes = list(lengths(game.key, chosen.games, chosen.seed, progress))
    _print_json({"game": game.key, "games": chosen.games, "seed": chosen.seed, "unit": "characters", "sizes": sizes})


def _legal(chosen: argparse.Namespace) -> None:
    played = replay(_record(chosen.file))
    for line in printing.choices(played.record.engine, played.steps[-1].state, load().words(chosen.lang)):
        print(line)


def _odds(chosen: argparse.Namespace) -> None:
    played = replay(_record(chosen.file))
    game, state = played.record.engine, played.steps[-1].state
    seat = chosen.seat or (state.to_act if isinstance(state.to_act, int) else 1)
    if not 1 <= seat <= state.seats:
        raise VaraqError(f"--seat is one of 1 to {state.seats}, not {seat}")
    found = odds.find(game.key, game.view(state, seat), played.history(seat))
    if chosen.json:
        _print_json(found)
        return
    for line in printing.odds(found, load().words(chosen.lang)):
        print(line)


def _play(chosen: argparse.Namespace) -> None:
    from games.terminal import play

    engine = games.game(chosen.game)
    names = _players(chosen)
    if not 1 <= chosen.seat <= len(names) + 1:
        raise VaraqError(f"--seat is one of 1 to {len(names) + 1}, not {chosen.seat}")
    play(engine, _chosen_options(chosen, engine), names, chosen.seat, chosen.seed, load().words(chosen.lang))


def _simulate(chosen: argparse.Namespace) -> None:
    engine = games.game(chosen.game)
    _bounded("--games", chosen.games, 1)
    _bounded("--worlds", chosen.worlds, 1)

    figures = simulate(
        engine.key,
        _chosen_options(chosen, engine),
        _players(chosen),
        chosen.games,
        chosen.seed,
        strength=chosen.worlds,
        progress=_progress(chosen.games),
    )
    _print_json(figures.document())


def _survey(chosen: argparse.Namespace) -> None:
    _bounded("--games", chosen.games, 1)
    key = games.game(chosen.game).key
    _print_json(survey(key, chosen.games, chosen.seed, _progress(chosen.games)))


def _progress(count: int) -> Callable[[int], None]:
    def tell(done: int) -> None:
        if done % max(1, count // 20) == 0:
            print(f"{done} of {count} games", file=sys.stderr)

    return tell


def _bounded(name: str, value: int, least: int) -> None:
    if value < least:
        raise VaraqError(f"{name} is at least {least}, not {value}")


def _players(chosen: argparse.Namespace) -> list[str]:
    _bounded("--seed", chosen.seed, 0)
    names: list[str] = chosen.players.split(",")
    for name in names:
        bots.player(chosen.game, name, 0, 1)
    return names


if __name__ == "__main__":
    sys.exit(main())
