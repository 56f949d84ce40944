"""A made-up language: every text long, accented, and in part from right to left, in pages from right to left.

It is built like a real one. What is still plain English on its pages comes from no text, and what its long words push
out of place would be broken by a real language too.
"""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any
from unittest import mock

from games import rulebook
from games.rulebook import FILE, RuleBook
from playground.source_text import SOURCE
from scripts.pages import cards
from scripts.pages.assets import write_assets
from scripts.pages.generate import generate_pages
from scripts.pages.sites import build_sites
from scripts.plan import BuildPlan
from scripts.rulebook.articles import article_files

CODE = "qps"
"""Of the codes that are kept for private use."""

_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED = "áƀćđéƒǵħíĵķĺɱńóṕɋŕśŧúṽẃẋýžÁɃĆĐÉƑǴĦÍĴĶĹḾŃÓṔɊŔŚŦÚṼẂẊÝŽ"
_LETTERS = str.maketrans(dict(zip(_PLAIN, _ACCENTED, strict=True)))
_VOWEL = re.compile(r"[aeiouAEIOU]")
_WORD = re.compile(r"[A-Za-z]+")
_RTL, _END = "\u202e", "\u202c"
# What in a hand-written page is no prose: code, addresses, ids.
_KEPT = re.compile(r"`[^`]*`|\]\([^)]*\)|\{#[^}]*\}|^ {4}.*$", re.MULTILINE)


def pseudo(text: str) -> str:
    """The text in the made-up language: no letter of it is one of English, and it is longer by its vowels.

    Every third word runs from right to left.
    """
    count = 0

    def word(match: re.Match[str]) -> str:
        nonlocal count
        count += 1
        long = _VOWEL.sub(lambda vowel: vowel[0] * 2, match[0]).translate(_LETTERS)
        return f"{_RTL}{long}{_END}" if count % 3 == 0 else long

    return _WORD.sub(word, text)


def _nodes(nodes: list[Any]) -> list[Any]:
    return [pseudo(node) if isinstance(node, str) else _node(node) for node in nodes]


def _node(node: list[Any]) -> list[Any]:
    match node:
        case ["?", name, default, variants]:
            return ["?", name, default, [[key, _nodes(nodes)] for key, nodes in variants]]
        case ["*", nodes]:
            return ["*", _nodes(nodes)]
        case ["term" | "clause" as kind, target, nodes]:
            return [kind, target, _nodes(nodes)]
    return node


def pseudo_book(root: Path) -> RuleBook:
    """The rule book of the repository with the made-up language beside the others."""
    stored = json.loads((root / "games" / FILE).read_text(encoding="utf-8"))
    english = stored["languages"][SOURCE]
    lists = {part: pseudo(joint.replace("{0}", "0").replace("{1}", "1")) for part, joint in english["lists"].items()}
    lists = {part: joint.replace("0", "{0}").replace("1", "{1}") for part, joint in lists.items()}
    stored["languages"][CODE] = {**english, "name": pseudo("Pseudo"), "dir": "rtl", "lists": lists}
    stored["messages"][CODE] = {
        id: {
            **({"v": _nodes(message["v"])} if "v" in message else {}),
            **({"a": {name: _nodes(nodes) for name, nodes in message["a"].items()}} if "a" in message else {}),
        }
        for id, message in stored["messages"][SOURCE].items()
    }
    known = {id for states in stored["states"][SOURCE].values() for id in states} | set(stored["messages"][SOURCE])
    stored["states"][CODE] = {"proofread": sorted(known)}
    for concept in stored["glossary"]:
        english = concept["words"][SOURCE]
        concept["words"][CODE] = {
            name: pseudo(words) if isinstance(words, str) else [pseudo(word) for word in words]
            for name, words in english.items()
        }
    return RuleBook(stored)


def pseudo_article(text: str) -> str:
    """A hand-written page in the made-up language."""
    parts: list[str] = []
    at = 0
    for kept in _KEPT.finditer(text):
        parts += [pseudo(text[at : kept.start()]), kept[0]]
        at = kept.end()
    return "".join([*parts, pseudo(text[at:])])


def build_pseudo(root: Path) -> str:
    """Build ``.cache/pseudo/site`` with the pages of the made-up language; what was made, in a few words.

    The rule book has to be there (a build makes it). Raises ``BuildError`` as a build does.
    """
    folder = root / ".cache" / "pseudo"
    plan = pseudo_plan(root, folder)
    build_into(plan)
    return (
        f"{plan.out.relative_to(root)}: look at it with python3 -m http.server --directory {plan.out.relative_to(root)}"
    )


def pseudo_plan(root: Path, folder: Path) -> BuildPlan:
    """The plan of such a build in ``folder``: the repository, with the hand-written pages in the made-up language."""
    tree, out = folder / "tree", folder / "site"
    for old in (tree, out):
        shutil.rmtree(old, ignore_errors=True)
    tree.mkdir(parents=True)
    out.mkdir(parents=True)
    for entry in root.iterdir():
        if entry.name not in ("docs", ".cache", ".git", "site"):
            (tree / entry.name).symlink_to(entry)
    shutil.copytree(root / "docs", tree / "docs")
    for file in article_files(root, SOURCE):
        target = tree / "docs" / CODE / file.name
        target.parent.mkdir(exist_ok=True)
        target.write_text(pseudo_article(file.read_text(encoding="utf-8")), encoding="utf-8")
    return BuildPlan(root=tree, cache=folder / "cache", out=out, languages=(CODE,))


def build_into(plan: BuildPlan) -> None:
    """The pages of the plan's language; the last step of a build, which checks lengths of titles, is left out."""
    book = pseudo_book(plan.root)
    # Its long titles make the pictures heavier than those of real languages may be.
    with mock.patch.object(rulebook, "load", lambda: book), mock.patch.object(cards, "HEAVIEST", 200_000):
        generate_pages(plan)
        write_assets(plan)
        build_sites(plan)
