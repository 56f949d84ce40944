"""The banker deals: the first bank, the shuffled pack, and cards turned until somebody has to decide something.

Turning a card is nobody's choice. So one action turns cards on, with all their events, until a person is asked
something or the deal is over.
"""

from __future__ import annotations

from typing import Final

from games.cards import Card
from games.seats import round_from
from games.skin.ending import end_deal, settle_banker, settle_player
from games.skin.state import rank
from games.skin.table import CENTRE, DEAD, UNSEEN, Table


def first_bank(table: Table, pack: tuple[Card, ...], dealer: int) -> None:
    """Deals face up, one card to each in turn from the dealer's right, until an ace appears (`skin.bank.first`)."""
    _began(table)
    order = round_from(dealer, table.seats)
    table.stock, place = pack, 0
    while True:
        card = table.next_card()
        assert card is not None  # four aces are in the pack
        seat = order[place % len(order)]
        table.tell("bank-card", ("skin.bank.first", "common.seat-order"), seat, card=card)
        table.first += (card,)
        if card.rank == "A":
            break
        place += 1
    table.tell("first-banker", ("skin.bank.first", "skin.bank.is-dealer"), seat, how="ace")
    table.banker, table.seat, table.phase = seat, 0, "deal"
    table.stock, table.turned = (), 0


def _began(table: Table) -> None:
    table.tell(
        "began",
        ("skin.players", "skin.end.session", "skin.opt.chips", "common.chips"),
        None,
        players=table.seats,
        chips=table.options.chips,
    )


def deal(table: Table, pack: tuple[Card, ...]) -> None:
    """The banker announces his limits, shuffles, and begins to turn cards."""
    if table.deal == 0 and table.options.first_banker == "random":
        _began(table)
        drawn = ("skin.opt.first-banker", "skin.bank.first", "skin.bank.is-dealer", "common.first-dealer")
        table.tell("first-banker", drawn, table.banker, how="random")
    minimum, maximum = table.options.min_stake, table.options.max_stake
    table.tell("limits", ("skin.limits",), table.banker, minimum=minimum, maximum=maximum)
    clauses = ("skin.shuffle", "skin.cut", "skin.pack", "common.pack", "common.deck-order")
    table.tell("shuffled", clauses, table.banker)
    seats = table.seats
    table.cards, table.stakes = [None] * seats, [0] * seats
    table.bank, table.sides, table.centre, table.dead, table.first = None, (), (), (), ()
    table.stock, table.turned, table.where = pack, 0, None
    table.last, table.opened, table.fallen, table.deal = table.banker, False, (), table.deal + 1
    go_on(table)


def rest(table: Table, pack: tuple[Card, ...]) -> None:
    """A position set up by hand goes on with these cards."""
    table.stock, table.turned = pack, 0
    go_on(table)


def go_on(table: Table) -> None:
    """Turns cards until somebody is asked something or the deal is over."""
    table.offered, table.queue, table.proposed, table.other = None, (), 0, 0
    turn = _turn if table.opened else _turn_opening
    while not turn(table):
        pass


def _turn_opening(table: Table) -> bool:
    """One card before the first bet; whether somebody is asked, or the deal is void (`skin.open.*`)."""
    where = table.places()
    again = bool(table.centre or table.dead)
    if table.options.end_when_all_lost and UNSEEN not in where:
        return end_deal(table, "void")
    card = table.next_card()
    if card is None:
        return end_deal(table, "void")
    place = where[rank(card)]
    if place == DEAD:
        table.tell("turned-dead", ("skin.event.dead-card", "skin.open.centre-match"), None, card=card)
        table.discard(card)
        return False
    if place == CENTRE:
        own = table.from_centre(card)
        clauses = ("skin.open.centre-match", "skin.rank.equal-only")
        table.tell("matched-centre", clauses, None, card=card, own=own, opening=True)
        table.discard(own, card)
        return False
    offering = ("skin.open.offer", "skin.open.all-refuse") if again else ("skin.open.offer",)
    table.tell("opening-card", offering, table.banker, card=card, again=again)
    return offer(table, card, table.players)


def offer(table: Table, card: Card, order: tuple[int, ...]) -> bool:
    """Offers a card to those without one who can pay, in that order; whether somebody is asked."""
    if not table.can_pay(table.banker):
        to_centre(table, card, "bank-short")
        return False
    asked: list[int] = []
    for seat in order:
        if table.can_pay(seat):
            asked.append(seat)
        else:
            table.tell("passed-over", ("skin.bet.broke",), seat, chips=table.chips[seat - 1])
    if not asked:
        to_centre(table, card, "no-taker")
        return False
    table.offered = card
    ask_next(table, tuple(asked))
    return True


def ask_next(table: Table, queue: tuple[int, ...]) -> None:
    """Puts the card on offer to the first of the queue."""
    seat = queue[0]
    clauses: tuple[str, ...] = ("skin.fresh.order",) if table.opened else ("skin.open.offer",)
    if table.opened and table.options.offer_start == "banker-right":
        clauses = ("skin.opt.offer-start", *clauses)
    if seat in table.fallen:
        clauses += ("skin.fresh.loser-eligible",)
    assert table.offered is not None
    table.tell("offered", (*clauses, "common.seat-order"), seat, card=table.offered)
    table.ask("offer", seat, queue[1:])


_WHY: Final[dict[str, tuple[str, ...]]] = {
    "bank-short": ("skin.bet.broke",),
    "no-taker": ("skin.fresh.to-centre",),
    "run-out": ("skin.fall.run-out",),
}


def to_centre(table: Table, card: Card, why: str) -> None:
    """Lays the card in the centre: refused by all, or not offered at all."""
    clauses: tuple[str, ...] = _WHY.get(why) or (
        ("skin.fresh.to-centre",) if table.opened else ("skin.open.all-refuse",)
    )
    if why == "no-taker" and not table.opened:
        clauses = ("skin.bet.broke", "skin.open.all-refuse")
    if why == "run-out" and not table.options.new_banker_card:
        clauses = ("skin.opt.new-banker-card", *clauses)
    table.tell("to-centre", clauses, None, card=card, why=why)
    table.to_centre(card)


def banker_opens(table: Table, player: int) -> None:
    """A first card has been accepted: the banker turns one for himself, which must be fresh (`skin.open.banker-*`).

    The pack cannot run out here: the accepted card's three mates are in it, and the first of them voids the opening
    unless a fresh card comes before (RULES T3).
    """
    own = table.cards[player - 1]
    assert own is not None
    while True:
        card = table.next_card()
        assert card is not None
        place = table.places()[rank(card)]
        if place == UNSEEN:
            break
        if place == player:
            clauses = ("skin.open.banker-void", "skin.rank.equal-only")
            table.tell("opening-void", clauses, player, card=card, own=own)
            table.cards[player - 1] = None
            table.discard(own, card)
            table.last = table.banker
            go_on(table)
            return
        why = "centre" if place == CENTRE else "dead"
        table.tell("not-fresh", ("skin.open.banker-nonfresh",), table.banker, card=card, why=why)
        if place == CENTRE:
            table.discard(table.from_centre(card), card)
        else:
            table.discard(card)
    take_bank_card(table, card, ("skin.open.banker-card",), False)
    table.ask("stake", player)


def take_bank_card(table: Table, card: Card, clauses: tuple[str, ...], new: bool) -> None:
    """The banker lays a card before himself."""
    table.tell("banker-card", clauses, table.banker, card=card, new=new)
    table.bank = card
    table.lay(card, table.banker)


def _turn(table: Table) -> bool:
    """One card after the first bet: exactly one of the five outcomes (`skin.deal.one-by-one`)."""
    if table.options.end_when_all_lost and _nothing_live(table):
        return end_deal(table, "nothing-live")
    card = table.next_card()
    # A card in play has its mates in the pack, so the deal is over before the pack is (`skin.end.never-open`).
    assert card is not None
    place = table.places()[rank(card)]
    if place == UNSEEN:
        return _fresh(table, card)
    if place == DEAD:
        table.tell("turned-dead", ("skin.event.dead-card", "skin.deal.one-by-one"), None, card=card)
        table.discard(card)
        return False
    if place == CENTRE:
        own = table.from_centre(card)
        clauses = ("skin.event.centre-match", "skin.deal.one-by-one")
        table.tell("matched-centre", clauses, None, card=card, own=own, opening=False)
        table.discard(own, card)
        return False
    if place == table.banker:
        settle_banker(table, card)
        return not table.sides and end_deal(table, "banker-fell")
    settle_player(table, card, place)
    if table.bank is None:
        return not table.sides and end_deal(table, "sides-decided")
    return _may_take_up(table, place)


def _may_take_up(table: Table, seat: int) -> bool:
    """Whether the player whose card has fallen is asked to take one up from the centre (`skin.centre.take-up`)."""
    if not (table.options.centre_take_up and table.centre and table.can_pay(seat) and table.can_pay(table.banker)):
        return False
    table.ask("centre", seat)
    return True


def _nothing_live(table: Table) -> bool:
    """Nothing is bet, and nothing can be bet any more (`skin.opt.end-when-all-lost`).

    A card in play without a bet counts as long as its fall would give a right to a card of the centre.
    """
    if any(table.stakes) or table.sides or UNSEEN in table.places():
        return False
    return not (table.options.centre_take_up and table.centre and any(table.cards))


def _fresh(table: Table, card: Card) -> bool:
    """A fresh card: offered in order, or, while the banker has no card, to him (`skin.event.fresh`)."""
    table.tell("fresh-card", ("skin.event.fresh", "skin.deal.one-by-one"), table.banker, card=card)
    if table.bank is None:
        if not table.options.new_banker_card:
            to_centre(table, card, "run-out")
            return False
        if not table.can_pay(table.banker):
            to_centre(table, card, "bank-short")
            return False
        table.offered = card
        table.ask("new-card", table.banker)
        return True
    start = table.last if table.options.offer_start == "after-last-acceptor" else table.banker
    order = tuple(
        seat for seat in round_from(start, table.seats) if seat != table.banker and table.cards[seat - 1] is None
    )
    return offer(table, card, order)
