"""The `.game` format: what is read, and how every mistake is answered with its line."""

from __future__ import annotations

import pytest

from games.errors import NotationError, ReplayError
from games.record import complete, read, write
from games.replay import replay

HEAD = "varaq 1\ngame scat\nseats 2\ndealer 1\n"


def test_a_record_is_written_back_without_its_comments() -> None:
    text = HEAD + "deal #7\nnote start\n2 knock\nexpect to-act 1\n"
    assert write(read("# a comment\n" + text.replace("deal #7", "\n  deal   #7  "))) == text


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 1, "“varaq …” is missing"),
        ("game scat\n", 1, "begins with the line “varaq 1”"),
        ("varaq 2\n", 1, "only version 1"),
        ("\ufeff" + HEAD, 1, "byte order mark"),
        ("varaq 1\ngame scat\nseats " + "9" * 5000 + "\n", 3, "at most 15 digits"),
        ("varaq 1\ngame scat\nseats ²\n", 3, "one whole number"),
        ("varaq 1\ngame skat\n", 2, "no game “skat”"),
        ("varaq 1\nseats 2\n", 3, "“game …” is missing"),
        ("varaq 1\ngame scat\nseats two\n", 3, "one whole number"),
        ("varaq 1\ngame scat\nseats 2\n", 4, "first dealer is missing"),
        ("varaq 1\ngame scat\nseats 2\noptions pennies=1\n", 4, "belongs before “seats”"),
        ("varaq 1\ngame scat\noptions pennies=99\nseats 2\n", 3, "from 1 to 9"),
        ("varaq 1\ngame scat\noptions penies=1\nseats 2\n", 3, "Did you mean “pennies”"),
        (HEAD + "seats 3\n", 5, "“seats” is there twice"),
        (HEAD + "deal #7\ndealer 2\n", 6, "belongs before the first move"),
        (HEAD + "deal #7\nnote one\nnote two\n", 7, "already has the note “one”"),
        (HEAD + "deal #7\nnote\n", 6, "like this: note first-hand"),
        (HEAD + "deal #7\nexpect\n", 6, "after «expect» comes"),
        (HEAD + "deal #7\nexpect weather fine\n", 6, "after «expect» comes"),
        (HEAD + "deal #7\nexpect refused 1 knock\n", 6, "ends with the clause"),
        (HEAD + "deal #7\nexpect amount pennies\n", 6, "after «expect amount»"),
        (HEAD + "position\n", 5, "like this: position hand"),
    ],
)
def test_a_mistake_in_the_form_is_answered_with_its_line(text: str, line: int, says: str) -> None:
    with pytest.raises(NotationError, match=says) as error:
        read(text, "some.game")
    assert str(error.value).startswith(f"some.game:{line}: ")


@pytest.mark.parametrize(
    ("moves", "line", "says"),
    [
        (
            "2 knock\n",
            5,
            r"step 1: “2 knock” is not allowed here .* Cards have to be shuffled first.*scat\.deal\.three",
        ),
        ("deal #7\n1 knock\n", 6, r"step 2: .* It is player 2’s turn.*allowed: 2 knock.*\(scat\.turn\.order\)"),
        ("deal #7\n3 knock\n", 6, "step 2: There is no player 3 at this table: the players are 1 to 2"),
        ("deal #7\n2 sing\n", 6, "step 2: “2 sing” is not a move"),
        ("deal #7\n2 discard 5X\n", 6, "step 2: “5X” is not a card"),
        ("deal #7\n2 draw\n", 6, "step 2: Write it like this: 2 draw stock, or like this: 2 draw discard"),
        ("deal #7\n2 draw deck\n", 6, "like this: 2 draw stock"),
        ("deal #7\n2 knock now\n", 6, "like this: 2 knock"),
        ("deal #7\nknock\n", 6, "player’s number first, like this: 2 knock"),
        ("deal seven\n", 5, "step 1: “seven” is not a card"),
        ("deal #-7\n", 5, "step 1: “#-7” is not a shuffle number"),
        ("deal #99999999999999999\n", 5, "is not a shuffle number"),
        ("deal #7\n" + "9" * 5000 + " knock\n", 6, "There is no player 999"),
        ("deal #7\n² knock\n", 6, "is not a move"),
        ("deal AS KS\n", 5, "50 of 52 cards are not named"),
        ("deal partial AS AS\n", 5, "A♠ is named too often"),
        ("deal #7\ndeal #8\n", 6, "It is player 2’s turn"),
        ("shuffle #7\n", 5, "“deal” is due here, not “shuffle”"),
        ("1 deal #7\n", 5, "“deal” is not a player’s move"),
    ],
)
def test_a_move_that_cannot_be_played_is_answered_with_line_and_step(moves: str, line: int, says: str) -> None:
    with pytest.raises(ReplayError, match=says) as error:
        replay(read(HEAD + moves, "some.game"))
    assert str(error.value).startswith(f"some.game:{line}: step ")


@pytest.mark.parametrize(
    ("expected", "got"),
    [
        ("to-act 1", "expected «to-act 1», got «2»"),
        ("amount pennies 1 2", "expected «amount pennies 1 2», got «3»"),
        ("amount wealth 1 2", "there is no amount «wealth 1» here"),
        ("event knocked 2", "expected «event knocked 2», got «event began"),
        ("event sneezed 2", "scat has no event «sneezed»"),
        ("event dealt 1 weather=fine", "has no fact «weather»"),
        ("event dealt 1 by scat.knock.once", "got «event began"),
        ("no event dealt", "got «event dealt"),
        ("no event lost-life 3", "there is no seat 3; the seats are 1 to 2"),
        ("no event lost-life 1 reason=tied", "a «lost-life» event has no fact «reason»; it has lives, paid"),
        ("no event lost-life 1 tied", "«tied» is not a fact"),
        ("no event lost-life 1 why=tide", "the fact «why» of «lost-life» is never «tide»; it is lowest or tied or"),
        ("no event lost-life lives=two", "is never «two»; it is a number"),
        ("no event turned-up card=1S", "is never «1S»; it is a card"),
        ("refused 2 knock by scat.knock.once", "got «allowed by scat.knock.when"),
        ("legal 1 knock", r"got «refused \(not-your-turn\)"),
        ("legal 2 knock by skin.pack", "«skin.pack» is not a clause of scat"),
        ("playing 1", "got «1 2»"),
        ("winner 1", "got «nobody»"),
        ("choices 7", "3: 2 knock; 2 draw stock; 2 draw discard"),
    ],
)
def test_an_expectation_that_fails_says_step_expected_and_got(expected: str, got: str) -> None:
    with pytest.raises(ReplayError, match=f"some.game:6: step 1: .*{got}"):
        replay(read(HEAD + f"deal #7\nexpect {expected}\n", "some.game"))


@pytest.mark.parametrize("what", ["no event dealt", "to-act 2", "playing 1 2", "amount kitty 0", "winner nobody"])
def test_clauses_where_none_are_compared_are_refused(what: str) -> None:
    with pytest.raises(NotationError, match=r"some.game:5: .* cites no clauses; leave out «by …»"):
        read(HEAD + f"expect {what} by scat.knock.once\n", "some.game")


def test_that_nobody_has_won_yet_can_be_expected() -> None:
    replay(read(HEAD + "deal #7\nexpect winner nobody\nexpect no event won\n"))


def test_a_bad_start_is_answered_too() -> None:
    with pytest.raises(ReplayError, match="2 to 9 players, not 10"):
        replay(read("varaq 1\ngame scat\nseats 10\ndealer 1\n"))
    with pytest.raises(ReplayError, match="one of the players 1 to 2, not 3"):
        replay(read("varaq 1\ngame scat\nseats 2\ndealer 3\n"))


def test_a_seat_sees_its_own_cards_in_its_history_and_no_others() -> None:
    played = replay(read(HEAD + "deal #7\n2 draw stock\n"))
    own, other = played.history(2)[-1], played.history(1)[-1]
    assert own.kind == other.kind == "drew-stock"
    assert str(own.fact("card")) != "??"
    assert str(other.fact("card")) == "??"


def test_completing_a_partial_deal_names_every_card_and_keeps_what_was_seen() -> None:
    record = read(HEAD + "deal partial KS 9D 8S 7D 3H 2C QD 10S\n2 draw stock\n2 discard 3H\n")
    whole = complete(record, 2, seed=5)
    assert len(whole.moves) == 2
    before, after = replay(record).steps[2].state, replay(whole).steps[-1].state
    assert (before.hands, before.discards, len(before.stock)) == (after.hands, after.discards, len(after.stock))
    assert "??" not in {str(card) for card in after.stock}
    assert complete(record, 2, seed=5) == whole
    assert complete(record, 2, seed=6) != whole


def test_completing_a_position_names_the_whole_stock() -> None:
    lines = "position dealer 2\nposition hand 1 KS 10S 4H\nposition hand 2 9D 7D JC\nposition discards 7H\n"
    record = read("varaq 1\ngame scat\nseats 2\n" + lines + "position stock 9S\n")
    state = replay(complete(record, 0, seed=1)).steps[0].state
    assert str(state.stock[0]) == "9S"
    assert len(set(state.stock)) == len(state.stock) == 45
    assert "??" not in {str(card) for card in state.stock}


POSITION = (
    "varaq 1\ngame scat\nseats 3\nposition dealer 3\nposition hand 1 KC 8C 3D\nposition hand 2 QS 6S 5H\n"
    "position hand 3 QD 6D 5D\nposition discards 9C\nposition stock 2D\n"
)


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        (HEAD.replace("seats 2", "seats 12"), 3, "2 to 9 players"),
        (HEAD.replace("dealer 1", "dealer 3"), 4, "not 3"),
        (POSITION.replace("seats 3", "seats 12"), 3, "2 to 9 players"),
        (POSITION.replace("dealer 3", "dealer 4"), 4, "players are 1 to 3"),
        (POSITION.replace("6S", "6Z"), 6, "“6Z” is not a card"),
        (POSITION.replace("hand 2 QS 6S 5H", "hand 2 QS 6S"), 6, "must hold 3 cards here, not 2"),
        (POSITION.replace("hand 2", "hand 4"), 6, "players are 1 to 3"),
        (POSITION.replace("6D 5D", "6D 8C"), 7, "8♣ is in two places"),
        (POSITION.replace("stock 2D", "stock 9C"), 9, "9♣ is in two places"),
        (POSITION.replace("discards 9C", "discards 9c"), 8, "“9c” is not a card"),
        (POSITION + "position pennies 3 3\n", 10, "3 in all, not 2"),
        (POSITION + "position pennies 3 3 " + "9" * 5000 + "\n", 10, "at most 15 digits"),
        (POSITION + "position kitty " + "9" * 5000 + "\n", 10, "at most 15 digits"),
        (POSITION + "position kitty 4\n", 10, "make 13"),
        (POSITION + "position out 2\n", 10, "still has pennies .3."),
        (POSITION + "position deal 0\n", 10, "at least 1"),
        (POSITION + "position knocker 1\n", 10, "has knocked"),
        (POSITION + "position turn 2\nposition turn 2\n", 11, "set twice"),
        (POSITION + "position drawn stock\n", 10, "like this: position drawn stock 9C"),
        (POSITION + "position drawn stock 2C\n", 5, "must hold 4 cards here, not 3"),
    ],
)
def test_a_start_that_cannot_be_names_its_line(text: str, line: int, says: str) -> None:
    with pytest.raises(ReplayError, match=says) as error:
        replay(read(text, "some.game"))
    assert str(error.value).startswith(f"some.game:{line}: at the start: ")


@pytest.mark.parametrize(
    ("expected", "says"),
    [
        ("amount value ² 21", "there is no amount «value ²»"),
        ("amount value " + "9" * 5000 + " 21", "there is no amount «value 999"),
        ("event knocked ²", "there is no seat ²"),
        ("event knocked " + "9" * 5000, "there is no seat 999"),
        ("no event lost-life 1 lives=1 lives=2", "«lives» is given twice"),
    ],
)
def test_an_expectation_with_an_odd_number_names_its_line(expected: str, says: str) -> None:
    with pytest.raises(ReplayError, match=says) as error:
        replay(read(f"{POSITION}expect {expected}\n", "some.game"))
    assert str(error.value).startswith("some.game:10: at the start: ")


def test_an_error_does_not_repeat_a_line_of_any_length() -> None:
    with pytest.raises(NotationError) as error:
        replay(read(f"{POSITION}1 knock {'y' * 1_000_000}\n", "some.game"))
    assert "Write it like this: 2 knock" in str(error.value)
    assert len(str(error.value)) < 1200
