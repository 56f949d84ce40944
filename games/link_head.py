"""What a linked game starts from, digit by digit: options, seats, first dealer, and a position set up by hand.

Options are told by how they differ from their defaults, with numbers of any size, so that a game may get options at
the end of its list, values at the end of a choice and a higher bound, and old links keep their meaning.
"""

from __future__ import annotations

from dataclasses import replace
from string import ascii_lowercase
from typing import Any, Final

from games.cards import PACK
from games.core import Game
from games.digits import DigitReader, DigitWriter
from games.errors import BadOption, EnglishError, LinkError
from games.numbers import DIGITS, whole
from games.options import Options, OptionSpec, Value, specs
from games.record import Move, Record

MOST_WORDS: Final = 1_000
"""Words of a position, its lines counted too."""

_LETTERS: Final = "-" + ascii_lowercase
_LONGEST_WORD: Final = 20
_CODES: Final = tuple(one.code for one in PACK)
_CARD, _NUMBER, _WORD = range(3)


def write_head(record: Record, digits: DigitWriter) -> Record:
    """Everything of a record before its moves, but for the game; gives it as it will be read (`007` as `7`)."""
    _write_options(record.options, digits)
    digits.count(record.seats)
    digits.digit(record.first_dealer, record.seats + 1)
    if sum(1 + len(words) for words in record.position) > MOST_WORDS:
        raise LinkError("long", f"its position has more than {MOST_WORDS} words; save the record instead")
    digits.count(len(record.position))
    for words in record.position:
        if not words:
            raise EnglishError("a line of its position has no words")
        digits.count(len(words) - 1)
        for word in words:
            _write_word(word, digits)
    return replace(record, position=tuple(tuple(map(_plain, words)) for words in record.position))


def read_head(engine: Game[Any, Any], digits: DigitReader) -> Record:
    """The record without moves; raises `LinkError`. Whether the position is possible is for the engine to say."""
    options = _read_options(engine.Options, digits)
    seats = digits.count()
    first_dealer = digits.digit(seats + 1)
    position: list[tuple[str, ...]] = []
    left = MOST_WORDS
    for _ in range(_some(digits, left)):
        length = 1 + _some(digits, left - 2)
        left -= 1 + length
        position.append(tuple(_read_word(digits) for _ in range(length)))
    if not position and not first_dealer:
        raise LinkError("content", "it has neither a first dealer nor a position; ask for a new one")
    start = Move("", 0)
    return Record(engine.key, options, seats, first_dealer, tuple(position), start, (), "study")


def _some(digits: DigitReader, most: int) -> int:
    found = digits.count()
    if found > most:
        raise LinkError("content", f"it has a position of more than {MOST_WORDS} words; ask for a new one")
    return found


def _write_options(options: Options, digits: DigitWriter) -> None:
    values = [(spec, getattr(options, spec.attribute)) for spec in specs(type(options))]
    changed = [value != spec.default for spec, value in values]
    last = max((place for place, is_changed in enumerate(changed, 1) if is_changed), default=0)
    digits.count(last)
    for (spec, value), is_changed in zip(values[:last], changed, strict=False):
        digits.digit(is_changed, 2)
        if is_changed and spec.kind != "switch":
            digits.count(value - spec.low if spec.kind == "number" else spec.values.index(value))


def _read_options(kind: type[Options], digits: DigitReader) -> Options:
    known = specs(kind)
    last = digits.count()
    if last > len(known):
        raise LinkError("content", f"it sets {last} options, but this edition has {len(known)}")
    values: dict[str, Value] = {}
    for spec in known[:last]:
        if digits.digit(2):
            values[spec.name] = _read_value(spec, digits)
    try:
        return kind.of(values)
    except BadOption as error:
        raise LinkError("content", str(error)) from None


def _read_value(spec: OptionSpec, digits: DigitReader) -> Value:
    if spec.kind == "switch":
        return not spec.default
    place = digits.count()
    if spec.kind == "number":
        return spec.low + place
    if place >= len(spec.values):
        raise LinkError("content", f"option {spec.name} has {len(spec.values)} values, not {place + 1}")
    return spec.values[place]


def _plain(word: str) -> str:
    number = whole(word)
    return word if number is None else str(number)


def _write_word(word: str, digits: DigitWriter) -> None:
    """A card, a whole number, or letters and hyphens; other words no position has."""
    number = whole(word)
    if word in _CODES:
        digits.digit(_CARD, 3)
        digits.digit(_CODES.index(word), len(_CODES))
    elif number is not None:
        digits.digit(_NUMBER, 3)
        digits.count(number)
    elif len(word) <= _LONGEST_WORD and set(word) <= set(_LETTERS):
        digits.digit(_WORD, 3)
        digits.digit(len(word), _LONGEST_WORD + 1)
        for letter in word:
            digits.digit(_LETTERS.index(letter), len(_LETTERS))
    else:
        raise EnglishError(f"«{word}» is no word of a position")


def _read_word(digits: DigitReader) -> str:
    match digits.digit(3):
        case 0:
            return _CODES[digits.digit(len(_CODES))]
        case 1:
            number = digits.count()
            if len(str(number)) > DIGITS:
                raise LinkError("content", f"a number has at most {DIGITS} digits, not {len(str(number))}")
            return str(number)
    length = digits.digit(_LONGEST_WORD + 1)
    return "".join(_LETTERS[digits.digit(len(_LETTERS))] for _ in range(length))
