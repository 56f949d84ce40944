"""What the look-ahead player of Snitch'ems knows beside the rules: likely hands, how far to look, what to aim at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp, sqrt
from operator import add
from typing import Final

from games.bots import Foresight
from games.cards import PACK, Card, cards
from games.chance import Source
from games.core import Action, Event, View
from games.snitchems import seeing
from games.snitchems.actions import Play
from games.snitchems.captures import Rules, rules_of
from games.snitchems.counting import Counts, counts, exposed, next_hand, sensible
from games.snitchems.options import SnitchemsOptions
from games.snitchems.state import HAND, Cards, SnitchemsState, order
from games.snitchems.turns import actions, choices

TRIES: Final = 6
"""Worlds among which the most likely one is taken."""


def policy(state: SnitchemsState, source: Source) -> Action:
    """The sensible player in an imagined game; of what it cannot see it uses only the numbers of each rank."""
    seat = state.seat
    plays = actions(state)
    if len(plays) == 1:
        return plays[0]
    hidden = [one for place, hand in enumerate(state.hands, 1) if place != seat for one in hand]
    held = next_hand([len(hand) for hand in state.hands], seat, len(state.stock))
    return sensible(plays, state.table, counts([*hidden, *state.stock]), held, rules_of(state.options))


@dataclass(frozen=True)
class Deed:
    """What another seat has played in this deal, on which table; `gone` had been taken by then, `later` are the cards
    that it has played since."""

    play: Play
    table: Cards
    gone: frozenset[Card]
    later: Cards


def deeds(seen: View, history: Sequence[Event]) -> list[Deed]:
    """The plays of the others since the last deal, the latest first."""
    found: list[Deed] = []
    table = list(cards(seen["table"]))
    gone = seeing.taken(history)
    later: dict[int, list[Card]] = {}
    for event in reversed(history):
        if event.kind == "dealt":
            break
        if event.kind not in ("trailed", "took"):
            continue
        card, taken = event.fact("card"), event.fact("cards") if event.kind == "took" else ()
        assert isinstance(card, Card) and isinstance(taken, tuple) and event.seat
        if taken:
            table += taken
            gone = gone - {card, *taken}
        else:
            table.remove(card)
        seat_later = later.setdefault(event.seat, [])
        if event.seat != seen["viewer"]:
            play = Play(event.seat, card, taken)
            found.append(Deed(play, tuple(table), frozenset(gone), tuple(seat_later)))
        seat_later.append(card)
    return found


def fits(world: SnitchemsState, deed: Deed) -> bool:
    """Whether the sensible player, holding what it holds in that world, would have played like this."""
    seat = deed.play.seat or 0
    hand = tuple(sorted((*world.hands[seat - 1], deed.play.card, *deed.later), key=order))
    plays = choices(seat, hand, deed.table, world.options).plays
    if len(plays) == 1:
        return True
    seen = deed.gone.union(deed.table, hand)
    hidden = counts([one for one in PACK if one not in seen])
    held = len(hand) if seat != world.dealer else len(hand) - 1  # the dealer plays last, so the next one has less
    if not held:
        held = HAND if world.stock else 0
    return sensible(plays, deed.table, hidden, held, rules_of(world.options)) == deed.play


class Imagination:
    """Worlds in which the others hold what they are likely to hold: of a few that fit what has been seen, the first in
    which sensible players would have played as the others have, or the one that comes nearest to that."""

    def __init__(self) -> None:
        self._seen: View | None = None
        self._known: seeing.Knowledge | None = None
        self._deeds: list[Deed] = []

    def __call__(self, view: View, history: Sequence[Event], source: Source) -> SnitchemsState:
        """A world for that view; what is known is worked out once for all worlds of one view."""
        if self._known is None or self._seen is not view:
            self._seen, self._known, self._deeds = view, seeing.learn(view, history), deeds(view, history)
        best, most = seeing.deal_unseen(self._known, source), -1
        for attempt in range(TRIES if self._deeds else 0):
            world = best if attempt == 0 else seeing.deal_unseen(self._known, source)
            fitting = sum(fits(world, deed) for deed in self._deeds)
            if fitting > most:
                best, most = world, fitting
            if most == len(self._deeds):
                break
        return best


def finished(first: SnitchemsState, state: SnitchemsState) -> bool:
    """When this deal has been played out: what follows depends more on the cards than on the play at hand. With two
    players at once, since `score` plans the rest of the deal."""
    return state.phase != "turn" or state.deal != first.deal or state.seats == 2


def score(state: SnitchemsState, seat: int) -> float:
    """The chance that the seat's side wins this pack, with a little more for more cards; a draw is not a win."""
    ahead = _ahead(state, seat)
    if state.phase != "turn":
        return _won(ahead)
    stock = counts(state.stock)
    if state.seats == 2:
        return _plan(seat, state.seat, state.hands, state.table, state.captor, ahead, stock, state.options)
    hidden = counts([*state.stock, *(one for hand in state.hands for one in hand)])
    mine = state.side(seat) == state.side(state.seat)
    return _chance(ahead, mine, counts(state.table), hidden, rules_of(state.options))


LYING: Final = 1.2
EACH: Final = 0.2
"""What a table is worth to the player who begins the next deal, in cards by which he gets ahead: so much for every card
that his best capture may be expected to win, less so much for every card that lies there, since what is not taken at
once the other may take. Fitted to 15,000 deals between sensible players (1.21 and 0.23 in the next deal, 1.17 and 0.18
up to the end of the pack; that it is a disadvantage to begin is the same whatever lies there)."""


def _chance(ahead: int, mine: bool, table: Counts, hidden: Counts, rules: Rules) -> float:
    """About the chance to win when a new deal begins; `mine`: it is the side's own turn."""
    lying = LYING * exposed(table, rules, hidden, HAND) - EACH * sum(table)
    return 1 / (1 + exp(-1.7 * (ahead + (lying if mine else -lying)) / (sqrt(sum(hidden)) + 0.6)))


def _ahead(state: SnitchemsState, seat: int) -> int:
    """By how many cards the side is ahead of the best other one in this pack."""
    counted = [len(pile) for pile in state.piles]
    own = counted.pop(state.side(seat))
    return own - max(counted)


def _won(ahead: int) -> float:
    return (ahead > 0) + ahead / 500


@lru_cache(maxsize=65536)
def _plan(
    me: int,
    seat: int,
    hands: tuple[Cards, ...],
    table: Cards,
    captor: int,
    ahead: int,
    stock: Counts,
    options: SnitchemsOptions,
) -> float:
    """The best score that seat `me` of two can reach in this deal when the other, with those cards, plays sensibly.

    `ahead` is by how many cards `me` is ahead; after the last deal who made the last capture takes what is left
    (`snitchems.end.remainder`).
    """
    other = 3 - seat
    plays = choices(seat, hands[seat - 1], table, options).plays
    if seat != me and len(plays) > 1:
        theirs = hands[other - 1]
        hidden = counts(theirs)
        if any(stock):
            hidden = tuple(map(add, hidden, stock))
        held = len(theirs) or (HAND if any(stock) else 0)
        plays = (sensible(plays, table, hidden, held, rules_of(options)),)
    best = float("-inf")
    for play in plays:
        left = tuple(one for one in hands[seat - 1] if one is not play.card)
        after = (left, hands[1]) if seat == 1 else (hands[0], left)
        lying = tuple(one for one in table if one not in play.take) if play.take else (*table, play.card)
        won = (len(play.take) + 1) * (1 if seat == me else -1) if play.take else 0
        last = seat if play.take else captor
        if after[other - 1]:
            worth = _plan(me, other, after, lying, last, ahead + won, stock, options)
        elif any(stock):
            worth = _chance(ahead + won, other == me, counts(lying), stock, rules_of(options))
        else:
            remainder = 0 if not last else len(lying) if last == me else -len(lying)
            worth = _won(ahead + won + remainder)
        best = max(best, worth)
    return best


FORESIGHT: Final = Foresight(Imagination(), policy, finished, score)
