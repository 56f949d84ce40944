"""The build from rule data to ``site/``: its steps in order, written aside, put into place when whole."""

from __future__ import annotations

import importlib
import shutil
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

from scripts.errors import BuildError
from scripts.locking import only_one
from scripts.plan import BuildPlan, plan_for
from scripts.progress import Step, run_steps

# What is done, and the function that does it with the plan. Each is imported when its turn comes.
BUILD_STEPS: tuple[tuple[str, str, str], ...] = (
    ("compile the rule book", "scripts.rulebook.build", "write_rulebook"),
    ("generate the pages", "scripts.pages.generate", "generate_pages"),
    ("write fonts, styles and scripts", "scripts.pages.assets", "write_assets"),
    ("build the sites", "scripts.pages.sites", "build_sites"),
    ("set the sheets for paper", "scripts.pages.sheet_pdf", "write_sheets"),
    ("write the interface for programs", "scripts.api.write", "write_api"),
    ("pack Python for the browser", "scripts.pyodide.pack", "write_pack"),
    ("add the licences", "scripts.notices", "write_notices"),
    ("finish the site and check its links", "scripts.pages.after", "finish"),
)

PACK_STEP = "scripts.pyodide.pack"
PACK_FOLDER = Path("assets", "pyodide")
"""Where the step that packs Python puts it in the site."""

# What --clean leaves in .cache: locks that are held, logs, and what belongs to pip and npm.
_KEPT_BY_CLEAN = frozenset({"bootstrap.lock", "build.lock", "logs", "home", "pip", "npm"})


def step_function(module: str, function: str) -> Callable[[BuildPlan], object]:
    """``function`` of ``module``; raises ``BuildError`` if this clone has no such module or function."""
    file = module.replace(".", "/") + ".py"
    try:
        loaded = importlib.import_module(module)
    except ModuleNotFoundError as error:
        missing = error.name or ""
        if module != missing and not module.startswith(missing + "."):
            raise  # a module that the step itself wants
        raise BuildError("the module of this step is missing", where=file, todo="get it back from git") from error
    found: Callable[[BuildPlan], object] | None = getattr(loaded, function, None)
    if found is None:
        raise BuildError(f"there is no function {function}(plan)", where=file, todo="the build calls it by this name")
    return found


def check_site_url(url: str) -> str:
    """``url`` with a slash at its end; raises ``BuildError`` if it is not an absolute web address."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment:
        raise BuildError(f"'{url}' is not the address of a site", todo="give one like https://example.org/cards/")
    return url if url.endswith("/") else url + "/"


def configured_site_url(root: Path) -> str | None:
    """``site_url`` of ``mkdocs.yml``, or ``None`` if it is not set."""
    from mkdocs.exceptions import MkDocsException
    from mkdocs.utils.yaml import yaml_load

    config = root / "mkdocs.yml"
    if not config.is_file():
        raise BuildError("the file is missing", where="mkdocs.yml", todo="get it back from git")
    try:
        with config.open("rb") as stream:
            url = yaml_load(stream).get("site_url")
    except MkDocsException as error:
        raise BuildError(" ".join(str(error).split()), where="mkdocs.yml", todo="put it right") from error
    return url or None


def clean(cache: Path) -> None:
    """Throw away what earlier builds left in ``cache``; what pip, npm and other commands have there stays."""
    if cache.is_dir():
        for entry in sorted(cache.iterdir()):
            if entry.name in _KEPT_BY_CLEAN:
                continue
            if entry.is_dir() and not entry.is_symlink():
                shutil.rmtree(entry)
            else:
                entry.unlink()


def _old(plan: BuildPlan) -> Path:
    return plan.cache / "site-old"


def recover(plan: BuildPlan) -> None:
    """Put right what a killed build left: half a new site goes, a site that was moved away comes back."""
    old = _old(plan)
    if old.exists():
        if plan.site.exists():
            shutil.rmtree(old)
        else:
            old.rename(plan.site)
    if plan.out.exists():
        shutil.rmtree(plan.out)


def put_into_place(plan: BuildPlan) -> None:
    """Make the finished ``plan.out`` the site, by two renames; the old one is removed only after."""
    old = _old(plan)
    if plan.site.exists():
        plan.site.rename(old)
    plan.out.rename(plan.site)
    if old.exists():
        shutil.rmtree(old)


def build(root: Path, site_url: str | None = None, from_nothing: bool = False, pages_first: bool = False) -> BuildPlan:
    """Build ``site/`` of the repository at ``root`` and give back the plan that was followed.

    ``site_url`` overrides ``mkdocs.yml``'s. With ``pages_first`` the new pages are put into place beside the last
    build's Python, which takes longest to make, and then again beside the new one: whoever edits a sentence sees it
    at once. Raises ``BuildError`` (``StepFailed`` from a step); ``site/`` is then what it was before.
    """
    plan = plan_for(root, check_site_url(site_url) if site_url else None)
    plan.cache.mkdir(exist_ok=True)
    with only_one(plan.cache / "build.lock", "building the site"):
        if from_nothing:
            clean(plan.cache)
        recover(plan)
        if plan.site_url is None and (configured := configured_site_url(root)):
            plan = plan_for(root, check_site_url(configured))

        def step(name: str, module: str, function: str) -> Step:
            def run() -> str | None:
                report = step_function(module, function)(plan)
                return None if report is None else str(report)

            return Step(name, run)

        def place() -> None:
            put_into_place(plan)

        place_site = Step("put the site into place", place)
        if pages_first and (plan.site / PACK_FOLDER).is_dir():

            def keep_python() -> None:
                shutil.copytree(plan.site / PACK_FOLDER, plan.out / PACK_FOLDER)

            kept = Step("keep the last build's Python for now", keep_python)
            plan.out.mkdir(parents=True)
            run_steps([*(kept if entry[1] == PACK_STEP else step(*entry) for entry in BUILD_STEPS), place_site])
            print("the pages are new: reload; the game in them follows", flush=True)
        plan.out.mkdir(parents=True)
        run_steps([*(step(*entry) for entry in BUILD_STEPS), place_site])
    return plan
