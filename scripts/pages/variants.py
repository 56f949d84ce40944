"""What a clause says for every combination of its own options, and which reading stands for which value.

A number may have hundreds of values that differ in the number alone, so its values are taken together where the text
selects the same variant for them: those that a text names (``[0]``, ``[1]``), and the rest by plural category. The
number itself is then a slot in the text, which a script fills in with the digits of the language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise, product
from typing import Any, Final

from markupsafe import Markup

from games.errors import BadOption
from games.options import OptionSpec, Value
from games.rulebook import RuleBook
from games.segments import Emphasis, Link, NumberText, Segment, plain
from games.words import Words
from playground.markup import html
from scripts.errors import BuildError

MOST: Final = 24
"""How many texts a clause may have; more than that nobody could read."""

_SLOT = re.compile("<bdi>\ue000([^\ue001]*)\ue001([^<]*)</bdi>")


@dataclass(frozen=True, slots=True)
class Case:
    """Some values of one option, in its own order. ``sample`` is the usual one if it is among them, else the first."""

    option: str
    values: tuple[Value, ...]
    sample: Value


@dataclass(frozen=True, slots=True)
class Variant:
    """A text of a clause, and when it holds: in each of ``cases``, whatever the options that are not named.

    ``text`` is what ``Renderer.clause_text`` gives for the samples. ``template`` is the same with every number that
    has more than one value in a slot: ``<data data-option="scat.opt.pennies">3</data>``. ``wording`` tells apart what
    is more than the grammar of a number: variants of the same wording differ only in plural forms (they show the
    number, they do not name its value, and they have as many words).
    """

    cases: tuple[Case, ...]
    text: Markup
    template: Markup
    usual: bool
    wording: int

    def holds(self, values: Mapping[str, Value]) -> bool:
        """Whether it is the text for these values of the options, by id."""
        return all(values[case.option] in case.values for case in self.cases)


@dataclass(frozen=True, slots=True)
class _Class:
    """Values of an option for which a text selects the same; ``named`` if it names the value itself."""

    case: Case
    named: bool


def values_of(spec: OptionSpec) -> tuple[Value, ...]:
    """Every value that an option can take, in its own order; a switch is on before it is off."""
    return tuple(range(spec.low, spec.high + 1)) if spec.kind == "number" else spec.worded


def reading_value(spec: OptionSpec, default: str, reading: str) -> Value | None:
    """The value of the option that stands for a reading, ``default`` being our own; ``None`` where none does.

    A reading has a name of its own (``safe``) or the value's as notation writes it (``30.5``, ``off``).
    """
    if reading == default:
        return spec.default
    try:
        return spec.read(reading)
    except BadOption:
        return not spec.default if spec.kind == "switch" and reading != "silent" else None


def variants(
    book: RuleBook, language: str, clause: str, rules_url: str, glossary_url: str | None = None
) -> tuple[Variant, ...]:
    """The texts of a clause in a language, the usual one first; just one for a clause without options.

    The usual text does not depend on the case of the others: it is there once. Raises ``BuildError`` if there are
    more than ``MOST``.
    """
    words = book.words(language)
    data = book.clause(clause)
    options = book.game(data.game).options
    specs = [options[id].spec for id in data.options]
    found = _Table(words, clause, specs, rules_url, glossary_url).variants()
    if len(found) > MOST:
        raise BuildError(
            f"the clause '{clause}' has {len(found)} texts in '{language}', and {MOST} is the most",
            where=f"games/{data.game}/text/{language}.ftl",
            todo="let fewer of its options change it, or divide it into two clauses",
        )
    return tuple(sorted(found, key=lambda variant: not variant.usual))


class _Table:
    """The texts of one clause by classes of its options' values."""

    def __init__(
        self, words: Words, clause: str, specs: Sequence[OptionSpec], rules_url: str, glossary_url: str | None
    ) -> None:
        self.words = words
        self.clause = clause
        self.specs = specs
        self.rules_url = rules_url
        self.glossary_url = glossary_url
        nodes = words.messages[clause.replace(".", "-")]["v"]
        self.classes = [tuple(self._classes(spec, frozenset(_keys(nodes, spec.argument)))) for spec in specs]
        self.segments: dict[tuple[int, ...], tuple[Segment, ...]] = {}
        self.open: dict[tuple[int, ...], Markup] = {}
        for place in product(*(range(len(classes)) for classes in self.classes)):
            at = [classes[which].case for classes, which in zip(self.classes, place, strict=True)]
            arguments = {spec.argument: case.sample for spec, case in zip(specs, at, strict=True)}
            self.segments[place] = words.segments(clause, arguments=arguments)
            slots = {spec.argument: spec.id for spec, case in zip(specs, at, strict=True) if len(case.values) > 1}
            self.open[place] = self._html(tuple(_with_slots(self.segments[place], slots)))

    def _classes(self, spec: OptionSpec, keys: frozenset[Any]) -> Iterator[_Class]:
        """The values of the option, those together for which the text selects the same."""
        if spec.kind != "number":
            yield from self._choices(spec, keys)
            return
        together: dict[Any, list[Value]] = {}
        for value in range(spec.low, spec.high + 1):
            plural = self.words.language.plural(value)
            key = value if value in keys else plural if plural in keys else "other"
            together.setdefault(key, []).append(value)
        for key, values in together.items():
            sample = spec.default if spec.default in values else values[0]
            yield _Class(Case(spec.id, tuple(values), sample), isinstance(key, int))

    def _choices(self, spec: OptionSpec, keys: frozenset[Any]) -> Iterator[_Class]:
        """The values of a switch or choice one by one, but whole numbers that the text does not name together."""
        numbers = [value for value in spec.values if value.isascii() and value.isdigit() and int(value) not in keys]
        together = tuple(value for value in numbers if value not in keys) if len(numbers) > 1 else ()
        for value in values_of(spec):
            if value not in together:
                yield _Class(Case(spec.id, (value,), value), True)
            elif value == together[0]:
                yield _Class(Case(spec.id, together, spec.default if spec.default in together else value), False)

    def variants(self) -> list[Variant]:
        """The fewest texts, each with the options that it depends on."""
        every = tuple(self.open)
        wordings: dict[Any, int] = {}
        return [self._variant(cases, places, wordings) for cases, places in self._split(every, ())]

    def _split(
        self, places: tuple[tuple[int, ...], ...], used: tuple[int, ...]
    ) -> list[tuple[tuple[tuple[int, Case], ...], tuple[tuple[int, ...], ...]]]:
        """The parts of these places within which all texts are alike, found by asking for one option at a time, in
        the order that leaves the fewest parts; each with the cases that lead to it."""
        if len({_bare(self.open[place]) for place in places}) == 1:
            return [((), places)]
        best: list[tuple[tuple[tuple[int, Case], ...], tuple[tuple[int, ...], ...]]] | None = None
        for option in range(len(self.specs)):
            if option in used:
                continue
            found = []
            for which, of_class in enumerate(self.classes[option]):
                part = tuple(place for place in places if place[option] == which)
                found += [
                    (((option, of_class.case), *cases), within) for cases, within in self._split(part, (*used, option))
                ]
            found = self._joined(found, option)
            if best is None or len(found) < len(best):
                best = found
        assert best is not None  # texts that differ differ by an option that has not been asked for
        return best

    def _joined(
        self, found: list[tuple[tuple[tuple[int, Case], ...], tuple[tuple[int, ...], ...]]], option: int
    ) -> list[tuple[tuple[tuple[int, Case], ...], tuple[tuple[int, ...], ...]]]:
        """Classes of the option whose texts do not differ after all, as one."""
        joined: dict[Any, tuple[tuple[tuple[int, Case], ...], tuple[tuple[int, ...], ...]]] = {}
        for cases, places in found:
            key = (_bare(self.open[places[0]]), cases[1:])
            if key not in joined:
                joined[key] = (cases, places)
                continue
            (first, *rest), earlier = joined[key]
            spec, mine, theirs = self.specs[option], first[1], cases[0][1]
            values = tuple(value for value in values_of(spec) if value in mine.values or value in theirs.values)
            sample = spec.default if spec.default in values else values[0]
            joined[key] = (((option, Case(spec.id, values, sample)), *rest), (*earlier, *places))
        return list(joined.values())

    def _variant(
        self, cases: tuple[tuple[int, Case], ...], places: tuple[tuple[int, ...], ...], wordings: dict[Any, int]
    ) -> Variant:
        by_option = {place: case for place, case in cases if len(case.values) < len(values_of(self.specs[place]))}
        arguments = {
            spec.argument: by_option[place].sample if place in by_option else spec.default
            for place, spec in enumerate(self.specs)
        }
        segments = self.words.segments(self.clause, arguments=arguments)
        slots = {
            spec.argument: spec.id
            for place, spec in enumerate(self.specs)
            if place not in by_option or len(by_option[place].values) > 1
        }
        shown = frozenset(_shown(segments))
        same = tuple(
            (place, (self.specs[place].argument in shown and self._plural(place, case)) or case.values)
            for place, case in by_option.items()
        )
        return Variant(
            cases=tuple(by_option[place] for place in sorted(by_option)),
            text=self._html(segments),
            template=self._html(tuple(_with_slots(segments, slots))),
            usual=all(self.specs[place].default in case.values for place, case in by_option.items()),
            wording=wordings.setdefault((same, len(plain(segments).split())), len(wordings)),
        )

    def _plural(self, option: int, case: Case) -> bool:
        """Whether the case is one that the text does not name, but selects by plural category."""
        return any(not one.named and case.sample in one.case.values for one in self.classes[option])

    def _html(self, segments: tuple[Segment, ...]) -> Markup:
        made = html(segments, self.words, rules_url=self.rules_url, glossary_url=self.glossary_url)
        return Markup(_SLOT.sub(r'<data data-option="\1">\2</data>', str(made)))


def _bare(template: Markup) -> str:
    """A template with its slots empty: what is the same for each of the values."""
    return re.sub(r'(<data data-option="[^"]*">)[^<]*', r"\1", template)


def _with_slots(segments: Sequence[Segment], slots: Mapping[str, str]) -> Iterator[Segment]:
    for segment in segments:
        match segment:
            case NumberText(text, argument) if argument in slots:
                yield NumberText(f"\ue000{slots[argument]}\ue001{text}", argument)
            case Emphasis(children):
                yield Emphasis(tuple(_with_slots(children, slots)))
            case Link(kind, target, children):
                yield Link(kind, target, tuple(_with_slots(children, slots)))
            case _:
                yield segment


def _shown(segments: Sequence[Segment]) -> Iterator[str]:
    """The names of the arguments that these segments show as numbers."""
    for segment in segments:
        match segment:
            case NumberText(_, argument) if argument:
                yield argument
            case Emphasis(children) | Link(_, _, children):
                yield from _shown(children)


def _keys(nodes: Any, argument: str) -> Iterator[str | int | float]:
    """The keys by which a compiled text (``scripts.rulebook.fluent``) selects on that argument, wherever it does."""
    if isinstance(nodes, list):
        if nodes[:2] == ["?", argument]:
            yield from (key for key, _ in nodes[3])
        for node in nodes:
            yield from _keys(node, argument)


def ranges(values: Sequence[Value]) -> list[tuple[int, int]]:
    """Whole numbers as the ranges that they form: ``2 3 4 7`` is ``2–4`` and ``7–7``."""
    numbers = [value for value in values if isinstance(value, int)]
    starts = [numbers[0], *(after for before, after in pairwise(numbers) if after != before + 1)]
    ends = [*(before for before, after in pairwise(numbers) if after != before + 1), numbers[-1]]
    return list(zip(starts, ends, strict=True))
