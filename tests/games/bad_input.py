"""Bad input for every error that the games raise with a text: by the text, what raises it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any, Final

import games
from games.cards import PACK
from games.inbetween.actions import Bet, Pass
from games.record import read
from games.replay import replay
from games.terminal import _read

SCAT: Final = "varaq 1\ngame scat\nseats 3\n"
SKIN: Final = "varaq 1\ngame skin\nseats 3\nposition banker 3\n"
IN_BETWEEN: Final = "varaq 1\ngame inbetween\noptions rounds=2\nseats 2\n"
SNITCHEMS: Final = "varaq 1\ngame snitchems\nseats 2\n"
HANDS: Final = "position hand 1 KS 7S 2H\nposition hand 2 10D 6D 2C\nposition hand 3 9H 8H 3S\n"
REST: Final = " ".join(str(one) for one in PACK if str(one) not in HANDS.split())
LAYOUT: Final = SNITCHEMS + "position dealer 2\nposition hand 1 4S KD 9H\nposition table 4H 8C JH 2D\n"
FIRST: Final = "varaq 1\ngame scat\nseats 2\ndealer 1\n"

RECORDS: Final = {
    # what a record is made of
    "error-byte-order-mark": "\ufeff" + FIRST,
    "error-record-begins": "game scat\n",
    "error-version": "varaq 2\n",
    "error-unknown-game": "varaq 1\ngame skat\n",
    "error-line-missing": "varaq 1\nseats 2\n",
    "error-head-late": FIRST + "deal #7\ndealer 2\n",
    "error-head-twice": FIRST + "seats 3\n",
    "error-head-order": "varaq 1\ngame scat\nseats 2\noptions pennies=1\n",
    "error-head-one-word": "varaq 1\ngame scat skin\n",
    "error-number": "varaq 1\ngame scat\nseats two\n",
    "error-dealer-missing": "varaq 1\ngame scat\nseats 2\n",
    "error-form": FIRST + "position\n",
    "error-note-twice": FIRST + "note one\nnote two\n",
    "error-english": FIRST + "expect weather fine\n",
    "error-table-size": "varaq 1\ngame scat\nseats 10\ndealer 1\n",
    "error-first-dealer": "varaq 1\ngame scat\nseats 2\ndealer 3\n",
    # its options
    "error-option-switch": "varaq 1\ngame scat\noptions free-life=yes\n",
    "error-option-number": "varaq 1\ngame scat\noptions pennies=99\n",
    "error-option-choice": "varaq 1\ngame scat\noptions three-of-a-kind=31\n",
    "error-option-twice": "varaq 1\ngame scat\noptions pennies=1 pennies=1\n",
    "error-not-an-option": "varaq 1\ngame scat\noptions pennies\n",
    "error-unknown-option": "varaq 1\ngame scat\noptions weather=fine\n",
    "error-unknown-option-near": "varaq 1\ngame scat\noptions penies=1\n",
    # its moves
    "error-not-a-card": FIRST + "deal #7\n2 discard 5X\n",
    "error-no-seat": FIRST + "deal #7\n3 knock\n",
    "error-not-an-action": FIRST + "deal #7\n2 sing\n",
    "error-seat-missing": FIRST + "deal #7\nknock\n",
    "error-form-either": FIRST + "deal #7\n2 draw deck\n",
    "error-refused": FIRST + "deal #7\n1 knock\n",
    "error-refused-alone": FIRST + "2 knock\n",
    "error-deal-seat": FIRST + "1 deal #7\n",
    "error-deal-not-due": FIRST + "deal #7\ndeal #8\n",
    "error-other-shuffle": FIRST + "shuffle #7\n",
    "error-seed": FIRST + "deal #-7\n",
    "error-card-surplus": FIRST + "deal partial AS AS\n",
    "error-cards-missing": FIRST + "deal AS KS\n",
    "error-card-open": FIRST + "deal partial KS 9D 8S 7D 3H 2C QD\n2 draw stock\n",
    "snitchems-error-taken-twice": SNITCHEMS + "dealer 1\ndeal #7\n2 play 4S take 4H 4H\n",
    "snitchems-error-partners": "varaq 1\ngame snitchems\noptions partners=on\nseats 2\ndealer 1\n",
    # positions: scat
    "error-position-word": SCAT + "position weather fine\n",
    "error-position-twice": SCAT + "position turn 2\nposition turn 2\n",
    "error-two-places": SCAT + HANDS + "position discards KS\n",
    "error-no-hands": SCAT + "position knocker 2\n",
    "error-hand-twice": SCAT + HANDS + "position hand 2 9C 8C 7C\n",
    "error-numbers-of-players": SCAT + "position pennies 3 3\n",
    "error-one-player-left": SCAT + "position pennies 3 0 0\nposition out 2 3\n",
    "error-dealer-out": SCAT + "position dealer 2\nposition pennies 3 0 3\nposition out 2\n",
    "error-out-to-play": SCAT + HANDS + "position pennies 3 0 3\nposition out 2\nposition turn 2\n",
    "scat-error-too-many-pennies": SCAT + "position pennies 3 4 2\n",
    "scat-error-pennies-total": SCAT + "position pennies 3 3 3\nposition kitty 4\n",
    "scat-error-out-with-pennies": SCAT + "position out 2\n",
    "scat-error-game-begun": SCAT + "position pennies 3 2 3\nposition deal 0\n",
    "scat-error-deal-begun": SCAT + HANDS + "position discards 5C\nposition deal 0\n",
    "scat-error-out-knocked": SCAT
    + HANDS
    + "position pennies 3 0 3\nposition out 2\nposition turn 1\nposition knocker 2\n",
    "scat-error-knocker-to-play": SCAT + HANDS + "position turn 1\nposition knocker 1\n",
    "scat-error-no-discards": SCAT + HANDS,
    "scat-error-stock-empty": SCAT + HANDS + f"position discards {REST}\n",
    "scat-error-out-with-cards": SCAT + HANDS + "position pennies 3 0 3\nposition out 2\nposition turn 1\n",
    "scat-error-hand-size": SCAT + HANDS.replace(" 2C", "") + "position discards 5C\n",
    "scat-error-holds-31": SCAT + HANDS.replace("10D 6D 2C", "AD KD QD") + "position discards 5C\n",
    "scat-error-held-31": SCAT + HANDS.replace("10D 6D 2C", "AD KD QD 2C") + "position drawn stock 2C\n",
    "scat-error-drawn-not-held": SCAT + HANDS.replace(" 2C", " 2C 4C") + "position drawn stock 5C\n",
    # positions: inbetween
    "inbetween-error-no-posts": IN_BETWEEN + "position stock 3S\n",
    "inbetween-error-chips-total": IN_BETWEEN + "position chips 20 18\nposition pot 3\n",
    "inbetween-error-too-many-chips": IN_BETWEEN + "position chips 20 21\n",
    "inbetween-error-pot-empty": IN_BETWEEN + "position chips 20 20\n",
    "inbetween-error-out-with-chips": IN_BETWEEN + "position out 1\n",
    "inbetween-error-no-chips": IN_BETWEEN + "position chips 0 20\nposition turn 1\n",
    "inbetween-error-round": IN_BETWEEN + "position round 3\n",
    "inbetween-error-too-few-cards": IN_BETWEEN + "position posts 3S JD\nposition discards rest\n",
    "inbetween-error-no-ace-to-call": IN_BETWEEN + "position posts 3S JD\nposition ace low\n",
    "inbetween-error-two-posts": IN_BETWEEN + "position posts 3S\n",
    "inbetween-error-ace-not-called": IN_BETWEEN.replace("rounds", "ace=first-choice rounds")
    + "position posts AS 3D\n",
    "inbetween-error-pair-settled": IN_BETWEEN + "position posts 3S 3D\n",
    "inbetween-error-neighbours-settled": IN_BETWEEN + "position posts 3S 4D\n",
    "inbetween-error-nothing-to-call": IN_BETWEEN + "position posts 3S JD\nposition called high\n",
    # positions: skin
    "skin-error-session-over": SKIN + "position deal 3\n",
    "skin-error-no-cards": SKIN + "position stake 1 5\n",
    "skin-error-card-twice": SKIN + "position card 1 7H\nposition card 1 8H\n",
    "skin-error-stake-twice": SKIN + "position stake 1 5\nposition stake 1 6\n",
    "skin-error-no-bet": SKIN + "position stake 1 0\n",
    "skin-error-put-up": SKIN + "position bank KD\nposition card 1 7H\nposition stake 1 101\n",
    "skin-error-chips-total": SKIN
    + "position bank KD\nposition card 1 7H\nposition stake 1 5\nposition chips 100 100 100\n",
    "skin-error-banker-one-card": SKIN + "position bank KD QS\nposition card 1 7H\n",
    "skin-error-banker-card": SKIN + "position bank KD\nposition card 3 7H\n",
    "skin-error-would-match": SKIN + "position bank KD\nposition card 1 KH\n",
    "skin-error-dead-rank": SKIN + "position bank KD\nposition card 1 7H\nposition dead 7C 7D\n",
    "skin-error-dead-alone": SKIN + "position bank KD\nposition card 1 7H\nposition dead 2C\n",
    "skin-error-banker-first": SKIN + "position bank KD\n",
    "skin-error-deal-over": SKIN + "position card 1 7H\n",
    "skin-error-stake-no-banker": SKIN
    + "position card 1 7H\nposition card 2 QS\nposition side 1 2 3\nposition stake 1 4\n",
    "skin-error-stake-no-card": SKIN + "position bank KD\nposition card 1 7H\nposition stake 2 5\n",
    "skin-error-side-no-card": SKIN + "position bank KD\nposition card 1 7H\nposition side 1 2 3\n",
    "skin-error-side-alone": SKIN + "position bank KD\nposition card 1 7H\nposition side 1 1 3\n",
    # positions: snitchems
    "snitchems-error-pile-twice": SNITCHEMS + "position pile 1 9\nposition pile 1 9\n",
    "snitchems-error-pile-size": LAYOUT + "position pile 1 53\n",
    "snitchems-error-sides": SNITCHEMS + "position games 1\n",
    "snitchems-error-deal": LAYOUT + "position hand 2 JD 9S 2S\nposition deal 9\n",
    "snitchems-error-stock-size": LAYOUT + "position hand 2 JD 9S 2S\nposition deal 8\nposition stock 7C\n",
    "snitchems-error-cards-total": LAYOUT + "position hand 2 JD 9S 2S\nposition deal 2\n",
    "snitchems-error-captor-no-pile": LAYOUT + "position hand 2 JD 9S 2S\nposition captor 1\n",
    "snitchems-error-no-captor": LAYOUT + "position hand 2 JD 9S 2S\nposition deal 2\nposition pile 1 6\n",
    "snitchems-error-pile-of-one": LAYOUT
    + "position hand 2 JD 9S 2S\nposition deal 2\nposition pile 1 5\nposition pile 2 1\nposition captor 1\n",
    "snitchems-error-hand-to-play": SNITCHEMS + "position hand 1 4S KD 9H\nposition turn 2\n",
    "snitchems-error-hand-size": LAYOUT + "position hand 2 JD\n",
    "scat-error-in-without-pennies": SCAT.replace("seats", "options free-life=off\nseats") + "position pennies 3 0 3\n",
    "scat-error-knocked-too-low": SCAT.replace("seats", "options min-knock=18\nseats")
    + HANDS
    + "position discards 3C\nposition knocker 3\n",
    "scat-error-stock-renewed": SCAT.replace("seats", "options stock-empty=reshuffle\nseats")
    + HANDS
    + f"position discards {REST}\nposition knocker 3\n",
    "skin-error-side-off": SKIN.replace("seats", "options side-bets=off\nseats")
    + "position bank KD\nposition card 1 7H\nposition card 2 QS\nposition side 1 2 3\n",
    "error-foreign-card": SKIN + "position bank KD\nposition card 1 7H\nposition stake 1 5\ndeal partial KD\n",
}
"""A record for each text that a record can raise."""


def play(text: str) -> None:
    """Reads a record and plays it."""
    replay(read(text))


def deal_after_the_end() -> None:
    """A pack is put in order when the game is over."""
    games.game("scat").read_action(SimpleNamespace(seats=2, to_act=None, needs=None), "deal #7")


def choose(line: str) -> None:
    """Somebody types the number of a choice in the terminal: a bet of 1 to 12 chips is the first, a pass the other."""
    choices: tuple[Any, ...] = (Bet(1, range(1, 13)), Pass(1))
    _read(SimpleNamespace(game=games.game("inbetween"), state=None), 1, line, choices)


BAD: Final[dict[str, Callable[[], None]]] = {
    **{message: partial(play, text) for message, text in RECORDS.items()},
    "error-over": deal_after_the_end,
    "error-choice-amount": partial(choose, "1"),
    "error-choice-alone": partial(choose, "2 5"),
}
"""What raises each text."""
