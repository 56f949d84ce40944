"""The positions of RULES §1.5, the worked examples, and every refusal."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

import games
from games import examples
from games.errors import BadOption, ReplayError
from games.record import read
from games.replay import replay
from games.skin.options import SkinOptions

POSITIONS = sorted(Path(__file__).with_name("positions").glob("*.game"))
FIRING = {"set-up", "procedure", "permission", "prohibition", "outcome"}


@pytest.mark.parametrize("file", POSITIONS, ids=lambda file: file.stem)
def test_positions_of_the_rules_come_out_as_the_rules_say(file: Path) -> None:
    record = read(file.read_text(encoding="utf-8"), file.name)
    steps = replay(record).steps
    assert any(step.expectations for step in steps)


@pytest.mark.parametrize("id", examples.ids("skin"))
def test_every_worked_example_is_what_the_engine_plays(id: str) -> None:
    steps = replay(examples.load("skin", id)).steps
    assert all(step.note for step in steps), "every step of a worked example has its comment"


def test_at_least_twelve_worked_examples_are_shipped() -> None:
    assert len(examples.ids("skin")) >= 12


def test_worked_examples_fire_every_firing_clause() -> None:
    rules = yaml.safe_load(Path(games.__file__).parent.joinpath("skin", "rules.yml").read_text(encoding="utf-8"))
    clauses = [clause for section in rules["sections"] for clause in section["clauses"]]
    assert len(clauses) == 51
    fired: set[str] = set()
    for id in examples.ids("skin"):
        for step in replay(examples.load("skin", id)).steps:
            for event in step.events:
                fired.update(event.clauses)
            for expectation in step.expectations:
                if expectation.words[0] == "refused":
                    fired.update(expectation.clauses)
    assert {clause["id"] for clause in clauses if clause["kind"] in FIRING} <= fired


OPENING = """
    seats 3
    position banker 3
    deal partial 7H KD QS 7C 2D KH
    """
BET = OPENING + "1 accept\n    1 stake 5\n    3 cover 5\n    "
SIDES = BET + "2 accept\n    2 stake 4\n    3 cover 4\n    "


@pytest.mark.parametrize(
    ("lines", "action", "kind", "clause"),
    [
        ("seats 3\n    dealer 1\n", "1 accept", "awaiting-deal", "skin.bank.first"),
        ("seats 3\n    position banker 3\n", "1 accept", "awaiting-deal", "skin.shuffle"),
        (OPENING, "2 accept", "not-your-turn", "skin.open.offer"),
        (OPENING, "3 accept", "banker-not-offered", "skin.open.offer"),
        (OPENING, "1 stake 5", "not-asked", "skin.open.offer"),
        (OPENING, "1 side 2 1", "side-no-bet", "skin.side.needs-bank-bet"),
        (OPENING, "1 take-up 7H", "centre-no-banker", "skin.centre.timing"),
        (OPENING, "1 done", "not-asked", "skin.open.offer"),
        (BET, "1 accept", "has-card", "skin.fresh.one-card"),
        (BET, "1 stake 7", "stake-fixed", "skin.bet.fixed"),
        (BET, "2 cover 7", "not-banker", "skin.bet.cover"),
        (BET, "3 cover 7", "not-your-turn", "skin.fresh.order"),
        (BET, "3 keep", "new-card-now", "skin.fall.new-card"),
        (BET, "1 keep", "not-banker", "skin.fall.new-card"),
        (BET, "1 side 2 3", "side-late", "skin.side.timing"),
        (BET, "2 take-up QS", "centre-right", "skin.centre.timing"),
        (BET, "2 take 1", "not-asked", "skin.fresh.order"),
        (SIDES, "2 side 3 1", "side-whom", "skin.side.offer"),
        (SIDES, "2 side 2 1", "side-whom", "skin.side.offer"),
        (SIDES, "2 side 1 96", "side-funds", "skin.side.funds"),
        (SIDES, "2 side 1 0", "side-low", "skin.side.offer"),
        (SIDES, "2 refuse", "not-asked", "skin.side.offer"),
        (SIDES, "1 decline", "not-your-turn", "skin.side.offer"),
        (SIDES + "2 side 1 3\n", "1 take 4", "take-high", "skin.side.accept"),
        (SIDES + "2 side 1 3\n", "1 take 0", "take-low", "skin.side.accept"),
        (SIDES + "2 side 1 3\n    1 decline\n", "3 accept", "not-your-turn", "skin.centre.timing"),
    ],
)
def test_what_is_not_allowed_is_refused_by_its_clause(play, skin, lines, action, kind, clause) -> None:
    if "1 decline" in lines:
        lines = lines.replace("7C 2D KH", "9D 7C")  # a card of the centre for the one who falls
    state = play(lines).steps[-1].state
    ruling = skin.ruling(state, skin.read_action(state, action))
    assert not ruling.allowed
    assert ruling.kind == kind
    assert clause in ruling.clauses


def test_side_bets_go_round_each_offered_once(play, skin) -> None:
    """skin.side.offer: anticlockwise from his right."""
    state = play(
        """
        seats 4
        position banker 4
        position bank KD
        position card 1 7H
        position card 2 QS
        position stake 1 5
        position stake 2 5
        deal partial 9C KC
        3 accept
        3 stake 5
        4 cover 5
        3 side 2 1
        2 decline
        """
    )
    after = state.steps[-1].state
    assert after.to_act != 3, "seat 1 lies before seat 2 and has been passed by"
    before = state.steps[-3].state
    assert [str(one) for one in skin.actions(before)] == ["3 side 1 1..95", "3 side 2 1..95", "3 done"]


def test_a_seat_passed_by_may_not_be_offered_a_side_bet_any_more(play, skin) -> None:
    state = (
        play(
            """
        seats 5
        position banker 5
        position bank KD
        position card 1 7H
        position card 2 QS
        position card 3 2S
        position stake 1 5
        position stake 2 5
        position stake 3 5
        deal partial 9C
        4 accept
        4 stake 5
        5 cover 5
        4 side 2 1
        2 decline
        """
        )
        .steps[-1]
        .state
    )
    ruling = skin.ruling(state, skin.read_action(state, "4 side 1 1"))
    assert (ruling.kind, ruling.clauses[0]) == ("side-order", "skin.side.offer")
    assert skin.ruling(state, skin.read_action(state, "4 side 3 1")).allowed


def test_cards_may_be_put_in_order_only_when_a_deal_is_due(play, skin) -> None:
    first = play(OPENING)
    deal = first.steps[1].action
    assert skin.ruling(first.steps[1].state, deal).kind == "not-chance"
    short = type(deal)(None, deal.pack[:51])
    assert skin.ruling(first.steps[0].state, short).kind == "wrong-pack"


def test_after_the_session_nothing_may_be_done(play, skin) -> None:
    last = replay(examples.load("skin", "session")).steps[-1].state
    assert skin.actions(last) == skin.candidates(last) == ()
    assert skin.ruling(last, skin.read_action(replay(examples.load("skin", "first-bet")).steps[1].state, "1 accept")
                       ).kind == "game-over"  # fmt: skip


def test_an_open_card_may_not_be_turned(play) -> None:
    with pytest.raises(ReplayError, match="Name more cards"):
        play(OPENING.replace("QS 7C 2D KH", "") + "1 accept\n    1 stake 5\n    3 cover 5\n")


@pytest.mark.parametrize(
    ("options", "seats"),
    [(SkinOptions(), 7), (SkinOptions(), 1), (SkinOptions(min_players=3), 2), (SkinOptions(max_players=13), 14)],
)
def test_a_table_has_as_many_people_as_the_options_allow(skin, options: SkinOptions, seats: int) -> None:
    with pytest.raises(BadOption) as caught:
        skin.start(options, seats, 1)
    assert caught.value.message == "error-table-size"
    assert seats not in skin.sizes(options)
    assert set(skin.sizes(options)) <= set(skin.seats)


@pytest.mark.parametrize(
    "text", ["1 stake", "1 stake x", "1 stake 1 2", "stake 4", "1 side 9 2", "1 side 2", "1 take-up", "1 take-up ZZ",
             "1 accept now", "4 accept", "1 knock"],
)  # fmt: skip
def test_bad_notation_says_what_is_wanted(play, text: str) -> None:
    with pytest.raises(ReplayError, match="step 2"):
        play(OPENING + text)
