"""YAML read strictly and with places: every text knows its line, and every key has to be one that is known."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import yaml

from scripts.rulebook.findings import Findings, Place, did_you_mean
from scripts.rulebook.reading import read_source

if TYPE_CHECKING:
    _Loader = yaml.SafeLoader
else:
    _Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # libyaml where PyYAML was built with it

_T = TypeVar("_T")

_TAGS = {
    "tag:yaml.org,2002:str": "a text",
    "tag:yaml.org,2002:int": "a whole number",
    "tag:yaml.org,2002:float": "a number",
    "tag:yaml.org,2002:bool": "yes or no",
    "tag:yaml.org,2002:null": "nothing",
    "tag:yaml.org,2002:timestamp": "a date",
    "tag:yaml.org,2002:seq": "a list",
    "tag:yaml.org,2002:map": "a table",
}
_QUOTE_IT = "put it in quotes: YAML reads yes, no, on, off, numbers and dates as something else than text"


class Placed(str):
    """A text that knows where it stands."""

    place: Place

    def __new__(cls, text: str, place: Place) -> Placed:
        """The text at that place."""
        self = super().__new__(cls, text)
        self.place = place
        return self

    def __deepcopy__(self, memo: object) -> Placed:
        return self


def place_of(text: str) -> Place:
    """Where a text of a YAML file stands; raises ``TypeError`` for one that comes from elsewhere."""
    if not isinstance(text, Placed):
        raise TypeError(f"{text!r} was not read from a file")
    return text.place


class Entry:
    """A node of a file: a text, a list or a table, and what can be asked of it."""

    def __init__(self, node: yaml.Node, file: Path, findings: Findings) -> None:
        self.node = node
        self.file = file
        self.findings = findings

    @property
    def place(self) -> Place:
        """Where it begins."""
        return Place(self.file, self.node.start_mark.line + 1)

    def wrong(self, what: str, todo: str | None = None) -> None:
        """Note that something is wrong here."""
        self.findings.add(self.place, what, todo)

    def is_nothing(self) -> bool:
        """Whether it is ``null`` or left empty."""
        return bool(self.node.tag == "tag:yaml.org,2002:null")

    def _expected(self, what: str, todo: str | None = None) -> None:
        self.wrong(f"expected {what}, got {_TAGS.get(self.node.tag, self.node.tag)}", todo)

    def text(self) -> Placed | None:
        """A text, or ``None`` with a finding."""
        if isinstance(self.node, yaml.ScalarNode) and self.node.tag == "tag:yaml.org,2002:str":
            if self.node.value.strip():
                return Placed(self.node.value, self.place)
            self.wrong("expected a text, got an empty one")
            return None
        self._expected("a text", _QUOTE_IT if isinstance(self.node, yaml.ScalarNode) else None)
        return None

    def word(self, allowed: Iterable[str], what: str) -> Placed | None:
        """One of some words, or ``None`` with a finding."""
        text = self.text()
        known = list(allowed)
        if text is not None and text not in known:
            self.wrong(f"'{text}' is not a {what}", did_you_mean(text, known, "it is one of " + ", ".join(known)))
            return None
        return text

    def date(self) -> Placed | None:
        """A date as ``2026-11-30``."""
        if isinstance(self.node, yaml.ScalarNode) and self.node.tag == "tag:yaml.org,2002:timestamp":
            try:
                datetime.date.fromisoformat(self.node.value)
            except ValueError:
                self.wrong(f"'{self.node.value}' is not a day", "write it like 2026-11-30")
                return None
            return Placed(self.node.value, self.place)
        self._expected("a date", "write it like 2026-11-30")
        return None

    def whole_number(self) -> int | None:
        """A whole number."""
        value = self.node.value
        if isinstance(self.node, yaml.ScalarNode) and self.node.tag.endswith(":int") and value.isdigit():
            return int(value)
        self._expected("a whole number")
        return None

    def yes_or_no(self) -> bool | None:
        """``true`` or ``false``."""
        if isinstance(self.node, yaml.ScalarNode) and self.node.tag == "tag:yaml.org,2002:bool":
            return str(self.node.value).lower() in ("true", "yes", "on")
        self._expected("true or false")
        return None

    def items(self) -> list[Entry]:
        """The members of a list."""
        if isinstance(self.node, yaml.SequenceNode):
            return [Entry(node, self.file, self.findings) for node in self.node.value]
        self._expected("a list", "write it like [a, b]")
        return []

    def each(self, read: Callable[[Entry], _T | None]) -> tuple[_T, ...]:
        """What ``read`` makes of the members of a list, without what it could not read."""
        return tuple(value for value in map(read, self.items()) if value is not None)

    def texts(self) -> tuple[Placed, ...]:
        """A list of texts, none of them twice."""
        seen: dict[str, Placed] = {}
        for entry in self.items():
            text = entry.text()
            if text is not None and text in seen:
                entry.wrong(f"'{text}' is in this list twice", "remove one")
            elif text is not None:
                seen[text] = text
        return tuple(seen.values())

    def table(self) -> Table | None:
        """A table, or ``None`` with a finding."""
        if isinstance(self.node, yaml.MappingNode):
            return Table(self.node, self.file, self.findings)
        self._expected("a table of keys and values")
        return None


class Table(Entry):
    """A table whose keys have to be known: what nobody has asked for by ``done`` is a finding."""

    def __init__(self, node: yaml.MappingNode, file: Path, findings: Findings) -> None:
        super().__init__(node, file, findings)
        self._asked: list[str] = []
        self._entries: dict[str, Entry] = {}
        self._keys: dict[str, Placed] = {}
        for key_node, value_node in node.value:
            place = Place(file, key_node.start_mark.line + 1)
            if not isinstance(key_node, yaml.ScalarNode):
                findings.add(place, "a key is not a word", "write it like key: value")
                continue
            key = Placed(key_node.value, place)
            if key in self._keys:
                findings.add(
                    place, f"the key '{key}' is already in line {self._keys[key].place.line}", "remove one of the two"
                )
                continue
            self._keys[key] = key
            self._entries[key] = Entry(value_node, file, findings)

    def names(self) -> Iterator[Placed]:
        """The keys in the order of the file; for tables whose keys are names."""
        return iter(self._keys.values())

    def get(self, key: str) -> Entry | None:
        """The value of a key that may be absent."""
        self._asked.append(key)
        return self._entries.get(key)

    def need(self, key: str) -> Entry | None:
        """The value of a key that has to be there."""
        entry = self.get(key)
        if entry is None:
            self.wrong(f"the key '{key}' is missing", "add it")
        return entry

    def done(self, what: str) -> None:
        """Note every key that nobody has asked for."""
        for key in self._keys.values():
            if key not in self._asked:
                known = ", ".join(self._asked)
                self.findings.add(
                    key.place,
                    f"'{key}' is not a key of {what}",
                    did_you_mean(key, self._asked, f"it has {known}"),
                )


def read_yaml(file: Path, findings: Findings) -> Entry | None:
    """The content of a YAML file, or ``None`` with a finding if it is missing, empty or not YAML."""
    text = read_source(file, findings)
    if text is None:
        return None
    try:
        node = yaml.compose(text, Loader=_Loader)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 0
        findings.unreadable(Place(file, line), f"this is not YAML: {error.problem}", "put it right")
        return None
    except yaml.YAMLError as error:
        # A character that YAML does not admit: the one error that has no mark, only a place in the text.
        line = text.count("\n", 0, getattr(error, "position", 0)) + 1
        findings.unreadable(Place(file, line), f"this is not YAML: {' '.join(str(error).split())}", "put it right")
        return None
    if node is None:
        findings.unreadable(Place(file), "the file is empty", "write it")
        return None
    return Entry(node, file, findings)
