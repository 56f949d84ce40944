"""The odds of Skin in words: every open bet, always one half, and how soon it may be decided."""

from __future__ import annotations

from games.odds import Line, Odds, Part, Phrase, chance


def told(found: Odds) -> tuple[Part, ...]:
    """Each bet with the chance of the first one named, and that the next card decides it."""
    if not found["bets"]:
        return ()
    lines: list[Line] = []
    for bet in found["bets"]:
        if bet["kind"] == "main":
            who = Phrase("skin-odds-main", {"seat": bet["seat"]})
        else:
            who = Phrase("skin-odds-side", {"from": bet["seat"], "to": bet["against"]})
        lines += [Line(who, chance(bet["win"])), Line(Phrase("skin-odds-next"), chance(bet["next"]))]
    return (Part(None, tuple(lines), (Phrase("skin-odds-half"), Phrase("skin-odds-assumption"))),)
