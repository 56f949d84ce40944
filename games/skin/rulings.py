"""What may be done: every refusal with the clause that forbids it."""

from __future__ import annotations

from typing import Final

from games.amount import Amount
from games.core import CHANCE, Action, Facts, Ruling
from games.dealing import Deal, is_order
from games.skin.actions import (
    Accept,
    Cover,
    Decline,
    Done,
    Keep,
    OnOffer,
    Pass,
    Refuse,
    RunOut,
    Side,
    Stake,
    Take,
    TakeUp,
)
from games.skin.state import SkinState

ASKED: Final = {
    "offer": ("offer", ("skin.fresh.order",)),
    "stake": ("stake", ("skin.bet.propose",)),
    "cover": ("cover", ("skin.bet.cover",)),
    "new-cover": ("cover", ("skin.bet.cover",)),
    "side": ("side", ("skin.side.offer",)),
    "side-answer": ("side-answer", ("skin.side.accept",)),
    "centre": ("centre", ("skin.centre.timing",)),
    "new-card": ("new-card", ("skin.fall.new-card",)),
    "new-bet": ("new-bet", ("skin.fall.new-card",)),
}
"""What is asked in each phase, and the clause that asks it."""


def _no(kind: str, *clauses: str, facts: Facts = ()) -> Ruling:
    return Ruling(False, clauses, kind, facts)


def _yes(*clauses: str) -> Ruling:
    return Ruling(True, clauses)


_OVER = _no("game-over", "skin.end.session")
_NOT_CHANCE = _no("not-chance", "skin.deal.one-by-one", "skin.shuffle")
_WRONG_PACK = _no("wrong-pack", "common.pack", "common.deck-order", "skin.pack")
_DEAL = _yes("skin.shuffle", "skin.cut", "common.deck-order")
_AWAITING = _no("awaiting-deal", "skin.shuffle", "skin.bank.first", "common.deck-order")
_OPEN_OFFER = _yes("skin.open.offer")
_FRESH_ACCEPT = _yes("skin.fresh.accept", "skin.fresh.order")
_PROPOSE = _yes("skin.bet.propose", "skin.bet.funds", "skin.limits")
_NEW_BET = _yes("skin.fall.new-card", "skin.bet.propose")
_COVER = _yes("skin.bet.cover", "skin.bet.funds")
_SIDE = _yes("skin.side.offer", "skin.side.timing")
_ANSWER = _yes("skin.side.accept")
_DONE = _yes("skin.side.offer")
_TAKE_UP = _yes("skin.centre.take-up", "skin.centre.timing")
_LEAVE = _yes("skin.centre.timing", "skin.centre.take-up")
_KEEP = _yes("skin.fall.new-card")
_RUN_OUT = _yes("skin.fall.run-out")
_STAY_OUT = _yes("skin.fall.new-card")


def ruling(state: SkinState, action: Action) -> Ruling:
    """Judges any well-formed action: the particular reason first, otherwise whose turn it is or what is asked."""
    if state.phase == "over":
        return _OVER
    if isinstance(action, Deal):
        return _deal(state, action)
    if state.to_act == CHANCE:
        return _AWAITING
    seat = action.seat
    assert seat is not None
    match action:
        case Accept() | Refuse():
            return _on_offer(state, action, seat)
        case Stake():
            return _stake(state, action, seat)
        case Cover():
            return _cover(state, action, seat)
        case Side():
            return _side(state, action, seat)
        case Take():
            return _take(state, action, seat)
        case TakeUp():
            return _take_up(state, action, seat)
        case Keep() | RunOut():
            return _new_card(state, action, seat)
    if action.seat != state.seat:
        return _turn(state)
    if isinstance(action, Decline) and state.phase == "side-answer":
        return _ANSWER
    if isinstance(action, Done) and state.phase == "side":
        return _DONE
    if isinstance(action, Pass) and state.phase in ("centre", "new-bet"):
        return _LEAVE if state.phase == "centre" else _STAY_OUT
    return _not_asked(state)


def _deal(state: SkinState, action: Deal) -> Ruling:
    needs = state.needs
    if needs is None or needs.verb != action.verb:
        return _NOT_CHANCE
    return _DEAL if is_order(action.pack, needs.cards) else _WRONG_PACK


def _clauses(state: SkinState) -> tuple[str, ...]:
    if state.phase == "offer" and not state.opened:
        return ("skin.open.offer",)
    return ASKED[state.phase][1]


def _turn(state: SkinState) -> Ruling:
    return Ruling(False, (*_clauses(state), "common.seat-order"), "not-your-turn", (("turn", state.seat),))


def _not_asked(state: SkinState) -> Ruling:
    return Ruling(False, _clauses(state), "not-asked", (("asked", ASKED[state.phase][0]),))


def _now(state: SkinState, seat: int) -> Ruling:
    """Refused because somebody else is to act, or because something else is asked of this seat."""
    return _not_asked(state) if seat == state.seat else _turn(state)


def _on_offer(state: SkinState, action: OnOffer, seat: int) -> Ruling:
    """Accept or refuse: only the seat to which the card is offered."""
    if state.phase == "offer":
        if seat == state.seat:
            return _FRESH_ACCEPT if state.opened else _OPEN_OFFER
        own = state.card(seat)
        minimum = state.options.min_stake
        if seat == state.banker:
            return _no("banker-not-offered", "skin.open.offer")
        if own is not None:
            return _no("has-card", "skin.fresh.one-card", "skin.fresh.order", facts=(("card", own),))
        if state.chips[seat - 1] < minimum:
            facts = (("chips", state.chips[seat - 1]), ("minimum", minimum))
            return _no("cannot-pay", "skin.bet.broke", "common.no-credit", facts=facts)
    return _now(state, seat)


def _ends(action: Amount) -> tuple[int, int]:
    """The least and the most of the chips: the same number twice unless it is still to be chosen."""
    chips = action.chips
    return (chips[0], chips[-1]) if isinstance(chips, range) else (chips, chips)


def _stake(state: SkinState, action: Stake, seat: int) -> Ruling:
    if state.stake(seat):
        return _no("stake-fixed", "skin.bet.fixed", facts=(("chips", state.stake(seat)),))
    if seat != state.seat or state.phase not in ("stake", "new-bet"):
        return _now(state, seat)
    least, most = _ends(action)
    minimum, chips = state.options.min_stake, state.chips[seat - 1]
    if least < minimum:
        return _no("stake-low", "skin.limits", "skin.opt.min-stake", facts=(("minimum", minimum),))
    if most > chips:
        return _no("stake-funds", "skin.bet.funds", "common.no-credit", facts=(("chips", chips),))
    limit = state.options.limit(most)
    if most > limit:
        return _no("stake-high", "skin.limits", "skin.opt.max-stake", facts=(("maximum", limit),))
    return _PROPOSE if state.phase == "stake" else _NEW_BET


def _cover(state: SkinState, action: Cover, seat: int) -> Ruling:
    if seat != state.banker:
        return _no("not-banker", "skin.bet.cover", "skin.bank.is-dealer", facts=(("banker", state.banker),))
    if state.phase not in ("cover", "new-cover"):
        return _now(state, seat)
    least, most = _ends(action)
    minimum, chips = state.options.min_stake, state.chips[seat - 1]
    if least < minimum:
        return _no("cover-low", "skin.bet.cover", "skin.limits", facts=(("minimum", minimum),))
    if most > state.proposed:
        return _no("cover-high", "skin.bet.cover", facts=(("proposed", state.proposed),))
    if most > chips:
        return _no("cover-funds", "skin.bet.funds", "common.no-credit", facts=(("chips", chips),))
    return _COVER


def _side(state: SkinState, action: Side, seat: int) -> Ruling:
    if not state.options.side_bets:
        return _no("side-off", "skin.opt.side-bets", "skin.side.offer")
    if not state.stake(seat):
        return _no("side-no-bet", "skin.side.needs-bank-bet", "skin.side.offer")
    if state.phase in ("new-bet", "new-cover"):
        return _no("side-new-card", "skin.fall.no-new-sides", "skin.side.timing")
    if state.phase != "side" or seat != state.seat:
        return _no("side-late", "skin.side.timing")
    to = action.to
    if to in (seat, state.banker) or state.card(to) is None:
        return _no("side-whom", "skin.side.offer", facts=(("to", to),))
    least, most = _ends(action)
    maximum = min(state.chips[seat - 1], state.chips[to - 1])
    if most > maximum:
        return _no("side-funds", "skin.side.funds", "common.no-credit", facts=(("maximum", maximum),))
    if to not in state.queue:
        return _no("side-order", "skin.side.offer", "common.seat-order", facts=(("to", to),))
    return _SIDE if least else _no("side-low", "skin.side.offer", "common.chips")


def _take(state: SkinState, action: Take, seat: int) -> Ruling:
    if state.phase != "side-answer" or seat != state.seat:
        return _now(state, seat)
    least, most = _ends(action)
    if most > state.proposed:
        return _no("take-high", "skin.side.accept", facts=(("offered", state.proposed),))
    return _ANSWER if least else _no("take-low", "skin.side.accept", "common.chips")


def _take_up(state: SkinState, action: TakeUp, seat: int) -> Ruling:
    if not state.options.centre_take_up:
        return _no("centre-off", "skin.opt.centre-take-up", "skin.centre.take-up")
    if state.bank is None:
        return _no("centre-no-banker", "skin.centre.timing")
    if state.phase != "centre" or seat != state.seat:
        return _no("centre-right", "skin.centre.timing", "skin.centre.take-up")
    if action.card not in state.centre:
        return _no("centre-none", "skin.centre.take-up", facts=(("card", action.card),))
    return _TAKE_UP


def _new_card(state: SkinState, action: OnOffer, seat: int) -> Ruling:
    if not state.options.new_banker_card:
        return _no("new-card-off", "skin.opt.new-banker-card", "skin.fall.run-out")
    if seat != state.banker:
        return _no("not-banker", "skin.fall.new-card", "skin.bank.is-dealer", facts=(("banker", state.banker),))
    if state.phase != "new-card":
        return _no("new-card-now", "skin.fall.new-card")
    return _KEEP if isinstance(action, Keep) else _RUN_OUT
