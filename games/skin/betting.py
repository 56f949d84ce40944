"""What a person decides: cards accepted, stakes and covers, side bets, cards taken up, the banker's new card."""

from __future__ import annotations

from games.amount import Amount
from games.core import Action
from games.seats import round_from
from games.skin.actions import Accept, Cover, Keep, Pass, Refuse, Side, Stake, Take, TakeUp
from games.skin.dealing import ask_next, banker_opens, go_on, take_bank_card, to_centre
from games.skin.state import SideBet
from games.skin.table import Table


def play(table: Table, action: Action) -> None:
    """What an allowed action of the seat to act leads to, cards turned afterwards included."""
    match action:
        case Accept():
            accept(table)
        case Refuse():
            refuse(table)
        case Stake():
            propose(table, _chips(action))
        case Cover():
            cover(table, _chips(action))
        case Side():
            offer_side(table, action.to, _chips(action))
        case Take():
            take_side(table, _chips(action))
        case TakeUp():
            take_up(table, action)
        case Keep():
            keep(table)
        case Pass():
            stay_out(table) if table.phase == "new-bet" else leave(table)
        case _:
            _other(table)


def _other(table: Table) -> None:
    if table.phase == "side-answer":
        decline_side(table)
    elif table.phase == "new-card":
        run_out(table)
    else:
        go_on(table)  # done with side bets


def _chips(action: Amount) -> int:
    if isinstance(action.chips, range):
        raise TypeError(f"«{action}» is a choice; make it an action with .at(chips)")
    return action.chips


def accept(table: Table) -> None:
    """Takes the card on offer; at the opening the banker then turns his own."""
    seat, card = table.seat, table.offered
    assert card is not None
    clause = "skin.fresh.accept" if table.opened else "skin.open.offer"
    table.tell("accepted", (clause,), seat, card=card)
    table.give(seat, card)
    table.offered, table.last, table.queue = None, seat, ()
    if table.opened:
        table.ask("stake", seat)
    else:
        banker_opens(table, seat)


def refuse(table: Table) -> None:
    """The card goes on to the next player, and after the last one to the centre."""
    card = table.offered
    assert card is not None
    clause = "skin.fresh.order" if table.opened else "skin.open.offer"
    table.tell("refused", (clause,), table.seat, card=card)
    if table.queue:
        ask_next(table, table.queue)
    else:
        to_centre(table, card, "refused")
        go_on(table)


def propose(table: Table, chips: int) -> None:
    """The player names the most he will stake; the banker is to cover."""
    clauses = ("skin.bet.propose",) if table.phase == "stake" else ("skin.fall.new-card", "skin.bet.propose")
    table.tell("proposed", clauses, table.seat, chips=chips)
    table.proposed, table.other = chips, table.seat
    table.ask("cover" if table.phase == "stake" else "new-cover", table.banker, table.queue)


def cover(table: Table, chips: int) -> None:
    """The banker puts up that much, and the player the same."""
    player = table.other
    new = table.phase == "new-cover"
    clauses = ("skin.bet.cover",)
    table.tell("covered", clauses, table.banker, chips=chips, proposed=table.proposed, player=player)
    table.tell("matched", ("skin.bet.match",), player, chips=chips)
    table.put_up(player, table.banker, chips)
    table.stakes[player - 1] = chips
    table.opened, table.proposed, table.other = True, 0, 0
    if new:
        ask_new_bets(table, table.queue)
    else:
        ask_sides(table, player, round_from(player, table.seats)[:-1])


def ask_sides(table: Table, seat: int, order: tuple[int, ...]) -> None:
    """The player may offer side bets to those in the order who have a card and chips; else the deal goes on."""
    if table.options.side_bets and table.chips[seat - 1]:
        others = tuple(one for one in order if table.cards[one - 1] is not None and table.chips[one - 1])
        if others:
            table.ask("side", seat, others)
            return
    go_on(table)


def offer_side(table: Table, to: int, chips: int) -> None:
    """Offers a side bet; those before that seat in the order have been passed by."""
    table.tell("side-offered", ("skin.side.offer", "skin.side.timing"), table.seat, chips=chips, to=to)
    later = table.queue[table.queue.index(to) + 1 :]
    table.proposed, table.other = chips, table.seat
    table.ask("side-answer", to, later)


def take_side(table: Table, chips: int) -> None:
    """Takes all or part of it; both put up as much, apart from the cards."""
    offerer, seat = table.other, table.seat
    table.tell(
        "side-taken", ("skin.side.accept", "skin.side.separate"), seat,
        chips=chips, offered=table.proposed, from_=offerer,
    )  # fmt: skip
    table.put_up(offerer, seat, chips)
    table.sides += (SideBet(offerer, seat, chips),)
    _after_answer(table)


def decline_side(table: Table) -> None:
    """Takes nothing of it."""
    table.tell("side-declined", ("skin.side.accept",), table.seat, chips=table.proposed, from_=table.other)
    _after_answer(table)


def _after_answer(table: Table) -> None:
    offerer, later = table.other, table.queue
    table.proposed, table.other = 0, 0
    ask_sides(table, offerer, later)


def take_up(table: Table, action: TakeUp) -> None:
    """The loser takes a card from the centre; he does not become the last one who accepted (`skin.centre.timing`)."""
    seat = table.seat
    table.tell("took-up", ("skin.centre.take-up", "skin.centre.timing"), seat, card=action.card)
    table.give(seat, table.from_centre(action.card))
    table.ask("stake", seat)


def leave(table: Table) -> None:
    """The loser takes nothing up, and his right lapses."""
    table.tell("left-centre", ("skin.centre.timing", "skin.centre.take-up"), table.seat)
    go_on(table)


def keep(table: Table) -> None:
    """The banker takes the fresh card as his new one; players with cards may bet against it."""
    card = table.offered
    assert card is not None
    take_bank_card(table, card, ("skin.fall.new-card", "skin.fall.repeat"), True)
    table.offered = None
    ask_new_bets(table, tuple(seat for seat in table.players if table.cards[seat - 1] is not None))


def run_out(table: Table) -> None:
    """The banker goes on without this card; it is not offered."""
    card = table.offered
    assert card is not None
    table.tell("declined-card", ("skin.fall.run-out", "skin.fall.new-card"), table.banker, card=card)
    to_centre(table, card, "run-out")
    go_on(table)


def ask_new_bets(table: Table, order: tuple[int, ...]) -> None:
    """Asks the next player with a card in play for a bet against the new banker's card (`skin.fall.new-card`)."""
    for place, seat in enumerate(order):
        if not table.can_pay(table.banker):
            break
        if table.can_pay(seat):
            table.ask("new-bet", seat, order[place + 1 :])
            return
        table.tell("passed-over", ("skin.bet.broke",), seat, chips=table.chips[seat - 1])
    go_on(table)


def stay_out(table: Table) -> None:
    """Does not bet against the new banker's card; his card and side bets stay in play."""
    table.tell("stayed-out", ("skin.fall.new-card",), table.seat)
    ask_new_bets(table, table.queue)
