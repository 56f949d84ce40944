"""What a player of Snitch'ems can do: play one card, and say which cards of the table it takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from games.cards import Card, card, cards, duplicate
from games.core import Action, Facts, State
from games.errors import NotationError, misformed
from games.reading import Reader
from games.snitchems.state import Cards, order


@dataclass(frozen=True, slots=True)
class Play(Action):
    """`2 play 4S take 4H 8C`, or `2 play 4S` for a card that is left on the table.

    `take` is sorted by rank. The kind of capture follows from the cards: no cards can be both a made eight and a made
    ten, and where they are a pair and a made number as well (4 + 4, 5 + 5, 2 + 2 + 2 + 2) nothing depends on which of
    the two is meant, so that there is one choice and not two.
    """

    card: Card
    take: Cards = ()

    verb: ClassVar[str] = "play"

    def words(self) -> tuple[str, ...]:
        if not self.take:
            return (self.verb, self.card.code)
        return (self.verb, self.card.code, "take", *(one.code for one in self.take))

    @property
    def message(self) -> str:
        return "take" if self.take else "trail"

    def facts(self) -> Facts:
        return (("card", self.card), ("cards", self.take)) if self.take else (("card", self.card),)


_FORMS: Final = ("2 play 4S", "2 play 4S take 4H 8C")


def _read_play(seat: int | None, words: Sequence[str], state: State) -> Action:
    if seat is None:
        raise NotationError("error-seat-missing", form=_FORMS[0])
    if not words:
        raise misformed(*_FORMS)
    played = card(words[0])
    if len(words) == 1:
        return Play(seat, played)
    if words[1] != "take" or len(words) == 2:
        raise misformed(*_FORMS)
    taken = cards(words[2:])
    twice = duplicate(taken)
    if twice:
        raise NotationError("snitchems-error-taken-twice", card=twice)
    return Play(seat, played, tuple(sorted(taken, key=order)))


READERS: dict[str, Reader] = {"play": _read_play}
