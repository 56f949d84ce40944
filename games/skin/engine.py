"""Skin: every player with a card bets, at even money, that the banker's card is matched in rank before his own.

Two to six people (up to 13 by an option), 52 cards, anticlockwise. The law is `rules.yml` with its texts; every clause
that can happen or forbid something is cited where it is enforced:

- `dealing.py`: first bank, shuffle, opening, and the five outcomes of a turned card
- `betting.py`: what people decide; `rulings.py`: what they may, and which clause forbids the rest
- `ending.py`: matched cards, end of deal and session; `table.py`: the working copy behind one action
- `setup.py`: positions set up by hand; `seeing.py`: what a seat sees, and what it may imagine

Turning cards is forced, so it is no action: after an action the engine turns cards until somebody has to decide.

Not implemented: Georgia Skin and Ziginette (RULES §1.4); exposed cards and misdeals (`common.irregularities`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Final

from games.chance import Source
from games.core import Action, Choice, Event, Facts, Game, Ruling, Standing, View
from games.dealing import FULL_PACK, Deal, reader
from games.facts import CARD, NUMBER, YES_NO, Values
from games.seats import round_from
from games.skin import actions as do
from games.skin import betting, dealing, rulings, seeing, setup
from games.skin.options import SkinOptions
from games.skin.state import SkinState
from games.skin.table import Table

EVENTS: Final = {
    "began": ("players", "chips"),
    "bank-card": ("card",),
    "first-banker": ("how",),
    "limits": ("minimum", "maximum"),
    "shuffled": (),
    "opening-card": ("card", "again"),
    "fresh-card": ("card",),
    "passed-over": ("chips",),
    "offered": ("card",),
    "refused": ("card",),
    "accepted": ("card",),
    "to-centre": ("card", "why"),
    "banker-card": ("card", "new"),
    "opening-void": ("card", "own"),
    "not-fresh": ("card", "why"),
    "proposed": ("chips",),
    "covered": ("chips", "proposed", "player"),
    "matched": ("chips",),
    "player-fell": ("card", "own", "chips"),
    "banker-took": ("chips", "player"),
    "side-lost": ("chips", "to"),
    "banker-fell": ("card", "own"),
    "banker-paid": ("chips", "player"),
    "matched-centre": ("card", "own", "opening"),
    "turned-dead": ("card",),
    "side-offered": ("chips", "to"),
    "side-taken": ("chips", "offered", "from"),
    "side-declined": ("chips", "from"),
    "took-up": ("card",),
    "left-centre": (),
    "goes-on": ("sides",),
    "declined-card": ("card",),
    "stayed-out": (),
    "deal-ended": ("why", "turned"),
    "deal-void": ("turned",),
    "bank-passed": (),
    "session-ended": ("deals",),
    "net": ("chips", "result"),
}
"""Every kind of event with its facts; which seat it concerns is not a fact but `Event.seat`."""

VALUES: Final[Mapping[str, Values]] = {
    "again": YES_NO,
    "deal-ended.why": ("banker-fell", "sides-decided", "nothing-live"),
    "how": ("ace", "random"),
    "maximum": (NUMBER, "none"),
    "new": YES_NO,
    "not-fresh.why": ("centre", "dead"),
    "opening": YES_NO,
    "own": (CARD,),
    "result": ("won", "lost", "even"),
    "to-centre.why": ("bank-short", "no-taker", "refused", "run-out"),
}
"""What facts can be that are not just numbers or cards (`games.facts`)."""

REFUSALS: Final = {
    "not-your-turn": ("turn",),
    "game-over": (),
    "awaiting-deal": (),
    "wrong-pack": (),
    "not-chance": (),
    "not-asked": ("asked",),
    "banker-not-offered": (),
    "has-card": ("card",),
    "cannot-pay": ("chips", "minimum"),
    "stake-fixed": ("chips",),
    "stake-low": ("minimum",),
    "stake-high": ("maximum",),
    "stake-funds": ("chips",),
    "not-banker": ("banker",),
    "cover-low": ("minimum",),
    "cover-high": ("proposed",),
    "cover-funds": ("chips",),
    "side-off": (),
    "side-no-bet": (),
    "side-late": (),
    "side-new-card": (),
    "side-whom": ("to",),
    "side-order": ("to",),
    "side-low": (),
    "side-funds": ("maximum",),
    "take-high": ("offered",),
    "take-low": (),
    "centre-off": (),
    "centre-right": (),
    "centre-none": ("card",),
    "centre-no-banker": (),
    "new-card-off": (),
    "new-card-now": (),
}
"""Every kind of refusal with its facts."""

ACTION_TEXTS: Final = {
    "accept": ("card",),
    "refuse": ("card",),
    "stake": (),
    "stake-amount": ("chips",),
    "cover": (),
    "cover-amount": ("chips",),
    "side": ("to",),
    "side-amount": ("to", "chips"),
    "done": (),
    "take": (),
    "take-amount": ("chips",),
    "decline": (),
    "take-up": ("card",),
    "leave": (),
    "keep": ("card",),
    "run-out": ("card",),
    "stay-out": (),
    "deal": (),
}
"""What stands on a button, with its arguments."""


class Skin(Game[SkinState, SkinOptions]):
    """The game of Skin: a session of deals in which everybody is banker in turn."""

    key: ClassVar[str] = "skin"
    Options = SkinOptions
    seats: ClassVar[range] = range(2, 14)
    hides: ClassVar[bool] = False
    verbs = MappingProxyType({**do.READERS, Deal.verb: reader(Deal)})
    events = EVENTS
    values = VALUES
    refusals = REFUSALS
    action_texts = ACTION_TEXTS
    fields = setup.FIELDS
    units: ClassVar[tuple[str, ...]] = ("chips", "net", "stake", "side", "stock", "centre", "dead", "deals")

    def sizes(self, options: SkinOptions) -> range:
        """The table sizes of these options (`skin.players`)."""
        return options.sizes

    def start(self, options: SkinOptions, seats: int, first_dealer: int) -> SkinState:
        """Everybody has the same chips; the pack that finds the first banker is due, or his first deal.

        With `first-banker=first-ace` the first dealer only deals those cards (`skin.bank.first`).
        """
        self.check_table(options.sizes, seats, first_dealer)
        chips = (options.chips,) * seats
        return SkinState(options, chips, first_dealer, "first-bank" if options.first_banker == "first-ace" else "deal")

    def position(self, options: SkinOptions, seats: int, lines: Iterable[Sequence[str]]) -> SkinState:
        """A state from `position` lines, see `games.skin.setup`."""
        return setup.position(self.start(options, seats, 1), lines)

    def actions(self, state: SkinState) -> tuple[Choice, ...]:
        """What is asked of the seat to act: yes before no, amounts from the least, seats and cards in order."""
        seat = state.seat
        chips = state.chips
        match state.phase:
            case "offer":
                return (do.accept(seat, state.offered), do.refuse(seat, state.offered))
            case "stake":
                return (_stake(state),)
            case "cover" | "new-cover":
                most = min(state.proposed, chips[seat - 1])
                return (do.Cover(seat, range(state.options.min_stake, most + 1)),)
            case "side":
                most = chips[seat - 1]
                offers = [do.Side(seat, range(1, min(most, chips[to - 1]) + 1), to) for to in state.queue]
                return (*offers, do.done(seat))
            case "side-answer":
                return (do.Take(seat, range(1, state.proposed + 1)), do.decline(seat))
            case "centre":
                return (*(do.take_up(seat, card) for card in state.centre), do.leave(seat))
            case "new-card":
                return (do.keep(seat, state.offered), do.run_out(seat, state.offered))
            case "new-bet":
                return (_stake(state), do.stay_out(seat))
        return ()

    def candidates(self, state: SkinState) -> tuple[Choice, ...]:
        """Everything that the seat to act might try, whatever is asked of it."""
        if state.to_act is None or state.seat == 0:
            return ()
        seat = state.seat
        least, mine = state.options.min_stake, max(1, state.chips[seat - 1])
        tries: list[Choice] = []
        if state.offered is not None:
            tries += [do.accept(seat, state.offered), do.refuse(seat, state.offered)]
        if state.phase in ("stake", "new-bet"):
            tries.append(_stake(state))
        elif state.phase != "offer":
            tries.append(do.Stake(seat, range(least, max(least, mine) + 1)))
        most = min(state.proposed, state.chips[state.banker - 1])
        tries.append(do.Cover(seat, range(least, max(most, least) + 1)))
        for to in round_from(seat, state.seats)[:-1]:
            tries.append(do.Side(seat, range(1, max(1, min(mine, state.chips[to - 1])) + 1), to))
        tries.append(do.done(seat))
        if state.phase == "side-answer":
            tries += [do.Take(seat, range(1, state.proposed + 1)), do.decline(seat)]
        tries += [do.take_up(seat, card) for card in state.centre]
        tries.append(do.stay_out(seat) if state.phase == "new-bet" else do.leave(seat))
        if state.offered is not None:
            tries += [do.keep(seat, state.offered), do.run_out(seat, state.offered)]
        return tuple(tries)

    def ruling(self, state: SkinState, action: Action) -> Ruling:
        """The particular reason first, then whose turn it is and what is asked."""
        return rulings.ruling(state, action)

    def play(self, state: SkinState, action: Action) -> tuple[SkinState, tuple[Event, ...]]:
        """Carries out an allowed action, and turns cards until the next decision."""
        table = Table(state)
        if not isinstance(action, Deal):
            betting.play(table, action)
        elif state.phase == "first-bank":
            dealing.first_bank(table, action.pack, state.banker)
        elif state.phase == "deal":
            dealing.deal(table, action.pack)
        else:
            dealing.rest(table, action.pack)
        return table.frozen(), tuple(table.events)

    def seen(self, state: SkinState, seat: int | None) -> View:
        """The table, the same for everybody: all cards lie open but those not yet turned."""
        return seeing.view(state, seat)

    def standing(self, state: SkinState) -> Standing:
        """Chips with what is put up, by seat; when the session is over those who have gained most have won."""
        totals = tuple(_total(state, seat) for seat in range(1, state.seats + 1))
        best = max(totals)
        won = state.phase == "over" and best > state.options.chips
        winners = tuple(seat for seat, chips in enumerate(totals, 1) if chips == best) if won else ()
        return Standing("chips", totals, (True,) * state.seats, winners)

    def amounts(self, state: SkinState) -> dict[tuple[str, int | None], float]:
        """By seat: chips before it, net (what is put up counts as its own), stake, side bets; cards; deals begun."""
        table: dict[tuple[str, int | None], float] = {
            ("stock", None): len(state.stock),
            ("centre", None): len(state.centre),
            ("dead", None): len(state.dead),
            ("deals", None): state.deal,
        }
        for seat, chips in enumerate(state.chips, 1):
            table["chips", seat] = chips
            table["net", seat] = _total(state, seat) - state.options.chips
            table["stake", seat] = state.stake(seat)
            table["side", seat] = state.side(seat)
        return table

    def holding(self, state: SkinState, seat: int) -> Facts:
        """The seat's card in play, the banker's card, its chips, and the card that lies on offer."""
        return (
            ("card", state.holds(seat) or "none"),
            ("bank", state.bank or "none"),
            ("chips", state.chips[seat - 1]),
            ("offered", state.offered or "none"),
        )

    def conserves(self, state: SkinState) -> bool:
        """52 cards in play, in the centre, out and undealt, and as many chips as the people brought (RULES T8)."""
        put_up = 2 * sum(state.stakes) + 2 * sum(bet.chips for bet in state.sides)
        whole = sum(state.chips) + put_up == state.options.chips * state.seats and min(state.chips) >= 0
        live = [card for card in (*state.cards, state.bank, state.offered) if card is not None]
        places = [*live, *state.centre, *state.dead, *state.stock]
        if not places:
            return whole
        named = [card for card in places if card in FULL_PACK]
        return whole and len(places) == len(FULL_PACK) and len(set(named)) == len(named)

    def imagine(self, view: View, history: Sequence[Event], source: Source) -> SkinState:
        """A full state that fits what a seat has seen."""
        return seeing.imagine(view, history, source)

    def __reduce__(self) -> Any:
        return (Skin, ())


def _stake(state: SkinState) -> do.Stake:
    most = state.options.limit(state.chips[state.seat - 1])
    return do.Stake(state.seat, range(state.options.min_stake, most + 1))


def _total(state: SkinState, seat: int) -> int:
    up = state.side(seat) + (sum(state.stakes) if seat == state.banker else state.stake(seat))
    return state.chips[seat - 1] + up
