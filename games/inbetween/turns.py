"""One turn: the posts, what they come to by themselves, and what the player's call and bet lead to.

`turn_up` and `play` say whether the turn is over; `rounds.py` goes on from there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.cards import Card
from games.core import Action
from games.inbetween.actions import Bet, Call, High, Pass
from games.inbetween.spread import HIGH, WON, Side, fall, gap, price, value
from games.inbetween.state import Past, limit
from games.inbetween.table import Table

TURN_CARDS: Final = 3
"""The most cards that a turn needs (`inbetween.reshuffle.short`)."""

BET: Final = ("inbetween.bet.forced", "inbetween.bet.max")
THIRD: Final = ("inbetween.third",)
DISCARDS: Final = ("inbetween.discards",)
WINS: Final[Mapping[str, tuple[str, ...]]] = {
    "between": ("inbetween.win",),
    "higher": ("inbetween.opt.pair", "inbetween.win"),
    "lower": ("inbetween.opt.pair", "inbetween.win"),
}
"""What a won bet cites, by how the third card fell."""

LOSES: Final[Mapping[str, tuple[str, ...]]] = {
    "outside": ("inbetween.lose",),
    "match": ("inbetween.lose.match", "inbetween.lose"),
    "wrong-side": ("inbetween.opt.pair", "inbetween.lose"),
    "third-equal": ("inbetween.opt.pair", "inbetween.lose"),
}
"""What a lost bet cites."""


def turn_up(table: Table) -> bool:
    """Turns the posts of the seat to play; `True` when his turn is over without a decision of his."""
    while True:
        if len(table.pack) - table.turned < TURN_CARDS:
            table.phase, table.why = "shuffle", "short"
            return False
        first = table.turn_card()
        if table.options.ace == "first-choice" and value(first) == HIGH:
            table.posts, table.phase = (first,), "ace"
            table.say("first-post", ("inbetween.opt.ace", "inbetween.turn.posts"), table.seat, (("card", first),))
            return False
        table.posts = (first, table.turn_card())
        over = settle_posts(table)
        if over is not None:
            return over


def settle_posts(table: Table) -> bool | None:
    """What two posts come to: over (`True`), a decision (`False`), or two new posts (`None`)."""
    order = "inbetween.turn.dealer-last" if table.seat == table.dealer else "inbetween.turn.order"
    table.say("posts", ("inbetween.turn.posts", order), table.seat, (("cards", table.posts),))
    if table.options.ace == "free" and (table.posts[0].rank == "A") != (table.posts[1].rank == "A"):
        table.phase = "ace"
        table.say("ace-asked", ("inbetween.opt.ace", "inbetween.rank"), table.seat)
        return False
    return settle_gap(table)


def settle_gap(table: Table) -> bool | None:
    """As `settle_posts`, once every ace has its place."""
    between = gap(table.posts, table.ace)
    if between < 0:
        return _pair(table)
    if between == 0:
        return _consecutive(table)
    table.phase = "bet"
    facts = (("gap", between), ("maximum", _most(table)), ("forced", not table.options.may_pass))
    table.say("bet-due", BET, table.seat, facts)
    return False


def _most(table: Table) -> int:
    """As `InBetweenState.most`."""
    return min(limit(table.options, table.round, table.pot), table.chips[table.seat - 1])


def _pair(table: Table) -> bool | None:
    seat, rule = table.seat, table.options.pair
    if rule == "redeal":
        table.say("pair-redealt", ("inbetween.opt.pair", "inbetween.pair"), seat)
        _put_away(table)
        return None
    if rule == "high-low":
        table.phase = "call"
        facts = (("maximum", _most(table)),)
        table.say("pair-asked", ("inbetween.opt.pair", "inbetween.pair", "inbetween.bet.max"), seat, facts)
        return False
    if rule == "pass":
        table.say("pair-passed", ("inbetween.opt.pair", "inbetween.pair"), seat)
        return _end(table, None, 0)
    due = 3 if rule == "win-3" else 2
    chips = min(due, table.pot)
    table.pay(seat, -chips)
    clauses: tuple[str, ...] = ("inbetween.pair",) if due == 2 else ("inbetween.pair", "inbetween.opt.pair")
    if chips < due:
        clauses = (*clauses, "inbetween.pair.short-pot", "common.no-credit")
    table.say("pair-won", clauses, seat, (("chips", chips), ("due", due), ("pot", table.pot)))
    return _end(table, None, chips)


def _consecutive(table: Table) -> bool | None:
    seat, rule = table.seat, table.options.consecutive
    clauses: tuple[str, ...] = ("inbetween.consecutive",)
    if any(one.rank == "A" for one in table.posts):
        clauses = (*clauses, "inbetween.consecutive.ace")
    if rule == "redeal":
        table.say("consecutive-redealt", ("inbetween.opt.consecutive", *clauses), seat)
        _put_away(table)
        return None
    if rule == "pass":
        table.say("consecutive-passed", ("inbetween.opt.consecutive", *clauses), seat)
        return _end(table, None, 0)
    table.pay(seat, 1)
    table.say("consecutive-paid", clauses, seat, (("chips", 1), ("pot", table.pot)))
    return _end(table, None, -1)


def play(table: Table, action: Action) -> bool | None:
    """Carries out what the player to act says; the answer is that of `settle_posts`."""
    match action:
        case Bet():
            return _bet(table, action)
        case Pass():
            table.say("passed", ("inbetween.opt.pass", "inbetween.bet.forced"), table.seat)
            return _end(table, None, 0)
        case Call():
            return _call(table, action)
    raise TypeError(f"«{action}» is not an action of In Between")


def _call(table: Table, action: Call) -> bool | None:
    side: Side = "high" if isinstance(action, High) else "low"
    if table.phase == "call":
        table.side, table.phase = side, "bet"
        table.say("called", ("inbetween.opt.pair", "inbetween.pair"), table.seat, (("side", side),))
        return False
    table.ace = side
    ace = table.posts[0] if table.posts[0].rank == "A" else table.posts[1]
    table.say("called-ace", ("inbetween.opt.ace", "inbetween.rank"), table.seat, (("card", ace), ("side", side)))
    if len(table.posts) == 1:
        table.posts = (ace, table.turn_card())
        return settle_posts(table)
    return settle_gap(table)


def _bet(table: Table, action: Bet) -> bool:
    seat, bet = table.seat, action.chips
    assert isinstance(bet, int)
    table.say("bet", BET, seat, (("chips", bet), ("pot", table.pot)))
    third = table.turn_card()
    table.say("third", THIRD, seat, (("card", third),))
    fallen = fall(table.posts, table.ace, table.side, value(third))
    if fallen in WON:
        table.pay(seat, -bet)
        table.say("won", WINS[fallen], seat, (("chips", bet), ("pot", table.pot), ("how", fallen)))
        return _end(table, third, bet)
    doubled = table.options.match == "double"
    cost = price(fallen, bet, table.chips[seat - 1], doubled)
    table.pay(seat, cost)
    clauses = ("inbetween.opt.match", "inbetween.lose.match") if fallen == "match" and doubled else LOSES[fallen]
    if cost < price(fallen, bet, 3 * bet, doubled):
        clauses = (*clauses, "common.no-credit")
    table.say("lost", clauses, seat, (("chips", cost), ("bet", bet), ("pot", table.pot), ("why", fallen)))
    return _end(table, third, -cost)


def _put_away(table: Table) -> None:
    """The posts go on the discard pile, and two new ones are due."""
    table.posts, table.ace = (), ""


def _end(table: Table, third: Card | None, gain: int) -> bool:
    """The used cards go on the discard pile (`inbetween.discards`); the turn is over."""
    table.last = Past(table.seat, table.posts, third, gain)
    table.posts, table.ace, table.side = (), "", ""
    table.turns += 1
    table.say("turn-ended", DISCARDS, table.seat, (("discards", table.turned),))
    return True
