"""What a seat of Skin sees, and what it may imagine: everything lies open but the order of the cards not yet turned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.cards import PACK, Card, card, cards
from games.chance import Source
from games.core import Event, View
from games.skin.options import SkinOptions
from games.skin.state import SideBet, SkinState


def view(state: SkinState, viewer: int | None) -> View:
    """The table as plain JSON data; the same for every viewer, since nobody holds hidden cards."""
    return {
        "game": "skin",
        "options": state.options.values(),
        "seats": state.seats,
        "viewer": viewer,
        "phase": state.phase,
        "deal": state.deal,
        "deals": state.deals,
        "dealer": state.banker if state.phase == "first-bank" else None,
        "banker": state.banker if state.phase != "first-bank" else None,
        "to_act": state.to_act,
        "banker_card": _code(state.bank),
        "offered": _code(state.offered),
        "queue": list(state.queue),
        "proposed": state.proposed,
        "other": state.other,
        "last": state.last,
        "opened": state.opened,
        "fallen": list(state.fallen),
        "centre": [str(one) for one in state.centre],
        "dead": [str(one) for one in state.dead],
        "first": [str(one) for one in state.first],
        "stock": len(state.stock),
        "sides": [{"from": bet.offerer, "to": bet.taker, "chips": bet.chips} for bet in state.sides],
        "players": [_player(state, seat) for seat in range(1, state.seats + 1)],
    }


def _code(one: Card | None) -> str | None:
    return None if one is None else str(one)


def _player(state: SkinState, seat: int) -> dict[str, Any]:
    banker = seat == state.banker and state.phase != "first-bank"
    up = (sum(state.stakes) if banker else state.stake(seat)) + state.side(seat)
    return {
        "seat": seat,
        "banker": banker,
        "chips": state.chips[seat - 1],
        "up": up,
        "net": state.chips[seat - 1] + up - state.options.chips,
        "card": _code(state.holds(seat)),
        "stake": state.stake(seat),
        "side": state.side(seat),
    }


def _read(code: str | None) -> Card | None:
    return None if code is None else card(code)


def imagine(seen: View, history: Sequence[Event], source: Source) -> SkinState:
    """A full state that fits a view: the cards not yet turned in any order, each equally likely (RULES T4)."""
    players, banker = seen["players"], seen["banker"] or seen["dealer"]
    bank = _read(seen["banker_card"])
    own = tuple(_read(player["card"]) if player["seat"] != banker or bank is None else None for player in players)
    centre, dead, offered = cards(seen["centre"]), cards(seen["dead"]), _read(seen["offered"])
    known = {one for one in (*own, bank, offered, *centre, *dead) if one is not None}
    unseen = [one for one in PACK if one not in known]
    stock = source.shuffled(unseen) if seen["phase"] != "rest" else tuple(unseen)
    begun = bool(seen["deal"])
    return SkinState(
        SkinOptions.of(seen["options"]),
        tuple(player["chips"] for player in players),
        banker,
        seen["phase"],
        seen["to_act"] if isinstance(seen["to_act"], int) else 0,
        own if begun else (),
        bank,
        tuple(player["stake"] for player in players) if begun else (),
        tuple(SideBet(bet["from"], bet["to"], bet["chips"]) for bet in seen["sides"]),
        centre,
        dead,
        stock[: seen["stock"]],
        offered,
        tuple(seen["queue"]),
        seen["proposed"],
        seen["other"],
        seen["last"],
        seen["opened"],
        tuple(seen["fallen"]),
        seen["deal"],
        cards(seen["first"]),
    )
