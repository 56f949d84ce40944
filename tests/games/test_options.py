"""Options: read, written, bounded."""

from __future__ import annotations

import pytest

from games.errors import BadOption
from games.inbetween.options import InBetweenOptions
from games.options import number, specs
from games.scat.options import ScatOptions


def test_what_is_not_named_keeps_its_default() -> None:
    assert ScatOptions.read([]) == ScatOptions()
    assert ScatOptions().write() == ()


def test_every_value_of_every_option_is_read_back() -> None:
    for spec in specs(ScatOptions):
        values = {
            "switch": ["on", "off"],
            "number": [str(spec.low), str(spec.high)],
            "choice": list(spec.values),
        }[spec.kind]
        for value in values:
            options = ScatOptions.read([f"{spec.name}={value}"])
            assert ScatOptions.read(options.write()) == options
            assert spec.write(getattr(options, spec.attribute)) == value
            assert ScatOptions.of(options.values()) == options


@pytest.mark.parametrize(
    ("word", "says"),
    [
        ("pennies=0", "a whole number from 1 to 9"),
        ("pennies=10", "a whole number from 1 to 9"),
        ("pennies=three", "a whole number from 1 to 9"),
        ("pennies=-1", "a whole number from 1 to 9"),
        ("pennies=٣", "a whole number from 1 to 9"),
        ("min-knock=32", "from 0 to 31"),
        ("free-life=yes", "“on” or “off”"),
        ("three-of-a-kind=31", "one of these: off, 30, and 30.5"),
        ("penies=3", "Did you mean “pennies”"),
        ("pennies", "Write its name and its value, such as pennies="),
    ],
)
def test_a_bad_option_says_what_it_may_be(word: str, says: str) -> None:
    with pytest.raises(BadOption, match=says):
        ScatOptions.read([word])


def test_an_option_set_twice_is_refused() -> None:
    with pytest.raises(BadOption, match="set twice"):
        ScatOptions.read(["pennies=3", "pennies=4"])


def test_options_made_in_code_are_checked_too() -> None:
    with pytest.raises(BadOption, match="from 1 to 9"):
        ScatOptions(pennies=12)
    with pytest.raises(BadOption, match="“on” or “off”"):
        ScatOptions(free_life=1)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="no option “weather”"):
        ScatOptions.of({"weather": "fine"})


def test_a_number_that_stands_for_something_else_is_told_in_words() -> None:
    """0 rounds are as many as there are players; 5 rounds are five."""
    rounds = next(spec for spec in specs(InBetweenOptions) if spec.name == "rounds")
    assert rounds.worded == (0,)
    assert (rounds.words(0), rounds.words(5)) == ("value-0", None)
    free_life, three = (
        next(spec for spec in specs(ScatOptions) if spec.name == name) for name in ("free-life", "three-of-a-kind")
    )
    assert (free_life.worded, free_life.words(True)) == ((True, False), None)
    assert (three.worded, three.words("30")) == (("off", "30", "30.5"), "value-30")


def test_a_number_cannot_be_named_that_the_option_cannot_be() -> None:
    with pytest.raises(ValueError, match="from 1 to 9 and cannot be every one of"):
        number("scat.opt.pennies", 3, 1, 9, named=(0,))
