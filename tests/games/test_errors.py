"""Every error that players can meet: raised by bad input, and said in three languages from the same texts."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from games import rulebook
from games.errors import EnglishError, NotationError, ReplayError, WordedError
from games.record import read
from games.replay import replay
from games.rulebook import RuleBook
from games.segments import CardText, Link, NotationText, NumberText, plain
from scripts.rulebook.raised import by_text, raised
from tests.games.bad_input import BAD, RECORDS


def test_bad_input_is_known_for_every_error_that_the_games_raise(root: Path) -> None:
    assert set(BAD) == set(by_text(raised(root)))


@pytest.mark.parametrize("message", BAD)
def test_bad_input_raises_its_error_which_every_language_says(message: str) -> None:
    with pytest.raises(WordedError) as caught:
        BAD[message]()
    error = caught.value
    assert error.message == message
    if message in RECORDS:
        assert isinstance(error, NotationError) and error.line
    for lang in ("en", "fa", "uk"):
        assert plain(error.segments(rulebook.load().words(lang)))


@pytest.mark.parametrize(
    ("message", "wrong"),
    [
        ("error-no-hands", "position knocker 2"),
        ("skin-error-no-cards", "position stake 1"),
        ("skin-error-session-over", "position deal"),
        ("skin-error-banker-card", "position card 3"),
        ("skin-error-dead-alone", "position dead"),
        ("skin-error-chips-total", "position chips"),
        ("skin-error-stake-no-card", "position stake 2"),
        ("skin-error-side-alone", "position side 1 1"),
        ("skin-error-side-off", "position side"),
        ("snitchems-error-sides", "position games"),
        ("snitchems-error-deal", "position deal"),
        ("snitchems-error-stock-size", "position stock"),
        ("snitchems-error-captor-no-pile", "position captor"),
        ("snitchems-error-pile-of-one", "position pile 2"),
        ("snitchems-error-hand-size", "position hand 2"),
    ],
)
def test_the_line_that_is_wrong_is_named(message: str, wrong: str) -> None:
    error = error_of(RECORDS[message])
    assert error.line
    assert RECORDS[message].split("\n")[error.line - 1].startswith(wrong)


def error_of(text: str) -> ReplayError:
    with pytest.raises(ReplayError) as caught:
        replay(read(text, "some.game"))
    return caught.value


def test_a_sentence_has_cards_numbers_and_notation_of_its_language() -> None:
    said = error_of(RECORDS["error-cards-missing"]).segments(rulebook.load().words("fa"))
    assert [one.text for one in said if isinstance(one, NumberText)] == ["۵۲", "۵۰"]
    assert [str(one.card) for one in said if isinstance(one, CardText)] == ["2S"]
    assert [one.text for one in said if isinstance(one, NotationText)] == ["deal partial …"]


def test_a_refused_move_is_told_by_the_game_s_own_sentence_with_its_clause() -> None:
    words = rulebook.load().words("uk")
    said = error_of(RECORDS["error-refused"]).segments(words)
    assert words.plain("scat-refused-not-your-turn", seat=1, turn=2) in plain(said)
    assert [one.target for one in said if isinstance(one, Link)] == ["scat.turn.order"]


def test_the_command_line_says_the_english_text_with_place_step_and_clauses() -> None:
    text = RECORDS["scat-error-stock-empty"]
    said = rulebook.load().words("en").plain("scat-error-stock-empty")
    assert str(error_of(text)) == f"some.game:4: at the start: {said} (scat.stock.empty)"


def test_without_the_texts_an_error_says_what_it_is_and_how_to_make_them(monkeypatch: pytest.MonkeyPatch) -> None:
    error = error_of(RECORDS["error-two-places"])

    def no_book() -> RuleBook:
        raise rulebook.NoRuleBook("is not there")

    monkeypatch.setattr(rulebook, "load", no_book)
    assert str(error) == (
        "some.game:7: step 0: error-two-places (card=KS); the rule book has no words for it, "
        "make it with: python3 scripts/build.py"
    )


def test_a_text_of_any_length_is_cut_in_the_sentence() -> None:
    long = str(error_of(RECORDS["error-not-an-action"].replace("sing", "s" * 100_000)))
    assert len(long) < 500
    assert len(str(EnglishError("e" * 100_000))) < 1100


@pytest.mark.parametrize("message", ["error-two-places", "error-refused", "error-english"])
def test_an_error_crosses_processes_as_it_is(message: str) -> None:
    with pytest.raises(WordedError) as caught:
        BAD[message]()
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.facts) == (str(caught.value), caught.value.facts)
