"""From turn to turn: whose turn it is, rounds, the deal, the pack, antes, who is out, and the end.

`go_on` follows what is forced until somebody has to decide, a pack is wanted, or the game is over.
"""

from __future__ import annotations

from games.inbetween import turns
from games.inbetween.table import Table
from games.seats import following, players_after


def begin(table: Table) -> None:
    """The antes and the first round (`inbetween.ante`); the pack lies ready."""
    _ante(table, again=False)
    _shuffled(table)
    _open_round(table)
    go_on(table, over=None, due=True)


def shuffled(table: Table) -> None:
    """A pack made anew in the middle of the game; goes on where it was wanted."""
    _shuffled(table)
    if table.why == "short":
        go_on(table, over=None)
        return
    if table.why == "round":
        _open_round(table)
    go_on(table, over=None, due=True)


def _shuffled(table: Table) -> None:
    clauses = {
        "start": ("inbetween.shuffle", "common.pack", "common.deck-order"),
        "round": ("inbetween.reshuffle.agreed", "inbetween.shuffle", "inbetween.discards"),
        "short": ("inbetween.reshuffle.short", "inbetween.shuffle", "inbetween.discards"),
    }[table.why]
    facts = (("count", len(table.pack)), ("why", table.why))
    table.say("shuffled", clauses, table.dealer, facts)


def go_on(table: Table, over: bool | None, due: bool = False) -> None:
    """Follows what is forced.

    `over`: the turn of `table.seat` is over (`True`), waits for a decision (`False`), or its posts are to be turned
    (`None`); `due`: the next turn has still to be found.
    """
    while over is not False:
        if over and not _after_turn(table):
            return
        if (over or due) and not _next_seat(table):
            return
        due = False
        over = turns.turn_up(table)


def _after_turn(table: Table) -> bool:
    """The pot after a turn: refilled when it is empty; `False` when the game is over."""
    if table.pot == 0:
        if table.options.end == "pot-empty":
            finish(table, "pot-empty", ("inbetween.opt.end", "inbetween.end"))
            return False
        if _turns_left(table):
            _ante(table, again=True)
            if table.phase == "over":
                return False
        else:
            table.say("pot-empty-last", ("inbetween.pot.refill.not-last", "inbetween.pot.refill"))
    if table.options.dealer_rotation == "turn" and _turns_left(table):
        _pass_deal(table, "turn", ("inbetween.opt.dealer-rotation", "inbetween.dealer.rotate"))
    return True


def _turns_left(table: Table) -> bool:
    return bool(table.waiting) or table.round < table.rounds


def _next_seat(table: Table) -> bool:
    """Finds the next player who has chips; `False` when the game is over or the pack is to be shuffled."""
    while True:
        while table.waiting:
            seat, table.waiting = table.waiting[0], table.waiting[1:]
            if table.chips[seat - 1]:
                table.seat = seat
                return True
            if not _goes_out(table, seat, "no-chips"):
                return False
        if not _close_round(table):
            return False


def _close_round(table: Table) -> bool:
    """Ends the round and begins the next; `False` when the game is over or the pack is to be shuffled first."""
    table.say("round-ended", ("inbetween.round",), None, (("round", table.round), ("rounds", table.rounds)))
    if table.round >= table.rounds:
        finish(table, "rounds", ("inbetween.end", "inbetween.rounds.agreed"))
        return False
    if table.options.dealer_rotation == "round":
        _pass_deal(table, "round", ("inbetween.dealer.rotate",))
    elif not table.playing[table.dealer - 1]:
        _pass_deal(table, "out", ("inbetween.bust",))
    table.round += 1
    every = table.options.reshuffle_rounds
    if every and (table.round - 1) % every == 0:
        table.phase, table.why, table.seat = "shuffle", "round", 0
        return False
    _open_round(table)
    return True


def _open_round(table: Table) -> None:
    """Everybody still in has a turn, from the dealer's left, the dealer last."""
    table.waiting = players_after(table.playing, table.dealer)
    facts = (("round", table.round), ("rounds", table.rounds))
    table.say("round-began", ("inbetween.turn.order", "inbetween.round"), table.dealer, facts)


def _pass_deal(table: Table, why: str, clauses: tuple[str, ...]) -> None:
    dealer = following(table.playing, table.dealer)
    if dealer != table.dealer:
        table.dealer = dealer
        table.say("dealer-passed", clauses, dealer, (("why", why),))


def _ante(table: Table, *, again: bool) -> None:
    """Everybody still in puts the ante into the pot; who cannot is out (`inbetween.bust`)."""
    ante = table.options.ante
    for seat in players_after(table.playing, table.dealer):
        if table.chips[seat - 1] < ante and not _goes_out(table, seat, "ante"):
            return
    paying = [seat for seat, playing in enumerate(table.playing, 1) if playing]
    for seat in paying:
        table.pay(seat, ante)
    clauses: tuple[str, ...] = ("inbetween.pot.refill", "inbetween.ante") if again else ("inbetween.ante",)
    if ante > 1:
        clauses = (*clauses, "inbetween.opt.ante")
    facts = (("chips", ante), ("players", len(paying)), ("pot", table.pot), ("again", again))
    table.say("anted", clauses, None, facts)


def _goes_out(table: Table, seat: int, why: str) -> bool:
    """A player leaves the game; `False` when that ends it (`inbetween.bust.last`)."""
    table.playing[seat - 1] = False
    table.waiting = tuple(one for one in table.waiting if one != seat)
    clauses = ("inbetween.bust",) if why == "no-chips" else ("inbetween.bust", "common.no-credit")
    table.say("went-out", clauses, seat, (("why", why), ("chips", table.chips[seat - 1])))
    if sum(table.playing) == 1:
        finish(table, "last-player", ("inbetween.bust.last",))
        return False
    if seat == table.dealer and table.waiting:
        _pass_deal(table, "out", ("inbetween.bust",))
    return True


def finish(table: Table, why: str, clauses: tuple[str, ...]) -> None:
    """The end: who has won, and what becomes of the pot (`inbetween.end`, `inbetween.end.pot`)."""
    table.phase, table.seat, table.waiting = "over", 0, ()
    table.say("ended", clauses, None, (("why", why), ("pot", table.pot)))
    playing = [seat for seat, still in enumerate(table.playing, 1) if still]
    most = max(table.chips[seat - 1] for seat in playing)
    winners = tuple(seat for seat in playing if table.chips[seat - 1] == most)
    table.winners = winners
    if table.pot:
        _end_pot(table, playing, winners)
    end: tuple[str, ...] = ("inbetween.end",) if why != "last-player" else ("inbetween.bust.last",)
    for seat in winners:
        shared = len(winners) > 1
        facts = (("chips", table.chips[seat - 1]), ("shared", shared))
        table.say("game-won", ("inbetween.end.tie", "inbetween.end") if shared else end, seat, facts)


def _end_pot(table: Table, playing: list[int], winners: tuple[int, ...]) -> None:
    """The chips still in the pot: nobody's, or shared, or the winner's."""
    rule = table.options.end_pot
    if rule == "unclaimed":
        table.say("pot-unclaimed", ("inbetween.end.pot",), None, (("chips", table.pot),))
        return
    clauses = ("inbetween.opt.end-pot", "inbetween.end.pot")
    heirs = playing if rule == "split" else list(winners)
    share = table.pot // len(heirs)
    for seat in heirs:
        table.pay(seat, -share)
        if rule == "winner":
            table.say("pot-to-winner", clauses, seat, (("chips", share),))
    if rule == "split":
        table.say("pot-shared", clauses, None, (("chips", share), ("players", len(heirs)), ("left", table.pot)))
