"""Cards and their notation."""

from __future__ import annotations

import copy
import pickle

import pytest

from games.cards import HIDDEN, PACK, card, cards, duplicate
from games.errors import NotationError


def test_a_pack_is_52_different_cards() -> None:
    assert len(set(PACK)) == 52
    assert {(one.rank, one.suit) for one in PACK} == {
        (rank, suit) for rank in ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"] for suit in "SHDC"
    }


@pytest.mark.parametrize("one", PACK, ids=str)
def test_notation_is_read_back(one: object) -> None:
    assert card(str(one)) is one


def test_symbols_are_for_people() -> None:
    assert [one.symbol for one in cards("10S AH QD 2C")] == ["10♠", "A♥", "Q♦", "2♣"]


@pytest.mark.parametrize("text", ["", "1S", "10", "S10", "10s", "11H", "A♠", "??", "AS ", "XX"])
def test_anything_else_is_refused_and_the_error_says_how_to_write_it(text: str) -> None:
    with pytest.raises(NotationError, match="such as 10S"):
        card(text)


def test_there_is_one_object_per_card() -> None:
    one = card("10S")
    assert copy.deepcopy(one) is one
    assert pickle.loads(pickle.dumps((one, HIDDEN))) == (one, HIDDEN)
    with pytest.raises(AttributeError):
        one.rank = "A"  # type: ignore[misc]


def test_duplicates_are_found_and_backs_are_none() -> None:
    assert duplicate(cards("AS KS AS")) is card("AS")
    assert duplicate((HIDDEN, HIDDEN, *cards("AS KS"))) is None
