"""The odds of In Between as plain JSON data, from the cards that have been turned since the last shuffle."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from games.cards import Card, cards
from games.core import Event, View
from games.inbetween import chances
from games.inbetween.chances import Called, Fall, Unseen
from games.inbetween.options import InBetweenOptions
from games.inbetween.seeing import unseen
from games.inbetween.spread import Side, gap, value

ASSUMPTION = "every order of the cards not yet turned is equally likely"


def odds(view: View, history: Sequence[Event]) -> dict[str, Any]:
    """The chances of the next bet; fractions are `"numerator/denominator"`, counts are `{"count", "of", "chance"}`.

    `unseen` cards are not yet turned, `ranks` of them by rank. While a bet, or higher or lower, is due, `bets` has a
    row for each way to bet: the gap, what is called, how many unseen cards win, equal a post or lose otherwise, the
    expected gain per chip, whether that is `favourable`, `fair` or `unfavourable`, and `amounts`, the expectation of
    the least, the greatest and, where a loss is capped by his chips, the turning amount. While an ace is to be called,
    `calls` has a row for each call. Before a shuffle `next` is the table of the gaps that the next posts may have, aces
    high.
    Nobody sees a card that the others do not, so `history` has nothing to add to the view.
    """
    options = InBetweenOptions.of(view["options"])
    hidden = unseen(view)
    left = chances.count(hidden)
    found: dict[str, Any] = {
        "game": "inbetween",
        "assumption": ASSUMPTION,
        "assumption_text": "inbetween-odds-assumption",
        "seat": view["to_act"] if isinstance(view["to_act"], int) else None,
        "unseen": len(hidden),
        "ranks": {one.rank: left[value(one)] for one in hidden},
    }
    posts = cards(view["posts"])
    match view["phase"]:
        case "bet":
            found["bets"] = [_bet(view, posts, view["ace"] or "", view["side"] or "", left, options)]
        case "call":
            found["bets"] = [_bet(view, posts, view["ace"] or "", side, left, options) for side in SIDES]
        case "ace" if len(posts) == 1:
            found["calls"] = [_call(side, chances.call_ace(posts[0], side, left, options)) for side in SIDES]
        case "ace":
            found["bets"] = [_ace(view, posts, side, left, options) for side in SIDES]
        case "draw" | "shuffle":
            found["next"] = _next(left, options)
    return found


SIDES: tuple[Side, ...] = ("high", "low")


def _bet(
    view: View, posts: tuple[Card, ...], ace: Side, side: Side, left: Unseen, options: InBetweenOptions
) -> dict[str, Any]:
    falls = chances.third(posts, ace, side, left, options)
    own = view["players"][view["seat"] - 1]["chips"]
    most = view["maximum"]
    amounts = sorted({1, most, *([own // falls.times] if 1 < own // falls.times < most else [])})
    return {
        "gap": max(0, gap(posts, ace)),
        "ace": ace or None,
        "side": side or None,
        "win": _count(falls.win, falls.unseen),
        "match": _count(falls.match, falls.unseen),
        "lose": _count(falls.lose, falls.unseen),
        "match_costs": falls.times,
        "per_chip": written(falls.per_chip),
        "verdict": _verdict(falls),
        "amounts": [{"chips": chips, "expectation": written(falls.expectation(chips, own))} for chips in amounts],
    }


def _ace(view: View, posts: tuple[Card, ...], ace: Side, left: Unseen, options: InBetweenOptions) -> dict[str, Any]:
    """Both posts lie there, one of them an ace to be called: adjacent posts settle themselves."""
    if gap(posts, ace) > 0:
        return _bet(view, posts, ace, "", left, options)
    return {"gap": 0, "ace": ace, "side": None, "settled": chances.settled(0, options)}


def _call(call: Side, called: Called) -> dict[str, Any]:
    return {
        "ace": call,
        "pair": _count(called.pair, called.of),
        "adjacent": _count(called.adjacent, called.of),
        "favourable": _count(called.favourable, called.of),
        "win": written(called.win),
        "expectation": written(called.expectation),
    }


def _next(left: Unseen, options: InBetweenOptions) -> list[dict[str, Any]]:
    return [
        {
            "gap": max(0, row.gap),
            "pair": row.gap < 0,
            "posts": _count(row.pairs, row.of),
            "win": None if row.win is None else written(row.win),
            "per_chip": None if row.per_chip is None else written(row.per_chip),
            "settled": row.settled,
        }
        for row in chances.gaps(left, options)
    ]


def _verdict(falls: Fall) -> str:
    return "favourable" if falls.edge > 0 else "fair" if falls.edge == 0 else "unfavourable"


def _count(cards: int, of: int) -> dict[str, Any]:
    return {"count": cards, "of": of, "chance": written(Fraction(cards, of))}


def written(number: Fraction) -> str:
    """An exact number as `numerator/denominator` in lowest terms."""
    return f"{number.numerator}/{number.denominator}"
