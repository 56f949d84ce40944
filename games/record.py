"""A game written down: the `.game` format (grammar in `docs/dev/notation.md`), read and written.

    varaq 1
    game scat
    options pennies=1
    seats 3
    dealer 1
    deal 10S 9S 2H …
    note first-hand
    2 knock
    expect event knocked 2 by scat.knock.when

`games.replay` plays a record and holds it against its expectations.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

import games
from games.cards import HIDDEN, PACK
from games.chance import Source
from games.core import Game
from games.dealing import Deal
from games.errors import BadOption, NotationError, ReplayError, UnknownGame, misformed
from games.expect import Expectation, read_expectation
from games.numbers import DIGITS, whole
from games.options import Options

VERSION: Final = 1
"""The version of the format; it fixes the words, the seeds' packs and the order of `Game.actions`."""


class Move(NamedTuple):
    """One action line with the note and the expectations below it; the text is empty for the start of the game."""

    text: str
    line: int
    note: str | None = None
    expectations: tuple[Expectation, ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it was written: what it starts from, and its moves.

    `source` names the file for errors, and `head` has the words and the number of each line before the first move.
    """

    game: str
    options: Options
    seats: int
    first_dealer: int
    position: tuple[tuple[str, ...], ...]
    start: Move
    moves: tuple[Move, ...]
    source: str
    head: tuple[tuple[tuple[str, ...], int], ...] = field(default=(), compare=False)

    def line_of(self, *words: str) -> int | None:
        """The number of the last line of the head that begins with these words."""
        return next((line for there, line in reversed(self.head) if there[: len(words)] == words), None)

    @property
    def engine(self) -> Game[Any, Any]:
        """The game that plays it."""
        return games.game(self.game)


def read(text: str, source: str = "record") -> Record:
    """Reads a record; raises `NotationError` with the line and what was expected there."""
    reader = _Reader(source)
    if text.startswith("\ufeff"):
        raise NotationError("error-byte-order-mark", encoding="UTF-8").at(source, 1)
    for number, raw in enumerate(text.split("\n"), 1):
        line = raw.rstrip("\r").strip()
        if not line or line.startswith("#"):
            continue
        try:
            reader.line(line, number)
        except NotationError as error:
            raise error.at(source, number) from None
        except (BadOption, UnknownGame) as error:
            raise ReplayError(error, None, source, number) from None
    return reader.finish(text.count("\n") + 1)


class _Reader:
    """Reads line by line; the head comes in a fixed order, then the moves."""

    HEAD: Final = ("varaq", "game", "options", "seats", "dealer", "position")

    def __init__(self, source: str) -> None:
        self.source = source
        self.head: dict[str, list[str]] = {}
        self.lines: list[tuple[tuple[str, ...], int]] = []
        self.position: list[tuple[str, ...]] = []
        self.moves: list[Move] = []
        self.start = Move("", 0)

    def line(self, line: str, number: int) -> None:
        word, *rest = line.split()
        if not self.head and word != "varaq":
            raise NotationError("error-record-begins", wanted=f"varaq {VERSION}", given=line)
        if word in self.HEAD:
            self._head(word, rest, number)
        elif word == "note":
            self._note(rest)
        elif word == "expect":
            self._expect(line, rest, number)
        else:
            self._require_head()
            self.moves.append(Move(" ".join(line.split()), number))

    def _head(self, word: str, rest: list[str], number: int) -> None:
        if self.moves:
            raise NotationError("error-head-late", word=word)
        if word == "position":
            self._require_head()
            if not rest:
                raise misformed("position hand 1 KS 10S 4H")
            self.position.append(tuple(rest))
            self.lines.append(((word, *rest), number))
            return
        if word in self.head:
            raise NotationError("error-head-twice", word=word)
        last = next(reversed(self.head), "varaq")
        if self.HEAD.index(word) < self.HEAD.index(last):
            raise NotationError("error-head-order", word=word, before=last, order=self.HEAD)
        if word != "options" and len(rest) != 1:
            raise NotationError("error-head-one-word", word=word)
        self.head[word] = rest
        self.lines.append(((word, *rest), number))
        match word:
            case "varaq":
                if rest != [str(VERSION)]:
                    raise NotationError("error-version", given=rest[0], version=VERSION)
            case "game":
                games.game(rest[0])
            case "options":
                self._engine().Options.read(rest)
            case _:
                self._number(word)

    def _engine(self) -> Game[Any, Any]:
        if "game" not in self.head:
            raise NotationError("error-line-missing", line="game …")
        return games.game(self.head["game"][0])

    def _number(self, word: str) -> int:
        text = self.head[word][0]
        number = whole(text)
        if number is None:
            raise NotationError("error-number", word=word, digits=DIGITS)
        return number

    def _require_head(self) -> None:
        for word in ("game", "seats"):
            if word not in self.head:
                raise NotationError("error-line-missing", line=f"{word} …")

    def _note(self, rest: list[str]) -> None:
        self._require_head()
        move = self._current()
        if len(rest) != 1:
            raise misformed("note first-hand")
        if move.note:
            raise NotationError("error-note-twice", note=move.note)
        self._set(move._replace(note=rest[0]))

    def _expect(self, line: str, rest: list[str], number: int) -> None:
        self._require_head()
        move = self._current()
        expectation = read_expectation(rest, number)
        self._set(move._replace(expectations=(*move.expectations, expectation)))

    def _current(self) -> Move:
        return self.moves[-1] if self.moves else self.start

    def _set(self, move: Move) -> None:
        if self.moves:
            self.moves[-1] = move
        else:
            self.start = move

    def finish(self, last: int) -> Record:
        for word in ("varaq", "game", "seats"):
            if word not in self.head:
                raise NotationError("error-line-missing", line=f"{word} …").at(self.source, last)
        engine = self._engine()
        if not self.position and "dealer" not in self.head:
            raise NotationError("error-dealer-missing", line="dealer 1").at(self.source, last)
        return Record(
            engine.key,
            engine.Options.read(self.head.get("options", [])),
            self._number("seats"),
            self._number("dealer") if "dealer" in self.head else 0,
            tuple(self.position),
            self.start,
            tuple(self.moves),
            self.source,
            tuple(self.lines),
        )


def write(record: Record) -> str:
    """The record as text; reading it gives the same record, and comments are not kept."""
    lines = [f"varaq {VERSION}", f"game {record.game}"]
    if record.options.write():
        lines.append("options " + " ".join(record.options.write()))
    lines.append(f"seats {record.seats}")
    if record.first_dealer:
        lines.append(f"dealer {record.first_dealer}")
    lines += ["position " + " ".join(words) for words in record.position]
    for move in (record.start, *record.moves):
        lines += [move.text] if move.text else []
        lines += [f"note {move.note}"] if move.note else []
        lines += [f"expect {expectation}" for expectation in move.expectations]
    return "\n".join(lines) + "\n"


def new(game: str, options: Options, seats: int, first_dealer: int, moves: Sequence[str] = ()) -> Record:
    """A record of a game from its first deal, from action texts."""
    return Record(game, options, seats, first_dealer, (), Move("", 0), tuple(Move(text, 0) for text in moves), "record")


def complete(record: Record, step: int, seed: int) -> Record:
    """The record up to a step, with every card that it leaves open put in the order of a seed.

    Needed to play on from a worked example whose deal names only the cards that it turns.
    """
    from games.replay import replay

    record = replace(record, moves=record.moves[:step])
    steps = replay(record, check=False).steps
    moves = list(record.moves)
    for index, played in enumerate(steps[1:]):
        if isinstance(played.action, Deal) and played.action.partial:
            needs = steps[index].state.needs
            named = [one for one in played.action.pack if one is not HIDDEN]
            left = Counter(needs.cards)  # with two packs a card may be there twice
            left.subtract(named)
            rest = Source(seed, f"complete/{index}").shuffled(tuple(left.elements()))
            action = type(played.action)(None, (*named, *rest))
            moves[index] = moves[index]._replace(text=str(action))
    position = record.position
    if position:
        position = _complete_position(position, steps[0].state, seed)
    return replace(record, position=position, moves=tuple(moves))


def _complete_position(position: tuple[tuple[str, ...], ...], state: Any, seed: int) -> tuple[tuple[str, ...], ...]:
    """Names every card of the stock that the position leaves open; cards that are out of play may stay unnamed."""
    if not any(words[0] in ("hand", "posts") for words in position):
        return position
    missing = sum(one is HIDDEN for one in state.stock)
    codes = [str(one) for one in PACK]
    placed = Counter(word for words in position if words[0] != "drawn" for word in words[1:] if word in codes)
    packs = max(1, -(-(placed.total() + missing) // len(PACK)))
    left = Counter(codes * packs) - placed
    stock = next((words for words in position if words[0] == "stock"), ("stock",))
    rest = Source(seed, "complete/position").shuffled(tuple(left.elements()))
    return (*(words for words in position if words[0] != "stock"), (*stock, *rest[:missing]))
