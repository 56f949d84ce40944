"""The queries that readers type, with what may answer them; and how well a list of answers does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import yaml

LANGUAGES = ("en", "fa", "uk")


@dataclass(frozen=True)
class Query:
    """``want`` are ids of which any will do; ``hard`` ones are expected to fail more often."""

    text: str
    want: frozenset[str]
    hard: bool


@dataclass(frozen=True)
class Score:
    """How many of ``asked`` queries have a right answer in the first place, among the first five, at all."""

    asked: int
    first: int
    five: int
    found: int

    def __str__(self) -> str:
        return (
            f"first {self.first} ({self.first / self.asked:.1%}), "
            f"among five {self.five} ({self.five / self.asked:.1%}), found {self.found} of {self.asked}"
        )


def queries(language: str, collection: str = "queries") -> tuple[Query, ...]:
    """``queries.LANGUAGE.yml``; the collection ``blind`` is by somebody who knew nothing of the search."""
    text = (Path(__file__).parent / f"{collection}.{language}.yml").read_text(encoding="utf-8")
    return tuple(Query(one["q"], frozenset(one["want"]), one.get("hard", False)) for one in yaml.safe_load(text))


def score(places: Sequence[int | None]) -> Score:
    """From the place of the first right answer to each query, 0 the best, ``None`` where there is none."""
    return Score(
        asked=len(places),
        first=sum(place == 0 for place in places),
        five=sum(place is not None and place < 5 for place in places),
        found=sum(place is not None for place in places),
    )


def place(query: Query, answers: Sequence[str]) -> int | None:
    """The place of the first right one among the ids of the answers."""
    return next((at for at, id in enumerate(answers) if id in query.want), None)
