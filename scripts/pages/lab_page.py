"""The lab of a game: programs to start from, the editor, the contest, the console."""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from markupsafe import Markup, escape

from games import game as game_of
from games.bots import NAMES
from games.rulebook import RuleBook
from games.words import Words
from playground.lab.contest import MOST_GAMES
from playground.page import FAILURES, USUAL_PLAYERS, Urls
from playground.renderer import Renderer
from scripts.errors import BuildError
from scripts.pages.assets import Assets, engine_modules
from scripts.pages.page import GeneratedPage, to_root
from scripts.pages.templating import environment

PROGRAMS: Final = "playground/web/bots"
"""Where the programs to start from lie: `common/` and a folder a game, in the order of their numbers."""

COUNTS: Final = (20, 50, 100, 200, 500, 1000, MOST_GAMES)
"""The numbers of games that can be chosen."""

WIDTH: Final = 60
"""Columns of a comment."""

_FILE = re.compile(r"\d+-(?P<id>[a-z]+)\.py\.txt")
_COMMENT = re.compile(r"(?P<indent> *)# (?P<message>ui-lab-say-[a-z-]+)")


@dataclass(frozen=True, slots=True)
class LabProgram:
    """A program to start from: its id, its title and its text in a language."""

    id: str
    title: str
    code: str

    @property
    def html(self) -> Markup:
        """The text as HTML in which no line is empty, since an empty one would end the block in the Markdown page."""
        return Markup("&#10;").join(escape(line) for line in self.code.split("\n"))


def lab_programs(root: Path, words: Words, key: str) -> tuple[LabProgram, ...]:
    """The programs of a game with their comments in the language of the words. Raises ``BuildError``."""
    files = [file for folder in ("common", key) for file in sorted((root / PROGRAMS / folder).glob("*.py.txt"))]
    if not any(file.parent.name == key for file in files):
        raise BuildError(f"the game '{key}' has no program to start from", where=f"{PROGRAMS}/{key}")
    programs = []
    for file in files:
        named = _FILE.fullmatch(file.name)
        if named is None:
            raise BuildError("a program to start from is named like 3-rule.py.txt", where=file)
        code = commented(file.read_text(encoding="utf-8"), words).rstrip("\n")
        programs.append(LabProgram(named["id"], words.plain(f"ui-lab-start-{named['id']}"), code))
    return tuple(programs)


def commented(template: str, words: Words) -> str:
    """The code with each comment that names a text replaced by that text, wrapped."""
    lines: list[str] = []
    for line in template.splitlines():
        said = _COMMENT.fullmatch(line)
        if said is None:
            lines.append(line)
            continue
        prefix = said["indent"] + "# "
        lines += textwrap.wrap(
            words.plain(said["message"]), WIDTH, initial_indent=prefix, subsequent_indent=prefix, break_on_hyphens=False
        )
    return "\n".join(lines) + "\n"


def lab_page(root: Path, book: RuleBook, assets: Assets, language: str, key: str, urls: Urls) -> GeneratedPage:
    """The page ``games/<key>/lab.md``; ``urls`` are the addresses as it sees them."""
    words = book.words(language)
    name = words.plain(f"{key}-name")
    game = game_of(key)
    renderer = Renderer(book, language, urls.rules)
    sizes = list(game.sizes(game.Options()))
    body = (
        environment(root)
        .get_template("lab.html")
        .render(
            t=renderer.text,
            plain=renderer.plain,
            number=renderer.number,
            lang=language,
            key=key,
            name=name,
            urls=urls,
            programs=lab_programs(root, words, key),
            sizes=sizes,
            usual=min(USUAL_PLAYERS, sizes[-1]),
            bots=NAMES,
            counts=COUNTS,
            failures=FAILURES,
            modules=engine_modules(root, key),
            texts=to_root(f"games/{key}/lab.md") + assets.addresses[f"engine.{key}.json"],
        )
    )
    return GeneratedPage(
        f"games/{key}/lab.md",
        words.plain("ui-lab-title", game=name),
        words.plain("ui-lab-description", game=name),
        body,
        label=words.plain("ui-lab-label"),
        styles=(assets.addresses["play.css"], assets.addresses["lab.css"]),
    )
