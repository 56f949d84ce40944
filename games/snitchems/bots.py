"""Players that know Snitch'ems.

The sensible player counts cards. It takes what wins most, less what it leaves: from the cards that it has not seen yet
it works out how many cards the next player's best capture may be expected to win on the table as it would be then.
Since a larger capture hardly ever leaves more, that comes to taking the most, and of equal captures or cards to be left
the one that leaves least. What the look-ahead player knows is in `foresight.py`.

Measured over 1,000 games for two (`python -m games simulate snitchems --players sensible,random --seed 1`): sensible
wins 63.1 % against random, random 29.2 %, the rest are draws (standard errors 1.5 % and 1.4 %). With
`--players look-ahead,sensible`: look-ahead wins 53.6 %, sensible 38.0 %, 8.4 % are draws (1.6 %, 1.5 %, 0.9 %), which
is 58.5 % of the decided games. A player who saw the other's hand would win about 68 % against sensible, but one who
weighs exactly what that hand may be only about 52 % (`docs/dev/decisions.md`, 21).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from games.bots import Advice, Adviser, reason
from games.cards import cards
from games.core import Choice, Event, View
from games.snitchems import seeing
from games.snitchems.actions import Play
from games.snitchems.captures import rules_of
from games.snitchems.counting import counts, next_hand, weighed
from games.snitchems.foresight import FORESIGHT
from games.snitchems.options import SnitchemsOptions

REASONS: Final[Mapping[str, tuple[str, ...]]] = {
    "only": ("card",),
    "capture-most": ("won", "left"),
    "capture-less": ("won", "most", "left"),
    "trail-least": ("card", "left"),
}
"""Why the sensible player does what it does: the facts of the text of each reason. `won` cards are taken, `most` could
be, `left` is what the next player may be expected to take after it, to a tenth."""


class Sensible(Adviser):
    """The sensible player."""

    def advise(self, view: View, history: Sequence[Event], choices: Sequence[Choice]) -> Advice:
        """What `weighed` says of the view and of the cards that have not been seen yet, and why."""
        plays = [play for play in choices if isinstance(play, Play)]
        if len(plays) == 1:
            return Advice(plays[0], reason("only", card=plays[0].card))
        hidden = seeing.unseen(view, seeing.taken(history))
        held = next_hand([len(player["hand"]) for player in view["players"]], view["viewer"], view["stock"])
        rules = rules_of(SnitchemsOptions.of(view["options"]))
        best = weighed(plays, cards(view["table"]), counts(hidden), held, rules)
        card, won, most, left = best.play.card, best.won, best.most, round(best.left, 1)
        # A capture takes cards away from the next player as well, so a card is left only where there is none.
        if not won:
            why = reason("trail-least", card=card, left=left)
        elif won == most:
            why = reason("capture-most", won=won, left=left)
        else:
            why = reason("capture-less", won=won, most=most, left=left)
        return Advice(best.play, why)


PLAYERS: Final = {"sensible": Sensible}

__all__ = ["FORESIGHT", "PLAYERS", "REASONS", "Sensible"]
