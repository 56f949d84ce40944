"""What the players at a table are called: by number, as the reader, or as they want to be called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.words import Name
from playground.sentence import Sentences

NAMED: Final = {
    "ui-seat": "ui-seat-named",
    "ui-turn-seat": "ui-turn-seat-named",
    "ui-moves-seat": "ui-moves-seat-named",
    "ui-result-won": "ui-result-won-named",
    "ui-pass": "ui-pass-named",
    "ui-uncover": "ui-uncover-named",
}
"""What is said of a seat by its number, and how it is said with the name of who sits there."""


def named(sentences: Sentences, message: str, names: Mapping[int, str], seat: int, *, plain: bool = False) -> Any:
    """A message of `NAMED` about a seat, with `$seat` and, where that seat has one, its `$name`; as HTML, or as plain
    text."""
    say = sentences.plain if plain else sentences.text
    if seat in names:
        return say(NAMED[message], name=Name(names[seat]), seat=seat)
    return say(message, seat=seat)


def player_name(sentences: Sentences, names: Mapping[int, str], seat: int, you: int | None) -> Any:
    """What stands beside a seat; `you` is the seat that is spoken to.

    At a table that is the one whose cards are seen, so whoever has the device; in a list for everybody it is the only
    person's, and nobody's among several.
    """
    if seat == you and seat not in names:
        return sentences.text("ui-seat-you", seat=seat)
    return named(sentences, "ui-seat", names, seat)
