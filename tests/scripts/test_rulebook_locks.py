"""``translations.lock``: what is recorded, what makes it stale, and the command that records."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from games.rulebook import RuleBook
from scripts.errors import BuildErrors
from scripts.plan import plan_for
from scripts.progress import run_command
from scripts.rulebook.build import check, look, rulebook_json, write_rulebook
from scripts.rulebook.findings import Findings
from scripts.rulebook.tree import read_tree
from scripts.translating.command import run
from tests.scripts.rulebook_toy import Toy

EN, UK = "games/toy/text/en.ftl", "games/toy/text/uk.ftl"


def main(words: list[str]) -> int:
    """The command, as a person meets it."""
    return run_command(lambda: run(words, Path()))


@pytest.fixture
def toy(tmp_path: Path) -> Toy:
    toy = Toy(tmp_path)
    for lang in ("en", "fa", "uk"):
        assert main(["--root", str(tmp_path), "record", "--lang", lang, "--state", "draft"]) == 0
    return toy


def lock(toy: Toy) -> list[str]:
    return (toy.root / "translations.lock").read_text(encoding="utf-8").splitlines()


def test_recorded_tree_has_no_warning(toy: Toy) -> None:
    assert check(plan_for(toy.root)) == []


def test_lock_is_sorted_with_a_line_a_text(toy: Toy) -> None:
    lines = [line for line in lock(toy) if not line.startswith("#")]
    assert lines == sorted(lines)
    assert [line.split()[:2] + line.split()[3:] for line in lines if line.startswith("toy-note ")] == [
        ["toy-note", lang, "draft"] for lang in ("en", "fa", "uk")
    ]
    assert len({line.split()[2] for line in lines if line.startswith("toy-note ")}) == 1


def test_changed_english_makes_all_its_renderings_stale(toy: Toy) -> None:
    toy.replace(EN, "toy-note = fine words", "toy-note = finer words")
    warnings = check(plan_for(toy.root))
    assert [(warning.where, warning.what) for warning in warnings] == [
        (f"games/toy/text/{lang}.ftl:11", "1 text is stale or not recorded (toy-note)") for lang in ("en", "fa", "uk")
    ]


def test_changed_attribute_makes_the_text_stale(toy: Toy) -> None:
    toy.replace(EN, "    .why = fine words", "    .why = finer words")
    assert {warning.what for warning in check(plan_for(toy.root))} == {
        "1 text is stale or not recorded (toy-reading-lives)"
    }


def test_layout_and_comments_make_nothing_stale(toy: Toy) -> None:
    toy.replace(EN, "toy-note = fine words", "# A comment.\ntoy-note =\n    fine words")
    assert check(plan_for(toy.root)) == []


def test_changed_translation_keeps_its_state(toy: Toy) -> None:
    toy.replace(UK, "toy-note = слово", "toy-note = слова")
    assert check(plan_for(toy.root)) == []


def test_accepted_text_is_no_longer_stale_and_the_others_stay_so(toy: Toy) -> None:
    toy.replace(EN, "toy-note = fine words", "toy-note = finer words")
    state = "proofread 2026-11-30"
    assert main(["--root", str(toy.root), "record", "--lang", "uk", "--state", state, "toy-note"]) == 0
    assert [warning.where for warning in check(plan_for(toy.root))] == [
        "games/toy/text/en.ftl:11",
        "games/toy/text/fa.ftl:11",
    ]
    write_rulebook(plan_for(toy.root))
    book = RuleBook(json.loads((toy.root / "games/rulebook.json").read_text(encoding="utf-8")))
    assert book.text_state_in_full("uk", "toy-note") == state
    assert book.text_state("fa", "toy-note") == "stale"
    assert book.text_state("fa", "toy-idea") == "draft"


def test_stale_ones_alone_can_be_recorded(toy: Toy, capsys: pytest.CaptureFixture[str]) -> None:
    toy.replace(EN, "toy-note = fine words", "toy-note = finer words")
    words = ["--root", str(toy.root), "record", "--lang", "uk", "--state", "reviewed by A Reader", "--stale"]
    assert main(words) == 0
    assert capsys.readouterr().out.endswith("1 line of translations.lock changed\n")
    assert [line for line in lock(toy) if "reviewed by A Reader" in line and line.startswith("toy-note uk ")]


def test_status_counts_and_names_the_stale_texts(toy: Toy, capsys: pytest.CaptureFixture[str]) -> None:
    toy.replace(EN, "toy-note = fine words", "toy-note = finer words")
    capsys.readouterr()
    assert main(["--root", str(toy.root), "status", "--lang", "fa"]) == 0
    counted, stale = capsys.readouterr().out.splitlines()
    assert counted.startswith("fa: ") and counted.endswith(" draft, 1 stale")
    assert stale == "games/toy/text/fa.ftl:11: toy-note (stale)"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--state", "fine"], "'fine' is not a state; write draft, proofread YYYY-MM-DD, or reviewed by NAME"),
        (["--state", "draft", "toy-not"], "there is no text 'toy-not' in en; did you mean 'toy-note'?"),
    ],
)
def test_wrong_record_changes_nothing_and_says_why(
    toy: Toy, words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = lock(toy)
    assert main(["--root", str(toy.root), "record", "--lang", "uk", *words]) == 1
    assert capsys.readouterr().err == f"error: {said}\n"
    assert lock(toy) == before


def test_accepted_text_bears_the_name_of_who_read_it(toy: Toy) -> None:
    toy.replace(EN, "toy-note = fine words", "toy-note = finer words")
    assert main(["--root", str(toy.root), "accept", "uk", "toy.note", "--by", " Леся  Коваль "]) == 0
    assert [line.split(" ", 3)[3] for line in lock(toy) if line.startswith("toy-note uk ")] == [
        "reviewed by Леся Коваль"
    ]
    assert [warning.where for warning in check(plan_for(toy.root))] == [f"{EN}:11", "games/toy/text/fa.ftl:11"]


@pytest.mark.parametrize("name", ["", "  ", "-", "\n"])
def test_nothing_is_accepted_without_a_name(toy: Toy, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    before = lock(toy)
    assert main(["--root", str(toy.root), "accept", "uk", "toy.note", f"--by={name}"]) == 1
    assert capsys.readouterr().err == 'error: a text is accepted under a name; write --by "Given Name"\n'
    assert lock(toy) == before


def test_other_wording_of_the_english_keeps_every_state_but_a_stale_one(toy: Toy) -> None:
    note = ["--root", str(toy.root), "accept", "fa", "toy-note", "--by", "A Reader"]
    assert main(note) == 0
    # A real change, which only Persian and English have caught up with; then one of wording.
    toy.replace(EN, "toy-note = fine words", "toy-note = other words")
    assert main(note) == 0
    assert main(["--root", str(toy.root), "record", "--lang", "en", "--state", "draft", "toy-note"]) == 0
    toy.replace(EN, "toy-note = other words", "toy-note = different words")
    assert main(["--root", str(toy.root), "same-meaning", "toy.note"]) == 0
    assert [warning.where for warning in check(plan_for(toy.root))] == [f"{UK}:11"]
    assert [line.split(" ", 3)[3] for line in lock(toy) if line.startswith("toy-note fa ")] == ["reviewed by A Reader"]


def test_same_meaning_of_an_english_that_was_not_edited_is_refused(
    toy: Toy, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert main(["--root", str(toy.root), "same-meaning", "toy.note"]) == 1
    assert capsys.readouterr().err.startswith("error: the English 'toy-note' has not changed since it was recorded; ")


def test_stale_texts_are_listed_with_the_english_of_today(toy: Toy, capsys: pytest.CaptureFixture[str]) -> None:
    toy.replace(EN, "toy-note = fine words", "toy-note = finer words")
    capsys.readouterr()
    assert main(["--root", str(toy.root), "stale", "uk"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{UK}:11: toy-note (stale)", "    en: finer words", "    uk: слово",
    ]  # fmt: skip


def test_what_a_released_language_lacks_is_an_error_and_else_a_warning(toy: Toy) -> None:
    line = toy.replace(UK, "toy-note = слово\n", "")
    said = "'toy-note' (the note of the game, games/toy/rules.yml:1) is missing in uk"
    (error,) = look(toy.root).errors()
    assert line and (error.where, error.what) == (UK, said)
    with pytest.raises(BuildErrors, match="toy-note"):
        write_rulebook(plan_for(toy.root))
    found = look(toy.root, released=("en", "fa"))
    assert found.errors() == []
    assert [(warning.where, warning.what) for warning in found.warnings()] == [(UK, said)]


def test_what_a_language_lacks_is_in_the_rule_book_in_english_and_marked(toy: Toy) -> None:
    toy.replace(UK, "toy-note = слово\n", "")
    findings = Findings(toy.root)
    tree = read_tree(toy.root, ("en", "fa", "uk"), findings, released=("en", "fa"))
    book = RuleBook(json.loads(rulebook_json(tree)))
    assert book.text_state("uk", "toy-note") == "missing"
    assert book.words("uk").plain("toy-note") == "fine words"


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("toy-note uk proofread", "this line cannot be read; write: message language hash state"),
        ("toy-note ru 0123456789ab draft", "'ru' is not a language of the site; remove the line"),
        ("toy-note uk 0123456789ab fine", "'fine' is not a state; write draft"),
        ("toy-note uk 0123456789ab draft", "toy-note uk is already in line "),
        ("toy-not uk 0123456789ab draft", "there is no text 'toy-not' in uk; did you mean 'toy-note'?"),
        (
            "toy-vanished uk 0123456789ab draft",
            "there is no text 'toy-vanished' in uk; "
            "remove the line (if it was a clause, write its id under 'retired' in games/toy/rules.yml)",
        ),
    ],
)
def test_bad_line_of_the_lock_is_found(toy: Toy, line: str, what: str) -> None:
    with (toy.root / "translations.lock").open("a", encoding="utf-8") as stream:
        stream.write(line + "\n")
    number = len(lock(toy))
    found = [str(finding) for finding in look(toy.root).errors()]
    assert len(found) == 1
    assert found[0].startswith(f"translations.lock:{number}: {what}")
