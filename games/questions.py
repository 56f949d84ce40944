"""The questions of a first lesson; the engine finds which choice is right, and by which clauses.

    ask legal 1 knock | 1 discard 9C              exactly one of these actions is allowed
    ask refused 2 stake 6 | 2 side 1 4            exactly one of these actions is refused
    ask amount value 1 | 10 | 14 | 20 by CLAUSE   what the engine says this amount is
    ask event lost-life | 1 | 2 3 | nobody        to whom this happens
    ask happens won | lost why=match              which of these happens

`amount`, `event` and `happens` ask about the state after the moves that follow in the record, or, without any, about
the last move before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from games.core import Action, Event, Game, Ruling
from games.errors import EnglishError
from games.expect import check_event, describe, matches, written
from games.numbers import whole
from games.replay import Step

Kind = Literal["legal", "refused", "amount", "event", "happens"]
KINDS: Final[tuple[Kind, ...]] = ("legal", "refused", "amount", "event", "happens")
ABOUT: Final = ("amount", "event")
"""The kinds that say first what they ask about; the choices come after the first «|»."""


@dataclass(frozen=True, slots=True)
class Question:
    """One `ask` line: its kind, what it is about, the choices in notation, and the clauses after `by`."""

    kind: Kind
    about: tuple[str, ...]
    choices: tuple[str, ...]
    clauses: tuple[str, ...]
    line: int

    def __str__(self) -> str:
        parts = [*((" ".join(self.about),) if self.about else ()), *self.choices]
        by = f" by {' '.join(self.clauses)}" if self.clauses else ""
        return f"{self.kind} {' | '.join(parts)}{by}"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the engine says to one choice.

    `action` and `ruling` are there where the choice is an action, `amount` where it is a number, `seats` where it
    names players (none of them for `nobody`).
    """

    right: bool
    action: Action | None = None
    ruling: Ruling | None = None
    amount: float | None = None
    seats: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """A verdict a choice, exactly one of them right, and the clauses by which it is."""

    verdicts: tuple[Verdict, ...]
    clauses: tuple[str, ...]

    @property
    def right(self) -> int:
        """The place of the right choice, from 0."""
        return next(place for place, verdict in enumerate(self.verdicts) if verdict.right)


def read_question(words: Sequence[str], line: int) -> Question:
    """Checks the form of an `ask` line; raises `NotationError` that says what may stand there."""
    clauses: Sequence[str] = ()
    if "by" in words:
        place = words.index("by")
        words, clauses = words[:place], words[place + 1 :]
        if not clauses:
            raise EnglishError("after «by» come the clauses, such as «by scat.value.hand»")
    kind = next((one for one in KINDS if words[:1] == [one]), None)
    if kind is None:
        raise EnglishError("after «ask» comes " + ", ".join(KINDS))
    parts = [" ".join(part.split()) for part in " ".join(words[1:]).split("|")]
    about = tuple(parts.pop(0).split()) if kind in ABOUT else ()
    if kind in ABOUT and not about:
        raise EnglishError(f"after «ask {kind}» comes what it asks about, then «|» and the first choice")
    if len(parts) < 2 or not all(parts):
        raise EnglishError("a question has two choices or more, with «|» between them")
    twice = next((one for one in parts if parts.count(one) > 1), None)
    if twice is not None:
        raise EnglishError(f"the choice «{twice}» is given twice")
    if kind == "amount" and not clauses:
        raise EnglishError("an amount cites no clause by itself; say which one it follows from, «by …»")
    return Question(kind, about, tuple(parts), tuple(clauses), line)


def answer(question: Question, game: Game[Any, Any], asked: Step, after: Sequence[Step]) -> Answer:
    """What the engine says to every choice, asked at one step and, where moves follow, about the steps after it.

    Raises `NotationError` when not exactly one choice is right, or when the engine does not cite the clauses that the
    question names.
    """
    told: tuple[Event, ...] = ()
    state = (after or (asked,))[-1].state
    if question.kind in ("legal", "refused"):
        verdicts = tuple(_judge(question.kind, choice, game, asked.state) for choice in question.choices)
    else:
        told = tuple(event for step in (after or (asked,)) for event in step.events)
        verdicts = _foretell(question, game, state, told)
    right = [place for place, verdict in enumerate(verdicts) if verdict.right]
    if len(right) != 1:
        found = " and ".join(f"«{question.choices[place]}»" for place in right) or "none"
        if question.kind == "amount":
            said = f"{' '.join(question.about)} is {written(_amount(question.about, game, state))}"
        elif told:
            said = "; ".join(map(describe, told))
        else:
            said = "; ".join(map(_ruled, verdicts))
        raise EnglishError(f"just one choice must be right, not {found}; the engine says: {said or 'nothing happens'}")
    return Answer(verdicts, _clauses(question, verdicts[right[0]], question.choices[right[0]], told, bool(after)))


def _ruled(verdict: Verdict) -> str:
    if verdict.ruling is None:
        return ""
    how = "allowed" if verdict.ruling.allowed else f"refused ({verdict.ruling.kind})"
    return f"«{verdict.action}» is {how} by {', '.join(verdict.ruling.clauses)}"


def _judge(kind: Kind, choice: str, game: Game[Any, Any], state: Any) -> Verdict:
    action = game.read_action(state, choice)
    ruling = game.ruling(state, action)
    return Verdict(ruling.allowed == (kind == "legal"), action, ruling)


def _foretell(question: Question, game: Game[Any, Any], state: Any, told: Sequence[Event]) -> tuple[Verdict, ...]:
    match question.kind:
        case "amount":
            found = _amount(question.about, game, state)
            return tuple(_number(choice, found) for choice in question.choices)
        case "event":
            check_event(list(question.about), game, state)
            if len(question.about) > 1 and "=" not in question.about[1]:
                raise EnglishError("the choices of «ask event» are the seats; leave the seat out before the first «|»")
            whom = {event.seat for event in told if matches(event, list(question.about)) and event.seat is not None}
            return tuple(_players(choice, whom, state.seats) for choice in question.choices)
        case _:
            return tuple(Verdict(_happens(choice.split(), game, state, told)) for choice in question.choices)


def _amount(about: tuple[str, ...], game: Game[Any, Any], state: Any) -> float:
    amounts = game.amounts(state)
    key = (about[0], whole(about[1]) if len(about) > 1 else None)
    if len(about) > 2 or key not in amounts or (len(about) > 1 and key[1] is None):
        known = ", ".join(f"{one} {seat}" if seat else one for one, seat in amounts)
        raise EnglishError(f"there is no amount «{' '.join(about)}» here; there is {known}")
    return amounts[key]


def _number(choice: str, found: float) -> Verdict:
    try:
        amount = float(choice)
    except ValueError:
        amount = None
    if amount is None or written(amount) != choice:
        raise EnglishError(f"the choices of «ask amount» are numbers, not «{choice}»")
    return Verdict(amount == found, amount=amount)


def _players(choice: str, whom: set[int], seats: int) -> Verdict:
    named = [] if choice == "nobody" else [whole(word) for word in choice.split()]
    if not all(seat is not None and 1 <= seat <= seats for seat in named) or len(set(named)) != len(named):
        raise EnglishError(f"the choices of «ask event» are seats from 1 to {seats} or nobody, not «{choice}»")
    return Verdict(set(named) == whom, seats=tuple(seat for seat in named if seat is not None))


def _happens(words: list[str], game: Game[Any, Any], state: Any, told: Sequence[Event]) -> bool:
    check_event(words, game, state)
    return any(matches(event, words) for event in told)


def _clauses(question: Question, verdict: Verdict, choice: str, told: Sequence[Event], after: bool) -> tuple[str, ...]:
    """The clauses of the right choice: those of its ruling or of the events asked about, or of them those named."""
    if verdict.ruling is not None:
        cited = verdict.ruling.clauses
    else:
        sought = {"event": list(question.about), "happens": choice.split()}.get(question.kind)
        shown = [event for event in told if sought is None or matches(event, sought)]
        cited = tuple(dict.fromkeys(clause for event in shown for clause in event.clauses))
    if not question.clauses:
        if not cited:
            raise EnglishError("the engine cites no clause for what does not happen; name it, «by …»")
        return cited
    foreign = [one for one in question.clauses if one not in cited]
    if foreign and cited and (after or question.kind != "amount"):
        raise EnglishError(f"the engine does not cite «{foreign[0]}» here; it cites {', '.join(cited)}")
    return question.clauses
