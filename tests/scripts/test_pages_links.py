"""The link check finds every kind of fault that a built site can have, and says on which page and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.pages import links
from scripts.pages.links import check_site, read_site, resolve

DIRECTIONS = {"en": "ltr", "fa": "rtl"}


def write_page(out: Path, name: str, body: str = "", *, lang: str | None = None, dir: str | None = None) -> None:
    """A page with the language links that the check asks for; ``name`` is ``fa/rules/index.html``."""
    language, _, rest = name.partition("/")
    up = "../" * name.count("/")
    place = rest.removesuffix("index.html")
    links = "".join(f'<a href="{up}{other}/{place}" hreflang="{other}">{other}</a>\n' for other in DIRECTIONS)
    head = f'<html lang="{lang or language}" dir="{dir or DIRECTIONS.get(language, "ltr")}">'
    path = out / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"<!doctype html>\n{head}<title>t</title>\n{links}{body}\n</html>", encoding="utf-8")


@pytest.fixture
def out(tmp_path: Path) -> Path:
    """A small sound site: a home page and a rules page in two languages."""
    for language in DIRECTIONS:
        write_page(tmp_path, f"{language}/index.html", '<a href="rules/#scat.knock.once">rules</a>')
        write_page(tmp_path, f"{language}/rules/index.html", '<p id="scat.knock.once"></p><a href="..">up</a>')
    return tmp_path


def findings(out: Path, site_url: str | None = None) -> list[str]:
    return [str(finding) for finding in check_site(out, DIRECTIONS, site_url)]


def test_a_sound_site_has_no_findings(out: Path) -> None:
    assert findings(out) == []


def test_settings_after_the_hash_are_no_id(out: Path) -> None:
    write_page(
        out, "fa/rules/index.html", '<p id="scat.knock.once"></p><a href="../#seats=2&amp;bots=sensible">play</a>'
    )
    assert findings(out) == []


@pytest.mark.parametrize(
    ("body", "finding"),
    [
        (
            '<meta http-equiv="refresh" content="0; url=../gone/index.html">',
            "'../gone/index.html' leads to fa/gone/index.html, which does not exist",
        ),
        ('<a href="nowhere/">x</a>', "'nowhere/' leads to fa/rules/nowhere/index.html, which does not exist"),
        ('<a href="../rules">x</a>', "'../rules' leads to fa/rules, which does not exist; put a slash at its end"),
        ('<a href="#scat.nock">x</a>', "'#scat.nock' leads to an id that fa/rules/index.html does not have"),
        (
            '<a href="../../en/rules/#scat.nock">x</a>',
            "'../../en/rules/#scat.nock' leads to an id that en/rules/index.html does not have",
        ),
        ('<a href="/fa/">x</a>', "the address '/fa/' is absolute; a site in a sub-folder needs relative ones"),
        ('<a href="../../../x/">x</a>', "'../../../x/' leads out of the site"),
        ('<a href="javascript:x()">x</a>', "'javascript:x()' has a scheme that is not meant to be here"),
        ('<img src="a.png">', "'a.png' leads to fa/rules/a.png, which does not exist"),
        (
            '<script src="https://example.com/a.js"></script>',
            "the page asks another site for 'https://example.com/a.js'; ship it ourselves",
        ),
        (
            '<link rel="stylesheet" href="//example.com/a.css">',
            "the page asks another site for '//example.com/a.css'; ship it ourselves",
        ),
        ('<p id="a"></p><p id="a"></p>', "the id 'a' is there twice"),
    ],
)
def test_a_fault_is_found_with_page_and_line(body: str, finding: str, out: Path) -> None:
    write_page(out, "fa/rules/index.html", f'<p id="scat.knock.once"></p>\n{body}')
    assert findings(out) == [f"fa/rules/index.html:6: {finding}"]


def test_a_link_that_a_reader_follows_may_lead_to_another_site(out: Path) -> None:
    write_page(out, "fa/index.html", '<a href="https://www.pagat.com/draw/scat.html">source</a>')
    assert findings(out) == []


def test_a_page_that_a_language_lacks_is_found(out: Path) -> None:
    write_page(out, "en/extra/index.html")
    assert "en/extra/index.html: the page does not exist in 'fa'" in findings(out)


def test_a_page_in_the_wrong_language_or_direction_is_found(out: Path) -> None:
    write_page(out, "fa/index.html", dir="ltr")
    assert findings(out) == ["fa/index.html: the html element says lang=fa dir=ltr in the folder of 'fa'"]


def test_a_page_without_language_and_title_is_found(out: Path) -> None:
    (out / "other.html").write_text("<!doctype html><html><p>x</p></html>", encoding="utf-8")
    assert findings(out) == [
        "other.html: the page has no title",
        "other.html: the html element lacks lang or dir",
    ]


def test_a_language_link_that_leaves_the_page_is_found(out: Path) -> None:
    page = out / "fa/rules/index.html"
    page.write_text(page.read_text(encoding="utf-8").replace("../../en/rules/", "../../en/"), encoding="utf-8")
    assert findings(out) == ["fa/rules/index.html: the language links lead to ['en/index.html', 'fa/rules/index.html']"]


def test_alternates_and_canonical_addresses_are_checked_where_the_address_is_known(tmp_path: Path) -> None:
    url = "https://example.org/cards/"
    alternates = "".join(f'<link rel="alternate" hreflang="{one}" href="{url}{one}/">' for one in DIRECTIONS)
    default = f'<link rel="alternate" hreflang="x-default" href="{url}en/">'
    for language in DIRECTIONS:
        canonical = f'<link rel="canonical" href="{url}{language}/">'
        write_page(tmp_path, f"{language}/index.html", canonical + alternates + default)
    assert findings(tmp_path, url) == []
    write_page(tmp_path, "fa/index.html", f'<link rel="canonical" href="{url}en/">{alternates}')
    assert findings(tmp_path, url) == [
        "fa/index.html: the alternates in the head are not those of this page",
        "fa/index.html: the canonical address is ['en/index.html'], not this page's",
    ]


@pytest.mark.parametrize(
    ("address", "target"),
    [
        ("", "fa/a/index.html"),
        ("./", "fa/a/index.html"),
        ("..", "fa/index.html"),
        ("../b/", "fa/b/index.html"),
        ("../../assets/x.css", "assets/x.css"),
        ("%D9%88/", "fa/a/و/index.html"),
        ("../../../x", None),
    ],
)
def test_addresses_resolve_as_in_a_browser(address: str, target: str | None) -> None:
    assert resolve("fa/a/index.html", address) == target


def test_pages_that_were_read_before_are_not_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out, kept = tmp_path / "out", tmp_path / "kept"
    out.mkdir()
    (out / "a.html").write_text('<html lang="en" dir="ltr"><title>A</title><p id="x"><a href="b.html#y">b</a>')
    first = read_site(out, kept)
    assert list(first["a.html"].ids) == ["x"] and first["a.html"].links[0].address == "b.html#y"
    (out / "c.html").write_text((out / "a.html").read_text())
    monkeypatch.setattr(links, "read_page", None)
    assert read_site(out, kept) == {"a.html": first["a.html"], "c.html": first["a.html"]}
    (out / "a.html").write_text("<title>Other</title>")
    with pytest.raises(TypeError):
        read_site(out, kept)
