"""What can go wrong, one class a cause.

Every message says what is wrong and, where something can be done, what to do. What players may meet, in a record, a
position or a move, is a `WordedError`: it bears a text's name and the facts, and the text is in every language.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, TypeAlias

if TYPE_CHECKING:
    from games.cards import Card
    from games.core import Action, Ruling
    from games.segments import Segment
    from games.words import Words

    Fact: TypeAlias = Card | int | str | tuple[str, ...]
    """What a sentence tells: a card, a number, or words of a record; several words stand as a list."""


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


LONGEST: Final = 1000
"""Characters of an English message about a text, which may quote a line that is as long as a file can be."""

LONGEST_FACT: Final = 200
"""Characters of such a text within a sentence."""


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[: longest // 2]} […] {text[-longest // 2 :]}"


class WordedError(VaraqError):
    """An error whose sentence is a text of the rule book.

    `message` is the text's name, such as `error-two-places`, and `facts` are its arguments. Whoever shows it takes the
    sentence of the reader's language (`segments`); `str()` is the English one, from the same texts. The checker holds
    every name and its facts against the texts, so both are written out where the error is made.
    """

    def __init__(self, message: str, **facts: Fact) -> None:
        self.message = message
        self.facts: dict[str, Fact] = {
            name: _cut(fact, LONGEST_FACT) if isinstance(fact, str) else fact for name, fact in facts.items()
        }
        super().__init__(message, self.facts)

    def segments(self, words: Words) -> tuple[Segment, ...]:
        """The sentence in a language. Raises `UnknownText` where the rule book is not of this edition."""
        from games.words import notation

        return words.segments(self.message, arguments={name: notation(fact) for name, fact in self.facts.items()})

    def sentence(self, words: Words | None = None) -> str:
        """The sentence as plain text, with the ids of the clauses that it speaks of; by default the English one.

        Without a rule book that has the text it is its name with the facts, and how to make one.
        """
        from games.rulebook import HOW_TO_MAKE_IT, load
        from games.segments import cited, plain

        for given in (words, None):
            try:
                segments = self.segments(given or load().words("en"))
            except VaraqError:
                continue  # no rule book, or one of another edition
            clauses = cited(segments)
            return plain(segments) + (f" ({', '.join(clauses)})" if clauses else "")
        facts = ", ".join(f"{name}={fact}" for name, fact in self.facts.items())
        return f"{self.message} ({facts}); the rule book has no words for it, {HOW_TO_MAKE_IT}"

    def told(self, words: Words | None = None) -> str:
        """The sentence with its place, where it has one, as a command prints it; by default in English."""
        return self.sentence(words)

    def __str__(self) -> str:
        return self.told()

    def __reduce__(self) -> tuple[Any, ...]:
        # The classes are made in different ways, and all of them cross between processes.
        return _again, (type(self), self.args, vars(self))


def _again(kind: type[WordedError], args: tuple[Any, ...], state: dict[str, Any]) -> WordedError:
    error = kind.__new__(kind, *args)
    vars(error).update(state)
    return error


class NotationError(WordedError):
    """A text that is not a card, an action or a record.

    `source` is the file or whatever the text came from, `line` its line number from 1; either may be unknown.
    """

    source: str | None = None
    line: int | None = None

    def at(self, source: str | None, line: int | None) -> NotationError:
        """The error itself, with its place."""
        self.source, self.line = source, line
        return self

    def told(self, words: Words | None = None) -> str:
        place = ":".join(str(part) for part in (self.source, self.line) if part is not None)
        said = self.sentence(words)
        return f"{place}: {said}" if place else said


def misformed(form: str, other: str | None = None) -> NotationError:
    """The error for a line that is written otherwise than `form`, or that form and another one."""
    if other is None:
        return NotationError("error-form", form=form)
    return NotationError("error-form-either", form=form, other=other)


class EnglishError(NotationError):
    """A mistake that only those make who write examples, lessons, links or command lines: it is said in English alone.

    `what` is the sentence; other languages show it as what it is.
    """

    def __init__(self, what: str, *, source: str | None = None, line: int | None = None) -> None:
        self.what = _cut(what, LONGEST)
        super().__init__("error-english", what=what)
        self.facts["what"] = self.what
        self.source, self.line = source, line

    def sentence(self, words: Words | None = None) -> str:
        return self.what


class ReplayError(NotationError):
    """A record that the engine contradicts: a start that cannot be, an action it refuses, an expectation not met.

    It says what `cause` says; `step` is the step of the game, 0 for its start, if it is about one.
    """

    def __init__(self, cause: WordedError, step: int | None, source: str, line: int | None) -> None:
        super().__init__(cause.message, **cause.facts)
        self.cause = cause
        self.step = step
        self.source, self.line = source, line

    def segments(self, words: Words) -> tuple[Segment, ...]:
        return self.cause.segments(words)

    def sentence(self, words: Words | None = None) -> str:
        from games.rulebook import load

        said = self.cause.sentence(words)
        if self.step is None:
            return said
        try:
            return (words or load().words("en")).plain("cli-at-step", step=self.step, what=said)
        except VaraqError:
            return f"step {self.step}: {said}"  # no rule book, or one of another edition


class RefusedMove(NotationError):
    """An action of a record that the rules refuse: the game's own sentence for it, and what is allowed instead."""

    def __init__(self, game: str, action: Action, ruling: Ruling, allowed: tuple[str, ...]) -> None:
        why, clause = f"{game}-refused-{ruling.kind}", ruling.clauses[0]
        if allowed:
            super().__init__("error-refused", action=str(action), why=why, clause=clause, allowed=allowed)
        else:
            super().__init__("error-refused-alone", action=str(action), why=why, clause=clause)
        self.action = action
        self.ruling = ruling

    def segments(self, words: Words) -> tuple[Segment, ...]:
        from games.segments import Link
        from games.words import notation

        facts: dict[str, Any] = dict(self.ruling.facts)
        if self.action.seat is not None:
            facts["seat"] = self.action.seat
        clause = self.ruling.clauses[0]
        title = words.segments(clause) if ".opt." in clause else words.segments(clause, "title")
        return words.segments(
            self.message,
            arguments={name: notation(fact) for name, fact in self.facts.items()}
            | {
                "why": words.segments(str(self.facts["why"]), arguments=facts),
                "clause": (Link("clause", clause, title),),
            },
        )


class BadOption(WordedError):
    """An option that a game does not have, or a value outside its bounds."""


class ImpossiblePosition(WordedError):
    """A position set up by hand that no deal can reach, such as a card in two places."""


class UnspecifiedCard(WordedError):
    """A card had to be turned or drawn that a partial deal does not name."""


class IllegalAction(VaraqError):
    """`Game.apply` was given an action that the rules refuse; `ruling` names the clause."""

    def __init__(self, action: Action, ruling: Ruling) -> None:
        self.action = action
        self.ruling = ruling
        super().__init__(f"«{action}» is refused ({ruling.kind}) by {', '.join(ruling.clauses)}")


class UnknownGame(WordedError):
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
        super().__init__(f"link: {_cut(what, LONGEST)}")
