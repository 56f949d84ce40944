"""Packs put in order: the draw for the first deal, the shuffle that begins the game, and those in its middle."""

from __future__ import annotations

from games.cards import Card
from games.core import Event
from games.inbetween import rounds
from games.inbetween.spread import value
from games.inbetween.table import Table
from games.seats import players_after


def draw(table: Table, pack: tuple[Card, ...]) -> None:
    """One card face up to each; the highest deals first, and equal highest draw again (`inbetween.dealer.first`).

    `table.waiting` holds those who still draw, when a pack was too short to settle it.
    """
    if not table.waiting:
        _began(table)
    table.pack, table.turned = pack, 0
    drawing = table.waiting or players_after(table.playing, table.dealer)
    while len(drawing) > 1:
        if len(pack) - table.turned < len(drawing):
            table.waiting = drawing
            return
        ranks: dict[int, int] = {}
        for seat in drawing:
            table.seat = seat
            shown = table.turn_card()
            ranks[seat] = value(shown)
            table.say("dealer-card", ("inbetween.dealer.first",), seat, (("card", shown),))
        most = max(ranks.values())
        drawing = tuple(seat for seat in drawing if ranks[seat] == most)
        if len(drawing) > 1:
            table.say("dealer-tied", ("inbetween.dealer.first",), None, (("players", len(drawing)),))
    table.seat, table.waiting, table.dealer = 0, (), drawing[0]
    table.say("first-dealer", ("inbetween.dealer.first",), table.dealer, (("how", "high-card"),))
    table.phase, table.why = "shuffle", "start"


def shuffle(table: Table, pack: tuple[Card, ...]) -> None:
    """All cards in a new order; the game begins, or goes on where it wanted them."""
    table.pack, table.turned = pack, 0
    if table.why != "start" or table.round:
        rounds.shuffled(table)
        return
    if table.options.first_dealer == "agreed":
        _began(table)
        clauses = ("inbetween.opt.first-dealer", "inbetween.dealer.first", "common.first-dealer")
        table.say("first-dealer", clauses, table.dealer, (("how", "agreed"),))
    table.round = 1
    rounds.begin(table)


def _began(table: Table) -> None:
    clauses = ("inbetween.chips.start", "inbetween.players", "inbetween.rounds.agreed", "common.chips")
    facts = (("players", len(table.chips)), ("chips", table.options.chips), ("rounds", table.rounds))
    table.events.append(Event("began", clauses, None, facts))
