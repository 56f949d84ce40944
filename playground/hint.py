"""The hint: what the sensible player would do for the reader's seat, and why, with the clauses that allow it.

The reason is that of the branch of the player's code that chose (`games.bots.Reason`); here it is only put into words.
The player gets what the seat may know, its view and what it has seen, and nothing else.
"""

from __future__ import annotations

from games.bots import Advice, advice
from games.core import Action
from playground.renderer import Renderer
from playground.session import Session
from playground.templating import fill


def hint_of(session: Session) -> Advice | None:
    """What the sensible player advises the seat to act; `None` where there is nothing to decide for the reader."""
    choices = session.actions()
    seat = session.state.to_act
    if not choices or not isinstance(seat, int):
        return None
    view = session.game.view(session.state, seat)
    return advice(session.game.key, view, session.seen(seat), choices)


def hint_html(renderer: Renderer, session: Session, advised: Advice) -> tuple[str, str]:
    """The hint as HTML, and as it is announced."""
    key = session.game.key
    message, facts = f"{key}-bot-reason-{advised.reason.kind}", dict(advised.reason.facts)
    ruling = session.game.ruling(session.state, advised.action)
    chosen = _chosen(session, advised.action)
    amount = _amount(renderer, chosen, advised.action)
    html = fill(
        "hint.html",
        t=renderer.text,
        move=renderer.action(session.game, chosen),
        amount=amount,
        why=renderer.text(message, **facts),
        source=renderer.source(message, **facts),
        rules=[renderer.clause_link(clause) for clause in ruling.clauses],
    )
    move = renderer.spoken(f"{key}-action-{chosen.message}", **dict(chosen.facts()))
    told = f"{move}: {amount}" if amount else move
    return html, f"{renderer.plain('ui-hint-would')} {told}. {renderer.spoken(message, **facts)}"


def _chosen(session: Session, action: Action) -> Action:
    """The choice whose button makes that action: the action itself, or the one whose amounts it is of."""
    for choice in session.actions():
        if action in (map(choice.at, choice.range) if choice.range is not None else (choice,)):
            return choice
    return action


def _amount(renderer: Renderer, choice: Action, action: Action) -> str:
    """The amount of an action that has one to be chosen, else nothing."""
    if choice.range is None:
        return ""
    return renderer.number(next(amount for amount in choice.range if choice.at(amount) == action))
