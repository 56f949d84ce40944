"""A move of a game as it was made: what it caused, what came of it, and who made it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from games.core import Action, Event

By = Literal["record", "table", "reader", "only"]
"""Who made a move: the record that the session took over, the table (bots and automatic deals), the reader, or nobody,
because it was the reader's only one."""


@dataclass(frozen=True, slots=True)
class Moment:
    """An action, what it caused, the state after it, and who made it."""

    action: Action
    events: tuple[Event, ...]
    state: Any
    by: By
