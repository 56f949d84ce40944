"""The built site as files: what is in ``site/`` after ``python3 scripts/build.py``."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def site(root: Path) -> Path:
    """The built site."""
    folder = root / "site"
    if not (folder / "index.html").is_file():
        pytest.fail("there is no site/ to test; run: python3 scripts/build.py")
    return folder
