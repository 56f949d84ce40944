"""English words in a line of another language: each run is isolated, with the closing mark that belongs to it."""

from __future__ import annotations

import re

from markupsafe import Markup, escape

# From a Latin letter to a letter or digit, spaces and marks between them; and the ? ! . that ends a quotation.
_RUN = re.compile(r"[A-Za-z](?:[A-Za-z0-9'’.,:;!?&/+()\- ]*[A-Za-z0-9)])?(?:[?!.]+(?=[»)]))?")
_ADDRESS = re.compile(r"[a-z0-9-]+(?:\.[a-z0-9-]+)+")


def isolate_latin(text: str) -> Markup:
    """``text`` escaped, with ``<bdi dir="ltr" lang="en">`` around every Latin run: names of games and of texts about
    them, which are English. The address of a site belongs to no language.

    Without it, in a line from right to left, two runs that only marks part, such as «What are the rules?»، pagat.com,
    are put into one left-to-right line, title and site in the wrong order.
    """
    parts: list[Markup] = []
    at = 0
    for run in _RUN.finditer(text):
        inside = run.group()
        if inside.endswith(")") and inside.count(")") > inside.count("("):
            inside = inside[:-1]
        parts.append(escape(text[at : run.start()]))
        spoken = Markup("") if _ADDRESS.fullmatch(inside) else Markup(' lang="en"')
        parts.append(Markup('<bdi dir="ltr"{}>{}</bdi>').format(spoken, inside))
        at = run.start() + len(inside)
    parts.append(escape(text[at:]))
    return Markup("").join(parts)
