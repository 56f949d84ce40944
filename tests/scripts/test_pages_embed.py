"""Pages for frames: each has an address of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from games import examples, rulebook
from scripts.errors import BuildError
from scripts.pages.assets import Assets
from scripts.pages.embed_pages import embed_pages
from scripts.plan import plan_for


def test_no_example_may_have_the_address_of_any_position(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(examples, "ids", lambda key: ("short-game", "position"))
    with pytest.raises(BuildError, match="may not be called 'position'"):
        next(embed_pages(plan_for(root, None), rulebook.load(), Assets({}, {})))
