"""The Jinja environment of the generated pages."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined


@cache
def environment(root: Path) -> Environment:
    """Templates of ``scripts/pages/templates``, and the theme's parts; everything is escaped, an unknown name fails."""
    return Environment(
        loader=FileSystemLoader([root / "scripts" / "pages" / "templates", root / "docs" / "overrides"]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
