"""Who loses lives after a showdown or a 31, and what a lost life costs (clauses of the sections Losing and Lives)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from games.core import Event
from games.scat.options import ScatOptions
from games.scat.state import ScatState


class Loss(NamedTuple):
    """Lives that a seat loses, why, and by which clauses."""

    seat: int
    lives: int
    why: str
    clauses: tuple[str, ...]


def showdown_losses(values: Mapping[int, float], knocker: int, options: ScatOptions) -> tuple[Loss, ...]:
    """Who loses when hands are compared: `values` are points by seat, in order of play."""
    lowest = min(values.values())
    losers = [seat for seat, value in values.items() if value == lowest]
    if losers == [knocker]:
        return (Loss(knocker, 2, "knocker-alone", ("scat.loss.knocker-alone",)),)
    if knocker in losers:
        if options.knocker_tied_loses:
            by_option = ("scat.opt.knocker-tied-loses", "scat.loss.knocker-tied")
            return tuple(Loss(seat, 2 if seat == knocker else 1, "knocker-tied", by_option) for seat in losers)
        return tuple(
            Loss(seat, 1, "knocker-tied", ("scat.loss.knocker-tied", "scat.loss.lowest"))
            for seat in losers
            if seat != knocker
        )
    if len(losers) > 1:
        return tuple(Loss(seat, 1, "tied", ("scat.loss.tie", "scat.loss.lowest")) for seat in losers)
    return (Loss(losers[0], 1, "lowest", ("scat.loss.lowest",)),)


def losses_to_31(
    playing: tuple[int, ...], holders: tuple[int, ...], knocker: int | None, options: ScatOptions
) -> tuple[Loss, ...]:
    """Who loses when `holders` have shown 31: everybody else, one life, the knocker too (`scat.31.all-lose`)."""
    losses = []
    for seat in playing:
        if seat in holders:
            continue
        if seat == knocker and options.after_knock_31 == "knocker-two":
            losses.append(Loss(seat, 2, "31", ("scat.opt.31-after-knock", "scat.31.after-knock", "scat.31.all-lose")))
        elif seat == knocker:
            losses.append(Loss(seat, 1, "31", ("scat.31.all-lose", "scat.31.after-knock")))
        else:
            losses.append(Loss(seat, 1, "31", ("scat.31.all-lose",)))
    return tuple(losses)


class Payment(NamedTuple):
    """What a loss costs one player: pennies paid to the kitty, pennies left, and whether he is out."""

    paid: int
    left: int
    out: bool
    short: bool = False
    """Two lives were lost with a single penny left (`scat.lives.short`)."""


def payment(pennies: int, lives: int, options: ScatOptions) -> Payment:
    """What losing `lives` (1 or 2) costs a player with that many pennies, one life after the other."""
    paid = min(pennies, lives)
    left = pennies - paid
    if not options.free_life:
        return Payment(paid, left, left == 0)
    short = pennies == 1 and lives == 2
    if short and options.two_lives_one_penny == "stays":
        return Payment(paid, left, False, short)
    return Payment(paid, left, paid < lives, short)


def settle(state: ScatState, losses: tuple[Loss, ...], *, thrown: bool = False) -> tuple[ScatState, list[Event]]:
    """Takes the lives: the state with pennies, kitty and players still in as they are then, and the events.

    `thrown` says that the knocker has not knocked but called a throw-down.
    """
    payments = {loss.seat: payment(state.pennies[loss.seat - 1], loss.lives, state.options) for loss in losses}
    if losses and all(seat in payments and payments[seat].out for seat in state.live):
        return state, [Event("deal-cancelled", ("scat.end.never-empty",))]
    pennies, playing, kitty = list(state.pennies), list(state.playing), state.kitty
    events = []
    for loss in losses:
        due = payments[loss.seat]
        pennies[loss.seat - 1] = due.left
        playing[loss.seat - 1] = not due.out
        kitty += due.paid
        events.append(_lost(loss, due, thrown))
        if due.out:
            events.append(_went_out(loss, due, state.options))
        elif due.left == 0:
            why = (
                *(("scat.opt.two-lives-one-penny", "scat.lives.short") if due.short else ()),
                "scat.lives.county",
            )
            events.append(Event("on-the-county", why, loss.seat))
    return state._replace(pennies=tuple(pennies), playing=tuple(playing), kitty=kitty), events


def _lost(loss: Loss, due: Payment, thrown: bool) -> Event:
    clauses = (*loss.clauses, *(("scat.lives.pay",) if due.paid else ()))
    facts = (("lives", loss.lives), ("paid", due.paid), ("left", due.left), ("why", loss.why), ("thrown", thrown))
    return Event("lost-life", clauses, loss.seat, facts)


def _went_out(loss: Loss, due: Payment, options: ScatOptions) -> Event:
    clauses: tuple[str, ...] = ("scat.lives.out",)
    if not options.free_life:
        clauses = ("scat.opt.free-life", *clauses)
    elif due.short:
        clauses = (*clauses, "scat.lives.short")
    return Event("went-out", clauses, loss.seat)
