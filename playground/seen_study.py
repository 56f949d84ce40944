"""Who may see what of a game, and what it waits for: people at one device, each with cards of his own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, Self

from games.core import CHANCE, Action, Event, View
from playground.moment import Moment
from playground.played_study import PlayedStudy
from playground.single_move import single_move

Waiting = Literal["move", "deal", "over", "bots"]
"""What comes next: the reader's move, the reader's word to deal, nothing any more, or moves that bots make."""

OWN: Final = "own"
"""The reader looks as he sits at the table."""


class NotToBeSeen(Exception):
    """The reader may not look at the table as that seat while the game goes on."""


class Covered(Exception):
    """The hands are covered: nobody has said that the device is his."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenStudy(PlayedStudy):
    """A study as it is seen by whoever has the device.

    `persons` are the seats that people play, none to all of them. With `open_hands` all cards lie open: one reader
    plays for everybody. `names` are what people at this device want to be called. `holder` is the person who has the
    device, where several of them pass it round (`shared`). `seen_as` is the seat as which the reader looks, or `None`
    for every card.
    """

    persons: tuple[int, ...]
    names: Mapping[int, str] = field(default_factory=dict)
    open_hands: bool = False
    holder: int | None = None
    seen_as: int | Literal["own"] | None = OWN

    # ---- who has the device

    @property
    def shared(self) -> bool:
        """Whether people who may not see each other's cards pass the device round."""
        return self.game.hides and not self.open_hands and len(self.persons) > 1 and not self.finished

    @property
    def covered(self) -> bool:
        """Whether nothing may be shown before the device has been passed on."""
        return self.shared and (self.holder is None or self._calls_for(self.holder) is not None)

    @property
    def awaited(self) -> int | None:
        """The person to whom the device is to be passed, while the hands are covered and bots are not yet at work."""
        if not self.covered or (self.at_end and self.waiting == "bots"):
            return None
        return self._calls_for(self.holder) or self.persons[0]

    def _calls_for(self, holder: int | None) -> int | None:
        """The person whose move is due at the end of the line, if that is not who has the device."""
        seat = self.state.to_act
        due = self.at_end and seat in self.persons and seat != holder
        return seat if due else None

    def uncover(self, seat: int) -> Self:
        """The session when that person has taken the device; raises `Covered` if it is not to be passed to him."""
        if seat != self.awaited:
            raise Covered
        return replace(self, holder=seat, seen_as=OWN)

    @property
    def own(self) -> tuple[int, ...]:
        """The seats that whoever has the device plays."""
        if not self.shared:
            return self.persons
        return () if self.holder is None else (self.holder,)

    # ---- what he sees

    @property
    def viewer(self) -> int | None:
        """The seat whose cards are shown; `None`, every card. Raises `Covered` while nobody's may be."""
        if self.seen_as != OWN:
            return self.seen_as
        if len(self.persons) == 1:
            return self.persons[0]
        if self.shared:
            if self.holder is None:
                raise Covered
            return self.holder
        if self.open_hands or not self.persons or self.finished:
            return None
        # Everything lies open but the pack: it is seen by whoever is to act, or was last.
        seats = (self.state.to_act, *(one.action.seat for one in reversed(self.moments)))
        return next((seat for seat in seats if seat in self.persons), self.persons[0])

    @property
    def views(self) -> tuple[int | None, ...]:
        """The seats as which the reader may look: any, and all, where all cards are his or nothing is at stake."""
        if self.finished or self.open_hands or not self.persons:
            return (None, *range(1, self.record.seats + 1))
        return self.own

    def look_as(self, seat: int | None) -> Self:
        """Seen as another seat, or with every card; raises `NotToBeSeen`."""
        if seat not in self.views:
            raise NotToBeSeen
        return replace(self, seen_as=seat)

    def as_may_be_seen(self) -> Self:
        """Seen as before where that is still allowed, else as the reader sits at the table."""
        return self if self.seen_as == OWN or self.seen_as in self.views else replace(self, seen_as=OWN)

    @property
    def view(self) -> View:
        """The table as the reader may see it."""
        return self.game.view(self.state, self.viewer)

    def log(self, since: int = 0) -> tuple[tuple[Event, ...], ...]:
        """What the reader has seen, one tuple of events per moment, from that moment on."""
        viewer = self.viewer
        return tuple(tuple(event.for_seat(viewer) for event in one.events) for one in self.moments[since:])

    # ---- what is waited for

    @property
    def waiting(self) -> Waiting:
        """What comes next."""
        state = self.state
        if state.to_act is None:
            return "over"
        if state.to_act in self.persons:
            return "move" if self.only_move is None else "bots"
        return "deal" if state.to_act == CHANCE and self.moments and _ended_deal(state) else "bots"

    @property
    def only_move(self) -> Action | None:
        """The reader's move where he has a single choice with a single amount, which is no decision.

        Where people pass the device round, or the reader looks as another seat, there is none: a move that makes itself
        would tell of a hand.
        """
        seat = self.state.to_act
        if seat not in self.persons or self.shared or self.seen_as not in (OWN, None, seat):
            return None
        return single_move(self.game, self.state)

    @property
    def watching(self) -> bool:
        """Whether no person's seat is still in the game."""
        playing = self.game.standing(self.state).playing
        return not any(playing[seat - 1] for seat in self.persons)

    def actions(self) -> tuple[Action, ...]:
        """What the reader may do now; empty unless it is his move."""
        return self.game.actions(self.state) if self.waiting == "move" and self.state.to_act in self.own else ()

    def refused(self) -> tuple[Action, ...]:
        """What he might try but may not do now."""
        if self.waiting != "move" or self.state.to_act not in self.own:
            return ()
        allowed = set(self.actions())
        tried = (
            # A refused choice of amounts is tried with its least amount.
            one if one.range is None else one.at(one.range[0])
            for one in self.game.candidates(self.state)
            if one not in allowed
        )
        return tuple(one for one in tried if not self.game.ruling(self.state, one).allowed)

    def next_decision(self) -> int:
        """The next step of the line after which the reader has something to decide; the last one if there is none."""
        for step, one in enumerate(self.path(self.study.end())[self.place.step :], self.place.step + 1):
            if one.state.to_act in self.own and (self.shared or single_move(self.game, one.state) is None):
                return step
        return self.last

    # ---- what he has decided

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision to go back to, of whoever has the device."""
        return any(self._decided(one) for one in self.moments)

    def _decided(self, moment: Moment) -> bool:
        return moment.by == "reader" and (not self.shared or moment.action.seat == self.holder)

    @property
    def decided(self) -> int:
        """The step before the last decision of whoever has the device; what came after it is news to him."""
        return max((step for step, one in enumerate(self.moments) if self._decided(one)), default=0)


def _ended_deal(state: Any) -> bool:
    """Whether a deal is over that the reader should look at before the next one; other shuffles need no word."""
    return state.phase == "deal" and bool(state.deal or getattr(state, "game", 0))
