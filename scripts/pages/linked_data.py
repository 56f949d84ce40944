"""What a page is, as JSON-LD in the vocabulary of schema.org, for search engines and other readers that are programs.

The vocabulary's own context is named and never fetched: our schema (``linked_data.schema.json``) knows which
properties each type has here, and the build holds every page against it. The data says what the page is and where its
parts are; it does not repeat the page.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from games import examples, lessons
from games import game as game_of
from games.rulebook import RuleBook
from playground.sentence import Sentences
from scripts.pages.facts import other_names
from scripts.pages.page import GeneratedPage, to_root
from scripts.pages.terms import defined

CONTEXT: Final = "https://schema.org"
LICENCE: Final = "https://creativecommons.org/licenses/by/4.0/"
GLOSSARY: Final = "glossary/index.md"

Node = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Place:
    """A page among the pages of its language, and how it calls the others by address.

    ``site_url`` is ``None`` where it is not known: addresses are then relative to the page.
    """

    language: str
    page: GeneratedPage
    site_url: str | None

    def address(self, path: str, anchor: str = "") -> str:
        """The address of the page of that path in the tree, such as ``games/scat/index.md``."""
        root = to_root(self.page.path) if self.site_url is None else self.site_url
        return f"{root}{self.language}/{folder(path)}{f'#{anchor}' if anchor else ''}"


def folder(path: str) -> str:
    """The address of a page below its language: ``games/scat/play.md`` is ``games/scat/play/``."""
    return path.removesuffix("index.md") if path.endswith("index.md") else path.removesuffix(".md") + "/"


def linked_data(book: RuleBook, place: Place, titles: Mapping[str, str]) -> str:
    """The JSON-LD of a page, safe within a ``script`` element. ``titles`` has what each page of the language is called
    in a list, by path."""
    graph = [*_nodes(book, place), *_breadcrumbs(place, titles)]
    return script_safe({"@context": CONTEXT, "@graph": graph})


def script_safe(data: Any) -> str:
    """``data`` as JSON in which nothing can end a ``script`` element or a line of a script."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    for character in "<>&\u2028\u2029":
        text = text.replace(character, f"\\u{ord(character):04x}")
    return text


def _nodes(book: RuleBook, place: Place) -> list[Node]:
    """What the page is: a game, a how-to, a set of terms, or nothing that the vocabulary has a word for."""
    path = place.page.path
    if path == GLOSSARY:
        return [_terms(book, place)]
    match path.split("/"):
        case ["games", key, "index.md"]:
            return [_game(book, place, key)]
        case ["games", key, "learn.md"]:
            return [_lesson(book, place, key)]
        case ["games", key, "examples", name] if name != "index.md":
            return [_example(book, place, key, name.removesuffix(".md"))]
    return []


def _work(place: Place, kind: str, name: str) -> Node:
    return {
        "@type": kind,
        "@id": place.address(place.page.path),
        "name": name,
        "description": place.page.description,
        "url": place.address(place.page.path),
        "inLanguage": place.language,
        "license": LICENCE,
        "isAccessibleForFree": True,
    }


def _game(book: RuleBook, place: Place, key: str) -> Node:
    words, identity = book.words(place.language), book.game(key).identity
    node = _work(place, "Game", words.plain(f"{key}-name"))
    node["genre"] = words.plain(f"{key}-family")
    if names := other_names(words.plain(f"{key}-aliases")):
        node["alternateName"] = names
    if identity is not None:
        low, high = identity.players
        node["numberOfPlayers"] = {"@type": "QuantitativeValue", "minValue": low, "maxValue": high}
    return node


def _how_to(place: Place, key: str, steps: Sequence[tuple[int, str]]) -> Node:
    """``steps`` have the number of their anchor ``step-N`` and their words."""
    return {
        **_work(place, "HowTo", place.page.label or place.page.title),
        "about": {"@type": "Game", "@id": place.address(f"games/{key}/index.md")},
        "step": [
            {
                "@type": "HowToStep",
                "position": position,
                "text": words,
                "url": place.address(place.page.path, f"step-{number}"),
            }
            for position, (number, words) in enumerate(steps, 1)
        ],
    }


def _example(book: RuleBook, place: Place, key: str, id: str) -> Node:
    """A step is told by the first thing that happens in it; the page has the rest."""
    game, sentences = game_of(key), Sentences(book, place.language, "")
    steps = []
    for step in examples.played(key, id).steps[1:]:
        if not step.events:
            continue
        first = step.events[0]
        arguments = {**dict(first.facts), **({} if first.seat is None else {"seat": first.seat})}
        steps.append((step.index, sentences.plain(f"{game.key}-event-{first.kind}", **arguments)))
    return _how_to(place, key, steps)


def _lesson(book: RuleBook, place: Place, key: str) -> Node:
    words = book.words(place.language)
    titles = [words.plain(f"{key}-lesson-{id}") for id in lessons.ids(key)]
    return _how_to(place, key, list(enumerate(titles, 1)))


def _terms(book: RuleBook, place: Place) -> Node:
    words = book.words(place.language)
    here = place.address(place.page.path)
    return {
        **_work(place, "DefinedTermSet", place.page.title),
        "hasDefinedTerm": [
            {
                "@type": "DefinedTerm",
                "termCode": concept.id,
                "name": words.plain(f"term-{concept.id}"),
                "url": f"{here}#term.{concept.id}",
            }
            for concept in defined(book)
        ],
    }


def _breadcrumbs(place: Place, titles: Mapping[str, str]) -> list[Node]:
    """The way to the page from the home page; the home page itself has none."""
    path = place.page.path
    if path == "index.md":
        return []
    return [
        {
            "@type": "BreadcrumbList",
            "itemListElement": [
                {"@type": "ListItem", "position": position, "name": titles[one], "item": place.address(one)}
                for position, one in enumerate(above(path, titles), 1)
            ],
        }
    ]


def above(path: str, titles: Mapping[str, str]) -> list[str]:
    """The paths of the home page, of the pages that lead from there to that page, and its own."""
    parents = ["index.md"]
    parts = path.split("/")
    for depth in range(1, len(parts)):
        parent = "/".join(parts[:depth]) + "/index.md"
        if parent in titles and parent != path:
            parents.append(parent)
    return [*parents, path]
