"""A position of In Between set up by hand, from `position` lines of a record.

    position dealer 1
    position round 2             (default 1)
    position turn 3              (whose turn it is; default the dealer's left)
    position chips 18 21 19      (all seats; default: what they began with less one ante)
    position pot 5               (default: what the chips leave)
    position out 2               (seats that are out of the game)
    position posts 4H JC         (in the order in which they were turned; one where an ace turned first is to be called)
    position ace low             (the ace among the posts has been called low, or high)
    position called high         (after a pair: the third card will be higher, or low: lower)
    position stock 3D 5D         (the next card first; cards not named are open and may not be turned)
    position discards 9D 2D      (top card first; or `discards rest`: all cards that are not named elsewhere)

Without posts the position lies before a turn, and the next action is `deal …` with the whole pack. What the rules
settle without a decision, such as two adjacent posts, is no position; and what cannot be is named, and refused.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from games import positions
from games.cards import HIDDEN, Card, cards
from games.errors import ImpossiblePosition, about, misformed
from games.inbetween.spread import Side
from games.inbetween.state import InBetweenState, Phase, full_pack
from games.positions import Field
from games.seats import players_after

FIELDS = (
    Field("dealer", "seat"),
    Field("turn", "seat"),
    Field("posts", "cards"),
    Field("ace", "choice", ("high", "low")),
    Field("called", "choice", ("high", "low")),
    Field("stock", "cards"),
    Field("discards", "cards"),
    Field("chips", "numbers"),
    Field("pot", "number"),
    Field("out", "seats"),
    Field("round", "number"),
)
"""What an editor of positions asks for."""

WORDS = ("dealer", "round", "turn", "chips", "pot", "out", "posts", "ace", "called", "stock", "discards")


def position(start: InBetweenState, lines: Iterable[Sequence[str]]) -> InBetweenState:
    """The state that the lines describe; `start` is the state before the first deal with the same options."""
    given = positions.read_lines(lines, WORDS)
    with about("chips" if "chips" in given else "pot"):
        state = _chips(start, given)
    state = _seats(state, given)
    if "posts" in given:
        return _middle(state, given)
    for word in ("ace", "called", "stock", "discards"):
        if word in given:
            with about(word):
                raise ImpossiblePosition("inbetween-error-no-posts", word=word, line="position posts …")
    return state._replace(phase="shuffle", waiting=(state.seat, *state.waiting), seat=0)


def _chips(state: InBetweenState, given: positions.Given) -> InBetweenState:
    """Chips and pot; together they are what everybody brought (`inbetween.chips.start`, `common.chips`)."""
    total = state.options.chips * state.seats
    chips = tuple(amount - state.options.ante for amount in state.chips)
    if "chips" in given:
        chips = tuple(positions.number("chips", [word]) for word in given["chips"])
        if len(chips) != state.seats:
            raise ImpossiblePosition("error-numbers-of-players", count=len(chips), seats=state.seats)
    pot = positions.number("pot", given["pot"]) if "pot" in given else total - sum(chips)
    if pot + sum(chips) != total:
        raise ImpossiblePosition(
            "inbetween-error-chips-total", chips=sum(chips), pot=pot, sum=pot + sum(chips), total=total
        )
    if pot < 0:
        raise ImpossiblePosition("inbetween-error-too-many-chips", chips=sum(chips), total=total)
    if pot == 0:
        raise ImpossiblePosition("inbetween-error-pot-empty")
    return state._replace(chips=chips, pot=pot)


def _seats(state: InBetweenState, given: positions.Given) -> InBetweenState:
    """Who is out, who deals, whose turn it is."""
    playing = list(state.playing)
    with about("out"):
        for word in given.get("out", ()):
            seat = positions.seat(state, "out", [word])
            playing[seat - 1] = False
            if state.chips[seat - 1] >= state.options.ante:
                chips = state.chips[seat - 1]
                raise ImpossiblePosition("inbetween-error-out-with-chips", seat=seat, chips=chips)
        if sum(playing) < 2:
            raise ImpossiblePosition("error-one-player-left")
    dealer = positions.seat(state, "dealer", given.get("dealer", ["1"]))
    with about("dealer"):
        if not playing[dealer - 1]:
            raise ImpossiblePosition("error-dealer-out", seat=dealer)
    order = players_after(playing, dealer)
    seat = positions.seat(state, "turn", given["turn"]) if "turn" in given else order[0]
    with about("turn" if "turn" in given else "chips"):
        if seat not in order:
            raise ImpossiblePosition("error-out-to-play", seat=seat)
        if not state.chips[seat - 1]:
            raise ImpossiblePosition("inbetween-error-no-chips", seat=seat)
    number = positions.number("round", given.get("round", ["1"]))
    with about("round"):
        if not 1 <= number <= state.rounds:
            raise ImpossiblePosition("inbetween-error-round", round=number, rounds=state.rounds)
    waiting = order[order.index(seat) + 1 :]
    return state._replace(playing=tuple(playing), dealer=dealer, seat=seat, waiting=waiting, round=number)


def _middle(state: InBetweenState, given: positions.Given) -> InBetweenState:
    rest = list(given.get("discards", ())) == ["rest"]
    piles: dict[str, tuple[Card, ...]] = {}
    whole_pack = Counter(full_pack(state.options.packs))
    named: Counter[Card] = Counter()
    for word in ("posts", "stock", "discards"):
        with about(word):
            piles[word] = cards(() if word == "discards" and rest else given.get(word, ()))
            named.update(piles[word])
            if named - whole_pack:
                raise ImpossiblePosition("error-two-places", card=min(named - whole_pack))
    posts, stock = piles["posts"], piles["stock"]
    gone = tuple(sorted((whole_pack - named).elements())) if rest else piles["discards"][::-1]
    open_cards = whole_pack.total() - len(gone) - len(posts) - len(stock)
    state = state._replace(
        pack=(*gone, *posts, *stock, *(HIDDEN,) * open_cards),
        turned=len(gone) + len(posts),
        posts=posts,
        ace=_side("ace", given),
        side=_side("called", given),
    )
    with about("discards"):
        if len(state.stock) < 3 - len(posts):
            raise ImpossiblePosition("inbetween-error-too-few-cards", count=len(state.stock))
    with about("posts"):
        return state._replace(phase=_phase(state))


def _side(word: str, given: positions.Given) -> Side:
    if word not in given:
        return ""
    if list(given[word]) == ["high"]:
        return "high"
    if list(given[word]) == ["low"]:
        return "low"
    with about(word):
        raise misformed(f"position {word} high", f"position {word} low")


def _phase(state: InBetweenState) -> Phase:
    """What is to be decided; raises `ImpossiblePosition` where the rules leave nothing to decide."""
    aces = [one.rank == "A" for one in state.posts]
    mode = state.options.ace
    callable_ace = (mode == "first-choice" and aces[:1] == [True]) or (mode == "free" and sum(aces) == 1)
    if state.ace and not callable_ace:
        with about("ace"):
            raise ImpossiblePosition("inbetween-error-no-ace-to-call")
    if len(state.posts) == 1 and callable_ace and mode == "first-choice" and not state.ace:
        return _none_called(state, "ace")
    if len(state.posts) != 2:
        raise ImpossiblePosition("inbetween-error-two-posts", count=len(state.posts))
    if callable_ace and not state.ace:
        if mode == "first-choice":
            form, other = "position ace high", "position ace low"
            raise ImpossiblePosition("inbetween-error-ace-not-called", form=form, other=other)
        return _none_called(state, "ace")
    between = state.gap
    if between == -1 and state.options.pair == "high-low":
        return "bet" if state.side else "call"
    if between is not None and between > 0:
        return _none_called(state, "bet")
    if between == -1:
        raise ImpossiblePosition("inbetween-error-pair-settled")
    raise ImpossiblePosition("inbetween-error-neighbours-settled")


def _none_called(state: InBetweenState, phase: Phase) -> Phase:
    if state.side:
        with about("called"):
            raise ImpossiblePosition("inbetween-error-nothing-to-call")
    return phase
