"""The programs that the lab begins with: the same code in every language, and each of them plays."""

from __future__ import annotations

import gzip
import io
import tokenize
from pathlib import Path

import pytest

import games
from games.rulebook import load
from playground.lab.contest import Contest
from playground.lab.program import Program
from scripts.pages.bundle import editor_script
from scripts.pages.lab_page import lab_programs
from scripts.plan import LANGUAGES

EDITOR_BUDGET = 150_000


def without_comments(code: str) -> list[str]:
    words = tokenize.generate_tokens(io.StringIO(code).readline)
    return [word.string for word in words if word.type not in (tokenize.COMMENT, tokenize.NL, tokenize.INDENT)]


def comments(code: str) -> str:
    words = tokenize.generate_tokens(io.StringIO(code).readline)
    return " ".join(word.string for word in words if word.type == tokenize.COMMENT)


@pytest.mark.parametrize("key", games.keys())
def test_four_programs_with_the_same_code_and_comments_in_the_language(root: Path, key: str) -> None:
    by_language = {lang: lab_programs(root, load().words(lang), key) for lang in LANGUAGES}
    english = by_language["en"]
    assert len(english) >= 4
    for lang, programs in by_language.items():
        assert [one.id for one in programs] == [one.id for one in english]
        for one, other in zip(programs, english, strict=True):
            assert without_comments(one.code) == without_comments(other.code)
            assert "ui-lab" not in one.code
            if lang != "en":
                assert comments(one.code) != comments(other.code)


@pytest.mark.parametrize("key", games.keys())
def test_every_program_plays_whole_games_at_every_table_size(root: Path, key: str) -> None:
    game = games.game(key)
    for one in lab_programs(root, load().words("fa"), key):
        for seats in game.sizes(game.Options()):
            contest = Contest(key, game.Options(), seats, "random", 2, seats, Program(one.code))
            contest.advance(120)
            assert contest.finished
            assert not any(played.capped for played in contest.played)


def test_a_program_that_looks_at_the_table_beats_the_random_players(root: Path) -> None:
    """Not a matter of taste: what the page shows as the better program has to be it, by three standard errors."""
    for key in games.keys():  # noqa: SIM118 (a function of the package)
        if key == "skin":
            continue  # its cards cannot be played better or worse
        program = next(one for one in lab_programs(root, load().words("en"), key) if one.id == "view")
        contest = Contest(key, games.game(key).Options(), 3, "random", 200, 5, Program(program.code))
        contest.advance(300)
        mine, others = contest.share(), contest.share_of_others()
        assert mine.mean - others.mean > 3 * (mine.error**2 + others.error**2) ** 0.5, (key, mine, others)


def test_the_editor_is_the_same_bytes_twice_and_small(root: Path, tmp_path: Path) -> None:
    first, second = (editor_script(root, tmp_path / name) for name in ("a", "b"))
    assert first == second
    assert len(gzip.compress(first, 9)) <= EDITOR_BUDGET
    assert first.isascii()
