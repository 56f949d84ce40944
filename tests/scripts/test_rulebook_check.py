"""The checker: every kind of bad input, made in a small repository that is otherwise right."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from scripts.errors import BuildErrors
from scripts.plan import plan_for
from scripts.rulebook.build import check, look
from scripts.rulebook.findings import Findings
from tests.scripts.rulebook_bad_input import BAD, EN, ENGINE, FA, RULES, UK
from tests.scripts.rulebook_toy import WORDS, Toy


@pytest.fixture
def toy(tmp_path: Path) -> Toy:
    return Toy(tmp_path)


def test_tree_without_a_fault_has_no_finding(toy: Toy) -> None:
    assert toy.lines() == []


@pytest.mark.parametrize(
    ("path", "content", "expected"),
    [
        (RULES, b"game: toy\nsections: [\n", "this is not YAML"),
        (RULES, b"# \xff\n", "this is not UTF-8"),
        (RULES, b"", "the file is empty"),
        (FA, b"toy-name = \xff\n", "this is not UTF-8"),
        (ENGINE, b"def (:\n", "this is not Python"),
        (ENGINE, b"1 / 0\n", "the engine cannot be imported: ZeroDivisionError"),
        ("games/toy/bots.py", b"def (:\n", "this is not Python"),
    ],
)
def test_what_is_missing_with_an_unreadable_file_is_not_listed(
    path: str, content: bytes, expected: str, toy: Toy
) -> None:
    """Hundreds of names that nobody can find any more would hide the one cause."""
    (toy.root / path).write_bytes(content)
    (line,) = toy.lines()
    assert line.startswith(path)
    assert expected in line


@pytest.mark.parametrize(("path", "old", "new", "expected"), BAD, ids=[f"{case[0]}:{case[3][:50]}" for case in BAD])
def test_bad_input_is_found_at_its_line(path: str, old: str, new: str, expected: str, toy: Toy) -> None:
    line = toy.replace(path, old, new)
    lines = toy.lines()
    found = [text for text in lines if expected in text]
    assert found, "\n".join(lines) or "no finding"
    places = [text.partition(": ")[0].rpartition(":") for text in found]
    # The line is the changed one, or the one of the entry or list that the change is in.
    assert any(file == path and line - 4 <= int(number) <= line + 2 for file, _, number in places), found


def test_missing_translation_names_the_file_and_what_calls_for_it(toy: Toy) -> None:
    toy.replace(FA, "toy-refused-too-late = واژه\n", "")
    assert toy.lines() == [
        "games/toy/text/fa.ftl: 'toy-refused-too-late' (the refusal 'too-late', games/toy/engine.py) is missing in fa; "
        "write 'toy-refused-too-late = …'"
    ]


def test_clause_without_a_text_is_found_at_the_clause(toy: Toy) -> None:
    for path in (EN, FA, UK):
        toy.replace(path, "toy-value = ", "toy-worth = ")
    lines = toy.lines()
    assert (
        "games/toy/rules.yml:13: the clause 'toy.value' has no text 'toy-value' in en, fa, uk; write 'toy-value = …'"
        in lines
    )
    assert any(line.startswith("games/toy/text/en.ftl:22: nothing calls for the text 'toy-worth'") for line in lines)


def test_firing_clause_that_no_code_cites_is_found(toy: Toy) -> None:
    toy.replace(ENGINE, '"toy.deal", ', "")
    toy.replace(ENGINE, '("toy.deal",)', '("toy.value",)')
    assert toy.lines() == [
        "games/toy/rules.yml:6: no code in games/toy cites 'toy.deal', although it is of the kind 'procedure'; "
        "cite it where the engine applies it; a rule that never fires is a definition or derived"
    ]


def test_common_clause_has_to_be_cited_by_some_game(toy: Toy) -> None:
    toy.replace(ENGINE, ', "common.pack"', "")
    assert [line.partition(",")[0] for line in toy.lines()] == [
        "games/common/rules.yml:5: no code in games cites 'common.pack'"
    ]


def test_clause_that_only_a_docstring_mentions_is_not_cited(toy: Toy) -> None:
    toy.replace(ENGINE, "from dataclasses", '"""The toy, see toy.deal."""\nfrom dataclasses')
    toy.replace(ENGINE, '("toy.deal", ', "(")
    toy.replace(ENGINE, '("toy.deal",)', '("toy.value",)')
    assert any("no code in games/toy cites 'toy.deal'" in line for line in toy.lines())


def test_an_id_that_is_put_together_is_found(toy: Toy) -> None:
    toy.replace(ENGINE, '"toy.deal", ', 'f"toy.{str(1)}", "toy.deal", ')
    assert toy.lines() == [
        "games/toy/engine.py:26: an id that begins with 'toy.' is put together; "
        "write every clause and option out as one whole string, so that its citations can be found"
    ]


def test_retired_clause_cannot_be_cited_and_its_id_not_be_used_again(toy: Toy) -> None:
    toy.replace(RULES, "retired: []", "retired: [{id: toy.gone, to: toy.value, date: 2026-12-01}]")
    for lang, words in WORDS.items():
        toy.replace(f"games/toy/text/{lang}.ftl", "toy-holding", f"toy-retired-gone = {words}\ntoy-holding")
    toy.replace(ENGINE, '"toy.deal"', '"toy.gone", "toy.deal"')
    assert toy.lines() == ["games/toy/engine.py:26: the clause 'toy.gone' is retired; cite 'toy.value'"]
    toy.replace(RULES, "{id: toy.gone", "{id: toy.value")
    assert any("the retired clause 'toy.value' is already in line" in line for line in toy.lines())


def test_new_event_of_the_engine_calls_for_a_text(toy: Toy) -> None:
    toy.replace(ENGINE, '{"dealt": ("card",)}', '{"dealt": ("card",), "won": ()}')
    assert toy.lines() == [
        "games/toy/engine.py: the event 'won' has no text 'toy-event-won' in en, fa, uk; write 'toy-event-won = …'"
    ]


ERROR = """
from games.errors import ImpossiblePosition


def position(card):
    raise ImpossiblePosition({arguments})
"""


def with_error(toy: Toy, arguments: str, text: str) -> None:
    """Lets the game raise an error, and gives it a text in English; the other languages have its name alone."""
    toy.write("games/toy/setup.py", ERROR.format(arguments=arguments))
    for path, words in ((EN, text), (FA, text), (UK, text)):
        if text:
            toy.replace(path, "toy-action-draw", f"toy-error-twice = {words}\ntoy-action-draw")


def test_an_error_that_the_code_raises_needs_its_text_in_every_language(toy: Toy) -> None:
    with_error(toy, '"toy-error-twice", card=card', "")
    assert toy.lines() == [
        "games/toy/setup.py:6: the error raised there has no text 'toy-error-twice' in en, fa, uk; "
        "write 'toy-error-twice = …'"
    ]
    with_error(toy, '"toy-error-twice", card=card', "{ $card }")
    assert toy.lines() == []
    toy.replace(UK, "toy-error-twice = { $card }\n", "")
    assert toy.lines() == [
        "games/toy/text/uk.ftl: 'toy-error-twice' (the error raised there, games/toy/setup.py:6) is missing in uk; "
        "write 'toy-error-twice = …'"
    ]


def test_the_text_of_an_error_has_its_facts_and_no_others(toy: Toy) -> None:
    with_error(toy, '"toy-error-twice", seat=1', "{ $card }")
    assert [line.partition(": ")[2] for line in toy.lines()] == [
        "'toy-error-twice' does not get the argument $card; it gets $seat"
    ] * 3


def test_the_text_of_an_error_that_nothing_raises_is_found(toy: Toy) -> None:
    with_error(toy, '"toy-error-once"', "{ $card }")
    assert any("nothing calls for the text 'toy-error-twice'" in line for line in toy.lines())


@pytest.mark.parametrize("arguments", ['f"toy-error-{card}"', '"toy-error-twice", **card', '"toy-error-twice", card'])
def test_an_error_whose_text_or_facts_are_put_together_is_found(arguments: str, toy: Toy) -> None:
    with_error(toy, arguments, "")
    assert toy.lines() == [
        "games/toy/setup.py:6: the text of this error, or its facts, are not written out; "
        'write the name of the text first and each fact by its name, as in ("error-two-places", card=twice)'
    ]


def test_option_of_the_engine_that_rules_do_not_name_is_found(toy: Toy) -> None:
    toy.replace(ENGINE, "    free_life", '    ante: int = number("toy.opt.ante", 1, 1, 2)\n    free_life')
    assert "games/toy/rules.yml: the option 'toy.opt.ante' of the engine is missing here; add it under options" in (
        toy.lines()
    )


def test_option_that_the_engine_does_not_have_is_found(toy: Toy) -> None:
    toy.replace(ENGINE, '"toy.opt.pennies", 3', '"toy.opt.coins", 3')
    assert any(
        line.startswith("games/toy/rules.yml:21: the engine of toy has no option 'toy.opt.pennies'")
        for line in toy.lines()
    )


def test_engine_that_cannot_be_imported_is_found_at_the_line_that_raises(toy: Toy) -> None:
    line = toy.replace(ENGINE, "class Toy(Game)", "1 / 0\n\n\nclass Toy(Game)")
    assert (
        f"games/toy/engine.py:{line}: the engine cannot be imported: ZeroDivisionError: division by zero" in toy.lines()
    )


def test_clause_and_option_have_to_name_each_other(toy: Toy) -> None:
    toy.replace(RULES, "clauses: [toy.value]", "clauses: []")
    assert toy.lines() == [
        "games/toy/rules.yml:17: the clause 'toy.value' names the option 'toy.opt.three-of-a-kind', "
        "which does not name it; add toy.value to the option's clauses in line 23"
    ]


def test_text_file_of_a_language_that_is_missing_is_found(toy: Toy) -> None:
    (toy.root / UK).unlink()
    assert "games/toy/text/uk.ftl: this language's texts are missing; write them, as in en.ftl beside" in toy.lines()


def test_term_has_to_be_the_glossary_s_word(toy: Toy) -> None:
    toy.replace("games/common/text/uk.ftl", "term-knock = стук", "term-knock = стукіт")
    assert [line.partition(": ")[2] for line in toy.lines()] == [
        "'term-knock' is 'стукіт', the glossary's term is 'стук'; make the two the same"
    ]


@pytest.mark.parametrize(
    "fine",
    [
        "میز میان میانگین میزان میلیون میدان",
        "میزتان میزش میزبانمان",
        "چطور چقدر چگونه",
        "تنها نهایی انتها بها رها آنها اینها",
        "بهتر بیشتر کمتر",
        "دفتر دختر متر",
        "می‌کشد، نمی‌کشد و ورق‌های کوچک‌ترین دستهٔ بازی",
        "۳۰٫۵ و ۱۰٬۰۰۰",
        "10♠ و A♥",
        "Toy",
        "«یک» و A K Q J",
        "واژه‌ای با الگوی قالب لباسشویی",
    ],
)
def test_right_persian_is_left_alone(fine: str, toy: Toy) -> None:
    toy.replace(FA, "toy-note = واژه", f"toy-note = {fine}")
    assert toy.lines() == []


@pytest.mark.parametrize(
    "fine",
    ["п’ять карт — 17–21 очко, 30,5 очка", "гра «Toy» каже „так“", "K♠ і 10♥", "балкон, костюмований", "рука"],
)
def test_right_ukrainian_is_left_alone(fine: str, toy: Toy) -> None:
    toy.replace(UK, "toy-note = слово", f"toy-note = {fine}")
    assert toy.lines() == []


def test_text_is_used_only_if_the_code_can_make_its_whole_name(toy: Toy) -> None:
    toy.write(
        "scripts/pages/shown.py", 'KINDS = ("early", "late")\nfor kind in KINDS:\n    print(f"site-when-{kind}")\n'
    )
    for lang, words in WORDS.items():
        toy.write(f"docs/text/{lang}.ftl", "".join(f"site-when-{end} = {words}\n" for end in ("early", "instead")))
    assert toy.lines() == [
        "docs/text/en.ftl:2: no code names the text 'site-when-instead'; remove it if nothing shows it"
    ]


def test_weaker_word_is_a_warning(toy: Toy) -> None:
    toy.replace(UK, "toy-note = слово", "toy-note = бал")
    assert [finding.level for finding in toy.findings()] == ["warning"]


def test_exception_of_the_glossary_holds_for_its_message_only(toy: Toy) -> None:
    toy.replace(UK, "toy-name = слово", "toy-name = Скат")
    assert toy.lines() == []


def test_text_may_quote_a_forbidden_word_with_a_reason(toy: Toy) -> None:
    toy.replace(UK, "toy-note = слово", "# lint: quotes Скат — каже, що це інша гра\ntoy-note = не Скат")
    assert toy.lines() == []


def test_forbidden_word_is_found_across_a_link_and_on_its_own_line(toy: Toy) -> None:
    line = toy.replace(UK, "toy-note = слово", "toy-note = слово\n    слово [сильна](term:knock) рука")
    assert [text.partition(" says")[0] for text in toy.lines()] == [f"games/toy/text/uk.ftl:{line + 1}: 'toy-note'"]


def test_every_fault_is_reported_in_one_run_in_the_order_of_files_and_lines(toy: Toy) -> None:
    toy.replace(FA, "toy-note = واژه", "toy-note = لباس میکشد")
    toy.replace(RULES, "kind: definition", "kind: definitoin")
    with pytest.raises(BuildErrors) as raised:
        check(plan_for(toy.root))
    wheres = [finding.where for finding in raised.value.findings]
    assert len(wheres) >= 3
    assert wheres == [str(finding.where) for finding in look(toy.root).errors()]


def test_check_gives_back_warnings_of_a_tree_without_errors(toy: Toy) -> None:
    warnings = check(plan_for(toy.root))
    assert {warning.level for warning in warnings} == {"warning"}
    assert all("stale or not recorded" in warning.what for warning in warnings)


# ---- worked examples: one copy of the real tree with all the bad ones, since records are played by the games that are
# installed, and looking at all of it takes seconds


EXAMPLE = """\
varaq 1
game scat
seats 2
dealer 1
deal partial 10S 9S 2H 3H 4D 5D 6C
2 knock
expect event knocked 2 by scat.knock.when
"""
CONTRADICTIONS = [
    ("2 knock", "1 knock", 6, "step 2"),
    ("knocked 2 by", "knocked 1 by", 7, "step 2: expected «event knocked 1 by scat.knock.when», got «"),
    ("scat.knock.when", "scat.knock.wen", 7, "no clause 'scat.knock.wen'; did you mean 'scat.knock.when'?"),
    ("seats 2", "seats two", 3, "After “seats” comes one whole number of at most 15 digits; correct the example"),
    ("10S 9S", "10S 10S", 5, "10♠ is named too often"),
    ("game scat", "game skat", 2, "There is no game “skat”"),
]


def contradiction(place: int) -> str:
    return f"games/scat/examples/9{place}-bad-{place}.game"


@pytest.fixture(scope="module")
def found(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Findings:
    """What is found in the real tree with bad examples in it."""
    real = tmp_path_factory.mktemp("real")
    for name in ("games", "playground", "docs/text"):
        shutil.copytree(root / name, real / name, ignore=shutil.ignore_patterns("__pycache__", "rulebook.json"))
    for place, (old, new, _, _) in enumerate(CONTRADICTIONS):
        (real / contradiction(place)).write_text(EXAMPLE.replace(old, new), encoding="utf-8")
    (real / "games/scat/examples/bad.game").write_text(EXAMPLE, encoding="utf-8")
    (real / "games/scat/examples/99-note.game").write_text(EXAMPLE + "note at-once\n", encoding="utf-8")
    return look(real)


@pytest.mark.parametrize("place", range(len(CONTRADICTIONS)), ids=[new for _, new, _, _ in CONTRADICTIONS])
def test_example_that_contradicts_the_engine_is_found(place: int, found: Findings) -> None:
    _, _, line, expected = CONTRADICTIONS[place]
    here = [str(finding) for finding in found if finding.where == f"{contradiction(place)}:{line}"]
    assert any(expected in text for text in here), here


def test_example_without_a_number_in_its_name_is_found(found: Findings) -> None:
    lines = [str(finding) for finding in found if str(finding.where).endswith("/bad.game")]
    assert lines == [
        "games/scat/examples/bad.game: the file name is not a number and an id; name it like 07-31-in-play.game"
    ]


def test_note_of_an_example_calls_for_a_text_at_its_line(found: Findings) -> None:
    assert (
        "games/scat/examples/99-note.game:8: the note 'at-once' of an example has no text "
        "'scat-example-note-at-once' in en, fa, uk; write 'scat-example-note-at-once = …'"
    ) in map(str, found)
