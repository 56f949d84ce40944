"""Which cards a card may take from the table: pairs, made eights and made tens (RULES §4.2, captures).

P: the table cards of the played rank. E: a chosen set that makes 8 with the played card, and the actual 8s with it.
T: the same with 10. `captures` lists them; `refusals.py` says why something else is none.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from games.cards import HIDDEN, PACK, Card
from games.snitchems.options import SnitchemsOptions
from games.snitchems.state import Cards, order

EIGHT: Final = 8
TEN: Final = 10
_NUMBERS: Final = {"A": 1, "J": 0, "Q": 0, "K": 0}
NUMBER: Final = {one: _NUMBERS[one.rank] if one.rank in _NUMBERS else int(one.rank) for one in PACK} | {HIDDEN: 0}
"""What a card counts in a sum: ace 1, two to ten their number; 0 for face cards, which have none."""


class Capture(NamedTuple):
    """A capture of one card: `how` it takes, the chosen `set`, the actual 8s or 10s `matched`, and its clauses.

    `how` is `pair`, `eight`, `ten`, `pair-or-eight`, `pair-or-ten`, and with the option table-sum `table-eight` and
    `table-ten` for a set that totals 8 or 10 without the card played.
    """

    how: str
    set: Cards
    matched: Cards
    clauses: tuple[str, ...]


class Rules(NamedTuple):
    """The options on which captures depend."""

    method2: bool = True
    partial: bool = False
    table_sum: bool = False


STRICT: Final = Rules()
OPEN: Final = Rules(partial=True, table_sum=True)
"""The rules under which most is allowed: what a person might try."""


def rules_of(options: SnitchemsOptions) -> Rules:
    """The capture rules of a table."""
    return Rules(options.method2, options.partial, options.table_sum)


@lru_cache(maxsize=4096)
def by_rank(table: Cards) -> dict[str, Cards]:
    """The cards of each rank that lies on the table, in order."""
    found: dict[str, Cards] = {}
    for one in sorted(table, key=order):
        found[one.rank] = (*found.get(one.rank, ()), one)
    return found


@lru_cache(maxsize=4096)
def sets(table: Cards) -> tuple[tuple[Cards, ...], ...]:
    """For each total from 0 to 10 the sets of table cards that make it, each set sorted by rank.

    Actual 10s are in none: with a played card they would exceed 10 (`snitchems.capture.8-as-addend`).
    """
    found: list[list[Cards]] = [[] for _ in range(TEN + 1)]
    found[0].append(())
    for one in sorted(table, key=order):
        number = NUMBER[one]
        if 0 < number < TEN:
            for total in range(TEN - number, -1, -1):
                if found[total]:
                    found[total + number] += [(*chosen, one) for chosen in found[total]]
    return tuple(map(tuple, found))


@lru_cache(maxsize=8192)
def captures(card: Card, table: Cards, rules: Rules = STRICT) -> dict[Cards, Capture]:
    """Every capture of the card by the cards taken (sorted by rank), the largest first.

    The order depends on the cards only, not on the rules, so that stricter rules leave out and never reorder.
    """
    found: dict[Cards, Capture] = {}
    number = NUMBER[card]
    lying = by_rank(table)
    equal = lying.get(card.rank, ())
    if equal:
        clauses = _pair_clauses(number == 0)
        for some in _some(equal, 1 if rules.partial else len(equal)):
            found[some] = Capture("pair", some, (), clauses)
    if number:
        made = sets(table)
        if number < EIGHT:
            _make(found, card, made[EIGHT - number], lying.get("8", ()), "eight", rules)
        if number < TEN:
            _make(found, card, made[TEN - number], lying.get("10", ()), "ten", rules)
        if rules.table_sum and number in (EIGHT, TEN):
            _table_sum(found, made[number], equal, number, rules)
    if len(found) < 2:
        return found
    return dict(sorted(found.items(), key=_place))


def _place(item: tuple[Cards, Capture]) -> tuple[int, list[int]]:
    return -len(item[0]), [order(one) for one in item[0]]


def _some(all: Cards, least: int) -> Iterator[Cards]:
    """Every choice of at least so many of the cards."""
    for size in range(len(all), least - 1, -1):
        yield from combinations(all, size)


def _make(
    found: dict[Cards, Capture], card: Card, chosen: tuple[Cards, ...], actual: Cards, how: str, rules: Rules
) -> None:
    if not chosen or not (actual or rules.method2):
        return
    least = (0 if rules.method2 else 1) if rules.partial else len(actual)
    for matched in _some(actual, least):
        for set in chosen:
            taken = set + matched
            same = taken in found
            addend = how == "ten" and any(NUMBER[one] == EIGHT for one in set)
            twin = len(set) == 1 and set[0].rank == card.rank
            clauses = _make_clauses(same, bool(matched), addend, twin)
            found[taken] = Capture(f"pair-or-{how}" if same else how, set, matched, clauses)


def _table_sum(found: dict[Cards, Capture], chosen: tuple[Cards, ...], equal: Cards, number: int, rules: Rules) -> None:
    how = "table-eight" if number == EIGHT else "table-ten"
    for matched in _some(equal, 0 if rules.partial else len(equal)):
        clauses: tuple[str, ...] = ("snitchems.opt.table-sum", "snitchems.capture.no-table-sum")
        if matched:
            clauses += ("snitchems.capture.match",)
        for set in chosen:
            if len(set) > 1:
                found[set + matched] = Capture(how, set, matched, clauses)


@cache
def _pair_clauses(face: bool) -> tuple[str, ...]:
    if face:
        return ("snitchems.capture.pair", "snitchems.capture.face")
    return ("snitchems.capture.pair",)


@cache
def _make_clauses(same: bool, matched: bool, addend: bool, twin: bool) -> tuple[str, ...]:
    """`same`: also a pair; `addend`: an 8 in a made ten; `twin`: 4 + 4 or 5 + 5."""
    clauses = ["snitchems.capture.pair"] if same else []
    clauses.append("snitchems.capture.make")
    if matched:
        clauses.append("snitchems.capture.match")
    else:
        clauses.append("snitchems.capture.make.allowed")
    if twin:
        clauses.append("snitchems.capture.four-four")
    if addend:
        clauses.append("snitchems.capture.8-as-addend")
    return tuple(clauses)
