"""What the rules say to an action: whose turn it is, what he has to say first, and how much he may bet."""

from __future__ import annotations

from games.core import CHANCE, Action, Ruling
from games.dealing import Deal, is_order
from games.inbetween.actions import Bet, Call, Pass
from games.inbetween.state import InBetweenState, limit

MAY_BET = Ruling(True, ("inbetween.bet.forced", "inbetween.bet.max"))
MAY_BET_OR_PASS = Ruling(True, ("inbetween.bet.forced", "inbetween.bet.max", "inbetween.opt.pass"))
MAY_PASS = Ruling(True, ("inbetween.opt.pass", "inbetween.bet.forced"))
CALLS_ACE = Ruling(True, ("inbetween.opt.ace", "inbetween.rank"))
CALLS_PAIR = Ruling(True, ("inbetween.opt.pair", "inbetween.pair"))


def ruling(state: InBetweenState, action: Action) -> Ruling:
    """The rules' answer to any well-formed action."""
    if state.phase == "over":
        return Ruling(False, ("inbetween.end",), "game-over")
    if isinstance(action, Deal):
        return _deal(state, action)
    if state.to_act == CHANCE:
        return Ruling(False, ("inbetween.shuffle",), "awaiting-shuffle")
    if action.seat is None or not 1 <= action.seat <= state.seats:
        raise TypeError(f"{action!r} is not an action of a table with {state.seats} seats")
    if action.seat != state.seat:
        if not state.playing[action.seat - 1]:
            return Ruling(False, ("inbetween.bust",), "out-of-game")
        return Ruling(False, ("inbetween.turn.order",), "not-your-turn", (("turn", state.seat),))
    match action:
        case Bet():
            return _bet(state, action)
        case Pass():
            return _pass(state)
        case Call():
            return _call(state)
    raise TypeError(f"«{action}» is not an action of In Between")


def _deal(state: InBetweenState, action: Deal) -> Ruling:
    needs = state.needs
    if needs is None or needs.verb != action.verb:
        return Ruling(False, ("inbetween.shuffle", "inbetween.turn.order"), "not-chance")
    if not is_order(action.pack, needs.cards):
        return Ruling(False, ("common.pack", "common.deck-order", "inbetween.shuffle"), "wrong-pack")
    return Ruling(True, ("inbetween.shuffle", "common.deck-order"))


def _call_first(state: InBetweenState) -> Ruling | None:
    if state.phase == "ace":
        return Ruling(False, ("inbetween.opt.ace", "inbetween.rank"), "call-first", (("of", "ace"),))
    if state.phase == "call":
        return Ruling(False, ("inbetween.opt.pair", "inbetween.pair"), "call-first", (("of", "pair"),))
    return None


def _bet(state: InBetweenState, action: Bet) -> Ruling:
    first = _call_first(state)
    if first is not None:
        return first
    chips = action.chips
    low, high = (chips[0], chips[-1]) if isinstance(chips, range) else (chips, chips)
    if low < 1:
        return Ruling(False, ("inbetween.bet.forced",), "bet-low", (("minimum", 1),))
    if high > state.pot:
        return Ruling(False, ("inbetween.bet.max",), "bet-pot", (("pot", state.pot),))
    allowed = limit(state.options, state.round, state.pot)
    if high > allowed:
        clauses = ("inbetween.opt.first-round-limit", "inbetween.bet.max")
        return Ruling(False, clauses, "bet-half", (("maximum", allowed),))
    own = state.chips[state.seat - 1]
    if high > own:
        return Ruling(False, ("inbetween.bet.max", "common.no-credit"), "bet-chips", (("chips", own),))
    return MAY_BET_OR_PASS if state.options.may_pass else MAY_BET


def _pass(state: InBetweenState) -> Ruling:
    if not state.options.may_pass:
        return Ruling(False, ("inbetween.bet.forced",), "must-bet")
    if state.phase == "ace":
        return Ruling(False, ("inbetween.opt.ace", "inbetween.rank"), "call-first", (("of", "ace"),))
    return MAY_PASS


def _call(state: InBetweenState) -> Ruling:
    if state.phase == "ace":
        return CALLS_ACE
    if state.phase == "call":
        return CALLS_PAIR
    return Ruling(False, ("inbetween.rank", "inbetween.pair"), "no-call")
