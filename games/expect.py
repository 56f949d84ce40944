"""What a record expects of the engine: the `expect …` lines of worked examples.

expect event lost-life 2 lives=1 by scat.loss.knocker-tied
expect no event showdown
expect legal 3 discard 9C
expect refused 1 discard 9C by scat.turn.no-return
expect amount value 1 20
expect choices 3           (the seat to act has so many choices)
expect to-act 2            (or chance, or nobody)
expect playing 1 3
expect winner 3            (or nobody)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from games.cards import Card
from games.core import Event, Fact, Game
from games.errors import EnglishError
from games.facts import is_possible, values_of
from games.numbers import whole


@dataclass(frozen=True, slots=True)
class Expectation:
    """One `expect` line: its words after `expect`, and the clauses after `by`."""

    words: tuple[str, ...]
    clauses: tuple[str, ...]
    line: int

    def __str__(self) -> str:
        return " ".join((*self.words, *(("by", *self.clauses) if self.clauses else ())))


def read_expectation(words: Sequence[str], line: int) -> Expectation:
    """Checks the form of an `expect` line; raises `NotationError` that says what may stand there."""
    clauses: Sequence[str] = ()
    if "by" in words:
        place = words.index("by")
        words, clauses = words[:place], words[place + 1 :]
        if not clauses:
            raise EnglishError("after «by» come the clauses, such as «by scat.knock.once»")
    if not words or words[0] not in _CHECKS:
        raise EnglishError("after «expect» comes " + ", ".join(_CHECKS))
    if len(words) < 2:
        raise EnglishError(f"after «expect {words[0]}» something is missing, see the notation's grammar")
    if words[0] == "no" and (len(words) < 3 or words[1] != "event"):
        raise EnglishError("after «expect no» comes «event» and its kind")
    if words[0] == "amount" and len(words) not in (3, 4):
        raise EnglishError("after «expect amount» come its name, a seat where it belongs to one, and a number")
    if clauses and words[0] not in ("event", "legal", "refused"):
        raise EnglishError(f"«expect {' '.join(words[:2])} …» cites no clauses; leave out «by …»")
    if words[0] == "refused" and not clauses:
        raise EnglishError("«expect refused …» ends with the clause that forbids it, «by …»")
    return Expectation(tuple(words), tuple(clauses), line)


def unmet(expectation: Expectation, game: Game[Any, Any], state: Any, events: Sequence[Event]) -> str | None:
    """What the engine gave instead, or `None` when the expectation is met."""
    kind, *rest = expectation.words
    return _CHECKS[kind](rest, expectation.clauses, game, state, events)


def _event(
    words: list[str], clauses: Sequence[str], game: Game[Any, Any], state: Any, events: Sequence[Event]
) -> str | None:
    check_event(words, game, state)
    _known(clauses, game)
    if any(matches(event, words) and set(clauses) <= set(event.clauses) for event in events):
        return None
    return "; ".join(map(describe, events)) or "no event"


def _no_event(
    words: list[str], clauses: Sequence[str], game: Game[Any, Any], state: Any, events: Sequence[Event]
) -> str | None:
    check_event(words[1:], game, state)
    found = [event for event in events if matches(event, words[1:])]
    return describe(found[0]) if found else None


def check_event(words: list[str], game: Game[Any, Any], state: Any) -> None:
    """What is no event of the game, or has a value that none has, would never happen, so that `no event` would be met
    by a slip of the pen."""
    kind, *rest = words
    if kind not in game.events:
        raise EnglishError(f"{game.key} has no event «{kind}»; it has " + ", ".join(game.events))
    if rest and "=" not in rest[0]:
        if not 1 <= (whole(rest[0]) or 0) <= state.seats:
            raise EnglishError(f"there is no seat {rest[0]}; the seats are 1 to {state.seats}")
        rest = rest[1:]
    names: set[str] = set()
    for word in rest:
        name, equals, value = word.partition("=")
        if not equals:
            raise EnglishError(f"«{word}» is not a fact; write name=value, such as lives=1")
        if name not in game.events[kind]:
            raise EnglishError(
                f"a «{kind}» event has no fact «{name}»; it has {', '.join(game.events[kind]) or 'none'}"
            )
        if name in names:
            raise EnglishError(f"the fact «{name}» is given twice")
        values = values_of(game.values, kind, name)
        if not is_possible(value, values):
            raise EnglishError(f"the fact «{name}» of «{kind}» is never «{value}»; it is " + " or ".join(values))
        names.add(name)


def matches(event: Event, words: list[str]) -> bool:
    """Whether the event is of that kind, seat and facts, as the words of an `expect event` line give them."""
    kind, *rest = words
    if event.kind != kind:
        return False
    if rest and "=" not in rest[0]:
        if event.seat != whole(rest[0]):
            return False
        rest = rest[1:]
    facts = {name: written(value) for name, value in event.facts}
    for word in rest:
        name, _, value = word.partition("=")
        if facts[name] != value:
            return False
    return True


def _legal(
    words: list[str], clauses: Sequence[str], game: Game[Any, Any], state: Any, events: Sequence[Event]
) -> str | None:
    _known(clauses, game)
    ruling = game.ruling(state, game.read_action(state, " ".join(words)))
    if not ruling.allowed:
        return f"refused ({ruling.kind}) by {', '.join(ruling.clauses)}"
    return None if set(clauses) <= set(ruling.clauses) else f"allowed by {', '.join(ruling.clauses)}"


def _refused(
    words: list[str], clauses: Sequence[str], game: Game[Any, Any], state: Any, events: Sequence[Event]
) -> str | None:
    _known(clauses, game)
    ruling = game.ruling(state, game.read_action(state, " ".join(words)))
    if ruling.allowed:
        return f"allowed by {', '.join(ruling.clauses)}"
    return None if set(clauses) <= set(ruling.clauses) else f"refused by {', '.join(ruling.clauses)}"


def _amount(
    words: list[str], clauses: Sequence[str], game: Game[Any, Any], state: Any, events: Sequence[Event]
) -> str | None:
    name, *where, wanted = words
    key = (name, whole(where[0]) if where else None)
    amounts = game.amounts(state)
    if key not in amounts or (where and key[1] is None):
        known = ", ".join(f"{one} {seat}" if seat else one for one, seat in amounts)
        raise EnglishError(f"there is no amount «{' '.join(words[:-1])}» here; there is {known}")
    return None if written(amounts[key]) == wanted else written(amounts[key])


def _choices(
    words: list[str], clauses: Sequence[str], game: Game[Any, Any], state: Any, events: Sequence[Event]
) -> str | None:
    found = game.actions(state)
    return None if words == [str(len(found))] else f"{len(found)}: " + "; ".join(map(str, found))


def _to_act(
    words: list[str], clauses: Sequence[str], game: Game[Any, Any], state: Any, events: Sequence[Event]
) -> str | None:
    actor = "nobody" if state.to_act is None else str(state.to_act)
    return None if words == [actor] else actor


def _seats(
    get: Callable[[Any], Sequence[int]],
) -> Callable[[list[str], Sequence[str], Game[Any, Any], Any, Sequence[Event]], str | None]:
    def check(
        words: list[str], clauses: Sequence[str], game: Game[Any, Any], state: Any, events: Sequence[Event]
    ) -> str | None:
        seats = [str(seat) for seat in get(game.standing(state))]
        return None if words == (seats or ["nobody"]) else " ".join(seats) or "nobody"

    return check


def _known(clauses: Sequence[str], game: Game[Any, Any]) -> None:
    for clause in clauses:
        if not clause.startswith((f"{game.key}.", "common.")):
            raise EnglishError(f"«{clause}» is not a clause of {game.key}; its clauses begin with «{game.key}.»")


def describe(event: Event) -> str:
    """An event as an `expect` line would write it."""
    seat = [str(event.seat)] if event.seat else []
    facts = [f"{name}={written(value)}" for name, value in event.facts]
    return " ".join(("event", event.kind, *seat, *facts, "by", *event.clauses))


def written(value: Fact) -> str:
    """A fact as notation writes it; several cards are joined by commas, whole numbers have no decimals."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    if isinstance(value, tuple):
        return ",".join(str(one) for one in value)
    return str(value) if not isinstance(value, Card) else value.code


_CHECKS: dict[str, Callable[[list[str], Sequence[str], Game[Any, Any], Any, Sequence[Event]], str | None]] = {
    "event": _event,
    "no": _no_event,
    "legal": _legal,
    "refused": _refused,
    "amount": _amount,
    "choices": _choices,
    "to-act": _to_act,
    "playing": _seats(lambda standing: [seat for seat, still in enumerate(standing.playing, 1) if still]),
    "winner": _seats(lambda standing: standing.winners),
}
