"""Odds under two sets of options, figure beside figure."""

from __future__ import annotations

import pytest

import games
from games.odds import find
from games.odds_change import change
from games.record import read
from games.replay import replay

POSTS = "varaq 1\ngame inbetween\n{options}seats 2\nposition dealer 2\nposition turn 1\nposition posts 3S JD\n"


def odds(text: str, seat: int) -> dict[str, object]:
    played = replay(read(text))
    state = played.steps[-1].state
    return find(played.record.game, games.game(played.record.game).view(state, seat), played.history(seat))


def test_a_card_that_equals_a_post_costs_more_when_it_counts_double() -> None:
    """50 cards are unseen; 28 lie between 3 and J, six equal a post: (28 − 22)/50 becomes (28 − 16 − 12)/50."""
    found = change(odds(POSTS.format(options=""), 1), odds(POSTS.format(options="options match=double\n"), 1))
    one = next(figure for figure in found.figures if figure.label.arguments == {"chips": 1})
    assert one.now is not None
    assert one.then is not None
    assert (one.now.arguments["top"], one.now.arguments["bottom"]) == (3, 25)
    assert (one.then.arguments["top"], one.then.arguments["bottom"]) == (0, 1)
    assert "inbetween-odds-win" not in [figure.label.message for figure in found.figures]
    assert found.equal >= 3
    assert "inbetween-odds-assumption" in [note.message for note in found.notes]


def test_the_same_odds_have_no_change() -> None:
    same = odds(POSTS.format(options=""), 1)
    assert change(same, same).figures == ()


@pytest.mark.parametrize("turned", [False, True])
def test_a_figure_that_only_one_of_them_has_stands_alone(turned: bool) -> None:
    hands = "varaq 1\ngame scat\n{options}seats 2\ndealer 1\ndeal partial KS 9H 2S 3D 4D 5C 6S\n"
    may = odds(hands.format(options=""), 2)
    may_not = odds(hands.format(options="options min-knock=31\n"), 2)
    found = change(*((may_not, may) if turned else (may, may_not)))
    labels = {figure.label.message: figure for figure in found.figures}
    alone = labels["scat-odds-loses"]
    assert (alone.now is None) is turned
    assert (alone.then is None) is not turned
