"""Snitch'ems (Snitcham): a fishing game. Cards take cards by pairing, or by making eight or ten; most cards win.

Two to four players, 52 cards, clockwise. The law is `rules.yml` with its texts; every clause that can happen or
forbid something is cited where it is enforced:

- `captures.py`: which cards a card may take; `refusals.py`: why it may not take others
- `turns.py`: a turn; `dealing.py`: the deals of three; `ending.py`: remainder, winner, match
- `setup.py`: positions set up by hand; `seeing.py`: what a seat may see, and what it may imagine
- `odds.py`: what each capture leaves to the next player

Not implemented: exposed cards and misdeals (`common.irregularities`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Final

from games.cards import HIDDEN, PACK
from games.chance import Source
from games.core import CHANCE, Action, Choice, Event, Facts, Game, Ruling, Standing, View
from games.dealing import Deal, is_order, reader
from games.errors import BadOption
from games.facts import CARDS, Values
from games.snitchems import dealing, seeing, setup, turns
from games.snitchems.actions import READERS, Play
from games.snitchems.captures import OPEN, captures, rules_of
from games.snitchems.options import SnitchemsOptions
from games.snitchems.state import Cards, SnitchemsState, order

EVENTS: Final = {
    "began": ("players",),
    "dealt": ("players", "deal", "deals", "stock"),
    "received": ("cards",),
    "laid-out": ("cards",),
    "trailed": ("card", "why"),
    "took": ("card", "cards", "how", "set", "matched", "count"),
    "swept": (),
    "remainder-taken": ("cards", "count"),
    "remainder-unclaimed": ("cards", "count"),
    "counted": ("count", "partner"),
    "won": ("count", "partner"),
    "drawn": ("count",),
    "match-score": ("games", "total", "partner"),
    "match-won": ("games", "total", "partner"),
    "match-drawn": ("games", "total"),
    "dealer-passed": (),
}
"""Every kind of event with its facts; which seat it concerns is not a fact but `Event.seat`."""

VALUES: Final[Mapping[str, Values]] = {
    "how": ("pair", "eight", "ten", "pair-or-eight", "pair-or-ten", "table-eight", "table-ten"),
    "matched": (CARDS,),
    "set": (CARDS,),
    "why": ("cannot", "empty-table", "free"),
}
"""What facts can be that are not just numbers or cards (`games.facts`)."""

REFUSALS: Final = {
    "not-your-turn": ("turn",),
    "game-over": (),
    "awaiting-deal": (),
    "wrong-pack": (),
    "not-chance": (),
    "not-in-hand": ("card",),
    "not-on-table": ("card",),
    "must-capture": ("card", "with", "takes"),
    "face-card": ("card", "face"),
    "no-sum": ("card", "total"),
    "pair-incomplete": ("card", "left"),
    "match-incomplete": ("card", "made", "left"),
    "mixed": ("card",),
    "table-sum-off": ("card", "made"),
    "method2-off": ("card", "made"),
}
"""Every kind of refusal with its facts."""

ACTION_TEXTS: Final = {"trail": ("card",), "take": ("card", "cards"), "deal": ()}
"""What stands on a button, with its arguments."""

_DEAL = Ruling(True, ("snitchems.deal.first", "common.deck-order"))
_OVER = Ruling(False, ("snitchems.end.match", "snitchems.end.winner"), "game-over")
_AWAITING = Ruling(False, ("snitchems.deal.first",), "awaiting-deal")
_WRONG_PACK = Ruling(False, ("common.pack", "common.deck-order", "snitchems.deal.first"), "wrong-pack")
_NOT_CHANCE = Ruling(False, ("snitchems.deal.next", "snitchems.turn.order"), "not-chance")


class Snitchems(Game[SnitchemsState, SnitchemsOptions]):
    """The game of Snitch'ems."""

    key: ClassVar[str] = "snitchems"
    Options = SnitchemsOptions
    seats: ClassVar[range] = range(2, 5)
    hides: ClassVar[bool] = True
    verbs = MappingProxyType({**READERS, Deal.verb: reader(Deal)})
    events = EVENTS
    values = VALUES
    refusals = REFUSALS
    action_texts = ACTION_TEXTS
    fields = setup.FIELDS
    units: ClassVar[tuple[str, ...]] = ("cards", "hand", "games", "total", "table", "stock", "deal", "game")

    def sizes(self, options: SnitchemsOptions) -> range:
        """Partners are four (`snitchems.opt.partners`)."""
        return range(4, 5) if options.partners else self.seats

    def start(self, options: SnitchemsOptions, seats: int, first_dealer: int) -> SnitchemsState:
        """Nobody has any card; the first deal is due (`snitchems.dealer.first`)."""
        if options.partners and seats in self.seats and seats not in self.sizes(options):
            raise BadOption("snitchems-error-partners", seats=seats, players=self.sizes(options)[0])
        self.check_table(self.seats, seats, first_dealer)
        sides = 2 if options.partners else seats
        empty: tuple[Cards, ...] = ((),) * sides
        zeros = (0,) * sides
        hands: tuple[Cards, ...] = ((),) * seats
        return SnitchemsState(options, seats, first_dealer, "deal", 0, hands, (), (), empty, 0, 0, 0, zeros, zeros)

    def position(self, options: SnitchemsOptions, seats: int, lines: Iterable[Sequence[str]]) -> SnitchemsState:
        """A state from `position` lines, see `games.snitchems.setup`."""
        return setup.position(self.start(options, seats, 1), lines)

    def actions(self, state: SnitchemsState) -> tuple[Choice, ...]:
        """Captures card by card in the order of the hand, the largest first; then the cards that may be left."""
        return turns.actions(state) if state.phase == "turn" else ()

    def candidates(self, state: SnitchemsState) -> tuple[Choice, ...]:
        """For each card of the hand: what any option would let it take, each table card alone, all of them together
        that it could take in one way or another; and leaving it on the table."""
        if state.phase != "turn":
            return ()
        hand = state.hands[state.seat - 1]
        tries: list[Choice] = []
        for card in hand:
            takes = set(captures(card, state.table, OPEN))
            together = {one for taken in captures(card, state.table, rules_of(state.options)) for one in taken}
            takes.update((one,) for one in state.table)
            if together:
                takes.add(tuple(sorted(together, key=order)))
            in_order = sorted(takes, key=lambda taken: (-len(taken), [order(one) for one in taken]))
            tries += [Play(state.seat, card, taken) for taken in in_order]
        return (*tries, *(Play(state.seat, card) for card in hand))

    def ruling(self, state: SnitchemsState, action: Action) -> Ruling:
        """Whose turn it is first (`snitchems.turn.order`), then what the card may take."""
        if state.phase == "over":
            return _OVER
        if isinstance(action, Deal):
            return _deal_ruling(state, action)
        if state.phase == "deal":
            return _AWAITING
        if action.seat != state.seat:
            clauses = ("snitchems.turn.order", "common.seat-order")
            return Ruling(False, clauses, "not-your-turn", (("turn", state.seat),))
        return turns.ruling(state, _play(action))

    def play(self, state: SnitchemsState, action: Action) -> tuple[SnitchemsState, tuple[Event, ...]]:
        """Carries out an allowed action."""
        if isinstance(action, Deal):
            state, events = dealing.deal(state, action)
        else:
            state, events = turns.play(state, _play(action))
        return state, tuple(events)

    def seen(self, state: SnitchemsState, seat: int | None) -> View:
        """The table as a seat sees it: the own hand, the cards on the table, and how many lie in each pile."""
        return seeing.view(state, seat)

    def standing(self, state: SnitchemsState) -> Standing:
        """Cards taken by seat (in a match what decides it: games, or cards of all games); nobody is ever out.

        Partners have the same amount. A drawn game or match has no winner.
        """
        unit = "cards" if state.options.match == "one" else "total" if state.options.match == "cards" else "games"
        by_side = tuple(map(len, state.piles)) if unit == "cards" else state.scores
        amounts = tuple(by_side[state.side(seat)] for seat in range(1, state.seats + 1))
        return Standing(unit, amounts, (True,) * state.seats, state.winners)

    def amounts(self, state: SnitchemsState) -> dict[tuple[str, int | None], float]:
        """Cards in the pile, cards in hand, games and cards of the match by seat; cards on the table and in the pack,
        deals of this pack, games begun. Partners have the same pile."""
        table: dict[tuple[str, int | None], float] = {}
        totals = state.totals
        for seat in range(1, state.seats + 1):
            side = state.side(seat)
            table["cards", seat] = len(state.piles[side])
            table["hand", seat] = len(state.hands[seat - 1])
            table["games", seat] = state.games[side]
            table["total", seat] = totals[side]
        table["table", None] = len(state.table)
        table["stock", None] = len(state.stock)
        table["deal", None] = state.deal
        table["game", None] = state.game
        return table

    def holding(self, state: SnitchemsState, seat: int) -> Facts:
        """The hand, the cards on the table, the cards left in the pack and in the own pile."""
        return (
            ("cards", state.hands[seat - 1]),
            ("table", state.table),
            ("stock", len(state.stock)),
            ("count", len(state.piles[state.side(seat)])),
        )

    def conserves(self, state: SnitchemsState) -> bool:
        """52 cards in hands, table, pack and piles, each once; none before the first deal."""
        places = [*state.table, *state.stock]
        for some in (*state.hands, *state.piles):
            places += some
        if not places:
            return state.game == 0 or state.phase == "deal"
        named = [one for one in places if one is not HIDDEN]
        return len(places) == len(PACK) and len(set(named)) == len(named)

    def under(self, state: SnitchemsState, options: SnitchemsOptions) -> SnitchemsState | None:
        """The same table under other options; partners share a pile, so nobody becomes one in the middle."""
        return super().under(state, options) if options.partners == state.options.partners else None

    def imagine(self, view: View, history: Sequence[Event], source: Source) -> SnitchemsState:
        """A full state that fits what a seat has seen, see `games.snitchems.seeing.imagine`."""
        return seeing.imagine(view, history, source)

    def __reduce__(self) -> Any:
        return (Snitchems, ())


def _play(action: Action) -> Play:
    if not isinstance(action, Play):
        raise TypeError(f"{action!r} is not an action of Snitch'ems")
    return action


def _deal_ruling(state: SnitchemsState, action: Deal) -> Ruling:
    if state.to_act != CHANCE or action.verb != Deal.verb:
        return _NOT_CHANCE
    return _DEAL if is_order(action.pack, PACK) else _WRONG_PACK
