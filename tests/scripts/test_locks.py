"""What the lock files promise: exact versions, hashes for every system, and no host."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from scripts.bootstrap import BUILD_LOCK, DEV_LOCK, NODE_LOCK, PYODIDE_LOCK

LOCKS = (BUILD_LOCK, DEV_LOCK, NODE_LOCK, PYODIDE_LOCK)


def requirements(root: Path, lock: str) -> dict[str, set[str]]:
    """Each requirement with its marker, and its hashes."""
    text = (root / lock).read_text(encoding="utf-8").replace("\\\n", " ")
    found: dict[str, set[str]] = {}
    for line in text.splitlines():
        if line.strip() and not line.lstrip().startswith("#"):
            requirement, *hashes = line.split("--hash=sha256:")
            found[requirement.strip()] = {value.strip() for value in hashes}
    return found


@pytest.mark.parametrize("lock", LOCKS)
def test_every_requirement_is_one_version_with_hashes(lock: str, root: Path) -> None:
    for requirement, hashes in requirements(root, lock).items():
        assert re.match(r"[a-z0-9-]+==[0-9][^\s;]*( ; .+)?$", requirement), requirement
        assert hashes, requirement
        assert all(re.fullmatch(r"[0-9a-f]{64}", value) for value in hashes), requirement


@pytest.mark.parametrize("lock", [*LOCKS, "package-lock.json"])
def test_no_lock_names_a_host_of_packages(lock: str, root: Path) -> None:
    text = (root / lock).read_text(encoding="utf-8")
    assert not re.search(r"--(extra-)?index-url|--find-links|\"resolved\"|file:", text)
    # Packages may say where they ask for funding; nothing is fetched from there.
    addresses = re.findall(r"https?://[^\s\"]+", text)
    assert all(re.match(r"https://(github\.com/sponsors|opencollective\.com)/", address) for address in addresses)


def test_the_lock_of_the_tests_holds_all_of_the_builds(root: Path) -> None:
    build, dev = requirements(root, BUILD_LOCK), requirements(root, DEV_LOCK)
    assert build.items() <= dev.items()


def test_mkdocs_stays_below_two(root: Path) -> None:
    assert any(requirement.startswith("mkdocs==1.") for requirement in requirements(root, BUILD_LOCK))


def test_npm_packages_are_pinned_exactly_and_by_hash(root: Path) -> None:
    wanted: Any = json.loads((root / "package.json").read_text(encoding="utf-8"))
    locked: Any = json.loads((root / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for name, version in {**wanted["dependencies"], **wanted["devDependencies"]}.items():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version), name
        assert locked[f"node_modules/{name}"]["version"] == version
    assert all("integrity" in package for path, package in locked.items() if path)


def test_the_notices_name_everything_that_is_shipped_from_npm(root: Path) -> None:
    wanted: Any = json.loads((root / "package.json").read_text(encoding="utf-8"))
    notices = (root / "NOTICES.md").read_text(encoding="utf-8")
    for name in wanted["dependencies"]:
        assert f"`{name}`" in notices
    assert f"Pyodide {wanted['dependencies']['pyodide']}" in notices
    for text in re.findall(r"\(docs/licenses/([^)]+)\)", notices):
        assert (root / "docs" / "licenses" / text).is_file()
