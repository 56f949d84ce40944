"""A game's options as the scripts of a page read them: what a code of house rules (`games/house.py`) may say."""

from __future__ import annotations

import json
from typing import Any

from markupsafe import Markup

from games.options import specs
from playground.sentence import AnyGame

ERRORS = ("damaged", "version", "unknown")
"""What can be wrong with a code; each has the text `ui-house-<error>`."""


def specification(game: AnyGame, **more: Any) -> Markup:
    """JSON for `playground/web/house.js`: the game, and per option its usual value and all values, or its bounds."""
    options: dict[str, Any] = {}
    for spec in specs(game.Options):
        usual = spec.write(spec.default)
        if spec.kind == "number":
            options[spec.name] = [usual, [spec.low, spec.high]]
        else:
            options[spec.name] = [usual, *(("on", "off") if spec.kind == "switch" else spec.values)]
    text = json.dumps({"game": game.key, "options": options, **more}, ensure_ascii=False, separators=(",", ":"))
    return Markup(text.replace("<", "\\u003c"))
