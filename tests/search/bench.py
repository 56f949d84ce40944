"""Our search beside Material's own, on the same pages and queries: ``python -m tests.search.bench [COLLECTION]``.

The collections are ``queries`` (the usual one) and ``blind``.

Material's plugin builds its index of the generated pages with nothing configured, and its own worker (lunr) searches
it in Node. It knows pages and headings, so an answer of its counts as right when it is the page or the section in
which a right clause stands. The site and its pages have to be there (``python3 scripts/build.py``).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import material
import yaml

from scripts.node import find_node
from tests.search.queries import LANGUAGES, Query, place, queries, score

ROOT = Path(__file__).resolve().parents[2]
HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")


class Sections(HTMLParser):
    """``of[anchor]`` is the heading with an id under which an id stands, empty before the first."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.of: dict[str, str] = {}
        self.heading = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        identity = dict(attrs).get("id")
        if identity:
            if tag in HEADINGS:
                self.heading = identity
            self.of[identity] = self.heading


def run(script: str, argument: Path, asked: dict[str, Any]) -> Any:
    node = find_node(ROOT, os.environ)
    command = [node.program, Path(__file__).parent / script, argument]
    return json.loads(
        subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=True).stdout
    )


def ours(language: str, asked: Sequence[Query]) -> dict[str, Any]:
    (folder,) = ROOT.glob("site/assets/search-*")
    entries = (ROOT / "site" / language / "search" / "entries.js").read_text(encoding="utf-8")
    found: dict[str, Any] = run(
        "run.mjs", folder / "search.js", {"entries": entries, "queries": [query.text for query in asked]}
    )
    return found


def stock(language: str, asked: Sequence[Query], folder: Path) -> tuple[list[list[str]], Path]:
    """The locations that Material finds for each query, and the site that it was built with."""
    configuration = folder / "mkdocs.yml"
    site = folder / "site"
    content = {
        "site_name": "bench",
        "docs_dir": str(ROOT / ".cache" / "pages" / language),
        "site_dir": str(site),
        "exclude_docs": "/search.md",  # our list of everything would be in every answer
        "theme": {"name": "material", "language": language, "font": False},
        "plugins": ["search"],
        "markdown_extensions": ["attr_list"],
    }
    configuration.write_text(yaml.safe_dump(content), encoding="utf-8")
    subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--quiet", "--config-file", configuration],
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"},
        check=True,
    )
    (worker,) = Path(material.__file__).parent.glob("templates/assets/javascripts/workers/search.*.min.js")
    index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    found: list[list[str]] = run("stock.mjs", worker, {"index": index, "queries": [query.text for query in asked]})
    return found, site


def right_places(entries: Sequence[dict[str, Any]], site: Path) -> dict[str, set[str]]:
    """For each entry the locations that count: its anchor or the section around it; its page where it is one."""
    sections: dict[str, dict[str, str]] = {}
    places: dict[str, set[str]] = {}
    for entry in entries:
        page, _, anchor = entry["address"].partition("#")
        file = site / page / "index.html"
        if not file.is_file():
            continue
        if page not in sections:
            sections[page] = Sections(file.read_text(encoding="utf-8")).of
        if anchor:
            heading = sections[page].get(anchor, "")
            places[entry["id"]] = {f"{page}#{anchor}", f"{page}#{heading}" if heading else page}
        else:
            places[entry["id"]] = {page, *(f"{page}#{heading}" for heading in set(sections[page].values()))}
    return places


def main(collection: str = "queries") -> None:
    """Print both scores for each language."""
    for language in LANGUAGES:
        asked = queries(language, collection)
        mine = ours(language, asked)
        print(f"{language}  ours   {score([place(q, a['ids']) for q, a in zip(asked, mine['answers'], strict=True)])}")
        with tempfile.TemporaryDirectory() as folder:
            found, site = stock(language, asked, Path(folder))
            right = right_places(mine["entries"], site)
        places: list[int | None] = []
        for query, locations in zip(asked, found, strict=True):
            wanted = set().union(*(right.get(id, set()) for id in query.want))
            places.append(next((at for at, location in enumerate(locations) if location in wanted), None))
        print(f"{language}  stock  {score(places)}")
        print(f"{language}  ours: {mine['indexing']:.0f} ms for the index, {mine['searching']:.1f} ms a query")


if __name__ == "__main__":
    main(*sys.argv[1:])
