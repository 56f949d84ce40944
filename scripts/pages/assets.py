"""Styles, scripts and fonts of the site, each under a name that changes with its content.

A host may then let browsers keep them for ever, and the service worker too.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from games import rulebook
from games.rulebook import RuleBook
from scripts.errors import BuildError
from scripts.pages import fonts
from scripts.pages.bundle import SOURCES, editor_script, search_script
from scripts.pages.house_rules import rules_script, rules_script_name
from scripts.pages.terms import terms_script
from scripts.plan import BuildPlan

STYLES = (
    "docs/assets/tokens.css",
    "docs/assets/layout.css",
    "docs/assets/prose.css",
    "docs/assets/terms.css",
    "docs/assets/house-rules.css",
    "playground/web/cards.css",
)
SCRIPTS = ("site.js", "landing.js", "clauses.js", "house-example.js", "house-rules.js")
PAGE_STYLES = ("clauses.css", "code.css")
"""Styles of some pages only."""
PLAYGROUND = (
    "bar.js",
    "cards.css",
    "conversation.js",
    "display.js",
    "editor.js",
    "embed.css",
    "embed.js",
    "engine.js",
    "failure.js",
    "guess.js",
    "house.js",
    "keys.js",
    "lab-answers.js",
    "lab-change.js",
    "lab-console.js",
    "lab-door.js",
    "lab-link.js",
    "lab.css",
    "lab.js",
    "lesson.css",
    "lesson.js",
    "load-script.js",
    "motion.js",
    "new-game.js",
    "numbers.js",
    "pace.js",
    "panels.js",
    "play.css",
    "play.js",
    "position.js",
    "quiz.js",
    "sandbox-frame.txt",
    "sandbox.js",
    "screen.js",
    "seat-steps.js",
    "seating.js",
    "share.js",
    "snippet.js",
    "stepper.js",
)
EDITOR = "lab-editor.js"
FOLDER = "assets/site"
PLAY_FOLDER = "assets/play"
SEARCH_FOLDER = "assets/search"
LAB_FOLDER = "assets/lab"
FONT_FOLDER = "assets/fonts"
WORDS_FOLDER = "assets/words"
"""What only the pages of one language need."""


@dataclass(frozen=True, slots=True)
class Assets:
    """``files`` by their path in the site; ``addresses`` gives the path of each by the name that we know it by."""

    files: Mapping[str, bytes]
    addresses: Mapping[str, str]

    def of_every_page(self) -> dict[str, str]:
        """The paths of what the frame of a page needs, by the names that the templates use."""
        return {
            "icon": self.addresses["icon.svg"],
            "style": self.addresses["site.css"],
            "script": self.addresses["site.js"],
            "landing": self.addresses["landing.js"],
            "notices": self.addresses["LICENCES.txt"],
            "search": self.addresses["search"],
        }


def site_path(site_url: str | None) -> str:
    """The path under which the site is published; ``/`` where that is not known."""
    return "/" if site_url is None else urlsplit(site_url).path or "/"


def hashed(folder: str, name: str, content: bytes) -> str:
    """The path of a file whose name tells its content: ``assets/site/site.1a2b3c4d5e.css``."""
    stem, _, suffix = name.rpartition(".")
    return f"{folder}/{stem}.{hashlib.sha256(content).hexdigest()[:10]}.{suffix}"


def engine_modules(root: Path, key: str) -> list[str]:
    """The modules of a game's engine that a reader of the lab may change, such as ``scat/turns.py``."""
    return [f"{key}/{path.name}" for path in sorted((root / "games" / key).glob("*.py")) if path.name != "__init__.py"]


def engine_texts(root: Path, key: str) -> bytes:
    """The texts of these modules by name, as JSON."""
    texts = {name: _read(root, f"games/{name}").decode() for name in engine_modules(root, key)}
    return json.dumps(texts, ensure_ascii=False, sort_keys=True).encode()


def _read(root: Path, file: str) -> bytes:
    try:
        return (root / file).read_bytes()
    except FileNotFoundError as error:
        raise BuildError("the file is missing", where=file, todo="get it back from git") from error


def material_style() -> str:
    """Material's main style sheet, without the note that names its source map."""
    import material

    sheets = sorted((Path(material.__file__).parent / "templates/assets/stylesheets").glob("main.*.min.css"))
    if len(sheets) != 1:
        raise BuildError(
            f"the theme has {len(sheets)} files main.*.min.css where one was expected",
            todo="install the locked mkdocs-material (python3 scripts/build.py does)",
        )
    return sheets[0].read_text(encoding="utf-8").partition("/*# sourceMappingURL")[0].rstrip() + "\n"


def collect(plan: BuildPlan, book: RuleBook | None = None) -> Assets:
    """All files and their addresses; nothing is written but the cache of fonts. Raises ``BuildError``.

    ``book`` is the rule book that lies there, unless another is given.
    """
    files: dict[str, bytes] = {}
    addresses: dict[str, str] = {}

    def add(folder: str, name: str, content: bytes) -> None:
        path = hashed(folder, name, content)
        files[path] = content
        addresses[name] = path

    seen_from_styles: dict[str, str] = {}
    for cut in fonts.CUTS:
        name = f"{cut.name}.woff2"
        add(FONT_FOLDER, name, fonts.cached(cut, plan.root, plan.cache / "fonts"))
        seen_from_styles[cut.name] = "../fonts/" + addresses[name].rpartition("/")[2]
    notices = f"{FONT_FOLDER}/LICENCES.txt"
    files[notices] = fonts.notices(plan.root).encode()
    addresses["LICENCES.txt"] = notices

    styles = [_read(plan.root, name).decode() for name in STYLES]
    add(FOLDER, "site.css", "".join([material_style(), fonts.faces(seen_from_styles), *styles]).encode())
    for name in (*SCRIPTS, *PAGE_STYLES, "icon.svg"):
        add(FOLDER, name, _read(plan.root, f"docs/assets/{name}"))

    program = _read(plan.root, "docs/assets/terms.js").decode()
    book = rulebook.load() if book is None else book
    for language in plan.languages:
        add(WORDS_FOLDER, f"terms.{language}.js", terms_script(book, language, program).encode())
        for key in book.keys:
            add(WORDS_FOLDER, rules_script_name(key, language), rules_script(plan.root, book, language, key))
    for key in book.keys:
        add(LAB_FOLDER, f"engine.{key}.json", engine_texts(plan.root, key))

    def together(name: str, folder: str, contents: Mapping[str, bytes]) -> None:
        """Files that find each other by their plain names, so that their folder bears the digest."""
        digest = hashlib.sha256(b"".join(hashlib.sha256(content).digest() for content in contents.values()))
        addresses[name] = f"{folder}-{digest.hexdigest()[:10]}/"
        for file, content in contents.items():
            addresses[file] = addresses[name] + file
            files[addresses[file]] = content

    played = {name: _read(plan.root, f"playground/web/{name}") for name in PLAYGROUND}
    together("play", PLAY_FOLDER, {**played, EDITOR: editor_script(plan.root, plan.cache)})
    style = _read(plan.root, f"{SOURCES}/search.css")
    together("search", SEARCH_FOLDER, {"search.js": search_script(plan.root, plan.cache), "search.css": style})
    return Assets(files, addresses)


def write_assets(plan: BuildPlan) -> str:
    """Write them into ``plan.out``; gives back a few words for the progress line."""
    assets = collect(plan)
    for path, content in assets.files.items():
        target = plan.out / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    kilobytes = sum(len(content) for path, content in assets.files.items() if path.endswith(".woff2")) / 1000
    return f"{len(assets.files)} files, {kilobytes:.0f} kB of fonts for all languages"
