"""The odds of Snitch'ems: what each play wins, and what it leaves to the next player."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import comb
from typing import Any

from games.cards import Card, card, cards
from games.core import Event, View
from games.snitchems.captures import rules_of
from games.snitchems.counting import RANK, best_wins, counts, next_hand
from games.snitchems.options import SnitchemsOptions
from games.snitchems.seeing import Memory, remember, unseen
from games.snitchems.state import order
from games.snitchems.turns import choices

ASSUMPTION = "every hand that the next player can hold is equally likely"
ALONE = ASSUMPTION + "; what the other players' plays say of their own hands is left out"


def odds(view: View, history: Sequence[Event]) -> dict[str, Any]:
    """The viewer's plays as plain JSON data; fractions are `"numerator/denominator"`.

    `plays`, empty unless it is the viewer's turn: for each allowed play the cards that it takes (`take`), how many it
    wins with the card played (`wins`), the table afterwards (`leaves`), and of the next player: the number of cards
    that capture something there among those he can hold (`captures`), the chance that he holds one (`chance`), and the
    cards that his best capture wins on average (`expected`). `next` names that player, the cards that he will hold and
    the number of unseen cards that these can be (`possible`): whoever left a card on the table in this deal holds none
    that could have captured then (`snitchems.turn.compulsory`), new cards can be any. `assumption` is what the chances
    rest on; they are exact.
    """
    memory = remember(view, history)
    hidden = unseen(view, memory.gone)
    found: dict[str, Any] = {
        "game": "snitchems",
        "assumption": ASSUMPTION,
        "assumption_text": "snitchems-odds-assumption",
        "unseen": len(hidden),
        "plays": [],
    }
    seat = view["viewer"]
    if seat is None or view["to_act"] != seat:
        return found
    following = seat % view["seats"] + 1
    held = next_hand([len(player["hand"]) for player in view["players"]], seat, view["stock"])
    possible = _possible(view, memory, hidden, following)
    found["next"] = {"seat": following, "cards": held, "possible": len(possible)}
    if any(cannot for other, cannot in memory.cannot.items() if other not in (seat, following)):
        found |= {"assumption": ALONE, "assumption_text": "snitchems-odds-assumption-alone"}
    options = SnitchemsOptions.of(view["options"])
    table = cards(view["table"])
    hand = tuple(card(code) for code in view["players"][seat - 1]["hand"])
    for play in choices(seat, hand, table, options).plays:
        after = tuple(one for one in table if one not in play.take) + (() if play.take else (play.card,))
        wins = best_wins(counts(after), rules_of(options))
        by_card = [wins[RANK[one] - 1] for one in possible]
        chance, expected = _best(by_card, held)
        found["plays"].append(
            {
                "card": play.card.code,
                "take": [one.code for one in play.take],
                "wins": len(play.take) + 1 if play.take else 0,
                "leaves": [one.code for one in sorted(after, key=order)],
                "captures": sum(won > 0 for won in by_card),
                "chance": _written(chance),
                "expected": _written(expected),
            }
        )
    return found


def _possible(view: View, memory: Memory, hidden: Sequence[Card], following: int) -> list[Card]:
    """The unseen cards that the next player can hold when his turn comes."""
    if not view["players"][following - 1]["hand"]:  # three new cards are dealt before
        return list(hidden)
    never = memory.cannot.get(following, set())
    return [one for one in hidden if one.rank not in never]


def _best(by_card: Sequence[int], held: int) -> tuple[Fraction, Fraction]:
    """The chance that the best of `held` cards wins something, and how many cards it wins on average."""
    held = min(held, len(by_card))
    hands = comb(len(by_card), held)
    chance, expected = Fraction(0), Fraction(0)
    for least in range(1, max(by_card, default=0) + 1):
        reach = 1 - Fraction(comb(sum(won < least for won in by_card), held), hands)
        expected += reach
        if least == 1:
            chance = reach
    return chance, expected


def _written(fraction: Fraction) -> str:
    return f"{fraction.numerator}/{fraction.denominator}"
