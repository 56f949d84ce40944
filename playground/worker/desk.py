"""The game that a worker holds, and what its page already shows of it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from games import rulebook
from playground.answer import Answer
from playground.cover import cover
from playground.moment import Moment
from playground.pace import AT_ONCE, Pace
from playground.renderer import Renderer
from playground.requests import Request
from playground.screen import everything, look, progress
from playground.session import Session

BATCH: Final = 64
"""How many moves of fast bots one answer holds at most, so that the page can show that the game goes on."""
SLOW_BOTS: Final = frozenset({"look-ahead"})
"""Bots that may need a second for a move: one of their moves an answer."""


@lru_cache(maxsize=8)
def renderer_for(lang: str, rules_url: str) -> Renderer:
    """The renderer of a language for pages that reach the rules at this address."""
    return Renderer(rulebook.load(), lang, rules_url)


class Desk:
    """The one game that a worker holds, and the language of its page."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self.renderer: Renderer | None = None
        self.pace: Pace = AT_ONCE
        """How bots move, as the reader has chosen."""
        self.opening: Request = {}
        """The request that opened the game, for another one like it."""
        self.former: Session | None = None
        """The game that was left to be played on under other options."""
        self._shown: tuple[Moment, ...] = ()
        """The moments that the page's log already has."""
        self._seen_by: int | None = None
        """The seat as which that log was seen."""
        self._decided = 0
        """The moment after which things are news to the reader."""

    # ---- games that are opened

    def begin(self, request: Request, session: Session, renderer: Renderer) -> Answer:
        """A game that the request has opened, after its first cards and bots' moves, with everything drawn."""
        # The first cards need no word of the reader; only then is there something to see.
        self._decided = len(session.moments)
        session = self.moved(session)
        self.opening, self.session, self.renderer, self.former = request, session, renderer, None
        self._shown = ()
        return self.everything(session, renderer, focus="choices")

    def looked_into(self, request: Request, session: Session, renderer: Renderer) -> Answer:
        """A game that the request has opened at a place in its middle: nobody moves before the reader does."""
        self.opening, self.renderer, self._shown, self.former = request, renderer, (), None
        return self.looked(session, renderer)

    # ---- moves that need nobody's word

    def moved(self, session: Session, to_end: bool = False, wanted: bool = False) -> Session:
        """After the next moves that need nobody's word, as many as one answer may hold.

        Unless bots move at once, that is one move of a seat, where it is `wanted`, and shuffles.
        """
        for _ in range(BATCH):
            if session.waiting == "deal" and to_end:
                session = session.deal(by="table")
            elif session.waiting == "bots":
                seat = session.state.to_act
                if isinstance(seat, int) and self.pace != AT_ONCE and not to_end:
                    if not wanted:
                        break
                    wanted = False
                session = session.advance()
                if session.bots.get(seat) in SLOW_BOTS:
                    break
            else:
                break
        return session

    # ---- what the page gets; each of these keeps the session and what is shown of it

    def progress(self, before: Session, after: Session, renderer: Renderer) -> Answer:
        """After the reader's move, and the bots' moves that follow it; a branch that it began is told."""
        self._decided = before.place.step
        answer = self.draw(self.moved(after), renderer)
        if after.place.line != before.place.line:
            answer["announce"] = " ".join((renderer.plain("ui-branched", branch=after.place.line), answer["announce"]))
        return answer

    def draw(self, session: Session, renderer: Renderer) -> Answer:
        """What has happened since the reader's last decision, as news."""
        if session.covered:
            return self.cover(session, renderer)
        answer = progress(renderer, session, self._decided, self._there(session), self.pace)
        self._remember(session)
        return answer

    def looked(self, session: Session, renderer: Renderer, words: str = "") -> Answer:
        """The place that the reader went to, told after the `words`."""
        if session.covered:
            return self.cover(session, renderer)
        answer = look(renderer, session, self._there(session), words, self.pace)
        self._decided = session.place.step
        self._remember(session)
        return answer

    def jump(self, session: Session, renderer: Renderer, words: str) -> Answer:
        """The decision that was taken back or made again, told after the message `words`."""
        self._decided = session.place.step
        answer = self.draw(session, renderer)
        answer["more"] = answer["more"] and session.at_end
        answer["announce"] = " ".join((renderer.plain(words), answer["announce"]))
        return answer

    def everything(self, session: Session, renderer: Renderer, focus: str | None) -> Answer:
        """Every fragment, with the whole log."""
        if session.covered:
            return self.cover(session, renderer)
        answer = everything(renderer, session, self._decided, focus, self.pace)
        self._remember(session)
        return answer

    def cover(self, session: Session, renderer: Renderer) -> Answer:
        """The hands covered, until the next person has taken the device."""
        self.session, self._shown = session, ()
        return cover(renderer, session, self.pace)

    def uncovered(self, session: Session, renderer: Renderer) -> Answer:
        """The hands of whoever has just taken the device, with what is news to him."""
        self.redraw()
        self._decided = session.decided
        if session.at_end:
            return self.everything(session, renderer, focus="choices")
        return self.looked(session, renderer)

    def redraw(self) -> None:
        """The page's log is drawn from its start by the next answer."""
        self._shown = ()

    def _remember(self, session: Session) -> None:
        self.session, self._shown, self._seen_by = session, session.moments, _eyes(session)

    def _there(self, session: Session) -> int:
        """How many of the session's moments the log on the page begins with."""
        if self._seen_by != _eyes(session):
            return 0
        same = 0
        for shown, moment in zip(self._shown, session.moments, strict=False):
            if shown is not moment:
                break
            same += 1
        return same


def _eyes(session: Session) -> int | None:
    """The seat on which the words of the log hang."""
    return session.viewer if session.game.hides else None
