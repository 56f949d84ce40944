"""The odds of Skin, from what lies on the table: every open bet is won with probability exactly one half.

The reason is a count (RULES T4): of the two cards that a bet stands between, each has three mates among the cards not
yet turned, all orders of those are equally likely, so each of the six mates is as likely as any other to come first.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from games.cards import PACK, SUITS, Card, card
from games.core import Event, View

ASSUMPTION = "every order of the cards not yet turned is equally likely"


def odds(view: View, history: Sequence[Event]) -> dict[str, Any]:
    """The chances as plain JSON data; fractions are `"numerator/denominator"`.

    `bets`: for each open bet who bets against whom for how much, both cards and their mates among the unseen, the
    chance of the first one to win (`win`), that the next card decides it (`next`), and the mean number of cards until
    then (`mean`). `pending`: the same, without chips, for each bet that the decision now due may lead to; while the
    first card of a deal is on offer the banker has no card yet, so that one has no `cards.other`, no `next` and no
    `mean`, and its figures hold if the bet comes about. `bank`, while the banker has a card: the players with stakes,
    the chance that none of them beats him and how many he may expect to beat, if nobody enters later (RULES T5).
    `opening`, while a first card is on offer: the chance that the banker's first card voids it (RULES T6).
    """
    unseen = _unseen(view)
    own = {player["seat"]: card(player["card"]) for player in view["players"] if player["card"]}
    banker = view["banker"]
    playing = view["phase"] not in ("deal", "first-bank", "over")
    bets = []
    for player in view["players"] if playing else ():
        if player["stake"]:
            seat = player["seat"]
            bets.append({"chips": player["stake"], **_bet("main", seat, banker, own[seat], own[banker], unseen)})
    for side in view["sides"] if playing else ():
        offerer, taker = side["from"], side["to"]
        bets.append({"chips": side["chips"], **_bet("side", offerer, taker, own[offerer], own[taker], unseen)})
    found: dict[str, Any] = {
        "game": "skin",
        "assumption": ASSUMPTION,
        "unseen": len(unseen),
        "bets": bets,
        "pending": _pending(view, own, unseen),
    }
    against = sum(bet["kind"] == "main" for bet in bets)
    if against:
        found["bank"] = {
            "players": against,
            "beats_all": _written(Fraction(1, against + 1)),
            "expected": _written(Fraction(against, 2)),
        }
    if view["phase"] == "offer" and not view["opened"]:
        mates = _mates(card(view["offered"]), unseen)
        found["opening"] = {"mates": mates, "void": _written(Fraction(mates, len(unseen)))}
    return found


def _unseen(view: View) -> list[Card]:
    """The cards not yet turned in this deal, as everybody at the table can list them."""
    seen = {*view["centre"], *view["dead"], view["offered"]}
    seen |= {player["card"] for player in view["players"]}
    return [one for one in PACK if str(one) not in seen]


def _mates(one: Card, unseen: Sequence[Card]) -> int:
    return sum(other.rank == one.rank for other in unseen)


def _pending(view: View, own: dict[int, Card], unseen: Sequence[Card]) -> list[dict[str, Any]]:
    """The bets that may come of the decision now due, in the order in which they could be made."""
    seat, banker, other = view["to_act"], view["banker"], view["other"]
    match view["phase"]:
        case "offer":
            return [_bet("main", seat, banker, card(view["offered"]), own.get(banker), unseen)]
        case "stake" | "new-bet":
            return [_bet("main", seat, banker, own[seat], own[banker], unseen)]
        case "cover" | "new-cover":
            return [_bet("main", other, banker, own[other], own[banker], unseen)]
        case "side":
            return [_bet("side", seat, to, own[seat], own[to], unseen) for to in view["queue"]]
        case "side-answer":
            return [_bet("side", other, seat, own[other], own[seat], unseen)]
        case "centre":
            return [_bet("main", seat, banker, card(one), own[banker], unseen) for one in view["centre"]]
        case "new-card":
            offered = card(view["offered"])
            return [_bet("main", player, banker, own[player], offered, unseen) for player in own if player != banker]
    return []


def _bet(kind: str, seat: int, against: int, mine: Card, theirs: Card | None, unseen: Sequence[Card]) -> dict[str, Any]:
    """One bet: `seat` wins when the card of `against` is matched first.

    The next mate of either card decides it, and each of these mates is as likely as any other to come first: so the
    chance to win is the share of the other card's mates. A card of the banker that is still to come will be fresh (the
    bet is void otherwise), and a fresh card has all its mates before it.
    """
    left = _mates(mine, unseen)
    others = len(SUITS) - 1 if theirs is None else _mates(theirs, unseen)
    found = {
        "kind": kind,
        "seat": seat,
        "against": against,
        "cards": {"own": str(mine), "other": None if theirs is None else str(theirs)},
        "mates": {"own": left, "other": others},
        "win": _written(Fraction(others, left + others)),
    }
    if theirs is not None:
        found["next"] = _written(Fraction(left + others, len(unseen)))
        found["mean"] = _written(Fraction(len(unseen) + 1, left + others + 1))
    return found


def _written(chance: Fraction) -> str:
    return f"{chance.numerator}/{chance.denominator}"
