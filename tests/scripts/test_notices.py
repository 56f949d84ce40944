from __future__ import annotations

import re
from pathlib import Path

import pytest

from scripts.errors import BuildError
from scripts.notices import write_notices
from scripts.plan import BuildPlan


def test_the_licences_go_with_the_site(root: Path, tmp_path: Path) -> None:
    plan = BuildPlan(root=root, cache=tmp_path / "cache", out=tmp_path / "out")
    write_notices(plan)
    folder = tmp_path / "out" / "licenses"
    assert "MIT License" in (folder / "LICENSE.txt").read_text(encoding="utf-8")
    assert "CC-BY-4.0" in (folder / "LICENSE-TEXTS.txt").read_text(encoding="utf-8")
    linked = re.findall(r"\]\(([^)]+)\)", (folder / "NOTICES.txt").read_text(encoding="utf-8"))
    assert "Pyodide-MPL-2.0.txt" in linked
    assert all((folder / name).is_file() for name in linked)


def test_a_missing_licence_is_an_error(repository: Path, tmp_path: Path) -> None:
    plan = BuildPlan(root=repository, cache=tmp_path, out=tmp_path / "out")
    with pytest.raises(BuildError, match="docs/licenses: there is no licence text"):
        write_notices(plan)
    (repository / "docs" / "licenses").mkdir(parents=True)
    (repository / "docs" / "licenses" / "One.txt").write_text("one", encoding="utf-8")
    with pytest.raises(BuildError, match="LICENSE: the file is missing; get it back"):
        write_notices(plan)
