"""An edited text is put into the rule book with the states of its translations; all but new wordings is refused."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from games import rulebook
from scripts import pipeline, preview
from scripts.errors import BuildError
from scripts.preview import with_texts
from scripts.rulebook.findings import Findings
from scripts.rulebook.fluent import Message, compile_text
from scripts.rulebook.locks import Lock, english_hash
from tests.scripts.test_locking import hold


def message(text: str) -> Message:
    (found,) = compile_text(Path("en.ftl"), text, Findings(Path()))
    return found


def test_an_edited_english_text_makes_its_translations_stale() -> None:
    book, edited = rulebook.load(), message("scat-knock-once = Once.\n    .title = One knock\n")
    other = with_texts(book, {("scat-knock-once", "uk"): Lock("0" * 12, "proofread 2026-11-30", 1)}, {"en": [edited]})
    assert other.words("en").plain("scat.knock.once") == "Once."
    assert other.words("uk").plain("scat.knock.once") == book.words("uk").plain("scat.knock.once")
    assert other.text_state("uk", "scat.knock.once") == other.text_state("fa", "scat.knock.once") == "stale"
    assert other.text_state("uk", "scat.turn.draw") == book.text_state("uk", "scat.turn.draw")
    same = with_texts(book, {("scat-knock-once", "uk"): Lock(english_hash(edited), "draft", 1)}, {"en": [edited]})
    assert same.text_state("uk", "scat.knock.once") == "draft"


def test_an_edited_translation_keeps_its_state() -> None:
    book, edited = rulebook.load(), message("scat-knock-once = Раз.\n    .title = Раз\n")
    other = with_texts(book, {}, {"uk": [edited]})
    assert other.words("uk").plain("scat.knock.once") == "Раз."
    assert other.text_state("uk", "scat.knock.once") == book.text_state("uk", "scat.knock.once")


def test_a_new_text_is_left_to_the_whole_build() -> None:
    with pytest.raises(BuildError, match="'scat-no-such' is new"):
        with_texts(rulebook.load(), {}, {"en": [message("scat-no-such = New\n")]})


class Asked:
    """Stands for the standard input: the question comes when somebody else has begun to build, or not."""

    def __init__(self, question: str, begin: Callable[[], object]) -> None:
        self.question, self.begin = question, begin

    def read(self) -> str:
        self.begin()
        return self.question


def test_a_preview_leaves_the_site_to_a_build_that_is_under_way(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before it gets ready as after; and a build that finds another one says which, and what to do."""
    plan = SimpleNamespace(cache=tmp_path / "cache", root=tmp_path)
    lock = plan.cache / "build.lock"
    made: list[object] = []

    class Shown:
        def __init__(self, plan: object) -> None:
            made.append(plan)

        def show(self, files: list[Path]) -> str:
            made.append(files)
            return "shown"

    monkeypatch.chdir(root)
    monkeypatch.setattr(preview, "plan_for", lambda *_: plan)
    monkeypatch.setattr(pipeline, "plan_for", lambda *_: plan)
    monkeypatch.setattr(preview, "Preview", Shown)
    builders = [hold(root, lock, 60)]
    try:
        monkeypatch.setattr("sys.stdin", Asked('["games/scat/text/fa.ftl"]', lambda: None))
        assert preview.main([]) == 1
        assert made == []
        with pytest.raises(
            BuildError, match=rf"number {builders[0].pid}\) is building the site.*; wait until it is done"
        ):
            pipeline.build(root, None)
        builders[0].kill()
        builders[0].wait()
        assert preview.main([]) == 0
        assert made == [plan, [root / "games/scat/text/fa.ftl"]]
        made.clear()
        capsys.readouterr()
        asked = Asked('["games/scat/text/fa.ftl"]', lambda: builders.append(hold(root, lock, 60)))
        monkeypatch.setattr("sys.stdin", asked)
        assert preview.main([]) == 1
        assert made == [plan]
        assert capsys.readouterr().out == "ready\n"
    finally:
        for one in builders:
            one.kill()
            one.wait()
