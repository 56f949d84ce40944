"""What a quiz asks about Scat: the value of a hand, who loses, and how many pennies that costs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from games.cards import PACK, RANKS, SUITS
from games.chance import Source
from games.core import Event, View
from games.quiz_draft import Draft, Moment, Table, amounts, players
from games.record import Record
from games.record import read as read_record
from games.scat.state import Hand, ScatState
from games.scat.value import POINTS, valued_by, worth

TABLES: Final = (
    Table(3, 12),
    Table(4, 8),
    Table(3, 4, ("min-knock=21",)),
    Table(3, 3, ("knocker-tied-loses=on",)),
)

DULL: Final = frozenset(("throw-down-off", "throw-down-late", "throw-down-first"))
"""The refusals of which no question is made: nobody would try them."""

THREES: Final = ("off", "30", "30.5", "off")
"""How three of a kind is counted in the positions set up, one after another."""


def veiled(view: View) -> View:
    """Without the values of the hands, which are what is asked."""
    return {**view, "players": [{**player, "value": None, "suit": None} for player in view["players"]]}


def set_up() -> Iterator[Record]:
    """Hands that are rare: three of a kind, three cards of one suit in a row, and three suits."""
    source = Source(1, "quiz")
    for three in THREES:
        rank = source.pick(RANKS)
        yield _position(
            source, source.shuffled([one for one in PACK if one.rank == rank])[:3], f"three-of-a-kind={three}"
        )
    for flush in ("on", "off"):
        suit, lowest = source.pick(SUITS), 1 + source.below(6)
        hand = tuple(one for one in PACK if one.suit == suit and one.rank in RANKS[lowest : lowest + 3])
        yield _position(source, hand, f"straight-flush={flush}")
    for _ in range(4):
        suits = source.shuffled(SUITS)[:3]
        yield _position(source, tuple(source.pick([one for one in PACK if one.suit == suit]) for suit in suits), "")


def _position(source: Source, hand: Hand, options: str) -> Record:
    """Seat 1 is to act with that hand; its opponent's and the top discard are any others."""
    others = source.shuffled([one for one in PACK if one not in hand])
    options = options if options.partition("=")[2] not in ("", "off") else ""
    lines = (
        "varaq 1",
        "game scat",
        *((f"options {options}",) if options else ()),
        "seats 2",
        "position dealer 2",
        f"position hand 1 {' '.join(map(str, hand))}",
        f"position hand 2 {' '.join(map(str, others[:3]))}",
        f"position discards {others[3]}",
    )
    return read_record("\n".join(lines) + "\n", "quiz")


def drafts(moment: Moment) -> Iterator[Draft]:
    """What may be asked here."""
    state: ScatState = moment.shown.state
    if state.phase == "turn":
        yield from _value(moment, state)
    if moment.move is not None and state.phase in ("turn", "discard"):
        lost = [event for event in moment.told if event.kind == "lost-life"]
        yield from _losers(moment, state, lost)
        for event in lost:
            yield from _pennies(moment, state, event)


def _value(moment: Moment, state: ScatState) -> Iterator[Draft]:
    """What is your hand worth? Tempting: all cards together, another suit, court cards by their place, an ace as 1."""
    seat, hand = state.seat, state.hand(state.seat)
    points, suit = worth(hand, state.options)
    held = dict.fromkeys(card.suit for card in hand)
    plain = {one: sum(POINTS[card.rank] for card in hand if card.suit == one) for one in held}
    three = len({card.rank for card in hand}) == 1
    tempting: list[float] = [sum(plain.values()), *sorted(plain.values(), reverse=True)]
    tempting += [30.0, 30.5] if three else []
    tempting += [_by_place(hand, one) for one in held]
    tempting += [points + 10, points + 1]
    clauses = valued_by(hand, state.options)
    question = amounts("value", seat, points, tempting, clauses)
    if question is None or points == 0:
        return
    shown = Event("hand-shown", clauses, seat, (("cards", hand), ("value", points), ("suit", suit or "none")))
    counted = points != max(plain.values())
    topic = f"three {state.options.three_of_a_kind}" if three else f"{len(held)} suits"
    topic += " by option" if counted else ""
    courts = any(card.rank in "JQKA" for card in hand)
    yield Draft(
        moment, "scat-quiz-value", question, f"value {topic}", seat, shows=(shown,), interest=courts + (len(held) < 3)
    )


def _by_place(hand: Hand, suit: str) -> int:
    return sum(RANKS.index(card.rank) + 1 for card in hand if card.suit == suit)


def _losers(moment: Moment, state: ScatState, lost: list[Event]) -> Iterator[Draft]:
    """Who loses? Tempting: whoever has the least, the knocker, all but one, nobody."""
    if not lost:
        return
    losers = [event.seat for event in lost if event.seat is not None]
    live = state.live
    least = sorted(live, key=lambda seat: worth(state.hand(seat)[:3], state.options).points)
    knocker = [state.knocker] if state.knocker is not None else []
    others = [seat for seat in live if seat != state.seat]
    question = players("lost-life", losers, (knocker, least[:1], least[:2], others, (), least[1:2]))
    if question is None:
        return
    why = str(lost[0].fact("why"))
    yield Draft(
        moment,
        "scat-quiz-loses",
        question,
        f"loses {why}",
        about_next=True,
        interest=(len(live) > 2) + (len(losers) > 1),
    )


def _pennies(moment: Moment, state: ScatState, lost: Event) -> Iterator[Draft]:
    """How many pennies are left to somebody who loses?"""
    seat = lost.seat
    assert seat is not None and moment.follows is not None
    had = state.pennies[seat - 1]
    left = moment.follows.state.pennies[seat - 1]
    question = amounts("pennies", seat, left, (had, had - 1, had - 2, had + 1), lost.clauses)
    if question is not None:
        facts = (("of", seat),)
        topic = f"pennies {lost.fact('why')} {lost.fact('paid')}"
        yield Draft(
            moment, "scat-quiz-pennies", question, topic, facts=facts, about_next=True, interest=seat == state.knocker
        )
