"""Every switch of Skin with its default and bounds (RULES §1.4)."""

from __future__ import annotations

from dataclasses import dataclass

from games.options import Options, choice, number, switch


@dataclass(frozen=True, slots=True)
class SkinOptions(Options):
    """How this table plays Skin. Amounts are chips.

    The bounds do not overlap (`min-stake` is at most 10, `max-stake` and `chips` are at least 10, `max-players` is at
    least 6 and `min-players` at most 3), so that every combination can be played.
    """

    chips: int = number("skin.opt.chips", 100, 10, 200)
    min_players: int = number("skin.opt.min-players", 2, 2, 3)
    max_players: int = number("skin.opt.max-players", 6, 6, 13)
    min_stake: int = number("skin.opt.min-stake", 1, 1, 10)
    max_stake: str = choice("skin.opt.max-stake", "none", "10", "20", "50", "100", "200")
    first_banker: str = choice("skin.opt.first-banker", "first-ace", "random")
    side_bets: bool = switch("skin.opt.side-bets", True)
    centre_take_up: bool = switch("skin.opt.centre-take-up", True)
    new_banker_card: bool = switch("skin.opt.new-banker-card", True)
    offer_start: str = choice("skin.opt.offer-start", "after-last-acceptor", "banker-right")
    end_when_all_lost: bool = switch("skin.opt.end-when-all-lost", False)
    deals: int = number("skin.opt.deals", 0, 0, 50, named=(0,))

    @property
    def sizes(self) -> range:
        """The numbers of people that this table seats (`skin.players`)."""
        return range(self.min_players, self.max_players + 1)

    def limit(self, chips: int) -> int:
        """The most that somebody with so many chips may stake (`skin.limits`, `skin.bet.funds`)."""
        return chips if self.max_stake == "none" else min(chips, int(self.max_stake))
