"""In Between (Acey-Deucey): a bet that a third card falls between two others, against a common pot.

Two to seventeen players, one pack or two, clockwise. The law is `rules.yml` with its texts; every clause that can
happen or forbid something is cited where it is enforced:

- `turns.py`: the posts, pair and neighbours, the bet and the third card; `spread.py`: which card falls where
- `rounds.py`: from turn to turn, antes, the deal, who is out, the end; `dealing.py`: packs put in order
- `rulings.py`: what is allowed; `table.py`: the game while an action is carried out
- `setup.py`: positions set up by hand; `seeing.py`: what a seat may see, and what it may imagine

Most of what happens is forced, so one action goes on to the next decision. Not implemented: the payouts of Red Dog,
a dealer who banks alone, and what `common.irregularities` leaves out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Final

from games.cards import HIDDEN
from games.chance import Source
from games.core import Action, Choice, Event, Facts, Game, Ruling, Standing, View
from games.dealing import Deal, Reshuffle, reader
from games.facts import YES_NO, Values
from games.inbetween import actions as do
from games.inbetween import dealing, rounds, rulings, seeing, setup, turns
from games.inbetween.options import InBetweenOptions
from games.inbetween.state import InBetweenState, Phase, full_pack
from games.inbetween.table import Table

EVENTS: Final = {
    "began": ("players", "chips", "rounds"),
    "dealer-card": ("card",),
    "dealer-tied": ("players",),
    "first-dealer": ("how",),
    "anted": ("chips", "players", "pot", "again"),
    "shuffled": ("count", "why"),
    "round-began": ("round", "rounds"),
    "first-post": ("card",),
    "called-ace": ("card", "side"),
    "posts": ("cards",),
    "ace-asked": (),
    "bet-due": ("gap", "maximum", "forced"),
    "pair-won": ("chips", "due", "pot"),
    "pair-redealt": (),
    "pair-passed": (),
    "pair-asked": ("maximum",),
    "called": ("side",),
    "consecutive-paid": ("chips", "pot"),
    "consecutive-redealt": (),
    "consecutive-passed": (),
    "bet": ("chips", "pot"),
    "passed": (),
    "third": ("card",),
    "won": ("chips", "pot", "how"),
    "lost": ("chips", "bet", "pot", "why"),
    "turn-ended": ("discards",),
    "round-ended": ("round", "rounds"),
    "pot-empty-last": (),
    "went-out": ("why", "chips"),
    "dealer-passed": ("why",),
    "ended": ("why", "pot"),
    "pot-unclaimed": ("chips",),
    "pot-shared": ("chips", "players", "left"),
    "pot-to-winner": ("chips",),
    "game-won": ("chips", "shared"),
}
"""Every kind of event with its facts; which seat it concerns is not a fact but `Event.seat`."""

VALUES: Final[Mapping[str, Values]] = {
    "again": YES_NO,
    "dealer-passed.why": ("round", "out", "turn"),
    "ended.why": ("rounds", "last-player", "pot-empty"),
    "forced": YES_NO,
    "first-dealer.how": ("agreed", "high-card"),
    "lost.why": ("outside", "match", "third-equal", "wrong-side"),
    "shared": YES_NO,
    "shuffled.why": ("start", "round", "short"),
    "side": ("high", "low"),
    "went-out.why": ("no-chips", "ante"),
    "won.how": ("between", "higher", "lower"),
}
"""What facts can be that are not just numbers or cards (`games.facts`)."""

REFUSALS: Final = {
    "not-your-turn": ("turn",),
    "game-over": (),
    "awaiting-shuffle": (),
    "out-of-game": (),
    "wrong-pack": (),
    "not-chance": (),
    "bet-low": ("minimum",),
    "bet-pot": ("pot",),
    "bet-half": ("maximum",),
    "bet-chips": ("chips",),
    "must-bet": (),
    "call-first": ("of",),
    "no-call": (),
}
"""Every kind of refusal with its facts."""

ACTION_TEXTS: Final = {
    "bet": (),
    "bet-amount": ("chips",),
    "pass": (),
    "ace-high": ("card",),
    "ace-low": ("card",),
    "higher": ("card",),
    "lower": ("card",),
    "deal": (),
}
"""What stands on a button, with its arguments."""


class InBetween(Game[InBetweenState, InBetweenOptions]):
    """The game of In Between."""

    key: ClassVar[str] = "inbetween"
    Options = InBetweenOptions
    seats: ClassVar[range] = range(2, 18)
    hides: ClassVar[bool] = False
    verbs = MappingProxyType({**do.READERS, Deal.verb: reader(Deal), Reshuffle.verb: reader(Reshuffle)})
    events = EVENTS
    values = VALUES
    refusals = REFUSALS
    action_texts = ACTION_TEXTS
    fields = setup.FIELDS
    units: ClassVar[tuple[str, ...]] = ("chips", "pot", "stock", "discards", "round", "turns")

    def start(self, options: InBetweenOptions, seats: int, first_dealer: int) -> InBetweenState:
        """Everybody has the same chips (`inbetween.chips.start`); the pack that finds the dealer is due, or his first.

        With `first-dealer=high-card` the first dealer only deals those cards (`inbetween.dealer.first`).
        """
        self.check_table(self.seats, seats, first_dealer)
        phase: Phase = "draw" if options.first_dealer == "high-card" else "shuffle"
        return InBetweenState(options, (options.chips,) * seats, (True,) * seats, first_dealer, phase)

    def position(self, options: InBetweenOptions, seats: int, lines: Iterable[Sequence[str]]) -> InBetweenState:
        """A state from `position` lines, see `games.inbetween.setup`."""
        return setup.position(self.start(options, seats, 1), lines)

    def actions(self, state: InBetweenState) -> tuple[Choice, ...]:
        """The bet as one choice from 1 chip to the most, then passing; or high, low, and passing after a pair."""
        seat = state.seat
        may_pass: tuple[Choice, ...] = (do.Pass(seat),) if state.options.may_pass else ()
        match state.phase:
            case "bet":
                return (do.Bet(seat, range(1, state.most + 1)), *may_pass)
            case "call":
                return (*_calls(state), *may_pass)
            case "ace":
                return _calls(state)
        return ()

    def candidates(self, state: InBetweenState) -> tuple[Choice, ...]:
        """Every bet that a person might try, passing, and both calls."""
        if state.phase in ("draw", "shuffle", "over"):
            return ()
        seat = state.seat
        tries: list[Choice] = []
        if state.phase == "bet":
            tries.append(do.Bet(seat, range(1, state.most + 1)))
            tempting = {0, state.most + 1, state.pot + 1, state.chips[seat - 1] + 1}
            tries += [do.Bet(seat, chips) for chips in sorted(tempting) if chips > state.most or not chips]
        else:
            tries.append(do.Bet(seat, range(1, state.most + 1)))
        return (*tries, *_calls(state), do.Pass(seat))

    def ruling(self, state: InBetweenState, action: Action) -> Ruling:
        """Whose turn it is first (`inbetween.turn.order`), then what may be said and bet in it."""
        return rulings.ruling(state, action)

    def play(self, state: InBetweenState, action: Action) -> tuple[InBetweenState, tuple[Event, ...]]:
        """Carries out an allowed action, and turns cards until the next decision."""
        table = Table(state)
        if not isinstance(action, Deal):
            over = turns.play(table, action)
            rounds.go_on(table, over)
        elif state.phase == "draw":
            dealing.draw(table, action.pack)
        else:
            dealing.shuffle(table, action.pack)
        return table.frozen(), tuple(table.events)

    def seen(self, state: InBetweenState, seat: int | None) -> View:
        """The table, the same for everybody: all cards lie open but those not yet turned."""
        return seeing.view(state, seat)

    def standing(self, state: InBetweenState) -> Standing:
        """Chips by seat, who is still in, and the winners when the game is over."""
        return Standing("chips", state.chips, state.playing, state.winners)

    def amounts(self, state: InBetweenState) -> dict[tuple[str, int | None], float]:
        """Chips by seat; pot, cards in stock and on the discard pile, the round, and the turns finished."""
        table: dict[tuple[str, int | None], float] = {
            ("pot", None): state.pot,
            ("stock", None): len(state.pack) - state.turned,
            ("discards", None): state.turned - len(state.posts),
            ("round", None): state.round,
            ("turns", None): state.turns,
        }
        for seat, chips in enumerate(state.chips, 1):
            table["chips", seat] = chips
        return table

    def holding(self, state: InBetweenState, seat: int) -> Facts:
        """The posts, the ranks between them, the pot and the seat's own chips."""
        between = state.gap if state.phase in ("call", "bet") else None
        return (
            ("posts", state.posts or "none"),
            ("pot", state.pot),
            ("chips", state.chips[seat - 1]),
            ("gap", "none" if between is None or between < 0 else between),
        )

    def conserves(self, state: InBetweenState) -> bool:
        """All cards in stock, posts and discard pile, and as many chips as the players brought."""
        whole = sum(state.chips) + state.pot == state.options.chips * state.seats
        whole = whole and min(state.chips) >= 0 and state.pot >= 0
        if not state.pack:
            return whole and state.phase in ("draw", "shuffle")
        cards = full_pack(state.options.packs)
        named = Counter(one for one in state.pack if one is not HIDDEN)
        return whole and len(state.pack) == len(cards) and not named - Counter(cards)

    def imagine(self, view: View, history: Sequence[Event], source: Source) -> InBetweenState:
        """A full state that fits what a seat has seen."""
        return seeing.imagine(view, history, source)

    def __reduce__(self) -> Any:
        return (InBetween, ())


def _calls(state: InBetweenState) -> tuple[Choice, ...]:
    of: do.Of = "pair" if state.phase == "call" else "ace"
    card = do.to_call(state.posts, of)
    return (do.High(state.seat, of, card), do.Low(state.seat, of, card))
