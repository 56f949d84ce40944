"""What a person at a table of Skin can do, with its words in notation.

Stakes, covers and side bets are amounts: in `Game.actions` each of them is one choice with a `range` of chips, which
`.at(n)` makes an action.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import ClassVar, Literal

from games.amount import Amount, read_chips, reader
from games.cards import Card, card
from games.core import Action, Facts, State
from games.errors import NotationError
from games.reading import Reader, bare, seated


@dataclass(frozen=True, slots=True)
class OnOffer(Action):
    """An answer to a card that lies on offer; the card is only for the button's text (`none` where there is none)."""

    card: Card | None = field(default=None, compare=False)

    def facts(self) -> Facts:
        return (("card", self.card or "none"),)


@dataclass(frozen=True, slots=True)
class Accept(OnOffer):
    """`1 accept`: takes the card offered, in order to bet on it (`skin.open.offer`, `skin.fresh.accept`)."""

    verb: ClassVar[str] = "accept"


@dataclass(frozen=True, slots=True)
class Refuse(OnOffer):
    """`1 refuse`: the card goes on to the next player (`skin.open.offer`, `skin.fresh.order`)."""

    verb: ClassVar[str] = "refuse"


@dataclass(frozen=True, slots=True)
class Keep(OnOffer):
    """`3 keep`: the banker takes the fresh card as his new card (`skin.fall.new-card`)."""

    verb: ClassVar[str] = "keep"


@dataclass(frozen=True, slots=True)
class RunOut(OnOffer):
    """`3 run-out`: the banker goes on without this card (`skin.fall.run-out`)."""

    verb: ClassVar[str] = "run-out"


@dataclass(frozen=True, slots=True)
class Stake(Amount):
    """`1 stake 10`: the most he is willing to stake on his card (`skin.bet.propose`)."""

    verb: ClassVar[str] = "stake"


@dataclass(frozen=True, slots=True)
class Cover(Amount):
    """`3 cover 6`: what the banker puts up against it (`skin.bet.cover`)."""

    verb: ClassVar[str] = "cover"


@dataclass(frozen=True, slots=True)
class Side(Amount):
    """`2 side 1 3`: offers seat 1 a side bet of 3 (`skin.side.offer`)."""

    to: int

    verb: ClassVar[str] = "side"

    def words(self) -> tuple[str, ...]:
        return (self.verb, str(self.to), self.written())

    def facts(self) -> Facts:
        to = ("to", self.to)
        return (to,) if isinstance(self.chips, range) else (to, ("chips", self.chips))


@dataclass(frozen=True, slots=True)
class Take(Amount):
    """`1 take 2`: accepts so much of the side bet offered (`skin.side.accept`)."""

    verb: ClassVar[str] = "take"


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """`1 decline`: accepts nothing of the side bet offered (`skin.side.accept`)."""

    verb: ClassVar[str] = "decline"


@dataclass(frozen=True, slots=True)
class Done(Action):
    """`2 done`: offers no more side bets (`skin.side.offer`)."""

    verb: ClassVar[str] = "done"


@dataclass(frozen=True, slots=True)
class TakeUp(Action):
    """`1 take-up 3S`: takes a card from the centre after losing (`skin.centre.take-up`)."""

    card: Card

    verb: ClassVar[str] = "take-up"

    def words(self) -> tuple[str, ...]:
        return (self.verb, str(self.card))

    def facts(self) -> Facts:
        return (("card", self.card),)


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """`1 pass`: takes up no card, or does not bet against the banker's new one."""

    what: Literal["leave", "stay-out"] = field(default="leave", compare=False)
    """Which of the two it is, for the button's text; the rules look at what was asked."""

    verb: ClassVar[str] = "pass"

    @property
    def message(self) -> str:
        return self.what


accept = cache(Accept)
refuse = cache(Refuse)
keep = cache(Keep)
run_out = cache(RunOut)
decline = cache(Decline)
done = cache(Done)
take_up = cache(TakeUp)
leave = cache(lambda seat: Pass(seat, "leave"))
stay_out = cache(lambda seat: Pass(seat, "stay-out"))


def _on_offer(kind: type[OnOffer]) -> Reader:
    def read(seat: int | None, words: Sequence[str], state: State) -> Action:
        return kind(seated(seat, words, f"2 {kind.verb}"), getattr(state, "offered", None))

    return read


def _read_side(seat: int | None, words: Sequence[str], state: State) -> Action:
    seat = seated(seat, words, "2 side 1 3")
    seats = [str(one) for one in range(1, state.seats + 1)]
    if words[0] not in seats:
        raise NotationError("error-no-seat", seat=words[0], seats=state.seats)
    return Side(seat, read_chips("side", words[1:]), int(words[0]))


def _read_take_up(seat: int | None, words: Sequence[str], state: State) -> Action:
    return take_up(seated(seat, words, "2 take-up 7H"), card(words[0]))


def _read_pass(seat: int | None, words: Sequence[str], state: State) -> Action:
    seat = seated(seat, words, "2 pass")
    return stay_out(seat) if getattr(state, "phase", "") == "new-bet" else leave(seat)


READERS: dict[str, Reader] = {
    "accept": _on_offer(Accept),
    "refuse": _on_offer(Refuse),
    "stake": reader(Stake),
    "cover": reader(Cover),
    "side": _read_side,
    "take": reader(Take),
    "decline": bare(Decline),
    "done": bare(Done),
    "take-up": _read_take_up,
    "pass": _read_pass,
    "keep": _on_offer(Keep),
    "run-out": _on_offer(RunOut),
}
