"""Counting cards: what may be captured on a table, what the next player's hand may be expected to take, and the play
that wins most less what it leaves. Everything here goes by ranks, since suits do not matter (RULES INV-6).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import comb
from typing import Final, NamedTuple

from games.cards import RANKS, Card, card
from games.snitchems.actions import Play
from games.snitchems.captures import EIGHT, TEN, Rules
from games.snitchems.state import HAND, Cards

RANK: Final = {card(f"{rank}{suit}"): place for place, rank in enumerate(RANKS, 1) for suit in "SHDC"}
"""The rank as a number: ace 1 to king 13."""

Counts = tuple[int, ...]
"""Cards of each rank, ace to king."""


def counts(some: Sequence[Card]) -> Counts:
    """How many of these cards there are of each rank."""
    of_rank = [0] * len(RANKS)
    for one in some:
        of_rank[RANK[one] - 1] += 1
    return tuple(of_rank)


@lru_cache(maxsize=65536)
def best_wins(table: Counts, rules: Rules) -> Counts:
    """For each rank the cards that its best capture on that table wins, the card played included; 0 for none."""
    most = [0] + [-1] * TEN  # for each total the cards of the largest set that makes it
    for number in range(1, TEN):
        for _ in range(table[number - 1]):
            for total in range(TEN, number - 1, -1):
                if most[total - number] >= 0:
                    most[total] = max(most[total], most[total - number] + 1)
    wins = [held + 1 if held else 0 for held in table]
    for number in range(1, TEN):
        for made in (EIGHT, TEN):
            size = most[made - number] if number < made else -1
            actual = table[made - 1]
            if size > 0 and (actual or rules.method2):
                wins[number - 1] = max(wins[number - 1], 1 + size + actual)
    if rules.table_sum:
        for made in (EIGHT, TEN):
            if most[made] > 1:
                wins[made - 1] = 1 + most[made] + table[made - 1]
    return tuple(wins)


@cache
def _misses(others: int, hits: int, held: int) -> float:
    """The chance that none of `held` cards, drawn from `hits + others`, is one of the hits."""
    return comb(others, held) / comb(others + hits, held) if others + hits >= held else 0.0


def exposed(table: Counts, rules: Rules, unseen: Counts, held: int) -> float:
    """Cards that the next player's best capture wins on average, when he holds `held` of the unseen cards."""
    every = sum(unseen)
    if not held or not every:
        return 0.0
    wins = best_wins(table, rules)
    by_size = [0] * (max(wins) + 1)
    for won, number in zip(wins, unseen, strict=True):
        by_size[won] += number
    held = min(held, every)
    average, hits = 0.0, 0
    for size in range(len(by_size) - 1, 1, -1):
        hits += by_size[size]
        if hits:  # at least one card that wins `size` or more
            average += (2 if size == 2 else 1) * (1 - _misses(every - hits, hits, held))
    return average


class Weighed(NamedTuple):
    """A play, the cards that it wins, those that the next player's best capture may be expected to win after it, and
    the most cards that any of the plays wins."""

    play: Play
    won: int
    left: float
    most: int


def sensible(choices: Sequence[Play], table: Cards, unseen: Counts, held: int, rules: Rules) -> Play:
    """The play that wins most less what it leaves; of equal ones the first. `held`: cards in the next player's hand."""
    return choices[0] if len(choices) == 1 else weighed(choices, table, unseen, held, rules).play


def weighed(choices: Sequence[Play], table: Cards, unseen: Counts, held: int, rules: Rules) -> Weighed:
    """The same with what it was chosen for."""
    before = list(counts(table))
    best = choices[0]
    highest = float("-inf")
    most = took = 0
    leaves = 0.0
    for play in choices:
        after = before.copy()
        if play.take:
            for one in play.take:
                after[RANK[one] - 1] -= 1
            won = len(play.take) + 1
        else:
            after[RANK[play.card] - 1] += 1
            won = 0
        left = exposed(tuple(after), rules, unseen, held)
        most = max(most, won)
        if won - left > highest:
            best, highest, took, leaves = play, won - left, won, left
    return Weighed(best, took, leaves, most)


def next_hand(hands: Sequence[int], seat: int, stock: int) -> int:
    """Cards that the next player will hold when the seat has played: three new ones when this deal is played out."""
    held = hands[seat % len(hands)]
    return held or (HAND if stock else 0)
