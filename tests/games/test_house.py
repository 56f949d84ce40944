"""House rules in one word: every table's options there and back, and nothing else passes."""

from __future__ import annotations

import re

import pytest

import games
from games.__main__ import main
from games.chance import Source
from games.errors import BadOption
from games.house import BadHouseRules, check, read, write
from games.scat.options import ScatOptions
from games.survey import any_options


def checked(game: str, body: str) -> str:
    return f"{body}~{check(game, body)}"


@pytest.mark.parametrize("key", games.keys())
def test_any_options_come_back(key: str) -> None:
    kind = games.game(key).Options
    source = Source(5, f"house/{key}")
    for _ in range(300):
        options = any_options(kind, source)
        code = write(key, options)
        assert read(key, kind, code) == options
        assert re.fullmatch(r"[A-Za-z0-9~=.-]+", code), "only signs that an address keeps as they are"


def test_the_usual_options_need_no_code() -> None:
    assert write("scat", ScatOptions()) == ""
    assert read("scat", ScatOptions, "") == ScatOptions()


def test_the_check_is_the_upper_part_of_fnv_1a() -> None:
    # Published values of FNV-1a with 32 bits: "" 811c9dc5, "a" e40c292c, "foobar" bf9cf968.
    signs = "0123456789abcdefghjkmnpqrstvwxyz"

    def upper(number: int) -> str:
        return "".join(signs[int(format(number, "032b")[at : at + 5], 2)] for at in (0, 5, 10, 15))

    def fnv(text: str) -> int:
        total = 2166136261
        for byte in text.encode():
            total = ((total ^ byte) * 16777619) % 2**32
        return total

    assert (fnv("a"), fnv("foobar")) == (0xE40C292C, 0xBF9CF968)
    assert check("scat", "1~pennies=4") == upper(fnv("scat~1~pennies=4"))


def test_one_sign_that_is_lost_or_changed_is_noticed() -> None:
    code = write("scat", ScatOptions(pennies=4, free_life=False, three_of_a_kind="30.5"))
    for at in range(len(code)):
        for damaged in (code[:at] + code[at + 1 :], code[:at] + ("x" if code[at] != "x" else "y") + code[at + 1 :]):
            with pytest.raises(BadHouseRules):
                read("scat", ScatOptions, damaged)
    for end in range(1, len(code)):
        with pytest.raises(BadHouseRules):
            read("scat", ScatOptions, code[:end])


@pytest.mark.parametrize(
    ("code", "why", "said"),
    [
        ("2~pennies=4~0000", "version", "version 2"),
        ("1", "damaged", "begins with 1~"),
        ("1~pennies=4", "damaged", "damaged"),
        (checked("skin", "1~chips=50"), "damaged", "another game"),
        (checked("scat", "1~penies=4"), "option", "Did you mean “pennies”"),
        (checked("scat", "1~pennies=10"), "value", "from 1 to 9"),
        (checked("scat", "1~pennies=4~pennies=5"), "value", "twice"),
        (checked("scat", "1~free-life"), "value", "name and its value"),
        (checked("scat", "1~"), "option", "not an option"),
        (checked("scat", "1~pennies=" + "9" * 100), "value", "from 1 to 9"),
        ("1~" + "a" * 5000, "too-long", "at most 1000"),
        ("١~pennies=4~0000", "damaged", "begins with"),
        ("<script>alert(1)</script>", "damaged", "no code"),
        ("\ud800~\x00", "damaged", "no code"),
        ("1~\ud800~abcd", "damaged", "damaged"),
    ],
)
def test_what_is_no_code_of_this_game_is_told(code: str, why: str, said: str) -> None:
    with pytest.raises(BadHouseRules, match=re.escape(said)) as caught:
        read("scat", ScatOptions, code)
    assert caught.value.why == why
    assert isinstance(caught.value, BadOption)


def test_random_texts_are_refused_or_read_and_never_anything_else() -> None:
    source = Source(7, "hostile")
    letters = "1~=.-pennies4free-lifeoff\x00é٣\u202e %&#"
    for _ in range(500):
        text = "".join(source.pick(letters) for _ in range(1 + source.below(30)))
        body = text if source.below(2) else checked("scat", text)
        try:
            assert isinstance(read("scat", ScatOptions, body), ScatOptions)
        except BadHouseRules as error:
            assert str(error)


def test_the_command_line_prints_the_rules_of_a_code(capsys: pytest.CaptureFixture[str]) -> None:
    code = write("scat", ScatOptions(pennies=4))
    assert main(["rules", "scat", "--house", code, "--option", "free-life=off"]) == 0
    out = capsys.readouterr().out
    assert "starts the game with 4 pennies" in out
    assert "Nobody plays on without pennies" in out
    assert write("scat", ScatOptions(pennies=4, free_life=False)) in out.splitlines()[1]
    assert main(["rules", "skin", "--house", code]) == 2
    assert "another game than skin" in capsys.readouterr().err
