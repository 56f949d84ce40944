"""A whole game in one line: what is written is read, and whatever else is given gets a message."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import replace
from pathlib import Path

import pytest

import games
from games import examples, link, link_content, link_head
from games.cards import PACK
from games.chance import Source
from games.digits import DigitReader, DigitWriter
from games.errors import LinkError
from games.lengths import options_for, sensible_game
from games.link import LONG, LONGEST, decode, encode
from games.record import new, read
from games.study import Place, Study
from tests.games.golden_links import choices_hash, messages, read_golden
from tests.games.studies import random_study

HEAD = "varaq 1\ngame scat\nseats 2\ndealer 1\n"


def sealed(start: str, number: int) -> str:
    """A link with a right check, whatever its number says."""
    body = number.to_bytes((number.bit_length() + 7) // 8, "big")
    return start + urlsafe_b64encode(body + link._check(start, body)).decode().rstrip("=")


@pytest.mark.parametrize("key", games.keys())
@pytest.mark.parametrize("seed", range(1, 9))
def test_random_studies_under_random_options_are_read_as_they_were_written(key: str, seed: int) -> None:
    study = random_study(key, 100 + seed, (40, 400)[seed % 2], (0, 15)[seed // 2 % 2])
    shared = decode(encode(study))
    assert shared.study == study
    assert shared.study.text() == study.text()


@pytest.mark.parametrize("key", games.keys())
def test_games_of_every_table_size_are_read_as_they_were_written(key: str) -> None:
    for seats in games.game(key).seats:
        study = Study.of(sensible_game(key, options_for(key, seats), seats, seats))
        shared = decode(encode(study))
        assert shared.study == study
        assert not shared.hidden
        assert len(encode(study)) <= LONG


@pytest.mark.parametrize("key", games.keys())
def test_every_example_is_read_as_it_was_written(key: str) -> None:
    """Among them are all kinds of positions, and packs of which only the top cards are named."""
    for id in examples.ids(key):
        study = Study.of(examples.load(key, id))
        assert decode(encode(study)).study == study, id


@pytest.mark.parametrize("key", games.keys())
def test_links_that_were_once_made_are_read_for_ever(key: str) -> None:
    for golden in read_golden(key):
        study = decode(golden.link).study
        assert study.text() == golden.text + "\n"
        assert choices_hash(study) == golden.choices, "the order of `actions` belongs to the version of the notation"
        assert encode(study) == golden.link


@pytest.mark.parametrize("key", games.keys())
def test_the_links_that_are_kept_have_every_kind_of_action(key: str) -> None:
    game = games.game(key)
    kept = set().union(*(messages(decode(golden.link).study) for golden in read_golden(key)))
    without_amount = {one for one in game.action_texts if f"{one}-amount" in game.action_texts}
    assert kept >= set(game.action_texts) - without_amount


def test_a_change_in_the_order_of_actions_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.game("scat")
    listed = game.actions
    text = encode(Study.of(read(HEAD + "deal #7\n2 knock\n")))
    monkeypatch.setattr(game, "actions", lambda state: listed(state)[::-1])
    with pytest.raises(LinkError, match="another edition") as error:
        decode(text)
    assert error.value.kind == "edition"


def test_a_pack_by_its_cards_and_a_forced_move_cost_what_they_must() -> None:
    """52! is a number of 226 binary digits, so of 37.6 characters, and how many cards there are costs one."""
    cards = " ".join(map(str, PACK))
    seed, named = (encode(Study.of(read(HEAD + f"deal {pack}\n"))) for pack in ("#7", cards))
    assert 36 <= len(named) - len(seed) <= 39
    digits = DigitWriter()
    digits.digit(0, 1)
    assert digits.number(5) == 5


@pytest.mark.parametrize("value", [0, 1, 2, 53, 2**53 - 1, 2**63 - 1])
def test_a_number_of_any_size_is_read_as_it_was_written(value: int) -> None:
    digits = DigitWriter()
    digits.count(value)
    digits.digit(3, 7)
    reader = DigitReader(digits.number(11))
    assert (reader.count(), reader.digit(7), reader.rest) == (value, 3, 11)


def test_only_a_running_game_with_cards_hides_some() -> None:
    assert not decode(encode(Study.of(read(HEAD)))).hidden
    assert decode(encode(Study.of(read(HEAD + "deal #7\n")))).hidden
    position = HEAD + "position hand 1 KS 7S 2H\nposition hand 2 10D 6D 2C\nposition discards 3C\n"
    assert decode(encode(Study.of(read(position)))).hidden
    over = sensible_game("scat", games.game("scat").Options(pennies=1), 2, 1)
    assert not decode(encode(Study.of(over))).hidden
    assert decode(encode(Study.of(replace(over, moves=over.moves[:-1])))).hidden


def test_a_study_is_written_in_the_words_of_the_engine() -> None:
    study = Study.of(read(HEAD.replace("dealer 1\n", "position dealer 01\n") + "deal #07\n2 draw stock\n"))
    shared = decode(encode(study)).study
    assert shared.head.position == (("dealer", "1"),)
    assert shared.lines[0].moves == ("deal #7", "2 draw stock")


@pytest.mark.parametrize(
    ("text", "kind", "place", "says"),
    [
        ("", "empty", None, "nothing in it"),
        (" \n", "empty", None, "nothing in it"),
        ("x" * (LONGEST + 1), "long", None, "at most 8000 characters, not 8001"),
        ("1scat-AAAA<script>alert(1)</script>", "characters", 11, "character 11 is '<'"),
        ("1scat-ÄB", "characters", 7, r"'\\xc4'"),
        ("1scat-AA%41", "characters", 9, "'%'"),
        ("1scat-AA\x00", "characters", 9, r"'\\x00'"),
        ("1scat-AA==", "characters", 9, "'='"),
        ("scat-AAAA", "damaged", None, "does not begin"),
        ("1scat", "damaged", None, "does not begin"),
        ("1Scat-AAAA", "damaged", None, "does not begin"),
        ("1scat-", "damaged", None, "copy it again"),
        ("1scat-A", "damaged", None, "copy it again"),
        ("1scat-AAAAAAAAAAAA", "damaged", None, "copy it again"),
        ("2scat-AAAA", "version", None, "of version 2, and only version 1"),
        ("9" * 5000 + "scat-AAAA", "version", None, "of version 9{20},"),
    ],
)
def test_what_is_no_link_is_answered_with_the_reason(text: str, kind: str, place: int | None, says: str) -> None:
    with pytest.raises(LinkError, match=says) as error:
        decode(text)
    assert (error.value.kind, error.value.place) == (kind, place)


@pytest.mark.parametrize("start", ["1chess-", "1__init__-", "1os-", "1common-"])
def test_a_game_that_is_not_there_is_named(start: str) -> None:
    with pytest.raises(LinkError, match="There is no game") as error:
        decode(sealed(start, 12345))
    assert error.value.kind == "game"


def test_a_link_has_only_one_text() -> None:
    """The last character of these has bits that base64 does not use; other bits there mean the same bytes."""
    for move in range(8):
        text = encode(Study.of(read(HEAD + f"deal #{7 << move * 6}\n")))
        body = text.partition("-")[2]
        if len(body) % 4:
            letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
            other = text[:-1] + letters[letters.index(text[-1]) + 1]
            assert urlsafe_b64decode(other[6:] + "==") == urlsafe_b64decode(body + "==")
            with pytest.raises(LinkError, match="damaged"):
                decode(other)
            return
    pytest.fail("no link has such bits")


def test_space_around_a_link_does_no_harm() -> None:
    text = encode(Study.of(read(HEAD + "deal #7\n")))
    assert decode(f" {text}\r\n").study == decode(text).study


@pytest.mark.parametrize("key", games.keys())
def test_three_hundred_damaged_links_are_refused(key: str) -> None:
    """Cut, a character changed, two exchanged, one left out or put in, the end of another link, another game's name."""
    source = Source(3, f"damage/{key}")
    good = [encode(random_study(key, seed, 30, 9)) for seed in (1, 2, 3)]
    letters = "ABCXYZabcxyz0189-_"
    others = [one for one in games.keys() if one != key]  # noqa: SIM118 - a function, not a mapping
    refused = 0
    while refused < 300:
        text = source.pick(good)
        place, other = source.below(len(text)), source.below(len(text))
        bad = source.pick(
            (
                text[:place],
                text[:place] + source.pick(letters) + text[place + 1 :],
                text[: min(place, other)] + text[max(place, other) :],
                text[:place] + source.pick(letters) + text[place:],
                text[:place] + source.pick(good)[place:],
                text.replace(key, source.pick(others), 1),
                text + source.pick(letters),
            )
        )
        if bad in good:
            continue
        with pytest.raises(LinkError):
            decode(bad)
        refused += 1


@pytest.mark.parametrize("key", games.keys())
def test_three_hundred_hostile_links_with_a_right_check_are_refused(key: str) -> None:
    """Numbers that nobody has written: alone, or behind a head with options, seats, dealer, and a count of moves."""
    source = Source(4, f"hostile/{key}")
    kinds = set()
    for number in range(300):
        noise = int.from_bytes(bytes(1 + source.below(255) for _ in range(8 + source.below(400))), "big")
        digits = DigitWriter()
        if number % 3:
            digits.count(0)
            seats = source.pick(games.game(key).seats)
            digits.count(seats)
            digits.digit(1, seats + 1)
            digits.count(0)
            digits.count((0, 3, 5000)[source.below(3)])
            digits.count((2, 60, 6000)[source.below(3)])
        with pytest.raises(LinkError) as error:
            decode(sealed(f"1{key}-", digits.number(noise)))
        kinds.add(error.value.kind)
    assert {"content", "long"} <= kinds <= {"content", "edition", "long", "step"}


def test_positions_that_nobody_can_have_are_refused() -> None:
    """Words of real positions, mixed up."""
    source = Source(5, "positions")
    records = [(key, examples.load(key, id)) for key in games.keys() for id in examples.ids(key)]  # noqa: SIM118
    records = [(key, record) for key, record in records if record.position]
    words = sorted({word for _, record in records for line in record.position for word in line})
    for _ in range(300):
        key, record = source.pick(records)
        lines = [list(line) for line in record.position]
        line = source.pick(lines)
        line[source.below(len(line))] = source.pick([*words, "0", "99", "1" + "0" * 14])
        head = replace(record, position=tuple(map(tuple, lines)), first_dealer=source.below(record.seats + 1))
        digits = DigitWriter()
        link_head.write_head(head, digits)
        digits.count(0)
        digits.count(2)
        with pytest.raises(LinkError):
            decode(sealed(f"1{key}-", digits.number(10**30 + source.below(1 << 32))))


def test_a_link_makes_no_more_work_than_its_limits_allow(monkeypatch: pytest.MonkeyPatch) -> None:
    study = Study.of(read(HEAD + "deal #7\n2 draw stock\n"))
    text = encode(study)
    monkeypatch.setattr(link_content, "MOST_MOVES", 1)
    for doing in (lambda: encode(study), lambda: decode(text)):
        with pytest.raises(LinkError, match="at most 1 moves") as error:
            doing()
        assert error.value.kind == "long"
    monkeypatch.undo()
    monkeypatch.setattr(link_content, "MOST_CHOICES", 2)
    for doing in (lambda: encode(study), lambda: decode(text)):
        with pytest.raises(LinkError, match="too many moves to choose from"):
            doing()


def test_a_game_too_long_for_a_link_is_sent_to_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link, "LONGEST", 20)
    with pytest.raises(LinkError, match=r"at most 20 characters, this one would have \d+; save the record") as error:
        encode(Study.of(read(HEAD + "deal #7\n")))
    assert error.value.kind == "long"


@pytest.mark.parametrize(
    ("moves", "says", "step"),
    [
        ("deal #7\n1 knock\n", r"step 2 of line 0 cannot be: «1 knock» is refused .*scat\.turn\.order", 2),
        ("deal #7\n2 sing\n", "step 2 of line 0 cannot be: “2 sing” is not a move", 2),
        ("2 knock\n", "step 1 of line 0 cannot be: «2 knock» is not «deal»", 1),
        ("deal partial KS QS\n2 draw stock\n", "step 1 of line 0 cannot be", 1),
    ],
)
def test_a_move_that_cannot_be_is_named_with_its_step(moves: str, says: str, step: int) -> None:
    with pytest.raises(LinkError, match=says) as error:
        encode(Study.of(read(HEAD + moves)))
    assert (error.value.kind, error.value.place) == ("step", step)


def test_a_game_that_cannot_begin_is_refused() -> None:
    options = games.game("scat").Options()
    for record in (new("scat", options, 99, 1), new("scat", options, 2, 7)):
        with pytest.raises(LinkError, match="cannot begin") as error:
            encode(Study.of(record))
        assert error.value.kind == "content"


def test_the_place_looked_at_comes_along() -> None:
    study = Study.of(read(HEAD + "deal #7\n2 draw stock\n")).go(0, 1).play("2 knock")
    shared = decode(encode(study)).study
    assert shared.place == (1, 2)
    assert shared.back().place == Place(0, 1)


def test_the_description_of_the_notation_names_the_limits() -> None:
    text = (Path(__file__).parents[2] / "docs" / "dev" / "notation.md").read_text(encoding="utf-8")
    for limit in (LONGEST, link_content.MOST_MOVES, link_content.MOST_CHOICES):
        assert f"{limit:,}" in text
