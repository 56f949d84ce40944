"""Games and rules as lines of text, in any language, and as JSON data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games import house
from games.core import CHANCE, Event, Game, Ruling
from games.expect import written
from games.odds import Odds, Phrase, told
from games.options import Options, specs, text_arguments
from games.record import write
from games.replay import Replay, Step
from games.rulebook import RuleBook
from games.words import Words


def rules(book: RuleBook, words: Words, game: Game[Any, Any], options: Options) -> Iterator[str]:
    """Every clause with its id, title and text under these options, then the options; first the code of house rules,
    where there are any."""
    key = game.key
    values = text_arguments(options.values(), game.Options)
    yield words.plain(f"{key}-name")
    if code := house.write(key, options):
        yield code
    yield words.plain(f"{key}-idea")
    for section in book.game(key).sections:
        yield ""
        yield words.plain(f"{key}-section-{section.id}")
        for clause in section.clauses:
            yield f"  {clause.id}  {words.plain(clause.id, 'title')}"
            yield f"    {words.plain(clause.id, arguments=values, isolate=True)}"
    yield ""
    for spec in specs(game.Options):
        yield f"  {spec.id}={spec.write(getattr(options, spec.attribute))}  {words.plain(spec.id)}"
        yield f"    {words.plain(spec.id, 'help', arguments=values, isolate=True)}"


def sentence(words: Words, key: str, event: Event) -> str:
    """An event in one sentence."""
    arguments = {**dict(event.facts), **({"seat": event.seat} if event.seat else {})}
    return words.plain(f"{key}-event-{event.kind}", arguments=arguments, isolate=True)


def refusal(words: Words, key: str, seat: int, ruling: Ruling) -> str:
    """Why a move is refused, in a sentence or two."""
    arguments = {**dict(ruling.facts), "seat": seat}
    return words.plain(f"{key}-refused-{ruling.kind}", arguments=arguments, isolate=True)


def walk(played: Replay, words: Words) -> Iterator[str]:
    """Every step: the action, what happened with its clauses, and the amounts then."""
    game = played.record.engine
    for step in played.steps:
        yield f"{step.index}. {step.action or ''}".rstrip()
        for event in step.events:
            yield f"   {sentence(words, game.key, event)}  [{' '.join(event.clauses)}]"
        yield f"   {amounts(game, step.state, words)}"
    standing = game.standing(played.steps[-1].state)
    if standing.winners:
        yield ""
        yield words.plain("cli-winner", seats=standing.winners)


def amounts(game: Game[Any, Any], state: Any, words: Words) -> str:
    """The amounts of a state on one line, such as `Pennies 1: 3 · 2: 2 | Kitty 1`; the signs suit every script."""
    by_name: dict[str, list[str]] = {}
    for (name, seat), value in game.amounts(state).items():
        number = words.number(value)
        by_name.setdefault(name, []).append(number if seat is None else f"{words.number(seat)}: {number}")
    return " | ".join(f"{words.plain(f'{game.key}-amount-{name}')} {' · '.join(by_name[name])}" for name in by_name)


def choices(game: Game[Any, Any], state: Any, words: Words) -> Iterator[str]:
    """What may be done now, and what may not, with the clauses."""
    if state.to_act is None:
        yield words.plain("cli-over")
        return
    if state.to_act == CHANCE:
        yield words.plain("cli-chance", verb=state.needs.verb)
        return
    yield words.plain("cli-to-act", seat=state.to_act)
    for choice in game.candidates(state):
        ruling = game.ruling(state, choice)
        if ruling.allowed:
            yield f"  + {choice}  [{' '.join(ruling.clauses)}]"
        else:
            yield f"  - {choice}  {refusal(words, game.key, state.to_act, ruling)}  [{' '.join(ruling.clauses)}]"


def odds(found: Odds, words: Words) -> Iterator[str]:
    """The odds, heading by heading; a sentence where there are none to tell."""

    def said(phrase: Phrase) -> str:
        return words.plain(phrase.message, arguments=phrase.arguments, isolate=True)

    parts = told(found)
    if not parts:
        yield words.plain("odds-none")
    for part in parts:
        if part.title is not None:
            yield said(part.title)
        for line in part.lines:
            yield f"  {said(line.label)}: {said(line.value)}"
        for note in part.notes:
            yield f"  {said(note)}"


def document(played: Replay) -> dict[str, Any]:
    """A replay as JSON data: the record, and for each step its action, events with facts and clauses, and amounts."""
    game = played.record.engine
    return {
        "format": 1,
        "game": game.key,
        "options": played.record.options.values(),
        "record": write(played.record),
        "steps": [_step(game, step) for step in played.steps],
        "winners": list(game.standing(played.steps[-1].state).winners),
    }


def _step(game: Game[Any, Any], step: Step) -> dict[str, Any]:
    return {
        "index": step.index,
        "action": None if step.action is None else str(step.action),
        "clauses": [] if step.ruling is None else list(step.ruling.clauses),
        "events": [
            {
                "kind": event.kind,
                "seat": event.seat,
                "facts": {name: written(value) for name, value in event.facts},
                "clauses": list(event.clauses),
            }
            for event in step.events
        ],
        "amounts": [
            {"name": name, "seat": seat, "value": value} for (name, seat), value in game.amounts(step.state).items()
        ],
        "to_act": step.state.to_act,
        "note": step.note,
    }
