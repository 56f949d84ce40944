"""Texts are compiled once, and again when they change; what was wrong with one is said every time."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.rulebook import compiled as module
from scripts.rulebook.compiled import compiled
from scripts.rulebook.findings import Findings
from scripts.rulebook.fluent import Message, compile_text

TEXT = "toy-name = *Toy* { $seats ->\n    [one] one\n   *[other] { $seats }\n }\n    .title = [Knock](term:knock)\n"


def run(root: Path, text: str) -> tuple[list[Message], list[str]]:
    findings = Findings(root)
    messages = compiled(root / "games/toy/text/en.ftl", text, findings, root / "kept")
    return messages, [str(one) for one in findings]


def test_a_text_that_did_not_change_is_not_compiled_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = run(tmp_path, TEXT)
    assert first == (compile_text(tmp_path / "games/toy/text/en.ftl", TEXT, Findings(tmp_path)), [])
    monkeypatch.setattr(module, "compile_text", None)
    assert run(tmp_path, TEXT) == first
    with pytest.raises(TypeError):
        run(tmp_path, TEXT + "toy-other = Other\n")


def test_a_changed_text_and_a_damaged_file_are_compiled_anew(tmp_path: Path) -> None:
    run(tmp_path, TEXT)
    assert [one.id for one in run(tmp_path, "toy-other = Other\n")[0]] == ["toy-other"]
    for file in (tmp_path / "kept").iterdir():
        file.write_bytes(b"no pickle")
    assert [one.id for one in run(tmp_path, "toy-other = Other\n")[0]] == ["toy-other"]


def test_what_is_wrong_with_a_text_is_said_every_time(tmp_path: Path) -> None:
    wrong = "toy-name = { NUMBER($seats) }\n"
    _, said = run(tmp_path, wrong)
    assert said and run(tmp_path, wrong)[1] == said
