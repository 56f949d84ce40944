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
    ("scat.order", "Turns", "A player has a turn, then another player has a turn."),
    ("skin.stake", "Stakes", "A player names a stake."),
    ("scat.spare", "Spare cards", "A player lays them aside."),
]


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
                "names": [0] * len(ids),
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
    """``player`` is in nearly every entry, ``spoon`` in one."""
    assert find("player spoon counts")[0] != "scat.order"
    assert find("player spare")[0] == "scat.spare"


def test_words_that_only_ask_weigh_nothing(find: Find) -> None:
    assert find("so what do i actually need to do about stakes please")[0] == "skin.stake"


def test_what_readers_type_finds_an_entry_that_does_not_say_it(find: Find) -> None:
    assert find("broke and hungry") == []
    assert find("broke and hungry", asked=[("scat.spare", "hungry people", "broke hungry")])[0] == "scat.spare"


def test_a_synonym_is_found_in_any_of_its_forms(find: Find) -> None:
    said = [["", "knock", "rap the wood"]]
    assert find("rapped woods") == []
    assert find("rapped the woods", synonyms=said)[0] == "scat.knock"


def test_the_name_of_a_game_prefers_its_own_entries(find: Find) -> None:
    assert find("end skin")[0] == "skin.end"
    assert find("end scat")[0] == "scat.end"


def test_a_word_that_is_nowhere_is_read_as_a_misspelt_one(find: Find) -> None:
    assert find("sesion")[0] == "skin.end"
    assert find("bankar")[0] == "skin.bank"


def test_a_word_that_is_there_is_not_taken_for_another(find: Find) -> None:
    """``stake`` looks like ``spare`` and ``sugar``, but it is a word of the book."""
    assert find("spoon") == ["skin.story"]


def test_the_very_title_comes_before_longer_ones(find: Find) -> None:
    asked = [("scat.order", "knock on a door in the morning")]
    assert find("knock", asked=asked)[0] == "scat.knock"
