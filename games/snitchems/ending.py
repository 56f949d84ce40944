"""The end of a pack: the cards left, who has most, and what that means for the match."""

from __future__ import annotations

from games.core import Event
from games.snitchems.state import Cards, SnitchemsState, leader, order


def finish(state: SnitchemsState, events: list[Event]) -> tuple[SnitchemsState, list[Event]]:
    """All 52 cards have been dealt and played: gives the remainder away, counts, and ends game or match."""
    state = _remainder(state, events)
    counts = tuple(map(len, state.piles))
    clauses: tuple[str, ...] = ("snitchems.end.winner",)
    if state.options.partners:
        clauses += ("snitchems.opt.partners",)
    for side, count in enumerate(counts):
        events.append(Event("counted", clauses, side + 1, (("count", count), ("partner", state.partner(side + 1)))))
    best = leader(counts)
    games = state.games
    if best is None:
        cause = "snitchems.end.tie" if state.captor else "snitchems.end.no-capture"
        events.append(Event("drawn", (cause, "snitchems.end.winner", "snitchems.end.match"), None, _count(max(counts))))
    else:
        games = (*games[:best], games[best] + 1, *games[best + 1 :])
        facts = (("count", counts[best]), ("partner", state.partner(best + 1)))
        events.append(Event("won", (*clauses, "snitchems.end.match"), best + 1, facts))
    state = state._replace(phase="over", games=games)
    if state.options.match != "one":
        return _match(state, events)
    return state, events


def _count(count: int) -> tuple[tuple[str, int], ...]:
    return (("count", count),)


def _remainder(state: SnitchemsState, events: list[Event]) -> SnitchemsState:
    """Cards left on the table go to whoever captured last (`snitchems.end.remainder`)."""
    if not state.table:
        return state
    left: Cards = tuple(sorted(state.table, key=order))
    facts = (("cards", left), ("count", len(left)))
    if not state.captor:
        events.append(Event("remainder-unclaimed", ("snitchems.end.no-capture",), None, facts))
        return state
    events.append(Event("remainder-taken", ("snitchems.end.remainder",), state.captor, facts))
    side = state.side(state.captor)
    piles = (*state.piles[:side], state.piles[side] + left, *state.piles[side + 1 :])
    return state._replace(table=(), piles=piles)


def _match(state: SnitchemsState, events: list[Event]) -> tuple[SnitchemsState, list[Event]]:
    clauses = ("snitchems.end.match", "snitchems.opt.match")
    totals = state.totals
    for side, (games, total) in enumerate(zip(state.games, totals, strict=True)):
        facts = (("games", games), ("total", total), ("partner", state.partner(side + 1)))
        events.append(Event("match-score", clauses, side + 1, facts))
    if not _decided(state):
        dealer = state.after(state.dealer)
        events.append(Event("dealer-passed", ("snitchems.deal.rotate", "snitchems.opt.match"), dealer))
        return state._replace(phase="deal", dealer=dealer), events
    best = leader(state.scores)
    if best is None:
        most = (("games", max(state.games)), ("total", max(totals)))
        events.append(Event("match-drawn", ("snitchems.opt.match", "snitchems.end.tie"), None, most))
    else:
        facts = (("games", state.games[best]), ("total", totals[best]), ("partner", state.partner(best + 1)))
        events.append(Event("match-won", ("snitchems.opt.match", "snitchems.end.match"), best + 1, facts))
    return state, events


def _decided(state: SnitchemsState) -> bool:
    """Whether the match is over (`snitchems.opt.match`)."""
    options = state.options
    if options.match == "cards":
        return max(state.totals) >= options.match_cards
    if options.match == "first-to":
        return max(state.games) >= options.match_games
    left = options.match_games - state.game
    first, second = sorted(state.games, reverse=True)[:2]
    return left <= 0 or first > second + left
