"""Which texts the rule data and the engines call for, with the arguments that each one gets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from games.cards import PACK, RANKS, SUITS
from games.numbered import NAME
from games.options import OptionSpec
from scripts.rulebook.findings import Place
from scripts.rulebook.lessons import lesson_steps
from scripts.rulebook.load import SHARED_REASON
from scripts.rulebook.raised import by_text
from scripts.rulebook.tree import COMMON, Tree
from scripts.rulebook.yamlnodes import place_of

GAME_TEXTS = (
    "name",
    "aliases",
    "family",
    "length",
    "luck",
    "counted",
    "feel",
    "idea",
    "summary",
    "minute",
    "note",
)
"""What is said of every game as a whole: ``<game>-name`` and so on."""

FREE = ("table", "not", "wrong", "bot", "odds", "quiz")
"""``<game>-<one of these>-…``: texts that rule data do not call for one by one."""

_NOTE = re.compile(r"^\s*note\s+(\S+)\s*(?:#.*)?$")


@dataclass(frozen=True, slots=True)
class Wanted:
    """A text that has to be there, because of what stands at ``because``.

    ``arguments`` are what its value may use (``None``: the engine does not say), ``attributes`` the same for each
    attribute; one that is not listed is not expected.
    ``options`` are the options whose values come as arguments, by argument.
    """

    id: str
    what: str
    because: Place
    arguments: frozenset[str] | None
    attributes: dict[str, frozenset[str]]
    options: dict[str, OptionSpec]


def _wanted(
    id: str,
    what: str,
    because: Place,
    arguments: tuple[str, ...] | None = (),
    attributes: dict[str, tuple[str, ...]] | None = None,
    options: dict[str, OptionSpec] | None = None,
) -> Wanted:
    return Wanted(
        id.replace(".", "-"),
        what,
        because,
        None if arguments is None else frozenset(arguments),
        {name.replace(".", "-"): frozenset(given) for name, given in (attributes or {}).items()},
        options or {},
    )


def example_files(root: Path, key: str) -> list[Path]:
    """The worked examples of a game."""
    return sorted((root / "games" / key / "examples").glob("*.game"))


def example_id(file: Path) -> str:
    """The id of an example: its file name without the number that orders it."""
    named = NAME.fullmatch(file.name)
    return named["id"] if named else file.stem


def wanted_texts(tree: Tree) -> Iterator[Wanted]:
    """Every text that is called for, of all games and what they share."""
    yield from _shared(tree)
    for error in by_text(tree.raised).values():
        yield _wanted(error.message, "the error raised there", error.place, tuple(error.facts))
    for key in tree.rules:
        yield from _rules(tree, key)
        if key != COMMON:
            file = tree.rules[key].file
            for name in GAME_TEXTS:
                yield _wanted(f"{key}-{name}", f"the {name} of the game", Place(file, 1))
            yield from _engine(tree, key)
            yield from _examples(tree, key)
            yield from _lessons(tree, key)


def _shared(tree: Tree) -> Iterator[Wanted]:
    games = tree.root / "games"
    for card in (*map(str, PACK), "hidden"):
        yield _wanted(f"card-{card}", f"the name of the card {card}", Place(games / "cards.py"))
    for suit in SUITS:
        yield _wanted(f"suit-{suit}", f"the name of the suit {suit}", Place(games / "cards.py"))
    for rank in RANKS:
        yield _wanted(f"rank-{rank}", f"the name of the rank {rank}", Place(games / "cards.py"))
    for key in tree.sources:
        yield _wanted(f"source-{key}", f"the source '{key}'", tree.source_place(key), attributes={"note": ()})
    yield from _shared_reasons(tree)
    for id in tree.glossary.defined(frozenset(tree.rules)):
        yield _wanted(f"term-{id}", f"the concept '{id}'", Place(games / "glossary.yml"), attributes={"definition": ()})


def _shared_reasons(tree: Tree) -> Iterator[Wanted]:
    """The reasons for changes that several clauses share, each once."""
    shared: dict[str, Place] = {}
    for clause in tree.clauses.values():
        for change in clause.history:
            if change.reason.startswith(SHARED_REASON):
                shared.setdefault(change.reason, place_of(change.date))
    for id, place in shared.items():
        yield _wanted(id, f"the reason '{id.removeprefix(SHARED_REASON)}' of a change", place)


def _rules(tree: Tree, key: str) -> Iterator[Wanted]:
    data, specs = tree.rules[key], tree.specs(key)
    for section in data.sections:
        yield _wanted(f"{key}-section-{section.id}", f"the section '{section.id}'", place_of(section.id))
        for clause in section.clauses:
            options = {specs[id].argument: specs[id] for id in clause.options if id in specs}
            yield _wanted(
                clause.id,
                f"the clause '{clause.id}'",
                place_of(clause.id),
                tuple(options),
                {"title": ()},
                options,
            )
            for change in clause.history:
                if not change.reason.startswith(SHARED_REASON):
                    yield _wanted(change.reason, f"the history of the clause '{clause.id}'", place_of(change.date))
    for retired in data.retired:
        yield _wanted(retired.reason, f"the retired clause '{retired.id}'", place_of(retired.id))
    for option in data.options:
        spec = specs.get(option.id)
        values = spec.worded if spec is not None and spec.kind != "switch" else ()
        own = {spec.argument: spec} if spec is not None else {}
        yield _wanted(
            option.id,
            f"the option '{option.id}'",
            place_of(option.id),
            tuple(own),
            {"help": tuple(own), **{f"value-{value}": () for value in values}},
            own,
        )
    for reading in data.readings:
        says = {f"r-{said.reading}": () for said in reading.says}
        yield _wanted(reading.id, f"the reading '{reading.id}'", place_of(reading.id), (), {"why": (), **says})


def _engine(tree: Tree, key: str) -> Iterator[Wanted]:
    engine = tree.engines.get(key)
    if engine is None:
        return
    place = Place(tree.root / "games" / key / "engine.py")
    for kind, facts in engine.events.items():
        yield _wanted(f"{key}-event-{kind}", f"the event '{kind}'", place, ("seat", *facts))
    for kind, facts in engine.refusals.items():
        yield _wanted(f"{key}-refused-{kind}", f"the refusal '{kind}'", place, ("seat", *facts))
    for name, facts in engine.action_texts.items():
        yield _wanted(f"{key}-action-{name}", f"the button '{name}'", place, facts)
    yield _wanted(f"{key}-holding", "what a player looks at in the terminal", place, None)
    for unit in engine.units:
        yield _wanted(f"{key}-amount-{unit}", f"the amount '{unit}'", place)


def _examples(tree: Tree, key: str) -> Iterator[Wanted]:
    for file in example_files(tree.root, key):
        id = f"{key}-example-{example_id(file)}"
        yield _wanted(id, f"the example '{example_id(file)}'", Place(file, 1), attributes={"intro": ()})
        for number, line in enumerate(file.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
            if match := _NOTE.match(line):
                yield _wanted(f"{id}-{match[1]}", f"the note '{match[1]}' of an example", Place(file, number))


def _lessons(tree: Tree, key: str) -> Iterator[Wanted]:
    for id, file, step in lesson_steps(tree.root, key):
        kind = step.question.kind
        numbered = ("right",) if kind in ("amount", "event") else ()
        choices = {f"choice-{place}": () for place in range(1, len(step.question.choices) + 1)}
        yield _wanted(
            f"{key}-lesson-{id}",
            f"the step '{id}' of the lesson",
            Place(file, step.question.line),
            attributes={"idea": (), "question": (), "answer": numbered, **(choices if kind == "happens" else {})},
        )
