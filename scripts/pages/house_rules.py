"""What a page needs to follow a table's own rules: the options as data, and a clause in every wording.

Without a script the page shows the usual wording and, folded up below it, the others with the options that give them.
With one, ``docs/assets/house-rules.js`` puts the wording of the chosen options in its place.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from markupsafe import Markup

from games import game as game_of
from games.options import OptionSpec, Value, specs
from games.rulebook import RuleBook
from games.rules import Clause, Reading, Said
from playground.house import ERRORS, specification
from playground.renderer import Renderer
from playground.sentence import AnyGame
from scripts.errors import BuildError
from scripts.pages.templating import environment
from scripts.pages.variants import MOST, Case, Variant, ranges, reading_value, values_of, variants


def page_specification(game: AnyGame, renderer: Renderer, **more: Any) -> Markup:
    """The options as the page's script reads them, as JSON."""
    return specification(game, digits=_digits(game, renderer), sizes=_sizes(game, renderer), **more)


@cache
def rules_wordings(book: RuleBook, language: str, key: str) -> dict[str, list[dict[str, Any]]]:
    """The wordings of every clause that depends on options, as the rules page of the game has them."""
    renderer, game = Renderer(book, language, ""), game_of(key)
    return {
        clause.id: clause_wordings(book, renderer, game, clause)
        for clause in book.game(key).clauses.values()
        if clause.options
    }


def rules_script(root: Path, book: RuleBook, language: str, key: str) -> bytes:
    """What only a script shows of a rules page, as a classic script of its own that works in a saved folder too: the
    options, the parts that appear when they are chosen, and the wordings that differ from others in grammar alone. In
    the page it would not fit its budget."""
    grammar = {
        id: [[wording["when"], str(wording["html"])] for wording in wordings[1:] if wording["label"] is None]
        for id, wordings in rules_wordings(book, language, key).items()
    }
    renderer = Renderer(book, language, "")
    parts = environment(root).get_template("house_parts.html").render(t=renderer.text, house_errors=ERRORS, rules="")
    content = page_specification(
        game_of(key), renderer, parts=parts, wordings={id: one for id, one in grammar.items() if one}
    )
    return f"window.VaraqRules={content};\n".encode()


def rules_script_name(key: str, language: str) -> str:
    """Its name among the assets."""
    return f"rules-{key}.{language}.js"


def _digits(game: AnyGame, renderer: Renderer) -> str:
    """The ten digits with which a script writes a number. Raises ``BuildError`` where a number needs more than that."""
    for spec in specs(game.Options):
        if spec.kind == "number" and (spec.low < 0 or spec.high > 999):
            raise BuildError(
                f"the option '{spec.id}' goes from {spec.low} to {spec.high}, which needs a sign or a separator",
                todo="teach docs/assets/house-rules.js to write such numbers",
            )
    return renderer.words.language.digits


def _sizes(game: AnyGame, renderer: Renderer) -> dict[str, Any]:
    """How many can play where options decide it: fewest and most per combination of their values, and the sentences
    for several sizes and for one, with ``{low}`` and ``{high}``. Nothing where no option decides it.

    No two options of a game exclude each other (a test tries all pairs), but some leave only some sizes of table.
    """
    usual = game.Options()
    deciding = [
        spec
        for spec in specs(game.Options)
        if any(
            list(game.sizes(game.Options.of({**usual.values(), spec.name: value}))) != list(game.sizes(usual))
            for value in values_of(spec)
        )
    ]
    if not deciding:
        return {}
    combinations = list(product(*map(values_of, deciding)))
    if len(combinations) > MOST:
        raise BuildError(
            f"{len(combinations)} combinations of options decide how many can play {game.key}, more than {MOST}",
            todo="let the table size depend on fewer values",
        )
    found: dict[str, list[int]] = {}
    for values in combinations:
        chosen = {spec.name: value for spec, value in zip(deciding, values, strict=True)}
        sizes = list(game.sizes(game.Options.of({**usual.values(), **chosen})))
        written = " ".join(spec.write(value) for spec, value in zip(deciding, values, strict=True))
        found[written] = [sizes[0], sizes[-1]]
    return {
        "by": [spec.name for spec in deciding],
        "of": found,
        "several": renderer.plain("site-house-sizes", low="{low}", high="{high}"),
        "one": renderer.plain("site-house-size", low="{low}"),
    }


def clause_wordings(book: RuleBook, renderer: Renderer, game: AnyGame, clause: Clause) -> list[dict[str, Any]]:
    """The wordings of a clause for a template, the usual one first: ``html``, ``when`` and, for a reader without a
    script, ``label`` (``None`` where it differs from one that is there only in the grammar of a number).

    A script takes the first whose condition holds, and the usual one if none does.
    """
    specs_by_id = {spec.id: spec for spec in specs(game.Options)}
    usual, *others = variants(book, renderer.lang, clause.id, renderer.rules_url)
    told = {usual.wording}
    labels: dict[int, Markup | None] = {}
    for place, variant in enumerate(others):
        alike = [other for other in (usual, *others) if other.wording == variant.wording]
        labels[place] = None if variant.wording in told else _label(renderer, alike, specs_by_id)
        told.add(variant.wording)
    # Those that only a script reads come first, with few values before many: then the many need not be listed.
    order = sorted(
        labels, key=lambda place: (labels[place] is not None, labels[place] is None and _spans(others[place]))
    )
    conditions = _short_conditions([others[place] for place in order], [usual, *others])
    made = [{"html": _short_slots(usual.template, specs_by_id), "when": "", "label": None}]
    for place, cases in zip(order, conditions, strict=True):
        html = _short_slots(others[place].template, specs_by_id)
        made.append({"html": html, "when": _when(cases, specs_by_id), "label": labels[place]})
    return made


def _spans(variant: Variant) -> int:
    """How many ranges of numbers its conditions name."""
    return sum(len(ranges(case.values)) for case in variant.cases if isinstance(case.sample, int))


def _short_conditions(ordered: Sequence[Variant], every: Sequence[Variant]) -> list[list[Case]]:
    """The cases of each, without those that list many numbers and that are not needed, since an earlier one holds."""
    kinds: dict[str, dict[tuple[bool, ...], Value]] = {}  # a value of each option for every way to be among the cases
    for option in {case.option for variant in every for case in variant.cases}:
        cases = [case for variant in every for case in variant.cases if case.option == option]
        for value in dict.fromkeys(value for case in cases for value in case.values):
            kinds.setdefault(option, {}).setdefault(tuple(value in case.values for case in cases), value)
    tables = [dict(zip(kinds, values, strict=True)) for values in product(*(kind.values() for kind in kinds.values()))]
    wanted = [next((at for at, one in enumerate(ordered) if one.holds(table)), None) for table in tables]
    conditions = [list(variant.cases) for variant in ordered]

    def found(table: Mapping[str, Value]) -> int | None:
        return next(
            (at for at, cases in enumerate(conditions) if all(table[case.option] in case.values for case in cases)),
            None,
        )

    for at, variant in enumerate(ordered):
        for case in variant.cases:
            if isinstance(case.sample, bool) or not isinstance(case.sample, int) or len(ranges(case.values)) < 2:
                continue
            conditions[at].remove(case)
            if not conditions[at] or [found(table) for table in tables] != wanted:
                conditions[at] = [one for one in variant.cases if one is case or one in conditions[at]]
    return conditions


def _short_slots(template: Markup, specs_by_id: Mapping[str, OptionSpec]) -> Markup:
    """The slots of a template with the option's name instead of its id: there are many of them on a page."""
    html = str(template)
    for id in set(re.findall(r'<data data-option="([^"]+)">', html)):
        html = html.replace(f'<data data-option="{id}">', f'<data data-n="{specs_by_id[id].name}">')
    return Markup(html)


def _when(cases: Sequence[Case], specs_by_id: Mapping[str, OptionSpec]) -> str:
    """When it holds, as a script reads it: ``pennies=2-9;free-life=on``, all of which must be so."""
    return ";".join(
        f"{specs_by_id[case.option].name}={','.join(written_values(specs_by_id[case.option], case.values))}"
        for case in cases
    )


def written_values(spec: OptionSpec, values: Sequence[Value]) -> list[str]:
    """Values as a script reads them, neighbouring numbers as ranges such as ``2-9``."""
    if spec.kind != "number":
        return [spec.write(value) for value in values]
    return [str(low) if low == high else f"{low}-{high}" for low, high in ranges(values)]


def _label(renderer: Renderer, alike: Sequence[Variant], specs_by_id: Mapping[str, OptionSpec]) -> Markup:
    """The options and values of a wording, as a reader reads them; of those that differ only in grammar, together."""
    parts = []
    for place, case in enumerate(alike[0].cases):
        spec = specs_by_id[case.option]
        values = {value for variant in alike for value in variant.cases[place].values}
        told = values_words(renderer, spec, [value for value in values_of(spec) if value in values], case.sample)
        parts.append(Markup("{}: {}").format(renderer.text(spec.id), told))
    return Markup(" + ").join(parts)


def values_words(renderer: Renderer, spec: OptionSpec, values: Sequence[Value], shown: Value | None) -> Markup:
    """Values of an option in words; of several numbers also the one that the text beside it speaks of."""
    if spec.kind != "number":
        return Markup(" · ").join(renderer.option_value(spec, value) for value in values)
    parts = [
        renderer.option_value(spec, low) if low == high else renderer.text("site-option-range", low=low, high=high)
        for low, high in ranges(values)
    ]
    said = Markup(" · ").join(parts)
    return (
        said if len(values) == 1 or shown is None else said + " " + renderer.text("site-house-here", value=int(shown))
    )


def value_read(game: AnyGame, reading: Reading, said: Said) -> str | None:
    """The value of the reading's option with which a table plays by what is said there, as notation writes it."""
    spec = next((spec for spec in specs(game.Options) if spec.id == reading.option), None)
    if spec is None:
        return None
    value = reading_value(spec, reading.default, said.reading)
    return None if value is None else spec.write(value)
