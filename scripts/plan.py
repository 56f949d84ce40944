"""What one build is asked to make, and where."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

LANGUAGES = ("en", "fa", "uk")
"""The languages of the site, the English source first."""

RELEASED = LANGUAGES
"""Those in which nothing may be missing. A language that is being written is in ``LANGUAGES`` only: what it lacks is a
warning, and its pages show the English there, marked."""


@dataclass(frozen=True, slots=True)
class BuildPlan:
    """One build: every step reads this and nothing else about its surroundings.

    ``root``      the repository
    ``cache``     what may be kept from build to build, and thrown away at any time (``.cache``)
    ``out``       where this build's site is written, a folder aside that is renamed to ``site/`` at the end
    ``site_url``  the address of the published site with a slash at its end, or ``None`` if not known: then
                  there is no canonical link, absolute hreflang or sitemap
    ``languages`` the languages built, the English source first
    ``jobs``      how many processes may run at once
    """

    root: Path
    cache: Path
    out: Path
    site_url: str | None = None
    languages: tuple[str, ...] = LANGUAGES
    jobs: int = 1

    @property
    def pages(self) -> Path:
        """Where the generated Markdown is: ``pages / language / …``."""
        return self.cache / "pages"

    @property
    def site(self) -> Path:
        """Where the finished site is, whole or not at all."""
        return self.root / "site"


def plan_for(root: Path, site_url: str | None = None) -> BuildPlan:
    """The plan of an ordinary build of the repository at ``root``, as many processes as there are cores."""
    cache = root / ".cache"
    return BuildPlan(root=root, cache=cache, out=cache / "site-new", site_url=site_url, jobs=os.cpu_count() or 1)
