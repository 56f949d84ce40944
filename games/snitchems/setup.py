"""A position of Snitch'ems set up by hand, from `position` lines of a record.

    position dealer 1
    position deal 2                 (which deal of three this is, default 1; it fixes the cards left in the pack)
    position turn 1                 (whose turn it is, default the dealer's left)
    position hand 1 4S KD 9H        (one line a player with cards)
    position table 4H 8C            (in the order in which they were laid)
    position pile 2 5S 3D           (cards that a player or his side has taken, or only their number: `pile 2 9`)
    position captor 2               (who made the last capture; needed when a pile is not empty)
    position stock 2H 3H            (top card first; cards not named are open and may not be dealt)
    position game 2                 (number of the game in the match, default 1)
    position games 1 0              (games won before this one, one number a side)
    position earlier 27 25          (cards taken in earlier games, one number a side)

Without hands the position is between two games. What no deal can reach is named, and refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games import positions
from games.cards import HIDDEN, PACK, cards, duplicate
from games.errors import ImpossiblePosition, about
from games.positions import Field
from games.snitchems.state import DEALS, HAND, LAYOUT, Cards, SnitchemsState, order

FIELDS = (
    Field("dealer", "seat"),
    Field("turn", "seat"),
    Field("hand", "seat-cards"),
    Field("table", "cards"),
    Field("pile", "seat-cards"),
    Field("captor", "seat"),
    Field("stock", "cards"),
    Field("deal", "number"),
    Field("game", "number"),
    Field("games", "numbers", side=True),
    Field("earlier", "numbers", side=True),
)
"""What an editor of positions asks for."""

ONCE = ("dealer", "deal", "turn", "table", "captor", "stock", "game", "games", "earlier")


def position(start: SnitchemsState, lines: Iterable[Sequence[str]]) -> SnitchemsState:
    """The state that the lines describe; `start` is the state before the first deal with the same options."""
    given, hands, piles = _read(start, lines)
    state = start._replace(
        dealer=positions.seat(start, "dealer", given.get("dealer", ["1"])),
        games=_by_side(start, "games", given),
        before=_by_side(start, "earlier", given),
    )
    if not hands:
        for word in ("deal", "turn", "table", "captor", "stock", "pile"):
            if word in given or (word == "pile" and piles):
                with about(word):
                    raise ImpossiblePosition("error-no-hands", word=word, line="position hand …")
        return state._replace(game=positions.number("game", given.get("game", ["0"])))
    return _cards(state, given, hands, piles)


def _read(
    start: SnitchemsState, lines: Iterable[Sequence[str]]
) -> tuple[positions.Given, dict[int, Cards], dict[int, Cards]]:
    hands: dict[int, Cards] = {}
    piles: dict[int, Cards] = {}

    def hand(rest: Sequence[str]) -> None:
        seat = positions.seat(start, "hand", rest[:1])
        if seat in hands:
            raise ImpossiblePosition("error-hand-twice", seat=seat)
        hands[seat] = tuple(sorted(cards(rest[1:]), key=order))

    def pile(rest: Sequence[str]) -> None:
        side = start.side(positions.seat(start, "pile", rest[:1]))
        if side in piles:
            raise ImpossiblePosition("snitchems-error-pile-twice", seat=int(rest[0]))
        piles[side] = _pile(rest[1:])

    return positions.read_lines(lines, ONCE, {"hand": hand, "pile": pile}), hands, piles


def _pile(words: Sequence[str]) -> Cards:
    """Cards, or so many that are not named: nobody can look at a pile (`snitchems.turn.pile`)."""
    if len(words) == 1 and words[0].isascii() and words[0].isdigit():
        count = positions.number("pile", words)
        if count > len(PACK):
            raise ImpossiblePosition("snitchems-error-pile-size", count=count)
        return (HIDDEN,) * count
    return cards(words)


def _by_side(state: SnitchemsState, word: str, given: positions.Given) -> tuple[int, ...]:
    if word not in given:
        return (0,) * state.sides
    numbers = tuple(positions.number(word, [one]) for one in given[word])
    if len(numbers) != state.sides:
        with about(word):
            raise ImpossiblePosition("snitchems-error-sides", count=len(numbers), sides=state.sides)
    return numbers


def _cards(
    state: SnitchemsState, given: positions.Given, hands: dict[int, Cards], piles: dict[int, Cards]
) -> SnitchemsState:
    seat = positions.seat(state, "turn", given["turn"]) if "turn" in given else state.after(state.dealer)
    number = positions.number("deal", given.get("deal", ["1"]))
    if not 1 <= number <= DEALS[state.seats]:
        with about("deal"):
            raise ImpossiblePosition("snitchems-error-deal", deal=number, deals=DEALS[state.seats], seats=state.seats)
    _check_hands(state, hands, seat)
    with about("table"):
        table = cards(given.get("table", ()))
    with about("stock"):
        stock = cards(given.get("stock", ()))
    left = len(PACK) - LAYOUT[state.seats] - HAND * state.seats * number
    if len(stock) > left:
        with about("stock"):
            raise ImpossiblePosition("snitchems-error-stock-size", deal=number, left=left, count=len(stock))
    taken = tuple(piles.get(side, ()) for side in range(state.sides))
    placed = [*table, *stock, *(one for some in (*hands.values(), *taken) for one in some)]
    twice = duplicate(placed)
    if twice:
        raise ImpossiblePosition("error-two-places", card=twice)
    total = len(placed) - len(stock) + left
    if total != len(PACK):
        form = "position pile 2 9"
        raise ImpossiblePosition(
            "snitchems-error-cards-total", deal=number, left=left, total=total, pack=len(PACK), form=form
        )
    captor = _captor(state, given, taken)
    return state._replace(
        phase="turn",
        seat=seat,
        hands=tuple(hands.get(one, ()) for one in range(1, state.seats + 1)),
        table=table,
        stock=stock + (HIDDEN,) * (left - len(stock)),
        piles=taken,
        captor=captor,
        deal=number,
        game=positions.number("game", given.get("game", ["1"])),
    )


def _captor(state: SnitchemsState, given: positions.Given, piles: tuple[Cards, ...]) -> int:
    captor = positions.seat(state, "captor", given["captor"]) if "captor" in given else 0
    if captor and not piles[state.side(captor)]:
        with about("captor"):
            raise ImpossiblePosition("snitchems-error-captor-no-pile", seat=captor)
    if not captor and any(piles):
        with about("pile"):
            raise ImpossiblePosition("snitchems-error-no-captor", form="position captor 2")
    with about("pile"):
        if any(len(pile) == 1 for pile in piles):
            raise ImpossiblePosition("snitchems-error-pile-of-one")
    return captor


def _check_hands(state: SnitchemsState, hands: dict[int, Cards], seat: int) -> None:
    """Who has played in this round has a card less than the player to play and those after him."""
    size = len(hands.get(seat, ()))
    if not 1 <= size <= HAND:
        with about("hand", str(seat)):
            raise ImpossiblePosition("snitchems-error-hand-to-play", seat=seat, count=size, most=HAND)
    one = state.after(state.dealer)
    played = True
    for _ in range(state.seats):
        played = played and one != seat
        wanted = size - 1 if played else size
        held = len(hands.get(one, ()))
        if held != wanted:
            with about("hand", str(one)):
                raise ImpossiblePosition(
                    "snitchems-error-hand-size", seat=one, count=held, wanted=wanted, player=seat, size=size
                )
        one = state.after(one)
