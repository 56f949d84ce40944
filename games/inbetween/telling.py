"""The odds of In Between in words: what wins and loses of the cards not yet turned, and what that is worth."""

from __future__ import annotations

from typing import Any

from games.odds import Line, Odds, Part, Phrase, amount, average, chance, share


def told(found: Odds) -> tuple[Part, ...]:
    """A part for each way to bet, or to call an ace; nothing while nobody decides."""
    parts = [_bet(bet) for bet in found.get("bets", ())] + [_call(call) for call in found.get("calls", ())]
    if not parts:
        return ()
    unseen = Line(Phrase("inbetween-odds-unseen"), amount(found["unseen"]))
    return (Part(None, (unseen,), (Phrase("inbetween-odds-assumption"),)), *parts)


def _bet(bet: dict[str, Any]) -> Part:
    title = _title(bet)
    if "settled" in bet:
        gain = () if bet["settled"] is None else (Line(Phrase("inbetween-odds-expectation"), amount(bet["settled"])),)
        return Part(title, gain)
    lines = [Line(Phrase(f"inbetween-odds-{name}"), _share(bet[name])) for name in ("win", "match", "lose")]
    lines += [
        Line(
            Phrase("inbetween-action-bet-amount", {"chips": row["chips"]}),
            average(row["expectation"]),
        )
        for row in bet["amounts"]
    ]
    return Part(title, tuple(lines), (Phrase(f"inbetween-odds-{bet['verdict']}"),))


def _title(bet: dict[str, Any]) -> Phrase:
    if bet["side"]:
        return Phrase("inbetween-table-called", {"side": bet["side"]})
    if bet["ace"]:
        return Phrase("inbetween-table-called", {"side": bet["ace"]})
    return Phrase("inbetween-table-gap", {"gap": bet["gap"]})


def _call(call: dict[str, Any]) -> Part:
    return Part(
        Phrase("inbetween-table-called", {"side": call["ace"]}),
        (
            Line(Phrase("inbetween-odds-win"), chance(call["win"])),
            Line(Phrase("inbetween-odds-expectation"), average(call["expectation"])),
        ),
        (),
    )


def _share(counted: dict[str, Any]) -> Phrase:
    return share(counted["count"], counted["of"])
