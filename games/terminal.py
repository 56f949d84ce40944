"""Playing in the terminal: one person against bots, in any of the languages."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from games import printing
from games.bots import player
from games.chance import Source
from games.core import CHANCE, Action, Game
from games.errors import IllegalAction, NotationError, VaraqError
from games.options import Options
from games.playout import Table
from games.segments import plain
from games.words import Words


def play(game: Game[Any, Any], options: Options, bots: Sequence[str], seat: int, seed: int, words: Words) -> None:
    """One game to its end, or to the end of the input. `seat` is the person's, the bots sit in the others in order."""
    seats = len(bots) + 1
    dealer = 1 + Source(seed, "first dealer").below(seats)
    names = iter(bots)
    players = {one: player(game.key, next(names), seed, one) for one in range(1, seats + 1) if one != seat}
    table = Table(game, game.start(options, seats, dealer), seed)
    print(words.plain("cli-welcome", seat=seat))
    while table.state.to_act is not None:
        actor = table.state.to_act
        if actor == CHANCE:
            action: Action | None = table.chance()
        elif actor == seat:
            action = _ask(table, seat, words)
            if action is None:
                print(words.plain("cli-stopped"))
                return
        else:
            action = table.ask(players[actor])
        assert action is not None
        for event in table.apply(action):
            print(printing.sentence(words, game.key, event.for_seat(seat)), f"[{event.clauses[0]}]")
    winners = game.standing(table.state).winners
    if winners:
        print(words.plain("cli-winner", seats=winners))


def _ask(table: Table, seat: int, words: Words) -> Action | None:
    """The person's move: a number from the list (`2 10` for choice 2 with an amount of 10), or a move in words.

    `None` at the end of the input.
    """
    game, state = table.game, table.state
    choices = game.actions(state)
    print()
    print(words.plain(f"{game.key}-holding", arguments=dict(game.holding(state, seat)), isolate=True))
    for number, choice in enumerate(choices, 1):
        label = words.plain(f"{game.key}-action-{choice.message}", arguments=dict(choice.facts()), isolate=True)
        print(f"  {words.number(number)}. {label}  ({choice})")
    while True:
        print(words.plain("cli-prompt"), end=" ", flush=True)
        line = _line()
        if not line or line.strip() in ("q", "quit"):
            return None
        try:
            return _read(table, seat, line.strip(), choices)
        except NotationError as error:
            print(words.plain("cli-not-understood"), plain(error.segments(words), isolate=True))
        except IllegalAction as error:
            print(printing.refusal(words, game.key, seat, error.ruling), f"[{error.ruling.clauses[0]}]")


def _line() -> str:
    """What the person typed, empty at the end of the input."""
    if sys.stdin is None:
        return ""
    try:
        return sys.stdin.readline()
    except UnicodeDecodeError as error:
        raise VaraqError(f"the input is not {error.encoding}; it cannot be read") from None


def _read(table: Table, seat: int, line: str, choices: Sequence[Action]) -> Action:
    try:
        numbers = [int(word) for word in line.split()]  # any script's digits
    except ValueError:
        numbers = []
    if numbers and 1 <= numbers[0] <= len(choices) and len(numbers) <= 2:
        choice = choices[numbers[0] - 1]
        if choice.range is None and len(numbers) == 1:
            return choice
        if choice.range is not None and len(numbers) == 2 and numbers[1] in choice.range:
            return choice.at(numbers[1])
        if choice.range:
            low, high = choice.range[0], choice.range[-1]
            raise NotationError("error-choice-amount", number=numbers[0], low=low, high=high)
        raise NotationError("error-choice-alone", number=numbers[0])
    words = line if line.split()[:1] == [str(seat)] else f"{seat} {line}"
    action = table.game.read_action(table.state, words)
    ruling = table.game.ruling(table.state, action)
    if not ruling.allowed:
        raise IllegalAction(action, ruling)
    return action
