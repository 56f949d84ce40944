"""What a seat of Snitch'ems may see, and what it may imagine of the cards it cannot see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import comb
from typing import Any, Final

from games.cards import HIDDEN, PACK, RANKS, Card, card, cards
from games.chance import Source
from games.core import Event, View
from games.snitchems.captures import Rules, captures, rules_of
from games.snitchems.options import SnitchemsOptions
from games.snitchems.state import DEALS, Cards, SnitchemsState, order

_OF_RANK: Final = {rank: card(f"{rank}S") for rank in RANKS}


def view(state: SnitchemsState, viewer: int | None) -> View:
    """The table as plain JSON data; backs are `"??"`. A seat sees its own hand; `None` sees all, the piles too."""
    totals = state.totals
    players: list[dict[str, Any]] = []
    for seat in range(1, state.seats + 1):
        side = state.side(seat)
        hand = state.hands[seat - 1]
        players.append(
            {
                "seat": seat,
                "hand": [one.code for one in hand] if viewer in (None, seat) else ["??"] * len(hand),
                "cards": len(state.piles[side]),
                "partner": state.partner(seat) or None,
                "games": state.games[side],
                "total": totals[side],
            }
        )
    return {
        "game": "snitchems",
        "options": state.options.values(),
        "seats": state.seats,
        "viewer": viewer,
        "phase": state.phase,
        "game_number": state.game,
        "deal": state.deal,
        "deals": DEALS[state.seats],
        "dealer": state.dealer,
        "to_act": state.to_act,
        "captor": state.captor or None,
        "stock": len(state.stock),
        "table": [one.code for one in state.table],
        **({"piles": [[one.code for one in pile] for pile in state.piles]} if viewer is None else {}),
        "players": players,
        "winners": list(state.winners),
    }


@dataclass
class Memory:
    """What a careful watcher knows of the present pack beside the view.

    `piles` are the cards that each seat has been seen to take. `cannot` are the ranks that a seat cannot hold: it has
    left a card on the table since the last deal, and with those it would have had to capture
    (`snitchems.turn.compulsory`).
    """

    piles: dict[int, list[Card]] = field(default_factory=dict)
    cannot: dict[int, set[str]] = field(default_factory=dict)

    @property
    def gone(self) -> set[Card]:
        """The cards in the piles, as far as they have been seen."""
        return {one for pile in self.piles.values() for one in pile}


def remember(seen: View, history: Sequence[Event]) -> Memory:
    """Goes back through the present pack's events, the table with them."""
    memory = Memory()
    rules = rules_of(SnitchemsOptions.of(seen["options"]))
    table = list(cards(seen["table"]))
    this_deal = True
    for event in reversed(history):
        if event.kind == "trailed":
            table.remove(_one(event))
            if this_deal and event.fact("why") == "cannot":
                memory.cannot.setdefault(event.seat or 0, set()).update(capturing(tuple(table), rules))
        elif event.kind == "took":
            taken = _several(event)
            table += taken
            memory.piles.setdefault(event.seat or 0, []).extend((*taken, _one(event)))
        elif event.kind in ("remainder-taken", "remainder-unclaimed"):
            left = _several(event)
            if event.kind == "remainder-taken":
                table += left
                memory.piles.setdefault(event.seat or 0, []).extend(left)
        elif event.kind == "dealt":
            this_deal = False
            if event.fact("deal") == 1:
                break
    return memory


@lru_cache(maxsize=4096)
def capturing(table: Cards, rules: Rules) -> frozenset[str]:
    """The ranks that can capture something on that table."""
    return frozenset(rank for rank, one in _OF_RANK.items() if captures(one, table, rules))


def _one(event: Event) -> Card:
    found = event.fact("card")
    assert isinstance(found, Card)
    return found


def _several(event: Event) -> tuple[Card, ...]:
    found = event.fact("cards")
    assert isinstance(found, tuple)
    return found


def taken(history: Sequence[Event]) -> set[Card]:
    """The cards of the present pack that have been seen to go into piles."""
    found: set[Card] = set()
    for event in reversed(history):
        if event.kind == "took":
            found.update(_several(event))
            found.add(_one(event))
        elif event.kind == "remainder-taken":
            found.update(_several(event))
        elif event.kind == "dealt" and event.fact("deal") == 1:
            break
    return found


def unseen(seen: View, gone: set[Card]) -> list[Card]:
    """The cards that the viewer cannot place: not in its hand, on the table or among those that it saw taken."""
    placed = gone.union(cards(seen["table"]))
    for player in seen["players"]:
        placed.update(card(code) for code in player["hand"] if code != "??")
    return [one for one in PACK if one not in placed]


@dataclass(frozen=True)
class Knowledge:
    """All that a seat knows: the view, its hands with backs, the ranks that each seat cannot hold, the cards in piles
    by side as far as they were seen, and the cards that it cannot place."""

    seen: View
    hands: tuple[Cards, ...]
    cannot: tuple[set[str], ...]
    piles: tuple[Cards, ...]
    rest: tuple[Card, ...]


def learn(seen: View, history: Sequence[Event]) -> Knowledge:
    """What a seat knows from its view and history."""
    players = seen["players"]
    memory = remember(seen, history)
    sides = 2 if seen["options"]["partners"] else seen["seats"]
    dealt = seen["game_number"] > 0 or seen["table"] or any(one["hand"] for one in players)
    return Knowledge(
        seen,
        tuple(tuple(HIDDEN if code == "??" else card(code) for code in one["hand"]) for one in players),
        tuple(memory.cannot.get(one["seat"], set()) for one in players),
        tuple(
            tuple(one for seat, taken in memory.piles.items() if (seat - 1) % sides == side for one in taken)
            for side in range(sides)
        ),
        tuple(unseen(seen, memory.gone)) if dealt else (),
    )


def imagine(seen: View, history: Sequence[Event], source: Source) -> SnitchemsState:
    """A full state that fits a view and its history, every fitting one equally likely.

    Whoever left a card on the table holds none that could have captured; all else is dealt at random.
    """
    return deal_unseen(learn(seen, history), source)


def deal_unseen(known: Knowledge, source: Source) -> SnitchemsState:
    """A full state that fits what a seat knows, every fitting one equally likely."""
    seen = known.seen
    players = seen["players"]
    hands = _hands(known.hands, known.cannot, known.rest, source)
    placed = {one for hand in hands for one in hand}
    left = list(source.shuffled([one for one in known.rest if one not in placed]))
    stock = tuple(left[: seen["stock"]])
    left = left[seen["stock"] :]
    piles: list[Cards] = []
    for side, pile in enumerate(known.piles):
        missing = players[side]["cards"] - len(pile)  # taken before the history began
        piles.append((*pile, *left[:missing]))
        left = left[missing:]
    return SnitchemsState(
        SnitchemsOptions.of(seen["options"]), seen["seats"], seen["dealer"], seen["phase"], _actor(seen), hands,
        cards(seen["table"]), stock, tuple(piles), seen["captor"] or 0, seen["deal"], seen["game_number"],
        tuple(players[side]["games"] for side in range(len(piles))),
        tuple(players[side]["total"] - players[side]["cards"] for side in range(len(piles))),
    )  # fmt: skip


def _actor(seen: View) -> int:
    actor = seen["to_act"]
    return actor if isinstance(actor, int) else seen["dealer"] % seen["seats"] + 1


def _hands(
    known: Sequence[Cards], cannot: Sequence[set[str]], rest: Sequence[Card], source: Source
) -> tuple[Cards, ...]:
    """Deals the hidden hands, all fitting ones equally likely.

    Hand after hand is drawn from the cards that are left and fit. Earlier hands may take cards that a later one could
    have held; that proposal is accepted with the share of the later choices that is left, which makes it even again.
    """
    while True:
        free = list(rest)
        hands: list[Cards] = []
        for hand, never in zip(known, cannot, strict=True):
            if HIDDEN not in hand:
                hands.append(hand)
                continue
            fitting = [one for one in free if one.rank not in never] if never else free
            all_fitting = sum(one.rank not in never for one in rest)
            if not _accept(comb(len(fitting), len(hand)), comb(all_fitting, len(hand)), source):
                break
            drawn = tuple(sorted(_draw(fitting, len(hand), source), key=order))
            free = [one for one in free if one not in drawn]
            hands.append(drawn)
        else:
            return tuple(hands)


def _accept(ways: int, all_ways: int, source: Source) -> bool:
    return ways == all_ways or (ways > 0 and source.below(all_ways) < ways)


def _draw(some: Sequence[Card], count: int, source: Source) -> list[Card]:
    pool = list(some)
    return [pool.pop(source.below(len(pool))) for _ in range(count)]
