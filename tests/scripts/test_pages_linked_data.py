"""JSON-LD: safe within a page, complete for our schema, wrong data found with page and line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from games import rulebook
from scripts.pages.html_page import read_page
from scripts.pages.linked_check import check_linked_data
from scripts.pages.linked_data import Place, linked_data, script_safe
from scripts.pages.linked_outside import ClauseWork, Outside, clause_data, list_data, site_data
from scripts.pages.page import GeneratedPage
from scripts.plan import BuildPlan

TITLES = {"index.md": "Home", "games/scat/index.md": "Scat", "games/scat/examples/index.md": "Examples"}
HOSTILE = "</script><script>alert(1)</script><!-- & \u2028"


def graph(path: str, site_url: str | None, description: str = "d" * 60) -> list[dict[str, Any]]:
    page = GeneratedPage(path, "Title", description, "")
    text = linked_data(rulebook.load(), Place("en", page, site_url), {**TITLES, path: "Title"})
    found: list[dict[str, Any]] = json.loads(text)["@graph"]
    return found


def test_nothing_in_the_data_ends_the_script_element() -> None:
    text = script_safe({"a": HOSTILE})
    assert not set("<>&\u2028") & set(text)
    assert json.loads(text) == {"a": HOSTILE}
    page = read_page(f'<script type="application/ld+json">{text}</script><p id="after"></p>')
    assert json.loads(page.linked_data[0][0]) == {"a": HOSTILE}
    assert "after" in page.ids


def test_a_rules_page_is_a_game_with_its_players() -> None:
    game = graph("games/scat/index.md", None)[0]
    assert game["@type"] == "Game"
    # RULES.md §1.1: two to nine players
    assert game["numberOfPlayers"] == {"@type": "QuantitativeValue", "minValue": 2, "maxValue": 9}
    assert "Blitz" in game["alternateName"]


def test_breadcrumbs_lead_from_the_home_page_to_the_page() -> None:
    crumbs = graph("games/scat/examples/31-in-play.md", "https://example.org/cards/")[1]["itemListElement"]
    assert [(one["position"], one["item"]) for one in crumbs] == [
        (1, "https://example.org/cards/en/"),
        (2, "https://example.org/cards/en/games/scat/"),
        (3, "https://example.org/cards/en/games/scat/examples/"),
        (4, "https://example.org/cards/en/games/scat/examples/31-in-play/"),
    ]
    assert graph("index.md", None) == []


def test_without_an_address_everything_is_relative_to_the_page() -> None:
    how_to = graph("games/scat/examples/31-in-play.md", None)[0]
    assert how_to["step"][0]["url"] == "../../../../../en/games/scat/examples/31-in-play/#step-1"
    assert how_to["about"]["@id"] == "../../../../../en/games/scat/"


def outside(text: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(text)["@graph"]
    return found


def test_pages_outside_of_the_languages_find_each_other_without_an_address_too() -> None:
    assert outside(site_data(Outside("", None), "Varaq", "d" * 60, ["en", "fa"]))[0]["url"] == "./"
    listed, way = outside(list_data(Outside("clauses/", None), "All", "d" * 60, "en", ["Varaq", "All"]))
    assert listed["url"] == "../clauses/"
    assert [one["item"] for one in way["itemListElement"]] == ["../", "../clauses/"]


def check(root: Path, folder: Path, data: object) -> list[str]:
    plan = BuildPlan(root=root, cache=folder / "cache", out=folder / "out")
    page = read_page(f'<title>t</title>\n<script type="application/ld+json">{script_safe(data)}</script>')
    return [str(finding) for finding in check_linked_data(plan, {"en/index.html": page})]


def test_our_schema_takes_what_we_write_and_nothing_else(root: Path, tmp_path: Path) -> None:
    for path in ("games/skin/index.md", "games/skin/learn.md", "glossary/index.md", "index.md"):
        assert check(root, tmp_path, {"@context": "https://schema.org", "@graph": graph(path, None)}) == []
    clause = rulebook.load().clause("scat.knock.once")
    works = [ClauseWork("en", "One knock", "d" * 60), ClauseWork("fa", "t", "d" * 60)]
    for text in (
        site_data(Outside("", None), "Varaq", "d" * 60, ["en", "fa"]),
        list_data(Outside("clauses/", None), "All", "d" * 60, "en", ["Varaq", "All"]),
        clause_data(Outside("clauses/x/", None), clause, works, ["scat"], ["Varaq", "All", "x"]),
    ):
        assert check(root, tmp_path, {"@context": "https://schema.org", "@graph": outside(text)}) == []
    game = graph("games/skin/index.md", None)[0]
    for wrong in (
        {**game, "bestRating": 5},
        {name: value for name, value in game.items() if name != "numberOfPlayers"},
        {**game, "@type": "VideoGame"},
    ):
        found = check(root, tmp_path, {"@context": "https://schema.org", "@graph": [wrong]})
        assert len(found) == 1 and found[0].startswith("en/index.html:2: @graph/0: ")


def test_a_page_without_json_ld_is_found(root: Path, tmp_path: Path) -> None:
    plan = BuildPlan(root=root, cache=tmp_path / "cache", out=tmp_path / "out")
    bare, hidden = read_page("<title>t</title>"), read_page('<meta name="robots" content="noindex">')
    found = check_linked_data(plan, {"en/a/index.html": bare, "en/404.html": hidden, "clauses/index.html": bare})
    assert [str(finding) for finding in found] == [
        f"{name}: the page has 0 blocks of JSON-LD, not one" for name in ("en/a/index.html", "clauses/index.html")
    ]


def test_a_hostile_description_stays_a_description() -> None:
    page = GeneratedPage("games/scat/index.md", "t", HOSTILE, "")
    text = linked_data(rulebook.load(), Place("en", page, None), TITLES)
    assert "</script" not in text
    assert json.loads(text)["@graph"][0]["description"] == HOSTILE
