"""How a language writes numbers and lists and counts things: CLDR's data, and the little code that reads it.

The data comes from CLDR at build time and lies in the rule book, so that nothing but the standard library is needed
to count in Ukrainian or to write Persian digits.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import ROUND_HALF_EVEN, Decimal
from typing import Any, Final, Literal, Self

Rule = Sequence[Any]
"""A condition on a number: `["or", a, b]`, `["and", a, b]`, `["not", a]` or `["in", operand, modulus, ranges]`."""

_THOUSANDTH: Final = Decimal("0.001")


def _decimal(number: int | float) -> Decimal:
    """The number as it is written out: at most three decimals, no zeros at the end."""
    if isinstance(number, int):
        return Decimal(number)
    written = Decimal(repr(number))
    if not written.is_finite():
        raise ValueError(f"{number!r} cannot be put into words")
    rounded = written.quantize(_THOUSANDTH, ROUND_HALF_EVEN) if written != written.to_integral() else written
    whole = rounded.to_integral()
    return whole.quantize(Decimal(1)) if rounded == whole else rounded.normalize()


def _operands(number: int | float) -> dict[str, Decimal]:
    """CLDR's plural operands: n the amount, i its whole part, v w f t what stands after the decimal sign."""
    n = abs(_decimal(number))
    fraction = format(n, "f").partition(".")[2]
    digits, value = Decimal(len(fraction)), Decimal(int(fraction or "0"))
    return {
        "n": n,
        "i": n.to_integral(rounding="ROUND_DOWN"),
        "v": digits,
        "w": digits,
        "f": value,
        "t": value,
    }


def _holds(rule: Rule, operands: Mapping[str, Decimal]) -> bool:
    if rule[0] == "or":
        return any(_holds(part, operands) for part in rule[1:])
    if rule[0] == "and":
        return all(_holds(part, operands) for part in rule[1:])
    if rule[0] == "not":
        return not _holds(rule[1], operands)
    if rule[0] != "in":
        raise ValueError(f"a plural rule begins with or, and, not or in, not with {rule[0]!r}")
    _, name, modulus, ranges = rule
    value = operands[name]
    if modulus is not None:
        value %= modulus
    return value == value.to_integral() and any(low <= value <= high for low, high in ranges)


@dataclass(frozen=True, slots=True)
class Language:
    """A language of the rule book. `dir` is its direction; `name` is what its speakers call it."""

    code: str
    name: str
    dir: Literal["ltr", "rtl"]
    digits: str
    decimal: str
    group: str
    minus: str
    plurals: Mapping[str, Rule]
    lists: Mapping[str, str]

    @classmethod
    def from_json(cls, code: str, stored: Mapping[str, Any]) -> Self:
        """The language as the rule book stores it; raises `KeyError` if a part is missing."""
        return cls(
            code=code,
            name=stored["name"],
            dir=stored["dir"],
            digits=stored["digits"],
            decimal=stored["decimal"],
            group=stored["group"],
            minus=stored["minus"],
            plurals=stored["plurals"],
            lists=stored["lists"],
        )

    def number(self, number: int | float) -> str:
        """The number in this language's digits and signs, with at most three decimals: `30.5` is `۳۰٫۵`."""
        written = _decimal(number)
        whole, _, fraction = format(abs(written), "f").partition(".")
        if len(whole) > 3:
            head = len(whole) % 3
            groups = [whole[:head]] * bool(head) + [whole[at : at + 3] for at in range(head, len(whole), 3)]
            whole = self.group.join(groups)
        text = whole + (self.decimal + fraction if fraction else "")
        native = "".join(self.digits[int(sign)] if "0" <= sign <= "9" else sign for sign in text)
        return self.minus + native if written < 0 else native

    def plural(self, number: int | float) -> str:
        """CLDR's plural category of that amount: `one`, `few`, `many`, `other` …"""
        operands = _operands(number)
        return next((name for name, rule in self.plurals.items() if _holds(rule, operands)), "other")

    def between(self, length: int) -> tuple[str, ...]:
        """What stands between the `length` members of a list: `length - 1` texts such as `, ` and ` and `."""
        if length < 2:
            return ()
        if length == 2:
            return (_joint(self.lists["2"]),)
        middle = (_joint(self.lists["middle"]),) * (length - 3)
        return (_joint(self.lists["start"]), *middle, _joint(self.lists["end"]))


def _joint(pattern: str) -> str:
    return pattern.removeprefix("{0}").removesuffix("{1}")
