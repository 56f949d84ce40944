"""HTML as an argument of a text: the text is told with a mark in its place, which then makes way for the HTML."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

MARK: Final = "\ue000"
"""The argument that stands for the HTML; no text has this character."""


def with_html(text: Markup, inside: Markup) -> Markup:
    """The text that was given ``MARK`` as an argument, with this HTML in its place."""
    return Markup(str(text).replace(MARK, str(inside)))
