"""JSON held against JSON Schema: strict for our own files, remembered when sound, named when not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from scripts.errors import BuildError, BuildErrors
from scripts.validation import Schemas, strict

DRAFT = "https://json-schema.org/draft/2020-12/schema"


@pytest.fixture
def schemas(tmp_path: Path) -> Schemas:
    """A schema that refers to another for the cards of a hand."""
    write(tmp_path, "common", {"$schema": DRAFT, "$defs": {"card": {"type": "string", "pattern": "^.[SHDC]$"}}})
    cards = {"type": "array", "items": {"$ref": "common.schema.json#/$defs/card"}}
    write(tmp_path, "hand", {"$schema": DRAFT, "properties": {"cards": cards}, "required": ["cards"]})
    return Schemas(tmp_path, tmp_path)


def write(folder: Path, name: str, schema: object) -> None:
    (folder / f"{name}.schema.json").write_text(json.dumps(schema), encoding="utf-8")


def said(schemas: Schemas, text: str) -> list[str]:
    return [str(finding) for finding in schemas.findings("hand.schema.json", text.encode(), "hand.json")]


def test_a_sound_document_has_no_finding(schemas: Schemas) -> None:
    assert said(schemas, '{"cards": ["AS", "KH"]}') == []


@pytest.mark.parametrize(
    ("text", "finding"),
    [
        ('{"cards": ["AS", "K"]}', "hand.json: cards/1: 'K' does not match"),
        ("{}", "hand.json: the document: 'cards' is a required property"),
        ('{"cards": [], "suit": "S"}', "hand.json: the document: Additional properties are not allowed ('suit' was"),
        ("{", "hand.json: this is not JSON"),
    ],
)
def test_a_fault_is_named_with_its_place(text: str, finding: str, schemas: Schemas) -> None:
    assert [one for one in said(schemas, text) if one.startswith(finding)]


def test_only_what_was_found_sound_is_not_looked_at_again(schemas: Schemas, tmp_path: Path) -> None:
    cache = tmp_path / "kept" / "sound"
    sound, wrong = ("a", "hand.schema.json", b'{"cards":[]}'), ("b", "hand.schema.json", b'{"cards":[1]}')
    assert schemas.check([sound], cache) == 1
    assert schemas.check([sound], cache) == 0
    for _ in range(2):
        with pytest.raises(BuildErrors, match="b: cards/0: 1 is not of type 'string'"):
            schemas.check([sound, wrong], cache)


def test_another_schema_looks_at_everything_again(schemas: Schemas, tmp_path: Path) -> None:
    cache, document = tmp_path / "sound", ("a", "hand.schema.json", b'{"cards":["AS"]}')
    schemas.check([document], cache)
    write(tmp_path, "common", {"$schema": DRAFT, "$defs": {"card": {"type": "string", "pattern": "^10.$"}}})
    with pytest.raises(BuildErrors, match="'AS' does not match"):
        Schemas(tmp_path, tmp_path).check([document], cache)


@pytest.mark.parametrize(("text", "said"), [("{", "is not JSON"), ('{"type": "card"}', "is not a JSON Schema")])
def test_a_file_that_is_no_schema_is_named(text: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "bad.schema.json").write_text(text, encoding="utf-8")
    with pytest.raises(BuildError, match=rf"bad\.schema\.json: this {said}"):
        Schemas(tmp_path, tmp_path)


def test_strict_closes_objects_that_say_nothing_of_other_properties() -> None:
    open_one = {"properties": {"a": {}}, "additionalProperties": True}
    assert strict({"anyOf": [{"properties": {"a": {}}}, open_one], "const": {"properties": {}}}) == {
        "anyOf": [{"properties": {"a": {}}, "additionalProperties": False}, open_one],
        "const": {"properties": {}},
    }
