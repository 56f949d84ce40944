"""The files that are started by name: what they say to an old Python, from odd folders, and to wrong words."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import bootstrap

COMMANDS = ("build.py", "check.py", "lock.py", "test.py", "translations.py")


def test_an_old_python_is_told_which_one_is_needed(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 8, 10, "final", 0))
    code = compile((root / "scripts" / "__init__.py").read_text(encoding="utf-8"), "scripts/__init__.py", "exec")
    with pytest.raises(SystemExit, match=r"this is Python 3\.8, and building needs Python 3\.11 or newer"):
        exec(code, {})


@pytest.mark.parametrize("name", ["__init__.py", *COMMANDS])
def test_an_old_python_gets_as_far_as_that_sentence(name: str, root: Path) -> None:
    """The syntax up to there is that of Python 3.7, and nothing but os and sys comes before it."""
    source = (root / "scripts" / name).read_text(encoding="utf-8")
    tree = ast.parse(source, feature_version=(3, 7))
    before: list[str] = []
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("scripts"):
            break
        if isinstance(node, ast.Import | ast.ImportFrom):
            before += [alias.name for alias in node.names] if isinstance(node, ast.Import) else [node.module or ""]
    assert set(before) <= {"os", "sys", "argparse", "tempfile", "functools", "pathlib"}


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("flags", [[], ["-P"]], ids=["plain", "safe path"])
def test_a_command_explains_itself_from_any_folder(name: str, flags: list[str], root: Path, tmp_path: Path) -> None:
    if name == "test.py":
        return  # its words are pytest's, who would explain itself after the build
    odd = tmp_path / "a b ورق"
    odd.mkdir()
    (odd / "argparse.py").write_text("raise SystemExit('the folder one stands in must not matter')", encoding="utf-8")
    said = subprocess.run(
        [sys.executable, *flags, root / "scripts" / name, "--help"],
        cwd=odd,
        capture_output=True,
        text=True,
        check=False,
        env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
    )
    assert said.returncode == 0, said.stderr
    assert said.stdout.startswith(f"usage: scripts/{name}")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--port", "70000"], "a port is a number from 1 to 65535"),
        (["--port", "many"], "invalid int value"),
        (["--colour"], "unrecognized arguments: --colour"),
    ],
)
def test_wrong_words_are_refused_before_anything_is_done(words: list[str], message: str, root: Path) -> None:
    said = subprocess.run(
        [sys.executable, root / "scripts" / "build.py", *words], capture_output=True, text=True, check=False
    )
    assert said.returncode == 2
    assert message in said.stderr
    assert "Traceback" not in said.stderr


def test_windows_is_sent_to_wsl(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap.os, "name", "nt")
    with pytest.raises(SystemExit, match="on Windows run it in WSL"):
        bootstrap.enter(bootstrap.BUILD_LOCK)


def test_the_commands_stand_on_the_standard_library_until_the_environment_is_there(root: Path) -> None:
    """Everything that is loaded before .venv exists: checked in a Python that sees no installed package."""
    code = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "import scripts.build, scripts.test, scripts.check, scripts.lock\n"
        "print([name for name in sys.modules if 'site-packages' in (getattr(sys.modules[name], '__file__', '') or '')])"
    )
    said = subprocess.run([sys.executable, "-I", "-S", "-c", code, root], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"


def test_the_whole_suite_runs_side_by_side_and_chosen_tests_do_not() -> None:
    from scripts.test import side_by_side

    assert side_by_side(["-q", "-x"], 2) == ["-n", "2", "--dist", "loadfile", "--no-loadscope-reorder"]
    assert side_by_side([], 64)[:2] == ["-n", "4"]
    assert side_by_side([], 1) == []
    assert side_by_side([f"{__file__}::test_a", "-q"], 8) == []
    assert side_by_side(["-n0"], 8) == side_by_side(["--pdb"], 8) == []
