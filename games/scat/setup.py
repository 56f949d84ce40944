"""A position of Scat set up by hand, from `position` lines of a record.

    position dealer 1
    position deal 2                 (number of the deal, default 1)
    position turn 3                 (whose turn it is, default the dealer's left)
    position hand 1 KS 10S 4H       (one line a player still in)
    position discards 5C 9D         (top card first)
    position stock 2H 3H            (top card first; cards not named are open and may not be turned)
    position knocker 2
    position pennies 3 2 0          (all seats; default as at the start)
    position out 2                  (seats that are out of the game)
    position kitty 4                (default: what the pennies leave)
    position drawn stock 9C         (the player whose turn it is has drawn; or `drawn discard 9C`)

Without hands the position is between two deals. What no deal can reach is named, and refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games import positions
from games.cards import HIDDEN, PACK, Card, cards, duplicate, in_order
from games.errors import ImpossiblePosition, about, misformed
from games.positions import Field
from games.scat.state import Hand, ScatState
from games.scat.turns import without
from games.scat.value import holds_31, worth
from games.seats import following

FIELDS = (
    Field("dealer", "seat"),
    Field("turn", "seat"),
    Field("hand", "seat-cards"),
    Field("discards", "cards"),
    Field("stock", "cards"),
    Field("drawn", "choice", ("stock", "discard"), card=True),
    Field("knocker", "seat"),
    Field("pennies", "numbers"),
    Field("kitty", "number"),
    Field("out", "seats"),
    Field("deal", "number"),
)
"""What an editor of positions asks for."""

ONCE = ("dealer", "deal", "turn", "discards", "stock", "knocker", "pennies", "out", "kitty", "drawn")


def position(start: ScatState, lines: Iterable[Sequence[str]]) -> ScatState:
    """The state that the lines describe; `start` is the state before the first deal with the same options."""
    given, hands = _read(start, lines)
    with about("pennies" if "pennies" in given else "kitty"):
        state = _chips(start, given)
    with about("out" if "out" in given else "dealer"):
        state = _seats(state, given)
    if not hands:
        for word in ("discards", "stock", "knocker", "drawn", "turn"):
            if word in given:
                with about(word):
                    raise ImpossiblePosition("error-no-hands", word=word, line="position hand …")
        return state._replace(phase="deal", deal=_dealt_before(state, start, given))
    return _cards(state, given, hands)


def _read(start: ScatState, lines: Iterable[Sequence[str]]) -> tuple[positions.Given, dict[int, Hand]]:
    hands: dict[int, Hand] = {}

    def hand(rest: Sequence[str]) -> None:
        seat = positions.seat(start, "hand", rest[:1])
        if seat in hands:
            raise ImpossiblePosition("error-hand-twice", seat=seat)
        hands[seat] = in_order(cards(rest[1:]))

    return positions.read_lines(lines, ONCE, {"hand": hand}), hands


def _chips(state: ScatState, given: positions.Given) -> ScatState:
    """Pennies and kitty; together they are what everybody brought (`scat.lives.start`, `common.chips`)."""
    total = sum(state.pennies)
    pennies = state.pennies
    if "pennies" in given:
        pennies = tuple(positions.number("pennies", [word]) for word in given["pennies"])
        if len(pennies) != state.seats:
            raise ImpossiblePosition("error-numbers-of-players", count=len(pennies), seats=state.seats)
        if max(pennies) > state.options.pennies:
            most = state.options.pennies
            raise ImpossiblePosition("scat-error-too-many-pennies", pennies=max(pennies), most=most)
    kitty = positions.number("kitty", given["kitty"]) if "kitty" in given else total - sum(pennies)
    if kitty + sum(pennies) != total:
        raise ImpossiblePosition(
            "scat-error-pennies-total", pennies=sum(pennies), kitty=kitty, sum=kitty + sum(pennies), total=total
        )
    return state._replace(pennies=pennies, kitty=kitty)


def _seats(state: ScatState, given: positions.Given) -> ScatState:
    """Who is out, who deals."""
    playing = list(state.playing)
    for word in given.get("out", ()):
        playing[positions.seat(state, "out", [word]) - 1] = False
    for seat, pennies in enumerate(state.pennies, 1):
        if pennies and not playing[seat - 1]:
            raise ImpossiblePosition("scat-error-out-with-pennies", seat=seat, pennies=pennies)
        if not pennies and playing[seat - 1] and not state.options.free_life:
            raise ImpossiblePosition("scat-error-in-without-pennies", seat=seat)
    if sum(playing) < 2:
        raise ImpossiblePosition("error-one-player-left")
    dealer = positions.seat(state, "dealer", given.get("dealer", ["1"]))
    if not playing[dealer - 1]:
        raise ImpossiblePosition("error-dealer-out", seat=dealer)
    return state._replace(playing=tuple(playing), dealer=dealer)


def _dealt_before(state: ScatState, start: ScatState, given: positions.Given) -> int:
    """Deals before this one; pennies paid and players out show that the next deal is not the first of the game."""
    begun = state.pennies != start.pennies or state.playing != start.playing
    deals = positions.number("deal", given["deal"]) if "deal" in given else int(begun)
    if begun and not deals:
        raise ImpossiblePosition("scat-error-game-begun", line="position deal")
    return deals


def _cards(state: ScatState, given: positions.Given, hands: dict[int, Hand]) -> ScatState:
    seat = positions.seat(state, "turn", given["turn"]) if "turn" in given else following(state.playing, state.dealer)
    knocker = positions.seat(state, "knocker", given["knocker"]) if "knocker" in given else None
    if not state.playing[seat - 1]:
        with about("turn"):
            raise ImpossiblePosition("error-out-to-play", seat=seat)
    with about("knocker"):
        if knocker is not None and not state.playing[knocker - 1]:
            raise ImpossiblePosition("scat-error-out-knocked", seat=knocker)
        if knocker == seat:
            raise ImpossiblePosition("scat-error-knocker-to-play", seat=seat)
    pile, fourth = _drawn(given)
    _check_hands(state, hands, seat, fourth)
    with about("discards"):
        discards = tuple(reversed(cards(given.get("discards", ()))))
        if not discards and pile != "discard":
            raise ImpossiblePosition("scat-error-no-discards", line="position discards …")
    with about("stock"):
        stock = cards(given.get("stock", ()))
    placed = (*(card for hand in hands.values() for card in hand), *discards, *stock)
    twice = duplicate(placed)
    if twice:
        with about(*_second_place(twice, hands, stock, discards)):
            raise ImpossiblePosition("error-two-places", card=twice)
    _check_piles(state, knocker, len(PACK) - len(placed) + len(stock), pile)
    if knocker and worth(hands[knocker], state.options).points < state.options.min_knock:
        with about("knocker"):
            least = state.options.min_knock
            raise ImpossiblePosition("scat-error-knocked-too-low", seat=knocker, minimum=least)
    return state._replace(
        phase="discard" if fourth else "turn",
        seat=seat,
        hands=tuple(hands.get(one, ()) for one in range(1, state.seats + 1)),
        stock=stock + (HIDDEN,) * (len(PACK) - len(placed)),
        discards=discards,
        discarders=(0,) * len(discards),
        knocker=knocker,
        drawn=fourth if pile == "stock" else None,
        taken=fourth if pile == "discard" else None,
        deal=_deal(given),
        turn=_turns_done(state, seat, knocker, len(discards) + (pile == "discard")),
    )


def _second_place(
    twice: Card, hands: dict[int, Hand], stock: Sequence[Card], discards: Sequence[Card]
) -> tuple[str, ...]:
    """The words of the line that names a card once more: the piles before the hands, since hands come first."""
    for word, pile in (("stock", stock), ("discards", discards)):
        if twice in pile:
            return (word,)
    return ("hand", str(max(seat for seat, hand in hands.items() if twice in hand)))


def _turns_done(state: ScatState, seat: int, knocker: int | None, discards: int) -> int:
    """The fewest turns after which it can be the seat's; none only where nothing shows that somebody has played."""
    turns, place = 0, following(state.playing, state.dealer)
    while place != seat:
        turns, place = turns + 1, following(state.playing, place)
    return turns or (sum(state.playing) if knocker or discards > 1 else 0)


def _check_piles(state: ScatState, knocker: int | None, stock: int, pile: str) -> None:
    """A turn does not begin with an empty stock, but a last turn where the discards do not become the stock."""
    if stock or pile == "stock":
        return
    if state.options.stock_empty == "reshuffle":
        raise ImpossiblePosition("scat-error-stock-renewed")
    if knocker is None:
        raise ImpossiblePosition("scat-error-stock-empty")


def _deal(given: positions.Given) -> int:
    """The number of the deal that is being played; there are hands, so it is not the time before the first."""
    deal = positions.number("deal", given.get("deal", ["1"]))
    if not deal:
        with about("deal"):
            raise ImpossiblePosition("scat-error-deal-begun", line="position deal")
    return deal


def _drawn(given: positions.Given) -> tuple[str, Card | None]:
    if "drawn" not in given:
        return "", None
    words = given["drawn"]
    if len(words) != 2 or words[0] not in ("stock", "discard"):
        with about("drawn"):
            raise misformed("position drawn stock 9C", "position drawn discard 9C")
    with about("drawn"):
        return words[0], cards(words[1:])[0]


def _check_hands(state: ScatState, hands: dict[int, Hand], seat: int, fourth: Card | None) -> None:
    for one in range(1, state.seats + 1):
        with about("hand", str(one)):
            _check_hand(state, hands.get(one, ()), one, fourth if one == seat else None)


def _check_hand(state: ScatState, hand: Hand, seat: int, fourth: Card | None) -> None:
    if not state.playing[seat - 1]:
        if hand:
            raise ImpossiblePosition("scat-error-out-with-cards", seat=seat)
        return
    size = 4 if fourth else 3
    if len(hand) != size:
        raise ImpossiblePosition("scat-error-hand-size", seat=seat, count=len(hand), size=size)
    if size == 3 and holds_31(hand):
        raise ImpossiblePosition("scat-error-holds-31", seat=seat)
    if fourth:
        if fourth not in hand:
            raise ImpossiblePosition("scat-error-drawn-not-held", seat=seat, card=fourth)
        if holds_31(without(hand, fourth)):
            raise ImpossiblePosition("scat-error-held-31", seat=seat)


__all__ = ["position"]
