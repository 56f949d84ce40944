"""The engine's start in a real browser, on a good host and on bad ones: it starts, or says why not, and never hangs.

The pack is the small one of ``tests/pyodide``; the host is a server whose faults each test sets.
"""

from __future__ import annotations

import contextlib
import gzip
import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browser.faulty_host import Host, hosting
from tests.pyodide.synthetic import synthetic_pack

STRICT = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src blob:; "
    "frame-ancestors 'none'; base-uri 'none'"
)
# How a start is asked for, and how its outcome is told.
START = """async ({options, ask}) => {
  const progress = [], output = [];
  try {
    const engine = await VaraqEngine.start({
      onProgress: (told) => progress.push(told), onOutput: (told) => output.push(told),
      ...options,
    });
    window.engine = engine;
    const answer = ask ? await engine.request(ask) : null;
    return {answer, progress, output, build: engine.buildId};
  } catch (error) {
    if (!(error instanceof VaraqEngine.EngineError)) throw error;
    const {code, stage, detail, error: python} = error;
    return {code, stage, detail, python, progress, output};
  }
}"""
ASK = """async (object) => {
  try {
    return {answer: await window.engine.request(object)};
  } catch (error) {
    return {code: error.code, stage: error.stage, python: error.error};
  }
}"""
RENDER = {"do": "render"}


def run_code(code: str) -> dict[str, str]:
    """The request that has the synthetic engine run ``code`` and tell its ``value``."""
    return {"do": "run", "code": code}


@pytest.fixture(scope="module")
def engine_folder(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page that only loads ``engine.js``, and the pack beside it."""
    folder = tmp_path_factory.mktemp("engine")
    pack = synthetic_pack(root, tmp_path_factory.mktemp("pack"))
    shutil.copytree(pack, folder / "files" / "pyodide")
    shutil.copyfile(root / "playground" / "web" / "engine.js", folder / "files" / "engine.js")
    (folder / "page.html").write_text(
        '<!doctype html><meta charset="utf-8"><title>x</title><link rel="icon" href="files/none.png">'
        '<script src="files/engine.js"></script>',
        encoding="utf-8",
    )
    return folder


@pytest.fixture
def host(engine_folder: Path) -> Iterator[Host]:
    with hosting(engine_folder) as server:
        yield server


@pytest.fixture
def visited(context: BrowserContext, host: Host) -> Iterator[Page]:
    """The page, in a fresh profile."""
    fresh = context.new_page()
    fresh.goto(host.address + "page.html")
    yield fresh
    with contextlib.suppress(Exception):
        fresh.evaluate("window.engine?.stop()")
    fresh.close()


Start = Callable[..., dict[str, Any]]


@pytest.fixture
def start(visited: Page) -> Start:
    """``start(ask=…, timeouts=…, manifest=…)`` in the page; what came of it."""

    def run(ask: dict[str, Any] | None = None, **options: Any) -> dict[str, Any]:
        outcome: dict[str, Any] = visited.evaluate(START, {"options": options, "ask": ask})
        return outcome

    return run


def asked_for(host: Host) -> set[str]:
    """The kinds of file that were asked for, by the name before the hash."""
    return {path.rpartition("/")[2].rpartition("-")[0] or path.rpartition("/")[2] for path in host.asked}


def test_nothing_is_requested_before_the_start_and_only_what_is_needed_after(start: Start, host: Host) -> None:
    assert asked_for(host) <= {"page.html", "engine.js", "none.png"}
    host.asked.clear()
    outcome = start(RENDER)
    assert outcome["answer"] == {"html": "<p lang=fa>سلام، دنیا</p>"}
    assert asked_for(host) - {"none.png"} == {
        "engine.json", "engine-worker", "pyodide", "pyodide.asm", "snapshot",
    }  # fmt: skip
    assert len([path for path in host.asked if "none.png" not in path]) == 6
    assert all(path.startswith("/a/sub/path/files/pyodide/") for path in host.asked if "none.png" not in path)


def test_progress_tells_stages_in_order_and_bytes_that_only_grow_to_the_total(start: Start, host: Host) -> None:
    progress = start(RENDER)["progress"]
    stages = list(dict.fromkeys(told["stage"] for told in progress))
    assert stages == ["manifest", "worker", "fetch", "wasm", "python", "import"]
    loaded = [told["loaded"] for told in progress]
    assert loaded == sorted(loaded)
    files = json.loads((host.folder / "files/pyodide/engine.json").read_bytes())["files"]
    sent = sum(files[part]["bytes"] for part in ("runtime", "wasm", "snapshot", "loader"))
    # This host compresses nothing. What a module's import brings is not seen in the headers, so it counts as gzip.
    unseen = sum(files[part]["bytes"] - files[part]["gzip"] for part in ("runtime", "loader"))
    assert progress[-1]["loaded"] == progress[-1]["total"] == sent - unseen


def test_it_starts_under_a_strict_policy_without_eval(start: Start, host: Host, visited: Page) -> None:
    host.policy = STRICT
    visited.reload()
    assert start(RENDER)["answer"] == {"html": "<p lang=fa>سلام، دنیا</p>"}
    assert visited.evaluate("crossOriginIsolated") is False


@pytest.mark.parametrize("kind", ["application/octet-stream", "text/plain; charset=utf-8"])
def test_a_host_that_sends_wasm_as_another_type_is_borne_with(start: Start, host: Host, kind: str) -> None:
    host.faults = {wasm_name(host): kind}
    assert start(RENDER)["answer"] == {"html": "<p lang=fa>سلام، دنیا</p>"}


def test_a_snapshot_that_cannot_be_used_is_passed_over_and_developers_are_told(
    start: Start, host: Host, visited: Page
) -> None:
    said: list[str] = []
    visited.on("console", lambda message: said.append(message.text) if message.type == "warning" else None)
    shipped = host.folder / "files/pyodide" / part_name(host, "snapshot")
    build = json.loads((host.folder / "files/pyodide/engine.json").read_bytes())
    # Of another Pyodide: the first letter of its build stands in the head as `"build": "`.
    inflated = gzip.decompress(shipped.read_bytes())
    place = inflated.index(b'"build": "') + len('"build": "')
    other = inflated[:place] + (b"0" if inflated[place:][:1] != b"0" else b"1") + inflated[place + 1 :]
    (shipped.parent / "snapshot-of-another.bin").write_bytes(gzip.compress(other, 1))
    build["files"]["snapshot"]["name"] = "snapshot-of-another.bin"
    cases: list[tuple[str, dict[str, Any], str]] = [
        ("404", {}, "HTTP 404"),
        ("damaged", {}, ""),
        ("page", {}, ""),
        ("hang", {"timeouts": {"silence": 8000}}, "nothing came for 8000 ms"),
        ("", {"manifest": build}, "made by another Pyodide"),
    ]
    for fault, options, why in cases:
        host.faults = {part_name(host, "snapshot"): fault} if fault else {}
        host.asked.clear()
        outcome = start(RENDER, **options)
        assert outcome.get("answer") == {"html": "<p lang=fa>سلام، دنیا</p>"}, (fault, outcome)
        assert "python" in asked_for(host), fault
        warning = said.pop()
        assert "engine.js: snapshot-" in warning and "without a snapshot" in warning and why in warning, warning
        assert said == []
        visited.evaluate("window.engine.stop()")


def plain(host: Host, part: str) -> dict[str, Any]:
    """Options of a start without a snapshot, where that is what loads the part."""
    if part != "python":
        return {}
    manifest = json.loads((host.folder / "files/pyodide/engine.json").read_bytes())
    del manifest["files"]["snapshot"]
    return {"manifest": manifest}


def wasm_name(host: Host) -> str:
    return part_name(host, "wasm")


def part_name(host: Host, part: str) -> str:
    manifest = json.loads((host.folder / "files/pyodide/engine.json").read_bytes())
    return str(manifest["files"][part]["name"])


@pytest.mark.parametrize(
    ("part", "fault", "code", "stage"),
    [
        ("wasm", "404", "fetch-failed", "fetch"),
        ("wasm", "page", "no-wasm", "wasm"),
        ("wasm", "damaged", "no-wasm", "wasm"),
        ("wasm", "cut", "no-wasm", "wasm"),
        ("python", "404", "fetch-failed", "fetch"),
        ("python", "page", "fetch-failed", "fetch"),
        ("python", "damaged", "fetch-failed", "fetch"),
        ("python", "cut", "fetch-failed", "fetch"),
        ("loader", "404", "fetch-failed", "fetch"),
        ("runtime", "404", "fetch-failed", "fetch"),
        ("runtime", "page", "fetch-failed", "fetch"),
        ("worker", "404", "no-worker", "worker"),
        ("worker", "page", "no-worker", "worker"),
    ],
)
def test_a_file_that_cannot_be_had_ends_the_start_with_a_code(
    start: Start, host: Host, part: str, fault: str, code: str, stage: str
) -> None:
    host.faults = {part_name(host, part): fault}
    outcome = start(timeouts={"silence": 15_000}, **plain(host, part))
    assert (outcome.get("code"), outcome.get("stage")) == (code, stage), outcome


@pytest.mark.parametrize("fault", ["404", "page"])
def test_a_manifest_that_cannot_be_had_ends_the_start_with_a_code(start: Start, host: Host, fault: str) -> None:
    host.faults = {"engine.json": fault}
    outcome = start()
    assert (outcome["code"], outcome["stage"]) == ("fetch-failed", "manifest")


@pytest.mark.parametrize(
    ("part", "stage"),
    [("engine.json", "manifest"), ("worker", "worker"), ("loader", "fetch"), ("wasm", "fetch"), ("python", "fetch")],
)
def test_endless_silence_ends_in_a_timeout_that_names_the_stage(
    start: Start, host: Host, part: str, stage: str
) -> None:
    host.faults = {part if part == "engine.json" else part_name(host, part): "hang"}
    outcome = start(timeouts={"silence": 1500}, **plain(host, part))
    assert (outcome["code"], outcome["stage"]) == ("timeout", stage)
    assert outcome["detail"].startswith("silence")


def test_a_start_that_takes_too_long_as_a_whole_ends_in_a_timeout(start: Start) -> None:
    outcome = start(timeouts={"overall": 20})
    assert (outcome["code"], outcome["detail"]) == ("timeout", "overall: 20 ms")


def test_the_folder_of_the_pack_can_be_named_relative_to_the_page(start: Start, host: Host) -> None:
    assert start(RENDER, base="./files/pyodide/")["answer"] == {"html": "<p lang=fa>سلام، دنیا</p>"}
    assert start(base="nowhere/")["code"] == "fetch-failed"
    assert host.asked[-1] == "/a/sub/path/nowhere/engine.json"


def test_after_a_failure_the_start_can_be_tried_again(start: Start, host: Host) -> None:
    host.faults = {part_name(host, "runtime"): "404"}
    assert start()["code"] == "fetch-failed"
    host.faults = {}
    assert start(RENDER)["answer"] == {"html": "<p lang=fa>سلام، دنیا</p>"}


def test_a_policy_without_wasm_is_told(start: Start, host: Host, visited: Page) -> None:
    host.policy = STRICT.replace(" 'wasm-unsafe-eval'", "")
    visited.reload()
    outcome = start(timeouts={"silence": 15_000})
    assert (outcome["code"], outcome["stage"]) == ("no-wasm", "wasm")


def test_browsers_without_workers_or_wasm_are_told(start: Start, visited: Page, host: Host) -> None:
    host.asked.clear()
    visited.evaluate("window.Kept = Worker; delete window.Worker")
    assert start()["code"] == "no-worker"
    visited.evaluate("window.Worker = Kept; delete window.WebAssembly")
    assert start()["code"] == "no-wasm"
    assert [path for path in host.asked if "pyodide/" in path] == []


def test_a_page_opened_from_a_file_is_told(context: BrowserContext, engine_folder: Path) -> None:
    page = context.new_page()
    page.goto((engine_folder / "page.html").as_uri())
    outcome = page.evaluate(START, {"options": {}, "ask": None})
    assert (outcome["code"], outcome["progress"]) == ("file-protocol", [])
    page.close()


def test_an_error_in_python_at_the_import_is_told_with_its_traceback(start: Start, host: Host) -> None:
    manifest = json.loads((host.folder / "files/pyodide/engine.json").read_bytes())
    outcome = start(manifest={**manifest, "entry": "beta.no_such_door"})
    assert (outcome["code"], outcome["stage"]) == ("python-error", "import")
    assert outcome["python"]["type"] == "ModuleNotFoundError"
    assert outcome["python"]["message"] == "No module named 'beta.no_such_door'"
    assert outcome["python"]["traceback"].startswith("Traceback (most recent call last):")


def test_a_manifest_given_by_the_page_saves_its_request(start: Start, host: Host) -> None:
    host.asked.clear()
    manifest = json.loads((host.folder / "files/pyodide/engine.json").read_bytes())
    outcome = start(RENDER, manifest=manifest)
    assert outcome["answer"] == {"html": "<p lang=fa>سلام، دنیا</p>"}
    assert outcome["build"] == manifest["build"]
    assert "engine.json" not in asked_for(host)


@pytest.mark.parametrize("raised", ["ValueError", "SystemExit", "KeyboardInterrupt", "RecursionError"])
def test_an_exception_in_python_is_an_answer_and_the_engine_lives_on(start: Start, visited: Page, raised: str) -> None:
    assert "answer" in start(RENDER)
    code = "def f(): return f()\nf()" if raised == "RecursionError" else f"raise {raised}('ой')"
    outcome = visited.evaluate(ASK, run_code(code))
    assert (outcome["code"], outcome["stage"]) == ("python-error", "request")
    assert outcome["python"]["type"] == raised
    assert outcome["python"]["traceback"].startswith("Traceback (most recent call last):")
    assert visited.evaluate(ASK, run_code("value = 6 * 7")) == {"answer": {"value": 42}}


def test_an_answer_that_never_comes_ends_the_worker_and_a_restart_mends_it(start: Start, visited: Page) -> None:
    assert "answer" in start(RENDER, timeouts={"request": 1000})
    assert visited.evaluate(ASK, run_code("while True: pass"))["code"] == "timeout"
    assert visited.evaluate(ASK, RENDER)["code"] == "timeout"  # it is gone, and says why
    visited.evaluate("async () => { window.engine = await window.engine.restart(); }")
    assert visited.evaluate(ASK, RENDER) == {"answer": {"html": "<p lang=fa>سلام، دنیا</p>"}}


@pytest.mark.parametrize("end", ["abort()", "_exit(3)"])
def test_a_runtime_that_breaks_down_is_told_and_a_restart_mends_it(start: Start, visited: Page, end: str) -> None:
    assert "answer" in start(RENDER)
    assert visited.evaluate(ASK, run_code(f"import os; os.{end}"))["code"] == "crashed"
    assert visited.evaluate(ASK, RENDER)["code"] == "crashed"
    visited.evaluate("async () => { window.engine = await window.engine.restart(); }")
    assert visited.evaluate(ASK, RENDER) == {"answer": {"html": "<p lang=fa>سلام، دنیا</p>"}}


def test_stop_rejects_what_is_open(start: Start, visited: Page) -> None:
    start(RENDER)
    code = visited.evaluate(
        """async (object) => {
          const open = window.engine.request(object);
          window.engine.stop();
          return open.then(() => "answered", (error) => error.code);
        }""",
        run_code("while True: pass"),
    )
    assert code == "stopped"


def test_requests_are_answered_each_to_its_own(start: Start, visited: Page) -> None:
    start(RENDER)
    values = visited.evaluate(
        """(requests) => Promise.all(requests.map((one) => window.engine.request(one).then((told) => told.value)))""",
        [run_code(f"value = {number}") for number in range(20)],
    )
    assert values == list(range(20))


def test_python_sees_nothing_of_the_pages_origin(start: Start, visited: Page) -> None:
    start(RENDER)
    doors = "fetch indexedDB postMessage location XMLHttpRequest self importScripts caches WebSocket"
    code = f"import js; value = [name for name in {doors!r}.split() if hasattr(js, name)]"
    seen = visited.evaluate(ASK, run_code(code))
    assert seen == {"answer": {"value": []}}


def test_each_worker_has_random_numbers_of_its_own(start: Start, visited: Page) -> None:
    code = run_code("import random; value = random.getrandbits(64)")
    first = start(code)["answer"]["value"]
    assert start(code)["answer"]["value"] != first


def test_what_python_prints_reaches_the_page_and_not_the_console(start: Start, visited: Page) -> None:
    lines: list[str] = []
    visited.on("console", lambda message: lines.append(message.text))
    outcome = start(run_code("import sys; print('سلام'); print('ой', file=sys.stderr); value = 1"))
    assert outcome["output"] == [{"stream": "out", "text": "سلام"}, {"stream": "err", "text": "ой"}]
    assert [line for line in lines if "none.png" not in line and "404" not in line] == []


def test_a_module_that_is_not_loaded_at_the_start_is_fetched_when_it_is_imported(
    start: Start, host: Host, visited: Page
) -> None:
    start(RENDER)
    assert "python-rest" not in asked_for(host)
    code = run_code("import email.mime.text, xml.dom; value = email.mime.text.MIMEText('x').get_content_type()")
    assert visited.evaluate(ASK, code) == {"answer": {"value": "text/plain"}}
    assert len([path for path in host.asked if "python-rest" in path]) == 1


def test_a_rest_that_cannot_be_fetched_is_an_import_error_and_tried_again(
    start: Start, host: Host, visited: Page
) -> None:
    start(RENDER)
    host.faults = {part_name(host, "rest"): "404"}
    code = run_code("import xml.dom; value = xml.dom.__name__")
    outcome = visited.evaluate(ASK, code)
    assert (outcome["code"], outcome["python"]["type"]) == ("python-error", "ImportError")
    host.faults = {}
    assert visited.evaluate(ASK, code) == {"answer": {"value": "xml.dom"}}
