"""A reader who plays any game through the desk: what he may press, and a whole game of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from games.chance import Source
from tests.playground.asking import Ask
from tests.playground.reading import elements


@dataclass(frozen=True, slots=True)
class Offered:
    """A move that the page offers: the words of its button, and its bounds where it has an amount."""

    action: str
    amounts: range | None = None

    def request(self, source: Source) -> dict[str, Any]:
        """What the page sends when it is pressed, with any of the amounts."""
        made = {"do": "act", "action": self.action}
        return made if self.amounts is None else made | {"amount": str(source.pick(self.amounts))}


def offered(answer: dict[str, Any]) -> list[Offered]:
    """The moves that an answer offers, without those that are not allowed."""
    found: list[Offered] = []
    bounds: range | None = None
    for _, one in elements(answer["fragments"]["choices"].partition("<details")[0]):
        if "data-low" in one:
            bounds = range(int(one["data-low"] or ""), int(one["data-high"] or "") + 1)
        if one.get("data-action"):
            found.append(Offered(one["data-action"] or "", bounds if "data-amount" in one else None))
    return found


def next_request(answer: dict[str, Any], source: Source) -> dict[str, Any]:
    """What a reader presses who takes any move."""
    choices = answer["fragments"].get("choices", "")
    if answer["more"]:
        return {"do": "continue"}
    if 'data-do="finish"' in choices:
        return {"do": "finish"}
    if 'data-do="deal"' in choices:
        return {"do": "deal"}
    return source.pick(offered(answer)).request(source)


def played(ask: Ask, answer: dict[str, Any], seed: int = 1, most: int = 900) -> Iterator[dict[str, Any]]:
    """The answers of a whole game after the one that opened it, by a reader who takes any move."""
    source = Source(seed, "reader")
    for _ in range(most):
        if answer["over"]:
            return
        answer = ask(**next_request(answer, source))
        assert answer["ok"], answer
        assert answer.get("allowed", True), answer
        yield answer
