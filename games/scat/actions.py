"""What a player of Scat can do, with its words in notation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import ClassVar, Final, Literal

from games.cards import Card, card
from games.core import Action, Facts, State
from games.errors import misformed
from games.reading import Reader, bare, seated

Pile = Literal["stock", "discard"]


@dataclass(frozen=True, slots=True)
class Knock(Action):
    """`2 knock`: instead of drawing and discarding (`scat.knock.when`)."""

    verb: ClassVar[str] = "knock"


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """`3 draw stock` or `3 draw discard`: the top card of that pile (`scat.turn.draw`)."""

    pile: Pile
    top: Card | None = field(default=None, compare=False)
    """The top card of the discard pile, for the button's text; the rules do not look at it."""

    verb: ClassVar[str] = "draw"

    def words(self) -> tuple[str, ...]:
        return (self.verb, self.pile)

    @property
    def message(self) -> str:
        return "draw-stock" if self.pile == "stock" else "take-discard"

    def facts(self) -> Facts:
        return () if self.top is None else (("card", self.top),)


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """`3 discard 5C`: ends the turn (`scat.turn.discard`)."""

    card: Card

    verb: ClassVar[str] = "discard"

    def words(self) -> tuple[str, ...]:
        return (self.verb, str(self.card))

    def facts(self) -> Facts:
        return (("card", self.card),)


@dataclass(frozen=True, slots=True)
class Stand(Action):
    """`3 stand`: keeps the hand in the last turn, where the rules allow it."""

    verb: ClassVar[str] = "stand"


@dataclass(frozen=True, slots=True)
class ThrowDown(Action):
    """`2 throw-down`: shows the hand unseen (`scat.opt.throw-down`)."""

    verb: ClassVar[str] = "throw-down"


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """`2 decline`: looks at the cards instead of throwing down (`scat.opt.throw-down`)."""

    verb: ClassVar[str] = "decline"


knock = cache(Knock)
draw_stock = cache(lambda seat: Draw(seat, "stock"))
take_discard = cache(lambda seat, top: Draw(seat, "discard", top))
discard = cache(Discard)
stand = cache(Stand)
throw_down = cache(ThrowDown)
decline = cache(Decline)


_DRAWS: Final = ("2 draw stock", "2 draw discard")


def _read_draw(seat: int | None, words: Sequence[str], state: State) -> Action:
    seat = seated(seat, words, *_DRAWS)
    if words[0] == "stock":
        return draw_stock(seat)
    if words[0] == "discard":
        discards: tuple[Card, ...] = getattr(state, "discards", ())
        return take_discard(seat, discards[-1] if discards else None)
    raise misformed(*_DRAWS)


def _read_discard(seat: int | None, words: Sequence[str], state: State) -> Action:
    return discard(seated(seat, words, "2 discard 5C"), card(words[0]))


READERS: dict[str, Reader] = {
    "knock": bare(Knock),
    "draw": _read_draw,
    "discard": _read_discard,
    "stand": bare(Stand),
    "throw-down": bare(ThrowDown),
    "decline": bare(Decline),
}
