"""The deal: from a shuffled pack to the first turn, and the pack made anew from the discards."""

from __future__ import annotations

from games.cards import Card, in_order
from games.core import Event
from games.dealing import Deal, known
from games.scat.ending import after_31
from games.scat.state import ScatState
from games.scat.value import holds_31
from games.seats import players_after

HAND = 3
"""Cards in a hand (`scat.deal.three`)."""


def deal(state: ScatState, action: Deal) -> tuple[ScatState, list[Event]]:
    """Deals three cards each, one at a time from the dealer's left, and turns the next one up."""
    order = players_after(state.playing, state.dealer)
    hands: list[tuple[Card, ...]] = [()] * state.seats
    for place, seat in enumerate(order):
        dealt = action.pack[place : HAND * len(order) : len(order)]
        hands[seat - 1] = in_order(map(known, dealt))
    turned = known(action.pack[HAND * len(order)])
    events = [_began(state)] if state.deal == 0 else []
    events += [
        Event(
            "dealt",
            ("scat.deal.three", "scat.deal.shuffle", "common.pack"),
            state.dealer,
            (("players", len(order)),),
        ),
        Event("turned-up", ("scat.deal.discard", "scat.deal.squared"), None, (("card", turned),)),
    ]
    state = ScatState(
        state.options,
        state.pennies,
        state.playing,
        state.dealer,
        "throw-down" if state.options.throw_down else "turn",
        order[0],
        tuple(hands),
        action.pack[HAND * len(order) + 1 :],
        (turned,),
        (0,),
        kitty=state.kitty,
        deal=state.deal + 1,
    )
    if state.options.throw_down:
        return state, events
    return look(state, events)


def look(state: ScatState, events: list[Event]) -> tuple[ScatState, list[Event]]:
    """Everybody looks at the cards dealt; whoever holds 31 shows it before the first turn (`scat.31.dealt`)."""
    order = players_after(state.playing, state.dealer)
    for seat in order:
        events.append(Event("received", ("scat.deal.three",), seat, (("cards", state.hand(seat)),), ("cards",)))
    holders = tuple(seat for seat in order if holds_31(state.hand(seat)))
    if holders:
        return after_31(state, holders, events, dealt=True)
    return state, events


def reshuffle(state: ScatState, action: Deal) -> tuple[ScatState, list[Event]]:
    """All discards but the top one become the stock (`scat.opt.stock-empty`)."""
    event = Event("stock-reshuffled", reshuffled_by(state), None, (("count", len(action.pack)),))
    changed = state._replace(
        phase="turn", stock=action.pack, discards=state.discards[-1:], discarders=state.discarders[-1:]
    )
    return changed, [event]


def reshuffled_by(state: ScatState) -> tuple[str, ...]:
    """The clauses by which the discards become the stock: the option, and what it changes before or after a knock."""
    return "scat.opt.stock-empty", "scat.stock.empty-after-knock" if state.knocker else "scat.stock.empty"


def _began(state: ScatState) -> Event:
    clauses = ("scat.lives.start", "scat.players", "scat.dealer.first", "common.first-dealer")
    return Event("began", clauses, state.dealer, (("players", state.seats), ("pennies", state.options.pennies)))
