"""Rule data from ``rules.yml`` and ``sources.yml``, held against their schema; every text keeps its line."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Final

from games.rules import CHANGES, KINDS, MARKS, Change, Clause, Identity, Reading, Retired, Said, Section, Source
from scripts.rulebook.findings import Findings, Place
from scripts.rulebook.yamlnodes import Entry, Placed, Table, place_of, read_yaml

SHARED_REASON: Final = "common-reason-"
"""Before the name of a reason for a change that several clauses share, the beginning of its message."""

_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*")
_DIRECTIONS = ("clockwise", "anticlockwise")
_VERDICTS = ("decided", "undecided")
_SEEN = ("found", "part", "copy")


@dataclass(frozen=True, slots=True)
class OptionEntry:
    """An option as ``rules.yml`` has it; what it can be set to is the engine's to say."""

    id: str
    sources: tuple[str, ...]
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RuleData:
    """One ``rules.yml``."""

    key: str
    file: Path
    identity: Identity | None
    identity_place: Place
    sections: tuple[Section, ...]
    options: tuple[OptionEntry, ...]
    readings: tuple[Reading, ...]
    retired: tuple[Retired, ...]

    @property
    def clauses(self) -> dict[str, Clause]:
        """Its clauses by id, in the order of the file."""
        return {clause.id: clause for section in self.sections for clause in section.clauses}


def rule_files(root: Path) -> dict[str, Path]:
    """The ``rules.yml`` of every folder in ``games`` that is a game or ``common``, by key."""
    folders = sorted(entry for entry in (root / "games").iterdir() if entry.is_dir())
    return {
        folder.name: folder / "rules.yml"
        for folder in folders
        if (folder / "rules.yml").is_file() or (folder / "engine.py").is_file() or folder.name == "common"
    }


def read_rules(key: str, file: Path, findings: Findings) -> RuleData | None:
    """One ``rules.yml``; ``None`` if it cannot be read at all. What is wrong in it goes to ``findings``."""
    top = read_yaml(file, findings)
    table = top.table() if top is not None else None
    if table is None:
        return None
    return _Reader(key, file, findings).rules(table)


class _Reader:
    def __init__(self, key: str, file: Path, findings: Findings) -> None:
        self.key = key
        self.file = file
        self.findings = findings
        self.ids: dict[str, Place] = {}

    def rules(self, table: Table) -> RuleData:
        name = table.need("game")
        game = name.text() if name is not None else None
        if name is not None and game is not None and game != self.key:
            name.wrong(f"this file says that its game is '{game}'", f"write '{self.key}', the name of its folder")
        identity, identity_place = None, Place(self.file)
        if self.key == "common":
            if (unwanted := table.get("identity")) is not None:
                unwanted.wrong("'common' is not a game and has no identity", "remove it")
        elif (entry := table.need("identity")) is not None:
            identity, identity_place = self.identity(entry), entry.place
        sections = table.need("sections")
        options = table.need("options")
        readings = table.need("readings")
        retired = table.need("retired")
        table.done("rules.yml")
        return RuleData(
            key=self.key,
            file=self.file,
            identity=identity,
            identity_place=identity_place,
            sections=sections.each(self.section) if sections is not None else (),
            options=options.each(self.option) if options is not None else (),
            readings=readings.each(self.reading) if readings is not None else (),
            retired=retired.each(self.retirement) if retired is not None else (),
        )

    def id(self, entry: Entry | None, prefix: str, what: str, scope: str = "") -> Placed | None:
        """A new id, which nothing else in the file may have."""
        text = entry.text() if entry is not None else None
        if entry is None or text is None:
            return None
        rest = text.removeprefix(prefix)
        if not text.startswith(prefix) or not _ID.fullmatch(rest):
            entry.wrong(
                f"'{text}' cannot be the id of a {what}",
                f"write {prefix}words-with-hyphens in small letters" if prefix else "write small letters and hyphens",
            )
            return None
        if scope + text in self.ids:
            entry.wrong(
                f"the {what} '{text}' is already in line {self.ids[scope + text].line}",
                "remove one, or give it a new id",
            )
            return None
        self.ids[scope + text] = entry.place
        return text

    def identity(self, entry: Entry) -> Identity | None:
        table = entry.table()
        if table is None:
            return None
        players = [number.whole_number() for number in _items(table.need("players"))]
        best = [number.whole_number() for number in _items(table.need("best"))]
        pack, direction, family = table.need("pack"), table.need("direction"), table.need("family")
        table.done("identity")
        cards = pack.whole_number() if pack is not None else None
        way = direction.word(_DIRECTIONS, "direction") if direction is not None else None
        kin = family.text() if family is not None else None
        if len(players) != 2:
            table.wrong("'players' needs two numbers", "write the fewest and the most, such as [2, 9]")
            return None
        low, high = players
        if low is None or high is None or cards is None or way is None or kin is None:
            return None
        if not 1 <= low <= high:
            table.wrong(f"there cannot be from {low} to {high} players", "write the fewest first")
        good = tuple(number for number in best if number is not None)
        if not all(low <= number <= high for number in good):
            table.wrong("'best' has a number of players that the game does not admit", f"stay in {low} to {high}")
        return Identity((low, high), good, cards, way, kin)

    def section(self, entry: Entry) -> Section | None:
        table = entry.table()
        if table is None:
            return None
        name = self.id(table.need("id"), "", "section", "section ")
        clauses = table.need("clauses")
        table.done("a section")
        if name is None or clauses is None:
            return None
        return Section(name, clauses.each(lambda clause: self.clause(name, clause)))

    def clause(self, section: str, entry: Entry) -> Clause | None:
        table = entry.table()
        if table is None:
            return None
        name = self.id(table.need("id"), f"{self.key}.", "clause")
        kind, marks, sources = table.need("kind"), table.need("marks"), table.need("sources")
        options, since, history = table.get("options"), table.need("since"), table.need("history")
        table.done("a clause")
        what = kind.word(KINDS, "kind of clause") if kind is not None else None
        date = since.date() if since is not None else None
        if name is None or what is None or date is None:
            return None
        if any(part in ("opt", "reading") for part in name.split(".")[1:2]):
            table.wrong(f"'{name}' looks like an option or a reading", "name the clause after what it rules")
        signs = marks.each(lambda mark: mark.word(MARKS, "mark")) if marks is not None else ()
        if marks is not None and not signs:
            marks.wrong(f"the clause '{name}' has no mark", "say where it comes from: " + ", ".join(MARKS))
        changes = history.each(lambda change: self.change(name, change)) if history is not None else ()
        if history is not None and (not changes or changes[0].date != date):
            history.wrong(
                f"the history of '{name}' does not begin with {date}, the date of 'since'", "make the two the same"
            )
        for before, after in pairwise(changes):
            if after.date < before.date:
                self.findings.add(
                    place_of(after.date), f"the history of '{name}' is not in order", "put the oldest change first"
                )
        cited = sources.texts() if sources is not None else ()
        if any(sign in ("seed", "seed~", "authority") for sign in signs) and not cited:
            table.wrong(f"the clause '{name}' is marked {', '.join(signs)} and names no source", "add its sources")
        return Clause(
            id=name,
            section=section,
            kind=what,
            marks=signs,
            sources=cited,
            options=options.texts() if options is not None else (),
            since=date,
            history=_told_apart(changes),
        )

    def change(self, clause: str, entry: Entry) -> Change | None:
        """``why`` names a reason that several clauses share; without it the change has a text of its own."""
        table = entry.table()
        if table is None:
            return None
        date, what, why = table.need("date"), table.need("what"), table.get("why")
        table.done("a history entry")
        day = date.date() if date is not None else None
        deed = what.word(CHANGES, "kind of change") if what is not None else None
        shared = why.text() if why is not None else None
        if day is None or deed is None or (why is not None and shared is None):
            return None
        game, _, rest = clause.partition(".")
        own = f"{game}-history-{rest}-{day}".replace(".", "-")
        if why is not None and shared is not None and not _ID.fullmatch(shared):
            why.wrong(
                f"'{shared}' is not the name of a reason that clauses share",
                f"remove the key, and write the reason as the text '{own}'",
            )
            return None
        return Change(day, deed, own if shared is None else SHARED_REASON + shared)

    def option(self, entry: Entry) -> OptionEntry | None:
        table = entry.table()
        if table is None:
            return None
        name = self.id(table.need("id"), f"{self.key}.opt.", "option")
        sources, clauses = table.need("sources"), table.need("clauses")
        table.done("an option; its type, default and bounds are in the engine")
        if name is None:
            return None
        return OptionEntry(
            name,
            sources.texts() if sources is not None else (),
            clauses.texts() if clauses is not None else (),
        )

    def reading(self, entry: Entry) -> Reading | None:
        table = entry.table()
        if table is None:
            return None
        name = self.id(table.need("id"), f"{self.key}.reading.", "reading")
        clause, option, default = table.need("clause"), table.get("option"), table.need("default")
        verdict, says = table.need("verdict"), table.need("says")
        table.done("a reading")
        about = clause.text() if clause is not None else None
        usual = default.text() if default is not None else None
        judged = verdict.word(_VERDICTS, "verdict") if verdict is not None else None
        if name is None or about is None or usual is None or judged is None or says is None:
            return None
        said = says.each(self.said)
        if usual not in [one.reading for one in said]:
            table.wrong(
                f"the default '{usual}' of '{name}' is not among its readings",
                "it has " + ", ".join(one.reading for one in said),
            )
        return Reading(name, about, option.text() if option is not None else None, usual, judged, said)

    def said(self, entry: Entry) -> Said | None:
        table = entry.table()
        if table is None:
            return None
        reading, sources = table.need("reading"), table.need("sources")
        table.done("what sources say")
        text = reading.text() if reading is not None else None
        return None if text is None else Said(text, sources.texts() if sources is not None else ())

    def retirement(self, entry: Entry) -> Retired | None:
        table = entry.table()
        if table is None:
            return None
        name = self.id(table.need("id"), f"{self.key}.", "retired clause")
        to, date = table.get("to"), table.need("date")
        table.done("a retired clause; why it was retired is a text")
        day = date.date() if date is not None else None
        if name is None or day is None:
            return None
        reason = f"{self.key}-retired-{name.partition('.')[2]}".replace(".", "-")
        return Retired(name, None if to is None or to.is_nothing() else to.text(), day, reason)


def _told_apart(changes: Sequence[Change]) -> tuple[Change, ...]:
    """The changes with reasons that differ: the second of a day that has a text of its own ends in ``-2``."""
    days: Counter[str] = Counter()
    told = []
    for change in changes:
        days[change.date] += 1
        own = not change.reason.startswith(SHARED_REASON)
        again = f"-{days[change.date]}" if own and days[change.date] > 1 else ""
        told.append(replace(change, reason=change.reason + again))
    return tuple(told)


def _items(entry: Entry | None) -> list[Entry]:
    return entry.items() if entry is not None else []


def read_sources(file: Path, findings: Findings) -> dict[str, Source]:
    """``sources.yml``: the sources by key, in the order of the file."""
    top = read_yaml(file, findings)
    table = top.table() if top is not None else None
    found: dict[str, Source] = {}
    if table is None:
        return found
    for key in table.names():
        entry = table.get(key)
        source = entry.table() if entry is not None else None
        if source is None:
            continue
        if not _ID.fullmatch(key):
            findings.add(key.place, f"'{key}' cannot be the key of a source", "write small letters and hyphens")
        title, address, seen = source.need("title"), source.need("address"), source.need("seen")
        source.done("a source")
        name = title.text() if title is not None else None
        state = seen.word(_SEEN, "state of a source") if seen is not None else None
        where = None if address is None or address.is_nothing() else address.text()
        if where is not None and not where.startswith(("https://", "http://")):
            source.wrong(f"the address of '{key}' is not a web address", "write https://… or null")
        if name is not None and state is not None:
            found[key] = Source(key, name, where, state)
    return found
