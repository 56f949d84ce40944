"""Every switch of Snitch'ems with its default and bounds (RULES §4.4)."""

from __future__ import annotations

from dataclasses import dataclass

from games.options import Options, choice, number, switch


@dataclass(frozen=True, slots=True)
class SnitchemsOptions(Options):
    """How this table plays Snitch'ems. `match_games` counts games, `match_cards` cards."""

    method2: bool = switch("snitchems.opt.method2", True)
    compulsory: bool = switch("snitchems.opt.compulsory", True)
    partial: bool = switch("snitchems.opt.partial", False)
    table_sum: bool = switch("snitchems.opt.table-sum", False)
    partners: bool = switch("snitchems.opt.partners", False)
    match: str = choice("snitchems.opt.match", "one", "best-of", "first-to", "cards")
    match_games: int = number("snitchems.opt.match.games", 3, 1, 9)
    match_cards: int = number("snitchems.opt.match.cards", 100, 30, 500)
