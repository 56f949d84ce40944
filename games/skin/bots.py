"""Players that know Skin. None of them can win by skill: every bet is even (RULES T4), whoever holds the bank.

The sensible player's policy is to keep its swings small. It takes a card, or bets, only where that leaves it half of
its chips or more; it stakes and covers a tenth of its chips (the minimum at least); it offers one side bet of a
twentieth for each card it takes, to the first player in order, and takes as much of others'; and as banker whose card
has fallen it takes the next fresh card while it can pay a tenth again.

Measured over 1,000 sessions of two people against random, which stakes anything up to all it has: its mean net gain
is not told apart from zero, and its results swing less; the figures with their errors stand in the tests.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log1p
from typing import Final, NamedTuple

from games.bots import Advice, Adviser, Foresight, reason
from games.cards import Card, cards
from games.chance import Source
from games.core import Action, Choice, Event, View
from games.skin import actions as do
from games.skin.options import SkinOptions
from games.skin.seeing import imagine
from games.skin.state import SkinState

TENTH: Final = 10
TWENTIETH: Final = 20


class Sight(NamedTuple):
    """What the sensible player looks at: the question, its chips, and the first choice's most and target."""

    phase: str
    seat: int
    chips: int
    minimum: int
    limit: int
    proposed: int
    first_offer: int
    """The seat that may be offered a side bet first, or 0 when one has been offered for this card."""
    first_chips: int
    centre: tuple[Card, ...]


REASONS: Final[Mapping[str, tuple[str, ...]]] = {
    "accept": ("chips", "stake"),
    "refuse": ("chips", "stake"),
    "stake": ("chips", "stake"),
    "cover-all": ("stake",),
    "cover-part": ("chips", "stake"),
    "side-offer": ("stake", "to"),
    "side-enough": (),
    "side-small": ("chips",),
    "side-take": ("stake",),
    "side-decline": ("chips",),
    "take-up": ("card", "stake"),
    "leave": ("chips", "stake"),
    "keep-bank": ("chips", "stake"),
    "run-out": ("chips", "stake"),
    "new-stake": ("stake",),
    "stay-out": ("chips", "stake"),
}
"""Why the sensible player does what it does: the facts of the text of each reason. `chips` are what it has, `stake` is
a tenth of them (a twentieth in a side bet), or what it bets."""


def sensible(sight: Sight) -> Advice:
    """What a sensible player does, and why (its policy is the module's text)."""
    seat, chips = sight.seat, sight.chips
    tenth = max(sight.minimum, chips // TENTH)
    affordable = 2 * tenth <= chips
    side = chips // TWENTIETH
    held = {"chips": chips, "stake": tenth}
    match sight.phase:
        case "offer":
            if affordable:
                return Advice(do.accept(seat), reason("accept", **held))
            return Advice(do.refuse(seat), reason("refuse", **held))
        case "stake":
            stake = min(tenth, sight.limit)
            return Advice(do.Stake(seat, stake), reason("stake", chips=chips, stake=stake))
        case "cover" | "new-cover":
            if sight.proposed <= tenth:
                return Advice(do.Cover(seat, sight.proposed), reason("cover-all", stake=sight.proposed))
            return Advice(do.Cover(seat, tenth), reason("cover-part", **held))
        case "side":
            stake = min(side, sight.first_chips)
            if sight.first_offer and stake:
                return Advice(
                    do.Side(seat, stake, sight.first_offer), reason("side-offer", stake=stake, to=sight.first_offer)
                )
            why = reason("side-small", chips=chips) if sight.first_offer else reason("side-enough")
            return Advice(do.done(seat), why)
        case "side-answer":
            if side:
                stake = min(side, sight.proposed)
                return Advice(do.Take(seat, stake), reason("side-take", stake=stake))
            return Advice(do.decline(seat), reason("side-decline", chips=chips))
        case "centre":
            if affordable:
                card = sight.centre[0]
                return Advice(do.take_up(seat, card), reason("take-up", card=card, stake=tenth))
            return Advice(do.leave(seat), reason("leave", **held))
        case "new-card":
            if affordable:
                return Advice(do.keep(seat), reason("keep-bank", **held))
            return Advice(do.run_out(seat), reason("run-out", **held))
    if affordable:
        stake = min(tenth, sight.limit)
        return Advice(do.Stake(seat, stake), reason("new-stake", stake=stake))
    return Advice(do.stay_out(seat), reason("stay-out", **held))


def _first_offer(seat: int, queue: Sequence[int], carded: Sequence[int], seats: int) -> int:
    """The first seat of the queue when nobody has been offered a side bet for this card yet, else 0."""
    order = sorted(carded, key=lambda one: (one - seat) % seats)
    return queue[0] if queue and order and queue[0] == order[0] else 0


def policy(state: SkinState, source: Source) -> Action:
    """The sensible player in an imagined session; it looks only at what lies open."""
    seat, chips = state.seat, state.chips
    carded = [one for one, card in enumerate(state.cards, 1) if card is not None and one != seat and chips[one - 1]]
    first = _first_offer(seat, state.queue, carded, state.seats)
    return sensible(
        Sight(
            state.phase,
            seat,
            chips[seat - 1],
            state.options.min_stake,
            state.options.limit(chips[seat - 1]),
            state.proposed,
            first,
            chips[first - 1] if first else 0,
            state.centre,
        )
    ).action


class Sensible(Adviser):
    """The sensible player."""

    def advise(self, view: View, history: Sequence[Event], choices: Sequence[Choice]) -> Advice:
        """What `sensible` says of the view, and why."""
        seat = view["viewer"]
        chips = {player["seat"]: player["chips"] for player in view["players"]}
        carded = [
            player["seat"]
            for player in view["players"]
            if player["card"] and not player["banker"] and player["seat"] != seat and player["chips"]
        ]
        first = _first_offer(seat, view["queue"], carded, view["seats"])
        options = SkinOptions.of(view["options"])
        sight = Sight(
            view["phase"], seat, chips[seat], options.min_stake, options.limit(chips[seat]),
            view["proposed"], first, chips.get(first, 0), cards(view["centre"]),
        )  # fmt: skip
        advised = sensible(sight)
        return advised._replace(action=next((one for one in choices if one == advised.action), advised.action))


def _finished(first: SkinState, state: SkinState) -> bool:
    return state.phase == "deal" or state.deal != first.deal


def _score(state: SkinState, seat: int) -> float:
    """The logarithm of a seat's chips: all choices have the same expectation, so it prefers the smaller swings."""
    up = state.side(seat) + (sum(state.stakes) if seat == state.banker else state.stake(seat))
    return log1p(state.chips[seat - 1] + up)


PLAYERS: Final = {"sensible": Sensible}
FORESIGHT: Final = Foresight(imagine, policy, _finished, _score)
