"""The odds of Skin in words: the bet that may be made now and every open one, always one half, and why."""

from __future__ import annotations

from typing import Any

from games.cards import card
from games.odds import Line, Odds, Part, Phrase, chance, share


def told(found: Odds) -> tuple[Part, ...]:
    """First the bets that the decision now due may lead to, with the mates of their cards; then those that are open."""
    parts = []
    if found["pending"]:
        lines = [line for bet in found["pending"] for line in _pending(bet)]
        notes = [Phrase("skin-odds-half")]
        if "opening" in found:
            lines.append(Line(Phrase("skin-odds-void"), share(found["opening"]["mates"], found["unseen"])))
            notes = [Phrase("skin-odds-half-opening")]
        parts.append(Part(Phrase("skin-odds-pending"), tuple(lines), tuple(notes)))
    if found["bets"]:
        lines = [line for bet in found["bets"] for line in _open(bet)]
        notes = [] if parts else [Phrase("skin-odds-half")]
        parts.append(Part(Phrase("skin-odds-open"), tuple(lines), tuple(notes)))
    if parts:
        parts.append(Part(None, (), (Phrase("skin-odds-assumption"),)))
    return tuple(parts)


def _pending(bet: dict[str, Any]) -> tuple[Line, ...]:
    mates = {"own-mates": bet["mates"]["own"], "other-mates": bet["mates"]["other"]}
    own, other = card(bet["cards"]["own"]), bet["cards"]["other"]
    if bet["kind"] == "side":
        who = Phrase("skin-odds-pending-side", {"from": bet["seat"], "to": bet["against"]})
    else:
        who = Phrase("skin-odds-pending-main", {"seat": bet["seat"], "own": own})
    if other is None:
        counted = Phrase("skin-odds-mates-opening", {"own": own, **mates})
    else:
        counted = Phrase("skin-odds-mates", {"own": own, "other": card(other), **mates})
    return Line(who, chance(bet["win"])), Line(Phrase("skin-odds-mates-left"), counted)


def _open(bet: dict[str, Any]) -> tuple[Line, ...]:
    if bet["kind"] == "main":
        who = Phrase("skin-odds-main", {"seat": bet["seat"]})
    else:
        who = Phrase("skin-odds-side", {"from": bet["seat"], "to": bet["against"]})
    return Line(who, chance(bet["win"])), Line(Phrase("skin-odds-next"), chance(bet["next"]))
