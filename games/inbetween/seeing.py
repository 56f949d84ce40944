"""What a seat of In Between may see, and what it may imagine: all cards lie open but those not yet turned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from games.cards import Card, card, cards
from games.chance import Source
from games.core import CHANCE, Event, View
from games.inbetween.options import InBetweenOptions
from games.inbetween.state import InBetweenState, Past, full_pack


def view(state: InBetweenState, viewer: int | None) -> View:
    """The table as plain JSON data, the same for every seat; `None` sees the stock too, as far as it is known."""
    deciding = isinstance(state.to_act, int)
    return {
        "game": "inbetween",
        "options": state.options.values(),
        "seats": state.seats,
        "viewer": viewer,
        "phase": state.phase,
        "why": state.why if state.phase == "shuffle" else None,
        "round": state.round,
        "rounds": state.rounds,
        "turn": state.turns,
        "dealer": state.dealer,
        "to_act": state.to_act,
        "seat": state.seat,
        "waiting": list(state.waiting),
        "pot": state.pot,
        "posts": [str(one) for one in state.posts],
        "gap": state.gap if deciding and state.phase != "ace" else None,
        "ace": state.ace or None,
        "side": state.side or None,
        "maximum": state.most if deciding else None,
        "stock": len(state.pack) - state.turned,
        "discards": [str(one) for one in state.discards],
        **({"stock_cards": [str(one) for one in state.stock]} if viewer is None else {}),
        "last": _past(state.last),
        "players": [
            {"seat": seat, "in": state.playing[seat - 1], "chips": chips, "dealer": seat == state.dealer}
            for seat, chips in enumerate(state.chips, 1)
        ],
        "winners": list(state.winners),
    }


def _past(last: Past | None) -> dict[str, Any] | None:
    if last is None:
        return None
    third = None if last.third is None else str(last.third)
    return {"seat": last.seat, "posts": [str(one) for one in last.posts], "third": third, "gain": last.gain}


def unseen(seen: View) -> tuple[Card, ...]:
    """The cards that nobody has seen since the last shuffle, sorted; with two packs a card may be there twice.

    Where the pack is to be put in order first, that is all cards.
    """
    pack = full_pack(seen["options"]["packs"])
    if seen["to_act"] == CHANCE or not (seen["stock"] or seen["discards"]):
        return pack
    left = Counter(pack)
    left.subtract(card(code) for code in (*seen["discards"], *seen["posts"]))
    return tuple(sorted(left.elements()))


def imagine(seen: View, history: Sequence[Event], source: Source) -> InBetweenState:
    """A full state that fits a view: the cards not yet turned in any order, each equally likely."""
    open_cards = cards((*seen["discards"], *seen["posts"]))
    left = Counter(full_pack(seen["options"]["packs"]))
    left.subtract(open_cards)
    begun = bool(seen["stock"] or open_cards)
    last = seen["last"]
    past = None
    if last is not None:
        third = None if last["third"] is None else card(last["third"])
        past = Past(last["seat"], cards(last["posts"]), third, last["gain"])
    return InBetweenState(
        InBetweenOptions.of(seen["options"]),
        tuple(player["chips"] for player in seen["players"]),
        tuple(player["in"] for player in seen["players"]),
        seen["dealer"],
        seen["phase"],
        seen["pot"],
        seen["seat"],
        tuple(seen["waiting"]),
        (*open_cards, *source.shuffled(sorted(left.elements()))) if begun else (),
        len(open_cards),
        cards(seen["posts"]),
        seen["ace"] or "",
        seen["side"] or "",
        seen["round"],
        seen["turn"],
        seen["why"] or "start",
        past,
        tuple(seen["winners"]),
    )
