"""Cards that are matched: who is paid what; and the end of a deal and of the session."""

from __future__ import annotations

from games.cards import Card
from games.seats import round_from
from games.skin.table import Table


def settle_player(table: Table, card: Card, seat: int) -> None:
    """A player's card falls: the banker takes his stake, and he loses his open side bets."""
    own = table.cards[seat - 1]
    assert own is not None
    stake = table.stakes[seat - 1]
    clauses = ("skin.event.player-match", "skin.deal.one-by-one", "skin.rank.equal-only")
    table.tell("player-fell", clauses, seat, card=card, own=own, chips=stake)
    if stake:
        table.chips[table.banker - 1] += 2 * stake
        table.stakes[seat - 1] = 0
        table.tell("banker-took", ("skin.event.player-match",), table.banker, chips=stake, player=seat)
    for bet in table.side_bets_of(seat):
        to = bet.taker if bet.offerer == seat else bet.offerer
        table.chips[to - 1] += 2 * bet.chips
        table.tell("side-lost", ("skin.side.settle", "skin.event.player-match"), seat, chips=bet.chips, to=to)
    table.sides = tuple(bet for bet in table.sides if seat not in (bet.offerer, bet.taker))
    table.cards[seat - 1] = None
    table.discard(own, card)
    if seat not in table.fallen:
        table.fallen += (seat,)


def settle_banker(table: Table, card: Card) -> None:
    """The banker's card falls: every player with a stake against him takes both halves."""
    own = table.bank
    assert own is not None
    clauses = ("skin.event.banker-match", "skin.deal.one-by-one", "skin.rank.equal-only")
    table.tell("banker-fell", clauses, table.banker, card=card, own=own)
    for seat in table.players:
        stake = table.stakes[seat - 1]
        if stake:
            table.chips[seat - 1] += 2 * stake
            table.stakes[seat - 1] = 0
            table.tell("banker-paid", ("skin.event.banker-match",), table.banker, chips=stake, player=seat)
    table.bank = None
    table.discard(own, card)
    if table.sides:
        table.tell("goes-on", ("skin.fall.continue",), table.banker, sides=len(table.sides))


_ENDS = {
    "banker-fell": ("skin.fall.end", "skin.end.deal"),
    "sides-decided": ("skin.end.deal", "skin.fall.continue"),
    "nothing-live": ("skin.opt.end-when-all-lost", "skin.end.deal"),
}


def end_deal(table: Table, why: str) -> bool:
    """The deal is over; the bank passes, or the session ends. Always true: nothing more is turned."""
    left = len(table.stock) - table.turned
    on_table = sum(card is not None for card in (*table.cards, table.bank))
    turned = len(table.dead) + len(table.centre) + on_table
    if why == "void":
        clauses: tuple[str, ...] = ("skin.end.no-takers", "skin.end.deal")
        if left:
            clauses = ("skin.opt.end-when-all-lost", *clauses)
        table.tell("deal-void", clauses, None, turned=turned)
    else:
        table.tell("deal-ended", _ENDS[why], None, why=why, turned=turned)
    table.seat, table.offered, table.queue, table.proposed, table.other = 0, None, (), 0, 0
    if table.bank is not None:  # it stays on the table before him, but he is no longer the banker
        table.cards[table.banker - 1], table.bank = table.bank, None
    if table.deal >= (table.options.deals or table.seats):
        _end_session(table)
        return True
    table.banker = round_from(table.banker, table.seats)[0]
    table.tell("bank-passed", ("skin.bank.rotate", "skin.bank.is-dealer", "common.seat-order"), table.banker)
    table.phase = "deal"
    return True


def _end_session(table: Table) -> None:
    table.phase = "over"
    table.tell("session-ended", ("skin.end.session", "skin.opt.deals"), None, deals=table.deal)
    for seat, chips in enumerate(table.chips, 1):
        net = chips - table.options.chips
        result = "won" if net > 0 else "lost" if net else "even"
        table.tell("net", ("skin.end.session",), seat, chips=abs(net), result=result)
