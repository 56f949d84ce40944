"""A reader's program: its text compiled and run, its `choose` called at the table, and what goes wrong in it.

`choose(view, actions)` is enough; with three parameters, `choose(view, history, choices)`, it gets what the project's
own players get. It gives back one of the actions, made concrete with `.at(n)` where it has a range, or its text.
"""

from __future__ import annotations

import inspect
import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from games.core import Action, Choice, Event, View
from playground.lab import guard

FILE: Final = "bot.py"
"""The name of the reader's text in tracebacks."""

MOST_LINES: Final = 12
"""Lines of a traceback; a recursion without end has a thousand."""

LONGEST_REPR: Final = 200


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the reader's text in a traceback: its file, its number, the function it belongs to, and itself."""

    file: str
    number: int
    function: str
    text: str


class Fault(Exception):
    """Something wrong in a reader's program.

    `kind` names the message `ui-lab-fault-<kind>` and `facts` are its arguments; `error` is Python's own sentence,
    such as `KeyError: 'hand'`, and `lines` are the reader's lines that led there, the innermost last.
    """

    def __init__(self, kind: str, *, error: str = "", lines: Sequence[Line] = (), **facts: Any) -> None:
        super().__init__(kind)
        self.kind = kind
        self.facts: dict[str, Any] = facts
        self.error = error
        self.lines = tuple(lines)


def fault_of(error: BaseException, sources: Mapping[str, str]) -> Fault:
    """What an exception says to the reader: only lines of his own texts, which are given by file."""
    if isinstance(error, Fault):
        return error
    said = "".join(traceback.format_exception_only(error)).strip().splitlines()[-1]
    if isinstance(error, SyntaxError) and error.filename is not None and error.filename in sources:
        return Fault("syntax", error=said, lines=_lines_of(sources, [(error.filename, error.lineno or 1, "")]))
    frames = [
        (frame.filename, frame.lineno or 1, "" if frame.name == "<module>" else frame.name)
        for frame in traceback.extract_tb(error.__traceback__)
        if frame.filename in sources
    ]
    lines = _lines_of(sources, frames[-MOST_LINES:])
    if isinstance(error, KeyboardInterrupt):
        return Fault("time", lines=lines, seconds=guard.LIMIT // 1000)
    if isinstance(error, MemoryError):
        return Fault("memory", lines=lines)
    return Fault("exception", error=said, lines=lines)


def _lines_of(sources: Mapping[str, str], places: Sequence[tuple[str, int, str]]) -> list[Line]:
    lines = []
    for file, number, function in places:
        texts = sources[file].splitlines()
        lines.append(Line(file, number, function, texts[number - 1].strip() if 0 < number <= len(texts) else ""))
    return lines


class Program:
    """A reader's program that has been run once and has a `choose`. Raises `Fault`."""

    watches: ClassVar[bool] = True

    def __init__(self, source: str) -> None:
        self.source = source
        self.space: dict[str, Any] = {"__name__": "bot"}
        with guard.bounded():
            try:
                exec(compile(source, FILE, "exec", dont_inherit=True), self.space)
            except BaseException as error:
                raise fault_of(error, {FILE: source}) from None
        choose = self.space.get("choose")
        if not callable(choose):
            raise Fault("no-choose")
        self._choose: Callable[..., Any] = choose
        self._wants_history = self._parameters(choose) == 3

    def _parameters(self, choose: Callable[..., Any]) -> int:
        try:
            signature = inspect.signature(choose)
        except (TypeError, ValueError):
            raise Fault("parameters") from None
        for count in (2, 3):
            try:
                signature.bind(*range(count))
            except TypeError:
                continue
            return count
        raise Fault("parameters")

    def choose(self, view: View, history: Sequence[Event], choices: Sequence[Choice]) -> Action | str:
        """What the program wants to do: one of the choices with its amount, or an action's text; raises `Fault`."""
        given = (view, tuple(history), tuple(choices)) if self._wants_history else (view, tuple(choices))
        with guard.bounded():
            try:
                wanted = self._choose(*given)
            except BaseException as error:
                raise fault_of(error, {FILE: self.source}) from None
        if isinstance(wanted, str) and len(wanted) <= LONGEST_REPR:
            return wanted
        if not isinstance(wanted, Action):
            raise Fault("no-action", given=shown(wanted))
        amounts = wanted.range
        if amounts is not None:
            raise Fault("no-amount", move=str(wanted), low=amounts[0], high=amounts[-1])
        return wanted


def shown(value: object) -> str:
    """The value as Python writes it, not too long; the reader's own `__repr__` may fail, and runs bounded."""
    with guard.bounded():
        try:
            text = repr(value)
        except BaseException:
            text = f"<{type(value).__name__}>"
    return text if len(text) <= LONGEST_REPR else text[: LONGEST_REPR - 1] + "…"
