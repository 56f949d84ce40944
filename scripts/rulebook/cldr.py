"""CLDR's plural rules, digits, signs and list patterns, through Babel, as the data that ``games.languages`` reads."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Any

from babel import Locale

_DIGITS = {"latn": "0123456789", "arabext": "۰۱۲۳۴۵۶۷۸۹"}
_DIRECTION_MARKS = re.compile("[\u200e\u200f\u061c]")


def _rule(tree: Any) -> list[Any]:
    """Babel's syntax tree of a plural rule in the form of ``games.languages.Rule``."""
    kind, parts = tree
    if kind in ("and", "or"):
        return [kind, *(_rule(part) for part in parts)]
    if kind == "not":
        return [kind, _rule(parts[0])]
    if kind != "relation" or parts[0] != "in":
        raise ValueError(f"CLDR has a plural rule with '{parts[0]}', which games.languages cannot evaluate")
    _, (operand, operand_parts), (_, ranges) = parts
    modulus = None
    if operand == "mod":
        (operand, _), (_, (modulus,)) = operand_parts
    return ["in", operand, modulus, [[low[1][0], high[1][0]] for low, high in ranges]]


def language_json(code: str) -> dict[str, Any]:
    """What the rule book stores of a language; the same for the same version of Babel."""
    locale = Locale(code)
    numbering = locale.default_numbering_system
    digits = _DIGITS[numbering]
    if [unicodedata.digit(sign) for sign in digits] != list(range(10)):
        raise ValueError(f"the digits of {numbering} are not in order")
    symbols = locale.number_symbols[numbering]
    patterns = locale.list_patterns["standard"]
    name = locale.get_display_name() or code
    return {
        "name": name,
        "dir": locale.text_direction,
        "digits": digits,
        "decimal": symbols["decimal"],
        "group": symbols["group"],
        "minus": symbols["minusSign"],
        "plurals": {category: _rule(tree) for category, tree in sorted(locale.plural_form.abstract)},
        # Whoever shows a list isolates its members, so that it needs no direction marks.
        "lists": {part: _DIRECTION_MARKS.sub("", patterns[part]) for part in ("2", "start", "middle", "end")},
    }


@cache
def categories(code: str) -> frozenset[str]:
    """The plural categories that whole numbers can have in a language."""
    plural_form = Locale(code).plural_form
    return frozenset(plural_form(number) for number in range(201))
