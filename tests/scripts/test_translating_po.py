"""Texts go to a PO file and come back as they were; what is wrong in one is refused with its line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import polib
import pytest
from hypothesis import given
from hypothesis import strategies as st

from scripts.errors import BuildError
from scripts.plan import LANGUAGES
from scripts.rulebook.findings import Findings
from scripts.rulebook.texts import text_folders
from scripts.rulebook.tree import read_tree
from scripts.translating.command import run
from scripts.translating.patterns import Name, put, read_wording, same, wordings
from scripts.translating.po_export import export_po, po_file
from scripts.translating.po_import import import_po
from tests.scripts.rulebook_toy import Toy

EN, UK = "games/toy/text/en.ftl", "games/toy/text/uk.ftl"


@pytest.fixture
def toy(tmp_path: Path) -> Toy:
    toy = Toy(tmp_path)
    for lang in LANGUAGES:
        run(["record", "--lang", lang, "--state", "proofread 2026-11-30"], toy.root)
    toy.replace(UK, "toy-luck", "# Про випадок.\n\ntoy-luck")
    return toy


def edited(toy: Toy, edit: Callable[[polib.POFile], None]) -> Path:
    """The exported PO file after an edit."""
    file = toy.root / "uk.po"
    export_po(toy.root, "uk", file)
    made = polib.pofile(str(file), wrapwidth=0)
    edit(made)
    made.save(str(file))
    return file


def entry(made: polib.POFile, name: str) -> polib.POEntry:
    return next(one for one in made if one.msgctxt == name)


def write(name: str, text: str) -> Callable[[polib.POFile], None]:
    """An edit: that text gets another wording."""

    def edit(made: polib.POFile) -> None:
        entry(made, name).msgstr = text

    return edit


def read(toy: Toy, path: str = UK) -> str:
    return (toy.root / path).read_text(encoding="utf-8")


def states(toy: Toy) -> dict[str, str]:
    lines = [line.split(" ", 3) for line in read(toy, "translations.lock").splitlines() if not line.startswith("#")]
    return {message: state for message, lang, _, state in lines if lang == "uk"}


def test_every_text_of_the_book_comes_back_as_it_was(root: Path, tmp_path: Path) -> None:
    findings = Findings(root)
    tree = read_tree(root, LANGUAGES, findings)
    for lang in LANGUAGES[1:]:
        made = polib.pofile(str(po_file(tree, lang)), encoding="utf-8", wrapwidth=0)
        back = {Name.read(one.msgctxt): one.msgstr for one in made}
        count = 0
        for folder in text_folders(root):
            source = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
            found, _ = wordings(source)
            count += len(found)
            assert all(same(read_wording(back[name]), wording.tree) for name, wording in found.items())
            again = wordings(put(source, {name: back[name] for name in found}, []))[0]
            assert {name: one.text for name, one in again.items()} == {name: one.text for name, one in found.items()}
        assert count == len(made)


def test_an_untouched_file_changes_nothing(toy: Toy) -> None:
    before = {path: path.read_bytes() for path in toy.root.rglob("*.ftl")}
    lock = read(toy, "translations.lock")
    assert import_po(toy.root, edited(toy, lambda made: None)) == ["no change"]
    assert {path: path.read_bytes() for path in toy.root.rglob("*.ftl")} == before
    assert read(toy, "translations.lock") == lock


def test_a_changed_text_alone_is_written_and_becomes_a_draft(toy: Toy) -> None:
    before = read(toy)
    import_po(toy.root, edited(toy, write("toy-luck", "інше слово")))
    assert read(toy) == before.replace("toy-luck = слово", "toy-luck = інше слово")
    assert {message for message, state in states(toy).items() if state == "draft"} == {"toy-luck"}


def test_variants_and_attributes_are_written_in_their_place(toy: Toy) -> None:
    text = (
        "{ $pennies ->\n    [one] раз\n    [few] два\n    [many] сто\n   *[other] пів\n} "
        "{ $free-life ->\n   *[no] ні\n}"
    )
    before = read(toy)

    def edit(made: polib.POFile) -> None:
        entry(made, "toy-deal").msgstr = text
        entry(made, "toy-reading-lives.why").msgstr = "бо так"

    import_po(toy.root, edited(toy, edit))
    found, _ = wordings(read(toy))
    assert found[Name("toy-deal")].text == text
    assert found[Name("toy-reading-lives", "why")].text == "бо так"
    old, _ = wordings(before)
    assert {str(name) for name in old if found[name].text != old[name].text} == {"toy-deal", "toy-reading-lives.why"}
    assert "# Про випадок.\n" in read(toy)


def test_a_stale_text_is_fuzzy_and_no_longer_stale_when_somebody_clears_that(toy: Toy) -> None:
    toy.replace(EN, "toy-note = fine words", "toy-note = finer words")

    def edit(made: polib.POFile) -> None:
        assert [one.msgctxt for one in made if one.fuzzy] == ["toy-note"]
        entry(made, "toy-note").flags.clear()

    import_po(toy.root, edited(toy, edit))
    assert states(toy)["toy-note"] == "draft"
    assert "toy-note (stale)" not in "\n".join(read(toy, "translations.lock"))


def test_a_text_translated_from_an_older_english_stays_stale(toy: Toy) -> None:
    file = edited(toy, write("toy-note", "інше слово"))
    toy.replace(EN, "toy-note = fine words", "toy-note = finer words")
    said = import_po(toy.root, file)
    assert "toy-note = інше слово" in read(toy)
    assert states(toy)["toy-note"] == "proofread 2026-11-30"
    assert any(line.startswith("not recorded") and line.endswith("toy-note") for line in said)


def test_an_empty_translation_takes_nothing_away(toy: Toy) -> None:
    before = read(toy)
    assert import_po(toy.root, edited(toy, write("toy-luck", ""))) == ["no change"]
    assert read(toy) == before


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("toy-note", "[слово](term:knok)", "the term 'knok' is not in the glossary; did you mean 'knock'?"),
        ("toy-note", "[слово](clause:toy.valu)", "there is no clause 'toy.valu'; did you mean 'toy.value'?"),
        ("toy-note", "*слово", "a '*' has no second one; "),
        ("toy-note", "слово { $seat }", "'toy-note' does not get the argument $seat; "),
        ("toy-event-dealt", "слово { $seat }", "'toy-event-dealt' does not use $card, which the English does; "),
        ("toy-note", "слово { $", "'toy-note' cannot be read: "),
        ("toy-note", "слово\n.x = ще", "'toy-note' cannot be read: "),
        ("toy-note", "костюм", "'toy-note' says 'костюм' (a suit of clothes); "),
        ("toy-opt-free-life.help", "слова э", "'toy-opt-free-life' has "),
    ],
)
def test_what_is_wrong_is_refused_with_its_line_and_nothing_is_written(
    toy: Toy, name: str, text: str, said: str
) -> None:
    def edit(made: polib.POFile) -> None:
        entry(made, name).msgstr = text
        entry(made, "toy-luck").msgstr = "добре слово"

    before = read(toy)
    file = edited(toy, edit)
    lines = file.read_text(encoding="utf-8").splitlines()
    context = lines.index(f'msgctxt "{name}"')
    at = next(number for number, line in enumerate(lines, 1) if number > context and line.startswith("msgstr "))
    with pytest.raises(BuildError) as caught:
        import_po(toy.root, file)
    assert str(caught.value).startswith(f"uk.po:{at}: {said}")
    assert read(toy) == before


def test_unknown_and_repeated_texts_and_other_files_are_refused(toy: Toy) -> None:
    def edit(made: polib.POFile) -> None:
        entry(made, "toy-note").msgctxt = "toy-not"

    with pytest.raises(BuildError, match=r"uk\.po:\d+: there is no text 'toy-not'; did you mean 'toy-note'\?"):
        import_po(toy.root, edited(toy, edit))
    broken = toy.root / "broken.po"
    broken.write_text('msgid ""\nmsgstr ""\nnonsense\n', encoding="utf-8")
    with pytest.raises(BuildError, match=r"broken\.po:3: this is not a PO file"):
        import_po(toy.root, broken)
    with pytest.raises(BuildError, match=r"the header names no language to translate into, but 'en'"):
        import_po(toy.root, edited(toy, lambda made: made.metadata.update(Language="en")))


@given(st.text(st.characters(codec="utf-8", categories=["L", "N", "P", "S", "Zs"]), min_size=1, max_size=30))
def test_any_words_are_put_into_a_file_as_they_are_or_refused(text: str) -> None:
    source = "# one\na = first\n    .x = attribute\n\n## group\n\nb = second\n"
    try:
        tree = read_wording(text)
    except Exception:
        return
    made = put(source, {Name("a", "x"): text}, [])
    found, _ = wordings(made)
    assert same(found[Name("a", "x")].tree, tree)
    assert (found[Name("a")].text, found[Name("b")].text) == ("first", "second")
    assert made.startswith("# one\n") and "\n\n## group\n\n" in made


def test_new_texts_come_where_the_english_has_them() -> None:
    source = "# one\na = first\n\n## group\n\nc = third\n"
    new = {Name("b"): "second", Name("b", "x"): "more", Name("a", "y"): "attribute"}
    assert put(source, new, ["a", "b", "c"]) == (
        "# one\na = first\n    .y = attribute\nb = second\n    .x = more\n\n## group\n\nc = third\n"
    )
