"""Players that know Scat.

The sensible player keeps its suit, takes the discard when that helps more than a card from the stock may be expected
to, and knocks by the odds: when the chance that some opponent's hand is no better than its own is high enough.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from games.bots import Advice, Adviser, Foresight, reason
from games.cards import Card, card, cards, in_order
from games.chance import Source
from games.core import Action, Choice, Event, View
from games.scat import actions as do
from games.scat import seeing
from games.scat.options import ScatOptions
from games.scat.state import ScatState
from games.scat.turns import without
from games.scat.value import POINTS, holds_31, worth

SAFE_ENOUGH: Final = 0.62
"""Chance of not being lowest alone from which the sensible player knocks; a knock that fails costs two lives, one that
succeeds takes one, so anything below 2/3 loses on average."""

# fmt: off
NO_BETTER: Final = (
    (0, 0, 0, 1, 5, 14, 27, 51, 84, 131, 390, 508, 558, 615, 666, 718, 762, 807, 846, 886, 939, 971, 976, 981,
     985, 989, 992, 995, 997, 999, 1000, 1000),
    (0, 0, 0, 0, 0, 0, 1, 5, 11, 24, 94, 143, 187, 261, 335, 415, 487, 563, 631, 702, 793, 853, 874, 897, 919,
     938, 953, 967, 978, 987, 995, 1000),
    (0, 0, 0, 0, 0, 0, 0, 0, 1, 4, 20, 37, 59, 102, 151, 210, 269, 341, 408, 487, 592, 673, 711, 760, 806, 849,
     884, 918, 944, 969, 990, 1000),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 4, 9, 18, 37, 60, 94, 133, 186, 239, 307, 402, 486, 535, 598, 661, 725, 781,
     842, 891, 938, 980, 1000),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 6, 13, 24, 42, 65, 96, 136, 190, 267, 343, 391, 458, 529, 603, 674, 757,
     829, 903, 971, 1000),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 5, 9, 19, 33, 52, 79, 118, 176, 240, 282, 346, 416, 493, 572, 673,
     765, 866, 963, 1000),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 28, 47, 74, 118, 170, 206, 263, 326, 402, 481, 595, 704,
     828, 956, 1000),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 4, 8, 16, 28, 47, 78, 120, 148, 196, 253, 327, 404, 524, 645,
     793, 951, 1000),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 9, 17, 30, 51, 84, 107, 148, 197, 264, 335, 460, 591,
     760, 948, 1000),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 5, 10, 19, 33, 57, 77, 110, 152, 210, 275, 399, 537, 722,
     940, 1000),
)
# fmt: on
"""`NO_BETTER[turns][points]`: per mille of hands worth no more than that after so many turns of drawing, measured over
20,000 deals of two such players who never knock (deals that a 31 had ended by then are not counted)."""


class Sight(NamedTuple):
    """What the sensible player looks at: only what its seat may know."""

    options: ScatOptions
    seat: int
    hand: tuple[Card, ...]
    top: Card | None
    taken: Card | None
    knocked: bool
    stock: int
    turns: int
    opponents: int


REASONS: Final[Mapping[str, tuple[str, ...]]] = {
    "decline": (),
    "discard-31": ("card",),
    "discard-most": ("card", "points"),
    "discard-weakest": ("card", "points"),
    "take-31": ("card",),
    "knock": ("points", "percent"),
    "take-much": ("card", "points", "gain"),
    "take-last-turn": ("card", "points"),
    "draw-little": ("card", "gain"),
    "draw-nothing": ("card",),
    "stand": ("points",),
}
"""Why the sensible player does what it does: the facts of the text of each reason. Points are those of the hand that
is meant, `gain` what the card on the discard pile brings, `percent` the chance that somebody has no more."""


def sensible(sight: Sight, phase: str, may_knock: bool) -> Advice:
    """What a sensible player does, and why."""
    seat = sight.seat
    if phase == "throw-down":
        return Advice(do.decline(seat), reason("decline"))
    if phase == "discard":
        return discarding(sight)
    points = worth(sight.hand, sight.options).points
    top = sight.top
    assert top is not None, "a card lies on the discard pile whenever a turn begins"
    four = (*sight.hand, top)
    gain = kept(four, best_discard(four, top, sight.options), sight.options) - points
    if gain > 0 and points + gain >= 31:
        return Advice(do.take_discard(seat, top), reason("take-31", card=top))
    if may_knock and not sight.knocked:
        safe = chance_safe(points, sight.turns, sight.opponents)
        if safe >= SAFE_ENOUGH:
            return Advice(do.knock(seat), reason("knock", points=points, percent=round(100 * safe)))
    if gain >= 3:
        return Advice(do.take_discard(seat, top), reason("take-much", card=top, points=points + gain, gain=gain))
    if gain > 0 and sight.knocked:
        return Advice(do.take_discard(seat, top), reason("take-last-turn", card=top, points=points + gain))
    if sight.stock:
        why = reason("draw-little", card=top, gain=gain) if gain > 0 else reason("draw-nothing", card=top)
        return Advice(do.draw_stock(seat), why)
    # Without a stock a turn begins only after a knock, and then the hand may stay as it is.
    return Advice(do.stand(seat), reason("stand", points=points))


def discarding(sight: Sight) -> Advice:
    """The card to throw, and why: it leaves three that make 31, or most points, or as many as another but less use."""
    weighed = weights(sight.hand, sight.taken, sight.options)
    points, _, away = max(weighed, key=lambda one: one[:2])
    if holds_31(in_order(without(sight.hand, away))):
        why = reason("discard-31", card=away)
    elif sum(one[0] == points for one in weighed) > 1:
        why = reason("discard-weakest", card=away, points=points)
    else:
        why = reason("discard-most", card=away, points=points)
    return Advice(do.discard(sight.seat, away), why)


def kept(four: Sequence[Card], away: Card, options: ScatOptions) -> float:
    """Points of the hand that is left of four cards."""
    return worth(in_order(without(tuple(four), away)), options).points


def best_discard(four: tuple[Card, ...], taken: Card | None, options: ScatOptions) -> Card:
    """The card to throw: the one that leaves most points, and of those the one that leaves most beside the suit."""
    return max(weights(four, taken, options), key=lambda one: one[:2])[2]


def weights(four: tuple[Card, ...], taken: Card | None, options: ScatOptions) -> list[tuple[float, float, Card]]:
    """For each card that may be thrown the points that are left, what else is left, and the card."""
    found: list[tuple[float, float, Card]] = []
    for away in four:
        if away is taken:
            continue
        rest = in_order(without(four, away))
        points = 31.5 if holds_31(rest) else worth(rest, options).points
        # The second suit's cards may still grow; low cards of a third suit are the ones to throw.
        beside = sum(POINTS[one.rank] for one in rest) - POINTS[away.rank] / 100
        found.append((points, beside, away))
    return found


def chance_safe(points: float, turns: int, opponents: int) -> float:
    """The chance that at least one opponent ends with no more points, so that a knock does not lose.

    `turns` are the turns that each opponent will have had at the showdown, the last one included.
    """
    row = NO_BETTER[min(turns, len(NO_BETTER) - 1)]
    better = 1 - row[min(int(points), 31)] / 1000
    chance: float = 1 - better**opponents
    return chance


def policy(state: ScatState, source: Source) -> Action:
    """The sensible player in an imagined game; it looks only at its own hand and what lies open."""
    hand = state.hands[state.seat - 1]
    live = sum(state.playing)
    sight = Sight(
        state.options, state.seat, hand, state.discards[-1] if state.discards else None, state.taken,
        state.knocker is not None, len(state.stock), state.turn // live + 1, live - 1,
    )  # fmt: skip
    minimum = state.options.min_knock
    may_knock = state.phase == "turn" and (not minimum or worth(hand, state.options).points >= minimum)
    return sensible(sight, state.phase, may_knock).action


class Sensible(Adviser):
    """The sensible player."""

    def advise(self, view: View, history: Sequence[Event], choices: Sequence[Choice]) -> Advice:
        """What `sensible` says of the view, and why."""
        seat = view["viewer"]
        live = sum(player["in"] for player in view["players"])
        options = ScatOptions.of(view["options"])
        hand = () if view["phase"] == "throw-down" else cards(view["players"][seat - 1]["hand"])
        top = card(view["discard_top"]) if view["discard_top"] else None
        taken = card(view["taken"]) if view["taken"] else None
        turns = view["turn"] // live + 1
        sight = Sight(options, seat, hand, top, taken, view["knocker"] is not None, view["stock"], turns, live - 1)
        return sensible(sight, view["phase"], do.knock(seat) in choices)


def imagine(view: View, history: Sequence[Event], source: Source) -> ScatState:
    """A state that fits what a seat has seen, in which the others have kept what was good for them.

    Hands are first dealt at random from the unseen cards. Then each opponent exchanges a card for every turn that he
    has had: of his hand and one more unseen card he keeps the best three, as he will have done.
    """
    world = seeing.imagine(view, history, source)
    turns = _turns(history)
    stock, hands = list(world.stock), list(world.hands)
    for player in view["players"]:
        seat = player["seat"]
        if "??" not in player["hand"] or len(hands[seat - 1]) != 3:
            continue
        held = seeing.held(history, seat)
        for _ in range(turns.get(seat, 0)):
            if not stock:
                break
            place = source.below(len(stock))
            four = (*hands[seat - 1], stock[place])
            away = best_discard(four, None, world.options)
            rest = in_order(without(four, away))
            if away not in held and not holds_31(rest):
                hands[seat - 1], stock[place] = rest, away
    return world._replace(hands=tuple(hands), stock=tuple(stock))


def _turns(history: Sequence[Event]) -> dict[int, int]:
    """Turns that each seat has finished in the present deal."""
    turns: dict[int, int] = {}
    for event in history:
        if event.kind == "dealt":
            turns = {}
        elif event.kind == "discarded" and event.seat:
            turns[event.seat] = turns.get(event.seat, 0) + 1
    return turns


def _finished(first: ScatState, state: ScatState) -> bool:
    return state.phase in ("deal", "over") or state.deal != first.deal


def _score(state: ScatState, seat: int) -> float:
    """The seat's share of the lives still held (a life is a penny, or being in without one): near its chance to win."""
    lives = [pennies + playing for pennies, playing in zip(state.pennies, state.playing, strict=True)]
    if state.winner is not None:
        return float(state.winner == seat)
    return lives[seat - 1] / sum(lives)


PLAYERS: Final = {"sensible": Sensible}
FORESIGHT: Final = Foresight(imagine, policy, _finished, _score)
