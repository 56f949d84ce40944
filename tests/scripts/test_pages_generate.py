"""Generated pages: the same in every language, written only when changed, none left behind."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from scripts.errors import BuildError
from scripts.pages.generate import check_same_paths, write_tree
from scripts.pages.page import GeneratedPage, to_root


def page(path: str) -> GeneratedPage:
    return GeneratedPage(path, "Title: with a colon", "Description", "<h1>Title</h1>\n\n<p>one</p>\n  \n<p>two</p>")


def test_a_page_that_one_language_lacks_is_an_error() -> None:
    trees = {"en": (page("index.md"), page("games/scat/play.md")), "fa": (page("index.md"),)}
    with pytest.raises(BuildError, match=r"'fa' lacks the pages games/scat/play\.md; every page exists in every"):
        check_same_paths(trees)


def test_the_same_pages_everywhere_are_no_error() -> None:
    check_same_paths({"en": (page("index.md"),), "fa": (page("index.md"),)})


def test_a_file_that_no_longer_belongs_is_deleted_with_its_empty_folder(tmp_path: Path) -> None:
    write_tree(tmp_path, {"fa/index.md": "1", "fa/games/old/index.md": "2"})
    assert write_tree(tmp_path, {"fa/index.md": "1"}) == (0, 1)
    assert [path.relative_to(tmp_path).as_posix() for path in sorted(tmp_path.rglob("*"))] == ["fa", "fa/index.md"]


def test_an_unchanged_file_is_not_touched(tmp_path: Path) -> None:
    write_tree(tmp_path, {"a.md": "same", "b.md": "before"})
    dates = {name: (tmp_path / name).stat().st_mtime_ns for name in ("a.md", "b.md")}
    assert write_tree(tmp_path, {"a.md": "same", "b.md": "after"}) == (1, 0)
    assert (tmp_path / "a.md").stat().st_mtime_ns == dates["a.md"]
    assert (tmp_path / "b.md").read_text(encoding="utf-8") == "after"


def test_a_page_is_front_matter_and_one_block_of_html() -> None:
    _, head, body = page("index.md").text().split("---\n")
    assert yaml.safe_load(head) == {"title": "Title: with a colon", "description": "Description"}
    assert body == "\n<div>\n<h1>Title</h1>\n<p>one</p>\n<p>two</p>\n</div>\n"


@pytest.mark.parametrize(
    ("path", "address"),
    [
        ("index.md", "../"),  # /fa/
        ("games/scat/index.md", "../../../"),  # /fa/games/scat/
        ("games/scat/play.md", "../../../../"),  # /fa/games/scat/play/
        ("games/scat/examples/one.md", "../../../../../"),
    ],
)
def test_the_root_is_found_from_every_depth(path: str, address: str) -> None:
    assert to_root(path) == address
