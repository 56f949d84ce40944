"""The deals: three cards to each with the layout, then three and three until the pack is dealt."""

from __future__ import annotations

from typing import Final

from games.core import Event
from games.dealing import Deal, known
from games.snitchems.state import DEALS, HAND, LAYOUT, Cards, SnitchemsState, order

_PLAYERS: Final = {2: "snitchems.players", 3: "snitchems.players.three", 4: "snitchems.players.four"}


def deal(state: SnitchemsState, action: Deal) -> tuple[SnitchemsState, list[Event]]:
    """A new pack: three cards to each from the dealer's left, then the layout (`snitchems.deal.first`)."""
    players = state.seats
    first = HAND * players
    layout = tuple(known(one) for one in action.pack[first : first + LAYOUT[players]])
    events = [_began(state)] if state.game == 0 else []
    state = SnitchemsState(
        state.options, players, state.dealer, "turn", state.after(state.dealer), ((),) * players, layout,
        (*action.pack[:first], *action.pack[first + len(layout) :]), ((),) * state.sides, 0, 0, state.game + 1,
        state.games, state.totals,
    )  # fmt: skip
    state, events = deal_three(state, events)
    events.append(Event("laid-out", _layout_clauses(players), None, (("cards", layout),)))
    return state, events


def deal_three(state: SnitchemsState, events: list[Event]) -> tuple[SnitchemsState, list[Event]]:
    """Three cards to each from the rest of the pack; none is added to the layout (`snitchems.deal.next`)."""
    players = state.seats
    hands: list[Cards] = [()] * players
    number = state.deal + 1
    left = len(state.stock) - HAND * players
    facts = (("players", players), ("deal", number), ("deals", DEALS[players]), ("stock", left))
    events.append(Event("dealt", _deal_clauses(number, left == 0), state.dealer, facts))
    seat = state.dealer
    for place in range(0, HAND * players, HAND):
        seat = state.after(seat)
        three = state.stock[place : place + HAND]
        hand = tuple(sorted((known(one) for one in three), key=order))
        hands[seat - 1] = hand
        clauses = ("snitchems.deal.first",) if number == 1 else ("snitchems.deal.next",)
        events.append(Event("received", clauses, seat, (("cards", hand),), ("cards",)))
    return SnitchemsState(
        state.options, players, state.dealer, "turn", state.after(state.dealer), tuple(hands), state.table,
        state.stock[HAND * players :], state.piles, state.captor, number, state.game, state.games, state.before,
    ), events  # fmt: skip


def _began(state: SnitchemsState) -> Event:
    clauses: tuple[str, ...] = (_PLAYERS[state.seats], "snitchems.dealer.first", "common.first-dealer")
    if state.options.partners:
        clauses += ("snitchems.opt.partners",)
    return Event("began", clauses, state.dealer, (("players", state.seats),))


def _layout_clauses(players: int) -> tuple[str, ...]:
    if players == 3:
        return ("snitchems.deal.first", "snitchems.players.three")
    return ("snitchems.deal.first",)


def _deal_clauses(number: int, last: bool) -> tuple[str, ...]:
    if number == 1:
        return ("snitchems.deal.first", "snitchems.turn.order", "common.pack")
    if last:
        return ("snitchems.deal.next", "snitchems.deal.count", "snitchems.turn.order")
    return ("snitchems.deal.next", "snitchems.turn.order")
