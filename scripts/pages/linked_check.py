"""The JSON-LD of the built pages: held against our schema, and there on every page that should have it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from scripts.errors import BuildError, BuildErrors, findings_of
from scripts.pages.html_page import Page
from scripts.plan import BuildPlan
from scripts.validation import Schemas

SCHEMAS: Final = "scripts/pages/schemas"
SCHEMA: Final = "linked-data.schema.json"


def check_linked_data(plan: BuildPlan, pages: Mapping[str, Page]) -> list[BuildError]:
    """What is wrong with the JSON-LD of pages, with page and line; where it leads is left to the link check."""
    schemas = Schemas(plan.root / SCHEMAS, plan.root)
    findings = list(_missing(pages))
    blocks = (
        (f"{name}:{line}", SCHEMA, text.encode()) for name, page in pages.items() for text, line in page.linked_data
    )
    try:
        schemas.check(blocks, plan.cache / "validated" / "linked-data")
    except BuildErrors as errors:
        findings += findings_of(errors)
    return findings


def _missing(pages: Mapping[str, Page]) -> Iterable[BuildError]:
    for name, page in pages.items():
        if not page.hidden and len(page.linked_data) != 1:
            yield BuildError(f"the page has {len(page.linked_data)} blocks of JSON-LD, not one", where=name)
