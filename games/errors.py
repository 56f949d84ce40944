"""What can go wrong, one class a cause.

Every message is one sentence that says what is wrong and, where something can be done, what to do.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from games.core import Action, Ruling


class VaraqError(Exception):
    """The base of every error that the games raise on bad input or an illegal move.

    `about` are the first words of the line of a record that is wrong, such as `hand 2`, where that is known.
    """

    about: tuple[str, ...] = ()


@contextmanager
def about(*words: str) -> Iterator[None]:
    """Errors within concern the line that begins with these words, unless a block inside has named another one."""
    try:
        yield
    except VaraqError as error:
        error.about = error.about or words
        raise


LONGEST = 1000
"""Characters of a message about a text, which may quote a line that is as long as a file can be."""


class NotationError(VaraqError):
    """A text that is not a card, an action or a record.

    `source` is the file or whatever the text came from, `line` its line number from 1; either may be unknown.
    """

    def __init__(self, what: str, *, source: str | None = None, line: int | None = None) -> None:
        self.what = what if len(what) <= LONGEST else f"{what[: LONGEST // 2]} […] {what[-LONGEST // 2 :]}"
        self.source = source
        self.line = line
        super().__init__(self.what)

    def at(self, source: str, line: int) -> NotationError:
        """The same error with its place."""
        return type(self)(self.what, source=source, line=line)

    def __str__(self) -> str:
        place = ":".join(str(part) for part in (self.source, self.line) if part is not None)
        return f"{place}: {self.what}" if place else self.what


class ReplayError(NotationError):
    """A record that the engine contradicts: an action it refuses, or an expectation it does not meet."""


class BadOption(VaraqError):
    """An option that a game does not have, or a value outside its bounds."""


class ImpossiblePosition(VaraqError):
    """A position set up by hand that no deal can reach, such as a card in two places."""


class UnspecifiedCard(VaraqError):
    """A card had to be turned or drawn that a partial deal does not name."""


class IllegalAction(VaraqError):
    """`Game.apply` was given an action that the rules refuse; `ruling` names the clause."""

    def __init__(self, action: Action, ruling: Ruling) -> None:
        self.action = action
        self.ruling = ruling
        super().__init__(f"«{action}» is refused ({ruling.kind}) by {', '.join(ruling.clauses)}")


class UnknownGame(VaraqError):
    """A key that no game has."""


class BadStudy(VaraqError):
    """Lines of a study that do not fit together, or a place that it does not have."""


class LinkError(VaraqError):
    """A link that cannot be read or made; `str()` says what is wrong and what to do.

    `kind` names the sentence that a page shows: `empty`, `long`, `characters` (`place` is the first wrong one, from 1),
    `version`, `game`, `damaged`, `edition` (the engine now reads the link otherwise than when it was made), `content`,
    or `step` (`place` is the step of the game that cannot be).
    """

    def __init__(self, kind: str, what: str, place: int | None = None) -> None:
        self.kind = kind
        self.place = place
        what = what if len(what) <= LONGEST else f"{what[: LONGEST // 2]} […] {what[-LONGEST // 2 :]}"
        super().__init__(f"link: {what}")
