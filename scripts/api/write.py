"""The step of the build that writes ``/api/v1/`` and holds every file of it against its schema."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from games import game as game_of
from games import rulebook
from games.errors import VaraqError
from scripts.api.book import COMMON, clause_json, game_json, glossary_json, source_json
from scripts.api.texts import Texts, english_hashes
from scripts.api.traces import replays, shown_in, trace
from scripts.errors import BuildError
from scripts.plan import BuildPlan
from scripts.validation import Schemas

VERSION: Final = 1
FOLDER: Final = f"api/v{VERSION}"
SCHEMAS: Final = f"docs/api/v{VERSION}"
LICENCE: Final = "CC-BY-4.0"


def write_api(plan: BuildPlan) -> str:
    """Write ``plan.out / api``; gives back a few words for the progress line.

    Raises ``BuildErrors`` if a file is not what its schema says, ``BuildError`` if a text or an example is wrong.
    """
    schemas = Schemas(plan.root / SCHEMAS, plan.root)
    try:
        files = api_files(plan)
    except VaraqError as error:
        raise BuildError(str(error), todo="scripts/check.py says where") from error
    looked = schemas.check(
        ((f"{FOLDER}/{name}", schema, content) for name, (schema, content) in files.items()),
        plan.cache / "validated" / "api",
    )
    written = {name: content for name, (_, content) in files.items()}
    written |= {f"schema/{name}": content for name, content in schemas.files.items()}
    for name, content in written.items():
        path = plan.out / FOLDER / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return f"{len(written)} files, {looked} of them validated, the others as before"


def api_files(plan: BuildPlan) -> dict[str, tuple[str, bytes]]:
    """Every file but the schemas: by its path below ``/api/v1/`` the name of its schema and its bytes."""
    book = rulebook.load()
    texts = Texts(book, plan.languages, english_hashes(plan.root))
    files: dict[str, tuple[str, bytes]] = {}

    def add(name: str, schema: str, content: Mapping[str, Any]) -> None:
        up = "../" * name.count("/")
        head = {"$schema": f"{up}schema/{schema}.schema.json", "version": VERSION, "licence": LICENCE}
        files[name] = f"{schema}.schema.json", encoded({**head, **content})

    played = {key: replays(key) for key in book.keys}
    shown: dict[str, list[dict[str, Any]]] = {}
    for key, of_game in played.items():
        for clause, examples in shown_in(game_of(key), of_game).items():
            shown.setdefault(clause, []).extend(examples)
    sources = {key: source_json(texts, source) for key, source in book.sources.items()}
    games = {key: game_json(texts, book.game(key), shown, list(played.get(key, ()))) for key in (*book.keys, COMMON)}
    add("rulebook.json", "rulebook", {"games": list(games.values()), "sources": list(sources.values())})
    for key, game in games.items():
        add(f"games/{key}.json", "game", {"game": game})
        options = {option["id"]: option for option in game["options"]}
        readings = {reading["id"]: reading for reading in game["readings"]}
        for rule in book.game(key).clauses.values():
            content = clause_json(texts, rule, shown)
            add(
                f"clauses/{rule.id}.json",
                "clause",
                {
                    "clause": content,
                    "options": [options[option] for option in content["options"]],
                    "readings": [readings[reading] for reading in content["readings"]],
                    "sources": [sources[source] for source in rule.sources],
                },
            )
    add("glossary.json", "glossary", glossary_json(texts))
    listed = []
    for key, of_game in played.items():
        for id, one in of_game.items():
            name = f"examples/{key}/{id}.json"
            add(name, "example", trace(plan.root, texts, key, id, one))
            title = texts.text(f"{key}-example-{id}")
            listed.append({"game": key, "id": id, "title": title, "steps": len(one.steps) - 1, "file": name})
    add("examples.json", "examples", {"examples": listed})
    add("index.json", "index", _index(plan, book, {name: schema for name, (schema, _) in files.items()}))
    return files


def _index(plan: BuildPlan, book: rulebook.RuleBook, files: Mapping[str, str]) -> dict[str, Any]:
    languages = [book.words(language) for language in plan.languages]
    return {
        "name": {words.lang: words.plain("site-name") for words in languages},
        "site": plan.site_url,
        "root": "../../",
        "languages": [{"code": words.lang, "dir": words.dir, "name": words.language.name} for words in languages],
        "games": list(book.keys),
        "files": [{"file": name, "schema": f"schema/{schema}"} for name, schema in sorted(files.items())],
    }


def encoded(content: Mapping[str, Any]) -> bytes:
    """JSON in UTF-8, the same bytes for the same content, with a line break at its end."""
    return (json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n").encode()
