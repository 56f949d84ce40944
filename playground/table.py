"""The table: a game's view as HTML, and which move each thing on it makes when it is pressed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games.cards import HIDDEN, RANKS, Card, card
from games.core import View
from playground.markup import face_html, rank_html
from playground.players import player_name
from playground.sentence import Sentences
from playground.templating import fill

Moves = Mapping[str, str]
"""Action in notation by the thing that makes it: `hand:9C`, or the name of a pile.

Where a move is put together from several things, `play` is its beginning, such as `2 play`: first the card that is
played and then the cards that it takes are marked, and a button makes the move.
"""


def table_html(
    sentences: Sentences, view: View, moves: Moves | None = None, names: Mapping[int, str] | None = None
) -> str:
    """The table that a view describes, in the game's own template `<game>-table.html`.

    With `moves` the cards and piles in it are buttons, so that any card can be tried, allowed or not. `names` are what
    the people in some seats want to be called.
    """

    def shown(code: str) -> Any:
        return face_html(seen(code), sentences.words)

    def name(seat: int) -> Any:
        return player_name(sentences, names or {}, seat, view["viewer"])

    def ranks(codes: Sequence[str]) -> list[Any]:
        there = {card(code).rank for code in codes}
        return [rank_html(rank, sentences.words) for rank in RANKS if rank in there]

    return fill(
        f"{view['game']}-table.html",
        view=view,
        t=sentences.text,
        plain=sentences.plain,
        number=sentences.words.number,
        card=shown,
        ranks=ranks,
        name=name,
        moves=moves or {},
        winners=winners(view),
    )


def seen(code: str) -> Card:
    """The card of a code in a view, where `??` is a back."""
    return HIDDEN if code == HIDDEN.code else card(code)


def moves_on_table(view: View) -> Moves:
    """What pressing a card or a pile tries for the seat to act, in notation; empty when nobody is to act."""
    seat = view["to_act"]
    return _BY_GAME[view["game"]](view, seat) if isinstance(seat, int) else {}


def winners(view: View) -> list[int]:
    """The seats that have won, once the game is over; nobody after a draw."""
    if view["phase"] != "over":
        return []
    if "winners" in view:
        return list(view["winners"])
    if "winner" in view:
        return [view["winner"]] if view["winner"] else []
    # Skin's view shows what everybody has gained; whoever has gained most has won.
    best = max(player["net"] for player in view["players"])
    return [player["seat"] for player in view["players"] if player["net"] == best > 0]


def _scat(view: View, seat: int) -> Moves:
    hand = next(player["hand"] for player in view["players"] if player["seat"] == seat)
    moves = {f"hand:{code}": f"{seat} discard {code}" for code in hand if code != HIDDEN.code}
    return moves | {"stock": f"{seat} draw stock", "discards": f"{seat} draw discard"}


def _skin(view: View, seat: int) -> Moves:
    match view["phase"]:
        case "offer":
            return {"offered": f"{seat} accept"}
        case "new-card":
            return {"offered": f"{seat} keep"}
        case "centre":
            return {f"centre:{code}": f"{seat} take-up {code}" for code in view["centre"]}
    return {}


def _inbetween(view: View, seat: int) -> Moves:
    return {}


def _snitchems(view: View, seat: int) -> Moves:
    return {"play": f"{seat} play"}


_BY_GAME: Mapping[str, Callable[[View, int], Moves]] = {
    "scat": _scat,
    "skin": _skin,
    "inbetween": _inbetween,
    "snitchems": _snitchems,
}
