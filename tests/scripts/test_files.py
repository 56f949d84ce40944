"""Files are whole, and what is kept is used only under its own recipe."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.files import keep, kept, put


def test_a_file_with_the_same_bytes_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "a" / "b"
    assert put(file, b"1") and not put(file, b"1") and put(file, b"2")
    assert file.read_bytes() == b"2" and [one.name for one in file.parent.iterdir()] == ["b"]


@pytest.mark.parametrize("content", [b"", b"no pickle", b"\x80\x05cno.such\nmodule\n."])
def test_what_is_damaged_was_not_kept(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "kept"
    assert kept(file, "recipe") is None
    keep(file, "recipe", {"a": 1})
    assert kept(file, "recipe") == {"a": 1} and kept(file, "another") is None
    file.write_bytes(content)
    assert kept(file, "recipe") is None
