"""Whether the clauses, options and sources that ``rules.yml`` and the glossary name are there."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from games.errors import BadOption
from games.options import OptionSpec
from scripts.rulebook.findings import Findings, Place, did_you_mean
from scripts.rulebook.load import RuleData
from scripts.rulebook.tree import COMMON, Tree
from scripts.rulebook.yamlnodes import place_of


def check_references(tree: Tree, findings: Findings) -> None:
    """Note every name in ``rules.yml`` of something that does not exist, and sources that nobody names."""
    clauses = tree.clauses
    named: set[str] = set()
    for data in tree.rules.values():
        options = {option.id: option for option in data.options}
        for clause in data.clauses.values():
            about = f"the clause '{clause.id}'"
            _known(clause.sources, tree.sources, "source", about, findings, named)
            _known(clause.options, options, "option", about, findings)
        for option in data.options:
            about = f"the option '{option.id}'"
            _known(option.sources, tree.sources, "source", about, findings, named)
            _known(option.clauses, clauses, "clause", about, findings)
            for id in option.clauses:
                if id in data.clauses and option.id not in data.clauses[id].options:
                    findings.add(
                        place_of(id),
                        f"the option '{option.id}' names the clause '{id}', which does not name it",
                        f"add {option.id} to the clause's options in line {place_of(data.clauses[id].id).line}, "
                        "or take the clause out here",
                    )
        for clause in data.clauses.values():
            for id in clause.options:
                if id in options and clause.id not in options[id].clauses:
                    findings.add(
                        place_of(id),
                        f"the clause '{clause.id}' names the option '{id}', which does not name it",
                        f"add {clause.id} to the option's clauses in line {place_of(options[id].id).line}",
                    )
        for reading in data.readings:
            about = f"the reading '{reading.id}'"
            _known((reading.clause,), clauses, "clause", about, findings)
            if reading.option is not None:
                _known((reading.option,), options, "option", about, findings)
            for said in reading.says:
                _known(said.sources, tree.sources, "source", about, findings, named)
        for retired in data.retired:
            if retired.id in clauses:
                findings.add(
                    place_of(retired.id), f"'{retired.id}' is retired and a clause", "a clause id is never reused"
                )
            if retired.to is not None:
                _known((retired.to,), clauses, "clause", f"the retired clause '{retired.id}'", findings)
        _options_of_engine(tree, data, findings)
    _searched(tree, findings)
    for key in tree.sources:
        if key not in named:
            findings.add(tree.source_place(key), f"nothing names the source '{key}'", "name it or remove it", "warning")
    if not tree.rules.get(COMMON):
        findings.add(Place(tree.root / "games" / COMMON / "rules.yml"), "there are no common rules", "write them")


def _searched(tree: Tree, findings: Findings) -> None:
    """Hold what ``searched.yml`` names against what there is; pages are known only when they are made."""
    terms = (f"term.{id}" for id, concept in tree.glossary.concepts.items() if concept.define)
    readings = (reading.id for data in tree.rules.values() for reading in data.readings)
    known = {*tree.clauses, *tree.option_ids, *readings, *terms}
    for asked in tree.asked:
        _known((id for id in asked.of if not id.startswith("page.")), known, "entry", "what is searched", findings)


def _known(
    ids: Iterable[str],
    known: Collection[str],
    what: str,
    about: str,
    findings: Findings,
    named: set[str] | None = None,
) -> None:
    for id in ids:
        if id not in known:
            findings.add(
                place_of(id), f"{about} names the {what} '{id}', which is not there", did_you_mean(id, known, "add it")
            )
        elif named is not None:
            named.add(id)


def _options_of_engine(tree: Tree, data: RuleData, findings: Findings) -> None:
    """Hold the options of ``rules.yml`` against those that the engine has."""
    if data.key not in tree.engines:
        return
    engine = tree.engines[data.key]
    seats = engine.sizes(engine.Options())  # what the rules say holds under default options
    if data.identity is not None and data.identity.players != (seats[0], seats[-1]):
        low, high = data.identity.players
        findings.add(
            data.identity_place,
            f"the rules are for {low} to {high} players, the engine for {seats[0]} to {seats[-1]}",
            "make the two the same",
        )
    specs, ids = tree.specs(data.key), {option.id for option in data.options}
    for option in data.options:
        if option.id not in specs:
            findings.add(
                place_of(option.id),
                f"the engine of {data.key} has no option '{option.id}'",
                did_you_mean(option.id, specs, "add it to the engine's Options, or take it out here"),
            )
    for id in specs:
        if id not in ids:
            findings.add(
                Place(data.file),
                f"the option '{id}' of the engine is missing here",
                did_you_mean(id, ids - set(specs), "add it under options"),
            )
    for reading in data.readings:
        spec = specs.get(reading.option) if reading.option is not None else None
        if spec is not None and _differs(reading.default, spec):
            findings.add(
                place_of(reading.default),
                f"the default of '{reading.id}' is '{reading.default}', the engine's is '{spec.write(spec.default)}'",
                "make the two the same",
            )


def _differs(default: str, spec: OptionSpec) -> bool:
    """Whether the reading says another value of the option than the engine; readings may have words of their own."""
    try:
        return spec.read(default) != spec.default
    except BadOption:
        return False
