"""Every switch of In Between with its default and bounds (RULES §3.4)."""

from __future__ import annotations

from dataclasses import dataclass

from games.options import Options, choice, number, switch


@dataclass(frozen=True, slots=True)
class InBetweenOptions(Options):
    """How this table plays In Between. Amounts are chips."""

    chips: int = number("inbetween.opt.chips", 20, 5, 200)
    ante: int = number("inbetween.opt.ante", 1, 1, 5)
    rounds: int = number("inbetween.opt.rounds", 0, 0, 50, named=(0,))
    """0 means as many rounds as there are players."""
    reshuffle_rounds: int = number("inbetween.opt.reshuffle-rounds", 1, 0, 10, named=(0,))
    """0 means never, but for a short pack."""
    first_dealer: str = choice("inbetween.opt.first-dealer", "high-card", "agreed")
    dealer_rotation: str = choice("inbetween.opt.dealer-rotation", "round", "never", "turn")
    pair: str = choice("inbetween.opt.pair", "win-2", "win-3", "redeal", "high-low", "pass")
    consecutive: str = choice("inbetween.opt.consecutive", "lose-1", "redeal", "pass")
    match: str = choice("inbetween.opt.match", "single", "double")
    ace: str = choice("inbetween.opt.ace", "high", "first-choice", "free")
    may_pass: bool = switch("inbetween.opt.pass", False)
    first_round_limit: str = choice("inbetween.opt.first-round-limit", "pot", "half-pot")
    packs: int = number("inbetween.opt.packs", 1, 1, 2)
    end: str = choice("inbetween.opt.end", "rounds", "pot-empty")
    end_pot: str = choice("inbetween.opt.end-pot", "unclaimed", "split", "winner")
