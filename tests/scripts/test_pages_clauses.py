"""The permanent page of every clause: whole in three languages, true about examples and code, never lost."""

from __future__ import annotations

import html as escaping
import json
import re
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

import games
from games import examples, lessons, rulebook
from games.replay import replay
from games.rulebook import RuleBook
from playground.renderer import Renderer
from scripts.coverage import fired, fired_by
from scripts.errors import BuildError
from scripts.pages.assets import Assets, collect
from scripts.pages.clause_pages import clause_pages, write_clause_pages
from scripts.pages.html_page import read_page
from scripts.pages.reporting import Reporting, reporting
from scripts.pages.rules_page import rules_page
from scripts.pages.shared import SITE_CARD
from scripts.pages.showing import showing
from scripts.plan import BuildPlan
from scripts.rulebook.build import write_rulebook
from scripts.rulebook.citations import citations
from scripts.rulebook.findings import Findings

LANGUAGES = {"en": "ltr", "fa": "rtl", "uk": "ltr"}
ID = "scat.knock.once"
CARDS = {
    (language, key): f"assets/cards/{key}-{language}.png"
    for language in LANGUAGES
    for key in (*games.keys(), SITE_CARD)
}


@pytest.fixture(scope="module")
def plan(root: Path, tmp_path_factory: pytest.TempPathFactory) -> BuildPlan:
    folder = tmp_path_factory.mktemp("clauses")
    made = BuildPlan(root=root, cache=folder / "cache", out=folder / "out", site_url="https://example.org/cards/")
    made.cache.mkdir()
    made.out.mkdir()
    write_rulebook(made)
    return made


@pytest.fixture(scope="module")
def assets(plan: BuildPlan) -> Assets:
    return collect(plan)


@pytest.fixture(scope="module")
def pages(plan: BuildPlan, assets: Assets) -> dict[str, str]:
    """Every page by what stands between ``clauses/`` and ``/index.html``."""
    made = clause_pages(plan, rulebook.load(), assets, CARDS).pages()
    return {path.removeprefix("clauses/").removesuffix("index.html").rstrip("/"): text for path, text in made}


def column(page: str, language: str) -> str:
    found = re.search(
        rf'<section class="column" id="{language}" lang="{language}" dir="(...)".*?</section>', page, re.DOTALL
    )
    assert found and found[1] == LANGUAGES[language]
    return found[0]


def plain(text: str) -> str:
    return escaping.unescape(re.sub(r"<[^>]+>", "", text)).replace("\u00a0", " ")


def every_clause(book: RuleBook) -> list[str]:
    return [id for key in (*book.keys, "common") for id in book.game(key).clauses]


def test_every_clause_has_its_page_with_its_text_in_three_languages(pages: dict[str, str]) -> None:
    book = rulebook.load()
    assert set(pages) == {*every_clause(book), ""}
    for id in every_clause(book):
        game = games.game(id.partition(".")[0] if not id.startswith("common.") else "scat")
        assert pages[id].lstrip().startswith('<!doctype html>\n<html lang="en" dir="ltr">')
        for language in LANGUAGES:
            part = column(pages[id], language)
            renderer = Renderer(book, language, "")
            assert f"<h2>{renderer.text(id, 'title')}</h2>" in part
            said = re.search(r'<p class="clause-text[^>]*>(.*?)</p>', part)
            assert said and plain(said[1]) == plain(renderer.clause_text(game, id, game.Options())), (id, language)


def test_the_page_of_every_clause_names_every_example_and_lesson_that_fires_it(pages: dict[str, str]) -> None:
    wanted: dict[str, set[str]] = defaultdict(set)
    for key in games.keys():  # noqa: SIM118 - a function
        game = games.game(key)
        for id in examples.ids(key):
            steps = replay(examples.load(key, id)).steps
            for clause in fired(game, steps):
                first = next(step.index for step in steps if clause in fired_by(game, step))
                wanted[clause].add(f"games/{key}/examples/{id}/#step-{first}")
        for number, id in enumerate(lessons.ids(key), 1):
            played = lessons.play(lessons.load(key, id))
            for clause in {*played.answer.clauses, *fired(game, played.replay.steps)}:
                wanted[clause].add(f"games/{key}/learn/#step-{number}")
    for id in every_clause(rulebook.load()):
        for language in LANGUAGES:
            part = column(pages[id], language)
            linked = set(re.findall(rf'href="\.\./\.\./{language}/(games/[^"]+#step-\d+)"', part))
            assert linked == wanted[id], (id, language)


def test_the_code_on_the_pages_is_what_stands_in_the_files_and_holds_every_citation(
    root: Path, pages: dict[str, str]
) -> None:
    book = rulebook.load()
    cited: dict[str, set[tuple[str, int]]] = defaultdict(set)
    for of_game in citations(root, book.keys, Findings(root)).values():
        for one in of_game:
            cited[one.id].add((one.place.file.relative_to(root).as_posix(), one.place.line))
    files = {file: (root / file).read_text(encoding="utf-8").splitlines() for file, _ in set().union(*cited.values())}
    for id in every_clause(book):
        marked = set()
        for figure in re.findall(r'<figure class="code".*?</figure>', pages[id], re.DOTALL):
            head = re.search(r"<figcaption><code>([^<:]+):\d+", figure)
            assert head
            file = head[1]
            shown = re.findall(r'<span data-n="(\d+)"( class="cited")?>(.*)</span>\n', figure)
            assert 0 < len(shown) <= 40
            margins = set()
            for number, citing, line in shown:
                source = files.setdefault(file, (root / file).read_text(encoding="utf-8").splitlines())[int(number) - 1]
                assert source.endswith(plain(line)), (id, file, number)
                if source.strip():
                    margins.add(len(source) - len(plain(line)))
                if citing:
                    marked.add((file, int(number)))
            assert len(margins) <= 1
        assert cited[id] <= marked, id
        assert bool(marked) == bool(cited[id])


def test_programs_read_of_a_clause_its_id_its_languages_and_the_way_to_it(pages: dict[str, str]) -> None:
    base = "https://example.org/cards/"
    (block,) = read_page(pages[ID]).linked_data
    *works, way = json.loads(block[0])["@graph"]
    assert [(work["@type"], work["inLanguage"], work["identifier"]) for work in works] == [
        ("CreativeWork", language, ID) for language in LANGUAGES
    ]
    assert works[1]["name"] == rulebook.load().words("fa").plain(ID, "title")
    assert works[1]["isPartOf"] == [{"@type": "Game", "@id": f"{base}fa/games/scat/"}]
    assert works[1]["translationOfWork"]["@id"] == works[0]["@id"] == f"{base}clauses/{ID}/#en"
    assert "translationOfWork" not in works[0]
    assert [(one["name"], one["item"]) for one in way["itemListElement"]] == [
        ("Varaq", base),
        ("All clauses", f"{base}clauses/"),
        (ID, f"{base}clauses/{ID}/"),
    ]
    shared = dict(re.findall(r'<meta property="og:([^"]+)" content="([^"]*)">', pages[ID]))
    assert shared["image"] == f"{base}assets/cards/scat-en.png"
    assert shared["url"] == f"{base}clauses/{ID}/"
    assert shared["locale"] == "en_US" and "uk_UA" in pages[ID]
    assert "assets/cards/site-en.png" in pages["common.pack"] + pages[""]


def test_the_words_of_the_header_are_there_in_every_language(pages: dict[str, str]) -> None:
    book = rulebook.load()
    for page in (pages[ID], pages[""]):
        head = page[page.index("<body>") : page.index("<main")]
        for language in LANGUAGES:
            for text in ("site-skip", "site-name", "site-clauses-all"):
                said = f'lang="{language}" dir="{LANGUAGES[language]}">{book.words(language).plain(text)}</span>'
                assert said in head, (language, text)


def test_the_history_says_in_each_language_what_was_changed_and_why(pages: dict[str, str]) -> None:
    book = rulebook.load()
    for id in ("skin.end.no-takers", "inbetween.posts.order"):
        last = book.clause(id).history[-1]
        assert last.what == "corrected"
        for language in LANGUAGES:
            words, part = book.words(language), plain(column(pages[id], language))
            assert f"{words.plain('site-history-corrected')}. {words.plain(last.reason)}" in part
            assert f"{words.plain('site-history-added')}. {words.plain('common-reason-first-edition')}" in part


def test_what_sources_say_is_a_table_with_our_reading_marked_and_switches_where_an_option_decides(
    pages: dict[str, str],
) -> None:
    words = rulebook.load().words("uk")
    part = column(pages["scat.loss.knocker-tied"], "uk")
    rows = re.findall(r"<tr><td>(.*?)</td><td>(.*?)</td></tr>", part)
    assert [words.plain("site-reading-ours") in row[0] for row in rows] == [True, False]
    assert [re.findall(r'data-value="(\w+)"', row[0]) for row in rows] == [["off"], ["on"]]
    assert words.plain("source-handlebar-31") in plain(rows[1][1])
    silent = column(pages["scat.31.several"], "en")
    assert rulebook.load().words("en").plain("site-clause-undecided") in silent
    assert "data-value" not in silent


def test_every_other_text_of_a_clause_is_readable_without_a_script(pages: dict[str, str]) -> None:
    part = column(pages["scat.lives.county"], "fa")
    (shown,) = re.findall(r"<li data-cases=\"[^\"]*\">(.*?)</li>", part, re.DOTALL)
    options = games.game("scat").Options.read(["free-life=off"])
    text = Renderer(rulebook.load(), "fa", "").clause_text(games.game("scat"), "scat.lives.county", options)
    assert plain(text) in plain(shown)


def test_without_a_repository_the_report_is_a_text_with_clause_language_and_hash(
    root: Path, pages: dict[str, str]
) -> None:
    line = next(
        line for line in (root / "translations.lock").read_text().splitlines() if line.startswith("scat-knock-once fa ")
    )
    area = re.search(r"<textarea[^>]*>(.*?)</textarea>", column(pages[ID], "fa"), re.DOTALL)
    assert area
    report = escaping.unescape(area[1])
    for part in (ID, "(fa)", line.split()[2], f"https://example.org/cards/clauses/{ID}/"):
        assert part in report


@pytest.mark.parametrize(
    ("extra", "begins"),
    [
        ({"repository": "https://github.com/a/b"}, "https://github.com/a/b/issues/new?title=x%20y&body=l%0Am"),
        ({"repository": "https://gitlab.com/a/b/"}, "https://gitlab.com/a/b/-/issues/new?issue[title]=x%20y&issue"),
        ({"report_address": "https://f.example/?t={title}&b={body}"}, "https://f.example/?t=x%20y&b=l%0Am"),
    ],
)
def test_a_report_opens_where_the_configuration_says(extra: dict[str, Any], begins: str) -> None:
    address = reporting(extra).address("x y", "l\nm")
    assert address is not None and address.startswith(begins)


def test_a_mail_address_makes_a_letter_and_nothing_makes_neither() -> None:
    assert reporting({"report_mail": "a@example.org"}).letter("x y", "l") == "mailto:a@example.org?subject=x%20y&body=l"
    assert reporting({}) == Reporting(None, None)
    assert reporting({}).address("x", "y") is None


@pytest.mark.parametrize(
    ("extra", "said"),
    [
        ({"repository": "https://forge.example/a/b"}, "is not known; give https://github.com/owner/name"),
        ({"repository": "https://github.com/a"}, "is not known"),
        ({"report_address": "https://f.example/?t={titel}&b={body}"}, "has a place for 'titel'"),
        ({"report_address": "https://f.example/"}, "is not the address of a report"),
        ({"report_mail": "nobody"}, "'nobody' is not a mail address"),
    ],
)
def test_a_configuration_that_cannot_be_used_is_an_error(extra: dict[str, Any], said: str) -> None:
    with pytest.raises(BuildError, match=r"^mkdocs\.yml: ") as error:
        reporting(extra)
    assert said in str(error.value)


@pytest.fixture
def retired(plan: BuildPlan) -> RuleBook:
    """The book after two ids have been retired, one of them for another clause."""
    stored = json.loads((plan.root / "games" / rulebook.FILE).read_text(encoding="utf-8"))
    stored["games"]["scat"]["retired"] = [
        {"id": "scat.knock.single", "to": ID, "date": "2026-12-01", "reason": "scat-retired-knock-single"},
        {"id": "scat.knock.twice", "to": None, "date": "2026-12-02", "reason": "scat-retired-knock-twice"},
    ]
    for language in LANGUAGES:
        for name in ("single", "twice"):
            stored["messages"][language][f"scat-retired-knock-{name}"] = {"v": [f"{name} in {language}"]}
    return RuleBook(stored)


def test_a_retired_id_leads_on_by_itself_and_in_words(plan: BuildPlan, assets: Assets, retired: RuleBook) -> None:
    made = dict(clause_pages(plan, retired, assets, CARDS, showing(())).pages())
    page = made["clauses/scat.knock.single/index.html"]
    assert f'<meta http-equiv="refresh" content="0; url=../{ID}/index.html">' in page
    assert f'<link rel="canonical" href="https://example.org/cards/clauses/{ID}/">' in page
    for language, day in {"en": "December 1, 2026", "fa": "۱ دسامبر ۲۰۲۶", "uk": "1 грудня 2026"}.items():
        part = column(page, language)
        assert day in part and f"single in {language}" in part and f'<a href="../{ID}/">' in part
    gone = made["clauses/scat.knock.twice/index.html"]
    assert "http-equiv" not in gone
    assert retired.words("en").plain("site-retired-nothing") in gone
    assert 'href="scat.knock.single/"' in made["clauses/index.html"]


def test_the_old_anchor_on_the_rules_page_leads_to_the_clause_that_took_its_place(
    root: Path, plan: BuildPlan, retired: RuleBook
) -> None:
    body = rules_page(root, retired, Assets({}, defaultdict(lambda: "assets/x")), "fa", "scat").body
    (clause,) = re.findall(rf'<div class="clause[^>]* id="{ID}">(.*?)<h3>', body, re.DOTALL)
    assert '<span id="scat.knock.single"></span>' in clause
    assert body.count('id="scat.knock.twice"') == 1


def test_pages_that_nothing_has_changed_are_not_made_again(
    plan: BuildPlan, assets: Assets, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_clause_pages(plan, rulebook.load(), assets, CARDS)
    first = (plan.out / "clauses" / ID / "index.html").read_bytes()

    def fail(*given: object) -> None:
        raise AssertionError("made again")

    monkeypatch.setattr("scripts.pages.clause_pages.clause_pages", fail)
    write_clause_pages(plan, rulebook.load(), assets, CARDS)
    assert (plan.out / "clauses" / ID / "index.html").read_bytes() == first
    (plan.cache / "clauses.key").write_text("older")
    with pytest.raises(AssertionError, match="made again"):
        write_clause_pages(plan, rulebook.load(), assets, CARDS)
