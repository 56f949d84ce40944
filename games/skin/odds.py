"""The odds of Skin, from what lies on the table: every open bet is won with probability exactly one half.

The reason is a count (RULES T4): of the two cards that a bet stands between, each has three mates among the cards not
yet turned, all orders of those are equally likely, so each of the six mates is as likely as any other to come first.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from games.cards import PACK, Card, card
from games.core import Event, View

ASSUMPTION = "every order of the cards not yet turned is equally likely"


def odds(view: View, history: Sequence[Event]) -> dict[str, Any]:
    """The chances as plain JSON data; fractions are `"numerator/denominator"`.

    `bets`: for each open bet who bets against whom for how much, the mates of both cards among the unseen, the chance
    of the first one to win (`win`), that the next card decides it (`next`), and the mean number of cards until then
    (`mean`). `bank`, while the banker has a card: the players with stakes, the chance that none of them beats him and
    how many he may expect to beat, if nobody enters later (RULES T5). `opening`, while a first card is on offer: the
    chance that the banker's first card voids it (RULES T6).
    """
    unseen = _unseen(view)
    own = {player["seat"]: card(player["card"]) for player in view["players"] if player["card"]}
    banker = view["banker"]
    playing = view["phase"] not in ("deal", "first-bank", "over")
    bets = []
    for player in view["players"] if playing else ():
        if player["stake"]:
            bets.append(_bet("main", player["seat"], banker, player["stake"], own, unseen))
    for side in view["sides"] if playing else ():
        bets.append(_bet("side", side["from"], side["to"], side["chips"], own, unseen))
    found: dict[str, Any] = {"game": "skin", "assumption": ASSUMPTION, "unseen": len(unseen), "bets": bets}
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


def _bet(
    kind: str, seat: int, against: int, chips: int, own: dict[int, Card], unseen: Sequence[Card]
) -> dict[str, Any]:
    """One bet: `seat` wins when the card of `against` is matched first."""
    mine, theirs = _mates(own[seat], unseen), _mates(own[against], unseen)
    return {
        "kind": kind,
        "seat": seat,
        "against": against,
        "chips": chips,
        "mates": {"own": mine, "other": theirs},
        "win": _written(Fraction(theirs, mine + theirs)),
        "next": _written(Fraction(mine + theirs, len(unseen))),
        "mean": _written(Fraction(len(unseen) + 1, mine + theirs + 1)),
    }


def _written(chance: Fraction) -> str:
    return f"{chance.numerator}/{chance.denominator}"
