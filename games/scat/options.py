"""Every switch of Scat with its default and bounds (RULES §2.4)."""

from __future__ import annotations

from dataclasses import dataclass

from games.options import Options, choice, number, switch


@dataclass(frozen=True, slots=True)
class ScatOptions(Options):
    """How this table plays Scat. Amounts are pennies and points."""

    pennies: int = number("scat.opt.pennies", 3, 1, 9)
    free_life: bool = switch("scat.opt.free-life", True)
    three_of_a_kind: str = choice("scat.opt.three-of-a-kind", "off", "30", "30.5")
    straight_flush: bool = switch("scat.opt.straight-flush", False)
    straight_flush_ace_low: bool = switch("scat.opt.straight-flush.ace-low", True)
    min_knock: int = number("scat.opt.min-knock", 0, 0, 31, named=(0,))
    throw_down: bool = switch("scat.opt.throw-down", False)
    knocker_tied_loses: bool = switch("scat.opt.knocker-tied-loses", False)
    after_knock_31: str = choice("scat.opt.31-after-knock", "all-one", "knocker-two")
    two_lives_one_penny: str = choice("scat.opt.two-lives-one-penny", "out", "stays")
    stock_empty: str = choice("scat.opt.stock-empty", "draw", "reshuffle")
    first_turn_knock: str = choice("scat.opt.first-turn-knock", "normal", "showdown")
    last_turn_stand: bool = switch("scat.opt.last-turn-stand", False)
    kitty: str = choice("scat.opt.kitty", "winner", "unclaimed")
