"""The interface for programs: everything is in it, in three languages, and the trace is what the engine does."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from games import examples, game, keys, rulebook
from games.record import read
from games.replay import replay
from playground.sentence import Sentences
from scripts.api.texts import english_hashes
from scripts.api.write import SCHEMAS, api_files
from scripts.plan import LANGUAGES, BuildPlan, plan_for

Files = dict[str, Any]


@pytest.fixture(scope="module")
def plan(root: Path) -> BuildPlan:
    """A plan of which nothing is written."""
    return plan_for(root)


@pytest.fixture(scope="module")
def made(plan: BuildPlan) -> dict[str, tuple[str, bytes]]:
    """Every file by its path, with its schema's name and its bytes."""
    return api_files(plan)


@pytest.fixture(scope="module")
def files(made: dict[str, tuple[str, bytes]]) -> Files:
    """The same, read."""
    return {name: json.loads(content) for name, (_, content) in made.items()}


def test_every_game_clause_and_example_has_its_file(files: Files) -> None:
    book = rulebook.load()
    expected = {"index.json", "rulebook.json", "glossary.json", "examples.json"}
    for key in (*keys(), "common"):
        expected.add(f"games/{key}.json")
        expected |= {f"clauses/{id}.json" for id in book.game(key).clauses}
        expected |= {f"examples/{key}/{id}.json" for id in examples.ids(key)}
    assert set(files) == expected
    assert {one["file"] for one in files["index.json"]["files"]} == expected - {"index.json"}


def test_the_bytes_are_the_same_again_and_not_escaped(plan: BuildPlan, made: dict[str, tuple[str, bytes]]) -> None:
    assert api_files(plan) == made
    text = made["clauses/scat.knock.once.json"][1].decode()
    assert rulebook.load().words("fa").plain("scat.knock.once", "title") in text
    assert "\\u" not in text


def test_a_clause_has_its_text_in_every_language_and_its_hash(files: Files, root: Path) -> None:
    clause = files["clauses/scat.lives.start.json"]["clause"]
    # RULES.md: three pennies is the usual number; the value is written in the digits of the language.
    assert {"number": "۳"} in clause["text"]["fa"]["segments"]
    assert {"number": "3"} in clause["text"]["en"]["segments"]
    assert set(clause["text"]) == set(clause["title"]) == set(LANGUAGES)
    locked = [line.split(" ") for line in (root / "translations.lock").read_text(encoding="utf-8").splitlines()]
    english = next(line for line in locked if line[:2] == ["scat-lives-start", "en"])
    assert clause["translation"]["hash"] == english[2] == english_hashes(root)["scat-lives-start"]
    assert files["clauses/scat.lives.start.json"]["options"][0]["id"] == "scat.opt.pennies"


def test_an_example_is_named_by_the_clauses_that_its_events_cite(files: Files) -> None:
    for key in keys():
        for id in examples.ids(key):
            for step in files[f"examples/{key}/{id}.json"]["steps"]:
                for clause in (clause for event in step["events"] for clause in event["clauses"]):
                    if ".opt." in clause:
                        continue
                    shown = files[f"clauses/{clause}.json"]["clause"]["examples"]
                    assert any(
                        one["game"] == key and one["id"] == id and step["index"] in one["steps"] for one in shown
                    ), (clause, key, id)


@pytest.mark.parametrize("key", keys())
def test_a_trace_is_what_the_engine_makes_of_its_record(key: str, files: Files) -> None:
    """The record in the file, played again by itself, has the same actions, events, sentences and table."""
    book, engine = rulebook.load(), game(key)
    sentences = {language: Sentences(book, language, "") for language in LANGUAGES}
    for id in examples.ids(key):
        trace = files[f"examples/{key}/{id}.json"]
        steps = replay(read(trace["record"], id)).steps
        assert [one["action"] for one in trace["steps"]] == [one.action and str(one.action) for one in steps]
        for told, step in zip(trace["steps"], steps, strict=True):
            assert told["view"] == json.loads(json.dumps(engine.view(step.state, None)))
            assert [(one["kind"], tuple(one["clauses"])) for one in told["events"]] == [
                (event.kind, event.clauses) for event in step.events
            ]
            for one, event in zip(told["events"], step.events, strict=True):
                arguments = {**dict(event.facts), **({} if event.seat is None else {"seat": event.seat})}
                for language in LANGUAGES:
                    assert one["sentence"][language]["plain"] == sentences[language].plain(
                        f"{key}-event-{event.kind}", **arguments
                    )


def test_a_reader_may_meet_properties_that_he_does_not_know(root: Path, files: Files) -> None:
    """The published schemas, unlike the form that the build checks by, leave room for what is added in version 1."""
    schemas = {path.name: json.loads(path.read_text()) for path in (root / SCHEMAS).glob("*.json")}
    registry: Registry[Any] = Registry().with_resources(
        [(name, DRAFT202012.create_resource(schema)) for name, schema in schemas.items()]
    )
    validator = jsonschema.Draft202012Validator({"$ref": "clause.schema.json"}, registry=registry)
    document = files["clauses/scat.knock.once.json"]
    validator.validate(document)
    validator.validate({**document, "added-later": 1, "clause": {**document["clause"], "added-later": 1}})
    with pytest.raises(jsonschema.ValidationError):
        validator.validate({**document, "clause": {**document["clause"], "kind": "rumour"}})


def test_every_schema_explains_its_properties(root: Path) -> None:
    schemas = {path.name: json.loads(path.read_text(encoding="utf-8")) for path in (root / SCHEMAS).glob("*.json")}

    def explained(schema: dict[str, Any]) -> bool:
        if "description" in schema:
            return True
        name = schema.get("$ref", "").rpartition("/")[2]
        return bool(name) and "description" in schemas["common.schema.json"]["$defs"][name]

    def look(schema: Any, place: str) -> list[str]:
        if isinstance(schema, list):
            return [found for number, one in enumerate(schema) for found in look(one, f"{place}/{number}")]
        if not isinstance(schema, dict):
            return []
        properties = schema.get("properties", {})
        bare = [f"{place}/{name}" for name, one in properties.items() if not explained(one)]
        return bare + [found for name, one in schema.items() for found in look(one, f"{place}/{name}")]

    assert [found for name, schema in schemas.items() for found in look(schema, name)] == []
    assert all(schema["title"] and schema["description"] for schema in schemas.values())
