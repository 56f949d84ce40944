"""What the page gets for a request, and the answers without a table: a panel, a refused move, a request in trouble."""

from __future__ import annotations

from typing import Any

from games.core import Action, Ruling
from playground.renderer import Renderer
from playground.session import Session
from playground.templating import fill

Answer = dict[str, Any]
"""The parts of an answer by name, ready for JSON; `playground.browser` says what they are."""


def panel(name: str, html: str) -> Answer:
    """The answer that only draws a part which the reader has opened."""
    return {"ok": True, "fragments": {name: html}, "over": False, "more": False, "focus": None, "announce": ""}


def at(session: Session) -> dict[str, int]:
    """Where the reader looks: the line, its step and its last one, and how many moves all lines have."""
    line, step = session.place
    return {"line": line, "step": step, "last": session.last, "moves": sum(map(len, session.lines))}


def refusal(renderer: Renderer, session: Session, action: Action, ruling: Ruling) -> Answer:
    """Why an action is not allowed: the sentence, and the clause that forbids it in full, with its link."""
    game = session.game
    reason = renderer.refusal_said(game, action, ruling)
    rules = [
        {
            "link": renderer.clause_link(clause),
            # The first clause is the one that forbids; the others only lead to it.
            "text": renderer.clause_text(game, clause, session.options) if place == 0 else "",
            "source": renderer.clause_source(game, clause, session.options) if place == 0 else "",
        }
        for place, clause in enumerate(ruling.clauses)
    ]
    return {
        "ok": True,
        "allowed": False,
        "clauses": list(ruling.clauses),
        "fragments": {"message": fill("refusal.html", t=renderer.text, reason=reason, rules=rules)},
        "announce": told(renderer.plain("ui-refused"), renderer.refusal_spoken(game, action, ruling)),
        "over": False,
        "more": False,
        "focus": None,
    }


def trouble(
    renderer: Renderer, code: str | None, sentence: str | None = None, title: str | None = None, **arguments: Any
) -> Answer:
    """A request that cannot be carried out, as an answer."""
    if "option" in arguments:
        arguments["option"] = renderer.plain(arguments["option"])
    said = sentence if sentence is not None else renderer.plain(f"ui-error-{code}", **arguments)
    title = title or renderer.plain("ui-error")
    return {
        "ok": False,
        "error": code or "not-now",
        "fragments": {"message": fill("trouble.html", title=title, sentence=said)},
        "announce": told(title, said),
        "over": False,
        "more": False,
        "focus": None,
    }


def told(*sentences: str) -> str:
    """Sentences one after another, each with an end, so that a screen reader pauses between them."""
    return " ".join(one if one.endswith((".", "!", "?", "…", "؟")) else f"{one}." for one in sentences)
