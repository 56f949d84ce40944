"""The odds of any game, as data and as lines that can be said in every language.

A game has its odds in `games/<key>/odds.py`: `odds(view, history)` counts (or samples) from what one seat has seen and
gives plain JSON data. Where some are sampled, the module has `SAMPLES`, how many imagined games it takes, and
`odds(view, history, samples)` takes fewer, or none. `games/<key>/telling.py` puts the data into `Part`s: labels and
values as messages with their arguments, which the command line prints and the player's page shows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from importlib import import_module
from typing import Any

from games.core import Event, View

Odds = dict[str, Any]
"""What a game's `odds` gives: plain JSON data, described there."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message and its arguments."""

    message: str
    arguments: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Line:
    """What is told, and how much it is."""

    label: Phrase
    value: Phrase


@dataclass(frozen=True, slots=True)
class Part:
    """What belongs together: a heading, its lines, and sentences below them."""

    title: Phrase | None
    lines: tuple[Line, ...] = ()
    notes: tuple[Phrase, ...] = ()


def find(key: str, view: View, history: Sequence[Event], samples: int | None = None) -> Odds:
    """The odds of that game for the seat that looks on, from its view and all that it has seen.

    Odds that are sampled rest on at most so many imagined games (default: as many as the game takes); with 0 there are
    only those that are counted.
    """
    module = import_module(f"games.{key}.odds")
    most: int | None = getattr(module, "SAMPLES", None)
    if most is None:
        counted: Odds = module.odds(view, history)
        return counted
    found: Odds = module.odds(view, history, most if samples is None else min(samples, most))
    return found


def samples_of(key: str) -> int:
    """How many imagined games that game takes for the odds that it samples; 0 where it counts all."""
    most: int = getattr(import_module(f"games.{key}.odds"), "SAMPLES", 0)
    return most


def told(found: Odds) -> tuple[Part, ...]:
    """The odds in words; empty where nothing can be told now."""
    parts: tuple[Part, ...] = import_module(f"games.{found['game']}.telling").told(found)
    return parts


def share(count: int, of: int) -> Phrase:
    """A chance as a count of equally likely cards: «28 of 50 (56 %)»."""
    return Phrase("odds-share", {"count": count, "of": of, "percent": percent(Fraction(count, of))})


def chance(written: str) -> Phrase:
    """A chance that is no count of cards, from its lowest terms: «3/23» is «3 in 23 (13 %)»."""
    exact = Fraction(written)
    return Phrase("odds-chance", {"count": exact.numerator, "of": exact.denominator, "percent": percent(exact)})


def average(written: str) -> Phrase:
    """An exact mean such as `-47/7`, with its decimals."""
    exact = Fraction(written)
    return Phrase(
        "odds-average",
        {"number": round(float(exact), 2), "top": exact.numerator, "bottom": exact.denominator},
    )


def sampled(hits: int, samples: int, error: float) -> Phrase:
    """A chance that was tried out, with its standard error (`error` from 0 to 1)."""
    return Phrase(
        "odds-sampled",
        {"percent": round(100 * hits / samples), "error": round(100 * error, 1), "samples": samples},
    )


def amount(number: int) -> Phrase:
    """A whole number."""
    return Phrase("odds-number", {"number": number})


def percent(exact: Fraction) -> float:
    """Per cent with one decimal."""
    return round(float(exact * 100), 1)
