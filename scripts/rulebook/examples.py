"""The worked examples, played by the engine and held against what they expect."""

from __future__ import annotations

import re
from pathlib import Path

from games.errors import NotationError, VaraqError
from games.numbered import NAME
from games.record import read
from games.replay import replay
from scripts.rulebook.expected import example_files
from scripts.rulebook.findings import Findings, Place, did_you_mean
from scripts.rulebook.reading import read_source
from scripts.rulebook.tree import Tree

_BY = re.compile(r"\bby\s+(?P<clauses>[^#]+)")
_TODO = "correct the example, or the engine"


def check_examples(tree: Tree, findings: Findings) -> None:
    """Play every example of every game; note unknown clauses in it and the first thing that does not come true."""
    known = {*tree.clauses, *tree.option_ids}
    for key in tree.keys:
        for file in example_files(tree.root, key):
            text = read_source(file, findings)
            if text is None:
                continue
            if not NAME.fullmatch(file.name):
                findings.add(Place(file), "the file name is not a number and an id", "name it like 07-31-in-play.game")
            _check_clauses(file, text, known, findings)
            if key in tree.engines:
                _play(tree, key, file, text, findings)


def _check_clauses(file: Path, text: str, known: set[str], findings: Findings) -> None:
    for number, line in enumerate(text.splitlines(), 1):
        if not line.lstrip().startswith("expect "):
            continue
        for match in _BY.finditer(line):
            for id in match["clauses"].split():
                if id not in known:
                    findings.add(
                        Place(file, number), f"there is no clause '{id}'", did_you_mean(id, known, "cite another one")
                    )


def _play(tree: Tree, key: str, file: Path, text: str, findings: Findings) -> None:
    source = findings.name(file)
    try:
        record = read(text, source)
        if record.game != key:
            findings.add(Place(file, 1), f"this is an example of {record.game}", f"move it to games/{record.game}")
            return
        for step in replay(record).steps:
            for event in step.events:
                if not event.clauses:
                    what = f"the event '{event.kind}' that happens here names no clause"
                    findings.add(Place(file, step.line), what, "name the clause that is its cause, in the engine")
    except NotationError as error:
        findings.add(Place(file, error.line or 0), error.sentence(tree.english).removesuffix("."), _TODO)
    except VaraqError as error:
        findings.add(Place(file), str(error), _TODO)
