"""The contract between a game and everything that plays, shows or checks it.

States are frozen values, chance is an action, and nothing inside a game calls a random generator: the same state
and the same action always give the same next state and the same events (invariant INV-4). Every event names the
clauses that caused it and every refused action the clause that forbids it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Literal, NamedTuple, Protocol, TypeVar, cast

from games.cards import HIDDEN, Card
from games.chance import Source
from games.errors import BadOption, IllegalAction, NotationError, VaraqError
from games.facts import Values
from games.numbers import whole
from games.options import Options

if TYPE_CHECKING:
    from games.positions import Field

CHANCE: Final = "chance"
"""`State.to_act` when the next thing is not a player's: cards have to be shuffled and dealt."""

Fact = Card | tuple[Card, ...] | int | float | str | bool
"""A value that an event or a ruling reports: cards, an amount, a seat, or a word such as `"stock"`."""

Facts = tuple[tuple[str, Fact], ...]
View = dict[str, Any]
"""The table as one seat sees it: plain JSON data, documented by each game."""


@dataclass(frozen=True, slots=True)
class Action:
    """Something a seat does, or chance when `seat` is `None`.

    Each kind of action of a game is a subclass with its `verb` and whatever the action needs. `str(action)` is the
    line that a record holds, such as `3 discard 5C`.
    """

    seat: int | None

    verb: ClassVar[str]
    """The first word after the seat."""

    def words(self) -> tuple[str, ...]:
        """What follows the seat in notation, the verb first."""
        return (self.verb,)

    @property
    def message(self) -> str:
        """The name of the text on this action's button: `<game>-action-<message>`."""
        return self.verb

    def facts(self) -> Facts:
        """The arguments of that text."""
        return ()

    @property
    def range(self) -> range | None:
        """The amounts that are allowed where this is a choice with bounds (`at` makes it concrete), else `None`."""
        return None

    def at(self, amount: int) -> Action:
        """This choice with its amount in chips; only for choices with a `range`."""
        raise TypeError(f"«{self}» has no amount to choose")

    def __str__(self) -> str:
        words = self.words()
        return " ".join(words if self.seat is None else (str(self.seat), *words))


Choice = Action
"""What `Game.actions` lists: an action, or one with a `range` of amounts that `.at(n)` makes an action."""


class Needs(NamedTuple):
    """What chance must supply: the cards to be put in an order, and the verb of the action that does it."""

    verb: str
    cards: tuple[Card, ...]


class Event(NamedTuple):
    """Something that happened, with the clauses that caused it, the cause first; `clauses` is never empty.

    `seat` is the player concerned. `private` names the facts that only that seat may know.
    """

    kind: str
    clauses: tuple[str, ...]
    seat: int | None = None
    facts: Facts = ()
    private: tuple[str, ...] = ()

    def fact(self, name: str) -> Fact:
        """One fact; raises `KeyError` when the event does not have it."""
        for key, value in self.facts:
            if key == name:
                return value
        raise KeyError(f"a «{self.kind}» event has no fact «{name}»")

    def for_seat(self, seat: int | None) -> Event:
        """The event as that seat may see it: private cards become `HIDDEN`. `None` sees everything."""
        if not self.private or seat is None or seat == self.seat:
            return self
        return self._replace(
            facts=tuple((key, _covered(value) if key in self.private else value) for key, value in self.facts)
        )


def _covered(value: Fact) -> Fact:
    if isinstance(value, Card):
        return HIDDEN
    if isinstance(value, tuple):
        return (HIDDEN,) * len(value)
    raise TypeError(f"only cards can be hidden, not {value!r}")


class Ruling(NamedTuple):
    """The rules' answer to an action: allowed, with the clauses that allow or compel it, or refused.

    A refusal has a `kind`, which names its sentence, the clause that forbids the action first in `clauses`, and
    the facts of the case, such as the card that may not go back.
    """

    allowed: bool
    clauses: tuple[str, ...]
    kind: str = ""
    facts: Facts = ()


class State(Protocol):
    """What every game's state offers beside its own fields."""

    @property
    def seats(self) -> int:
        """How many players the game began with."""

    @property
    def to_act(self) -> int | Literal["chance"] | None:
        """The seat to act, `CHANCE`, or `None` when the game is over."""

    @property
    def needs(self) -> Needs | None:
        """At `CHANCE` what is wanted, otherwise `None`."""


S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Options)  # noqa: E741


class Standing(NamedTuple):
    """How the players stand: an amount per seat (lives, chips or cards), who is still in, and who has won."""

    unit: str
    amounts: tuple[int, ...]
    playing: tuple[bool, ...]
    winners: tuple[int, ...]


class Game(ABC, Generic[S, O]):
    """A game: its rules as functions on states.

    `events` and `refusals` list every kind with the facts that it carries, so that the texts can be checked
    without playing; `verbs` lists the kinds of action.
    """

    key: ClassVar[str]
    Options: type[O]
    seats: ClassVar[range]
    hides: ClassVar[bool]
    """Whether a seat may know cards that others may not; if not, the table looks the same from every seat."""
    verbs: ClassVar[Mapping[str, Callable[[int | None, Sequence[str], Any], Action]]]
    events: ClassVar[Mapping[str, tuple[str, ...]]]
    values: ClassVar[Mapping[str, Values]] = MappingProxyType({})
    """What facts of events can be, by `kind.fact` or `fact`, where they are not just numbers or cards."""
    refusals: ClassVar[Mapping[str, tuple[str, ...]]]
    action_texts: ClassVar[Mapping[str, tuple[str, ...]]]
    """The texts on buttons, by `Action.message`, with their arguments."""
    fields: ClassVar[tuple[Field, ...]]
    """What can be set in a position; each has the text `ui-position-<word>`."""
    units: ClassVar[tuple[str, ...]]
    """The names that `amounts` can give."""

    def sizes(self, options: O) -> range:
        """The table sizes that these options allow, within `seats`."""
        return self.seats

    def check_table(self, sizes: range, seats: int, first_dealer: int) -> None:
        """Raises `BadOption` unless so many can play and one of them is the first dealer."""
        if seats not in sizes:
            raise BadOption("error-table-size", seats=seats, low=sizes[0], high=sizes[-1])
        if not 1 <= first_dealer <= seats:
            raise BadOption("error-first-dealer", seat=first_dealer, seats=seats)

    @abstractmethod
    def start(self, options: O, seats: int, first_dealer: int) -> S:
        """The state before the first deal."""

    @abstractmethod
    def position(self, options: O, seats: int, lines: Iterable[Sequence[str]]) -> S:
        """A state set up by hand from the words of a record's `position` lines.

        Raises `ImpossiblePosition` that names what cannot be, or `NotationError`.
        """

    @abstractmethod
    def actions(self, state: S) -> tuple[Choice, ...]:
        """The choices of the seat to act, in a fixed order that belongs to the notation's version; empty at chance."""

    @abstractmethod
    def candidates(self, state: S) -> tuple[Choice, ...]:
        """What a person might try here, allowed or not; `actions` are those of them that `ruling` allows."""

    @abstractmethod
    def ruling(self, state: S, action: Action) -> Ruling:
        """Judges any well-formed action, listed or not."""

    @abstractmethod
    def play(self, state: S, action: Action) -> tuple[S, tuple[Event, ...]]:
        """What an allowed action leads to; callers use `apply`, which asks for the ruling first."""

    @abstractmethod
    def seen(self, state: S, seat: int | None) -> View:
        """What `view` gives, for a seat that is known to be there."""

    @abstractmethod
    def standing(self, state: S) -> Standing:
        """How the players stand."""

    @abstractmethod
    def amounts(self, state: S) -> dict[tuple[str, int | None], float]:
        """Every amount that a record may expect, by name and seat (`None` for the table's own)."""

    @abstractmethod
    def holding(self, state: S, seat: int) -> Facts:
        """What a seat looks at before it acts: the arguments of the text `<game>-holding`."""

    @abstractmethod
    def conserves(self, state: S) -> bool:
        """Whether every card is in one place and no penny or chip has come or gone (INV-1, INV-2, `common.chips`)."""

    @abstractmethod
    def imagine(self, view: View, history: Sequence[Event], source: Source) -> S:
        """A full state that fits all that a seat has seen, every fitting one as likely as the cards make it."""

    def view(self, state: S, seat: int | None) -> View:
        """The table as that seat sees it; `None` sees every card that is known. Raises `VaraqError` for no seat."""
        if seat is not None and not 1 <= seat <= state.seats:
            raise VaraqError(f"there is no seat {seat}; the seats are 1 to {state.seats}")
        return self.seen(state, seat)

    def under(self, state: S, options: O) -> S | None:
        """The same table under other options; `None` where there can be no such table, since they say how many sit
        there, what everybody brings, or with how many cards is played."""
        if state.seats not in self.sizes(options):
            return None
        changed: S = cast(Any, state)._replace(options=options)
        return changed if self.conserves(changed) else None

    def apply(self, state: S, action: Action) -> tuple[S, tuple[Event, ...]]:
        """The next state and what happened; raises `IllegalAction` with the ruling when the rules refuse."""
        ruling = self.ruling(state, action)
        if not ruling.allowed:
            raise IllegalAction(action, ruling)
        return self.play(state, action)

    def read_action(self, state: S, text: str) -> Action:
        """The action of a record's line such as `3 discard 5C`; raises `NotationError`.

        The state is needed because `deal #7` means "the cards wanted here, shuffled with seed 7".
        """
        words = text.split()
        seat: int | None = None
        if words and words[0].isascii() and words[0].isdigit():
            seat = whole(words[0])
            if seat is None or not 1 <= seat <= state.seats:
                raise NotationError("error-no-seat", seat=words[0] if seat is None else seat, seats=state.seats)
            words = words[1:]
        reader = self.verbs.get(words[0]) if words else None
        if reader is None:
            raise NotationError("error-not-an-action", given=text, verbs=tuple(self.verbs))
        return reader(seat, words[1:], state)
