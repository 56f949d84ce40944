"""Where a reader reports what looks wrong, as ``extra`` in ``mkdocs.yml`` says: a forge, a mail address, or neither."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote, urlsplit

from scripts.errors import BuildError

_FORGES: Final = {
    "github.com": "{repository}/issues/new?title={title}&body={body}",
    "gitlab.com": "{repository}/-/issues/new?issue[title]={title}&issue[description]={body}",
    "codeberg.org": "{repository}/issues/new?title={title}&body={body}",
}
_WHERE: Final = "mkdocs.yml"


@dataclass(frozen=True, slots=True)
class Reporting:
    """``form`` is the address of a new report with ``{title}`` and ``{body}`` in it, ``mail`` a mail address."""

    form: str | None = None
    mail: str | None = None

    def address(self, title: str, body: str) -> str | None:
        """The address of a report filled in with this, if there is a form."""
        return None if self.form is None else self.form.format(title=quote(title, safe=""), body=quote(body, safe=""))

    def letter(self, title: str, body: str) -> str | None:
        """The ``mailto:`` address of such a mail, if there is somebody to write to."""
        if self.mail is None:
            return None
        return f"mailto:{quote(self.mail, safe='@')}?subject={quote(title, safe='')}&body={quote(body, safe='')}"


def read_reporting(root: Path) -> Reporting:
    """What the configuration says; raises ``BuildError`` if it cannot be used."""
    from mkdocs.utils.yaml import yaml_load

    with (root / "mkdocs.yml").open("rb") as stream:
        extra = yaml_load(stream).get("extra") or {}
    return reporting(extra)


def reporting(extra: dict[str, Any]) -> Reporting:
    """The same from ``extra``: ``report_address``, or ``repository`` of a forge that is known, and ``report_mail``."""
    form, repository, mail = (extra.get(name) for name in ("report_address", "repository", "report_mail"))
    if form is not None:
        _check_form(str(form))
    elif repository is not None:
        form = _form_of(str(repository))
    if mail is not None and str(mail).count("@") != 1:
        raise BuildError(f"'{mail}' is not a mail address", where=_WHERE, todo="put report_mail right")
    return Reporting(None if form is None else str(form), None if mail is None else str(mail))


def _check_form(form: str) -> None:
    try:
        filled = form.format(title="a", body="b")
    except (KeyError, IndexError, ValueError) as error:
        raise BuildError(
            f"report_address has a place for {error}, which nothing fills in",
            where=_WHERE,
            todo="use {title} and {body}",
        ) from error
    if urlsplit(filled).scheme not in ("http", "https") or "{title}" not in form or "{body}" not in form:
        raise BuildError(
            f"report_address '{form}' is not the address of a report",
            where=_WHERE,
            todo="give one like https://example.org/new?title={title}&body={body}",
        )


def _form_of(repository: str) -> str:
    parts = urlsplit(repository)
    known = _FORGES.get(parts.netloc)
    if parts.scheme != "https" or known is None or len(parts.path.strip("/").split("/")) < 2:
        raise BuildError(
            f"where reports to '{repository}' go is not known",
            where=_WHERE,
            todo="give https://github.com/owner/name, or report_address with {title} and {body} for another forge",
        )
    return known.replace("{repository}", repository.rstrip("/").replace("{", "{{").replace("}", "}}"))
