"""What a player of In Between can do, with its words in notation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Literal

from games import amount
from games.amount import Amount
from games.cards import Card
from games.core import Action, Facts, State
from games.reading import Reader, bare, seated

Of = Literal["ace", "pair"]


@dataclass(frozen=True, slots=True)
class Bet(Amount):
    """`1 bet 2`: that the third card falls between the posts, or on the side called (`inbetween.bet.forced`)."""

    verb: ClassVar[str] = "bet"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """`1 pass`: no bet, where the table allows it (`inbetween.opt.pass`)."""

    verb: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Call(Action):
    """An ace as high or low, or after a pair the third card as higher or lower.

    Which of the two it is follows from the table; `of` and `card` are only for the button's text
    (`none` where there is nothing to call).
    """

    of: Of = field(default="ace", compare=False)
    card: Card | None = field(default=None, compare=False)

    words_of: ClassVar[dict[Of, str]]

    @property
    def message(self) -> str:
        return self.words_of[self.of]

    def facts(self) -> Facts:
        return (("card", self.card or "none"),)


@dataclass(frozen=True, slots=True)
class High(Call):
    """`1 high`: the ace is high, or the third card will be higher than the pair."""

    verb: ClassVar[str] = "high"
    words_of: ClassVar[dict[Of, str]] = {"ace": "ace-high", "pair": "higher"}


@dataclass(frozen=True, slots=True)
class Low(Call):
    """`1 low`: the ace is low, or the third card will be lower than the pair."""

    verb: ClassVar[str] = "low"
    words_of: ClassVar[dict[Of, str]] = {"ace": "ace-low", "pair": "lower"}


def _call(kind: type[Call]) -> Reader:
    def read(seat: int | None, words: Sequence[str], state: State) -> Action:
        seat = seated(seat, words, f"2 {kind.verb}")
        posts: tuple[Card, ...] = getattr(state, "posts", ())
        pair = len(posts) == 2 and posts[0].rank == posts[1].rank  # also when it has been called already
        of: Of = "pair" if pair or getattr(state, "phase", "") == "call" else "ace"
        return kind(seat, of, to_call(posts, of))

    return read


def to_call(posts: Sequence[Card], of: Of) -> Card | None:
    """The card that a call is about: the ace among the posts, or the first card of a pair."""
    if of == "pair":
        return posts[0] if posts else None
    return next((one for one in posts if one.rank == "A"), None)


READERS: dict[str, Reader] = {
    Bet.verb: amount.reader(Bet),
    Pass.verb: bare(Pass),
    High.verb: _call(High),
    Low.verb: _call(Low),
}
