"""The options of a clause on its page: what they may be, and every text that the clause has under them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from games.options import OptionSpec, Value
from playground.renderer import Renderer
from scripts.pages.html_argument import MARK, with_html
from scripts.pages.variants import Case, Variant, ranges, values_of


def option_parts(renderer: Renderer, spec: OptionSpec) -> dict[str, Any]:
    """An option and its values for the template: a number has its bounds, anything else its ``choices``."""
    return {
        "id": spec.id,
        "label": renderer.text(spec.id),
        "usual": renderer.option_value(spec, spec.default),
        "number": {
            "low": spec.low,
            "high": spec.high,
            "usual": renderer.number(int(spec.default)),
            "range": renderer.text("site-option-range", low=spec.low, high=spec.high),
        }
        if spec.kind == "number"
        else None,
        "choices": []
        if spec.kind == "number"
        else [
            (spec.write(value), renderer.option_value_plain(spec, value), value == spec.default)
            for value in spec.worded
        ],
    }


def variant_rows(renderer: Renderer, specs: Sequence[OptionSpec], found: Sequence[Variant]) -> list[dict[str, Any]]:
    """All texts but that of a clause with one; ``shown`` is false for what differs in plural forms alone."""
    by_id = {spec.id: spec for spec in specs}
    listed: set[int] = set()
    rows = []
    for variant in found if len(found) > 1 else ():
        alike = [one for one in found if one.wording == variant.wording]
        rows.append(
            {
                "cases": ";".join(_data(by_id[case.option], case) for case in variant.cases),
                "when": [
                    (renderer.text(case.option), _values(renderer, by_id[case.option], case, values))
                    for case in variant.cases
                    if (values := _held(by_id[case.option], alike)) != values_of(by_id[case.option])
                ],
                "text": variant.template,
                "usual": variant.usual,
                "shown": variant.wording not in listed,
            }
        )
        listed.add(variant.wording)
    return rows


def _values(renderer: Renderer, spec: OptionSpec, case: Case, values: Sequence[Value]) -> Markup:
    """The values for which a text is worded like this, with the one that it shows."""
    if spec.kind != "number":
        return Markup(" · ").join(renderer.option_value(spec, value) for value in values)
    parts = [
        renderer.option_value(spec, low) if low == high else renderer.text("site-option-range", low=low, high=high)
        for low, high in ranges(values)
    ]
    told = Markup(" · ").join(parts)
    if len(values) == 1:
        return told
    return with_html(renderer.text("site-clause-sample", values=MARK, sample=int(case.sample)), told)


def _held(spec: OptionSpec, alike: Sequence[Variant]) -> tuple[Value, ...]:
    """The values of an option for which one of these texts holds."""
    held = {value for one in alike for case in one.cases if case.option == spec.id for value in case.values}
    return tuple(value for value in values_of(spec) if value in held)


def _data(spec: OptionSpec, case: Case) -> str:
    """A case for the page's script: ``scat.opt.pennies=2-4,7`` or ``scat.opt.kitty=winner``."""
    if spec.kind == "number":
        values = ",".join(str(low) if low == high else f"{low}-{high}" for low, high in ranges(case.values))
    else:
        values = ",".join(spec.write(value) for value in case.values)
    return f"{case.option}={values}"
