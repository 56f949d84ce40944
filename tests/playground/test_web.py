"""What can be said of scripts and style without running them; `tests/browser` runs them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from playground.page import KEYS


@pytest.fixture
def web(root: Path) -> Path:
    """The folder of scripts and style."""
    return root / "playground" / "web"


def code(file: Path) -> str:
    """A script without its comments."""
    return re.sub(r"^\s*//.*$|\s// .*$", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE)


PLAYER = (
    "conversation.js",
    "failure.js",
    "keys.js",
    "load-script.js",
    "new-game.js",
    "numbers.js",
    "pace.js",
    "panels.js",
    "play.js",
    "screen.js",
    "seat-steps.js",
)
"""The scripts of the player; what is for reading is not among them."""
LAB = ("lab.js", "lab-answers.js", "lab-change.js", "lab-console.js", "lab-door.js", "lab-link.js")


@pytest.mark.parametrize(
    "name", ["bar.js", "display.js", "house.js", "lesson.js", "motion.js", "stepper.js", *PLAYER, *LAB]
)
def test_scripts_are_classic_and_without_prose(web: Path, name: str) -> None:
    script = code(web / name)
    assert not re.search(r"^\s*(import|export)\b|\bimport\(", script, re.MULTILINE)
    assert "http" not in script
    # Words for readers have spaces and letters of their language; a script has only selectors and names.
    for quoted in re.findall(r'"([^"\n]*)"', script):
        assert re.fullmatch(r"[\x20-\x7e…]*", quoted)
        assert not re.search(r"[a-z]+ [a-z]+ [a-z]+", quoted), quoted


@pytest.mark.parametrize("name", ["bar.js", "display.js", "house.js", "lesson.js", "motion.js", "stepper.js"])
def test_what_is_for_reading_requests_nothing(web: Path, name: str) -> None:
    assert not re.search(r"\bfetch\b|XMLHttpRequest|Worker|\.src\b", code(web / name))


@pytest.mark.parametrize("name", PLAYER)
def test_the_player_knows_no_game(web: Path, name: str) -> None:
    script = code(web / name)
    games = r"scat|skin|inbetween|snitchems"
    terms = r"knock|discard|stock|kitty|penn|chip|bet\b|stake|capture|banker"
    assert not re.search(rf"\b({games}|{terms})", script, re.IGNORECASE)


@pytest.mark.parametrize("name", ["cards.css", "lesson.css", "play.css"])
def test_style_is_logical_so_that_it_mirrors(web: Path, name: str) -> None:
    style = re.sub(r"/\*.*?\*/", "", (web / name).read_text(encoding="utf-8"), flags=re.DOTALL)
    physical = re.findall(
        r"(?:margin|padding|border|inset)-(?:left|right|top|bottom)|(?<![\w-])(?:left|right|width|height|float)\s*:"
        r"|text-align:\s*(?:left|right)",
        style,
    )
    assert physical == []
    assert "@import" not in style
    assert "url(" not in style


def test_every_key_that_is_explained_is_handled(web: Path) -> None:
    script = code(web / "keys.js")
    for cap, name in KEYS:
        if len(cap) == 1:
            assert f'Key{cap}: "{name}"' in script


def test_the_number_control_answers_its_keys(web: Path) -> None:
    script = code(web / "numbers.js")
    for key in ("ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"):
        assert re.search(rf"\b{key}: ", script)


def test_every_script_of_a_page_is_there_once_and_before_what_sets_it_up(root: Path, web: Path) -> None:
    """A page's own script is its last: what it sets up (``window.VaraqBar``) has been defined by then."""
    for page, own in (("play", "play.js"), ("example", "play.js"), ("editor", "play.js"), ("lab", "lab.js")):
        folder = root / ("scripts/pages/templates" if page == "lab" else "playground/templates")
        html = (folder / f"{page}.html").read_text(encoding="utf-8")
        shared = (root / "playground/templates/player-scripts.html").read_text(encoding="utf-8")
        names = re.findall(r"urls\.scripts }}([\w-]+\.js)", html.replace("{% include 'player-scripts.html' %}", shared))
        assert names[-1] == own
        assert len(names) == len(set(names))
        sources = [code(web / name) for name in names if name != "lab-editor.js"]
        given = {name for source in sources for name in re.findall(r"\bwindow\.(Varaq\w+) =", source)}
        needed = set(re.findall(r"\bwindow\.(Varaq\w+)\.setUp\b", sources[-1]))
        assert len(needed) >= 3
        assert needed - given <= ({"VaraqSeatSteps"} if page in ("play", "editor") else set()), page
