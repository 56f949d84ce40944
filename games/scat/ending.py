"""How a deal ends: by 31, by a showdown, or drawn; and how the game ends."""

from __future__ import annotations

from games.core import Event
from games.scat.losing import losses_to_31, settle, showdown_losses
from games.scat.state import Phase, ScatState
from games.scat.value import valued_by, worth
from games.seats import players_after


def after_31(
    state: ScatState,
    holders: tuple[int, ...],
    events: list[Event],
    *,
    dealt: bool = False,
    exposed: tuple[int, ...] = (),
) -> tuple[ScatState, list[Event]]:
    """The deal is over at once: everybody without 31 loses a life (`scat.31.immediate`, `scat.31.all-lose`).

    Only the holders show their hands, unless a throw-down has `exposed` more.
    """
    for seat in holders:
        events.append(Event(*_shows_31(state, seat, dealt, len(holders) > 1), (("cards", state.hand(seat)),)))
    losses = losses_to_31(state.live, holders, state.knocker, state.options)
    if not losses:
        events.append(Event("no-loser", ("scat.31.several",)))
    state, lost = settle(state, losses)
    return finish_deal(state, [*events, *lost], exposed or holders)


def _shows_31(state: ScatState, seat: int, dealt: bool, several: bool) -> tuple[str, tuple[str, ...], int]:
    if dealt:
        more = ("scat.31.several",) if several else ()
        return "dealt-31", ("scat.31.dealt", "scat.31.immediate", "scat.31.auto", *more), seat
    more = ("scat.31.after-knock",) if state.knocker else ()
    return "declared-31", ("scat.31.immediate", "scat.31.discard-first", "scat.31.auto", *more), seat


def showdown(
    state: ScatState, events: list[Event], cause: str = "scat.knock.last-turns"
) -> tuple[ScatState, list[Event]]:
    """All hands are shown, the knocker's first, and the lowest pays (`scat.showdown`)."""
    assert state.knocker is not None
    thrown = cause == "scat.opt.throw-down"
    order = (state.knocker, *players_after(state.playing, state.knocker)[:-1])
    events.append(Event("showdown", ("scat.showdown", cause), None, (("players", len(order)),)))
    values: dict[int, float] = {}
    for seat in order:
        points, suit = worth(state.hand(seat), state.options)
        values[seat] = points
        facts = (("cards", state.hand(seat)), ("value", points), ("suit", suit or "none"))
        events.append(Event("hand-shown", ("scat.showdown", *valued_by(state.hand(seat), state.options)), seat, facts))
    losses = showdown_losses(values, state.knocker, state.options)
    if losses[0].why == "knocker-tied" and all(loss.seat != state.knocker for loss in losses):
        safe = (("value", values[state.knocker]), ("thrown", thrown))
        events.append(Event("knocker-safe", ("scat.loss.knocker-tied",), state.knocker, safe))
    state, lost = settle(state, losses, thrown=thrown)
    return finish_deal(state, [*events, *lost], order)


def drawn_deal(state: ScatState, events: list[Event]) -> tuple[ScatState, list[Event]]:
    """Nobody has knocked and the stock is empty: nobody loses (`scat.stock.empty`)."""
    return finish_deal(state, [*events, Event("deal-drawn", ("scat.stock.empty",))])


def finish_deal(state: ScatState, events: list[Event], shown: tuple[int, ...] = ()) -> tuple[ScatState, list[Event]]:
    """Passes the deal on, or ends the game when one player is left (`scat.end`); `shown` hands lie open."""
    over = sum(state.playing) == 1
    dealer = state.dealer if over else state.after(state.dealer)
    phase: Phase = "over" if over else "deal"
    state = state._replace(phase=phase, dealer=dealer, drawn=None, taken=None, shown=shown, seat=0)
    if not over:
        events.append(Event("dealer-passed", ("scat.dealer.rotate",), dealer))
        return state, events
    winner = state.live[0]
    events.append(Event("won", ("scat.end",), winner))
    kitty = (("pennies", state.kitty),)
    if state.options.kitty == "unclaimed":
        events.append(Event("kitty-unclaimed", ("scat.opt.kitty", "scat.end.kitty"), None, kitty))
        return state, events
    events.append(Event("kitty-taken", ("scat.end.kitty",), winner, kitty))
    pennies = tuple(amount + state.kitty if seat == winner else amount for seat, amount in enumerate(state.pennies, 1))
    return state._replace(pennies=pennies, kitty=0), events
