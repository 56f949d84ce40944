"""A position of Skin set up by hand, from `position` lines of a record.

    position banker 3
    position deal 2              (deals begun; default 0 between deals, 1 in the middle of one)
    position chips 94 100 106    (what is before each seat; default: as at the start, less what is put up)
    position bank KD             (the banker's card)
    position card 1 7H           (a player's card in play)
    position stake 1 6           (his half of the bet against the banker, who has put up as much)
    position side 2 1 3          (a side bet of 3 that seat 2 offered to seat 1; each has put up 3)
    position centre 3S 9D        (unclaimed cards)
    position dead 2S 2H          (cards that are out)
    position last 1              (the last player who accepted a card; default: the offers begin at the banker's right)
    position fallen 1            (players whose card has fallen in this deal)

Without cards the position lies between two deals. With cards it lies between two turned cards: the next action is
`deal …` with the cards that have not been turned. What no deal can reach is named, and refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from games import positions
from games.cards import PACK, Card, cards, duplicate
from games.errors import ImpossiblePosition, about, misformed
from games.positions import Field
from games.skin.state import SideBet, SkinState, rank

FIELDS = (
    Field("banker", "seat"),
    Field("bank", "cards"),
    Field("card", "seat-cards"),
    Field("stake", "seat-number"),
    Field("side", "lines"),
    Field("centre", "cards"),
    Field("dead", "cards"),
    Field("last", "seat"),
    Field("fallen", "seats"),
    Field("chips", "numbers"),
    Field("deal", "number"),
)
"""What an editor of positions asks for."""

ONCE = ("dealer", "banker", "deal", "chips", "bank", "centre", "dead", "last", "fallen")


@dataclass
class _Given:
    """The lines by their first word; those that may occur once for each seat apart."""

    once: positions.Given = field(default_factory=dict)
    cards: dict[int, Card] = field(default_factory=dict)
    stakes: dict[int, int] = field(default_factory=dict)
    sides: list[SideBet] = field(default_factory=list)

    def cards_of(self, word: str) -> tuple[Card, ...]:
        with about(word):
            return cards(self.once.get(word, ()))


def position(start: SkinState, lines: Iterable[Sequence[str]]) -> SkinState:
    """The state that the lines describe; `start` is the state before the first deal with the same options."""
    given = _read(start, lines)
    banker = positions.seat(start, "banker", given.once.get("banker") or given.once.get("dealer") or ["1"])
    middle = bool(given.cards or any(given.cards_of(word) for word in ("bank", "centre", "dead")))
    deal = positions.number("deal", given.once.get("deal", ["1" if middle else "0"]))
    if deal + (not middle) > start.deals:
        with about("deal"):
            raise ImpossiblePosition("skin-error-session-over", deal=deal + (not middle), deals=start.deals)
    state = start._replace(banker=banker, phase="deal", deal=deal)
    if not middle:
        for name, lines_given in (("stake", given.stakes), ("side", given.sides)):
            if lines_given:
                with about(name):
                    raise ImpossiblePosition("skin-error-no-cards", word=name, line="position bank …")
        return state._replace(chips=_chips(state, given))
    return _middle(state, given)


def _read(start: SkinState, lines: Iterable[Sequence[str]]) -> _Given:
    given = _Given()

    def side(rest: Sequence[str]) -> None:
        if len(rest) != 3:
            raise misformed("position side 2 1 3")
        first, second = positions.seat(start, "side", rest[:1]), positions.seat(start, "side", rest[1:2])
        given.sides.append(SideBet(first, second, _positive("side", rest[2:])))

    def of_seat(word: str, example: str, rest: Sequence[str]) -> int:
        if len(rest) != 2:
            raise misformed(f"position {word} {example}")
        return positions.seat(start, word, rest[:1])

    def in_play(rest: Sequence[str]) -> None:
        seat = of_seat("card", "1 7H", rest)
        if seat in given.cards:
            raise ImpossiblePosition("skin-error-card-twice", seat=seat)
        given.cards[seat] = cards(rest[1:])[0]

    def stake(rest: Sequence[str]) -> None:
        seat = of_seat("stake", "1 6", rest)
        if seat in given.stakes:
            raise ImpossiblePosition("skin-error-stake-twice", seat=seat)
        given.stakes[seat] = _positive("stake", rest[1:])

    many = {"card": in_play, "stake": stake, "side": side}
    given.once = positions.read_lines(lines, ONCE, many, implied=("dealer",))
    return given


def _positive(word: str, rest: Sequence[str]) -> int:
    chips = positions.number(word, rest)
    if not chips:
        raise ImpossiblePosition("skin-error-no-bet")
    return chips


def _chips(state: SkinState, given: _Given) -> tuple[int, ...]:
    """What is before each seat; with what is put up it is what everybody brought (`common.chips`)."""
    up = [0] * state.seats
    for seat, chips in given.stakes.items():
        up[seat - 1] += chips
        up[state.banker - 1] += chips
    for bet in given.sides:
        up[bet.offerer - 1] += bet.chips
        up[bet.taker - 1] += bet.chips
    total = state.options.chips * state.seats
    if "chips" not in given.once:
        rest = tuple(state.options.chips - chips for chips in up)
        for seat, chips in enumerate(rest, 1):
            if chips < 0:
                brought = state.options.chips
                with about("stake" if given.stakes else "side"):
                    raise ImpossiblePosition("skin-error-put-up", seat=seat, chips=up[seat - 1], brought=brought)
        return rest
    before = tuple(positions.number("chips", [word]) for word in given.once["chips"])
    if len(before) != state.seats:
        with about("chips"):
            raise ImpossiblePosition("error-numbers-of-players", count=len(before), seats=state.seats)
    if sum(before) + sum(up) != total:
        found = sum(before) + sum(up)
        with about("chips"):
            raise ImpossiblePosition("skin-error-chips-total", chips=sum(before), up=sum(up), sum=found, total=total)
    return before


def _middle(state: SkinState, given: _Given) -> SkinState:
    bank = given.cards_of("bank")
    if len(bank) > 1:
        with about("bank"):
            raise ImpossiblePosition("skin-error-banker-one-card")
    if state.banker in given.cards:
        with about("card", str(state.banker)):
            raise ImpossiblePosition("skin-error-banker-card", line="position bank …")
    centre, dead = given.cards_of("centre"), given.cards_of("dead")
    live = (*given.cards.values(), *bank, *centre)
    twice = duplicate((*live, *dead))
    if twice:
        raise ImpossiblePosition("error-two-places", card=twice)
    with about("card" if given.cards else "bank"):
        _check_ranks(live, dead)
    _check_bets(state, given, bool(bank))
    own = tuple(given.cards.get(seat) for seat in range(1, state.seats + 1))
    placed = {*live, *dead}
    last = positions.seat(state, "last", given.once["last"]) if "last" in given.once else state.banker
    return state._replace(
        chips=_chips(state, given),
        phase="rest",
        cards=own,
        bank=bank[0] if bank else None,
        stakes=tuple(given.stakes.get(seat, 0) for seat in range(1, state.seats + 1)),
        sides=tuple(given.sides),
        centre=centre,
        dead=dead,
        stock=tuple(one for one in PACK if one not in placed),
        last=last,
        opened=bool(bank or given.cards),
        fallen=tuple(positions.seat(state, "fallen", [word]) for word in given.once.get("fallen", ())),
    )


def _check_ranks(live: Sequence[Card], dead: Sequence[Card]) -> None:
    """Live ranks are distinct (RULES T1), and a rank is dead only when two of it have appeared."""
    ranks: dict[int, Card] = {}
    for card in live:
        other = ranks.setdefault(rank(card), card)
        if other is not card:
            raise ImpossiblePosition("skin-error-would-match", card=card, other=other)
    for card in dead:
        if rank(card) in ranks:
            with about("dead"):
                raise ImpossiblePosition("skin-error-dead-rank", card=card, live=ranks[rank(card)])
        if sum(rank(other) == rank(card) for other in dead) < 2:
            with about("dead"):
                raise ImpossiblePosition("skin-error-dead-alone", card=card)


def _check_bets(state: SkinState, given: _Given, bank: bool) -> None:
    if bank and not given.cards and not given.once.get("fallen"):
        with about("bank"):
            raise ImpossiblePosition("skin-error-banker-first")
    if given.cards and not bank and not given.sides:
        raise ImpossiblePosition("skin-error-deal-over")
    for seat in given.stakes:
        if not bank:
            with about("stake", str(seat)):
                raise ImpossiblePosition("skin-error-stake-no-banker", seat=seat)
        if seat not in given.cards:
            with about("stake", str(seat)):
                raise ImpossiblePosition("skin-error-stake-no-card", seat=seat)
    for bet in given.sides:
        with about("side", str(bet.offerer), str(bet.taker)):
            for seat in (bet.offerer, bet.taker):
                if seat not in given.cards:
                    raise ImpossiblePosition("skin-error-side-no-card", seat=seat)
            if bet.offerer == bet.taker:
                raise ImpossiblePosition("skin-error-side-alone", seat=bet.offerer)
    if given.sides and not state.options.side_bets:
        with about("side"):
            raise ImpossiblePosition("skin-error-side-off")


__all__ = ["position"]
