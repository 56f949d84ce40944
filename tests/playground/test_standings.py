"""The standing after each deal: what was gained and lost is told as the events tell it, and the end as the rules do."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import games
from games.chance import Source
from games.lengths import options_for
from games.rulebook import RuleBook
from playground.renderer import Renderer
from playground.session import Session, open_session
from playground.standings import COUNTED, deciding, ranking, rows, sheet
from tests.games.table import random_options
from tests.playground.reading import elements, text


def whole(key: str, seed: int, seats: int, options: Any = None, bot: str | None = None) -> Session:
    """A game of bots to its end."""
    game = games.game(key)
    bots = dict.fromkeys(range(1, seats + 1), bot or ("random" if seed % 2 else "sensible"))
    session = open_session(game, options or options_for(key, seats), seats, (), bots, seed)
    for _ in range(3000):
        if session.waiting == "over":
            return session
        session = session.deal(by="table") if session.waiting == "deal" else session.advance()
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("key", games.keys())
def test_rows_follow_each_other_and_end_with_the_standing(key: str) -> None:
    game = games.game(key)
    for seed in range(6):
        session = whole(key, seed, (2, 3, 4)[seed % 3])
        found = rows(session)
        assert [row.number for row in found] == list(range(1, len(found) + 1))
        assert found[-1].amounts == game.standing(session.state).amounts
        before = game.standing(session.origin).amounts
        for row in found:
            assert tuple(now - then for now, then in zip(row.amounts, before, strict=True)) == row.gains
            before = row.amounts
        for step in range(0, session.last, 7):
            early = rows(session.step(step))
            assert early == found[: len(early)]
            assert len(early) <= getattr(session.step(step).state, COUNTED[key][0])


def gains_told(session: Session) -> list[list[int]]:
    """The chips that every round of In Between brought each seat, added up from what was told in it alone."""
    told = [event for one in session.moments for event in one.events]
    gains = [[0] * session.record.seats]
    playing = set(range(1, session.record.seats + 1))
    for event in told:
        chips = dict(event.facts).get("chips", 0)
        match event.kind:
            case "anted":
                for seat in playing:
                    gains[-1][seat - 1] -= chips  # type: ignore[operator]
            case "won" | "pair-won":
                gains[-1][event.seat - 1] += chips  # type: ignore[operator]
            case "lost" | "consecutive-paid":
                gains[-1][event.seat - 1] -= chips  # type: ignore[operator]
            case "went-out":
                playing.discard(event.seat or 0)
            case "round-ended":
                gains.append([0] * session.record.seats)
    if told and not any(gains[-1]) and len(gains) > 1:
        gains.pop()
    return gains


def test_a_round_of_in_between_is_what_its_events_brought() -> None:
    several = 0
    for seed in range(30):
        source = Source(seed, "rounds")
        game = games.game("inbetween")
        seats = 2 + source.below(4)
        options = game.Options(**{**random_options("inbetween", source), "end_pot": "unclaimed"})
        session = whole("inbetween", seed, seats, options)
        gains = gains_told(session)
        assert [list(row.gains) for row in rows(session)] == gains, seed
        several += len(gains) > 1
    assert several > 6


@pytest.mark.parametrize("seed", [2, 36, 51, 53])
def test_a_round_in_which_every_turn_settles_itself_has_a_row_of_its_own(seed: int) -> None:
    session = whole("inbetween", seed, 2, bot="random")
    states = [session.origin, *(one.state for one in session.moments)]
    assert any(after.round - before.round > 1 for before, after in pairwise(states))
    found = rows(session)
    assert [row.number for row in found] == list(range(1, len(found) + 1))
    assert [list(row.gains) for row in found] == gains_told(session)
    for step in range(session.last):
        early = rows(session.step(step))
        assert early == found[: len(early)]


def test_scat_counts_the_pennies_that_each_deal_cost() -> None:
    # A kitty that nobody gets: else the winner's last row has it.
    session = whole("scat", 1, 4, games.game("scat").Options(kitty="unclaimed"))
    found = rows(session)
    assert len(found) > 3
    for row in found[:-1]:
        assert all(gain <= 0 for gain in row.gains)
    lost = [event for one in session.moments for event in one.events if event.kind == "lost-life"]
    assert lost
    assert sum(sum(row.gains) for row in found) == -sum(int(str(event.fact("paid"))) for event in lost)


@pytest.mark.parametrize("key", games.keys())
def test_the_sheet_is_a_table_with_caption_and_heads_in_right_digits(
    rulebook: RuleBook, renderer: Renderer, key: str
) -> None:
    game = games.game(key)
    options = game.Options(match="first-to", match_games=2) if key == "snitchems" else None
    session = whole(key, 2, 2, options)
    html = sheet(renderer, session)
    tags = [tag for tag, _ in elements(html)]
    assert tags.count("caption") == 1
    assert [one["scope"] for tag, one in elements(html) if tag == "th"].count("row") == len(rows(session))
    assert [one["scope"] for tag, one in elements(html) if tag == "th"].count("col") == 2
    if renderer.lang == "fa":
        assert not any(sign in "0123456789" for sign in text(html))
    last = rows(session)[-1]
    for amount in last.amounts:
        assert renderer.number(amount) in text(html)


def test_equal_winners_share_a_place_and_the_clause_is_told(renderer: Renderer) -> None:
    shared = single = 0
    for seed in range(40):
        for key in ("inbetween", "scat", "snitchems", "skin"):
            if key in ("scat", "skin") and seed > 4:
                continue
            session = whole(key, seed, 2)
            won = games.game(key).standing(session.state).winners
            found = ranking(renderer, session, won)
            assert [one["won"] for one in found] == sorted((one["won"] for one in found), reverse=True)
            assert sum(one["won"] for one in found) == len(won)
            assert all(one["place"] == 1 for one in found if one["won"])
            assert deciding(session)
            shared += len(won) > 1
            single += len(won) == 1
            if len(won) > 1 and key == "inbetween":
                assert "inbetween.end.tie" in deciding(session)
    assert single
    assert shared
