"""Making the rule book: the same bytes for the same tree, nothing half written, nothing wrong let through."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from games.rulebook import RuleBook
from scripts.errors import BuildErrors
from scripts.plan import plan_for
from scripts.rulebook.build import write_rulebook
from tests.scripts.rulebook_toy import Toy


@pytest.fixture
def toy(tmp_path: Path) -> Toy:
    return Toy(tmp_path)


def test_rule_book_is_written_beside_the_games_and_can_be_read(toy: Toy) -> None:
    assert write_rulebook(plan_for(toy.root)).startswith("1 game, 3 clauses, ")
    text = (toy.root / "games/rulebook.json").read_text(encoding="utf-8")
    book = RuleBook(json.loads(text))
    assert book.keys == ("toy",)
    assert book.words("uk").plain("toy-deal", pennies=5, free_life=True) == "слово слово слово слово слово"
    assert "слово" in text and "\\u" not in text


def test_same_tree_gives_the_same_bytes_and_is_not_written_again(toy: Toy) -> None:
    file = toy.root / "games/rulebook.json"
    write_rulebook(plan_for(toy.root))
    first, stamp = file.read_bytes(), file.stat().st_mtime_ns
    write_rulebook(plan_for(toy.root))
    assert (file.read_bytes(), file.stat().st_mtime_ns) == (first, stamp)
    assert str(toy.root).encode() not in first


def test_tree_in_another_folder_gives_the_same_bytes(toy: Toy, tmp_path_factory: pytest.TempPathFactory) -> None:
    other = Toy(tmp_path_factory.mktemp("other folder ورق"))
    write_rulebook(plan_for(toy.root))
    write_rulebook(plan_for(other.root))
    assert (toy.root / "games/rulebook.json").read_bytes() == (other.root / "games/rulebook.json").read_bytes()


def test_changed_text_is_seen_at_the_next_build(toy: Toy) -> None:
    write_rulebook(plan_for(toy.root))
    toy.replace("games/toy/text/en.ftl", "toy-note = fine words", "toy-note = other words")
    write_rulebook(plan_for(toy.root))
    assert "other words" in (toy.root / "games/rulebook.json").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("path", "old", "new"),
    [
        ("games/toy/rules.yml", "kind: procedure", "kind: habit"),
        ("games/toy/text/en.ftl", "toy-note =", "toy-note"),
        ("games/toy/text/fa.ftl", "toy-note =", "toy-notes ="),
        ("games/toy/engine.py", '"toy.deal"', '"toy.dael"'),
    ],
)
def test_wrong_tree_leaves_the_old_rule_book_as_it_is(toy: Toy, path: str, old: str, new: str) -> None:
    write_rulebook(plan_for(toy.root))
    before = (toy.root / "games/rulebook.json").read_bytes()
    toy.replace(path, old, new)
    with pytest.raises(BuildErrors):
        write_rulebook(plan_for(toy.root))
    assert (toy.root / "games/rulebook.json").read_bytes() == before
    assert sorted(file.name for file in (toy.root / "games").glob("rulebook*")) == ["rulebook.json"]
