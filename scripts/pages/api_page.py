"""The page that tells people what programs can read: the files below ``/api/v1/``."""

from __future__ import annotations

from typing import Final

from games.rulebook import RuleBook
from playground.renderer import Renderer
from scripts.api.write import FOLDER
from scripts.pages.page import GeneratedPage, to_root
from scripts.pages.templating import environment
from scripts.pages.text_state import all_drafts
from scripts.plan import BuildPlan

PATH: Final = "api.md"
_UNKNOWN_SITE = "https://…/"


def api_page(plan: BuildPlan, book: RuleBook, language: str) -> GeneratedPage:
    """The page ``api/`` of a language."""
    renderer = Renderer(book, language, "")
    address = f"{plan.site_url or _UNKNOWN_SITE}{FOLDER}/"
    program = (
        "import json, urllib.request",
        "",
        f'api = "{address}"',
        'with urllib.request.urlopen(api + "clauses/scat.knock.once.json") as answer:',
        '    clause = json.load(answer)["clause"]',
        f'print(clause["title"]["{language}"])',
        f'print(clause["text"]["{language}"]["plain"])',
    )
    body = (
        environment(plan.root)
        .get_template("api.html")
        .render(
            t=renderer.text,
            plain=renderer.plain,
            lang=language,
            root=to_root(PATH),
            address=f"{FOLDER}/",
            program=program,
            drafts=all_drafts(book, language, ["site-api-title", "site-api-lead"]),
        )
    )
    return GeneratedPage(
        PATH,
        renderer.plain("site-api-title"),
        renderer.plain("site-api-description"),
        body,
        label=renderer.plain("site-api-label"),
    )
