"""Questions about moves, the same for every game: which of these is allowed, and which is not.

The refused ones are what a person might try (`Game.candidates`), and the others are those most like them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.core import Action, Choice, Ruling
from games.errors import VaraqError
from games.questions import Kind, Question
from games.quiz_draft import Draft, Moment

POINTED_OUT = 3
"""How much more interesting a refusal is that an example points out."""


def move_drafts(moment: Moment, dull: frozenset[str]) -> Iterator[Draft]:
    """The questions about what the seat to act may do; none where it is nobody's turn, or about `dull` refusals."""
    state = moment.shown.state
    if not isinstance(state.to_act, int):
        return
    allowed: list[Action] = []
    refused: list[tuple[Action, Ruling]] = []
    for action in _tries(moment):
        ruling = moment.game.ruling(state, action)
        if ruling.allowed:
            allowed.append(action)
        elif action.seat == state.to_act:
            refused.append((action, ruling))
    seen: set[str] = set()
    for action, ruling in refused:
        if ruling.kind in seen or ruling.kind in dull:
            continue
        seen.add(ruling.kind)
        interest = POINTED_OUT * (str(action) in moment.tried)
        like = nearest(action, allowed)
        if len(like) > 1:
            yield _draft(moment, "refused", (action, *like[:2]), ruling.kind, interest + _alike(action, like[:2]))
        wrong = _another(action, ruling, refused)
        if like and wrong is not None:
            choices = (like[0], action, wrong)
            yield _draft(moment, "legal", choices, ruling.kind, interest + _alike(action, (like[0], wrong)))


def _draft(moment: Moment, kind: Kind, choices: Sequence[Action], about: str, interest: int) -> Draft:
    question = Question(kind, (), tuple(map(str, choices)), (), 0)
    viewer = moment.shown.state.to_act
    return Draft(moment, kind, question, about, viewer, interest=interest)


def _tries(moment: Moment) -> Iterator[Action]:
    """Everything that may be tried, each button once: of amounts the least, the most and one between."""
    state = moment.shown.state
    seen: set[object] = set()
    for choice in (*_pointed_out(moment), *moment.game.candidates(state)):
        for action in _concrete(choice):
            button = (action.seat, action.message, action.facts())
            if button not in seen:
                seen.add(button)
                yield action


def _pointed_out(moment: Moment) -> Iterator[Action]:
    for text in moment.tried:
        try:
            yield moment.game.read_action(moment.shown.state, text)
        except VaraqError:
            continue  # an example may try what cannot even be said; a quiz cannot


def _concrete(choice: Choice) -> tuple[Action, ...]:
    amounts = choice.range
    if amounts is None:
        return (choice,)
    return tuple(choice.at(amount) for amount in sorted({amounts[0], amounts[len(amounts) // 2], amounts[-1]}))


def nearest(action: Action, others: Sequence[Action]) -> list[Action]:
    """The others, those with the most words in common with the action first."""
    return sorted(others, key=lambda one: -_common(action, one))


def _common(one: Action, other: Action) -> int:
    return len(set(one.words()) & set(other.words()))


def _alike(action: Action, others: Sequence[Action]) -> int:
    return sum(min(_common(action, one), 2) for one in others)


def _another(action: Action, ruling: Ruling, refused: Sequence[tuple[Action, Ruling]]) -> Action | None:
    """A second refused move: for another reason if there is one, and like the first."""
    others = [(one, other) for one, other in refused if one != action]
    if not others:
        return None
    return min(others, key=lambda pair: (pair[1].kind == ruling.kind, -_common(action, pair[0])))[0]
