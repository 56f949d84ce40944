"""What the facts of events can be, as notation writes them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from games.cards import PACK

Values = tuple[str, ...]
"""What a fact may be: words, and one of the three below."""

NUMBER: Final = "a number"
CARD: Final = "a card"
CARDS: Final = "cards joined by commas"
YES_NO: Final[Values] = ("yes", "no")

_USUAL: Final[Mapping[str, Values]] = {"card": (CARD,), "cards": (CARDS,)}
"""What facts of these names are in every game; those that no game says anything of are numbers."""

_NUMBER: Final = re.compile(r"-?[0-9]+(\.[0-9]+)?")
_CODES: Final = frozenset(card.code for card in PACK)


def values_of(declared: Mapping[str, Values], kind: str, fact: str) -> Values:
    """What a fact of that kind of event may be; a game declares it by ``kind.fact`` or for all kinds by ``fact``."""
    return declared.get(f"{kind}.{fact}") or declared.get(fact) or _USUAL.get(fact, (NUMBER,))


def is_possible(written: str, values: Values) -> bool:
    """Whether a fact that may be one of these can be written so."""
    if written in values and written not in (NUMBER, CARD, CARDS):
        return True
    if NUMBER in values and _NUMBER.fullmatch(written):
        return True
    if CARD in values and written in _CODES:
        return True
    return CARDS in values and (not written or set(written.split(",")) <= _CODES)
