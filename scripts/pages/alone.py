"""MkDocs hook for ``mkdocs build`` with the base configuration alone: one language from the generated pages.

The build does not need it: its configurations, one a language, already hold what this fills in.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import Abort
from mkdocs.utils.yaml import yaml_load

_ROOT = Path(__file__).resolve().parents[2]
_LANGUAGE = os.environ.get("VARAQ_LANGUAGE", "en")
_CONFIGURATION = _ROOT / ".cache" / "pages" / f"{_LANGUAGE}.yml"

# Said while MkDocs loads its configuration, before it looks for anything else.
if not _CONFIGURATION.is_file():
    raise Abort(f"there are no generated pages in '{_LANGUAGE}' yet; run python3 scripts/build.py, which makes them")


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Give the configuration what the chosen language adds to it."""
    with _CONFIGURATION.open("rb") as stream:
        language: dict[str, Any] = yaml_load(stream)
    config.docs_dir = str(_CONFIGURATION.with_suffix(""))
    config.site_name = language["site_name"]
    config.site_url = language["site_url"]
    config.nav = language["nav"]
    config.extra.update(language["extra"])
    config.theme["language"] = language["theme"]["language"]
    return config
