"""From a PO file back to the texts: all of it is held against the rule book first, then written, or nothing is."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import polib

from scripts.errors import BuildError
from scripts.plan import LANGUAGES
from scripts.rulebook.compare import check_texts
from scripts.rulebook.findings import Findings, Level, Place, did_you_mean
from scripts.rulebook.fluent import Pattern, compile_text
from scripts.rulebook.lint import check_prose
from scripts.rulebook.locks import STALE, record, write_locks
from scripts.rulebook.texts import Texts
from scripts.rulebook.tree import Tree, read_tree
from scripts.translating.patterns import Name, Unreadable, Wording, put, read_wording, same
from scripts.translating.po_export import ENGLISH, FUZZY, both
from scripts.translating.states import Desk

_DRAFT = "draft"


def import_po(root: Path, file: Path) -> list[str]:
    """Take over a PO file; sentences about what was done.

    Nothing is written if anything in it is wrong: ``BuildErrors`` then has each finding with its line of the PO file.
    A text that was changed becomes a draft; one that was stale and is no longer fuzzy too. An empty entry changes
    nothing, and neither does one that says the same in another layout.
    """
    findings = Findings(root)
    tree = read_tree(root, LANGUAGES, findings)
    findings.raise_errors()
    made, lang = _read(file)
    entries = _entries(made, file, tree, lang, findings)
    findings.raise_errors()
    changed = {name: entry for name, (entry, current) in entries.items() if _differs(entry, current, file, findings)}
    findings.raise_errors()
    after = _with_changes(tree, lang, file, changed, findings)
    findings.raise_errors()
    _check(tree, after, file, findings)

    renewed = _renewed(tree, lang, entries, changed)
    by_file: dict[Path, dict[Name, str]] = {}
    for name, entry in changed.items():
        english = tree.texts.messages[ENGLISH][name.message]
        by_file.setdefault(tree.texts.file_for(lang, english), {})[name] = entry.msgstr
    said = []
    for target, new in by_file.items():
        source = target.read_text(encoding="utf-8") if target.is_file() else ""
        order = [one.id for one in tree.texts.messages[ENGLISH].values() if one.file.parent == target.parent]
        target.write_text(put(source, new, order), encoding="utf-8")
        said.append(f"{findings.name(target)}: {len(new)} text{'' if len(new) == 1 else 's'} changed")
    record(tree.locks, after, lang, _DRAFT, renewed)
    if renewed:
        write_locks(root, tree.locks)
    old = sorted({name.message for name in changed} - set(renewed))
    if old:
        said.append(f"not recorded, being fuzzy, incomplete or from an older English: {', '.join(old)}")
    said.append(f"{len(changed)} texts changed, {len(renewed)} recorded as drafts" if said or renewed else "no change")
    return said


def _read(file: Path) -> tuple[polib.POFile, str]:
    if not file.is_file():
        raise BuildError("there is no such file", where=file, todo="name the PO file that was translated")
    try:
        made = polib.pofile(str(file), encoding="utf-8", wrapwidth=0)
    except UnicodeDecodeError as error:
        raise BuildError("this is not UTF-8", where=file, todo="save the file as UTF-8") from error
    except OSError as error:
        line = re.search(r"\(line (\d+)\)", str(error))
        where = f"{file}:{line[1]}" if line else str(file)
        raise BuildError("this is not a PO file", where=where, todo="put the line right, or export again") from error
    lang = made.metadata.get("Language", "")
    if lang not in LANGUAGES or lang == ENGLISH:
        known = ", ".join(code for code in LANGUAGES if code != ENGLISH)
        raise BuildError(
            f"the header names no language to translate into, but '{lang}'",
            where=file,
            todo=f"write one of {known} after Language:",
        )
    _number_lines(made, file)
    return made, lang


def _entries(
    made: polib.POFile, file: Path, tree: Tree, lang: str, findings: Findings
) -> dict[Name, tuple[polib.POEntry, Wording | None]]:
    """The entries that have a translation, with what the language has now."""
    known = {name: mine for name, _, mine in both(tree, lang)}
    found: dict[Name, tuple[polib.POEntry, Wording | None]] = {}
    for entry in made:
        place = Place(file, _line(entry))
        if entry.obsolete:
            continue
        name = Name.read(entry.msgctxt or "")
        if not entry.msgctxt:
            findings.add(place, "the entry has no context, so that nothing tells which text it is", "export again")
        elif name not in known:
            todo = did_you_mean(entry.msgctxt, map(str, known), "take the entry out, or export again")
            findings.add(place, f"there is no text '{entry.msgctxt}'", todo)
        elif name in found:
            findings.add(place, f"'{entry.msgctxt}' is already in line {found[name][0].linenum}", "remove one")
        elif entry.msgid_plural:
            findings.add(place, "the entry has plural forms", "write variants: { $count -> [one] … *[other] … }")
        elif entry.msgstr.strip():
            found[name] = entry, known[name]
    return found


def _differs(entry: polib.POEntry, current: Wording | None, file: Path, findings: Findings) -> bool:
    """Whether the entry says something else than the text that is there."""
    try:
        tree = read_wording(entry.msgstr)
    except Unreadable as error:
        findings.add(
            Place(file, _line(entry)), f"'{entry.msgctxt}' cannot be read: {error}", "compare it with the English"
        )
        return False
    return current is None or not same(tree, current.tree)


def _with_changes(tree: Tree, lang: str, file: Path, changed: dict[Name, polib.POEntry], findings: Findings) -> Texts:
    """The texts as they would be, each changed one standing in its line of the PO file."""
    messages = dict(tree.texts.messages[lang])
    current = {name: wording.text for name, _, wording in both(tree, lang) if wording is not None}
    for id in dict.fromkeys(name.message for name in changed):
        lines = {name.attribute: _line(entry) for name, entry in changed.items() if name.message == id}
        whole = {name: text for name, text in current.items() if name.message == id}
        whole.update({name: entry.msgstr for name, entry in changed.items() if name.message == id})
        (found, *_) = compile_text(file, put("", whole, [id]), _Moved(findings, min(lines.values())))
        old = messages.get(id)
        messages[id] = replace(
            found,
            line=min(lines.values()),
            value=None if found.value is None else _moved(found.value, lines.get(None)),
            attributes={name: _moved(pattern, lines.get(name)) for name, pattern in found.attributes.items()},
            exemptions=tuple(replace(one, line=min(lines.values())) for one in old.exemptions) if old else (),
        )
    return Texts({**tree.texts.messages, lang: messages})


def _number_lines(made: polib.POFile, file: Path) -> None:
    """Let ``linenum`` of each entry be the line of its translation; polib's is that of its first comment."""
    places: dict[str, list[int]] = {}
    context = ""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith('msgctxt "'):
            context = line.removeprefix('msgctxt "').removesuffix('"')
        elif line.startswith('msgstr "'):
            places.setdefault(context, []).append(number)
    for entry in made:
        if lines := places.get(entry.msgctxt or ""):
            entry.linenum = lines.pop(0)


def _line(entry: polib.POEntry) -> int:
    return entry.linenum or 0


class _Moved(Findings):
    """What the compiler finds in a message, noted at its entry of the PO file."""

    def __init__(self, findings: Findings, line: int) -> None:
        super().__init__(findings.root)
        self.into = findings
        self.line = line

    def add(self, place: Place, what: str, todo: str | None = None, level: Level = "error") -> None:
        """Note it in the line of the entry."""
        self.into.add(Place(place.file, self.line), what, todo, level)


def _moved(pattern: Pattern, line: int | None) -> Pattern:
    """The pattern as if all of it stood in that line; one that was not changed is in line 0."""
    line = line or 0
    return Pattern(
        line,
        pattern.nodes,
        dict.fromkeys(pattern.arguments, line),
        dict.fromkeys(pattern.shown, line),
        [replace(selection, line=line) for selection in pattern.selections],
        [replace(reference, line=line) for reference in pattern.references],
        [link._replace(line=line) for link in pattern.links],
        [[(sign, line) for sign, _ in piece] for piece in pattern.visible],
    )


def _check(tree: Tree, after: Texts, file: Path, findings: Findings) -> None:
    """Raise with everything that the check would find wrong in the new texts."""
    found = Findings(tree.root)
    changed = replace(tree, texts=after)
    check_texts(changed, found)
    check_prose(changed, found)
    name = findings.name(file)
    for finding in found.errors():
        where = str(finding.where)
        if where == name or where.startswith(f"{name}:"):
            line = int(where.rpartition(":")[2]) if where != name else 0
            findings.add(Place(file, line), finding.what, finding.todo)
    findings.raise_errors()


def _renewed(
    tree: Tree,
    lang: str,
    entries: dict[Name, tuple[polib.POEntry, Wording | None]],
    changed: dict[Name, polib.POEntry],
) -> list[str]:
    """The messages that are drafts now: changed ones, and stale ones that somebody has looked at.

    Only those whose every entry was translated from today's English and is not fuzzy.
    """
    english = {name: wording.text for name, wording, _ in both(tree, lang)}
    desk = Desk(tree.root, tree.texts, tree.locks)
    found = []
    for message in dict.fromkeys(name.message for name in entries):
        mine = {name: entry for name, (entry, _) in entries.items() if name.message == message}
        fresh = all(entry.msgid == english[name] and FUZZY not in entry.flags for name, entry in mine.items())
        whole = all(name in mine for name in english if name.message == message)
        touched = any(name in changed for name in mine)
        if fresh and whole and (touched or desk.state(lang, message).startswith(STALE)):
            found.append(message)
    return found
