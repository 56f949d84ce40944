"""The odds of Scat in words: the next card of the stock, and a knock now."""

from __future__ import annotations

from games.odds import Line, Odds, Part, Phrase, sampled, share


def told(found: Odds) -> tuple[Part, ...]:
    """A part for drawing and one for knocking, as far as they apply."""
    parts = []
    if "draw" in found:
        draw = found["draw"]
        whole = draw["improves"]
        lines = [Line(Phrase("scat-odds-improves", {"value": draw["value"]}), share(whole["count"], whole["of"]))]
        lines += [
            Line(Phrase("scat-odds-to", {"value": one["value"]}), share(one["count"], one["of"])) for one in draw["to"]
        ]
        parts.append(Part(Phrase("scat-odds-draw"), tuple(lines), (Phrase("scat-odds-assumption"),)))
    if "knock" in found:
        knock = found["knock"]
        tried = tuple(
            Line(Phrase(f"scat-odds-{name}"), sampled(one["count"], knock["samples"], one["error"]))
            for name, one in (("loses", knock["loses"]), ("loses-two", knock["loses_two"]))
        )
        parts.append(Part(Phrase("scat-odds-knock"), tried, (Phrase("scat-odds-knock-assumption"),)))
    return tuple(parts)
