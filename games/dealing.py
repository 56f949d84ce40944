"""Chance as an action: putting cards in an order.

In notation `deal #7` is the order of seed 7, `deal 10S 9S …` names every card (top first), and
`deal partial 10S 9S …` names only the cards that an example turns: the rest of the pack stays open, and turning
one of those cards is an error.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import ClassVar, Final, Self

from games.cards import HIDDEN, PACK, Card, cards
from games.chance import MAX_SEED, shuffle
from games.core import Action, Needs, State
from games.errors import NotationError, UnspecifiedCard
from games.reading import Reader

FULL_PACK = frozenset(PACK)


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """The whole pack in an order, top card first (clause `common.deck-order`); cards left open are `HIDDEN`.

    `seed` only remembers how the order was written; two deals of the same order are equal.
    """

    pack: tuple[Card, ...]
    seed: int | None = field(default=None, compare=False)

    verb: ClassVar[str] = "deal"

    @classmethod
    def seeded(cls, needs: Needs, seed: int) -> Self:
        """The cards that are wanted, in the order of a seed from 0 to `MAX_SEED`."""
        return cls(None, shuffle(needs.cards, seed), seed)

    @property
    def partial(self) -> bool:
        """Whether cards are left open."""
        return HIDDEN in self.pack

    def words(self) -> tuple[str, ...]:
        if self.seed is not None:
            return (self.verb, f"#{self.seed}")
        if self.partial:
            return (self.verb, "partial", *(str(one) for one in self.pack if one is not HIDDEN))
        return (self.verb, *map(str, self.pack))


@dataclass(frozen=True, slots=True)
class Reshuffle(Deal):
    """Cards that have been played, in a new order (top first)."""

    verb: ClassVar[str] = "shuffle"


KINDS: Final[Mapping[str, type[Deal]]] = MappingProxyType({Deal.verb: Deal, Reshuffle.verb: Reshuffle})
"""The chance actions by the verb in `State.needs`."""


def known(card: Card) -> Card:
    """The card, or `UnspecifiedCard` when a partial deal has left it open."""
    if card is HIDDEN:
        raise UnspecifiedCard("error-card-open")
    return card


def is_order(pack: tuple[Card, ...], wanted: tuple[Card, ...]) -> bool:
    """Whether a pack is the cards wanted, each as often, in any order; a `HIDDEN` card may be any of them."""
    if len(pack) != len(wanted):
        return False
    different = set(pack)
    if len(different) == len(pack) and different == set(wanted):
        return True  # nearly every pack; what follows would say the same, but takes ten times as long
    named = Counter(one for one in pack if one is not HIDDEN)
    return not named - Counter(wanted)


def reader(kind: type[Deal]) -> Reader:
    """What reads the words after `deal` or `shuffle`."""

    def read(seat: int | None, words: Sequence[str], state: State) -> Action:
        if seat is not None:
            raise NotationError("error-deal-seat", verb=kind.verb)
        needs = state.needs
        if needs is None or needs.verb != kind.verb:
            if needs:
                raise NotationError("error-other-shuffle", verb=kind.verb, wanted=needs.verb)
            if state.to_act is None:
                raise NotationError("error-over")
            raise NotationError("error-deal-not-due", seat=state.to_act)
        if len(words) == 1 and words[0].startswith("#"):
            return kind.seeded(needs, _seed(words[0][1:]))
        open_end = bool(words) and words[0] == "partial"
        named = cards(words[1:] if open_end else words)
        _check(named, needs, open_end)
        return kind(None, named + (HIDDEN,) * (len(needs.cards) - len(named)))

    return read


def _seed(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > 16 or int(text) > MAX_SEED:
        raise NotationError("error-seed", given=f"#{text}", sign="#", high=MAX_SEED)
    return int(text)


def _check(named: Sequence[Card], needs: Needs, open_end: bool) -> None:
    wanted = Counter(needs.cards)
    foreign = set(named) - set(wanted)
    if foreign:
        raise NotationError("error-foreign-card", card=min(foreign), count=len(needs.cards))
    surplus = Counter(named) - wanted
    if surplus:
        twice = min(surplus)
        times = wanted[twice] + surplus[twice]
        raise NotationError("error-card-surplus", card=twice, times=times, packs=wanted[twice])
    missing = len(needs.cards) - len(named)
    if missing and not open_end:
        absent = min(wanted - Counter(named))
        form = f"{needs.verb} partial …"
        raise NotationError("error-cards-missing", missing=missing, count=len(needs.cards), card=absent, form=form)
