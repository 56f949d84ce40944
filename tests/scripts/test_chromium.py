from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from scripts import chromium
from scripts.chromium import find_chromium, how_to_install
from scripts.errors import BuildError

Program = Callable[[Path, str], Path]


@pytest.mark.parametrize(
    "name", ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
)
def test_a_chromium_on_the_path_is_found_by_each_of_its_names(name: str, tmp_path: Path, program: Program) -> None:
    found = program(tmp_path / name, "")
    assert find_chromium({"PATH": str(tmp_path)}, "linux") == found


def test_the_variable_comes_before_the_path(tmp_path: Path, program: Program) -> None:
    program(tmp_path / "chromium", "")
    mine = program(tmp_path / "mine" / "my chromium", "")
    assert find_chromium({"PATH": str(tmp_path), "CHROMIUM": str(mine)}, "linux") == mine


def test_a_wrong_variable_is_an_error_and_no_silent_choice_of_another(tmp_path: Path, program: Program) -> None:
    program(tmp_path / "chromium", "")
    with pytest.raises(BuildError, match="CHROMIUM is '/nowhere/chromium', which is no program"):
        find_chromium({"PATH": str(tmp_path), "CHROMIUM": "/nowhere/chromium"}, "linux")


def test_none_on_the_path_is_none(tmp_path: Path) -> None:
    assert find_chromium({"PATH": str(tmp_path)}, "linux") is None


def test_on_a_mac_the_application_is_found(tmp_path: Path, program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    application = program(tmp_path / "Chromium.app" / "Chromium", "")
    monkeypatch.setattr(chromium, "MAC_PROGRAMS", (tmp_path / "none", application))
    assert find_chromium({"PATH": str(tmp_path)}, "darwin") == application
    assert find_chromium({"PATH": str(tmp_path)}, "linux") is None


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine that has nothing but what is put into ``bin``."""
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(chromium, "MAC_PROGRAMS", ())
    return tmp_path / "bin"


@pytest.mark.parametrize("package", ["chromium-headless-shell", "chromium"])
def test_root_on_debian_gets_the_smallest_package_that_is_offered(
    package: str, machine: Path, repository: Path, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = machine / "asked"
    made = machine / package
    install = f"""echo "$@" >> '{asked}'
case "$*" in
    "install --simulate "*) [ "$4" = {package} ] ;;
    install*) printf '#!/bin/sh\\necho Chromium 156\\n' > '{made}'; /bin/chmod +x '{made}' ;;
esac"""
    program(machine / "apt-get", install)
    monkeypatch.setattr(chromium.os, "geteuid", lambda: 0)
    monkeypatch.setattr(chromium, "DEBIAN_SIGN", repository / "mkdocs.yml")
    assert chromium.ensure_chromium(repository) == made
    done = [line for line in asked.read_text(encoding="utf-8").splitlines() if "--simulate" not in line]
    assert done == ["update", f"install --yes --no-install-recommends {package}"]


def test_somebody_else_on_debian_is_told_what_to_install(
    machine: Path, repository: Path, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(machine / "apt-get", "echo must not be called >&2; exit 1")
    monkeypatch.setattr(chromium.os, "geteuid", lambda: 1000)
    monkeypatch.setattr(chromium, "DEBIAN_SIGN", repository / "mkdocs.yml")
    with pytest.raises(BuildError, match=r"need Chromium, and there is none; .*apt-get install chromium"):
        chromium.ensure_chromium(repository)


def test_elsewhere_the_way_is_named(machine: Path, repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chromium, "DEBIAN_SIGN", repository / "no such file")
    with pytest.raises(BuildError, match="set CHROMIUM to its program"):
        chromium.ensure_chromium(repository)
    assert "/Applications" in how_to_install(debian=False, platform="darwin")


def test_a_chromium_that_does_not_start_is_an_error(machine: Path, repository: Path, program: Program) -> None:
    program(machine / "chromium", "echo libnss3.so is missing >&2; exit 127")
    with pytest.raises(BuildError, match=r"does not start: libnss3\.so is missing"):
        chromium.ensure_chromium(repository)
