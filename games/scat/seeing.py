"""What a seat of Scat may see, and what it may imagine of the cards it cannot see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.cards import HIDDEN, PACK, Card, card, in_order
from games.chance import Source
from games.core import Event, View
from games.scat.options import ScatOptions
from games.scat.state import ScatState
from games.scat.value import holds_31, worth


def view(state: ScatState, viewer: int | None) -> View:
    """The table as plain JSON data; backs are `"??"`.

    Own cards are seen from the moment at which players look at them; the discard pile only by its top card
    (`scat.deal.squared`); all hands once they are shown. `None` sees all.
    """
    players = [_player(state, seat, viewer) for seat in range(1, state.seats + 1)]
    return {
        "game": "scat",
        "options": state.options.values(),
        "seats": state.seats,
        "viewer": viewer,
        "phase": state.phase,
        "deal": state.deal,
        "turn": state.turn,
        "dealer": state.dealer,
        "to_act": state.to_act,
        "knocker": state.knocker,
        "taken": _code(state.taken),
        "drawn": _code(state.drawn if viewer in (None, state.seat) or state.drawn is None else HIDDEN),
        "kitty": state.kitty,
        "stock": len(state.stock),
        "discard_top": _code(state.discards[-1]) if state.discards else None,
        "discard_count": len(state.discards),
        **({"discards": [str(one) for one in state.discards]} if viewer is None else {}),
        "players": players,
        "winner": state.winner,
    }


def _code(one: Card | None) -> str | None:
    return None if one is None else str(one)


def _player(state: ScatState, seat: int, viewer: int | None) -> dict[str, Any]:
    hand = state.hand(seat)
    looked = state.phase != "throw-down"
    seen = viewer is None or seat in state.shown or (viewer == seat and looked)
    value = worth(hand, state.options) if seen and len(hand) == 3 else None
    return {
        "seat": seat,
        "in": state.playing[seat - 1],
        "pennies": state.pennies[seat - 1],
        "hand": [str(one) if seen else "??" for one in hand],
        "value": None if value is None else value.points,
        "suit": None if value is None else value.suit,
        "shown": seat in state.shown,
    }


def imagine(seen: View, history: Sequence[Event], source: Source) -> ScatState:
    """A full state that fits a view and its history: the cards that the seat cannot place are dealt at random.

    A careful watcher knows more than the view shows: every card that has been discarded or taken lay face up.
    Nobody who is still playing holds 31, since he would have shown it (`scat.31.auto`).
    """
    memory = _remember(history)
    first = [_known_hand(player, memory.held.get(player["seat"], ())) for player in seen["players"]]
    discards, discarders = _known_pile(seen, memory)
    placed = {one for group in (*first, discards) for one in group}
    while True:
        unseen = list(source.shuffled([one for one in PACK if one not in placed]))
        known = [*first]
        if seen["knocker"]:
            known[seen["knocker"] - 1] = _knocking(first[seen["knocker"] - 1], unseen, seen, source)
        hands = tuple(in_order(unseen.pop() if one is HIDDEN else one for one in hand) for hand in known)
        if seen["phase"] == "throw-down" or not any(map(_hidden_31, first, hands)):
            break
    pile = tuple(unseen.pop() if one is HIDDEN else one for one in discards)
    actor = seen["to_act"] if isinstance(seen["to_act"], int) else 0
    drawn = seen["drawn"]
    if drawn == "??":  # any card that the watcher cannot place may be the one just drawn
        drawn = str(source.pick([one for one in hands[actor - 1] if one not in placed]))
    return ScatState(
        ScatOptions.of(seen["options"]),
        tuple(player["pennies"] for player in seen["players"]),
        tuple(player["in"] for player in seen["players"]),
        seen["dealer"],
        seen["phase"],
        actor,
        hands,
        tuple(unseen),
        pile,
        discarders,
        seen["knocker"],
        card(drawn) if drawn else None,
        card(seen["taken"]) if seen["taken"] else None,
        seen["kitty"],
        seen["deal"],
        seen["turn"],
        tuple(player["seat"] for player in seen["players"] if player["shown"]),
    )


def unseen(seen: View, history: Sequence[Event]) -> list[Card]:
    """The cards that a careful watcher cannot place: each may lie in the stock or be held by somebody."""
    memory = _remember(history)
    hands = [_known_hand(player, memory.held.get(player["seat"], ())) for player in seen["players"]]
    placed = {one for group in (*hands, _known_pile(seen, memory)[0]) for one in group}
    return [one for one in PACK if one not in placed]


def _knocking(known: tuple[Card, ...], unseen: list[Card], seen: View, source: Source) -> tuple[Card, ...]:
    """The knocker's hand, which is worth enough to knock (`scat.opt.min-knock`), its hidden cards out of `unseen`."""
    options = ScatOptions.of(seen["options"])
    gaps = known.count(HIDDEN)
    if not gaps or not options.min_knock:
        return known
    while True:
        for last in range(len(unseen) - 1, len(unseen) - 1 - gaps, -1):
            other = source.below(last + 1)
            unseen[last], unseen[other] = unseen[other], unseen[last]
        hand = in_order((*(one for one in known if one is not HIDDEN), *unseen[-gaps:]))
        if worth(hand, options).points >= options.min_knock and not holds_31(hand):
            del unseen[-gaps:]
            return hand


def _hidden_31(known: Sequence[Card], hand: tuple[Card, ...]) -> bool:
    return HIDDEN in known and len(hand) == 3 and holds_31(hand)


def _known_pile(seen: View, memory: _Memory) -> tuple[tuple[Card, ...], tuple[int, ...]]:
    """The discard pile as far as it was seen, top last; a game that began in the middle has unseen cards below."""
    below = seen["discard_count"] - len(memory.discards)
    discards = (HIDDEN,) * below + memory.discards
    if below and seen["discard_top"] and discards[-1] is HIDDEN:
        discards = (*discards[:-1], card(seen["discard_top"]))
    return discards, (0,) * below + memory.discarders


class _Memory:
    """What a watcher remembers of the present deal."""

    def __init__(self) -> None:
        self.discards: tuple[Card, ...] = ()
        self.discarders: tuple[int, ...] = ()
        self.held: dict[int, tuple[Card, ...]] = {}


def held(history: Sequence[Event], seat: int) -> tuple[Card, ...]:
    """Cards that everybody has seen the seat take in this deal and not discard again."""
    return _remember(history).held.get(seat, ())


def _remember(history: Sequence[Event]) -> _Memory:
    memory = _Memory()
    for event in history:
        seat = event.seat or 0
        match event.kind:
            case "dealt":
                memory = _Memory()
            case "turned-up" | "discarded":
                one = _one(event)
                memory.discards += (one,)
                memory.discarders += (seat,)
                memory.held[seat] = tuple(other for other in memory.held.get(seat, ()) if other is not one)
            case "took-discard":
                memory.held[seat] = (*memory.held.get(seat, ()), _one(event))
                memory.discards, memory.discarders = memory.discards[:-1], memory.discarders[:-1]
            case "stock-reshuffled":
                memory.discards, memory.discarders = memory.discards[-1:], memory.discarders[-1:]
    return memory


def _one(event: Event) -> Card:
    found = event.fact("card")
    assert isinstance(found, Card)
    return found


def _known_hand(player: dict[str, Any], held: Sequence[Card]) -> tuple[Card, ...]:
    codes = player["hand"]
    if "??" not in codes:
        return tuple(card(code) for code in codes)
    known = tuple(held)[: len(codes)]
    return known + (HIDDEN,) * (len(codes) - len(known))
