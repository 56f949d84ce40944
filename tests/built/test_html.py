"""Valid HTML and JSON: every page of the site in one run of html-validate, with the rules of ``html-validate.json``.

What is off there: ``no-redundant-role`` (a list without markers is only a list to some screen readers if its role is
said), ``wcag/h32`` (a form whose fields act at once sends nothing), ``prefer-native-element`` and ``prefer-tbody``
(style, not validity).
"""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from scripts.node import find_node
from scripts.plan import LANGUAGES

CONFIGURATION = Path(__file__).with_name("html-validate.json")


def validate(root: Path, *places: Path) -> list[str]:
    """What html-validate finds in these pages and folders, as ``page:line: message (rule)``."""
    program = root / "node_modules" / "html-validate" / "bin" / "html-validate.mjs"
    node = find_node(root, os.environ).program
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "findings.json"  # a pipe would be cut off where it is full
        words = [program, "--config", CONFIGURATION, "--formatter", f"json={told}", *places]
        done = subprocess.run([node, *words], cwd=root, capture_output=True, text=True, encoding="utf-8", check=False)
        assert done.returncode in (0, 1) and not done.stderr, done.stderr
        pages: list[dict[str, Any]] = json.loads(told.read_text(encoding="utf-8"))
    return [
        f"{page['filePath']}:{message['line']}: {message['message']} ({message['ruleId']})"
        for page in pages
        for message in page["messages"]
    ]


def test_every_page_is_valid_html(root: Path, site: Path) -> None:
    pages = set(site.rglob("*.html"))
    # Examples, code, quizzes and coverage have the same parts in every language: each is looked at in one of them.
    # A clause's own page has the sentences of the rules; what only it has are the tables of options and readings.
    for at, language in enumerate(LANGUAGES):
        alike = [
            *site.glob(f"{language}/games/*/examples/*/*.html"),
            *site.glob(f"{language}/games/*/code/*.html"),
            *site.glob(f"{language}/games/*/quiz/*.html"),
            *site.glob(f"{language}/coverage/*.html"),
        ]
        pages -= {page for place, page in enumerate(sorted(alike)) if place % len(LANGUAGES) != at}
        frames = sorted(site.glob(f"{language}/games/*/embed/*/*.html"))
        pages -= {page for place, page in enumerate(frames) if place % len(LANGUAGES) != at}
    clauses = enumerate(sorted(site.glob("clauses/*/*.html")))
    pages -= {page for place, page in clauses if place % 3 and "<table" not in page.read_text(encoding="utf-8")}
    assert len(pages) > 250
    assert validate(root, *sorted(pages))[:20] == []


def test_the_validator_finds_what_is_not_valid(root: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.html"
    bad.write_text(
        '<!doctype html>\n<html lang="fa" dir="rtl">\n<head><title>x</title></head>\n'
        '<body><p><div></div></p><img src="a.png"><ul><p>x</p></ul></body></html>\n',
        encoding="utf-8",
    )
    found = validate(root, bad)
    assert {one.rpartition("(")[2] for one in found} >= {"element-permitted-content)", "wcag/h37)"}
    assert all(one.startswith(f"{bad}:4: ") for one in found)


def test_every_address_in_the_interface_and_the_feeds_exists(site: Path) -> None:
    api = site / "api" / "v1"
    index = json.loads((api / "index.json").read_text(encoding="utf-8"))
    root = (api / index["root"]).resolve()
    assert root == site.resolve()
    for one in index["files"]:
        document = json.loads((api / one["file"]).read_text(encoding="utf-8"))
        schema = (api / one["file"]).parent / document["$schema"]
        assert schema.resolve() == (api / one["schema"]).resolve() and schema.is_file()
        if "clause" in document:
            assert (root / document["clause"]["page"] / "index.html").is_file(), one
    for feed in sorted(site.glob("*/changes.xml")):
        links = [link.get("href", "") for link in ElementTree.parse(feed).iter("{http://www.w3.org/2005/Atom}link")]
        if index["site"] is not None:
            links = [f"../{link.removeprefix(index['site'])}" for link in links]
        assert len(links) > 150
        assert [link for link in links if not (feed.parent / link.partition("#")[0]).exists()] == []


def test_every_json_file_can_be_read_and_is_not_escaped(site: Path) -> None:
    files = sorted((site / "api").rglob("*.json"))
    assert len(files) > 200
    for file in files:
        text = file.read_text(encoding="utf-8")
        json.loads(text)
        assert "\\u" not in text, file
