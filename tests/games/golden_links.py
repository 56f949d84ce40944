"""Links that must be read for ever: in `links/<key>.txt` blocks of a link, the hash of its choices, and its text.

They are never made anew: where they stop being read, or say something else, the version of the notation has to grow.
`python -m tests.games.golden_links` writes blocks for a game that has none yet.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import games
from games import examples
from games.link import encode
from games.replay import replay
from games.study import Study
from tests.games.studies import random_study

FOLDER = Path(__file__).with_name("links")


@dataclass(frozen=True)
class Golden:
    """A link, the hash of every list of choices on its way, and what it says."""

    link: str
    choices: str
    text: str


def read_golden(key: str) -> list[Golden]:
    """The links of a game."""
    blocks = (FOLDER / f"{key}.txt").read_text(encoding="utf-8").split("\n\n")
    return [Golden(*block.strip("\n").split("\n", 2)) for block in blocks if block.strip()]


def choices_hash(study: Study) -> str:
    """Of all choices, in their order, at every step of every line."""
    hashed = sha256()
    for line in range(len(study.lines)):
        record = study.record(study.end(line))
        for step in replay(record, check=False).steps:
            hashed.update((" | ".join(map(str, record.engine.actions(step.state))) + "\n").encode())
    return hashed.hexdigest()[:16]


def messages(study: Study) -> set[str]:
    """The kinds of action that occur in a study."""
    lines = [replay(study.record(study.end(line)), check=False) for line in range(len(study.lines))]
    return {step.action.message for line in lines for step in line.steps if step.action}


def golden_studies(key: str) -> list[Study]:
    """Random studies under random options, four positions, and the examples with kinds of action not yet among them."""
    chosen = [random_study(key, seed, 90, (0, 12)[seed % 2]) for seed in range(1, 9)]
    records = [examples.load(key, id) for id in examples.ids(key)]
    chosen += [Study.of(record) for record in records if record.position][:4]
    for study in map(Study.of, records):
        if messages(study) - set().union(*map(messages, chosen)):
            chosen.append(study)
    return chosen


def main() -> None:
    """Writes the files that are not there."""
    FOLDER.mkdir(exist_ok=True)
    for key in games.keys():  # noqa: SIM118 - a function, not a mapping
        file = FOLDER / f"{key}.txt"
        if not file.exists():
            blocks = [f"{encode(one)}\n{choices_hash(one)}\n{one.text()}" for one in golden_studies(key)]
            file.write_text("\n".join(blocks), encoding="utf-8")


if __name__ == "__main__":
    main()
