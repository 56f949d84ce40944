"""The first lessons, played by the engine, which also answers their questions."""

from __future__ import annotations

from pathlib import Path

from games.errors import NotationError, VaraqError
from games.lessons import STEPS, LessonStep, play, read
from games.numbered import NAME
from scripts.rulebook.findings import Findings, Place, did_you_mean
from scripts.rulebook.reading import read_source
from scripts.rulebook.tree import Tree

_TODO = "correct the lesson, or the engine"


def lesson_files(root: Path, key: str) -> list[Path]:
    """The steps of a game's lesson."""
    return sorted((root / "games" / key / "lesson").glob("*.game"))


def lesson_steps(root: Path, key: str) -> list[tuple[str, Path, LessonStep]]:
    """Every step that can be read: its id, its file and what is in it."""
    found = []
    for file in lesson_files(root, key):
        named = NAME.fullmatch(file.name)
        try:
            step = read(file.read_text(encoding="utf-8", errors="replace"), file.name)
        except VaraqError:
            continue  # check_lessons says so
        found.append((named["id"] if named else file.stem, file, step))
    return found


def check_lessons(tree: Tree, findings: Findings) -> None:
    """Play every step; note questions without just one right choice, unknown clauses, and lessons too short or long."""
    known = {*tree.clauses, *tree.option_ids}
    for key in tree.keys:
        files = lesson_files(tree.root, key)
        if files and len(files) not in STEPS:
            findings.add(
                Place(files[0].parent),
                f"the lesson has {len(files)} steps",
                f"a first lesson has {STEPS[0]} to {STEPS[-1]}",
            )
        seen: dict[str, Path] = {}
        for file in files:
            named = NAME.fullmatch(file.name)
            if named is None:
                findings.add(Place(file), "the file name is not a number and an id", "name it like 03-face-cards.game")
            elif named["id"] in seen:
                findings.add(Place(file), f"{seen[named['id']].name} has the same id", "rename one of the two")
            else:
                seen[named["id"]] = file
            text = read_source(file, findings)
            if text is not None and key in tree.engines:
                _play(tree, key, file, text, known, findings)


def _play(tree: Tree, key: str, file: Path, text: str, known: set[str], findings: Findings) -> None:
    try:
        step = read(text, findings.name(file))
        if step.record.game != key:
            findings.add(Place(file, 1), f"this is a lesson of {step.record.game}", f"move it to {step.record.game}")
            return
        for id in step.question.clauses:
            if id not in known:
                findings.add(
                    Place(file, step.question.line),
                    f"there is no clause '{id}'",
                    did_you_mean(id, known, "cite another one"),
                )
        play(step)
    except NotationError as error:
        findings.add(Place(file, error.line or 0), error.sentence(tree.english).removesuffix("."), _TODO)
    except VaraqError as error:
        findings.add(Place(file), str(error), _TODO)
