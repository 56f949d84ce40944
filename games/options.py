"""Options: the switches of a game, with type, default and finite bounds.

A game's options are a frozen dataclass whose fields are made by `switch`, `number` and `choice`:

    @dataclass(frozen=True, slots=True)
    class ScatOptions(Options):
        pennies: int = number("scat.opt.pennies", 3, 1, 9)

That is the only place where an option's type, default and bounds are written; its words live in the text files.
"""

from __future__ import annotations

import dataclasses
import difflib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, Self

from games.errors import BadOption

Value = bool | int | str
"""What an option can be set to."""


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option: its permanent id, its name in notation, and the values it can take.

    `values` lists a choice's values; `low` and `high` are a number's bounds, both included, and `named` the numbers
    that stand for something else than their amount and so are told in words, such as 0 for never.
    """

    id: str
    name: str
    attribute: str
    kind: Literal["switch", "number", "choice"]
    default: Value
    low: int = 0
    high: int = 0
    values: tuple[str, ...] = ()
    named: tuple[int, ...] = ()

    @property
    def worded(self) -> tuple[Value, ...]:
        """The values that are told in words, in their own order; a switch is on before it is off."""
        if self.kind == "switch":
            return (True, False)
        return self.named if self.kind == "number" else self.values

    def words(self, value: Value) -> str | None:
        """The attribute of the option's message that tells this value; `None` for a switch and a mere number."""
        if self.kind == "switch" or (self.kind == "number" and value not in self.named):
            return None
        return f"value-{value}"

    @property
    def argument(self) -> str:
        """The name under which a text receives this option's value."""
        name = self.name.replace(".", "-")
        return f"opt-{name}" if name[0].isdigit() else name

    def expected(self) -> str:
        """The values in words, for an error."""
        if self.kind == "switch":
            return "on or off"
        if self.kind == "number":
            return f"a whole number from {self.low} to {self.high}"
        return "one of " + ", ".join(self.values)

    def read(self, text: str) -> Value:
        """The value written as `text`; raises `BadOption`."""
        value: Value | None = None
        if self.kind == "switch":
            value = {"on": True, "off": False}.get(text)
        elif self.kind == "number":
            value = int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None
        else:
            value = text
        if value is None or not self.admits(value):
            raise self.refused(text)
        return value

    def refused(self, given: str) -> BadOption:
        """The error for a value that the option cannot take."""
        if self.kind == "switch":
            return BadOption("error-option-switch", option=self.name, given=given, on="on", off="off")
        if self.kind == "number":
            return BadOption("error-option-number", option=self.name, given=given, low=self.low, high=self.high)
        return BadOption("error-option-choice", option=self.name, given=given, values=self.values)

    def write(self, value: Value) -> str:
        """The value as notation writes it."""
        if self.kind == "switch":
            return "on" if value else "off"
        return str(value)

    def admits(self, value: object) -> bool:
        """Whether the option can take this value."""
        if self.kind == "switch":
            return isinstance(value, bool)
        if self.kind == "number":
            return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high
        return isinstance(value, str) and value in self.values


@dataclass(frozen=True, slots=True)
class Options:
    """The base of a game's options; making one checks every value."""

    def __post_init__(self) -> None:
        for spec in specs(type(self)):
            value = getattr(self, spec.attribute)
            if not spec.admits(value):
                raise spec.refused(str(value))

    @classmethod
    def read(cls, words: Iterable[str]) -> Self:
        """Options from notation such as `["pennies=4", "free-life=off"]`; what is not named keeps its default."""
        by_name = {spec.name: spec for spec in specs(cls)}
        values: dict[str, Value] = {}
        for word in words:
            name, equals, text = word.partition("=")
            if not equals:
                raise BadOption("error-not-an-option", given=word, example=f"{next(iter(by_name))}=…")
            if name not in by_name:
                near = difflib.get_close_matches(name, by_name, 1)
                if near:
                    raise BadOption("error-unknown-option-near", option=name, near=near[0])
                raise BadOption("error-unknown-option", option=name, known=tuple(by_name))
            spec = by_name[name]
            if spec.attribute in values:
                raise BadOption("error-option-twice", option=name)
            values[spec.attribute] = spec.read(text)
        arguments: dict[str, Any] = dict(values)
        return cls(**arguments)

    @classmethod
    def of(cls, values: Mapping[str, Value]) -> Self:
        """Options from values by name, as `values()` and a view give them; raises `BadOption`."""
        by_name = {spec.name: spec.attribute for spec in specs(cls)}
        unknown = values.keys() - by_name.keys()
        if unknown:
            raise BadOption("error-unknown-option", option=min(unknown), known=tuple(by_name))
        arguments: dict[str, Any] = {by_name[name]: value for name, value in values.items()}
        return cls(**arguments)

    def write(self) -> tuple[str, ...]:
        """The options that differ from their default, as notation, in the order of their definition."""
        return tuple(
            f"{spec.name}={spec.write(getattr(self, spec.attribute))}"
            for spec in specs(type(self))
            if getattr(self, spec.attribute) != spec.default
        )

    def values(self) -> dict[str, Value]:
        """Every option's value by its name in notation."""
        return {spec.name: getattr(self, spec.attribute) for spec in specs(type(self))}


def _field(spec: OptionSpec) -> Any:
    return dataclasses.field(default=spec.default, metadata={"spec": spec})


def _name(id: str) -> str:
    return id.partition(".opt.")[2]


def switch(id: str, default: bool) -> Any:
    """A dataclass field for an option that is on or off."""
    return _field(OptionSpec(id, _name(id), "", "switch", default))


def number(id: str, default: int, low: int, high: int, named: tuple[int, ...] = ()) -> Any:
    """A dataclass field for an option that is a whole number from `low` to `high`; those `named` are told in words.

    Raises `ValueError` for a named one that it cannot be.
    """
    if not all(low <= one <= high for one in named):
        raise ValueError(f"{id} goes from {low} to {high} and cannot be every one of {named}")
    return _field(OptionSpec(id, _name(id), "", "number", default, low, high, named=named))


def choice(id: str, default: str, *others: str) -> Any:
    """A dataclass field for an option that is one of some words, the default first."""
    return _field(OptionSpec(id, _name(id), "", "choice", default, values=(default, *others)))


_SPECS: dict[type[Options], tuple[OptionSpec, ...]] = {}


def specs(options: type[Options]) -> tuple[OptionSpec, ...]:
    """The options of a game in the order of their definition."""
    found = _SPECS.get(options)
    if found is None:
        found = _SPECS[options] = tuple(
            dataclasses.replace(field.metadata["spec"], attribute=field.name) for field in dataclasses.fields(options)
        )
    return found


def text_arguments(values: Mapping[str, Value], options: type[Options]) -> dict[str, Value]:
    """Option values by name, as the arguments that a text receives (see `OptionSpec.argument`)."""
    return {spec.argument: values[spec.name] for spec in specs(options)}
