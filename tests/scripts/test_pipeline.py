from __future__ import annotations

import sys
import types
from collections.abc import Callable
from pathlib import Path

import pytest

from scripts import pipeline
from scripts.errors import BuildError
from scripts.pipeline import build, check_site_url, clean, configured_site_url, put_into_place, recover, step_function
from scripts.plan import BuildPlan, plan_for
from scripts.progress import StepFailed

Act = Callable[[BuildPlan], object]


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """``steps(one, two)`` makes these functions the steps of the build."""

    def use(*acts: Act) -> None:
        module = types.ModuleType("steps_of_a_test")
        for act in acts:
            setattr(module, act.__name__, act)
        monkeypatch.setitem(sys.modules, module.__name__, module)
        entries = tuple((act.__name__.replace("_", " "), module.__name__, act.__name__) for act in acts)
        monkeypatch.setattr(pipeline, "BUILD_STEPS", entries)

    return use


def write_a_page(plan: BuildPlan) -> None:
    (plan.out / "index.html").write_text("new", encoding="utf-8")


def old_site(root: Path) -> Path:
    (root / "site").mkdir()
    (root / "site" / "index.html").write_text("old", encoding="utf-8")
    return root / "site" / "index.html"


def test_a_build_puts_the_whole_into_place(
    repository: Path, steps: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    steps(write_a_page)
    page = old_site(repository)
    (repository / "site" / "gone.html").write_text("old", encoding="utf-8")
    plan = build(repository)
    assert page.read_text(encoding="utf-8") == "new"
    assert sorted(file.name for file in (repository / "site").iterdir()) == ["index.html"]
    assert not plan.out.exists()
    assert capsys.readouterr().out.startswith("[1/2] write a page … ")


def test_a_step_that_fails_leaves_the_old_site(repository: Path, steps: Callable[..., None]) -> None:
    def fail_half_way(plan: BuildPlan) -> None:
        raise BuildError("it does not fit", "games/scat/rules.yml:3")

    steps(write_a_page, fail_half_way)
    page = old_site(repository)
    with pytest.raises(StepFailed, match="the step 'fail half way' failed"):
        build(repository)
    assert page.read_text(encoding="utf-8") == "old"


def test_the_report_of_a_step_is_shown(
    repository: Path, steps: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    def count_pages(plan: BuildPlan) -> str:
        return "12 pages"

    steps(count_pages)
    build(repository)
    assert "s (12 pages)\n" in capsys.readouterr().out


def test_what_a_killed_build_left_is_cleared_away(repository: Path, steps: Callable[..., None]) -> None:
    steps(write_a_page)
    half = plan_for(repository).out / "half.html"
    half.parent.mkdir(parents=True)
    half.write_text("half", encoding="utf-8")
    build(repository)
    assert sorted(file.name for file in (repository / "site").iterdir()) == ["index.html"]


def test_a_build_killed_between_the_two_renames_loses_nothing(repository: Path) -> None:
    plan = plan_for(repository)
    page = old_site(repository)
    plan.cache.mkdir()
    plan.site.rename(plan.cache / "site-old")
    recover(plan)
    assert page.read_text(encoding="utf-8") == "old"


def test_a_build_killed_after_the_two_renames_keeps_the_new_site(repository: Path) -> None:
    plan = plan_for(repository)
    plan.out.mkdir(parents=True)
    write_a_page(plan)
    page = old_site(repository)
    put_into_place(plan)
    (plan.cache / "site-old").mkdir()  # as if the removal had not been reached
    recover(plan)
    assert page.read_text(encoding="utf-8") == "new"
    assert not (plan.cache / "site-old").exists()


def test_two_builds_at_once_are_refused(repository: Path, steps: Callable[..., None]) -> None:
    def build_again(plan: BuildPlan) -> None:
        build(plan.root)

    steps(build_again)
    with pytest.raises(StepFailed) as caught:
        build(repository)
    assert "is building the site in this folder; wait until it is done" in str(caught.value.__cause__)


def test_a_missing_module_is_named(root: Path) -> None:
    with pytest.raises(BuildError, match=r"scripts/nothing/here\.py: the module of this step is missing"):
        step_function("scripts.nothing.here", "write_it")


def test_a_missing_function_is_named(root: Path) -> None:
    with pytest.raises(BuildError, match=r"scripts/plan\.py: there is no function write_it\(plan\)"):
        step_function("scripts.plan", "write_it")


def test_what_a_step_fails_to_import_is_a_defect_and_not_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "needs_more.py").write_text("import no_such_package\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ModuleNotFoundError, match="no_such_package"):
        step_function("needs_more", "run")


def test_every_step_of_the_build_is_there() -> None:
    for _, module, function in pipeline.BUILD_STEPS:
        assert callable(step_function(module, function))


@pytest.mark.parametrize(
    ("given", "used"),
    [
        ("https://example.org", "https://example.org/"),
        ("https://example.org/cards", "https://example.org/cards/"),
        ("http://127.0.0.1:8000/a/", "http://127.0.0.1:8000/a/"),
    ],
)
def test_a_site_address_ends_in_a_slash(given: str, used: str) -> None:
    assert check_site_url(given) == used


@pytest.mark.parametrize("given", ["example.org", "/cards/", "ftp://example.org/", "https://", "https://x.org/?a=1"])
def test_what_is_no_site_address_is_refused(given: str) -> None:
    with pytest.raises(BuildError, match="is not the address of a site; give one like"):
        check_site_url(given)


def test_the_site_address_comes_from_the_configuration_or_the_command(
    repository: Path, steps: Callable[..., None]
) -> None:
    seen: list[str | None] = []

    def look(plan: BuildPlan) -> None:
        seen.append(plan.site_url)

    steps(look)
    build(repository)
    (repository / "mkdocs.yml").write_text("site_url: https://configured.example\n", encoding="utf-8")
    build(repository)
    build(repository, "https://given.example/a")
    assert seen == [None, "https://configured.example/", "https://given.example/a/"]


def test_a_configuration_that_is_no_yaml_is_an_error_with_its_line(repository: Path) -> None:
    (repository / "mkdocs.yml").write_text("site_name: Test\n  site_url: [\n", encoding="utf-8")
    with pytest.raises(BuildError, match=r"^mkdocs\.yml: .*line 2"):
        configured_site_url(repository)


def test_clean_spares_locks_and_what_belongs_to_pip_and_npm(repository: Path) -> None:
    cache = repository / ".cache"
    for name in ("pages", "site-new", "npm", "logs"):
        (cache / name).mkdir(parents=True)
    (cache / "build.lock").touch()
    (cache / "facts.json").touch()
    (cache / "link").symlink_to(repository / "requirements.lock")
    clean(cache)
    assert sorted(entry.name for entry in cache.iterdir()) == ["build.lock", "logs", "npm"]
    assert (repository / "requirements.lock").exists()


def test_pages_come_first_beside_the_python_of_the_last_build(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An edited sentence is seen before Python is packed anew, and the site ends with the new Python."""
    seen_while_packing: list[str] = []

    def write_pages(plan: BuildPlan) -> None:
        plan.out.mkdir(exist_ok=True)
        (plan.out / "index.html").write_text("new", encoding="utf-8")

    def pack(plan: BuildPlan) -> None:
        seen_while_packing.append((plan.site / "index.html").read_text(encoding="utf-8"))
        (plan.out / "assets" / "pyodide").mkdir(parents=True)
        (plan.out / "assets" / "pyodide" / "engine.json").write_text("new", encoding="utf-8")

    monkeypatch.setattr(
        pipeline, "BUILD_STEPS", (("write the pages", "pages", "write_pages"), ("pack", "pack", "pack"))
    )
    monkeypatch.setattr(pipeline, "PACK_STEP", "pack")
    monkeypatch.setattr(
        pipeline, "step_function", lambda module, function: {"write_pages": write_pages, "pack": pack}[function]
    )
    engine = repository / "site" / "assets" / "pyodide" / "engine.json"
    engine.parent.mkdir(parents=True)
    engine.write_text("old", encoding="utf-8")
    old_page = repository / "site" / "index.html"
    old_page.write_text("old", encoding="utf-8")
    build(repository, pages_first=True)
    assert seen_while_packing == ["new"]
    assert engine.read_text(encoding="utf-8") == "new"


def test_without_an_earlier_python_there_is_one_round(repository: Path, steps: Callable[..., None]) -> None:
    rounds: list[int] = []

    def count(plan: BuildPlan) -> None:
        rounds.append(1)

    steps(count)
    build(repository, pages_first=True)
    assert len(rounds) == 1
