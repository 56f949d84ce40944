"""The positions of RULES §4.5, the worked examples, every refusal, matches and impossible positions."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

import games
from games import examples
from games.errors import BadOption, NotationError
from games.record import complete, read
from games.replay import replay
from games.snitchems.options import SnitchemsOptions

POSITIONS = sorted(Path(__file__).with_name("positions").glob("*.game"))
FIRING = {"set-up", "procedure", "permission", "prohibition", "outcome"}


@pytest.mark.parametrize("file", POSITIONS, ids=lambda file: file.stem)
def test_positions_of_the_rules_come_out_as_the_rules_say(file: Path) -> None:
    steps = replay(read(file.read_text(encoding="utf-8"), file.name)).steps
    assert any(step.expectations for step in steps)


def test_every_row_of_the_rules_has_a_file() -> None:
    rows = [f"sn-s{number}" for number in range(1, 14)]
    rows += [f"sn-k{n}" for n in (1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 15, 16, 18, 19, 21, 22, 23, 24, 25)]
    # SN-K27 is test_a_pair_of_jacks_in_the_layout_leaves_one_jack, over whole games.
    assert {file.stem for file in POSITIONS} >= set(rows)


@pytest.mark.parametrize("id", examples.ids("snitchems"))
def test_every_worked_example_is_what_the_engine_plays(id: str) -> None:
    steps = replay(examples.load("snitchems", id)).steps
    assert all(step.note for step in steps), "every step of a worked example has its comment"


def test_at_least_twelve_worked_examples_are_shipped() -> None:
    assert len(examples.ids("snitchems")) >= 12


def test_worked_examples_fire_every_firing_clause() -> None:
    rules = yaml.safe_load(Path(games.__file__).parent.joinpath("snitchems", "rules.yml").read_text(encoding="utf-8"))
    clauses = [clause for section in rules["sections"] for clause in section["clauses"]]
    assert len(clauses) == 31
    fired: set[str] = set()
    for id in examples.ids("snitchems"):
        for step in replay(examples.load("snitchems", id)).steps:
            for event in step.events:
                fired.update(event.clauses)
            for expectation in step.expectations:
                if expectation.words[0] == "refused":
                    fired.update(expectation.clauses)
    assert {clause["id"] for clause in clauses if clause["kind"] in FIRING} <= fired


TABLE = """
    seats 2
    position dealer 2
    position deal 2
    position hand 1 {hand}
    position hand 2 10D KC JC
    position table {table}
    position pile 1 {pile}
    position captor 1
    """


@pytest.mark.parametrize(
    ("options", "hand", "table", "tried", "kind", "facts"),
    [
        ("", "4S 7S QS", "4H 9C", "7S", "must-capture", {"card": "7S", "with": "4S", "takes": ["4H"]}),
        ("", "4S 7S QS", "4H 9C", "QS take 9C", "face-card", {"card": "QS", "face": "QS"}),
        ("", "4S 7S QS", "4H KD", "4S take 4H KD", "face-card", {"card": "4S", "face": "KD"}),
        ("", "4S 7S QS", "4H 9C", "7S take 9C", "no-sum", {"card": "7S", "total": 16}),
        ("", "4S 7S AS", "4H 10C", "AS take 10C", "no-sum", {"card": "AS", "total": 11}),
        ("", "9S 7S AS", "9H 9C", "9S take 9C", "pair-incomplete", {"card": "9S", "left": ["9H"]}),
        ("", "4S 7S AS", "7H 8C 8D", "AS take 7H 8C", "match-incomplete", {"card": "AS", "made": 8, "left": ["8D"]}),
        ("", "4S 7S AS", "2H 10C 7D", "AS take 2H 7D", "match-incomplete", {"made": 10, "left": ["10C"]}),
        ("", "4S 7S AS", "7H 7D 3C", "AS take 7H 7D", "mixed", {"card": "AS"}),
        ("", "4S 7S AS", "4H AD 3C", "4S take 4H AD 3C", "mixed", {"card": "4S"}),
        ("", "4S 7S AS", "7H 9D", "AS take 7H 9D", "mixed", {"card": "AS"}),
        ("", "4S 7S AS", "7H 7D 8C", "AS take 7H 7D", "mixed", {"card": "AS"}),
        ("", "8S 7S AS", "3H 5D", "8S take 3H 5D", "table-sum-off", {"card": "8S", "made": 8}),
        ("", "10S 7S AS", "4H 6D", "10S take 4H 6D", "table-sum-off", {"card": "10S", "made": 10}),
        ("table-sum=on", "8S 7S AS", "3H 5D 8H", "8S take 3H 5D", "match-incomplete", {"made": 8, "left": ["8H"]}),
        ("method2=off", "4S 7S AS", "7H 9D", "AS take 7H", "method2-off", {"card": "AS", "made": 8}),
        ("", "4S 7S AS", "7H 9D", "5C take 7H", "not-in-hand", {"card": "5C"}),
        ("", "4S 7S AS", "7H 9D", "5C", "not-in-hand", {"card": "5C"}),
        ("", "4S 7S AS", "7H 9D", "AS take 7C", "not-on-table", {"card": "7C"}),
    ],
)
def test_refusals_name_their_facts(
    play, options: str, hand: str, table: str, tried: str, kind: str, facts: dict[str, object]
) -> None:
    lines = TABLE.format(hand=hand, table=table, pile=10 - len(table.split()))
    played = play((f"options {options}\n" if options else "") + lines.replace("    ", ""))
    engine, state = played.record.engine, played.steps[0].state
    ruling = engine.ruling(state, engine.read_action(state, f"1 play {tried}"))
    assert not ruling.allowed
    assert ruling.kind == kind
    got = {name: [str(one) for one in value] if isinstance(value, tuple) else value for name, value in ruling.facts}
    for name, value in facts.items():
        assert (str(got[name]) if isinstance(value, str) else got[name]) == value


def test_a_player_who_is_not_on_turn_is_told_whose_turn_it_is(play) -> None:
    played = play("seats 2\ndealer 1\ndeal #3\nexpect refused 1 play 4S by snitchems.turn.order")
    engine, state = played.record.engine, played.steps[1].state
    assert engine.ruling(state, engine.read_action(state, "1 play 4S")).facts == (("turn", 2),)


def test_nothing_is_played_before_the_deal_or_after_the_end(play) -> None:
    play("seats 2\ndealer 1\nexpect refused 2 play 4S by snitchems.deal.first")
    last = play(
        """
        seats 2
        position dealer 2
        position deal 8
        position hand 2 QD
        position turn 2
        position table 9H
        position pile 1 24
        position pile 2 26
        position captor 1
        2 play QD
        expect to-act nobody
        expect winner 1
        """.replace("position pile 2 26", "position pile 2 24").replace("position pile 1 24", "position pile 1 26")
    ).steps[-1]
    assert last.state.phase == "over"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("2 play", "error-form-either"),
        ("2 play 4S 4H", "error-form-either"),
        ("2 play 4S take", "error-form-either"),
        ("2 play 4S take 4H 4H", "snitchems-error-taken-twice"),
        ("2 play 4X", "error-not-a-card"),
        ("play 4S", "error-seat-missing"),
        ("3 play 4S", "error-no-seat"),
        ("2 knock", "error-not-an-action"),
    ],
)
def test_bad_notation_is_explained(snitchems, text: str, message: str) -> None:
    state = snitchems.start(SnitchemsOptions(), 2, 1)
    with pytest.raises(NotationError) as caught:
        snitchems.read_action(state, text)
    assert caught.value.message == message


def test_the_cards_taken_may_be_named_in_any_order(snitchems) -> None:
    state = snitchems.start(SnitchemsOptions(), 2, 1)
    first = snitchems.read_action(state, "2 play AS take 8D 7H")
    assert first == snitchems.read_action(state, "2 play AS take 7H 8D")
    assert str(first) == "2 play AS take 7H 8D"


END = """
    position deal 8
    position hand 1 JD
    position hand 2 QD
    position table 9H
    position captor {captor}
    position pile 1 {first}
    position pile 2 {second}
    """


def finish(play, options: str, earlier: str, game: int, captor: int = 1, first: int = 24, second: int = 25):
    lines = f"options {options}\nseats 2\nposition dealer 2\nposition game {game}\n{earlier}\n"
    end = END.format(captor=captor, first=first, second=second)
    return play(lines + "\n".join(map(str.strip, end.strip().splitlines())) + "\n1 play JD\n2 play QD\n").steps[-1]


@pytest.mark.parametrize(
    ("options", "earlier", "game", "over", "winners"),
    [
        ("match=best-of match.games=1", "", 1, True, (1,)),
        ("match=best-of match.games=3", "", 1, False, ()),
        ("match=best-of match.games=3", "position games 1 0\nposition earlier 27 25", 2, True, (1,)),
        ("match=best-of match.games=2", "position games 0 1\nposition earlier 25 27", 2, True, ()),
        ("match=best-of match.games=3", "position games 0 1\nposition earlier 25 27", 2, False, ()),
        ("match=first-to match.games=2", "", 1, False, ()),
        ("match=first-to match.games=1", "", 1, True, (1,)),
        ("match=first-to match.games=2", "position games 1 1\nposition earlier 52 52", 3, True, (1,)),
        ("match=cards match.cards=30", "", 1, False, ()),
        ("match=cards match.cards=50", "position games 1 0\nposition earlier 28 24", 2, True, (1,)),
        ("match=cards match.cards=50", "position games 0 1\nposition earlier 24 28", 2, True, (2,)),
        ("match=cards match.cards=50", "position games 0 1\nposition earlier 25 27", 2, True, ()),
    ],
)
def test_a_match_ends_when_its_option_says(
    play, options: str, earlier: str, game: int, over: bool, winners: tuple[int, ...]
) -> None:
    """Seat 1 wins this game with 27 to 25."""
    last = finish(play, options, earlier, game)
    assert (last.state.to_act is None) == over
    assert last.state.winners == winners
    kinds = [event.kind for event in last.events]
    if over:
        assert ("match-won" in kinds) == bool(winners) and ("match-drawn" in kinds) == (not winners)
        assert "dealer-passed" not in kinds
    else:
        assert last.state.dealer == 1 and kinds[-1] == "dealer-passed"


def test_a_drawn_game_counts_for_nobody(play) -> None:
    last = finish(play, "match=first-to match.games=1", "", 1, first=23, second=26)
    assert last.state.games == (0, 0)
    assert last.state.to_act == "chance"


def test_partners_are_four(snitchems) -> None:
    options = SnitchemsOptions(partners=True)
    assert list(snitchems.sizes(options)) == [4]
    with pytest.raises(BadOption, match="With partners there are 4 players, not 3"):
        snitchems.start(options, 3, 1)
    with pytest.raises(BadOption, match="2 to 4 players"):
        snitchems.start(SnitchemsOptions(), 5, 1)


def test_completing_a_position_names_the_cards_of_the_pack_and_not_those_in_piles() -> None:
    record = examples.load("snitchems", "making-ten")
    state = replay(complete(record, 0, seed=4)).steps[0].state
    assert len({str(one) for one in state.stock}) == len(state.stock) == 36
    assert "??" not in {str(one) for one in state.stock}
    assert all(str(one) == "??" for pile in state.piles for one in pile)
