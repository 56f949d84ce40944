"""A worked example as JSON: the record as it is written, and the trace of what the engine makes of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from games import examples
from games.cards import Card
from games.core import Action, Event, Fact, Facts, Game, Ruling
from games.replay import Replay, Step
from scripts.api.texts import Texts
from scripts.coverage import fired

AnyGame = Game[Any, Any]


def replays(key: str) -> dict[str, Replay]:
    """Every example of a game, played. Raises ``ReplayError`` if the engine contradicts one."""
    return {id: examples.played(key, id) for id in examples.ids(key)}


def shown_in(game: AnyGame, played: dict[str, Replay]) -> dict[str, list[dict[str, Any]]]:
    """By clause (and option, which can be cited like one) the examples that show it, with the steps that do."""
    found: dict[str, list[dict[str, Any]]] = {}
    for id, one in played.items():
        steps_of: dict[str, list[int]] = {}
        for step in one.steps:
            for clause in fired(game, [step]):
                steps_of.setdefault(clause, []).append(step.index)
        for clause, steps in steps_of.items():
            found.setdefault(clause, []).append({"game": game.key, "id": id, "steps": steps})
    return found


def trace(root: Path, texts: Texts, key: str, id: str, played: Replay) -> dict[str, Any]:
    """The file ``examples/KEY/ID.json``, without what all files have in common."""
    record = played.record
    message = f"{key}-example-{id}"
    return {
        "game": key,
        "id": id,
        "title": texts.text(message),
        "intro": texts.text(message, "intro"),
        "translation": texts.translation(message),
        "record": (root / examples.source(key, id)).read_text(encoding="utf-8"),
        "seats": record.seats,
        "options": record.options.values(),
        "steps": [_step(texts, record.engine, message, step) for step in played.steps],
    }


def _step(texts: Texts, game: AnyGame, example: str, step: Step) -> dict[str, Any]:
    to_act = step.state.to_act
    return {
        "index": step.index,
        "action": None if step.action is None else str(step.action),
        "ruling": None if step.ruling is None else ruling_json(step.ruling),
        "events": [_event(texts, game, event) for event in step.events],
        "note": None if step.note is None else texts.text(f"{example}-{step.note}"),
        "expects": [str(expectation) for expectation in step.expectations],
        "tries": [
            _tried(texts, game, step, " ".join(expectation.words[1:]))
            for expectation in step.expectations
            if expectation.words[0] in ("legal", "refused")
        ],
        "to_act": to_act,
        "view": game.view(step.state, None),
    }


def _event(texts: Texts, game: AnyGame, event: Event) -> dict[str, Any]:
    return {
        "kind": event.kind,
        "seat": event.seat,
        "facts": facts_json(event.facts),
        "clauses": list(event.clauses),
        "sentence": texts.text(f"{game.key}-event-{event.kind}", None, _arguments(event.seat, event.facts)),
    }


def _tried(texts: Texts, game: AnyGame, step: Step, words: str) -> dict[str, Any]:
    action: Action = game.read_action(step.state, words)
    ruling = game.ruling(step.state, action)
    refusal = None
    if not ruling.allowed:
        refusal = texts.text(f"{game.key}-refused-{ruling.kind}", None, _arguments(action.seat, ruling.facts))
    return {"action": str(action), "ruling": ruling_json(ruling), "refusal": refusal}


def ruling_json(ruling: Ruling) -> dict[str, Any]:
    """The rules' answer to an action; ``kind`` and facts only of a refusal."""
    found: dict[str, Any] = {"allowed": ruling.allowed, "clauses": list(ruling.clauses)}
    if not ruling.allowed:
        found |= {"kind": ruling.kind, "facts": facts_json(ruling.facts)}
    return found


def facts_json(facts: Facts) -> dict[str, Any]:
    """Facts by name: a card is its notation, several cards a list."""
    return {name: _fact(value) for name, value in facts}


def _fact(value: Fact) -> Any:
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, tuple):
        return [_fact(one) for one in value]
    return value


def _arguments(seat: int | None, facts: Facts) -> dict[str, Any]:
    return {**dict(facts), **({} if seat is None else {"seat": seat})}
