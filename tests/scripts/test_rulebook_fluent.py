"""The Fluent compiler: what messages become, and which line everything is on."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.rulebook.findings import Findings
from scripts.rulebook.fluent import Exemption, Message, Reference, Selection, compile_text
from scripts.rulebook.inline import LinkUse

FILE = Path("/tree/games/toy/text/en.ftl")


def compiled(text: str) -> tuple[dict[str, Message], list[str]]:
    findings = Findings(Path("/tree"))
    messages = {message.id: message for message in compile_text(FILE, text, findings)}
    return messages, [str(finding) for finding in findings]


def one(text: str) -> Message:
    messages, findings = compiled(text)
    assert findings == []
    (message,) = messages.values()
    return message


def test_text_argument_and_number_become_nodes() -> None:
    assert one("a = Pay { $n } of { 31 }.\n").compiled() == {"v": ["Pay ", ["$", "n"], " of ", ["#", 31], "."]}


def test_value_and_attributes_are_kept_apart() -> None:
    assert one("a = Text\n    .title = Title\n").compiled() == {"v": ["Text"], "a": {"title": ["Title"]}}
    assert one("a =\n    .title = Title\n").compiled() == {"a": {"title": ["Title"]}}


def test_variants_keep_their_order_keys_and_default() -> None:
    message = one("a = { $n ->\n    [0] none\n    [one] one\n   *[other] { $n }\n }\n")
    assert message.compiled() == {"v": [["?", "n", 2, [[0, ["none"]], ["one", ["one"]], ["other", [["$", "n"]]]]]]}
    assert message.value is not None
    assert message.value.selections == [Selection("n", (0, "one", "other"), "other", 1)]


def test_forms_hold_forms_cards_and_placeables() -> None:
    message = one("a = *See [the { $n } of 10♠](clause:toy.deal)*\n")
    link = ["clause", "toy.deal", ["the ", ["$", "n"], " of ", ["card", "10S"]]]
    assert message.compiled() == {"v": [["*", ["See ", link]]]}


def test_form_within_a_variant_is_parsed_there() -> None:
    message = one("a = { $on ->\n    [yes] [a knock](term:knock)\n   *[no] *none*\n }\n")
    assert message.compiled()["v"][0][3] == [
        ["yes", [["term", "knock", ["a knock"]]]],
        ["no", [["*", ["none"]]]],
    ]


@pytest.mark.parametrize("text", ["110♠", "B♠", "1♥", "10 ♠"])
def test_what_is_no_card_stays_text(text: str) -> None:
    assert one(f"a = {text}\n").compiled() == {"v": [text]}


def test_links_arguments_and_references_know_their_lines() -> None:
    message = one("\na =\n    one { $n }\n    a [two](term:knock)\n    { b.title } three\n    .title = { $m }\n")
    value, title = message.value, message.attributes["title"]
    assert value is not None
    assert (message.line, value.arguments, title.arguments) == (2, {"n": 3}, {"m": 6})
    assert value.links == [LinkUse("term", "knock", 4)]
    assert value.references == [Reference("b", "title", 5)]


def test_visible_text_has_no_marks_and_knows_its_lines() -> None:
    message = one("a = *one*\n    x [two](term:knock) { $n }\n")
    assert message.value is not None
    (line,) = message.value.visible
    assert "".join(sign for sign, _ in line) == "one x two \ufffc"
    assert [number for _, number in line] == [1, 1, 1, 1] + [2] * 7


def test_empty_line_in_a_text_is_a_new_paragraph() -> None:
    assert one("a =\n    one\n\n    two\n").compiled() == {"v": ["one\n\ntwo"]}


def test_exception_comment_belongs_to_its_message() -> None:
    message = one("# A word to translators.\n# lint: quotes Скат — another game\na = b\n")
    assert message.exemptions == (Exemption("Скат", "another game", 2),)


def test_canonical_source_ignores_layout_and_comments() -> None:
    assert (
        one("# x\na =\n    { $n ->\n  [one]   b\n *[other] c\n }\n").source
        == one("a = { $n ->\n [one] b\n *[other] c\n }\n").source
    )
    assert one("a = b\n").source != one("a = c\n").source


@pytest.mark.parametrize(
    ("text", "finding"),
    [
        ("a = b\n\noops\n", "EN:3: Fluent cannot read this: Expected token: \"=\""),
        ("a = b\n    c\n    [d](term:e)\n", "EN:3: Fluent cannot read this"),
        ("a = { $n\nb = c\n", "EN:2: Fluent cannot read this: Expected token: \"}\""),
        ("-brand = b\n", "EN:1: '-brand' is a term of Fluent; write an ordinary message"),
        ("a = { -brand }\n", "EN:1: texts cannot use a term of Fluent"),
        ("a = { NUMBER($n) ->\n   *[other] b\n }\n", "EN:1: variants can only be chosen by an argument"),
        ("a = { $n ->\n    [x] b\n    [x] c\n   *[y] d\n }\n", "EN:3: the variant [x] is there twice"),
        ("a = b\n    .t = c\n    .t = d\n", "EN:3: 'a' has two attributes '.t'"),
        ("a = one\n    two ** three\n", "EN:2: '**' stresses nothing"),
        ("a = x [a](term: b)\n", "EN:1: a '[' is not part of a link"),
        ("a = x [a [b](term:c) d](term:e)\n", "EN:1: a '[' is not part of a link"),
        ("a = 1 ] 2\n", "EN:1: a ']' is not part of a link"),
        ("# lint: quotes x — y\n\na = b\n", "EN:1: this lint comment belongs to no message"),
    ],
)  # fmt: skip
def test_what_cannot_be_compiled_is_found_at_its_line(text: str, finding: str) -> None:
    _, findings = compiled(text)
    assert any(line.startswith(finding.replace("EN", "games/toy/text/en.ftl")) for line in findings), findings
