"""A turn: knock, or draw and discard; and what may not be done in it."""

from __future__ import annotations

from games.cards import Card, in_order
from games.core import Action, Event, Ruling
from games.dealing import known
from games.scat.actions import Decline, Discard, Draw, Knock, Stand, ThrowDown
from games.scat.dealing import look
from games.scat.ending import after_31, drawn_deal, showdown
from games.scat.state import Phase, ScatState
from games.scat.value import holds_31, worth

Outcome = tuple[ScatState, list[Event]]

_KNOCK = Ruling(True, ("scat.knock.when", "scat.turn.options", "scat.knock.reason"))
_DRAW = Ruling(True, ("scat.turn.draw", "scat.turn.options"))
_RETAKE = Ruling(True, ("scat.turn.draw", "scat.turn.retake", "scat.turn.options"))
_LAST_DRAW = Ruling(True, ("scat.turn.draw", "scat.knock.last-turns"))
_DISCARD = Ruling(True, ("scat.turn.discard",))
_STOCK_RETURN = Ruling(True, ("scat.turn.stock-return", "scat.turn.discard"))
_ONLY_FOURTH = Ruling(True, ("scat.31.discard-first", "scat.turn.discard"))
_STAND = Ruling(True, ("scat.opt.last-turn-stand", "scat.knock.last-turns"))
_STAND_EMPTY = Ruling(True, ("scat.stock.empty-after-knock", "scat.knock.last-turns"))
_THROW_DOWN = Ruling(True, ("scat.opt.throw-down",))
_EXHAUSTED = Ruling(False, ("scat.stock.empty-after-knock",), "stock-exhausted")
_KNOCK_AFTER_DRAW = Ruling(False, ("scat.knock.when", "scat.turn.options"), "knock-after-draw")
_DRAW_TWICE = Ruling(False, ("scat.turn.options", "scat.turn.draw"), "draw-twice")
_DISCARD_FIRST = Ruling(False, ("scat.turn.discard", "scat.turn.options"), "discard-before-draw")
_THROW_DOWN_OFF = Ruling(False, ("scat.opt.throw-down",), "throw-down-off")
_THROW_DOWN_LATE = Ruling(False, ("scat.opt.throw-down",), "throw-down-late")
_THROW_DOWN_FIRST = Ruling(False, ("scat.opt.throw-down",), "throw-down-first")


def ruling(state: ScatState, action: Action) -> Ruling:
    """Judges what the seat to act wants to do; whose turn it is has been settled before."""
    match action:
        case Knock():
            return knock_ruling(state)
        case Draw():
            return draw_ruling(state, action)
        case Discard():
            return discard_ruling(state, action.card)
        case Stand():
            return stand_ruling(state)
        case ThrowDown() | Decline():
            return throw_down_ruling(state)
    raise TypeError(f"{action!r} is not an action of Scat")


def knock_ruling(state: ScatState) -> Ruling:
    """When may I knock? At the start of my own turn, when nobody has, with the points that the table asks for."""
    if state.phase == "throw-down":
        return _THROW_DOWN_FIRST
    if state.knocker is not None:
        return Ruling(
            False, ("scat.knock.once", "scat.knock.last-turns"), "second-knock", (("knocker", state.knocker),)
        )
    if state.phase == "discard":
        return _KNOCK_AFTER_DRAW
    minimum = state.options.min_knock
    if minimum:
        points = worth(state.hands[state.seat - 1], state.options).points
        if points < minimum:
            facts = (("value", points), ("minimum", minimum))
            return Ruling(False, ("scat.opt.min-knock", "scat.knock.reason"), "knock-too-low", facts)
    return _KNOCK


def draw_ruling(state: ScatState, action: Draw) -> Ruling:
    """May I draw? Once in a turn, from a pile that has a card."""
    if state.phase == "throw-down":
        return _THROW_DOWN_FIRST
    if state.phase == "discard":
        return _DRAW_TWICE
    if action.pile == "stock" and not state.stock:
        return _EXHAUSTED
    if action.pile == "discard" and state.discarders[-1] == state.seat:
        return _RETAKE
    if state.knocker is not None:
        return _LAST_DRAW
    return _DRAW


def discard_ruling(state: ScatState, card: Card) -> Ruling:
    """May I discard this card? After drawing, any card of the four but one taken from the discard pile just now."""
    if state.phase == "throw-down":
        return _THROW_DOWN_FIRST
    hand = state.hands[state.seat - 1]
    if card not in hand:
        return Ruling(False, ("scat.turn.discard",), "not-in-hand", (("card", card),))
    if state.phase == "turn":
        return _DISCARD_FIRST
    if card is state.taken:
        return Ruling(False, ("scat.turn.no-return",), "returned-card", (("card", card),))
    if not holds_31(hand):
        return _STOCK_RETURN if card is state.drawn else _DISCARD
    if not holds_31(without(hand, card)):
        return Ruling(False, ("scat.31.discard-first", "scat.31.auto"), "breaks-31", (("card", card),))
    return _ONLY_FOURTH


def stand_ruling(state: ScatState) -> Ruling:
    """May I keep my hand? Only in a last turn, and only where an option or an empty stock allows it."""
    if state.phase == "throw-down":
        return _THROW_DOWN_FIRST
    if state.phase == "turn" and state.knocker is not None:
        if state.options.last_turn_stand:
            return _STAND
        if not state.stock:
            return _STAND_EMPTY
    facts = (("last-turn-stand", state.options.last_turn_stand),)
    return Ruling(False, ("scat.turn.options", "scat.opt.last-turn-stand"), "stand-now", facts)


def throw_down_ruling(state: ScatState) -> Ruling:
    """May I throw down? Only before the first turn, when I am asked, and only where the option is on."""
    if state.phase == "throw-down":
        return _THROW_DOWN
    return _THROW_DOWN_LATE if state.options.throw_down else _THROW_DOWN_OFF


def without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The hand less that card."""
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def play(state: ScatState, action: Action) -> Outcome:
    """What an allowed action of the seat to act leads to."""
    match action:
        case Draw():
            return draw(state, action)
        case Discard():
            return discard(state, action.card)
        case Knock():
            return knock(state)
        case Stand():
            return end_turn(state, [Event("stood", stand_ruling(state).clauses, state.seat)])
        case ThrowDown():
            return throw_down(state)
    return decline(state)


def draw(state: ScatState, action: Draw) -> Outcome:
    """Takes the top card of a pile into the hand."""
    seat = state.seat
    if action.pile == "stock":
        card = known(state.stock[0])
        events = [Event("drew-stock", ("scat.turn.draw", "scat.turn.options"), seat, (("card", card),), ("card",))]
        return _with_card(state, card, state.stock[1:], state.discards, state.discarders, card, None), events
    card = state.discards[-1]
    own = state.discarders[-1] == seat
    clauses = ("scat.turn.retake", "scat.turn.draw") if own else ("scat.turn.draw", "scat.turn.options")
    events = [Event("took-discard", clauses, seat, (("card", card), ("own", own)))]
    return _with_card(state, card, state.stock, state.discards[:-1], state.discarders[:-1], None, card), events


def _with_card(
    state: ScatState,
    card: Card,
    stock: tuple[Card, ...],
    discards: tuple[Card, ...],
    discarders: tuple[int, ...],
    drawn: Card | None,
    taken: Card | None,
) -> ScatState:
    hand = in_order((*state.hands[state.seat - 1], card))
    return _moved(state, "discard", state.seat, hand, stock, discards, discarders, drawn, taken, state.turn)


def discard(state: ScatState, card: Card) -> Outcome:
    """Puts one of the four cards on the discard pile, which ends the turn."""
    seat = state.seat
    hand = without(state.hands[seat - 1], card)
    drawn = card is state.drawn
    clauses = ("scat.turn.discard", "scat.turn.stock-return") if drawn else ("scat.turn.discard",)
    facts = (("card", card), ("from", "stock" if drawn else "hand"))
    events = [Event("discarded", clauses, seat, facts)]
    discards, discarders = (*state.discards, card), (*state.discarders, seat)
    state = _moved(state, "turn", seat, hand, state.stock, discards, discarders, None, None, state.turn)
    if holds_31(hand):
        return after_31(state, (seat,), events)
    return end_turn(state, events)


def knock(state: ScatState) -> Outcome:
    """Keeps the hand; everybody else has one more turn (`scat.knock.effect`, `scat.knock.last-turns`)."""
    seat = state.seat
    first = state.turn == 0 and state.options.first_turn_knock == "showdown"
    follows = "scat.opt.first-turn-knock" if first else "scat.knock.last-turns"
    events = [Event("knocked", ("scat.knock.when", "scat.knock.effect", follows), seat)]
    state = state._replace(knocker=seat)
    if first:
        return showdown(state, events, follows)
    return end_turn(state, events)


def throw_down(state: ScatState) -> Outcome:
    """All hands are exposed unseen; the caller counts as the knocker unless somebody shows 31."""
    events = [Event("threw-down", ("scat.opt.throw-down",), state.seat)]
    holders = tuple(seat for seat in state.live if holds_31(state.hand(seat)))
    if holders:
        return after_31(state, holders, events, dealt=True, exposed=state.live)
    return showdown(state._replace(knocker=state.seat), events, "scat.opt.throw-down")


def decline(state: ScatState) -> Outcome:
    """The question goes on to the left; when nobody throws down, everybody looks at the cards."""
    events = [Event("throw-down-declined", ("scat.opt.throw-down",), state.seat)]
    if state.seat == state.dealer:  # asked last (`scat.opt.throw-down`)
        return look(state._replace(phase="turn", seat=state.after(state.dealer)), events)
    hand = state.hands[state.seat - 1]
    return _moved(
        state,
        "throw-down",
        state.after(state.seat),
        hand,
        state.stock,
        state.discards,
        state.discarders,
        None,
        None,
        state.turn,
        hand_of=state.seat,
    ), events


def end_turn(state: ScatState, events: list[Event]) -> Outcome:
    """The next player's turn, unless the deal is over."""
    following = state.after(state.seat)
    if following == state.knocker:
        return showdown(state, events)
    phase: Phase = "turn"
    if not state.stock:
        if state.options.stock_empty == "reshuffle" and len(state.discards) > 1:
            phase = "reshuffle"
        elif state.knocker is None:
            return drawn_deal(state, events)
    hand = state.hands[state.seat - 1]
    return _moved(
        state,
        phase,
        following,
        hand,
        state.stock,
        state.discards,
        state.discarders,
        None,
        None,
        state.turn + 1,
        hand_of=state.seat,
    ), events


def _moved(
    state: ScatState,
    phase: Phase,
    seat: int,
    hand: tuple[Card, ...],
    stock: tuple[Card, ...],
    discards: tuple[Card, ...],
    discarders: tuple[int, ...],
    drawn: Card | None,
    taken: Card | None,
    turn: int,
    *,
    hand_of: int | None = None,
) -> ScatState:
    # A constructor call is several times as fast as `dataclasses.replace`, and this runs at every action.
    owner = (hand_of or seat) - 1
    hands = state.hands
    if hands[owner] is not hand:
        hands = (*hands[:owner], hand, *hands[owner + 1 :])
    return ScatState(
        state.options,
        state.pennies,
        state.playing,
        state.dealer,
        phase,
        seat,
        hands,
        stock,
        discards,
        discarders,
        state.knocker,
        drawn,
        taken,
        state.kitty,
        state.deal,
        turn,
    )
