"""The exact chances of a turn, counted over the cards that nobody has seen.

`Unseen` holds how many cards of each rank are not yet turned; every order of them is equally likely, so every chance
is a count. RULES §3.6 has these numbers for a fresh pack.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from typing import Final, NamedTuple

from games.cards import PACK, Card
from games.inbetween.options import InBetweenOptions
from games.inbetween.spread import HIGH, WON, Side, fall, gap, value
from games.inbetween.state import full_pack

RANKS: Final = range(2, HIGH + 1)
"""The ranks by their places, the ace high."""

Unseen = tuple[int, ...]
"""Cards not yet turned by the place of their rank; the places 0 and 1 hold none."""

_OF_RANK: Final = {value(one): one for one in PACK}


def count(cards: Iterable[Card]) -> Unseen:
    """How many of the cards have each rank."""
    counts = [0] * (HIGH + 1)
    for one in cards:
        counts[value(one)] += 1
    return tuple(counts)


@cache
def fresh(packs: int) -> Unseen:
    """A whole pack, or two."""
    return count(full_pack(packs))


def without(unseen: Unseen, rank: int) -> Unseen:
    """One card of that rank fewer."""
    return (*unseen[:rank], unseen[rank] - 1, *unseen[rank + 1 :])


class Fall(NamedTuple):
    """How many unseen cards win a bet, equal a post, or lose it otherwise; `times` is what an equal one costs."""

    win: int
    match: int
    lose: int
    times: int

    @property
    def unseen(self) -> int:
        """All of them."""
        return self.win + self.match + self.lose

    @property
    def edge(self) -> int:
        """The expected gain for each chip bet, times `unseen`."""
        return self.win - self.lose - self.times * self.match

    @property
    def per_chip(self) -> Fraction:
        """The expected gain for each chip bet, when he can pay in full."""
        return Fraction(self.edge, self.unseen)

    def expectation(self, bet: int, chips: int) -> Fraction:
        """The expected gain of a bet; a loss costs no more than his chips (`common.no-credit`)."""
        cost = min(self.times * bet, chips)
        return Fraction(bet * self.win - min(bet, chips) * self.lose - cost * self.match, self.unseen)


def third(posts: tuple[Card, ...], ace: Side, side: Side, unseen: Unseen, options: InBetweenOptions) -> Fall:
    """The chances of a bet on these posts; `side` is called after a pair."""
    win = match = lose = 0
    for rank in RANKS:
        cards = unseen[rank]
        if not cards:
            continue
        fallen = fall(posts, ace, side, rank)
        if fallen in WON:
            win += cards
        elif fallen in ("match", "third-equal"):
            match += cards
        else:
            lose += cards
    return Fall(win, match, lose, 3 if side else 2 if options.match == "double" else 1)


class Posts(NamedTuple):
    """Two posts that may come next: their ranks (the ace 14), the ordered pairs of cards for them, and the gap."""

    ranks: tuple[int, int]
    ways: int
    gap: int
    posts: tuple[Card, Card]


def next_posts(unseen: Unseen) -> list[Posts]:
    """All pairs of ranks that the next two cards may have, an ace high, each with the number of ordered card pairs."""
    found = []
    for first in RANKS:
        for second in range(first, HIGH + 1):
            ways = unseen[first] * (unseen[second] - (first == second))
            ways *= 1 if first == second else 2
            if ways > 0:
                posts = (_OF_RANK[first], _OF_RANK[second])
                found.append(Posts((first, second), ways, gap(posts, ""), posts))
    return found


class Gap(NamedTuple):
    """A row of the table of RULES §3.6: a gap (−1 a pair), the chance of it, of then winning, and the gain per chip.

    `pairs` of `of` unordered pairs of cards have this gap. For a pair and for adjacent posts `win` and `per_chip` are
    `None`, and `settled` is what the player gets without a bet (negative: pays).
    """

    gap: int
    pairs: int
    of: int
    win: Fraction | None
    per_chip: Fraction | None
    settled: int | None

    @property
    def chance(self) -> Fraction:
        """The chance that the next two posts have this gap."""
        return Fraction(self.pairs, self.of)


def gaps(unseen: Unseen, options: InBetweenOptions) -> list[Gap]:
    """The gaps that the next two posts may have, aces high, with the exact chances of a bet on them."""
    rows: dict[int, list[tuple[int, Fall | None]]] = {}
    for one in next_posts(unseen):
        left = without(without(unseen, one.ranks[0]), one.ranks[1])
        falls = third(one.posts, "", "", left, options) if one.gap > 0 and any(left) else None
        rows.setdefault(one.gap, []).append((one.ways // 2, falls))
    cards = sum(unseen)
    of = cards * (cards - 1) // 2
    return [_row(between, rows[between], of, options) for between in sorted(rows)]


def _row(between: int, ways: list[tuple[int, Fall | None]], of: int, options: InBetweenOptions) -> Gap:
    pairs = sum(way for way, _ in ways)
    if between < 1:
        return Gap(between, pairs, of, None, None, settled(between, options))
    falls = [(way, one) for way, one in ways if one is not None]
    bets = sum(way for way, _ in falls)
    if not bets:
        return Gap(between, pairs, of, None, None, None)
    win = sum((way * Fraction(one.win, one.unseen) for way, one in falls), Fraction(0)) / bets
    gain = sum((way * one.per_chip for way, one in falls), Fraction(0)) / bets
    return Gap(between, pairs, of, win, gain, None)


def settled(between: int, options: InBetweenOptions) -> int | None:
    """What a pair or adjacent posts bring without a bet, the pot allowing; `None` where he calls and bets."""
    if between == 0:
        return -1 if options.consecutive == "lose-1" else 0
    if options.pair == "high-low":
        return None
    return {"win-2": 2, "win-3": 3}.get(options.pair, 0)


class Called(NamedTuple):
    """An ace turned first, called one way: the second card's chances, and the best that a bet of one chip can expect.

    `pair`, `adjacent` and `favourable` count second cards out of `of`: pairs, neighbours, and posts on which a bet has
    a positive expectation. `win` is the chance that a bet is made and won, `expectation` the expected chips when one
    chip is bet wherever a bet is due, and what settles itself is paid (redealt posts count as 0).
    """

    pair: int
    adjacent: int
    favourable: int
    of: int
    win: Fraction
    expectation: Fraction


def call_ace(ace: Card, call: Side, unseen: Unseen, options: InBetweenOptions) -> Called:
    """What calling the first ace `high` or `low` leads to; a second ace is high (`inbetween.opt.ace`)."""
    of = sum(unseen)
    pair = adjacent = favourable = 0
    win = gain = Fraction(0)
    for rank in RANKS:
        ways = unseen[rank]
        if not ways:
            continue
        posts = (ace, _OF_RANK[rank])
        between = gap(posts, call)
        pair += ways * (between < 0)
        adjacent += ways * (between == 0)
        left = without(unseen, rank)
        fixed = settled(between, options) if between < 1 else None
        if fixed is not None:
            gain += Fraction(ways * fixed, of)
            continue
        sides: tuple[Side, ...] = ("high", "low") if between < 0 else ("",)
        best = max((third(posts, call, side, left, options) for side in sides), key=lambda one: one.edge)
        favourable += ways * (best.edge > 0)
        win += Fraction(ways * best.win, of * best.unseen)
        gain += Fraction(ways, of) * best.per_chip
    return Called(pair, adjacent, favourable, of, win, gain)
