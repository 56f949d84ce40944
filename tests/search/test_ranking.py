"""What comes first, and why, in a book of a few made-up entries."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

Ask = Callable[..., dict[str, Any]]
Find = Callable[..., list[str]]

# id, title, text; the id begins with the game.
BOOK = [
    ("scat.rules", "Scat", "The rules."),
    ("skin.rules", "Skin", "The rules."),
    ("scat.end", "End of the game", "The player who is left takes everything."),
    ("skin.end", "End of the session", "The dealer counts the chips of each player."),
    ("skin.bank", "Next banker", "After a deal somebody else has it."),
    ("skin.story", "Tea", "The next player gave the banker a cup, and that night a lucky player took a spoon. " * 3),
    ("scat.jumble", "Sugar", "A player who knocks late has a dealer who sleeps and a player who knocks again."),
    ("scat.knock", "Knock", "A player knocks."),
    ("scat.order", "Turns", "At the table a player has a turn, then another player at the table has a turn."),
    ("skin.stake", "Stakes", "A player at the table names a stake."),
    ("scat.spare", "Spare cards", "A player lays them aside, in a bunker under the table."),
    ("skin.cup", "Tea time", "There is a saucer."),
    ("scat.talk", "Talking", "No player at the table talks."),
]
CALLED = {"skin.rules": ["Georgia"]}


@pytest.fixture
def find(ask: Ask) -> Find:
    """``find(query, asked=…, synonyms=…)``: the ids found in ``BOOK``, the best one first."""

    def run(query: str, asked: Any = (), synonyms: Any = ()) -> list[str]:
        ids = [id for id, _, _ in BOOK]
        data = {
            "format": 2,
            "language": "en",
            "entries": {
                "id": ids,
                "kind": ["page" if id.endswith(".rules") else "rule" for id in ids],
                "game": [id.partition(".")[0] for id in ids],
                "title": [title for _, title, _ in BOOK],
                "text": [text for _, _, text in BOOK],
                "address": [0] * len(ids),
                "names": [CALLED.get(id, 0) for id in ids],
            },
            "asked": [[[ids.index(id)], *phrases] for id, *phrases in asked],
            "synonyms": [list(row) for row in synonyms],
        }
        answer = ask(entries=f"globalThis.varaqEntries = {json.dumps(data)}", queries=[query])
        found: list[str] = answer["answers"][0]["ids"]
        return found

    return run


def test_a_title_with_most_of_the_words_comes_before_a_text_with_all(find: Find) -> None:
    found = find("next banker spoon")
    assert found.index("skin.bank") < found.index("skin.story")


def test_where_nothing_has_all_words_the_rare_ones_count_more(find: Find) -> None:
    """``player`` and ``table`` are in many entries, ``saucer`` in one."""
    assert find("player table saucer")[0] == "skin.cup"


def test_words_that_only_ask_weigh_nothing(find: Find) -> None:
    """Four of them are in the text on the next banker."""
    assert find("somebody has it after a saucer")[0] == "skin.cup"


def test_what_readers_type_finds_an_entry_that_does_not_say_it(find: Find) -> None:
    assert find("broke and hungry") == []
    assert find("broke and hungry", asked=[("scat.spare", "hungry people", "broke hungry")])[0] == "scat.spare"


def test_a_synonym_with_a_half_space_is_found_when_a_space_is_typed(find: Find) -> None:
    known = [("", "spare cards", "شرط\u200cبندی")]
    assert find("شرط بندی") == []
    assert find("شرط بندی", synonyms=known)[0] == find("شرط\u200cبندی", synonyms=known)[0] == "scat.spare"


def test_a_synonym_is_found_in_any_of_its_forms(find: Find) -> None:
    said = [["", "knock", "rapping the woods"]]
    assert find("rapped the wood") == []
    assert find("rapped the wood", synonyms=said)[0] == "scat.knock"


def test_the_name_of_a_game_prefers_its_own_entries(find: Find) -> None:
    """By any of its names; without one the first by the alphabet would come first."""
    found = find("end georgia")
    assert found.index("skin.end") < found.index("scat.end")


def test_a_word_that_is_nowhere_is_read_as_a_misspelt_one(find: Find) -> None:
    assert find("sesion")[0] == "skin.end"
    assert find("bankar")[0] == "skin.bank"


def test_a_word_that_is_there_is_not_taken_for_another(find: Find) -> None:
    """``banker`` looks like ``bunker``, but both are words of the book."""
    assert "scat.spare" not in find("banker")
    assert "scat.spare" in find("bunker")


def test_the_very_title_comes_before_what_is_asked(find: Find) -> None:
    assert find("tea", asked=[("skin.cup", "tea", "tea at five")])[0] == "skin.story"
