"""A Python console beside the editor: one statement or several, the value of an expression, a short traceback."""

from __future__ import annotations

import ast
import codeop
import sys
from typing import Any, Final

import games
from games.playout import Table
from playground.lab import guard
from playground.lab.program import FILE, Program, fault_of

CONSOLE: Final = "<console>"


class Console:
    """The console of a game. Its names: `games`, `game`, `deal`, and what the reader's program has once it has run."""

    def __init__(self, key: str) -> None:
        game = games.game(key)

        def deal(seats: int = game.seats[0], seed: int = 1) -> Any:
            """The state after the first cards have been dealt, with everything fixed by the seed."""
            table = Table(game, game.start(game.Options(), seats, 1), seed, watched=False)
            while table.state.to_act == "chance":
                table.apply(table.chance())
            return table.state

        self.space: dict[str, Any] = {"__name__": "console", "games": games, "game": game, "deal": deal}
        self._sources = {CONSOLE: ""}

    def know(self, program: Program) -> None:
        """Makes the names of the reader's program known here."""
        self.space.update({name: value for name, value in program.space.items() if not name.startswith("__")})
        self._sources[FILE] = program.source

    def incomplete(self, source: str) -> bool:
        """Whether more lines belong to it: an open bracket, or a block that no empty line has ended."""
        try:
            return codeop.compile_command(source, CONSOLE, "single") is None
        except (SyntaxError, ValueError, OverflowError):
            return False  # several statements are complete, and what is wrong is told when it is run

    def run(self, source: str) -> None:
        """Runs it; values of expressions are printed as Python prints them. Raises `Fault`."""
        self._sources[CONSOLE] = source
        hook, sys.displayhook = sys.displayhook, sys.__displayhook__
        with guard.bounded():
            try:
                for node in ast.parse(source, CONSOLE).body:
                    exec(compile(ast.Interactive([node]), CONSOLE, "single", dont_inherit=True), self.space)
            except BaseException as error:
                raise fault_of(error, self._sources) from None
            finally:
                sys.displayhook = hook
