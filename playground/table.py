"""The table: a game's view as HTML, and which move each thing on it makes when it is pressed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from games.cards import HIDDEN, Card, card
from games.core import View
from playground.markup import card_html
from playground.sentence import Sentences
from playground.templating import fill

Moves = Mapping[str, str]
"""Action in notation by the thing that makes it: `hand:9C`, or the name of a pile."""


def table_html(sentences: Sentences, view: View, moves: Moves | None = None) -> str:
    """The table that a view describes, in the game's own template `<game>-table.html`.

    With `moves` the cards and piles in it are buttons, so that any card can be tried, allowed or not.
    """

    def shown(code: str) -> Any:
        return card_html(seen(code), sentences.words)

    def name(seat: int) -> Any:
        return sentences.text("ui-seat-you" if seat == view["viewer"] else "ui-seat", seat=seat)

    return fill(
        f"{view['game']}-table.html",
        view=view,
        t=sentences.text,
        plain=sentences.plain,
        card=shown,
        name=name,
        moves=moves or {},
    )


def seen(code: str) -> Card:
    """The card of a code in a view, where `??` is a back."""
    return HIDDEN if code == HIDDEN.code else card(code)


def moves_on_table(view: View) -> Moves:
    """What pressing a card or a pile tries for the seat to act, in notation; empty when nobody is to act."""
    seat = view["to_act"]
    return _BY_GAME[view["game"]](view, seat) if isinstance(seat, int) else {}


def _scat(view: View, seat: int) -> Moves:
    hand = next(player["hand"] for player in view["players"] if player["seat"] == seat)
    moves = {f"hand:{code}": f"{seat} discard {code}" for code in hand if code != HIDDEN.code}
    return moves | {"stock": f"{seat} draw stock", "discards": f"{seat} draw discard"}


_BY_GAME: Mapping[str, Callable[[View, int], Moves]] = {"scat": _scat}
