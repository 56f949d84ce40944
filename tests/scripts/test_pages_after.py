"""The finished folder: the same bytes twice, within its budgets, complete in three languages, under any path."""

from __future__ import annotations

import gzip
import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import games
from games import rulebook
from scripts.errors import BuildErrors
from scripts.pages.after import finish
from scripts.plan import BuildPlan
from tests.scripts.pages_site import SITE_URL, build_pages, tree

LANGUAGES = {"en": "ltr", "fa": "rtl", "uk": "ltr"}


@pytest.fixture(scope="module")
def plan(root: Path, tmp_path_factory: pytest.TempPathFactory) -> BuildPlan:
    """A site whose address is not known."""
    return build_pages(root, tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="module")
def published(root: Path, tmp_path_factory: pytest.TempPathFactory) -> BuildPlan:
    """A site with an address."""
    return build_pages(root, tmp_path_factory.mktemp("published"), SITE_URL)


def html_of(plan: BuildPlan, name: str) -> str:
    return (plan.out / name).read_text(encoding="utf-8")


def test_a_build_from_nothing_has_the_same_bytes_as_one_after_another(
    plan: BuildPlan, root: Path, tmp_path: Path
) -> None:
    again = build_pages(root, tmp_path / "another folder", from_nothing=True)
    first, second = tree(plan.out), tree(again.out)
    assert sorted(first) == sorted(second)
    assert [name for name in first if first[name] != second[name]] == []


def test_no_file_names_the_machine_it_was_built_on(plan: BuildPlan, root: Path) -> None:
    places = (str(root).encode(), str(plan.cache).encode())
    assert [name for name, content in tree(plan.out).items() if any(place in content for place in places)] == []


@pytest.mark.parametrize("place", ["", "learn/"])
@pytest.mark.parametrize("key", games.keys())
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_lessons_are_within_their_budgets(language: str, key: str, place: str, plan: BuildPlan) -> None:
    page = (plan.out / language / f"games/{key}/{place}index.html").read_bytes()
    assert len(page) <= 120_000
    assert len(gzip.compress(page, 9)) <= 20_000


@pytest.mark.parametrize("key", games.keys())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_page_is_within_its_budget(language: str, key: str, plan: BuildPlan) -> None:
    pages = sorted((plan.out / language / f"games/{key}/examples").glob("*/index.html"))
    assert len(pages) >= 12
    sizes = {page.parent.name: len(gzip.compress(page.read_bytes(), 9)) for page in pages}
    assert {name: size for name, size in sizes.items() if size > 30_000} == {}


@pytest.mark.parametrize("key", games.keys())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_and_option_has_its_permanent_anchor_on_the_rules_page(
    language: str, key: str, plan: BuildPlan
) -> None:
    html = html_of(plan, f"{language}/games/{key}/index.html").replace("<wbr>", "")  # a long id may break at a point
    rules = rulebook.load().game(key)
    for id in [*rules.clauses, *rules.options, *(reading.id for reading in rules.readings)]:
        assert html.count(f' id="{id}"') == 1, id
        assert f'<a class="anchor" dir="ltr" translate="no" href="#{id}">{id}</a>' in html, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_home_page_leads_to_every_game_and_compares_them(language: str, plan: BuildPlan) -> None:
    html = html_of(plan, f"{language}/index.html")
    words = rulebook.load().words(language)
    for key in games.keys():  # noqa: SIM118 - a function
        for place in ("", "learn/", "examples/", "play/"):
            assert f'href="games/{key}/{place}"' in html
        row = html.partition('id="compare"')[2].partition(f'href="games/{key}/"')[2].partition("</tr>")[0]
        cells = [re.sub(r"<[^>]+>", "", cell) for cell in re.findall(r"<td>(.*?)</td>", row)]
        assert cells[1:] == [words.plain(f"{key}-{said}") for said in ("length", "family", "luck", "counted")]


def test_the_navigation_has_the_first_lesson_after_the_rules(plan: BuildPlan) -> None:
    html = html_of(plan, "en/games/scat/learn/index.html")
    name = rulebook.load().words("en").plain("site-learn")
    assert f'<a href="./" aria-current="page">{name}</a>' in html


def test_numbers_are_in_the_digits_of_the_language(plan: BuildPlan) -> None:
    assert "۲ تا ۹ نفر" in html_of(plan, "fa/games/scat/index.html")
    assert "від 2 до 9" in html_of(plan, "uk/games/scat/index.html")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_switcher_stays_on_the_page_and_says_which_language_is_read(language: str, plan: BuildPlan) -> None:
    html = html_of(plan, f"{language}/games/scat/play/index.html")
    links = re.findall(r'<a href="([^"]+)" lang="(..)" dir="(...)" hreflang="(..)"( aria-current="true")?>', html)
    assert [(address, lang, dir) for address, lang, dir, _, _ in links] == [
        (f"../../../../{other}/games/scat/play/", other, direction) for other, direction in LANGUAGES.items()
    ]
    assert [lang for _, lang, _, _, current in links if current] == [language]


def test_the_landing_page_offers_every_language_without_a_script(plan: BuildPlan) -> None:
    html = html_of(plan, "index.html")
    for language, direction in LANGUAGES.items():
        assert f'<section lang="{language}" dir="{direction}">' in html
        assert f'<a href="{language}/" hreflang="{language}">' in html
    assert 'data-languages="en fa uk"' in html


def test_the_root_404_page_speaks_three_languages_and_needs_no_other_file(plan: BuildPlan) -> None:
    html = html_of(plan, "404.html")
    book = rulebook.load()
    for language in LANGUAGES:
        assert book.words(language).plain("site-missing-title") in html
        assert f'href="/{language}/" data-language="{language}"' in html
    assert "<link" not in html and " src=" not in html


def test_the_404_page_of_a_language_is_in_that_language(plan: BuildPlan) -> None:
    html = html_of(plan, "fa/404.html")
    assert html.lstrip().startswith('<!doctype html>\n<html lang="fa" dir="rtl">')
    assert rulebook.load().words("fa").plain("site-missing-title") in html


def test_without_an_address_nothing_is_said_of_one(plan: BuildPlan) -> None:
    for name, content in tree(plan.out).items():
        assert not name.endswith("sitemap.xml")
        if name.endswith(".html"):
            assert b'rel="canonical"' not in content and b'rel="alternate" hreflang' not in content, name
            assert b"og:url" not in content and b"og:image" not in content, name
    assert "no site address" in finish(plan)


def test_with_an_address_every_page_names_itself_and_its_alternates(published: BuildPlan) -> None:
    html = html_of(published, "uk/games/scat/index.html")
    assert f'<link rel="canonical" href="{SITE_URL}uk/games/scat/">' in html
    for language in LANGUAGES:
        assert f'<link rel="alternate" hreflang="{language}" href="{SITE_URL}{language}/games/scat/">' in html
    assert f'<link rel="alternate" hreflang="x-default" href="{SITE_URL}en/games/scat/">' in html
    assert '<a href="/cards/fa/" data-language="fa"' in html_of(published, "404.html")


def test_the_sitemaps_name_every_page_with_its_alternates(published: BuildPlan) -> None:
    space = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9", "x": "http://www.w3.org/1999/xhtml"}
    index = ET.parse(published.out / "sitemap.xml")
    assert [place.text for place in index.iterfind("s:sitemap/s:loc", space)] == [
        *(f"{SITE_URL}{language}/sitemap.xml" for language in LANGUAGES),
        f"{SITE_URL}sitemap-pages.xml",
    ]
    for language in LANGUAGES:
        urls = ET.parse(published.out / language / "sitemap.xml").findall("s:url", space)
        every = sorted((published.out / language).rglob("index.html"))
        pages = [page for page in every if "embed" not in page.parts]  # frames of other sites are not to be found
        assert len(urls) == len(pages)
        for url in urls:
            alternates = url.findall("x:link", space)
            assert [link.get("hreflang") for link in alternates] == [*LANGUAGES, "x-default"]
            address = url.findtext("s:loc", None, space)
            assert address == next(link.get("href") for link in alternates if link.get("hreflang") == language)


def test_the_sitemap_of_the_clauses_names_each_once_without_alternates(published: BuildPlan) -> None:
    urls = ET.parse(published.out / "sitemap-pages.xml").getroot()
    named = [url[0].text or "" for url in urls]
    assert [url[0].text for url in urls if any(part.tag.endswith("link") for part in url)] == [SITE_URL]
    book = rulebook.load()
    clauses = [id for key in (*book.keys, "common") for id in book.game(key).clauses]
    assert sorted(named) == sorted([SITE_URL, f"{SITE_URL}clauses/", *(f"{SITE_URL}clauses/{id}/" for id in clauses)])
    for id in clauses[:3]:
        assert f'<link rel="canonical" href="{SITE_URL}clauses/{id}/">' in html_of(
            published, f"clauses/{id}/index.html"
        )


def test_anchors_of_the_rules_pages_and_permanent_pages_agree(plan: BuildPlan) -> None:
    book = rulebook.load()
    for language in LANGUAGES:
        anchors: set[str] = set()
        for key in book.keys:
            html = html_of(plan, f"{language}/games/{key}/index.html")
            here = set(re.findall(r'<div class="clause[^"]*" id="([a-z]+\.(?!reading\.)[^"]+)"', html))
            assert here == {*book.game(key).clauses, *book.game("common").clauses}
            assert set(re.findall(r'href="\.\./\.\./\.\./clauses/([^"/]+)/"', html)) == here
            code = html_of(plan, f"{language}/games/{key}/code/index.html")
            assert set(re.findall(r'<div class="clause" id="([^"]+)"', code)) == here
            anchors |= here
        assert anchors == {page.parent.name for page in (plan.out / "clauses").glob("*/index.html")}


def test_code_and_coverage_pages_are_within_their_budgets(plan: BuildPlan) -> None:
    pages = [*plan.out.glob("*/games/*/code/index.html"), *plan.out.glob("*/coverage/index.html")]
    assert len(pages) == 3 * (len(games.keys()) + 1)
    for page in (*pages, *plan.out.glob("clauses/*/index.html")):
        assert len(gzip.compress(page.read_bytes(), 9)) <= (60_000 if page in pages else 20_000), page


def test_the_service_worker_knows_files_that_exist_and_changes_with_them(plan: BuildPlan, published: BuildPlan) -> None:
    def site(built: BuildPlan) -> dict[str, object]:
        first = html_of(built, "sw.js").partition(";\n")[0]
        found: dict[str, object] = json.loads(first.removeprefix("const SITE = "))
        return found

    here = site(plan)
    listed = [*here["shell"], *(name for names in here["reading"].values() for name in names)]  # type: ignore[misc,attr-defined]
    assert len(listed) > 10
    for name in listed:
        assert (plan.out / (f"{name}index.html" if name.endswith("/") else name)).is_file(), name
    assert set(here["reading"]) == set(here["offline"]) == set(LANGUAGES)  # type: ignore[call-overload]
    assert here["version"] != site(published)["version"]


def test_no_page_is_processed_by_jekyll(plan: BuildPlan) -> None:
    assert (plan.out / ".nojekyll").read_bytes() == b""


def test_a_dead_anchor_in_the_built_site_stops_the_build(root: Path, published: BuildPlan) -> None:
    page = published.out / "fa/games/scat/play/index.html"
    sound = page.read_text(encoding="utf-8")
    page.write_text(sound.replace("</main>", '<a href="../#scat.nock">x</a></main>'), encoding="utf-8")
    try:
        with pytest.raises(BuildErrors, match=r"fa/games/scat/play/index\.html:\d+: '\.\./#scat\.nock' leads to an id"):
            finish(published)
    finally:
        page.write_text(sound, encoding="utf-8")
