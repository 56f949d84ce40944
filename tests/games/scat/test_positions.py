"""The flow positions of RULES §2.5 that are not worked examples of their own, and what no option may break."""

from __future__ import annotations

import pytest

from games import examples
from games.errors import ReplayError
from games.replay import replay


@pytest.mark.parametrize("id", examples.ids("scat"))
def test_every_worked_example_is_what_the_engine_plays(id: str) -> None:
    steps = replay(examples.load("scat", id)).steps
    assert all(step.note for step in steps), "every step of a worked example has its comment"


def test_at_least_twelve_worked_examples_are_shipped() -> None:
    assert len(examples.ids("scat")) >= 12


def test_sc_k2_the_knocker_alone_loses_two(play) -> None:
    last = play(
        """
        seats 3
        position dealer 3
        position hand 1 9S 5S KD
        position hand 2 KC 5C 2D
        position hand 3 QH 9H 3C
        position discards 6D
        position stock 4S 7D
        1 knock
        2 draw stock
        2 discard 4S
        3 draw stock
        3 discard 7D
        expect event lost-life 1 lives=2 by scat.loss.knocker-alone
        """
    ).steps[-1]
    assert last.state.pennies == (1, 3, 3)


def test_sc_k4_a_three_way_tie_with_the_knocker(play) -> None:
    last = play(
        """
        seats 3
        position dealer 3
        position hand 1 10C 7C 2S
        position hand 2 9D 8D AS
        position hand 3 10H 7H 3S
        position discards 6D
        position stock 4S 4D
        1 knock
        2 draw stock
        2 discard 4S
        3 draw stock
        3 discard 4D
        expect event knocker-safe 1 by scat.loss.knocker-tied
        """
    ).steps[-1]
    assert last.state.pennies == (3, 2, 2)


def test_sc_k8_three_sevens_without_the_option_lose_two(play) -> None:
    last = play(
        """
        seats 3
        position dealer 3
        position hand 1 7S 7H 7D
        position hand 2 10S JS QS
        position hand 3 KC 9C 2C
        position discards 4D
        position stock 3D 5D
        1 knock
        2 draw stock
        2 discard 3D
        3 draw stock
        3 discard 5D
        expect event lost-life 1 lives=2 by scat.loss.knocker-alone
        """
    ).steps[-1]
    assert last.state.pennies == (1, 3, 3)


def test_sc_f1_the_first_player_gets_no_last_turn_after_31(play) -> None:
    last = play(
        """
        seats 3
        dealer 1
        deal partial 10S KH 9C 9S QH 7D 2H 5C 3C 8C AH
        2 knock
        3 draw stock
        3 discard 5C
        """
    ).steps[-1]
    assert [event.kind for event in last.events][:2] == ["discarded", "declared-31"]
    assert last.state.pennies == (2, 2, 3)
    assert {"scat.31.immediate", "scat.31.after-knock"} <= set(last.events[1].clauses)


def test_sc_f12_everybody_without_pennies_plays_on(play) -> None:
    last = play(
        """
        seats 3
        position dealer 1
        position pennies 0 0 0
        deal #5
        expect playing 1 2 3
        expect to-act 2
        """
    ).steps[-1]
    assert last.state.kitty == 9


def test_sc_f15_the_deal_passes_over_a_player_who_is_out(play) -> None:
    """P2, next to deal, is eliminated in the deal: P3 deals next (clause 11)."""
    last = play(
        """
        seats 3
        position dealer 1
        position pennies 3 0 3
        position turn 2
        position hand 1 KH 9H 2C
        position hand 2 5S 4S 2D
        position hand 3 QC 8C 3D
        position discards 7D
        position stock 3S 6D
        2 knock
        3 draw stock
        3 discard 3S
        1 draw stock
        1 discard 6D
        expect event went-out 2 by scat.lives.out
        expect event dealer-passed 3 by scat.dealer.rotate
        """
    ).steps[-1]
    assert last.state.dealer == 3


def test_sc_f16_a_hand_below_the_minimum_may_not_knock(play) -> None:
    play(
        """
        options min-knock=21
        seats 2
        position dealer 2
        position hand 1 KS 10S 4H
        position hand 2 9D 7D JC
        position discards 7H
        expect refused 1 knock by scat.opt.min-knock
        """
    )
    play(
        """
        options min-knock=20
        seats 2
        position dealer 2
        position hand 1 KS 10S 4H
        position hand 2 9D 7D JC
        position discards 7H
        expect legal 1 knock
        """
    )


def test_31_takes_precedence_over_a_throw_down(play) -> None:
    last = play(
        """
        options throw-down=on
        seats 3
        dealer 1
        deal partial 6C AH 7D 5C KH 5D 8S QH 3S QC
        2 throw-down
        expect event dealt-31 3 by scat.31.dealt
        expect no event showdown
        """
    ).steps[-1]
    assert last.state.pennies == (2, 2, 3)


def test_declining_the_throw_down_goes_round_and_then_dealt_31s_are_checked(play) -> None:
    last = play(
        """
        options throw-down=on
        seats 3
        dealer 1
        deal partial 6C AH 7D 5C KH 5D 8S QH 3S QC
        expect no event received
        2 decline
        3 decline
        expect to-act 1
        1 decline
        expect event dealt-31 3
        """
    ).steps[-1]
    assert last.state.pennies == (2, 2, 3)


def test_a_deal_that_would_put_everybody_out_is_cancelled(play) -> None:
    """Possible only where the knocker tied for lowest loses too (scat.end.never-empty)."""
    last = play(
        """
        options pennies=1 knocker-tied-loses=on
        seats 2
        position dealer 2
        position pennies 0 0
        position hand 1 KS 7S 2H
        position hand 2 10D 7D 2C
        position discards 3C
        position stock 4H
        1 knock
        2 draw stock
        2 discard 4H
        expect event deal-cancelled by scat.end.never-empty
        expect no event lost-life
        expect playing 1 2
        """
    ).steps[-1]
    assert last.state.to_act == "chance"


def test_a_knock_in_the_very_first_turn_can_be_a_showdown(play) -> None:
    play(
        """
        options first-turn-knock=showdown
        seats 2
        position dealer 2
        position hand 1 KS 7S 2H
        position hand 2 10D 6D 2C
        position discards 3C
        1 knock
        expect event showdown by scat.opt.first-turn-knock
        expect event lost-life 2 lives=1 by scat.loss.lowest
        """
    )


def test_the_discards_can_become_the_stock_again(play) -> None:
    pile = " ".join(
        f"{rank}{suit}" for suit in "CDH" for rank in ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
    )
    last = play(
        f"""
        options stock-empty=reshuffle
        seats 2
        position dealer 2
        position hand 1 KS 9S 2D
        position hand 2 QS 8S 3C
        position discards {pile} 2S 3S 4S 5S 6S 7S 10S JS AS 2H 3H 2C
        position stock 3D
        1 draw stock
        1 discard 3D
        expect no event deal-drawn
        expect to-act chance
        shuffle #3
        expect event stock-reshuffled count=45 by scat.opt.stock-empty
        expect to-act 2
        expect amount stock 45
        expect amount discards 1
        """
    ).steps[-1]
    assert str(last.state.discards[-1]) == "3D"


def test_turning_a_card_that_a_partial_deal_leaves_open_is_an_error_with_its_step(play) -> None:
    with pytest.raises(
        ReplayError, match=r"record:\d+: step 2: A card is turned or drawn here that the record does not name"
    ):
        play(
            """
            seats 2
            dealer 1
            deal partial KS 9D 8S 7D 3H 2C QD
            2 draw stock
            """
        )
