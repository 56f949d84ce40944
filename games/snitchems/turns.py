"""A turn: one card is played; it takes cards from the table, or stays there."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from games.cards import Card
from games.core import Event, Ruling
from games.snitchems.actions import Play
from games.snitchems.captures import Capture, Rules, captures, rules_of
from games.snitchems.dealing import deal_three
from games.snitchems.ending import finish
from games.snitchems.options import SnitchemsOptions
from games.snitchems.refusals import must_capture, refusal
from games.snitchems.state import Cards, SnitchemsState

Outcome = tuple[SnitchemsState, list[Event]]

_TRAIL = Ruling(True, ("snitchems.turn.trail", "snitchems.turn.one-card"))
_TRAIL_EMPTY = Ruling(True, ("snitchems.turn.empty-table", "snitchems.turn.trail", "snitchems.turn.one-card"))
_TRAIL_FREELY = Ruling(True, ("snitchems.opt.compulsory", "snitchems.turn.trail", "snitchems.turn.one-card"))


class Choices(NamedTuple):
    """What the seat to act may do: all plays in their order, and the captures among them by card and cards taken."""

    plays: tuple[Play, ...]
    captures: dict[tuple[Card, Cards], Capture]


def choices(seat: int, hand: Cards, table: Cards, options: SnitchemsOptions) -> Choices:
    """Captures card by card in the order of the hand, then the cards that may be left on the table.

    Who can capture must capture (`snitchems.turn.compulsory`), with whichever card he likes
    (`snitchems.turn.free-choice`).
    """
    return _choices(seat, hand, table, rules_of(options), options.compulsory)


@lru_cache(maxsize=1024)  # asked twice in a turn: what may be done, and whether this may
def _choices(seat: int, hand: Cards, table: Cards, rules: Rules, compulsory: bool) -> Choices:
    found = {(card, taken): capture for card in hand for taken, capture in captures(card, table, rules).items()}
    plays = [Play(seat, card, taken) for card, taken in found]
    if not (found and compulsory):
        plays += [Play(seat, card) for card in hand]
    return Choices(tuple(plays), found)


def _now(state: SnitchemsState) -> Choices:
    return choices(state.seat, state.hands[state.seat - 1], state.table, state.options)


def actions(state: SnitchemsState) -> tuple[Play, ...]:
    """The plays of the seat to act; never empty."""
    return _now(state).plays


def ruling(state: SnitchemsState, play: Play) -> Ruling:
    """Judges a play of the seat to act; whose turn it is has been settled before."""
    allowed = _now(state)
    capture = allowed.captures.get((play.card, play.take))
    if capture is not None:
        return _capture_ruling(capture.clauses, state.options.compulsory, len(allowed.captures) > 1)
    if play.take or play.card not in state.hands[state.seat - 1]:
        return refusal(state, play)
    if allowed.captures and state.options.compulsory:
        return must_capture(play, allowed.plays[0])
    return _trail_ruling(state)


def _trail_ruling(state: SnitchemsState) -> Ruling:
    # Where trailing is free nothing may tell whether he could have captured: nobody else knows his hand.
    if not state.table:
        return _TRAIL_EMPTY
    return _TRAIL if state.options.compulsory else _TRAIL_FREELY


@cache
def _capture_ruling(clauses: tuple[str, ...], compulsory: bool, several: bool) -> Ruling:
    if compulsory:
        clauses += ("snitchems.turn.compulsory",)
    if several:
        clauses += ("snitchems.turn.free-choice",)
    return Ruling(True, clauses)


def play(state: SnitchemsState, action: Play) -> Outcome:
    """Carries out an allowed play; when all hands are empty the next three cards follow, or the end."""
    seat = state.seat
    card = action.card
    hand = state.hands[seat - 1]
    place = hand.index(card)
    hands = (*state.hands[: seat - 1], hand[:place] + hand[place + 1 :], *state.hands[seat:])
    if action.take:
        table, piles, captor, events = _take(state, action)
    else:
        table, piles, captor, events = (*state.table, card), state.piles, state.captor, [_trailed(state, action)]
    following = seat % state.seats + 1
    after = SnitchemsState(
        state.options, state.seats, state.dealer, "turn", following, hands, table, state.stock, piles, captor,
        state.deal, state.game, state.games, state.before,
    )  # fmt: skip
    if hands[following - 1]:
        return after, events
    if after.stock:
        return deal_three(after, events)
    return finish(after, events)


def _take(state: SnitchemsState, action: Play) -> tuple[Cards, tuple[Cards, ...], int, list[Event]]:
    taken = action.take
    found = captures(action.card, state.table, rules_of(state.options))
    capture = found[taken]
    table = tuple(one for one in state.table if one not in taken)
    side = state.side(action.seat or 0)
    piles = (*state.piles[:side], (*state.piles[side], action.card, *taken), *state.piles[side + 1 :])
    facts = (
        ("card", action.card),
        ("cards", taken),
        ("how", capture.how),
        ("set", capture.set),
        ("matched", capture.matched),
        ("count", len(taken) + 1),
    )
    # Only what everybody can see may be cited: several captures with this card, not with the others of the hand.
    clauses = _took_clauses(capture.clauses, state.options.compulsory, len(found) > 1)
    events = [Event("took", clauses, action.seat, facts)]
    if not table:
        events.append(Event("swept", ("snitchems.turn.empty-table",), action.seat))
    return table, piles, action.seat or 0, events


@cache
def _took_clauses(clauses: tuple[str, ...], compulsory: bool, several: bool) -> tuple[str, ...]:
    allowed = _capture_ruling(clauses, compulsory, several).clauses
    return (*allowed, "snitchems.turn.one-card", "snitchems.turn.pile")


def _trailed(state: SnitchemsState, action: Play) -> Event:
    why = "empty-table" if not state.table else "cannot" if state.options.compulsory else "free"
    return Event("trailed", _trail_ruling(state).clauses, state.seat, (("card", action.card), ("why", why)))
