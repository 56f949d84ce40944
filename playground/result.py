"""The end of a game: who has won, by which clauses, the final standing and the record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playground.log import log_lines
from playground.players import named
from playground.renderer import Renderer
from playground.session import Session
from playground.standings import deciding, ranking
from playground.table import winners
from playground.takeover import record_of
from playground.templating import fill

MOST_RESULT = 24
"""How many of the last events stand below the result; the log has all of them."""


def result_html(renderer: Renderer, session: Session) -> str:
    """The result at the place that is looked at, which is the end of a game."""
    game = session.game
    standing = game.standing(session.state)
    won = winners(session.view)
    last = log_lines(renderer, session, session.moments[-1:])[-MOST_RESULT:]
    return fill(
        "result.html",
        t=renderer.text,
        plain=renderer.plain,
        headline=_headline(renderer, session, won),
        unit=renderer.text(f"{game.key}-amount-{standing.unit}"),
        number=renderer.number,
        ranking=ranking(renderer, session, won),
        shared=len(won) > 1,
        rules=[renderer.clause_link(clause) for clause in deciding(session)],
        lines=[line["sentence"] for line in last],
        record=record_of(session),
        seed=str(session.seed),
        file=f"{game.key}-{session.seed}.game",
    )


def _headline(renderer: Renderer, session: Session, won: Sequence[int]) -> Any:
    if not won:
        return renderer.text("ui-result-nobody")
    if len(won) > 1:
        return renderer.text("ui-result-shared", seats=tuple(won))
    if session.persons == (won[0],):
        return renderer.text("ui-result-you")
    return named(renderer, "ui-result-won", session.names, won[0])
