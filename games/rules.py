"""What the rules of a game are made of: clauses in sections, options, readings, sources and the words of the glossary.

The rule book (`games.rulebook`) holds them all. A clause id is permanent and never reused.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from games.options import OptionSpec

Kind = Literal["set-up", "procedure", "permission", "prohibition", "outcome", "definition", "derived"]


KINDS: Final = ("set-up", "procedure", "permission", "prohibition", "outcome", "definition", "derived")


FIRING: Final = frozenset(KINDS[:5])
"""The kinds of clause that an engine must cite somewhere."""


MARKS: Final = ("seed", "seed~", "authority", "gap", "derived")
"""Where a clause comes from: said or implied by a seed, said by an outside source, our decision, or provable."""


CHANGES: Final = ("added", "changed", "corrected", "reworded")
"""What can be done to a clause; a reworded one means the same as before."""


@dataclass(frozen=True, slots=True)
class Change:
    """A line of a clause's history: `date` as 2026-11-30, `what` was done (one of `CHANGES`), and why: the message
    `reason`."""

    date: str
    what: str
    reason: str


@dataclass(frozen=True, slots=True)
class Clause:
    """A rule with a permanent id. Its text is the message of that id, its heading the attribute `title`.

    `options` are the ids of the options whose values its text depends on; `sources` are keys of `RuleBook.sources`.
    """

    id: str
    section: str
    kind: str
    marks: tuple[str, ...]
    sources: tuple[str, ...]
    options: tuple[str, ...]
    since: str
    history: tuple[Change, ...]

    @property
    def game(self) -> str:
        """The key of its game, or `common`."""
        return self.id.partition(".")[0]

    @property
    def fires(self) -> bool:
        """Whether an event or a ruling can cite it."""
        return self.kind in FIRING


@dataclass(frozen=True, slots=True)
class Section:
    """A heading with its clauses; its text is the message `<game>-section-<id>`."""

    id: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class OptionRule:
    """An option as the rules see it: its sources and the clauses it changes; `spec` is the engine's word on values.

    Its text is the message of its id, with the attributes `help` and, for a choice, `value-<value>`.
    """

    id: str
    sources: tuple[str, ...]
    clauses: tuple[str, ...]
    spec: OptionSpec


@dataclass(frozen=True, slots=True)
class Said:
    """One reading of a rule and the sources that have it."""

    reading: str
    sources: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Reading:
    """A question that sources answer differently (`decided`) or not at all (`undecided`: agree before you play).

    `option` is the option that switches it, if any. Texts: the message of its id, `why`, and `r-<reading>`.
    """

    id: str
    clause: str
    option: str | None
    default: str
    verdict: str
    says: tuple[Said, ...]


@dataclass(frozen=True, slots=True)
class Retired:
    """A clause that is no more: its id leads to `to`, if anything took its place; the message `reason` says why."""

    id: str
    to: str | None
    date: str
    reason: str


@dataclass(frozen=True, slots=True)
class Identity:
    """What a game is: fewest and most players, numbers that suit it best, cards in the pack, direction, family."""

    players: tuple[int, int]
    best: tuple[int, ...]
    pack: int
    direction: str
    family: str


@dataclass(frozen=True, slots=True)
class GameRules:
    """The rules of one game; `identity` is `None` for `common`, the rules that all games share."""

    key: str
    identity: Identity | None
    sections: tuple[Section, ...]
    clauses: Mapping[str, Clause]
    options: Mapping[str, OptionRule]
    readings: tuple[Reading, ...]
    retired: tuple[Retired, ...]

    def readings_of(self, clause: str) -> tuple[Reading, ...]:
        """The readings of that clause."""
        return tuple(reading for reading in self.readings if reading.clause == clause)


@dataclass(frozen=True, slots=True)
class Source:
    """Where rules come from. `seen`: `found` read whole, `part` only in part, `copy` in a copy elsewhere."""

    key: str
    title: str
    address: str | None
    seen: str


@dataclass(frozen=True, slots=True)
class TermWords:
    """A concept in one language: the preferred term, what else is said for it, and its inflected forms."""

    term: str
    synonyms: tuple[str, ...]
    forms: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Concept:
    """A concept of the glossary. Where `define` is set there is a message `term-<id>` with a `definition`."""

    id: str
    games: tuple[str, ...]
    define: bool
    words: Mapping[str, TermWords]
