"""The worked examples, the positions of RULES §3.5, and the options that no example has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games import examples
from games.cards import RANKS, SUITS
from games.errors import ReplayError
from games.inbetween.options import InBetweenOptions
from games.record import complete, read
from games.replay import replay

POSITIONS = sorted((Path(__file__).parent / "positions").glob("*.game"))
RULES = Path(__file__).parents[3] / "games" / "inbetween" / "rules.yml"
FIRING = {"set-up", "procedure", "permission", "prohibition", "outcome"}


@pytest.mark.parametrize("id", examples.ids("inbetween"))
def test_every_worked_example_is_what_the_engine_plays(id: str) -> None:
    steps = replay(examples.load("inbetween", id)).steps
    assert all(step.note for step in steps), "every step of a worked example has its comment"


@pytest.mark.parametrize("file", POSITIONS, ids=lambda file: file.stem)
def test_every_position_of_the_rules_comes_out_as_they_say(file: Path) -> None:
    record = read(file.read_text(encoding="utf-8"), file.name)
    assert any(move.expectations for move in (record.start, *record.moves))
    replay(record)


def test_all_positions_of_the_rules_are_there() -> None:
    """RULES §3.5: K1 to K23 with its gaps, and all cards of K6 and K20."""
    wanted = {f"ib-k{number}" for number in (1, 3, 4, 5, 8, 9, 11, 12, 13, 14, 16, 17, 19, 21, 23)}
    wanted |= {f"ib-k{number}{letter}" for number in (6, 20) for letter in "abc"}
    assert wanted <= {file.stem for file in POSITIONS}


def test_every_firing_clause_is_fired_by_a_worked_example() -> None:
    fired: set[str] = set()
    for id in examples.ids("inbetween"):
        for step in replay(examples.load("inbetween", id)).steps:
            fired.update(clause for event in step.events for clause in event.clauses)
            fired.update(clause for one in step.expectations if one.words[0] == "refused" for clause in one.clauses)
    clauses = re.findall(r"- id: (inbetween\.\S+)\n\s+kind: (\S+)", RULES.read_text(encoding="utf-8"))
    assert len(clauses) == 33
    assert {id for id, kind in clauses if kind in FIRING} - fired == set()


@pytest.mark.parametrize("id", examples.ids("inbetween"))
def test_every_worked_example_can_be_played_on_from_each_step(id: str) -> None:
    record = examples.load("inbetween", id)
    for step in range(len(record.moves) + 1):
        state = replay(complete(record, step, 7), check=False).steps[-1].state
        assert record.engine.conserves(state)
        assert all(str(one) != "??" for one in state.pack)


def test_half_the_pot_is_the_most_in_the_first_round_only(play) -> None:
    play(
        """
        options first-round-limit=half-pot rounds=2
        seats 2
        position dealer 2
        position turn 1
        position chips 16 17
        position posts 3S JD
        position stock 9D 2S QH 7C
        expect refused 1 bet 4 by inbetween.opt.first-round-limit inbetween.bet.max
        expect refused 1 bet 8 by inbetween.bet.max
        expect legal 1 bet 3
        1 bet 3
        expect event bet-due 2 maximum=2
        2 bet 2
        shuffle partial 3S JD
        expect event bet-due 2 gap=7 maximum=2
        """
    )


def test_half_of_a_pot_of_one_is_one(play) -> None:
    play(
        """
        options first-round-limit=half-pot
        seats 2
        position turn 2
        position chips 19 20
        position posts 3S JD
        expect legal 2 bet 1
        expect refused 2 bet 2 by inbetween.bet.max
        """
    )


def test_who_is_out_does_not_win_whatever_he_kept(play) -> None:
    play(
        """
        options rounds=1 ante=5
        seats 3
        position dealer 2
        position turn 2
        position chips 3 3 4
        position out 3
        position posts 3S JD
        position stock QC
        2 bet 1
        expect event game-won 1 chips=3 shared=no
        expect winner 1
        """
    )


@pytest.mark.parametrize(("every", "shuffled"), [(1, {2, 3, 4, 5}), (2, {3, 5}), (3, {4}), (4, {5}), (0, set())])
def test_the_pack_is_shuffled_after_the_agreed_rounds(walk, every: int, shuffled: set[int]) -> None:
    options = InBetweenOptions(chips=200, rounds=5, reshuffle_rounds=every, pair="pass")
    rounds = set()
    for _, _, state, events in walk(3, options=options, seats=2):
        rounds |= {state.round for event in events if event.kind == "shuffled" and event.fact("why") == "round"}
        assert not any(event.kind == "shuffled" and event.fact("why") == "short" for event in events)
    assert rounds == shuffled


def test_the_game_can_end_with_the_pot(play) -> None:
    last = play(
        """
        options end=pot-empty rounds=9
        seats 3
        position dealer 3
        position chips 15 20 20
        position posts 3S JD
        position stock 9D
        1 bet 5
        expect event ended why=pot-empty pot=0 by inbetween.opt.end inbetween.end
        expect no event anted
        expect winner 1 2 3
        """
    ).steps[-1]
    assert last.state.to_act is None


@pytest.mark.parametrize(
    ("option", "chips", "pot", "event"),
    [
        ("unclaimed", (18, 20, 14), 8, "pot-unclaimed chips=8 by inbetween.end.pot"),
        ("split", (20, 22, 16), 2, "pot-shared chips=2 players=3 left=2 by inbetween.opt.end-pot"),
        ("winner", (18, 28, 14), 0, "pot-to-winner 2 chips=8 by inbetween.opt.end-pot"),
    ],
)
def test_the_pot_at_the_end_goes_where_the_option_says(play, option, chips, pot, event) -> None:
    last = play(
        f"""
        options rounds=1 end-pot={option}
        seats 3
        position dealer 3
        position turn 3
        position chips 18 20 15
        position posts 3S JD
        position stock QC
        3 bet 1
        expect event {event}
        expect winner 2
        """
    ).steps[-1]
    assert last.state.chips == chips
    assert last.state.pot == pot


@pytest.mark.parametrize(
    ("options", "cards", "event", "chips"),
    [
        ("pair=win-3", "8S 8D", "pair-won 1 chips=3 due=3 by inbetween.pair inbetween.opt.pair", 22),
        ("pair=redeal", "8S 8D", "pair-redealt 1 by inbetween.opt.pair", 19),
        ("pair=pass", "8S 8D", "pair-passed 1 by inbetween.opt.pair", 19),
        ("consecutive=pass", "8S 9D", "consecutive-passed 1 by inbetween.opt.consecutive", 19),
        ("consecutive=redeal", "KS AD", "consecutive-redealt 1 by inbetween.consecutive.ace", 19),
    ],
)
def test_pairs_and_neighbours_do_what_the_option_says(play, options, cards, event, chips) -> None:
    last = play(
        f"""
        options {options}
        seats 4
        position dealer 4
        deal partial {cards} 2C JC 4H QS
        expect event {event}
        expect no event third
        """
    ).steps[-1]
    assert last.state.chips[0] == chips
    assert last.state.to_act == (1 if "redeal" in options else 2)


@pytest.mark.parametrize(("call", "gap"), [("high", 5), ("low", 6)])
def test_a_free_ace_is_called_after_both_posts_are_seen(play, call: str, gap: int) -> None:
    play(
        f"""
        options ace=free
        seats 2
        position dealer 2
        deal partial 8S AD
        expect event posts 1 cards=8S,AD
        expect event ace-asked 1 by inbetween.opt.ace
        expect refused 1 bet 1 by inbetween.opt.ace
        1 {call}
        expect event bet-due 1 gap={gap}
        """
    )


def test_two_free_aces_are_a_pair(play) -> None:
    play(
        """
        options ace=free
        seats 2
        position dealer 2
        deal partial AS AD 4C 9H
        expect event pair-won 1 chips=2
        """
    )


@pytest.mark.parametrize(("third", "end"), [("AH", "lost 1 why=match"), ("KH", "lost 1 why=outside"), ("5H", "won 1")])
def test_a_third_ace_equals_a_post_that_is_a_low_ace(play, third: str, end: str) -> None:
    play(
        f"""
        options ace=first-choice
        seats 2
        position dealer 2
        position posts AS 9D
        position ace low
        position stock {third} 2C JC
        1 bet 1
        expect event {end}
        """
    )


def test_the_deal_can_pass_after_every_turn(play) -> None:
    play(
        """
        options first-dealer=agreed dealer-rotation=turn reshuffle-rounds=0 rounds=2
        seats 3
        dealer 3
        deal partial 2S 8S 5S 2H 8H 5H 2D 8D 5D 2C 8C
        expect to-act 1
        1 bet 1
        expect event dealer-passed 1 why=turn by inbetween.opt.dealer-rotation
        expect to-act 2
        2 bet 1
        expect event dealer-passed 2
        expect to-act 3
        3 bet 1
        expect event dealer-passed 3
        expect event round-ended round=1
        expect to-act 1
        """
    )


def test_the_same_dealer_can_stay(play) -> None:
    play(
        """
        options first-dealer=agreed dealer-rotation=never reshuffle-rounds=0
        seats 2
        dealer 2
        deal partial 2S 8S 5S 2H 8H 5H 2D 8D
        1 bet 1
        2 bet 1
        expect no event dealer-passed
        expect event posts 1
        """
    )


def test_the_next_player_deals_for_a_dealer_who_is_out(play) -> None:
    play(
        """
        seats 3
        position dealer 3
        position turn 1
        position chips 26 30 0
        position posts 2S KS
        position stock 9H 5S QD
        1 bet 4
        expect event went-out 3 why=ante by inbetween.bust
        expect event dealer-passed 1 why=out by inbetween.bust
        expect event anted players=2
        expect to-act 2
        """
    )


def test_who_cannot_pay_an_ante_in_full_leaves_with_what_he_has(play) -> None:
    last = play(
        """
        options ante=3
        seats 3
        position dealer 3
        position turn 1
        position chips 24 30 2
        position posts 2S KS
        position stock 9H 5S QD
        1 bet 4
        expect event went-out 3 why=ante chips=2 by inbetween.bust common.no-credit
        expect event anted chips=3 players=2 pot=6 by inbetween.opt.ante inbetween.pot.refill
        """
    ).steps[-1]
    assert last.state.chips == (25, 27, 2)


def test_with_two_packs_a_card_may_come_twice(play) -> None:
    play(
        """
        options packs=2 first-dealer=agreed
        seats 2
        dealer 2
        deal partial 9S 9S 4H QD
        expect event shuffled count=104
        expect event pair-won 1
        expect amount stock 100
        """
    )
    with pytest.raises(ReplayError, match="9♠ is named too often: 3 times, where at most 2"):
        play("options packs=2 first-dealer=agreed\nseats 2\ndealer 2\ndeal partial 9S 9S 9S")
    with pytest.raises(ReplayError, match="9♠ is named too often: 2 times, where at most 1"):
        play("options first-dealer=agreed\nseats 2\ndealer 2\ndeal partial 9S 9S")


def test_a_draw_that_a_pack_cannot_settle_goes_on_with_another(play) -> None:
    """Four players draw the four cards of every rank in turn: thirteen ties, and the pack is used up."""
    quads = " ".join(f"{rank}{suit}" for rank in RANKS for suit in SUITS)
    last = play(
        f"""
        seats 4
        dealer 1
        deal {quads}
        expect event dealer-tied players=4
        expect no event first-dealer
        expect to-act chance
        deal partial 2S 9S 9H 3C 4C 5C
        expect event dealer-tied players=2
        expect event first-dealer 4
        """
    ).steps[-1]
    assert last.state.dealer == 4


def test_turning_a_card_that_a_partial_deal_leaves_open_is_an_error_with_its_step(play) -> None:
    with pytest.raises(ReplayError, match=r"record:\d+: step 2: A card is turned or drawn here"):
        play("options first-dealer=agreed\nseats 2\ndealer 2\ndeal partial 2S 9S\n1 bet 1")


@pytest.mark.parametrize(
    ("lines", "line"),
    [
        ("position posts 3S JD\nposition stock 5C JD", 5),
        ("position dealer 1\nposition posts 3S 4D", 5),
        ("position posts 3S JD\nposition called high", 5),
        ("position pot 9\nposition chips 20 18", 5),
        ("position dealer 1\nposition round 9", 5),
        ("position chips 20 18\nposition pot " + "9" * 5000, 5),
        ("position posts 3S JD\n1 bet " + "9" * 5000, 5),
        ("position posts 3S JD\n1 bet many", 5),
        ("position posts 3S JD\n1 high low", 5),
    ],
)
def test_an_error_names_its_line(play, lines: str, line: int) -> None:
    with pytest.raises(ReplayError, match=f"^record:{line}: "):
        play("seats 2\n" + lines)
