"""The English that a text renders, one tap away where the translation has not been read again or has fallen behind."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from markupsafe import Markup

from games.rulebook import RuleBook
from games.words import Words
from playground.markup import html, unlinked

SOURCE = "en"
_SAID = {"draft": "ui-source-draft", "stale": "ui-source-stale"}


def source_note(
    rulebook: RuleBook,
    words: Words,
    message: str,
    attributes: Iterable[str | None] = (None,),
    arguments: Mapping[str, Any] | None = None,
) -> Markup:
    """A disclosure that says how far the translation of a message has come and holds the English; a block of HTML.

    Nothing for the source language itself and for what has been proofread. Of `attributes`, `None` being the value,
    those that the message has are shown, each in a paragraph, with the same arguments as the translation.
    """
    if words.lang == SOURCE:
        return Markup()
    state = rulebook.text_state(words.lang, message)
    if state in ("proofread", "reviewed"):
        return Markup()
    if state == "missing":
        return Markup('<p class="source-note">{}</p>').format(words.plain("ui-source-missing"))
    english = rulebook.words(SOURCE)
    shown = Markup().join(
        Markup("<p>{}</p>").format(
            html(unlinked(english.segments(message, attribute, arguments)), english, rules_url="", glossary_url="")
        )
        for attribute in attributes
        if english.has(message, attribute)
    )
    return disclosure(words, state, shown)


def disclosure(words: Words, state: str, shown: Markup) -> Markup:
    """What opens to show the English; `state` is `draft` or `stale`."""
    return Markup(
        '<details class="source-note source-{}"><summary>{}</summary><div lang="{}" dir="ltr">{}</div></details>'
    ).format(state, words.plain(_SAID[state]), SOURCE, shown)
