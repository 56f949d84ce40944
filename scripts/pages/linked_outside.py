"""JSON-LD of the pages that belong to no language: every clause's own, the list of them, and the first page of all.

A clause is a short work with an identifier, of which each language has one: the source's, and translations of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from games.rules import Clause
from scripts.pages.linked_data import CONTEXT, LICENCE, Node, script_safe


@dataclass(frozen=True, slots=True)
class ClauseWork:
    """A clause in one language: its heading, and as much of its text as fits a description."""

    language: str
    title: str
    description: str


@dataclass(frozen=True, slots=True)
class Outside:
    """A page below the site's root: ``path`` is its folder, such as ``clauses/scat.knock.once/``, or empty.

    ``site_url`` is ``None`` where it is not known: addresses are then relative to the page.
    """

    path: str
    site_url: str | None

    def address(self, path: str) -> str:
        """The address of the folder of that path in the site."""
        if self.site_url is not None:
            return self.site_url + path
        return ("../" * self.path.count("/") + path) or "./"

    @property
    def own(self) -> str:
        """The page's own address."""
        return self.address(self.path)


def clause_data(
    here: Outside, clause: Clause, works: Sequence[ClauseWork], games: Sequence[str], way: Sequence[str]
) -> Markup:
    """The JSON-LD of a clause's page, safe within a ``script`` element.

    ``works`` has the source's language first; ``games`` are the keys of the games that have the clause; ``way`` is what
    the site, the list of clauses and this page are called.
    """
    source = works[0].language
    nodes = [_work(here, clause, one, games, source) for one in works]
    return _graph([*nodes, _breadcrumbs(here, way)])


def list_data(here: Outside, name: str, description: str, language: str, way: Sequence[str]) -> Markup:
    """The JSON-LD of the list of all clauses; ``way`` is what the site and this page are called."""
    return _graph([_page(here, "CollectionPage", name, description, language), _breadcrumbs(here, way)])


def site_data(here: Outside, name: str, description: str, languages: Sequence[str]) -> Markup:
    """The JSON-LD of the first page of all, which stands for the site."""
    return _graph([_page(here, "WebSite", name, description, list(languages))])


def _graph(nodes: Sequence[Node]) -> Markup:
    return Markup(script_safe({"@context": CONTEXT, "@graph": nodes}))  # safe there, and escaped it would be no JSON


def _page(here: Outside, kind: str, name: str, description: str, language: str | list[str]) -> Node:
    return {
        "@type": kind,
        "@id": here.own,
        "name": name,
        "description": description,
        "url": here.own,
        "inLanguage": language,
        "license": LICENCE,
        "isAccessibleForFree": True,
    }


def _work(here: Outside, clause: Clause, one: ClauseWork, games: Sequence[str], source: str) -> Node:
    node = {
        **_page(here, "CreativeWork", one.title, one.description, one.language),
        "@id": f"{here.own}#{one.language}",
        "identifier": clause.id,
        "datePublished": clause.since,
        "dateModified": max([clause.since, *(change.date for change in clause.history)]),
        "isPartOf": [{"@type": "Game", "@id": here.address(f"{one.language}/games/{key}/")} for key in games],
    }
    if one.language != source:
        node["translationOfWork"] = {"@type": "CreativeWork", "@id": f"{here.own}#{source}"}
    return node


def _breadcrumbs(here: Outside, way: Sequence[str]) -> Node:
    """The way to the page from the site's root, a folder at each step."""
    folders = here.path.split("/")
    return {
        "@type": "BreadcrumbList",
        "itemListElement": [
            {
                "@type": "ListItem",
                "position": position,
                "name": name,
                "item": here.address("".join(f"{folder}/" for folder in folders[: position - 1])),
            }
            for position, name in enumerate(way, 1)
        ],
    }
