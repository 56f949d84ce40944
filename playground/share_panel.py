"""What the page shows of sharing: the panel with link and record, and why a text is no game."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlencode, urljoin

from markupsafe import escape

from games import link
from games.errors import LinkError
from playground.answer import Answer, trouble
from playground.renderer import Renderer
from playground.seating import address_fields
from playground.session import Session
from playground.sharing import BadRecord, OtherGame, hides, shared
from playground.templating import fill

LINK_KINDS: Final = ("empty", "long", "characters", "version", "game", "damaged", "edition", "content", "step")
"""The kinds of a `LinkError`; each has the text `ui-link-<kind>`."""

_QUIET: Final = {"ok": True, "over": False, "more": False, "focus": None, "announce": ""}


def share_panel(renderer: Renderer, session: Session, address: str, told: bool) -> Answer:
    """Link and record of a game, with its branches and the place looked at; `address` is the page that opens links.

    Of a running game nothing is given before the reader was `told` that it tells hidden cards: till then the answer is
    the same whatever these cards are.
    """
    hidden = hides(session)
    context: dict[str, Any] = {"t": renderer.text, "plain": renderer.plain, "hidden": hidden}
    if hidden and not told:
        html = fill("share.html", **context, ready=False)
    else:
        whole = shared(session)
        text = f"{address}#{_fragment(session, whole.link)}" if whole.link else ""
        html = fill(
            "share.html",
            **context,
            ready=True,
            link=text,
            length=len(text),
            long=link.LONG if len(text) > link.LONG else 0,
            step=None if session.at_end else session.place.step,
            record=whole.record,
            seed=str(session.seed),
            file=f"{session.game.key}-{session.seed}.game",
            frame=_frame(renderer, session, text, address) if text else "",
        )
    return {**_QUIET, "fragments": {"share": html}, "focus": "share-link" if told else None}


def _fragment(session: Session, text: str) -> str:
    """The link with the players of whoever sends it, so that the page that opens it begins like his."""
    who = address_fields(session.record.seats, session.persons, session.bots, session.open_hands)
    return urlencode({"g": text, **who})


def _frame(renderer: Renderer, session: Session, link: str, address: str) -> str:
    """The lines with which another site shows the position looked at in a frame."""
    source = link.replace(address, urljoin(address, "../embed/position/"), 1)
    name = renderer.plain(f"{session.game.key}-name")
    title = f"{renderer.plain('ui-embed-a-position')} · {name}"
    style = 'width="100%" height="560" loading="lazy" style="border: 1px solid"'
    return f'<iframe src="{escape(source)}" title="{escape(title)}" {style}></iframe>'


def bad_link(renderer: Renderer, error: LinkError) -> Answer:
    """Why a link cannot be opened."""
    place = {"place": error.place} if error.place is not None else {}
    limits = {"most": link.LONGEST} if error.kind == "long" else {}
    sentence = renderer.plain(f"ui-link-{error.kind}", **place, **limits)
    return trouble(renderer, f"link-{error.kind}", sentence=sentence, title=renderer.plain("ui-link-bad"))


def bad_record(renderer: Renderer, error: BadRecord) -> Answer:
    """Why a record cannot be opened: the line, and what is wrong with it."""
    title = renderer.plain("ui-record-bad")
    where = renderer.plain("ui-record-bad-line", line=error.line) if error.line else ""
    spoken = renderer.error_spoken(error.error)
    answer = trouble(renderer, "bad-record", sentence=f"{where} {spoken}".strip(), title=title)
    answer["fragments"]["message"] = fill(
        "bad-record.html",
        title=title,
        where=where,
        text=error.text,
        what=renderer.error(error.error),
    )
    answer["line"] = error.line
    return answer


def other_game(renderer: Renderer, error: OtherGame) -> Answer:
    """A text that belongs on the page of another game; a link is led there."""
    sentence = renderer.plain("ui-link-other-game", game=renderer.plain(f"{error.key}-name"))
    answer = trouble(renderer, "other-game", sentence=sentence, title=renderer.plain("ui-link-bad"))
    answer["fragments"]["message"] = fill(
        "other-game.html",
        title=renderer.plain("ui-link-bad"),
        sentence=sentence,
        address=f"{renderer.rules_url}../{error.key}/play/" + (f"#g={error.link}" if error.link else ""),
        words=renderer.plain("ui-link-other-open"),
    )
    return answer
