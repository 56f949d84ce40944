"""Scat (31, Blitz): three-card hands, only cards of one suit count, the lowest hand loses a life, 31 wins at once.

Two to nine players, 52 cards, clockwise. The law is `rules.yml` with its texts; every clause that can happen or
forbid something is cited where it is enforced:

- `turns.py`: knock, draw, discard, stand, throw-down: what is allowed, and what it leads to
- `dealing.py`: the deal; `ending.py`: 31, showdown, drawn deal, end of the game
- `losing.py`: who loses lives and what that costs; `value.py`: what a hand is worth
- `setup.py`: positions set up by hand; `seeing.py`: what a seat may see, and what it may imagine

Not implemented: exposed cards, misdeals and false knocks (`common.irregularities`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Final

from games.cards import HIDDEN
from games.chance import Source
from games.core import CHANCE, Action, Choice, Event, Facts, Game, Ruling, Standing, View
from games.dealing import FULL_PACK, Deal, Reshuffle, is_order, reader
from games.facts import YES_NO, Values
from games.scat import actions as do
from games.scat import dealing, seeing, setup, turns
from games.scat.options import ScatOptions
from games.scat.state import ScatState
from games.scat.value import worth

EVENTS: Final = {
    "began": ("players", "pennies"),
    "dealt": ("players",),
    "turned-up": ("card",),
    "received": ("cards",),
    "throw-down-declined": (),
    "threw-down": (),
    "knocked": (),
    "drew-stock": ("card",),
    "took-discard": ("card", "own"),
    "discarded": ("card", "from"),
    "stood": (),
    "dealt-31": ("cards",),
    "declared-31": ("cards",),
    "showdown": ("players",),
    "hand-shown": ("cards", "value", "suit"),
    "knocker-safe": ("value", "thrown"),
    "lost-life": ("lives", "paid", "left", "why", "thrown"),
    "on-the-county": (),
    "went-out": (),
    "deal-drawn": (),
    "no-loser": (),
    "deal-cancelled": (),
    "stock-reshuffled": ("count",),
    "dealer-passed": (),
    "won": (),
    "kitty-taken": ("pennies",),
    "kitty-unclaimed": ("pennies",),
}
"""Every kind of event with its facts; which seat it concerns is not a fact but `Event.seat`."""

VALUES: Final[Mapping[str, Values]] = {
    "from": ("hand", "stock"),
    "own": YES_NO,
    "suit": ("S", "H", "D", "C", "none"),
    "thrown": YES_NO,
    "why": ("lowest", "tied", "knocker-alone", "knocker-tied", "31"),
}
"""What facts can be that are not just numbers or cards (`games.facts`)."""

REFUSALS: Final = {
    "not-your-turn": ("turn",),
    "game-over": (),
    "awaiting-deal": (),
    "out-of-game": (),
    "knock-after-draw": (),
    "second-knock": ("knocker",),
    "knock-too-low": ("value", "minimum"),
    "draw-twice": (),
    "stock-exhausted": (),
    "discard-before-draw": (),
    "not-in-hand": ("card",),
    "returned-card": ("card",),
    "breaks-31": ("card",),
    "stand-now": ("last-turn-stand",),
    "throw-down-off": (),
    "throw-down-late": (),
    "throw-down-first": (),
    "wrong-pack": (),
    "not-chance": (),
}
"""Every kind of refusal with its facts."""

ACTION_TEXTS: Final = {
    "knock": (),
    "draw-stock": (),
    "take-discard": ("card",),
    "discard": ("card",),
    "stand": (),
    "throw-down": (),
    "decline": (),
    "deal": (),
}
"""What stands on a button, with its arguments."""


class Scat(Game[ScatState, ScatOptions]):
    """The game of Scat."""

    key: ClassVar[str] = "scat"
    Options = ScatOptions
    seats: ClassVar[range] = range(2, 10)
    hides: ClassVar[bool] = True
    verbs = MappingProxyType({**do.READERS, Deal.verb: reader(Deal), Reshuffle.verb: reader(Reshuffle)})
    events = EVENTS
    values = VALUES
    refusals = REFUSALS
    action_texts = ACTION_TEXTS
    fields = setup.FIELDS
    units: ClassVar[tuple[str, ...]] = ("pennies", "value", "kitty", "stock", "discards", "deals")

    def start(self, options: ScatOptions, seats: int, first_dealer: int) -> ScatState:
        """Everybody has the same pennies (`scat.lives.start`); the first deal is due (`scat.dealer.first`)."""
        self.check_table(self.seats, seats, first_dealer)
        return ScatState(options, (options.pennies,) * seats, (True,) * seats, first_dealer)

    def position(self, options: ScatOptions, seats: int, lines: Iterable[Sequence[str]]) -> ScatState:
        """A state from `position` lines, see `games.scat.setup`."""
        return setup.position(self.start(options, seats, 1), lines)

    def actions(self, state: ScatState) -> tuple[Choice, ...]:
        """Knock, draw from the stock, take the discard, stand; or the discards in the order of the hand."""
        if state.phase == "discard":
            return tuple(
                do.discard(state.seat, card)
                for card in state.hands[state.seat - 1]
                if turns.discard_ruling(state, card).allowed
            )
        seat = state.seat
        if state.phase == "turn":
            choices: list[Choice] = []
            if turns.knock_ruling(state).allowed:
                choices.append(do.knock(seat))
            if state.stock:
                choices.append(do.draw_stock(seat))
            choices.append(do.take_discard(seat, state.discards[-1]))
            if state.knocker is not None and turns.stand_ruling(state).allowed:
                choices.append(do.stand(seat))
            return tuple(choices)
        return (do.throw_down(seat), do.decline(seat)) if state.phase == "throw-down" else ()

    def candidates(self, state: ScatState) -> tuple[Choice, ...]:
        """Everything that the seat to act might try with the cards and piles before it."""
        seat = state.to_act
        if seat is None or seat == CHANCE:
            return ()
        tries: list[Choice] = [do.knock(seat), do.draw_stock(seat)]
        if state.discards:
            tries.append(do.take_discard(seat, state.discards[-1]))
        tries.append(do.stand(seat))
        if state.options.throw_down:
            tries += [do.throw_down(seat), do.decline(seat)]
        if state.phase != "throw-down":  # the cards have not been looked at yet
            tries += [do.discard(seat, card) for card in state.hands[seat - 1]]
        return tuple(tries)

    def ruling(self, state: ScatState, action: Action) -> Ruling:
        """Whose turn it is first (`scat.turn.order`), then what may be done in it."""
        if state.phase == "over":
            return Ruling(False, ("scat.end",), "game-over")
        if isinstance(action, Deal):
            return _deal_ruling(state, action)
        if state.phase == "deal":
            return Ruling(False, ("scat.deal.three", "scat.deal.shuffle"), "awaiting-deal")
        if state.phase == "reshuffle":
            return Ruling(False, dealing.reshuffled_by(state), "awaiting-deal")
        if action.seat != state.seat:
            if action.seat is None or not 1 <= action.seat <= state.seats:
                raise TypeError(f"{action!r} is not an action of a table with {state.seats} seats")
            if not state.playing[action.seat - 1]:
                return Ruling(False, ("scat.lives.out",), "out-of-game")
            order = "scat.opt.throw-down" if state.phase == "throw-down" else "scat.turn.order"
            return Ruling(False, (order, "common.seat-order"), "not-your-turn", (("turn", state.seat),))
        return turns.ruling(state, action)

    def play(self, state: ScatState, action: Action) -> tuple[ScatState, tuple[Event, ...]]:
        """Carries out an allowed action."""
        if isinstance(action, Reshuffle):
            state, events = dealing.reshuffle(state, action)
        elif isinstance(action, Deal):
            state, events = dealing.deal(state, action)
        else:
            state, events = turns.play(state, action)
        return state, tuple(events)

    def seen(self, state: ScatState, seat: int | None) -> View:
        """The table as a seat sees it (`scat.deal.three` face down, `scat.deal.squared`)."""
        return seeing.view(state, seat)

    def standing(self, state: ScatState) -> Standing:
        """Pennies by seat, who is still in, and the winner."""
        winners = () if state.winner is None else (state.winner,)
        return Standing("pennies", state.pennies, state.playing, winners)

    def amounts(self, state: ScatState) -> dict[tuple[str, int | None], float]:
        """Pennies and hand values by seat; kitty, cards in stock and discard pile, deals begun."""
        table: dict[tuple[str, int | None], float] = {
            ("kitty", None): state.kitty,
            ("stock", None): len(state.stock),
            ("discards", None): len(state.discards),
            ("deals", None): state.deal,
        }
        for seat, pennies in enumerate(state.pennies, 1):
            table["pennies", seat] = pennies
            if len(state.hand(seat)) == dealing.HAND:
                table["value", seat] = worth(state.hand(seat), state.options).points
        return table

    def holding(self, state: ScatState, seat: int) -> Facts:
        """The hand (covered before a throw-down is settled), the top discard and the cards in the stock."""
        hand = state.hand(seat)
        if state.phase == "throw-down":
            hand = (HIDDEN,) * len(hand)
        return (("cards", hand), ("top", state.discards[-1] if state.discards else "none"), ("stock", len(state.stock)))

    def conserves(self, state: ScatState) -> bool:
        """52 cards in hands, stock and discard pile, and as many pennies as the players brought."""
        pennies = (*state.pennies, state.kitty)
        whole = sum(pennies) == state.options.pennies * state.seats and min(pennies) >= 0
        places = [card for hand in state.hands for card in hand] + [*state.stock, *state.discards]
        if not places:
            return whole and state.deal == 0
        named = [card for card in places if card is not HIDDEN]
        return whole and len(places) == len(FULL_PACK) and len(set(named)) == len(named)

    def imagine(self, view: View, history: Sequence[Event], source: Source) -> ScatState:
        """A full state that fits what a seat has seen."""
        return seeing.imagine(view, history, source)

    def __reduce__(self) -> Any:
        return (Scat, ())


def _deal_ruling(state: ScatState, action: Deal) -> Ruling:
    needs = state.needs
    if needs is None or needs.verb != action.verb:
        return Ruling(False, ("scat.deal.shuffle", "scat.turn.order"), "not-chance")
    if not is_order(action.pack, needs.cards):
        return Ruling(False, ("common.pack", "common.deck-order", "scat.deal.shuffle"), "wrong-pack")
    return Ruling(True, ("scat.deal.shuffle", "common.deck-order"))
