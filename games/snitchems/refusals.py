"""Why a play is refused: the clause that forbids it, and the facts of the case."""

from __future__ import annotations

from games.cards import Card
from games.core import Facts, Ruling
from games.snitchems.actions import Play
from games.snitchems.captures import EIGHT, NUMBER, TEN, Rules, captures
from games.snitchems.state import Cards, SnitchemsState, order


def must_capture(play: Play, instead: Play) -> Ruling:
    """A card may not stay on the table while some card of the hand can capture; `instead` is such a capture."""
    facts: Facts = (("card", play.card), ("with", instead.card), ("takes", instead.take))
    return Ruling(False, ("snitchems.turn.compulsory", "snitchems.turn.trail"), "must-capture", facts)


def refusal(state: SnitchemsState, play: Play) -> Ruling:
    """Why these cards cannot be taken, or why this card cannot be played at all."""
    card = play.card
    if card not in state.hands[state.seat - 1]:
        return Ruling(False, ("snitchems.turn.one-card",), "not-in-hand", (("card", card),))
    for one in play.take:
        if one not in state.table:
            return Ruling(False, ("snitchems.turn.one-card",), "not-on-table", (("card", one),))
    if all(one.rank == card.rank for one in play.take):
        return _pair_incomplete(state, play)
    faces = [one for one in (card, *play.take) if not NUMBER[one]]
    if faces:
        facts: Facts = (("card", card), ("face", faces[0]))
        return Ruling(False, ("snitchems.capture.face",), "face-card", facts)
    return _made(state, play) or _several(state, play) or _no_sum(play)


def _pair_incomplete(state: SnitchemsState, play: Play) -> Ruling:
    left = tuple(one for one in state.table if one.rank == play.card.rank and one not in play.take)
    clauses = ("snitchems.capture.pair", "snitchems.capture.set-complete")
    return Ruling(False, clauses, "pair-incomplete", (("card", play.card), ("left", tuple(sorted(left, key=order)))))


def _made(state: SnitchemsState, play: Play) -> Ruling | None:
    """A right eight or ten that still may not be captured like this."""
    number = NUMBER[play.card]
    for made in (EIGHT, TEN):
        set = [one for one in play.take if NUMBER[one] != made]
        total = sum(NUMBER[one] for one in set)
        if not set or total + (0 if number == made else number) != made:
            continue
        facts: Facts = (("card", play.card), ("made", made))
        if number == made and not state.options.table_sum:
            clauses: tuple[str, ...] = ("snitchems.capture.no-table-sum", "snitchems.opt.table-sum")
            return Ruling(False, clauses, "table-sum-off", facts)
        left = tuple(one for one in state.table if NUMBER[one] == made and one not in play.take)
        if left and not state.options.partial:
            clauses = ("snitchems.capture.match", "snitchems.capture.set-complete")
            return Ruling(False, clauses, "match-incomplete", (*facts, ("left", tuple(sorted(left, key=order)))))
        return Ruling(False, ("snitchems.opt.method2", "snitchems.capture.make.allowed"), "method2-off", facts)
    return None


def _several(state: SnitchemsState, play: Play) -> Ruling | None:
    """Two captures or more that would each be right are taken as one."""
    rules = Rules(partial=True, table_sum=state.options.table_sum)
    covered: set[Card] = set()
    for taken in captures(play.card, _only(state.table, play.take), rules):
        covered.update(taken)
    if len(covered) != len(play.take):
        return None
    clauses = ("snitchems.capture.no-mix", "snitchems.turn.one-capture")
    return Ruling(False, clauses, "mixed", (("card", play.card),))


def _only(table: Cards, taken: Cards) -> Cards:
    return tuple(one for one in table if one in taken)


def _no_sum(play: Play) -> Ruling:
    total = sum(NUMBER[one] for one in (play.card, *play.take))
    clauses: tuple[str, ...] = ("snitchems.capture.make", "snitchems.capture.pair")
    if any(NUMBER[one] == TEN for one in play.take):
        clauses += ("snitchems.capture.8-as-addend",)
    return Ruling(False, clauses, "no-sum", (("card", play.card), ("total", total)))
