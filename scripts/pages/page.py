"""A generated page, and the addresses that it needs."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from scripts.pages.policy import POLICY


@dataclass(frozen=True, slots=True)
class GeneratedPage:
    """One page: ``path`` in the tree of its language, such as ``games/scat/index.md``; ``body`` is HTML.

    ``contents`` are the headings of the list beside the text, as id and words. ``styles`` and ``scripts`` are paths
    from the site's root. ``label`` is what the list of pages calls it, where that is shorter than its title.
    ``closed`` gives it the policy of ``scripts.pages.policy``. ``linked`` (JSON-LD) and ``card`` (the path of the
    picture that is shown with a link to the page) are put in by ``scripts.pages.shared``.
    """

    path: str
    title: str
    description: str
    body: str
    contents: tuple[tuple[str, str], ...] = ()
    styles: tuple[str, ...] = ()
    scripts: tuple[str, ...] = ()
    label: str = ""
    linked: str = ""
    card: str = ""
    closed: bool = False

    def text(self) -> str:
        """The Markdown file: front matter, then the body as one block of HTML, in which no line may be empty."""
        front: dict[str, Any] = {"title": self.title, "description": self.description}
        if self.contents:
            front["toc"] = [{"id": id, "title": title} for id, title in self.contents]
        if self.closed:
            front["policy"] = POLICY
        if self.linked:
            front["linked"] = self.linked
        if self.card:
            front["card"] = self.card
        if self.styles:
            front["styles"] = list(self.styles)
        if self.scripts:
            front["scripts"] = list(self.scripts)
        # JSON is YAML too, and written many times faster.
        head = "".join(f"{name}: {json.dumps(value, ensure_ascii=False)}\n" for name, value in front.items())
        lines = [line for line in self.body.splitlines() if line.strip()]
        return "\n".join(["---", f"{head}---", "", "<div>", *lines, "</div>", ""])


def to_root(path: str) -> str:
    """The relative address of the site's root, seen from the page of that path in a language: ``../../../``."""
    folder, _, name = path.rpartition("/")
    depth = len(folder.split("/")) if folder else 0
    return "../" * (depth + 1 + (0 if name == "index.md" else 1))
