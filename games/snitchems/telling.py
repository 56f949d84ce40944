"""The odds of Snitch'ems in words: every play with what it wins, what it leaves, and what the next player may do."""

from __future__ import annotations

from games.cards import card, cards
from games.odds import Line, Odds, Part, Phrase, average, chance


def told(found: Odds) -> tuple[Part, ...]:
    """A part for each allowed play of the seat to act; nothing when it is not its turn."""
    if not found["plays"]:
        return ()
    following = found["next"]["seat"]
    parts = [
        Part(
            _title(play["card"], play["take"]),
            (
                Line(Phrase("snitchems-odds-next", {"seat": following}), chance(play["chance"])),
                Line(Phrase("snitchems-odds-expected"), average(play["expected"])),
            ),
            (
                *((Phrase("snitchems-odds-wins", {"count": play["wins"]}),) if play["take"] else ()),
                Phrase("snitchems-odds-leaves", {"count": len(play["leaves"])}),
            ),
        )
        for play in found["plays"]
    ]
    notes = (Phrase("snitchems-odds-seen", {"count": found["unseen"]}), Phrase(found["assumption_text"]))
    return (*parts, Part(None, (), notes))


def _title(played: str, taken: list[str]) -> Phrase:
    if not taken:
        return Phrase("snitchems-action-trail", {"card": card(played)})
    return Phrase("snitchems-odds-capture", {"card": card(played), "cards": cards(taken)})
