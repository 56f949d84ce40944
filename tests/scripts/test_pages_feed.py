"""The feeds of rule changes: valid Atom, newest first, with ids that last."""

from __future__ import annotations

import dataclasses
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from games import rulebook
from games.rulebook import RuleBook
from games.rules import Change
from scripts.pages.feed import FILE, entries, write_feeds
from scripts.plan import BuildPlan

ATOM = "{http://www.w3.org/2005/Atom}"
XHTML = "{http://www.w3.org/1999/xhtml}"
SITE_URL = "https://example.org/cards/"


def feeds(root: Path, folder: Path, site_url: str | None) -> dict[str, ET.Element]:
    plan = BuildPlan(root=root, cache=folder / "cache", out=folder / "out", site_url=site_url)
    for language in plan.languages:
        (plan.out / language).mkdir(parents=True)
    write_feeds(plan, rulebook.load())
    return {language: ET.parse(plan.out / language / FILE).getroot() for language in plan.languages}


@pytest.mark.parametrize("site_url", [None, SITE_URL])
def test_a_feed_has_what_atom_wants(root: Path, tmp_path: Path, site_url: str | None) -> None:
    """RFC 4287: exactly one id, title and updated in feed and entry, an author, ids that are absolute and differ."""
    ids: list[str] = []
    for language, feed in feeds(root, tmp_path, site_url).items():
        assert feed.tag == f"{ATOM}feed"
        assert feed.get("{http://www.w3.org/XML/1998/namespace}lang") == language
        assert feed.find(f"{ATOM}author/{ATOM}name") is not None
        found = feed.findall(f"{ATOM}entry")
        assert len(found) == len(entries(rulebook.load()))
        for element in (feed, *found):
            for name in ("id", "title", "updated"):
                assert len(element.findall(f"{ATOM}{name}")) == 1
            assert re.fullmatch(r"\d{4}-\d\d-\d\dT00:00:00Z", element.findtext(f"{ATOM}updated") or "")
            ids.append(element.findtext(f"{ATOM}id") or "")
        for element in found:
            links = element.findall(f"{ATOM}link")
            assert [link.get("rel") for link in links] == ["alternate"]
            assert element.find(f"{ATOM}content/{XHTML}div/{XHTML}p") is not None
    assert len(set(ids)) == len(ids)
    assert all(id.startswith(site_url or "urn:uuid:") for id in ids)


def test_ids_are_clause_addresses_with_language_and_date(root: Path, tmp_path: Path) -> None:
    feed = feeds(root, tmp_path, SITE_URL)["fa"]
    assert f"{SITE_URL}clauses/scat.knock.once/#fa.2026-11-30" in [one.text for one in feed.iter(f"{ATOM}id")]


def test_each_language_says_why_in_its_own_words(root: Path, tmp_path: Path) -> None:
    book = rulebook.load()
    for language, feed in feeds(root, tmp_path, None).items():
        words = book.words(language)
        said = [entry.findtext(f"{ATOM}content/{XHTML}div/{XHTML}p[2]") for entry in feed.findall(f"{ATOM}entry")]
        reason = words.plain(book.clause("skin.end.no-takers").history[-1].reason)
        assert f"{words.plain('site-change-why')} {reason}" in said


def test_the_newest_change_stands_first_and_two_of_a_day_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    book = rulebook.load()
    clause = book.clause("scat.knock.once")
    later = [Change("2027-02-03", what, "common-reason-first-edition") for what in ("changed", "reworded")]
    changed = dataclasses.replace(clause, history=(*clause.history, *later))
    rules = book.game("scat")
    patched = dataclasses.replace(rules, clauses={**rules.clauses, clause.id: changed})
    game = book.game
    monkeypatch.setattr(RuleBook, "game", lambda self, key: patched if key == "scat" else game(key))
    found = entries(book)
    assert [entry.name("uk") for entry in found[:2]] == [
        "scat.knock.once/#uk.2027-02-03",
        "scat.knock.once/#uk.2027-02-03.2",
    ]
    dates = [entry.change.date for entry in found]
    assert dates == sorted(dates, reverse=True)
