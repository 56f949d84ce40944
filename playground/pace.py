"""How fast bots move: at once, slowly one after another, or each at the reader's word.

The page waits between two requests; here it is only said how many moves an answer holds and what can be pressed.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

Pace = Literal["at-once", "slow", "paused", "by-hand"]
"""`slow`: one move an answer, and the page asks for the next one by itself; `paused`: the same, stopped by the reader;
`by-hand`: one move an answer, each when the reader asks for it."""

AT_ONCE: Final = "at-once"

CHOSEN: Final = ("at-once", "slow", "by-hand")
"""What the reader chooses among; each has the text `ui-pace-<name>`."""

PACES: Final[tuple[Pace, ...]] = get_args(Pace)

WAITING: Final[dict[Pace, str | None]] = {"at-once": None, "slow": "pace", "paused": "next", "by-hand": "next"}
"""The key of what is pressed while bots have to move."""
