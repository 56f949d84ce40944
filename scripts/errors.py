"""The errors that a person is expected to meet: each says where, what, and what to do."""

from __future__ import annotations

import os
from collections.abc import Iterable


class BuildError(Exception):
    """Something that the person who runs a command can put right; shown without a traceback.

    ``str(error)`` is ``where: what; todo``, for example
    ``games/scat/rules.yml:41: clause 'scat.knock.once' names option 'min-knok'; did you mean 'min-knock'?``

    ``where`` is ``path`` or ``path:line``, relative to the repository where the file lies in it.
    """

    def __init__(self, what: str, where: str | os.PathLike[str] | None = None, todo: str | None = None) -> None:
        self.what = what
        self.where = None if where is None else os.fspath(where)
        self.todo = todo
        super().__init__(what, self.where, todo)

    def __str__(self) -> str:
        text = self.what if self.where is None else f"{self.where}: {self.what}"
        return text if self.todo is None else f"{text}; {self.todo}"


class BuildErrors(BuildError):
    """Several findings of one check, in the order given; ``str(error)`` is one finding a line.

    Raised by checks that look at everything before they give up. ``ValueError`` if there is no finding.
    """

    def __init__(self, findings: Iterable[BuildError]) -> None:
        self.findings = tuple(findings)
        if not self.findings:
            raise ValueError("BuildErrors needs at least one finding")
        super().__init__("\n".join(str(finding) for finding in self.findings))


def findings_of(error: BuildError) -> tuple[BuildError, ...]:
    """The single findings in ``error``: itself, or those that it gathers."""
    return error.findings if isinstance(error, BuildErrors) else (error,)
